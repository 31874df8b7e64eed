import published from '../published.json';
import {LATEST} from '../releases.ts';

/**
 * Cells link to pages of their own docs set as `doc:models/deployment#states`, because the same
 * cell is on pages of several folders and versions.
 */
export interface DocLink {
  /** Site path of the page below the root of its set, without a slash in front. */
  readonly page: string;
  /** With its #, or empty. */
  readonly hash: string;
}

/** The page and hash of a `doc:` link; undefined for any other address. */
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

/** The site path of a link, below the path of a version such as `/0.5.0`. */
export function addressOf({page, hash}: DocLink, versionPath = ''): string {
  return `${versionPath}/${page}${hash}`;
}

/**
 * Whether a release has the page: a known error, which all releases share, may name one that came later. Readers of
 * the older release get the page of the latest one then.
 */
export function hasPage(release: string, {page}: Pick<DocLink, 'page'>): boolean {
  // `npm run refresh` writes the list last, so a new page of the latest release is not in it yet.
  return release === LATEST || published.includes(`/${release}/${page}`.replace(/\/$/, ''));
}
