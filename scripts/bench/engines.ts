import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Browser} from '@playwright/test';
import {build, type Plugin as EsbuildPlugin} from 'esbuild';
import MiniSearch from 'minisearch';

import {CONTEXTS} from '../../src/features/search/core/scope.ts';
import {originalOptions} from '../../src/features/search/original-options.ts';
import {tokens} from '../../src/features/search/core/text.ts';
import {synonymTable, type SynonymTable} from '../../src/features/search/core/synonyms.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {createPagesServer} from '../serve/server.ts';

import {askWorker, serveFromDisk, type BuiltIndex} from './search/built.ts';
import {BASE, scopeOfPage, type Ask} from './search/evaluate.ts';

const require = createRequire(import.meta.url);

/** A search under comparison. */
export interface Engine {
  readonly name: string;
  readonly ask: Ask;
  /** Gzip bytes of what a reader of each context loads before the first answer. */
  readonly bytes: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const gzip = (data: string | Buffer): number => gzipSync(data, {level: 9}).length;
const label = (context: string, version: string): string => `${version}${context}`;
const route = (url: string): string => `/${url.slice(BASE.length)}`;

/** Ours: the worker's own code. */
export async function ours(buildDir: string, builtIndexes: readonly BuiltIndex[]): Promise<Engine> {
  const bytes = new Map<string, number>();
  for (const {context, version, heads} of builtIndexes) {
    let sum = 0;
    for (const file of heads) sum += gzip(await readFile(path.join(buildDir, file)));
    bytes.set(label(context, version), sum);
  }
  const ask = askWorker(buildDir);
  return {name: 'This site', ask, bytes, close: () => Promise.resolve()};
}

const ORIGINAL = '@easyops-cn/docusaurus-search-local';

interface OriginalWorker {
  search(
    ...args: [base: string, context: string, input: string, limit: number]
  ): Promise<readonly {readonly document: {readonly u: string}}[]>;
}

/**
 * The original plugin, unchanged: its index build over the same pages, its worker code, and the
 * choice of context its search bar makes.
 */
export async function original(
  buildDir: string,
  builtIndexes: readonly BuiltIndex[],
): Promise<Engine> {
  const work = await mkdtemp(path.join(tmpdir(), 'bench-original-'));
  const outDir = path.join(work, 'build');
  // The original writes next to the pages: folders are created, files linked.
  for (const file of filesBelow(buildDir)) {
    const link = path.join(outDir, file);
    await mkdir(path.dirname(link), {recursive: true});
    await symlink(path.resolve(buildDir, file), link);
  }
  const config = {
    ...originalOptions({hashed: 'filename', searchContextByPaths: [...CONTEXTS]}),
    // The original also strips them before it builds.
    docsRouteBasePath: ['', 'sdk'],
    blogRouteBasePath: ['blog'],
    useAllContextsWithNoSearchContext: false,
    removeDefaultStopWordFilter: [],
    language: ['en'],
    ignoreFiles: [],
    ignoreCssSelectors: [],
  };
  const versions = new Map<string, string[]>();
  for (const {version, context, index} of builtIndexes) {
    if (context === 'blog') continue;
    const key = context === 'sdk' && version === '' ? 'sdk' : version;
    const urls = index.pages.map((record) => index.records[record]?.u ?? '');
    versions.set(key, [...(versions.get(key) ?? []), ...urls]);
  }
  const plugins = [...versions].map(([key, urls]) => ({
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {
          path: BASE + key.replace(/\/$/, ''),
          isLast: key === '' || key === 'sdk',
          docs: urls.map((permalink) => ({permalink})),
        },
      ],
    },
  }));
  const routesPaths = builtIndexes.flatMap(({index}) =>
    index.pages.map((record) => index.records[record]?.u ?? ''),
  );
  const {postBuildFactory} = require(
    `${ORIGINAL}/dist/server/server/utils/postBuildFactory.js`,
  ) as {
    postBuildFactory: (config: unknown, file: string) => (data: unknown) => Promise<void>;
  };
  const postBuild = postBuildFactory(config, 'original-index{dir}.json');
  const siteConfig = {trailingSlash: false};
  await postBuild({routesPaths, outDir, baseUrl: BASE, siteConfig, plugins});

  const constants = path.join(work, 'constants.js');
  await writeFile(
    constants,
    `import lunr from ${JSON.stringify(require.resolve('lunr'))};
export const removeDefaultStopWordFilter = [];
export const language = ['en'];
export const searchIndexUrl = 'original-index{dir}.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
`,
  );
  const generated: EsbuildPlugin = {
    name: 'generated',
    setup(builder) {
      builder.onResolve({filter: /^@generated\//}, () => ({path: constants}));
    },
  };
  const bundle = path.join(work, 'worker.cjs');
  await build({
    entryPoints: [require.resolve(`${ORIGINAL}/dist/client/client/theme/worker.js`)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    nodePaths: [path.resolve('node_modules')],
    plugins: [generated],
  });
  // What a worker has and Node.js does not.
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'http://localhost'},
  });
  const {SearchWorker} = require(bundle) as {SearchWorker: new () => OriginalWorker};
  const worker = new SearchWorker();
  const read = serveFromDisk(outDir);

  const bytes = new Map<string, number>();
  const size = async (version: string, context: string): Promise<number> => {
    const name = `original-index${context === '' ? '' : `-${context}`}.json`;
    return gzip(await readFile(path.join(outDir, version, name)));
  };
  bytes.set('sdk', await size('', 'sdk'));
  bytes.set('docs + blog', await size('', ''));
  for (const version of ['0.3.2/', '0.5.0/']) bytes.set(`${version} all`, await size(version, ''));
  return {
    name: 'Original plugin',
    bytes,
    async ask(from, query) {
      globalThis.fetch = read;
      const {version} = scopeOfPage(from);
      // As its search bar does it: by the path after the version.
      const inside = from.slice(1 + version.length);
      const context = ['docs', 'sdk'].find(
        (name) => inside === name || inside.startsWith(`${name}/`),
      );
      try {
        const results = await worker.search(BASE + version, context ?? '', query, 8);
        return [...new Set(results.map(({document}) => route(document.u)))];
      } catch {
        // The box shows nothing if its index cannot be loaded.
        return [];
      }
    },
    close: () => rm(work, {recursive: true}),
  };
}

/** A query, and the same with each of its expressions replaced by a synonym. */
function withSynonyms(query: string, synonyms: SynonymTable): string[] {
  const words = tokens(query).map(({term}) => term);
  const variants = words.flatMap((word, position) =>
    (synonyms.get(word) ?? [])
      .filter((entry) => entry.words.every((own, offset) => words[position + offset] === own))
      .flatMap((entry) =>
        entry.alternatives.map((other) =>
          [
            ...words.slice(0, position),
            ...other.words,
            ...words.slice(position + entry.words.length),
          ].join(' '),
        ),
      ),
  );
  return [query, ...variants];
}

/** MiniSearch over the same sections, set up as its documentation advises, with the synonyms of our search. */
export function miniSearch(builtIndexes: readonly BuiltIndex[]): Engine {
  const synonyms = synonymTable();
  const options = {
    idField: 'id',
    fields: ['title', 'heading', 'keywords', 'description', 'text', 'code'],
    storeFields: ['url', 'hash', 'title', 'heading', 'text'],
  };
  const bytes = new Map<string, number>();
  const indexes = new Map<string, MiniSearch>();
  for (const {context, version, index} of builtIndexes) {
    const search = new MiniSearch(options);
    search.addAll(
      index.records.map((record, id) => {
        const first = index.records[index.pages[record.page] ?? 0];
        return {
          id,
          url: record.u,
          hash: record.h,
          title: first?.t ?? '',
          heading: record.h === '' ? '' : record.t,
          keywords: record.keywords.join(' '),
          description: record.description,
          text: record.text,
          code: record.code,
        };
      }),
    );
    const key = label(context, version);
    indexes.set(key, search);
    bytes.set(key, gzip(JSON.stringify(search)));
  }
  return {
    name: 'MiniSearch',
    bytes,
    ask(from, query) {
      const {context, version} = scopeOfPage(from);
      const found = builtIndexes
        .filter((one) => one.version === version && (context === '' || one.context === context))
        .flatMap((one) => {
          const search = indexes.get(label(one.context, one.version));
          const how = {
            prefix: true,
            fuzzy: 0.2,
            boost: {title: 4, heading: 3, keywords: 3, description: 2, code: 0.5},
          };
          const queries = withSynonyms(query, synonyms).map((one) => ({
            combineWith: 'AND' as const,
            queries: [one],
          }));
          const all = search?.search({combineWith: 'OR', queries}, how) ?? [];
          return all.length > 0 ? all : (search?.search(query, how) ?? []);
        })
        .sort((a, b) => b.score - a.score);
      return Promise.resolve([...new Set(found.map((one) => route(String(one.url))))].slice(0, 8));
    },
    close: () => Promise.resolve(),
  };
}

/** How long Pagefind may take for a query, in milliseconds: once it never answered, and the whole run with it. */
const PAGEFIND_LIMIT = 30_000;

/**
 * Pagefind: its own index of the same pages, queried in a browser, filtered by context and version. A query
 * without an answer in time counts as one without results, and is named.
 */
export async function pagefind(
  buildDir: string,
  builtIndexes: readonly BuiltIndex[],
  browser: Browser,
): Promise<Engine> {
  const {createIndex, close} = await import('pagefind');
  const {index} = await createIndex({rootSelector: 'article', verbose: false});
  if (!index) throw new Error('Pagefind created no index');
  for (const {context, version, index: own} of builtIndexes) {
    for (const record of own.pages) {
      const url = own.records[record]?.u ?? '';
      const name = url.slice(BASE.length) || 'index';
      const html = await readFile(path.join(buildDir, `${name}.html`), 'utf8');
      // Filters are read from the page itself.
      const content = html.replace(
        /<article/,
        `<article data-pagefind-filter="scope:${version}${context}"`,
      );
      await index.addHTMLFile({url, content});
    }
  }
  const work = await mkdtemp(path.join(tmpdir(), 'bench-pagefind-'));
  await index.writeFiles({outputPath: path.join(work, 'pagefind')});
  await close();
  await writeFile(path.join(work, 'index.html'), '<!doctype html><title>bench</title>');
  const server = createPagesServer(work, '/');
  // If the browser fails below, nobody can close it, and the command would not end.
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const page = await browser.newPage();
  let transferred = 0;
  page.on('response', (response) => {
    response.body().then(
      (body) => (transferred += gzipSync(body).length),
      () => undefined,
    );
  });
  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await page.evaluate(`import('/pagefind/pagefind.js').then(async (module) => {
    window.engine = module;
    await module.options({bundlePath: '/pagefind/', baseUrl: '/'});
    await module.init();
  })`);
  // Its transfer size is known only after the body was read.
  await new Promise((done) => setTimeout(done, 1000));
  const bytes = new Map<string, number>([['start', transferred]]);
  const scopes = [...new Set(builtIndexes.map(({context, version}) => `${version}${context}`))];
  return {
    name: 'Pagefind',
    bytes,
    async ask(from, query) {
      const {context, version} = scopeOfPage(from);
      const wanted = scopes.filter((one) =>
        context === ''
          ? one.startsWith(version) && (version !== '' || !/^\d/.test(one))
          : one === `${version}${context}`,
      );
      const found = await page.evaluate(`Promise.race([
        window.engine
          .search(${JSON.stringify(query)}, {filters: {scope: {any: ${JSON.stringify(wanted)}}}})
          .then(({results}) => Promise.all(results.slice(0, 8).map((one) => one.data())))
          .then((all) => all.map((one) => one.raw_url ?? one.url)),
        new Promise((resolve) => setTimeout(resolve, ${String(PAGEFIND_LIMIT)}, null)),
      ])`);
      if (found === null) console.warn(`Pagefind did not answer ${JSON.stringify(query)} in time.`);
      return [...new Set(((found ?? []) as string[]).map(route))];
    },
    async close() {
      await page.close();
      server.close();
      await rm(work, {recursive: true});
    },
  };
}
