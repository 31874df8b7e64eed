/** Names of a route's chunks, as Docusaurus nests them: by prop, some of them in lists. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/**
 * A route: its path without that of its parent, its attributes (`exact`, `sidebar` …), the names of its chunks,
 * and the routes below it.
 */
export type Row = readonly [
  path: string,
  attributes: Readonly<Record<string, unknown>>,
  names: ChunkNames,
  routes?: readonly Row[],
];

/** A route as Docusaurus writes it to `routes.js`. */
export interface Route {
  readonly path: string;
  readonly component: unknown;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

/** Creates the component of a route (`@docusaurus/ComponentCreator`). */
export type Creator = (path: string, hash?: string) => unknown;

/**
 * Tells routes with one path apart. Docusaurus uses a hash; a row's place in the table does the same, and does
 * not have to be loaded.
 */
const keyOf = (above: string, index: number): string => `${above}.${String(index)}`;

/**
 * The routes of `routes.js`, from the table. A component is created when it is first used: creating those of all
 * pages at once takes a tenth of the time that the main script needs to start.
 */
export function routesOf(rows: readonly Row[], create: Creator, parent = '', above = ''): Route[] {
  return rows.map(([suffix, attributes, , below], index) => {
    const path = parent + suffix;
    const key = keyOf(above, index);
    let component: unknown;
    return {
      path,
      get component() {
        component ??= create(path, key);
        return component;
      },
      ...attributes,
      ...(below && {routes: routesOf(below, create, path, key)}),
    };
  });
}

/** The names of `routesChunkNames.json`, from the table. */
export function chunkNamesOf(
  rows: readonly Row[],
  parent = '',
  above = '',
  names: Record<string, ChunkNames> = {},
): Record<string, ChunkNames> {
  rows.forEach(([suffix, , own, below], index) => {
    const path = parent + suffix;
    const key = keyOf(above, index);
    names[`${path}-${key}`] = own;
    chunkNamesOf(below ?? [], path, key, names);
  });
  return names;
}

/** A page in the data that docs plugins share with all pages. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** A release in that data, with its pages in one form or the other. */
export interface Release<Docs> {
  readonly path: string;
  readonly docs: Docs;
}

/** Pages of a release: the sidebar of most of them, then each, by its id if path and sidebar follow from it. */
export type ShortDocs = readonly [sidebar: string, ...docs: (string | DocEntry)[]];

/** Data of all plugins, by name and id of the plugin. */
export type GlobalData<Docs> = Readonly<
  Record<string, Readonly<Record<string, {readonly versions?: readonly Release<Docs>[]}>>>
>;

/** A page whose path and sidebar follow from its id. */
export const usualDoc = (release: string, id: string, sidebar: string): DocEntry => ({
  id,
  path: `${release.replace(/\/$/, '')}/${id}`,
  sidebar,
});

/** Changes the pages of each release in the data of the docs plugins. */
export function withDocs<From, To>(
  data: GlobalData<From>,
  change: (release: Release<From>) => To,
): GlobalData<To> {
  const {'docusaurus-plugin-content-docs': instances = {}, ...others} = data;
  return {
    ...(others as unknown as GlobalData<To>),
    'docusaurus-plugin-content-docs': Object.fromEntries(
      Object.entries(instances).map(([id, {versions = [], ...rest}]) => [
        id,
        {...rest, versions: versions.map((one) => ({...one, docs: change(one)}))},
      ]),
    ),
  };
}

/** The data of `globalData.json`, from its short form. */
export function globalDataOf(short: GlobalData<ShortDocs>): GlobalData<readonly DocEntry[]> {
  return withDocs(short, ({path, docs: [sidebar, ...docs]}) =>
    docs.map((doc) => (typeof doc === 'string' ? usualDoc(path, doc, sidebar) : doc)),
  );
}
