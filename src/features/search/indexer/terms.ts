import type {SearchTerms} from '../../../data/search-terms/types.ts';
import type {SitePage} from '../../../site/inventory.ts';
import type {Page} from '../core/types.ts';

/**
 * Adds search terms to the sections of a page; `unknown` are the anchors that it has no section for. A page of an older
 * release without terms of its own has those of the latest, where it has their sections: a release keeps its terms when
 * it is frozen.
 */
export function withSearchTerms(
  page: Page,
  of: Pick<SitePage, 'route' | 'canonical'>,
  terms: SearchTerms,
): {readonly page: Page; readonly unknown: readonly string[]} {
  const own = terms[of.route];
  const found = new Map(Object.entries(own ?? terms[of.canonical] ?? {}));
  const sections = page.sections.map((section) => {
    const list = found.get(section.hash.slice(1));
    return list === undefined ? section : {...section, terms: list.split(', ')};
  });
  const anchors = new Set(page.sections.map(({hash}) => hash.slice(1)));
  return {
    page: {...page, sections},
    unknown: Object.keys(own ?? {}).filter((anchor) => !anchors.has(anchor)),
  };
}
