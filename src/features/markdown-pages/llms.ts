import {markdownAddress} from '../../site/addresses.ts';
import type {BuiltList} from '../../site/built-list.ts';
import type {PageGroup, SitePage} from '../../site/inventory.ts';
import {estimateTokens} from '../../site/text/budget.ts';
import {groupBy} from '../../site/util/group-by.ts';

import {LLMS} from './texts.ts';

/** A page with its text, for the list and for the full file. */
export interface Entry {
  readonly page: SitePage;
  /** Text with absolute links. */
  readonly text: string;
}

export interface LlmsOptions {
  readonly title: string;
  readonly summary: string;
  /** Origin and base URL, without a slash at the end. */
  readonly root: string;
  /** Lists and comparisons of pages, named at the end of the site's `llms.txt`. */
  readonly lists: readonly Pick<BuiltList, 'route' | 'title' | 'description'>[];
}

/** A file to write, with its path in the build folder. */
export interface LlmsFile {
  readonly file: string;
  readonly text: string;
}

/**
 * `llms.txt` (a list) and `llms-full.txt` (everything in one file) for the site, each release and the SDK.
 * The site's own files contain what is current; older releases are linked at the end.
 */
export function llmsFiles(entries: readonly Entry[], options: LlmsOptions): LlmsFile[] {
  const groups = [...new Set(entries.map(({page}) => page.group))];
  const of = (group: PageGroup): Entry[] => entries.filter(({page}) => page.group === group);
  const current = groups.filter((group) => group.current);
  const older = groups.filter((group) => !group.current);
  const own = (group: PageGroup): boolean => group.path !== '/' && group.kind !== 'blog';

  const whole = fullFile('', options.title, options.summary, current.flatMap(of), options.root);
  const parts = sections(current.flatMap(of));
  return [
    {
      file: 'llms.txt',
      text: join([
        head(options.title, options.summary),
        `${allInOne(whole, options.root)} ${LLMS.markdown}`,
        ...current.map((group) => `## ${group.title}\n\n${list(of(group), options.root)}`),
        optional([...current.filter(own), ...older], parts, options),
      ]),
    },
    whole,
    ...parts.map(({folder, title, pages}): LlmsFile => ({
      file: `${folder}/llms.txt`,
      text: join([
        head(title, LLMS.part(options.title, `${options.root}/${folder}`)),
        LLMS.site(`${options.root}/llms.txt`),
        `## ${LLMS.pages}\n\n${list(pages, options.root)}`,
      ]),
    })),
    ...groups.filter(own).flatMap((group): LlmsFile[] => {
      const folder = group.path.slice(1);
      const summary = summaryOf(group);
      const all = fullFile(`${folder}/`, group.title, summary, of(group), options.root);
      return [
        {
          file: `${folder}/llms.txt`,
          text: join([
            head(group.title, summary),
            allInOne(all, options.root),
            `## ${LLMS.pages}\n\n${list(of(group), options.root)}`,
          ]),
        },
        all,
      ];
    }),
  ];
}

/** Fewer pages don't need their own list. */
const MIN_PAGES = 3;

/** The folders of a site that hold several pages; a group with its own folder already has a list. */
function sections(
  entries: readonly Entry[],
): {folder: string; title: string; pages: readonly Entry[]}[] {
  const main = entries.filter(({page}) => page.group.path === '/');
  return [...groupBy(main, ({page}) => /^\/(.+?)\//.exec(`${page.route}/`)?.[1] ?? '')]
    .filter(([folder, pages]) => folder !== '' && pages.length >= MIN_PAGES)
    .map(([folder, pages]) => ({
      folder,
      pages,
      title: pages[0]?.page.categories[0] ?? pages[0]?.page.title ?? folder,
    }));
}

function summaryOf(group: PageGroup): string {
  return LLMS[group.kind === 'sdk' ? 'sdk' : 'docs'](String(group.release));
}

const head = (title: string, summary: string): string => `# ${title}\n\n> ${summary}`;

const line = (title: string, address: string, about: string): string =>
  `- [${title}](${address}): ${about}`;

const list = (entries: readonly Entry[], root: string): string =>
  entries.map(({page}) => pageLine(page, root)).join('\n');

const pageLine = (
  {title, route, description}: LlmsOptions['lists'][number],
  root: string,
): string => line(title, root + markdownAddress(route), description);

/** What a program may skip, by the convention of llms.txt. */
function optional(
  groups: readonly PageGroup[],
  parts: ReturnType<typeof sections>,
  {root, lists}: LlmsOptions,
): string {
  const lines = [
    ...parts.map(({folder, title}) =>
      line(title, `${root}/${folder}/llms.txt`, LLMS.below(folder)),
    ),
    ...groups.map((group) => line(group.title, `${root}${group.path}/llms.txt`, summaryOf(group))),
    ...lists.map((page) => pageLine(page, root)),
  ];
  return `## ${LLMS.optional}\n\n${lines.join('\n')}`;
}

function fullFile(
  folder: string,
  title: string,
  summary: string,
  entries: readonly Entry[],
  root: string,
): LlmsFile {
  const pages = entries.map(
    ({page, text}) =>
      `---\n\n# ${page.title}\n\n${LLMS.source(root + markdownAddress(page.route))}\n\n${text.trim()}`,
  );
  return {file: `${folder}llms-full.txt`, text: join([head(title, summary), ...pages])};
}

/** Where the whole text is, and how long it is: few models can read all of it at once. */
function allInOne({file, text}: LlmsFile, root: string): string {
  const thousands = Math.ceil(estimateTokens(text) / 1000);
  return LLMS.allInOne(`${root}/${file}`, `${String(thousands)},000`);
}

const join = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
