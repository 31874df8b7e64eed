import {createRequire} from 'node:module';

import type {CompatData, CompatStatement, Identifier} from '@mdn/browser-compat-data';
import {parse} from 'acorn';
import postcss from 'postcss';

// Not imported: Vite would make a module of its 20 MB, which takes most of a minute.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Oldest versions the site is built for, by the names of MDN's data. */
export type Oldest = Readonly<Record<string, number>>;

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

/**
 * Reads the oldest versions out of a browserslist query.
 *
 * @param query lines such as `firefox >= 115`
 * @throws Error for a line of another form
 */
export function oldestOf(query: readonly string[]): Oldest {
  return Object.fromEntries(
    query.map((line) => {
      const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const name = NAMES[browser];
      if (name === undefined) throw new Error(`"${line}" is not of the form "firefox >= 115"`);
      return [name, Number(version)];
    }),
  );
}

/** Browsers whose oldest version does not have a feature; with a vendor prefix counts as having it. */
function lacking(compat: CompatStatement | undefined, oldest: Oldest): string[] {
  if (!compat) return [];
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const known = compat.support[browser as keyof typeof compat.support];
      if (known === undefined) return false;
      return ![known].flat().some(({version_added: added, version_removed: removed, flags}) => {
        if (flags || added === false || added === null) return false;
        const since = typeof added === 'string' ? Number(added.replace(/^≤|^preview$/, '')) : 0;
        return since <= version && !removed;
      });
    })
    .map(([browser, version]) => `${browser} ${String(version)}`);
}

const compatOf = (at: Identifier | undefined): CompatStatement | undefined => at?.__compat;

/**
 * Features of a style sheet that the oldest browsers do not have. Rules in `@supports` are guarded.
 *
 * @param css the style sheet
 * @param oldest the oldest browsers
 * @returns `feature: browsers`, each once
 */
export function newerCss(css: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const note = (feature: string, at: Identifier | undefined): void => {
    const without = lacking(compatOf(at), oldest);
    if (without.length > 0) found.add(`${feature}: ${without.join(', ')}`);
  };
  const {properties, selectors, 'at-rules': atRules} = bcd.css as Record<string, Identifier>;
  postcss.parse(css).walk((node) => {
    for (let at = node.parent; at; at = at.parent as typeof at) {
      if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return;
    }
    // A vendor's own name is meant for that vendor.
    if (node.type === 'decl' && !node.prop.startsWith('-')) {
      const property = properties?.[node.prop];
      note(node.prop, property);
      // A browser that does not know it keeps the line above.
      const before = node.prev();
      const hasFallback = before?.type === 'decl' && before.prop === node.prop;
      const hasAlternative = node.value.replace(/"[^"]*"|'[^']*'/g, '').includes('/');
      if (node.prop === 'content' && hasAlternative && !hasFallback)
        note('content: alternative text', property?.alt_text);
      for (const word of node.value.match(/[a-z-]+/g) ?? [])
        note(`${node.prop}: ${word}`, property?.[word]);
    }
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]+)/g)) {
        note(`:${name}`, selectors?.[name]);
      }
    }
    if (node.type === 'atrule') {
      note(`@${node.name}`, atRules?.[node.name]);
      for (const [, feature = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
        if (node.name === 'media') note(`@media (${feature})`, atRules?.media?.[feature]);
      }
    }
  });
  return [...found].sort();
}

/**
 * Selectors that a browser without `:has` drops because of another one in their rule. A list in `:is` or `:where`
 * loses only the part that is not known.
 *
 * @param css the style sheet
 * @returns the selectors
 */
export function mixedWithHas(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({selectors}) => {
    const dropped = (selector: string): boolean =>
      selector
        .replace(/:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
        .includes(':has(');
    if (selectors.some(dropped)) found.push(...selectors.filter((one) => !dropped(one)));
  });
  return found;
}

/** Last edition of the language that the oldest browsers have as a whole. */
const LANGUAGE = 2022;

/**
 * Features of a script that the oldest browsers do not have: syntax, methods of the language, properties of
 * `navigator`, and constructors of the browser.
 *
 * @param code the script
 * @param oldest the oldest browsers
 * @returns `feature: browsers`, each once
 */
export function newerScript(code: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  try {
    parse(code, {ecmaVersion: LANGUAGE, sourceType: 'script'});
  } catch (error) {
    found.add(`syntax: ${error instanceof Error ? error.message : String(error)}`);
  }
  const {methods, navigator, constructors} = scriptFeatures(oldest);
  for (const [pattern, features] of [
    [/\.(\w+)\(/g, methods],
    [/\bnavigator\.(\w+)/g, navigator],
    [/\bnew ([A-Z]\w+)/g, constructors],
  ] as const) {
    for (const [, name = ''] of code.matchAll(pattern)) {
      const without = features.get(name);
      if (without !== undefined) found.add(`${name}: ${without}`);
    }
  }
  return [...found].sort();
}

/** What MDN's data has below a feature, without the feature's own entry. */
function partsOf(at: Identifier | undefined): [string, Identifier][] {
  return Object.entries((at ?? {}) as Record<string, Identifier>).filter(
    ([name]) => name !== '__compat',
  );
}

function scriptFeatures(oldest: Oldest) {
  const builtins = Object.values(bcd.javascript.builtins as Record<string, Identifier>);
  const members = builtins.flatMap(partsOf);
  // A name that some object has in all browsers proves nothing: `map` of a list is not `map` of an iterator.
  const everywhere = new Set(
    members.filter(([, at]) => lacking(compatOf(at), oldest).length === 0).map(([name]) => name),
  );
  const newer = (entries: readonly (readonly [string, Identifier])[]): Map<string, string> =>
    new Map(
      entries
        .map(([name, at]) => [name, lacking(compatOf(at), oldest).join(', ')] as const)
        .filter(([, without]) => without !== ''),
    );
  const api = bcd.api as Record<string, Identifier>;
  return {
    methods: newer(members.filter(([name]) => !everywhere.has(name))),
    navigator: newer(partsOf(api.Navigator)),
    constructors: newer(partsOf({...api, ...bcd.javascript.builtins})),
  };
}
