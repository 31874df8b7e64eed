import {knownErrors} from '../../../data/known-errors/index.ts';
import type {KnownError} from '../../../data/known-errors/types.ts';
import type {Page, Section} from '../core/types.ts';

const byAnchor: ReadonlyMap<string, KnownError> = new Map(
  knownErrors.map((entry) => [`#${entry.id}`, entry]),
);

/** What programs write when it happens, one message per line. */
function messagesOf({messages}: KnownError): string {
  return messages
    .filter(({kind}) => kind !== 'hint')
    .map(({phrases}) => phrases.join(' '))
    .join('\n');
}

/**
 * Makes every known error of a page a separate document: each has its own cause and messages, and a page with
 * sixty of them would rank for none. The literal messages are indexed with the entry, also those that the page
 * does not show. A page without known errors is returned unchanged.
 */
export function splitKnownErrors(page: Page): Page[] {
  const entries: Page[] = [];
  const rest: Section[] = [];
  for (const section of page.sections) {
    const entry = byAnchor.get(section.hash);
    if (entry === undefined) {
      rest.push(section);
      continue;
    }
    entries.push({
      url: page.url,
      title: section.heading,
      breadcrumbs: [...page.breadcrumbs, page.title],
      description: '',
      keywords: [],
      kind: 'error',
      sections: [
        {...section, heading: '', level: 1, code: `${messagesOf(entry)}\n${section.code}`.trim()},
      ],
    });
  }
  return entries.length === 0 ? [page] : [{...page, kind: 'error', sections: rest}, ...entries];
}
