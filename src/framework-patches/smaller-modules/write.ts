import vm from 'node:vm';

import {
  type ChunkNames,
  type DocEntry,
  type GlobalData,
  type Release,
  type Route,
  type Row,
  type ShortDocs,
  usualDoc,
  withDocs,
} from './table.ts';

/** The modules that Docusaurus generates, as text. */
export type Generated = Readonly<
  Record<'routes' | 'registry' | 'chunkNames' | 'config' | 'siteMetadata' | 'globalData', string>
>;

/** Keys of the configuration that only a build reads. */
const BUILD_ONLY = (
  'clientModules headTags markdown onBrokenAnchors onBrokenLinks onBrokenMarkdownLinks onDuplicateRoutes ' +
  'plugins presets scripts ssrTemplate staticDirectories stylesheets themes'
).split(' ');

/** The same, below `future`: which parts of the faster bundler the build uses, by the names of both releases. */
const BUILD_ONLY_FUTURE = ['experimental_faster', 'faster'];

const without = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

function clientConfig(text: string): object {
  const {future = {}, ...config} = readConfig(text);
  return {...without(config, BUILD_ONLY), future: without(future, BUILD_ONLY_FUTURE)};
}

const unexpected = (file: string): Error =>
  new Error(
    `.docusaurus/${file} no longer looks as src/framework-patches/smaller-modules expects. ` +
      'Adapt the patch, or remove it from src/framework-patches/registry.ts: the site works without it.',
  );

/** The routes of the text of `routes.js`; each component is its hash. The last route, `*`, is left out. */
export function readRoutes(text: string): Route[] {
  const [head = '', list] = text.split('export default ');
  if (list === undefined || !head.includes("'@docusaurus/ComponentCreator'"))
    throw unexpected('routes.js');
  const routes = vm.runInNewContext(list, {
    ComponentCreator: (_path: string, hash: string | undefined) => hash,
  }) as Route[];
  const last = routes.pop();
  if (last?.path !== '*') throw unexpected('routes.js');
  return routes;
}

function rowsOf(
  routes: readonly Route[],
  names: Readonly<Record<string, ChunkNames>>,
  parent: string,
): Row[] {
  return routes.map(({path, component, routes: below, ...attributes}) => {
    const own = names[`${path}-${String(component)}`];
    if (own === undefined || !path.startsWith(parent)) throw unexpected('routes.js');
    const row = [path.slice(parent.length), attributes, own] as const;
    return below ? [...row, rowsOf(below, names, path)] : row;
  });
}

const ENTRY = /^ {2}("[^"]+"): \[(\(\) => import\(.*?\)), (".*"), require\.resolveWeak\(\3\)\],?/gm;

function readConfig(text: string): Record<string, unknown> & {future?: object} {
  const [, object] = text.split('export default ');
  if (object === undefined) throw unexpected('docusaurus.config.mjs');
  try {
    return JSON.parse(object.trim().replace(/;$/, '')) as Record<string, unknown> & {
      future?: object;
    };
  } catch {
    throw unexpected('docusaurus.config.mjs');
  }
}

/** The pages of a release in the form from which `globalDataOf` makes them again. */
function shortDocs({path, docs}: Release<readonly DocEntry[]>): ShortDocs {
  const sidebar = docs[0]?.sidebar ?? '';
  return [
    sidebar,
    ...docs.map((doc) => {
      const usual = JSON.stringify(usualDoc(path, doc.id, sidebar));
      return JSON.stringify(doc) === usual ? doc.id : doc;
    }),
  ];
}

/**
 * Replaces the modules by the table of routes, a registry, a configuration without what only a build uses, the versions
 * of Docusaurus and the site without those of the plugins, which only the debug plugin shows, and the data of the
 * plugins with a short list of pages. Throws if they do not look as expected.
 */
export function smaller(text: Generated) {
  const {registry} = text;
  const names = JSON.parse(text.chunkNames) as Record<string, ChunkNames>;
  const entries = [...registry.matchAll(ENTRY)].map(
    ([, name = '', load = '']) => `${name}:[${load}]`,
  );
  if (entries.length === 0 || entries.length !== registry.split('require.resolveWeak(').length - 1)
    throw unexpected('registry.js');
  const metadata = JSON.parse(text.siteMetadata) as Record<string, unknown>;
  if (!('pluginVersions' in metadata)) throw unexpected('site-metadata.json');
  return {
    table: JSON.stringify(rowsOf(readRoutes(text.routes), names, '')),
    registry: `export default {\n${entries.join(',\n')}\n};\n`,
    config: JSON.stringify(clientConfig(text.config)),
    globalData: JSON.stringify(
      withDocs(JSON.parse(text.globalData) as GlobalData<readonly DocEntry[]>, shortDocs),
    ),
    siteMetadata: JSON.stringify({...metadata, pluginVersions: {}}),
  };
}
