import type {SdkMethod} from '../src/data/sdk/types.ts';
import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';
import {blocksOf} from '../src/site/text/passage.ts';
import {raisesOf} from '../src/site/text/raises.ts';
import {escapeRegExp} from '../src/site/util/escape.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import type {ReleaseData} from './data.ts';
import {type Docs, type Page, sectionAt, short} from './docs.ts';
import {noSuchCalls} from './no-such-call.ts';
import {isBroken, lookup, request, signature, type SdkSymbol} from './symbols.ts';
import {about, absoluteLinks, fit, type Library, number, text, type Tool, version} from './tool.ts';

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
    const {found, exact, close} = lookup(library.symbols(release), name);
    const model = `${about(docs, release)}, SDK model ${release.sdk.release}`;
    // A name that differs is shown only for want of the name itself.
    const elsewhere = exact
      ? []
      : docs.data.releases.flatMap((other) => {
          const there = lookup(library.symbols(other), name);
          const [one] = there.exact || found.length === 0 ? there.found : [];
          return other === release || one === undefined
            ? []
            : [
                `Release ${other.name} has it: set version to "${other.name}".`,
                ...insteadOf(library, release, one),
                ...removalOf(docs, release, other, one),
              ];
        });
    if (found.length === 0) {
      const call = name.trim().replace(/^client\.|\(.*$/gs, '');
      const known =
        release === docs.latest ? noSuchCalls.find(({pattern}) => pattern.test(call)) : undefined;
      if (known !== undefined) {
        const text = `${model}: the SDK has no "${short(name)}". ${known.instead}\n${docs.address(known.page)}`;
        return {isError: true, text};
      }
      return {
        isError: true,
        text: [
          `${model}: the SDK has no "${short(name)}".`,
          ...elsewhere,
          // A part that is gone has a successor or none, and no namesake.
          ...(close.length === 0 || elsewhere.length > 0 ? [] : [`Closest: ${close.join(', ')}.`]),
          'Or describe what it does in search_docs.',
        ].join('\n'),
      };
    }
    const shown = found.slice(0, 4).map((one) => one.name);
    const head = exact
      ? model
      : [`${model}: there is no "${short(name)}"; showing ${shown.join(', ')}.`, ...elsewhere].join(
          '\n',
        );
    // The note on what is left out gets its part.
    const names = Math.min(60, budget / 10);
    const room = budget - estimateTokens(head) - names - 30;
    const {parts, left} = fit(found, (one) => symbolText(library, release, one), room, 160);
    if (left.length > 0) {
      const list = left.map(({item, begun}) => (begun ? `the rest of ${item.name}` : item.name));
      const named = cutLines([list.join(', ')], names).text;
      const isBegun = left.every(({begun}) => begun);
      const how = isBegun ? 'Raise' : 'Look these up by their own names, or raise';
      parts.push(`[Left out: ${named}. ${how} max_tokens.]`);
    }
    return {text: [head, ...parts].join('\n\n')};
  },
};

/** What comes before a sample that needs a login, as on the pages. */
const LOGIN = `import getpass

from kamiwaza_client.authentication import UserPasswordAuthenticator

client.authenticator = UserPasswordAuthenticator("admin", getpass.getpass(), client.auth)

`;

/** Everything about a symbol. */
function symbolText(library: Library, release: ReleaseData, symbol: SdkSymbol): string {
  const {docs} = library;
  const {method, notes} = symbol;
  const place = referenceOf(docs, release, symbol);
  const lines = [`## ${symbol.name} (${symbol.kind})`];
  if (place !== undefined) lines.push(docs.address(place.page.route, place.anchor));
  const login =
    symbol.login === true ? ['Needs a login: without one, calls raise `AuthenticationError`.'] : [];
  if (method === undefined) {
    return [...lines, '', ...login, ...symbol.lines, ...referenceSection(symbol, place)].join('\n');
  }
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
  lines.push('', ...login);
  if (method.kwargsTo !== undefined) lines.push(`Further keywords: fields of ${method.kwargsTo}.`);
  if (notes?.returns !== undefined) lines.push(`Returns ${notes.returns}.`);
  lines.push(
    (method.http ?? []).length > 0
      ? `HTTP: ${(method.http ?? []).map(request).join(' | ')}`
      : `HTTP: no request of its own${method.reaches === undefined ? '' : `; uses ${method.reaches.join(', ')}`}`,
  );
  for (const {body} of method.http ?? []) {
    const schema = release.sdk.schemas.find((one) => one.name === body?.schema);
    const required = (schema?.fields ?? []).filter((field) => field.required === true);
    if (schema === undefined || required.length === 0) continue;
    lines.push(`Required in ${schema.name}: ${required.map((field) => field.name).join(', ')}.`);
  }
  const raises = raisesOf(method, notes, release.sdk.schemas);
  if (raises.length === 0) lines.push('Raises nothing of its own.');
  for (const line of raises) lines.push(`Raises ${line}`);
  lines.push(`Status: ${statusOf(library, release, symbol)}`);
  for (const note of notes?.notes ?? []) lines.push(`Note: ${note}`);
  if (notes === undefined) lines.push(...linesAbout(docs, release, symbol));
  const found = notes === undefined ? sampleOf(docs, release, symbol) : undefined;
  if (notes !== undefined) {
    const code = `${symbol.login === true ? LOGIN : ''}${notes.sample.trim()}`;
    lines.push('', 'Sample (type-checked against this SDK):', '```python', code, '```');
  } else if (found !== undefined) {
    // A block of a page can use names of the blocks before it.
    lines.push(
      '',
      `Part of a program, all of it at ${found.address}:`,
      '```python',
      found.code,
      '```',
    );
  } else {
    lines.push(`No checked sample in the docs of release ${release.name}.`);
  }
  return absoluteLinks(docs, lines.join('\n'), place?.page.route);
}

/** Broken, deprecated or current, and in which other releases it is. */
function statusOf(library: Library, release: ReleaseData, {name, method}: SdkSymbol): string {
  const form = (one: SdkMethod | undefined): string =>
    one === undefined ? '' : signature(one.name, one.params, null);
  const others = library.docs.data.releases
    .filter((other) => other !== release)
    .map((other) => {
      const there = library.symbols(other).find((symbol) => symbol.name === name);
      if (there === undefined) return `not in ${other.name}`;
      const same = form(there.method) === form(method);
      return `also in ${other.name}${same ? '' : `, with other parameters: \`${form(there.method)}\``}`;
    });
  const deprecated = method?.deprecated;
  const own =
    deprecated === undefined
      ? `${method !== undefined && isBroken(method) ? 'broken ' : ''}in ${release.name}`
      : `deprecated in ${release.name}${deprecated === true ? '' : `, use ${deprecated.replacement}`}`;
  return `${[own, ...others].join('; ')}.`;
}

/** Kinds whose section says what the model does not: who raises an exception, how to log in. */
const EXPLAINED: readonly SdkSymbol['kind'][] = [
  'exception',
  'class',
  'client',
  'method',
  'attribute',
];

/** The section of the docs about what is not a method of a service. */
function referenceSection({kind}: SdkSymbol, place: ReturnType<typeof referenceOf>): string[] {
  const section = place?.page.sections.find(({anchor}) => anchor === place.anchor);
  if (section === undefined || !EXPLAINED.includes(kind)) return [];
  return ['', ...(place?.page.lines.slice(section.from, section.to) ?? [])];
}

/** Most sentences and rows of pages that are shown for a method. */
const MAX_LINES = 6;

/** What the pages of a release without notes say about a method: sentences and rows with its name. */
function linesAbout(
  docs: Docs,
  release: ReleaseData,
  {name, heading, service}: SdkSymbol,
): string[] {
  const found = docs.sdkPagesOf(release).flatMap(({route}) => {
    const names = route.endsWith(`/services/${service ?? ''}`) ? [name, heading] : [name];
    const said = new RegExp(`\`(?:${names.map(escapeRegExp).join('|')})[(\`]`);
    const lines = blocksOf(docs.pageAt(route)?.lines ?? []).filter(
      ([line]) => !/^\s*```/.test(line ?? ''),
    );
    return lines.flat().filter((line) => said.test(line) && !line.startsWith('#'));
  });
  // Without links: some lead to another release.
  return found
    .slice(0, MAX_LINES)
    .map((line) => `Docs: ${line.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}`);
}

/** Where an older release says what it has in place of a newer method. */
function insteadOf({docs}: Library, release: ReleaseData, {service}: SdkSymbol): string[] {
  const own = docs
    .sdkPagesOf(release)
    .find(({route}) => route.endsWith(`/services/${service ?? ''}`));
  return release === docs.latest || own === undefined
    ? []
    : [`What ${release.name} has for the task: ${docs.address(own.route)}`];
}

/** Where the docs of a release describe a symbol: its own section, else a row or sentence with its name. */
function referenceOf(
  docs: Docs,
  release: ReleaseData,
  {name, heading, service}: SdkSymbol,
): {page: Page; anchor?: string | undefined} | undefined {
  const all = docs.sdkPagesOf(release).flatMap(({route}) => docs.pageAt(route) ?? []);
  // The reference before the guides.
  all.sort((a, b) => Number(/\/current\//.test(b.route)) - Number(/\/current\//.test(a.route)));
  const own = all.filter(({route}) => route.endsWith(`/services/${service ?? ''}`));
  const pages =
    own.length > 0
      ? own
      : service === undefined
        ? all
        : all.filter(({route}) => !route.includes('/services/'));
  const codes = [`\`${name}\``, `\`${heading}\``];
  const tests: readonly ((line: string) => boolean)[] = [
    // Badges may follow the name in a heading.
    ...codes.map((code) => (line: string) => /^#+ /.test(line) && line.split(' ')[1] === code),
    (line) => line === `## ${heading}` || line.startsWith(`## ${heading} {#`),
    (line) => codes.some((code) => line.startsWith(`| ${code}`)),
    (line) => codes.some((code) => line.includes(code)),
    (line) => line.includes(`.${heading}(`) || line.includes(`\`${heading}(`),
    (line) => line.includes(`= ${heading}(`),
    // A service without a page of its own.
    (line) => service !== undefined && own.length === 0 && line.includes(`client.${service}`),
  ];
  for (const test of tests) {
    for (const page of pages) {
      const at = page.lines.findIndex(test);
      if (at !== -1) return {page, anchor: sectionAt(page, at)?.anchor};
    }
  }
  return own[0] && {page: own[0]};
}

/** What the latest release says about a part of the SDK that only the one before has. */
function removalOf(
  docs: Docs,
  release: ReleaseData,
  other: ReleaseData,
  {name}: SdkSymbol,
): string[] {
  const [latest, previous] = docs.data.releases;
  const page = docs.pageAt(
    `/installation/what-changed-since-${(previous?.name ?? '').replaceAll('.', '-')}`,
  );
  if (page === undefined || release !== latest || other !== previous) return [];
  const rows = page.lines.map((line) => /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/.exec(line));
  const at = rows.findIndex((row) => row?.[1] === name);
  const [, , since, successor] = rows[at] ?? [];
  const section = at === -1 ? docs.section(page, 'sdk') : sectionAt(page, at);
  const address = docs.address(page.route, section?.anchor);
  return [
    ...(successor === undefined
      ? []
      : [`Gone from ${release.name} (since ${since ?? ''}). Use instead: ${successor}.`]),
    `What changed: ${address}`,
  ];
}

/** A program of the release's own pages that calls a method. */
function sampleOf(
  docs: Docs,
  release: ReleaseData,
  {name, heading, service}: SdkSymbol,
): {code: string; address: string} | undefined {
  const call = service === undefined ? `.${heading}(` : `${name.replace(/^client/, '')}(`;
  for (const {route} of docs.sdkPagesOf(release)) {
    const found = blocksOf(docs.pageAt(route)?.lines ?? []).find(
      (block) =>
        /^\s*```python\b/.test(block[0] ?? '') && block.some((line) => line.includes(call)),
    );
    if (found === undefined) continue;
    const indent = /^\s*/.exec(found[0] ?? '')?.[0].length ?? 0;
    const code = found.slice(1, -1).map((line) => line.slice(indent));
    return {code: code.join('\n').trim(), address: docs.address(route)};
  }
  return undefined;
}
