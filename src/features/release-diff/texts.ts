import type {SectionChange} from './types.ts';
import type {Compared, PageLine} from './types.ts';

/** Title and description of the list of all comparisons. */
export function summaryTexts({from, to}: Compared): {title: string; description: string} {
  return {
    title: 'What changed, page by page',
    description: `Every page of the documentation that exists for release ${from} and ${to}, with what was added, removed and changed.`,
  };
}

/** Title and description of one comparison. */
export function pageTexts(
  page: Pick<PageLine, 'title'>,
  {from, to}: Compared,
): {title: string; description: string} {
  return {
    title: `What changed: ${page.title}`,
    description: `What was added, removed and changed on the page ${page.title} between release ${from} and ${to}, section by section.`,
  };
}

/** The headings of a page that was rewritten, in three lists. */
export function headingLists(
  sections: readonly SectionChange[],
  {from, to}: Compared,
): {readonly title: string; readonly sections: readonly SectionChange[]}[] {
  const named = sections.filter(({heading}) => heading !== '');
  const of = (status: SectionChange['status']): SectionChange[] =>
    named.filter((section) => section.status === status);
  return [
    {title: `New sections in ${to}`, sections: of('new')},
    {title: `Sections of ${from} that were removed`, sections: of('gone')},
    {title: 'Sections in both releases', sections: of('kept')},
  ].filter((one) => one.sections.length > 0);
}

/** Says why a page is compared by its headings only. */
export function rewrittenText({from, to}: Compared): string {
  return `This page was rewritten: less than 30 % of ${from} stayed the same in ${to}, so only the headings are compared.`;
}

/** What a section of a comparison is called. */
export function sectionTitle({heading, status, before}: SectionChange): string {
  const name = heading === '' ? 'Start of the page' : heading;
  if (status === 'new') return `${name} (new section)`;
  if (status === 'gone') return `${name} (section removed)`;
  return before ? `${name} (was: ${before})` : name;
}
