// Stands in for path-to-regexp 1.9: routes of the site are literal addresses, or `*`.
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** react-router's links escape what could be a parameter. */
const plain = (path: string): string => path.replace(/\\(.)/g, '$1');

/**
 * The pattern of an address.
 *
 * @param path a literal address, or `*` for all
 * @param keys takes the name of what `*` stands for
 * @param options `end`: match the whole; `strict`: mind a closing slash; `sensitive`: mind the case
 */
export default function pathToRegexp(
  path: string,
  keys: {name: number}[],
  {end = true, strict = false, sensitive = false}: Options,
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({name: 0});
    return new RegExp('^(.*)$', flags);
  }
  const literal = plain(path);
  const slash = literal.endsWith('/');
  const escaped = (slash && !strict ? literal.slice(0, -1) : literal).replace(
    /[\\^$.*+?()[\]{}|/-]/g,
    '\\$&',
  );
  const optional = strict ? '' : '(?:\\/(?=$))?';
  const close = end ? '$' : strict && slash ? '' : '(?=\\/|$)';
  return new RegExp(`^${escaped}${optional}${close}`, flags);
}

/** Redirects lead to literal addresses. */
pathToRegexp.compile = (path: string) => (): string => plain(path);
