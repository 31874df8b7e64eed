import {knownErrors} from '../src/data/known-errors/index.ts';
import {errorPath} from '../src/data/known-errors/pages.ts';
import type {Command, KnownError, Step} from '../src/data/known-errors/types.ts';
import {findErrors} from '../src/features/error-finder/match.ts';
import {distinct} from '../src/features/error-finder/platform.ts';

import {
  ArgumentError,
  maxTokens,
  readArguments,
  type Arguments,
  type Signature,
} from './arguments.ts';
import {cutLines, DEFAULT_TOKENS, tokens} from '../src/site/text/budget.ts';
import type {ReleaseData} from './data.ts';
import {type Docs, short, UnknownError, type Page, type Section} from './docs.ts';
import {blocksOf, passage} from '../src/site/text/passage.ts';
import {MAX_QUERY, Search, type Found} from './search.ts';
import {lookup, request, signature, symbolsOf, type Symbol} from './symbols.ts';

/** The answer of a tool. */
export interface ToolAnswer {
  readonly text: string;
  /** True if the question was valid and nothing was found. */
  readonly isError?: boolean;
}

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly signature: Signature;
  readonly run: (args: Arguments, library: Library) => Promise<ToolAnswer> | ToolAnswer;
}

/** A definition as `tools/list` sends it. */
export interface Definition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>> & {readonly type: 'object'};
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** What the tools read. Calls do not change it, so all callers share one. */
export class Library {
  readonly docs: Docs;
  readonly search: Search;
  readonly #symbols = new Map<ReleaseData, readonly Symbol[]>();

  constructor(docs: Docs) {
    this.docs = docs;
    this.search = new Search(docs.data);
  }

  symbols(release: ReleaseData): readonly Symbol[] {
    const known = this.#symbols.get(release) ?? symbolsOf(release);
    this.#symbols.set(release, known);
    return known;
  }
}

const text = (args: Arguments, name: string): string | undefined =>
  args[name] === undefined ? undefined : String(args[name]);
const number = (args: Arguments, name: string, otherwise: number): number =>
  typeof args[name] === 'number' ? args[name] : otherwise;

/** Most tokens of one passage of `search_docs`. */
const PASSAGE = 260;
const DEFAULT_LIMIT = 5;

const version = {
  type: 'string',
  description: 'Release, e.g. 0.5.0; default: latest',
} as const;

const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search the Kamiwaza documentation',
  description:
    'Search the Kamiwaza docs, SDK reference and blog. Returns the best sections with address, breadcrumbs and the matching passage. Works with questions, commands, identifiers and error messages.',
  signature: {
    properties: {
      query: {type: 'string', description: 'What to find'},
      version,
      area: {
        type: 'string',
        enum: ['all', 'docs', 'sdk', 'blog'],
        description: 'Part to search; default: all',
      },
      limit: {type: 'integer', minimum: 1, maximum: 20, description: 'Pages; default: 5'},
      max_tokens: maxTokens,
    },
    required: ['query'],
  },
  async run(args, {docs, search}) {
    const query = text(args, 'query') ?? '';
    const release = docs.release(text(args, 'version'));
    const area = text(args, 'area') ?? 'all';
    const limit = number(args, 'limit', DEFAULT_LIMIT);
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const context = area === 'all' ? '' : area;
    if (query.trim() === '') throw new ArgumentError('The argument "query" is empty.');
    const {hits, total, didYouMean, otherReleases} = await search.find(
      query,
      release.path,
      context,
      limit,
    );
    const cut =
      query.length > MAX_QUERY
        ? ` Only its first ${String(MAX_QUERY)} characters were searched.`
        : '';
    if (hits.length === 0) {
      const others = docs.data.releases.filter(({path}) => otherReleases.includes(path));
      return {
        text: [
          `${about(docs, release)}: nothing found for "${short(query)}".${cut}`,
          ...(didYouMean === null ? [] : [`Did you mean "${didYouMean}"?`]),
          ...others.map(({name}) => `Release ${name} has results: set version to "${name}".`),
          ...(context === '' ? [] : ['Other areas may have results: leave area out.']),
        ].join('\n'),
      };
    }
    const parts = [
      `${about(docs, release)}: ${String(hits.length)} of ${String(total)} pages for "${short(query)}".${cut}`,
    ];
    let spent = tokens(parts[0] ?? '');
    const left: string[] = [];
    hits.forEach((hit, index) => {
      // The remaining hits share the remaining tokens, so late hits get their part.
      const share = Math.floor((budget - spent - 60) / (hits.length - index));
      const part = hitText(docs, hit, index + 1, Math.min(share, PASSAGE + 120));
      const cost = tokens(part) + 2;
      if (spent + cost > budget - 60) {
        left.push(`${hit.route}${hit.anchor === '' ? '' : `#${hit.anchor}`}`);
        return;
      }
      spent += cost;
      parts.push(part);
    });
    if (left.length > 0) {
      const named = cutLines([left.join(', ')], Math.max(20, budget - spent - 40)).text;
      parts.push(
        `Left out by the token budget: ${named}. Read with read_page, or raise max_tokens.`,
      );
    }
    return {text: parts.join('\n\n')};
  },
};

/** A hit: title, address, breadcrumbs, passage. */
function hitText(docs: Docs, hit: Found, place: number, budget: number): string {
  const page = docs.pageAt(hit.route);
  const section = page?.sections.find(({anchor}) => anchor === hit.anchor);
  const title = section === undefined ? hit.page : `${hit.page} › ${section.heading}`;
  const head = [`${String(place)}. ${title}`, docs.address(hit.route, hit.anchor)];
  if (hit.breadcrumbs.length > 0) head.push(hit.breadcrumbs.join(' › '));
  const more = hit.more
    .filter(({anchor}) => anchor !== hit.anchor)
    .map(({heading, anchor}) => `${heading} (#${anchor})`);
  const foot = more.length === 0 ? [] : [`Also on this page: ${more.join(', ')}`];
  const room = Math.min(PASSAGE, budget - tokens([...head, ...foot].join('\n')) - 4);
  if (room < 20) return head.join('\n');
  // The anchor of a tab is not a heading, so the words find the place.
  const isPlace = section !== undefined || hit.anchor === '';
  const lines = page === undefined ? [] : isPlace ? linesOf(page, section) : page.lines;
  const body = passage(lines, hit.words, room) || cutLines([hit.snippet], room).text;
  return [...head, '', body, ...(foot.length === 0 ? [] : ['', ...foot])].join('\n');
}

/** Lines of a section without its heading and subsections; of a page, those before its first section. */
function linesOf(page: Page, section: Section | undefined): readonly string[] {
  const from = section === undefined ? 0 : section.from + 1;
  const next = page.sections.find((one) => one.from >= from);
  const own = page.lines.slice(from, next?.from ?? page.lines.length);
  return own.some((line) => line.trim() !== '') || section === undefined
    ? own
    : page.lines.slice(from, section.to);
}

const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the docs as Markdown, whole or one section. Long pages come in parts: the answer says what was left out.',
  signature: {
    properties: {
      page: {type: 'string', description: 'Path, address or title, e.g. /models/overview'},
      section: {type: 'string', description: 'Anchor or heading'},
      version,
      from_line: {type: 'integer', minimum: 0, description: 'Continue at this line'},
      max_tokens: maxTokens,
    },
    required: ['page'],
  },
  run(args, {docs}) {
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const wanted = text(args, 'page') ?? '';
    const {page, anchor} = docs.find(wanted, text(args, 'version'));
    const name = text(args, 'section') ?? anchor;
    const section = name === '' ? undefined : docs.section(page, name);
    const start = Math.min(
      Math.max(section?.from ?? 0, number(args, 'from_line', 0)),
      page.lines.length,
    );
    const end = section?.to ?? page.lines.length;
    const head = [
      `# ${page.title}`,
      `${about(docs, page.release)}, ${docs.address(page.route, section?.anchor)}`,
    ].join('\n');
    const lines = page.lines.slice(start, end);
    // Space for the head, and for the note on how to continue.
    const whole = tokens(lines.join('\n')) + tokens(head) + lines.length <= budget - 20;
    const cut = cutLines(lines, whole ? budget : budget - tokens(head) - 130);
    const parts = [head, cut.text.trim()];
    if (!cut.complete) {
      const next = start + cut.lines;
      const rest = page.sections
        .filter(({from}) => from >= next && from < end)
        .map((one) => `#${one.anchor}`);
      const named = cutLines([rest.join(', ')], 70).text;
      parts.push(
        `[Left out: lines ${String(next)} to ${String(end)}${rest.length === 0 ? '' : `, with the sections ${named}`}. ` +
          `Continue with from_line ${String(next)}, or name a section.]`,
      );
    }
    return {text: parts.join('\n\n')};
  },
};

const lookupSymbol: Tool = {
  name: 'lookup_symbol',
  title: 'Look up the Python SDK',
  description:
    'Look up a method, class, schema, enum or exception of the Kamiwaza Python SDK, or an HTTP path: signature, parameters, HTTP request, errors, status and a checked sample.',
  signature: {
    properties: {
      name: {
        type: 'string',
        description: 'E.g. client.models.list_models, CreateModel, GET /models/',
      },
      version,
      max_tokens: maxTokens,
    },
    required: ['name'],
  },
  run(args, library) {
    const {docs} = library;
    const name = text(args, 'name') ?? '';
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const release = docs.release(text(args, 'version'));
    const {found, close} = lookup(library.symbols(release), name);
    const head = `${about(docs, release)}, SDK model ${release.sdk.release}`;
    if (found.length === 0) {
      const elsewhere = docs.data.releases.filter(
        (other) => other !== release && lookup(library.symbols(other), name).found.length > 0,
      );
      return {
        isError: true,
        text: [
          `${head}: the SDK has no "${short(name)}".`,
          ...(close.length === 0 ? [] : [`Closest: ${close.join(', ')}.`]),
          ...elsewhere.map(
            (other) => `Release ${other.name} has it: set version to "${other.name}".`,
          ),
        ].join('\n'),
      };
    }
    const parts = [head];
    let spent = tokens(head);
    const left: string[] = [];
    for (const symbol of found) {
      const cut = cutLines(symbolText(library, release, symbol).split('\n'), budget - spent - 90);
      if (budget - spent < 250 && parts.length > 1) {
        left.push(symbol.name);
        continue;
      }
      spent += tokens(cut.text) + 2;
      parts.push(cut.text);
      if (!cut.complete) left.push(`the rest of ${symbol.name}`);
    }
    if (left.length > 0) {
      const named = cutLines([left.join(', ')], 60).text;
      parts.push(`[Left out: ${named}. Look these up by their own names, or raise max_tokens.]`);
    }
    return {text: parts.join('\n\n')};
  },
};

/** Everything about a symbol. */
function symbolText(library: Library, release: ReleaseData, symbol: Symbol): string {
  const {docs} = library;
  const {method, notes} = symbol;
  const place = referenceOf(docs, release, symbol);
  const lines = [`## ${symbol.name} (${symbol.kind})`];
  if (place !== undefined) lines.push(docs.address(place.page.route, place.section?.anchor));
  if (method === undefined) return [...lines, '', ...symbol.lines].join('\n');
  const {name, params, returns} = method;
  if (notes !== undefined) lines.push('', notes.purpose);
  lines.push(
    '',
    '```python',
    signature(`${method.async === true ? 'async ' : ''}${name}`, params, returns),
    '```',
  );
  const described = params.filter((param) => notes?.params?.[param.name] !== undefined);
  if (described.length > 0) {
    lines.push(
      '',
      ...described.map((param) => `- \`${param.name}\`: ${notes?.params?.[param.name] ?? ''}`),
    );
  }
  lines.push('');
  if (method.kwargsTo !== undefined) lines.push(`Further keywords: fields of ${method.kwargsTo}.`);
  if (notes?.returns !== undefined) lines.push(`Returns ${notes.returns}.`);
  lines.push(
    (method.http ?? []).length > 0
      ? `HTTP: ${(method.http ?? []).map(request).join(' | ')}`
      : `HTTP: no request of its own${method.reaches === undefined ? '' : `; uses ${method.reaches.join(', ')}`}`,
  );
  const raised = Object.entries(notes?.raises ?? {}).map(([error, when]) => `${error} (${when})`);
  const raises = raised.length > 0 ? raised : (method.raises ?? []);
  lines.push(`Raises: ${raises.length === 0 ? 'nothing of its own' : raises.join('; ')}.`);
  lines.push(`Status: ${statusOf(library, release, symbol)}`);
  for (const note of notes?.notes ?? []) lines.push(`Note: ${absoluteLinks(docs, note)}`);
  const sample = notes?.sample ?? sampleOf(docs, release, symbol);
  if (sample === undefined) {
    lines.push(`No checked sample in the docs of release ${release.name}.`);
  } else {
    lines.push('', 'Sample (type-checked against this SDK):', '```python', sample.trim(), '```');
  }
  return lines.join('\n');
}

/** Deprecated or current, and in which other releases it is. */
function statusOf(library: Library, release: ReleaseData, {name, method}: Symbol): string {
  const has = (other: ReleaseData): boolean =>
    library.symbols(other).some((symbol) => symbol.name === name);
  const others = library.docs.data.releases
    .filter((other) => other !== release)
    .map((other) => `${has(other) ? 'also' : 'not'} in ${other.name}`);
  const deprecated = method?.deprecated;
  const own =
    deprecated === undefined
      ? `in ${release.name}`
      : `deprecated in ${release.name}${deprecated === true ? '' : `, use ${deprecated.replacement}`}`;
  return `${[own, ...others].join('; ')}.`;
}

/** Where the docs of a release describe a symbol: its own section, else the page of its service. */
function referenceOf(
  docs: Docs,
  release: ReleaseData,
  {heading, service}: Symbol,
): {page: Page; section: Section | undefined} | undefined {
  const pages = docs
    .pagesOf(release)
    .filter(({route}) => route.startsWith(`/${release.path}sdk/`))
    .flatMap(({route}) => docs.pageAt(route) ?? []);
  const ofService = pages.filter(({route}) => route.endsWith(`/services/${service ?? ''}`));
  for (const page of [...(service === undefined ? pages : ofService)].reverse()) {
    const section = page.sections.find((one) => one.heading === heading);
    if (section !== undefined) return {page, section};
  }
  const [page] = ofService.reverse();
  return page && {page, section: undefined};
}

/** A program of the release's own pages that calls a method. */
function sampleOf(
  docs: Docs,
  release: ReleaseData,
  {name, heading, service}: Symbol,
): string | undefined {
  const call = service === undefined ? `.${heading}(` : `${name.replace(/^client/, '')}(`;
  const blocks = docs
    .pagesOf(release)
    .filter(({route}) => route.startsWith(`/${release.path}sdk/`))
    .flatMap(({route}) => blocksOf(docs.pageAt(route)?.lines ?? []))
    .filter((block) => /^\s*```python\b/.test(block[0] ?? ''));
  const found = blocks.find((block) => block.some((line) => line.includes(call)));
  const indent = /^\s*/.exec(found?.[0] ?? '')?.[0].length ?? 0;
  return found
    ?.slice(1, -1)
    .map((line) => line.slice(indent))
    .join('\n');
}

const diagnoseError: Tool = {
  name: 'diagnose_error',
  title: 'Diagnose an error',
  description:
    'Find known errors (Kamiwaza, vLLM, llama.cpp, Docker, CUDA, WSL, ...) in a log or error message, with cause, fix and how to verify it. Causes come before their consequences.',
  signature: {
    properties: {
      log: {type: 'string', description: 'Log or message; of long logs the end counts'},
      max_tokens: maxTokens,
    },
    required: ['log'],
  },
  async run(args, {docs, search}) {
    const log = text(args, 'log') ?? '';
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const release = docs.latest;
    if (log.trim() === '') throw new ArgumentError('The argument "log" is empty.');
    const findings = findErrors(log, knownErrors);
    const byId = new Map(knownErrors.map((entry) => [entry.id, entry]));
    if (findings.matches.length === 0) {
      const mentions = findings.mentions.flatMap((id) => byId.get(id) ?? []);
      const {hits} = await search.find(lastLines(log), '', '', 3);
      return {
        text: [
          `${about(docs, release)}: no known error in this log.`,
          ...mentions.map(
            (entry) => `Perhaps related: ${entry.title}, ${docs.address(errorPath(entry))}`,
          ),
          ...(hits.length === 0 ? [] : ['Pages that may help:']),
          ...hits.map((hit) => `- ${hit.page}: ${docs.address(hit.route, hit.anchor)}`),
        ].join('\n'),
      };
    }
    const count = findings.matches.length;
    const skipped =
      findings.skipped > 0
        ? ` The first ${String(findings.skipped)} characters were not read.`
        : '';
    const parts = [
      `${about(docs, release)}: ${String(count)} known ${count === 1 ? 'error' : 'errors'}, causes first.${skipped}`,
    ];
    if (findings.advice.length > 0) {
      const said = findings.advice.map((quote) => `> ${short(quote.text)}`);
      parts.push(`The log itself advises:\n${said.join('\n')}`);
    }
    let spent = tokens(parts.join('\n\n'));
    const left: KnownError[] = [];
    for (const match of findings.matches) {
      const entry = byId.get(match.id);
      if (entry === undefined) continue;
      const room = budget - spent - 120;
      const lines = match.hits.map(
        ({line, parts: shown}) =>
          `Line ${String(line)}: ${short(shown.map((part) => part.text).join(''))}`,
      );
      const full = errorText(docs, entry, match.omit, lines).split('\n');
      if (room < 200 && parts.length > 1) {
        left.push(entry);
        continue;
      }
      const cut = cutLines(full, room);
      spent += tokens(cut.text) + 2;
      parts.push(cut.text);
      if (!cut.complete) left.push(entry);
    }
    if (left.length > 0) {
      const named = left.map((entry) => `${entry.title}: ${docs.address(errorPath(entry))}`);
      parts.push(
        cutLines(['[Left out by the token budget; read with read_page:', ...named], 110).text,
      );
    }
    return {text: parts.join('\n\n')};
  },
};

/** The end of a log, which has its own error message. */
function lastLines(log: string): string {
  const lines = log.trimEnd().split('\n').slice(-40);
  const telling = lines.filter((line) =>
    /error|exception|fail|denied|refused|cannot|unable/i.test(line),
  );
  return (telling.length > 0 ? telling : lines).slice(-3).join(' ').slice(-600);
}

function errorText(
  docs: Docs,
  entry: KnownError,
  omit: readonly number[],
  lines: readonly string[],
): string {
  const commandLines = (commands: readonly Command[]): string[] =>
    distinct(commands).flatMap(({code, language, names}) => [
      ...(names.length === 0 ? [] : [`   ${names.join(', ')}:`]),
      `   \`\`\`${language}`,
      ...code.split('\n').map((line) => `   ${line}`),
      '   ```',
    ]);
  const step = ({text: words, commands = []}: Step): string =>
    [absoluteLinks(docs, words), ...commandLines(commands)].join('\n');
  const steps = entry.steps.filter((_, index) => !omit.includes(index));
  return [
    `## ${entry.title}`,
    `${docs.address(errorPath(entry))} (${entry.kamiwaza ? 'Kamiwaza' : 'not specific to Kamiwaza'}, ${entry.component})`,
    ...lines,
    '',
    `Cause: ${absoluteLinks(docs, entry.cause)}`,
    '',
    ...steps.map((one, index) => `${String(index + 1)}. ${step(one)}`),
    '',
    `Verify: ${step(entry.verify)}`,
    `Sources: ${entry.sources.map(({title, url}) => `${title} ${url.startsWith('/') ? docs.address(url) : url}`).join('; ')}`,
  ].join('\n');
}

/** Links to site paths as addresses. */
function absoluteLinks(docs: Docs, markdown: string): string {
  return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${docs.address(path)})`);
}

/** Names the release in every answer. */
function about(docs: Docs, release: ReleaseData): string {
  return `Kamiwaza ${release.name}${release === docs.latest ? ' (latest)' : ''}`;
}

/** In a fixed order, so that a client's cache of the prompt stays valid. */
const TOOLS: readonly Tool[] = [searchDocs, readPage, lookupSymbol, diagnoseError];

/** The definitions of all tools, the same on every call. */
export const DEFINITIONS: readonly Definition[] = TOOLS.map(
  ({name, title, description, signature: {properties, required}}) => ({
    name,
    title,
    description,
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties,
      required,
    },
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }),
);

/**
 * Calls a tool.
 *
 * @param name of the tool
 * @param given its arguments, not yet checked
 * @throws UnknownError if the tool, release, page or section does not exist; the message says what does
 * @throws ArgumentError if the arguments cannot be used
 */
export async function callTool(
  library: Library,
  name: string,
  given: unknown,
): Promise<ToolAnswer> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) {
    const names = TOOLS.map((one) => one.name).join(', ');
    throw new UnknownError(`There is no tool "${short(name)}". Tools: ${names}.`);
  }
  return tool.run(readArguments(given, tool.signature), library);
}
