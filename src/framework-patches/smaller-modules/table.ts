/** Names of a route's chunks, as Docusaurus nests them: by prop, some of them in lists. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/**
 * A route: its path without that of its parent, its hash, its attributes (`exact`, `sidebar` …), the names of
 * its chunks, and the routes below it.
 */
export type Row = readonly [
  path: string,
  hash: string,
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

/** The routes of `routes.js`, from the table. */
export function routesOf(rows: readonly Row[], create: Creator, parent = ''): Route[] {
  return rows.map(([suffix, hash, attributes, , below]) => {
    const path = parent + suffix;
    return {
      path,
      component: create(path, hash),
      ...attributes,
      ...(below && {routes: routesOf(below, create, path)}),
    };
  });
}

/** The names of `routesChunkNames.json`, from the table. */
export function chunkNamesOf(rows: readonly Row[], parent = ''): Record<string, ChunkNames> {
  return Object.assign(
    {},
    ...rows.map(([suffix, hash, , names, below]) => ({
      [`${parent}${suffix}-${hash}`]: names,
      ...(below && chunkNamesOf(below, parent + suffix)),
    })),
  ) as Record<string, ChunkNames>;
}
