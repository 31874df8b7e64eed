import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';
import {blocksOf} from '../src/site/text/passage.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import type {ReleaseData} from './data.ts';
import {type Docs, short, type Page, type Section} from './docs.ts';
import {lookup, request, signature, type Symbol} from './symbols.ts';
import {about, absoluteLinks, type Library, number, text, type Tool, version} from './tool.ts';

/** Explains a part of the SDK. */
export const lookupSymbol: Tool = {
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
    if (name.trim() === '') throw new ArgumentError('The argument "name" is empty.');
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
    let spent = estimateTokens(head);
    const left: string[] = [];
    let cutShort = 0;
    for (const symbol of found) {
      const cut = cutLines(symbolText(library, release, symbol).split('\n'), budget - spent - 90);
      if (budget - spent < 250 && parts.length > 1) {
        left.push(symbol.name);
        continue;
      }
      spent += estimateTokens(cut.text) + 2;
      parts.push(cut.text);
      if (!cut.complete) {
        left.push(`the rest of ${symbol.name}`);
        cutShort += 1;
      }
    }
    if (left.length > 0) {
      const named = cutLines([left.join(', ')], 60).text;
      const how = left.length > cutShort ? 'Look these up by their own names, or raise' : 'Raise';
      parts.push(`[Left out: ${named}. ${how} max_tokens.]`);
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
  const pages = docs.sdkPagesOf(release).flatMap(({route}) => docs.pageAt(route) ?? []);
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
    .sdkPagesOf(release)
    .flatMap(({route}) => blocksOf(docs.pageAt(route)?.lines ?? []))
    .filter((block) => /^\s*```python\b/.test(block[0] ?? ''));
  const found = blocks.find((block) => block.some((line) => line.includes(call)));
  const indent = /^\s*/.exec(found?.[0] ?? '')?.[0].length ?? 0;
  return found
    ?.slice(1, -1)
    .map((line) => line.slice(indent))
    .join('\n');
}
