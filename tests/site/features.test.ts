// Only pages with a feature load it: the scripts that other pages load first have none of its code.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import type {Footprint} from '../support/footprint.ts';

import {type BuiltPage, builtPages} from './pages.ts';

const SCRIPTS = path.join('build', 'assets', 'js');
const FEATURES = path.resolve('src', 'features');

const footprints = await Promise.all(
  readdirSync(FEATURES)
    .filter((name) => existsSync(path.join(FEATURES, name, '__tests__', 'footprint.ts')))
    .map(async (name) => {
      const module = (await import(path.join(FEATURES, name, '__tests__', 'footprint.ts'))) as {
        footprint: Footprint;
      };
      return {name, ...module.footprint};
    }),
);

const generated = (file: string): unknown =>
  JSON.parse(readFileSync(path.join('.docusaurus', file), 'utf8'));

/** Docusaurus' names of the chunks of each route, some of them in groups. */
interface ChunkNames {
  readonly [part: string]: string | ChunkNames;
}
const routes = new Map(
  Object.entries(generated('routesChunkNames.json') as Record<string, ChunkNames>).map(
    // Three characters behind the address keep routes with the same address apart.
    ([route, names]) => [route.replace(/-[\da-f]{3}$/, ''), names],
  ),
);
const namesIn = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : namesIn(name)));
const manifest = generated('client-manifest.json') as {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
};

/** Scripts that a browser fetches for a page before it can be used: those it names, and its route's chunks. */
function firstScripts({$, address}: BuiltPage): string[] {
  const named = $('link[rel="preload"][as="script"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
  const chunks = namesIn(routes.get(address) ?? {})
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((id) => manifest.assets[id]?.js ?? [])
    .map(({file}) => file);
  return [...new Set([...named, ...chunks].map((file) => path.basename(file)))];
}

const texts = new Map<string, string>();
const textOf = (script: string): string => {
  const text = texts.get(script) ?? readFileSync(path.join(SCRIPTS, script), 'utf8');
  texts.set(script, text);
  return text;
};

const pages = [...builtPages()].map((page) => ({
  address: page.address,
  html: page.$.html(),
  scripts: firstScripts(page),
}));

it('finds the features, and the scripts of each page', () => {
  expect(footprints.map(({name}) => name)).toContain('memory-calculator');
  for (const {address, scripts} of pages)
    expect(scripts.length, address).toBeGreaterThan(address.endsWith('404') ? 1 : 2);
});

it.each(footprints)(
  '$name is loaded by the pages that use it, and by no others',
  ({page, code}) => {
    const using = pages.filter(({html}) => page.test(html));
    const others = pages.filter(({html}) => !page.test(html));
    expect(using.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(10);
    for (const text of code) {
      const has = ({scripts}: (typeof pages)[number]): boolean =>
        scripts.some((script) => textOf(script).includes(text));
      expect(
        using.filter((one) => !has(one)).map(({address}) => address),
        text,
      ).toEqual([]);
      expect(
        others.filter(has).map(({address}) => address),
        text,
      ).toEqual([]);
    }
  },
);
