import type {SearchTerms} from '../../../data/search-terms/types.ts';
import type {SitePage} from '../../../site/inventory.ts';
import type {Page} from '../core/types.ts';

/** The route that has the search terms of a page: a copy uses those of the original. */
const termsRoute = ({route, group}: Pick<SitePage, 'route' | 'group'>): string =>
  group.copy ? route.slice(group.path.length) || '/' : route;

/** Adds search terms to the sections of a page; `unknown` are the anchors that it has no section for. */
export function withSearchTerms(
  page: Page,
  of: Pick<SitePage, 'route' | 'group'>,
  terms: SearchTerms,
): {readonly page: Page; readonly unknown: readonly string[]} {
  const own = new Map(Object.entries(terms[termsRoute(of)] ?? {}));
  const sections = page.sections.map((section) => {
    const list = own.get(section.hash.slice(1));
    return list === undefined ? section : {...section, terms: list.split(', ')};
  });
  const anchors = new Set(page.sections.map(({hash}) => hash.slice(1)));
  return {
    page: {...page, sections},
    unknown: [...own.keys()].filter((anchor) => !anchors.has(anchor)),
  };
}
