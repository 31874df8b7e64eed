import {redirects} from '../src/data/redirects.ts';
import {labelOf, SETUP_GROUPS, type SetupGroup} from '../src/data/setup.ts';
import {comparable, headingsOf} from '../src/site/text/sections.ts';
import {escapeRegExp} from '../src/site/util/escape.ts';
import {repairEscapes} from '../src/site/util/percent-escapes.ts';

import {ArgumentError} from './arguments.ts';
import {closest} from './closest.ts';
import type {DocsData, PageData, ReleaseData} from './data.ts';

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
  readonly panels: readonly Panel[];
}

/** A panel of tabs: text for one platform or interface. */
export interface Panel {
  readonly anchor: string;
  readonly group: SetupGroup;
  readonly value: string;
  /** First line, which has its name, and the line after the last. */
  readonly from: number;
  readonly to: number;
}

/** The platform and interface that a caller asks for. */
export type Choice = Readonly<Partial<Record<SetupGroup, string>>>;

/** Pages and releases by the names that callers use for them. */
export class Docs {
  readonly #pages = new Map<string, PageData>();
  readonly #parsed = new Map<string, Page>();

  constructor(readonly data: DocsData) {
    for (const page of data.pages) this.#pages.set(page.route, page);
  }

  /** The newest release. */
  get latest(): ReleaseData {
    const [latest] = this.data.releases;
    if (latest === undefined) throw new Error('The data of this server names no release.');
    return latest;
  }

  /**
   * The release with a name such as `0.3.2`, `v0.3`, `release 0.3.2`, `latest` or nothing.
   *
   * @throws ArgumentError that lists the releases
   */
  release(name = ''): ReleaseData {
    const wanted = name.trim().toLowerCase();
    if (['', 'latest', 'current', 'stable'].includes(wanted)) return this.latest;
    const [number = ''] = /\d[\w.-]*/.exec(wanted) ?? [];
    const [found, other] = this.data.releases.filter((release) =>
      `${release.name}.`.startsWith(`${number}.`),
    );
    if (found !== undefined && other === undefined) return found;
    const names = this.data.releases.map((release) => release.name).join(', ');
    throw new ArgumentError(
      `Release "${short(name)}" is not covered here. Releases: ${names}; for later ones see ${this.address('/release-notes')}.`,
    );
  }

  /** False for an address of another site. */
  isOwn(wanted: string): boolean {
    return !/^https?:/i.test(wanted.trim()) || wanted.trim().startsWith(this.data.origin);
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
    const lines = this.#withoutMd(data.text).split('\n');
    const headings = headingsOf(lines);
    const panels = data.panels.flatMap((panel): Panel[] => {
      const [group = '', value = ''] = panel.anchor.split('-');
      const known = SETUP_GROUPS.find((one) => one === group);
      return known === undefined ? [] : [{...panel, group: known, value}];
    });
    const sections = headings.map((heading, index): Section => {
      const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
      return {
        heading: heading.text,
        anchor: data.anchors[index] ?? '',
        from: heading.line,
        to: Math.min(
          next?.line ?? lines.length,
          panels.find((panel) => isInside(panel, heading.line))?.to ?? Infinity,
        ),
      };
    });
    const release = this.releaseOf(route);
    const page = {route, title: data.title, release, lines, sections, panels};
    this.#parsed.set(route, page);
    return page;
  }

  /**
   * The page that a caller means, by address, path, path with `.md`, title, or id of a known error; the anchor that it
   * names after `#`; and the platform and interface that it names after `?`.
   *
   * @param version the release asked for; without one, that of the address
   * @throws ArgumentError that names the closest pages
   */
  find(wanted: string, version: string | undefined): {page: Page; anchor: string; choice: Choice} {
    const {path, anchor, choice} = this.#pathOf(wanted);
    const own = this.data.releases.find(({name}) => path === name || path.startsWith(`${name}/`));
    const release = version === undefined && own !== undefined ? own : this.release(version);
    const bare = own === undefined ? path : path.slice(own.name.length + 1);
    const route = `/${release.path}${bare}`.replace(/(?<=.)\/$/, '');
    const target = redirects[route] ?? redirects[`/${release.path}errors/${bare}`] ?? route;
    const [to = '', section = ''] = target.split('#');
    const page = this.pageAt(to) ?? this.#byTitle(wanted, release) ?? this.#byEnd(bare, release);
    if (page !== undefined) return {page, anchor: anchor === '' ? section : anchor, choice};
    const other = this.data.releases
      .map(({path: folder}) => this.pageAt(`/${folder}${bare}`.replace(/(?<=.)\/$/, '')))
      .find((one) => one !== undefined);
    const near = closest(
      bare.slice(0, 200),
      this.pagesOf(release),
      (one) => [one.route, one.title, one.route.split('/').at(-1) ?? ''],
      0.3,
    );
    throw new ArgumentError(
      `Release ${release.name} has no page "${short(wanted)}". ` +
        (near.length === 0
          ? ''
          : `Closest: ${near
              .slice(0, 4)
              .map((one) => one.route)
              .join(', ')}. `) +
        (other === undefined ? '' : `Release ${other.release.name} has it: ${other.route}. `) +
        'Find pages with search_docs.',
    );
  }

  /** The section that a caller means, by anchor or heading. */
  section(page: Page, wanted: string): Section | undefined {
    const anchor = wanted.trim().replace(/^#+\s*/, '');
    return (
      page.sections.find((section) => section.anchor === anchor) ??
      // A row of a table: `states--initializing` is in the section `states`.
      page.sections.find((section) => anchor.startsWith(`${section.anchor}--`)) ??
      page.sections.find(({heading}) => comparable(heading) === comparable(anchor)) ??
      page.sections.find((section) => comparable(section.anchor) === comparable(anchor))
    );
  }

  /** Replaces links to Markdown versions with links to the pages, which an answer should cite. */
  #withoutMd(text: string): string {
    const root = escapeRegExp(this.data.origin + this.data.baseUrl);
    return text.replace(
      new RegExp(`(\\]\\(${root}[^)\\s#?]*?)(?:(?<=/)index)?\\.md(?=[)#?])`, 'g'),
      '$1',
    );
  }

  #pathOf(wanted: string): {path: string; anchor: string; choice: Choice} {
    const {origin, baseUrl} = this.data;
    const address = decodeURIComponent(repairEscapes(wanted.trim().slice(0, 2000)));
    const [bare = '', anchor = ''] = address.split('#', 2);
    const [withoutQuery = '', query = ''] = bare.split('?', 2);
    let path = withoutQuery.startsWith(origin) ? withoutQuery.slice(origin.length) : withoutQuery;
    path = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
    if (`${path}/`.startsWith(baseUrl)) path = path.slice(baseUrl.length);
    path = path.replace(/^\/+|\/+$/g, '').replace(/\.(?:mdx?|html)$/, '');
    const choice = Object.fromEntries(
      [...new URLSearchParams(query)].filter(([name, value]) =>
        SETUP_GROUPS.some((group) => group === name && labelOf(group, value) !== undefined),
      ),
    );
    return {path: path === 'index' ? '' : path, anchor, choice};
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
    // A comparison ends like the page that it compares.
    const found = this.pagesOf(release).filter(
      ({route}) => route.endsWith(`/${bare}`) && !route.startsWith('/changes/'),
    );
    return found.length === 1 && found[0] ? this.pageAt(found[0].route) : undefined;
  }
}

const isInside = (place: {from: number; to: number}, line: number): boolean =>
  place.from <= line && line < place.to;

/** The innermost section with a line; undefined before the first heading. */
export function sectionAt({sections, panels}: Page, line: number): Section | undefined {
  return sections
    .filter((section) => isInside(section, line))
    .filter(({from}) => panels.every((panel) => !isInside(panel, from) || isInside(panel, line)))
    .at(-1);
}

/** The panels that a reader with a choice does not see: those next to the chosen one. */
export function hiddenPanels({panels}: Page, choice: Choice): Panel[] {
  return panels.filter(({anchor, group, value}) => {
    const chosen = choice[group];
    if (chosen === undefined || chosen === value) return false;
    // The second tabs of a page are `platform-windows-2`.
    const own = anchor.replace(`${group}-${value}`, `${group}-${chosen}`);
    return panels.some((other) => other.anchor === own);
  });
}

/** What a caller wrote, short enough for a message. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
