import type {DocsData, PageData, ReleaseData} from './data.ts';
import {comparable, headingsOf} from '../src/site/text/sections.ts';

/** What the caller asked for does not exist; the message says what does. */
export class UnknownError extends Error {
  override readonly name = 'UnknownError';
}

/** A part of a page, its subsections included. */
export interface Section {
  readonly heading: string;
  readonly anchor: string;
  /** First line of the heading, from 0, and the line after the last. */
  readonly from: number;
  readonly to: number;
}

/** A page that can be read. */
export interface Page {
  readonly route: string;
  readonly title: string;
  readonly release: ReleaseData;
  readonly lines: readonly string[];
  readonly sections: readonly Section[];
}

/** Pages and releases by the names that callers use for them. */
export class Docs {
  readonly data: DocsData;
  readonly #pages = new Map<string, PageData>();
  readonly #parsed = new Map<string, Page>();

  constructor(data: DocsData) {
    this.data = data;
    for (const page of data.pages) this.#pages.set(page.route, page);
  }

  /** The newest release. */
  get latest(): ReleaseData {
    const [latest] = this.data.releases;
    if (latest === undefined) throw new Error('The data of this server name no release.');
    return latest;
  }

  /**
   * The release with a name such as `0.3.2`, `v0.3.2`, `latest` or nothing.
   *
   * @throws UnknownError that lists the releases
   */
  release(name: string | undefined): ReleaseData {
    const wanted = (name ?? '')
      .trim()
      .toLowerCase()
      .replace(/^v(?=\d)|^\/+|\/+$/g, '');
    if (['', 'latest', 'current', 'stable'].includes(wanted)) return this.latest;
    const found = this.data.releases.find((release) => release.name === wanted);
    if (found !== undefined) return found;
    const names = this.data.releases.map((release) => release.name).join(', ');
    throw new UnknownError(`There is no release "${short(wanted)}". Releases: ${names}.`);
  }

  /** Public address of a site path. */
  address(route: string, anchor = ''): string {
    const {origin, baseUrl} = this.data;
    return `${origin}${baseUrl}${route.replace(/^\//, '')}${anchor === '' ? '' : `#${anchor}`}`;
  }

  /** All pages of a release. */
  pagesOf(release: ReleaseData): PageData[] {
    return this.data.pages.filter(({route}) => this.releaseOf(route) === release);
  }

  /** The pages of a release's SDK docs: `/0.3.2/sdk/…`, or `/sdk/0.5.0/…` where the SDK docs have releases of their own. */
  sdkPagesOf(release: ReleaseData): PageData[] {
    return this.pagesOf(release).filter(
      ({route}) => route.startsWith('/sdk/') || route.startsWith(`/${release.path}sdk/`),
    );
  }

  /** The release that a route belongs to. */
  releaseOf(route: string): ReleaseData {
    const found = this.data.releases.find(
      ({name, path}) =>
        path !== '' &&
        [`/${path}`, `/sdk/${name}/`].some((folder) => `${route}/`.startsWith(folder)),
    );
    return found ?? this.latest;
  }

  /** The page at a route, parsed; undefined where there is none. */
  pageAt(route: string): Page | undefined {
    const known = this.#parsed.get(route);
    if (known !== undefined) return known;
    const data = this.#pages.get(route);
    if (data === undefined) return undefined;
    const lines = data.text.split('\n');
    const headings = headingsOf(lines);
    const sections = headings.map((heading, index): Section => {
      const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
      return {
        heading: heading.text,
        anchor: data.anchors[index] ?? '',
        from: heading.line,
        to: next?.line ?? lines.length,
      };
    });
    const page = {route, title: data.title, release: this.releaseOf(route), lines, sections};
    this.#parsed.set(route, page);
    return page;
  }

  /**
   * The page that a caller means, by address, path, path with `.md`, or title; and the section that it names after `#`.
   *
   * @param version the release asked for; without one, that of the address
   * @throws UnknownError that names the closest pages
   */
  find(wanted: string, version: string | undefined): {page: Page; anchor: string} {
    const {path, anchor} = this.#pathOf(wanted);
    const own = this.data.releases.find(({name}) => path === name || path.startsWith(`${name}/`));
    const release = version === undefined && own !== undefined ? own : this.release(version);
    const bare = own === undefined ? path : path.slice(own.name.length + 1);
    const page =
      this.pageAt(`/${release.path}${bare}`.replace(/(?<=.)\/$/, '')) ??
      this.#byTitle(wanted, release) ??
      this.#byEnd(bare, release);
    if (page !== undefined) return {page, anchor};
    const near = this.#nearest(bare === '' ? wanted : bare, release);
    throw new UnknownError(
      `Release ${release.name} has no page "${short(wanted)}". Closest: ${near.join(', ')}. ` +
        'Find pages with search_docs.',
    );
  }

  /**
   * The section that a caller means: by anchor or heading.
   *
   * @throws UnknownError that lists the sections of the page
   */
  section(page: Page, wanted: string): Section {
    const anchor = wanted.trim().replace(/^#+\s*/, '');
    const found =
      page.sections.find((section) => section.anchor === anchor) ??
      page.sections.find(({heading}) => comparable(heading) === comparable(anchor)) ??
      page.sections.find((section) => comparable(section.anchor) === comparable(anchor));
    if (found !== undefined) return found;
    const list = page.sections.flatMap((one) => (one.anchor === '' ? [] : `#${one.anchor}`));
    throw new UnknownError(
      `The page ${page.route} has no section "${short(wanted)}". Sections: ${list.slice(0, 60).join(', ')}.`,
    );
  }

  #pathOf(wanted: string): {path: string; anchor: string} {
    const {origin, baseUrl} = this.data;
    const [bare = '', anchor = ''] = wanted.trim().slice(0, 2000).split('#', 2);
    const [withoutQuery = ''] = bare.split('?', 1);
    let path = withoutQuery.startsWith(origin) ? withoutQuery.slice(origin.length) : withoutQuery;
    path = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
    if (path.startsWith(baseUrl)) path = path.slice(baseUrl.length);
    path = path.replace(/^\/+|\/+$/g, '').replace(/\.(?:mdx?|html)$/, '');
    return {path: path === 'index' ? '' : path, anchor};
  }

  #byTitle(wanted: string, release: ReleaseData): Page | undefined {
    const title = comparable(wanted.slice(0, 200));
    if (title === '') return undefined;
    const found = this.pagesOf(release).find((page) => comparable(page.title) === title);
    return found && this.pageAt(found.route);
  }

  /** `overview` or `models/overview.md` when exactly one page ends so. */
  #byEnd(bare: string, release: ReleaseData): Page | undefined {
    if (bare === '' || bare.includes('..')) return undefined;
    const found = this.pagesOf(release).filter(({route}) => route.endsWith(`/${bare}`));
    return found.length === 1 && found[0] ? this.pageAt(found[0].route) : undefined;
  }

  #nearest(wanted: string, release: ReleaseData): string[] {
    const pieces = trigrams(wanted.slice(0, 200));
    const score = ({route, title}: PageData): number => {
      const own = trigrams(`${route} ${title}`);
      return [...pieces].filter((piece) => own.has(piece)).length / Math.sqrt(own.size);
    };
    return this.pagesOf(release)
      .map((page) => ({route: page.route, score: score(page)}))
      .sort((a, b) => b.score - a.score)
      .slice(0, 5)
      .map(({route}) => route);
  }
}

function trigrams(text: string): Set<string> {
  const letters = comparable(text);
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 3)));
}

/** What a caller wrote, short enough for a message. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
