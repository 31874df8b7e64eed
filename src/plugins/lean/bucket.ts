// What the build and the browser have to agree on: where the route of a page is.

/** Which chunk holds which prop of a route, as Docusaurus writes it into `routesChunkNames.json`. */
export type ChunkNames =
  string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames | undefined};

/**
 * The bucket that also holds pages few visit, wherever their address lies: no table names them, so they cost
 * the others nothing. It is asked for addresses that their own bucket does not have.
 */
export const RARE_BUCKET = 0;

/** A doc of the docs plugin's global data. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}
/** A version of the docs plugin's global data. */
export interface Version {
  readonly path: string;
  readonly docs: readonly Doc[];
}

/**
 * The doc of a page and the same one in other versions: instance of the plugin, id, and for each version
 * its number, the doc's address behind that of the version, and its sidebar. A version that has the address
 * and the sidebar of the one before it says so by its number alone.
 */
export type KnownDoc = readonly [
  instance: string,
  id: string,
  ...places: readonly (number | readonly [version: number, rest: string, sidebar?: string])[],
];

/** One page as a bucket holds it: number of its parent (-1: none), path, attributes, chunks. */
export type Leaf = readonly [
  parent: number,
  path: string,
  attributes: Readonly<Record<string, unknown>>,
  names: ChunkNames,
];

/** Every chunk that a route names. */
export function chunksOf(names: ChunkNames | undefined): string[] {
  return typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(chunksOf);
}

/** The address of a page as the router compares it: without case and closing slash. */
export function keyOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** A number for a text that is the same in the build and in the browser (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * The bucket that holds a page, if there is such a page.
 *
 * @param groups beginnings of addresses, longest first, with the number of the first bucket and how many
 * @param path the page's address
 * @returns number of the bucket
 */
export function bucketOf(
  groups: readonly (readonly [prefix: string, first: number, count: number])[],
  path: string,
): number | undefined {
  const key = keyOf(path);
  const group = groups.find(([prefix]) => key === prefix || key.startsWith(`${prefix}/`));
  return group && group[1] + (hashOf(key) % group[2]);
}

/** The part of a doc's address behind that of its version; an absolute one when it lies elsewhere. */
export function restOf(version: Version, {path}: Doc): string {
  const base = version.path.replace(/\/$/, '');
  return path.startsWith(base) ? path.slice(base.length) : `!${path}`;
}

/** A doc in all its versions, as {@link packDoc} packed it. */
export function unpackDoc(
  [, id, ...places]: KnownDoc,
  versions: readonly Version[],
): (readonly [version: number, doc: Doc])[] {
  let rest = '';
  let sidebar: string | undefined;
  return places.flatMap((place) => {
    const number = typeof place === 'number' ? place : place[0];
    if (typeof place !== 'number') {
      [, rest, sidebar] = place;
    }
    const version = versions[number];
    if (!version) {
      return [];
    }
    const path = rest.startsWith('!') ? rest.slice(1) : version.path.replace(/\/$/, '') + rest;
    return [[number, {id, path, ...(sidebar !== undefined && {sidebar})}] as const];
  });
}

/** Packs a doc with its number in each version that has it. */
export function packDoc(
  instance: string,
  id: string,
  docs: readonly (readonly [version: number, doc: Doc])[],
  versions: readonly Version[],
): KnownDoc {
  let before = '';
  const places = docs.flatMap(([number, doc]) => {
    const version = versions[number];
    if (!version) {
      return [];
    }
    const rest = restOf(version, doc);
    const same = `${rest} ${doc.sidebar ?? ''}`;
    const place =
      same === before
        ? number
        : ([number, rest, ...(doc.sidebar === undefined ? [] : [doc.sidebar])] as const);
    before = same;
    return [place as number | readonly [number, string, string?]];
  });
  return [instance, id, ...places];
}
