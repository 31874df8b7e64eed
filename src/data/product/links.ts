/**
 * Cells link to pages of their own docs set as `doc:models/deployment#states`, because the same
 * cell stands on pages of several folders and versions.
 */
export interface DocLink {
  /** Path of the page below the root of its set, without extension. */
  readonly page: string;
  /** With its #, or empty. */
  readonly hash: string;
}

export function parseDocLink(url: string): DocLink | undefined {
  const match = /^doc:([^#]+)(#.*)?$/.exec(url);
  return match?.[1] === undefined ? undefined : {page: match[1], hash: match[2] ?? ''};
}

/** All doc links in a piece of inline Markdown. */
export function docLinksIn(markdown: string): DocLink[] {
  return [...markdown.matchAll(/\]\((doc:[^)]+)\)/g)].flatMap((match) => {
    const link = parseDocLink(match[1] ?? '');
    return link ? [link] : [];
  });
}

/** The site path of a page of the product docs: `models/overview`, `use-cases/index`, `intro`. */
export function routeOf({page, hash}: DocLink, versionPath = ''): string {
  const path = page === 'intro' ? '' : page.replace(/\/index$/, '');
  const route = `${versionPath}/${path}`.replace(/(.)\/$/, '$1');
  return route + hash;
}
