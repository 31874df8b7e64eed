import {
  bucketOf,
  type ChunkNames,
  chunksOf,
  type Doc,
  keyOf,
  type KnownDoc,
  type Leaf,
  packDoc,
  RARE_BUCKET,
  type Version as PlacedVersion,
} from './bucket.ts';

/** A route of `routes.js`; `component` is the key of its chunks. Everything else is handed to components. */
export interface Route {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

interface Version extends PlacedVersion {
  readonly mainDocId: string;
}
/** The global data of all plugins, of which that of the docs plugin is cut. */
export type GlobalData = Readonly<
  Record<string, Readonly<Record<string, {readonly versions?: readonly Version[]}>>>
>;
/** What the site's routes become: what every visitor gets, and what comes with the pages. */
export interface Split {
  /** Module that stands in for `@generated/routes`. */
  readonly main: string;
  /** Modules of the buckets, by file name without extension, which is also the name of the chunk. */
  readonly buckets: ReadonlyMap<string, string>;
  /** Global data without the docs that come with the buckets. */
  readonly globalData: GlobalData;
  /** The bucket of each page, and the chunks that it and its parents are made of or fetched through. */
  readonly pages: ReadonlyMap<
    string,
    {readonly bucket?: string; readonly chunks: readonly string[]}
  >;
}

/** Pages of a bucket: few enough to be light, enough that most of a reader's next pages are in it. */
const BUCKET = 40;
const DOCS = 'docusaurus-plugin-content-docs';
const SCHEMA =
  'The routes that Docusaurus generates look different: adapt src/plugins/lean/routes.ts.';

/**
 * Reads the route table that Docusaurus generates.
 *
 * @param source text of `.docusaurus/routes.js`
 * @returns the routes; each `component` is a key of `routesChunkNames.json`
 * @throws Error when the text is no such table
 */
export function readRoutes(source: string): Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  if (!body.includes('ComponentCreator') || body.includes('import(')) {
    throw new Error(SCHEMA);
  }
  // The text is code of this very build, not of a stranger.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a module that cannot be imported: it asks for the bundler's aliases
  const read = new Function('ComponentCreator', body) as (
    create: (path: string, hash?: string) => string,
  ) => Route[];
  return read((path, hash) => (hash === undefined ? path : `${path}-${hash}`));
}

/**
 * Reads the table of lazily loaded modules.
 *
 * @param source text of `.docusaurus/registry.js`
 * @returns the module that each chunk loads
 * @throws Error when the text is no such table
 */
export function readRegistry(source: string): Map<string, string> {
  const entry =
    /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\), /gm;
  const found = new Map<string, string>();
  for (const [, name = '', module = ''] of source.matchAll(entry)) {
    found.set(name, JSON.parse(module) as string);
  }
  if (found.size !== source.split('() => import(').length - 1) {
    throw new Error(SCHEMA);
  }
  return found;
}

/** Properties of a route that its components may ask for. */
function attributesOf(route: Route): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(route).filter(([name]) => !['path', 'component', 'routes'].includes(name)),
  );
}

/** Whether main.js keeps a route although it has no further routes: the home page is asked for everywhere. */
function stays(route: Route, baseUrl: string): boolean {
  return !route.exact || route.path === baseUrl;
}

/**
 * What all pages of the docs and all pages of the blog are made of goes into one chunk each: it is needed
 * together, and together it is smaller.
 *
 * @returns the name of the chunk for each module that goes into one
 */
function areasOf(
  routes: readonly Route[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  registry: ReadonlyMap<string, string>,
): Map<string, string> {
  const areas = new Map<string, string>();
  const visit = (level: readonly Route[]): void => {
    level.forEach(({component, routes: below}) => {
      const names = chunkNames[component];
      if (typeof names === 'object' && !Array.isArray(names)) {
        const {__comp, __context} = names as {__comp?: string; __context?: {plugin?: string}};
        const module = registry.get(__comp ?? '') ?? '';
        const [, kind] = /^@theme\/(Docs?|Blog)(?!TagDoc|Category)/.exec(module) ?? [];
        if (__comp !== undefined && kind !== undefined) {
          const area = kind === 'Blog' ? 'blog' : 'docs';
          areas.set(__comp, area);
          if (__context?.plugin !== undefined) {
            areas.set(__context.plugin, area);
          }
        }
      }
      visit(below ?? []);
    });
  };
  visit(routes);
  return areas;
}

/**
 * Splits the route table: the branches, which every page needs, stay in main.js; the pages go into buckets by
 * version and, within one, by their address. So main.js does not grow with the number of pages, and the
 * pages of an old version cost nobody else anything.
 *
 * @param input the generated tables; `keepDocs` are ids of docs that the navigation bar links
 */
export function splitRoutes(input: {
  readonly routes: readonly Route[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly registry: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
  readonly baseUrl: string;
  readonly keepDocs: ReadonlySet<string>;
  /** Addresses of pages that are left to {@link RARE_BUCKET}. */
  readonly rare?: readonly RegExp[];
  /** Absolute path of the module with `createRoutes`. */
  readonly runtime: string;
}): Split {
  const {chunkNames, registry, globalData, baseUrl, keepDocs, rare = [], runtime} = input;
  const area = areasOf(input.routes, chunkNames, registry);
  const fileOf = (name: string): string => area.get(name) ?? name;
  const branches: {path: string; names: ChunkNames}[] = [];
  const leaves: Leaf[] = [];
  const mainChunks = new Set<string>();
  const pages = new Map<string, {bucket?: string; chunks: string[]}>();

  /** Takes the pages out of a level of routes and returns what stays. */
  function level(routes: readonly Route[], parent: number, above: readonly string[]): unknown[] {
    return routes.flatMap((route) => {
      if (route.path === '*') {
        return [];
      }
      const names = chunkNames[route.component];
      if (names === undefined) {
        throw new Error(SCHEMA);
      }
      const chunks = [...above, ...chunksOf(names).map(fileOf)];
      const attributes = attributesOf(route);
      if (route.routes === undefined) {
        pages.set(route.path, {chunks});
        if (!stays(route, baseUrl)) {
          leaves.push([parent, route.path, attributes, names]);
          return [];
        }
      }
      chunksOf(names).forEach((name) => mainChunks.add(name));
      if (route.routes === undefined) {
        return [[route.path, names, attributes]];
      }
      const number = branches.push({path: route.path, names}) - 1;
      return [[route.path, names, attributes, number, level(route.routes, number, chunks)]];
    });
  }
  const tree = level(input.routes, -1, []);

  // Longest first, so that a version is found before the docs it lies in.
  const prefixes = [...new Set([...branches.map(({path}) => keyOf(path)), keyOf(baseUrl)])].sort(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );
  const isRare = ([, path]: Leaf): boolean => rare.some((pattern) => pattern.test(keyOf(path)));
  const byPrefix = new Map<string, Leaf[]>();
  for (const leaf of leaves.filter((one) => !isRare(one))) {
    const key = keyOf(leaf[1]);
    const prefix =
      prefixes.find((one) => one === '/' || key === one || key.startsWith(`${one}/`)) ?? '';
    const members = byPrefix.get(prefix) ?? [];
    members.push(leaf);
    byPrefix.set(prefix, members);
  }
  const groups: [string, number, number][] = [];
  const filled: Leaf[][] = [];
  for (const prefix of prefixes) {
    const members = byPrefix.get(prefix) ?? [];
    if (members.length > 0) {
      const count = Math.ceil(members.length / BUCKET);
      groups.push([prefix === '/' ? '' : prefix, filled.length, count]);
      filled.push(...Array.from({length: count}, (): Leaf[] => []));
    }
  }
  for (const leaf of leaves) {
    const number = bucketOf(groups, leaf[1]) ?? -1;
    filled[isRare(leaf) ? RARE_BUCKET : number]?.push(leaf);
    if (isRare(leaf) && number > RARE_BUCKET) {
      // The browser asks there first.
      pages.get(leaf[1])?.chunks.push(`routes-${String(number)}`);
    }
  }

  const docs = splitDocs(globalData, keepDocs);
  const load = (names: Iterable<string>): string =>
    `{\n${[...names]
      .flatMap((name) => {
        const module = registry.get(name);
        return module === undefined
          ? []
          : [
              `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(fileOf(name))} */ ${JSON.stringify(module)}),\n`,
            ];
      })
      .join('')}}`;
  const buckets = new Map<string, string>();
  filled.forEach((members, number) => {
    const name = `routes-${String(number)}`;
    const chunks = new Set(members.flatMap(([, , , names]) => chunksOf(names)));
    const known = new Set(
      members.flatMap(([, path]) => {
        const doc = docs.byPath.get(keyOf(path));
        return doc ? [doc] : [];
      }),
    );
    buckets.set(
      name,
      [
        `export const load = ${load(chunks)};`,
        `export const routes = ${JSON.stringify(members)};`,
        `export const docs = ${JSON.stringify([...known])};`,
        '',
      ].join('\n'),
    );
    members.forEach(([, path]) => {
      const page = pages.get(path);
      if (page) {
        page.bucket = name;
      }
    });
  });
  const files = Object.fromEntries(area);
  const main = [
    `import {createRoutes} from ${JSON.stringify(runtime)};`,
    `export default createRoutes(${JSON.stringify(tree)}, ${load(mainChunks)}, ${JSON.stringify(groups)}, [`,
    ...[...buckets.keys()].map(
      (name) => `  () => import(/* webpackChunkName: "${name}" */ "./${name}.js"),`,
    ),
    `], ${JSON.stringify(files)});`,
    '',
  ].join('\n');
  return {main, buckets, globalData: docs.globalData, pages};
}

/**
 * Takes the docs out of the global data. Each comes with its page instead, together with the same doc in the
 * other versions, which the version menu offers.
 *
 * @param globalData as Docusaurus generates it
 * @param keep ids of docs that stay, beside the first one of each version
 */
export function splitDocs(
  globalData: GlobalData,
  keep: ReadonlySet<string>,
): {readonly globalData: GlobalData; readonly byPath: ReadonlyMap<string, KnownDoc>} {
  const byPath = new Map<string, KnownDoc>();
  const cut: Record<string, {versions?: readonly Version[]}> = {};
  for (const [instance, data] of Object.entries(globalData[DOCS] ?? {})) {
    const versions = data.versions ?? [];
    const byId = new Map<string, [number, Doc][]>();
    versions.forEach(({docs}, number) => {
      docs.forEach((doc) => {
        byId.set(doc.id, [...(byId.get(doc.id) ?? []), [number, doc]]);
      });
    });
    byId.forEach((docs, id) => {
      const known = packDoc(instance, id, docs, versions);
      docs.forEach(([, {path}]) => byPath.set(keyOf(path), known));
    });
    cut[instance] = {
      ...data,
      versions: versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => id === version.mainDocId || keep.has(id)),
      })),
    };
  }
  return {globalData: {...globalData, ...(globalData[DOCS] && {[DOCS]: cut})}, byPath};
}
