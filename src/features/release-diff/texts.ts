import type {Compared, PageLine, SectionChange} from './types.ts';

/** What the numbers of a comparison are. */
const COUNTED = 'The numbers count sentences, table rows and lines of code.';

/** Labels and sentences of the pages. `{name}` is a link or a number, put in by `@docusaurus/Interpolate`. */
export const TEXTS = {
  crumbs: {label: 'Breadcrumbs', notes: 'Release notes', all: 'Changes page by page'},
  /** What screen readers say about a change; others see a sign and a color. */
  spoken: {
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    row: 'table row',
    code: 'line of code',
    deleted: 'deleted',
    inserted: 'inserted',
    end: 'end',
  },
  list: {
    start: (from: string, to: string): string =>
      `Pages that exist for both ${from} and ${to}, the most changed first. ${COUNTED}`,
    inWords: 'For what this means for your installation, see {link}.',
    inWordsLink: (to: string): string => `the notes for release ${to}`,
    table: 'Pages by size of change',
    page: 'Page',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    same: 'Same',
    fresh: (to: string): string => `New in ${to}`,
    gone: (from: string): string => `Only in ${from}`,
  },
  page: {
    start: (from: string, to: string): string =>
      `Changes from {old} (${from}) to {now} (${to}): {added} added, {removed} removed, {changed} changed, {same} the same. ${COUNTED}`,
    all: 'All pages',
    inWords: 'Release notes',
    added: (to: string): string => `added in ${to}`,
    removed: 'removed',
    reworded: 'reworded',
    unchanged: (count: number): string => `${String(count)} unchanged.`,
    section: (release: string): string => `Read the section in ${release}`,
    untouched: (count: number): string =>
      count === 1
        ? 'One section is the same in both releases.'
        : `${String(count)} sections are the same in both releases.`,
  },
} as const;

/** Title and description of the list of all comparisons. */
export function summaryTexts({from, to}: Compared): {title: string; description: string} {
  return {
    title: 'Changes page by page',
    description: `Every page of the documentation that exists for releases ${from} and ${to}, with what was added, removed and changed.`,
  };
}

/** Title and description of one comparison. */
export function pageTexts(
  page: Pick<PageLine, 'title'>,
  {from, to}: Compared,
): {title: string; description: string} {
  return {
    title: `What changed: ${page.title}`,
    description: `What was added, removed and changed on the page ${page.title} between releases ${from} and ${to}, section by section.`,
  };
}

/** The headings of a page that was rewritten, in three lists. */
export function headingLists(
  sections: readonly SectionChange[],
  {from, to}: Compared,
): {
  readonly status: SectionChange['status'];
  readonly title: string;
  readonly sections: readonly SectionChange[];
}[] {
  const titles = {
    new: `Headings of ${to} without a counterpart`,
    gone: `Headings of ${from} without a counterpart`,
    kept: 'Sections in both releases',
  };
  return (['new', 'gone', 'kept'] as const)
    .map((status) => ({
      status,
      title: titles[status],
      sections: sections.filter((one) => one.heading !== '' && one.status === status),
    }))
    .filter((one) => one.sections.length > 0);
}

/** Says why a page is compared by its headings only. */
export function rewrittenText({from, to}: Compared): string {
  return `This page was rewritten: less than 30% of its text in ${from} is still in ${to}, so only the headings are compared. A heading without a counterpart may have been renamed: it does not mean that a function is gone.`;
}

/** What a section of a comparison is called. */
export function sectionTitle({heading, status, before}: SectionChange): string {
  const name = heading === '' ? 'Start of the page' : heading;
  if (status === 'new') return `${name} (new section)`;
  if (status === 'gone') return `${name} (section removed)`;
  return before ? `${name} (was: ${before})` : name;
}
