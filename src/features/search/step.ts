import type {SearchTerms} from '../../data/search-terms/types.ts';
import type {BuildStep} from '../../site/build-step.ts';

import type {Page} from './core/types.ts';
import {readBuiltPage} from './indexer/html.ts';
import {indexedPages} from './indexer/pages.ts';
import {withSearchTerms} from './indexer/terms.ts';
import {groupPages, writeIndexes} from './indexer/write.ts';

/**
 * Writes the search indexes from the built pages. Pages with noindex are left out, unless the whole site has
 * it: its readers want to search, too. Stops the build when a page of the inventory was not built, or has
 * search terms for a section that it lacks.
 */
export function searchIndexStep(terms: SearchTerms): BuildStep {
  return {
    name: 'search index',
    start(build) {
      const wanted = indexedPages(build.pages, build.baseUrl).filter(
        ({page}) => build.noIndex || !build.noIndexRoutes.has(page.route),
      );
      const urls = new Map(wanted.map(({page, url}) => [page.route, url]));
      const read = new Map<string, Page>();
      return {
        page({route, $}) {
          const url = route === undefined ? undefined : urls.get(route);
          if (url !== undefined) read.set(url, readBuiltPage($, url));
        },
        async finish() {
          const found = wanted.map(({url, context, version, page: known}) => {
            const page = read.get(url);
            if (page === undefined) {
              throw new Error(`${known.file}: there is no built page at ${url}.`);
            }
            const {page: complete, unknown} = withSearchTerms(page, known, terms);
            if (unknown.length > 0) {
              throw new Error(
                `src/data/search-terms has terms for the sections "${unknown.join('", "')}" of ${known.file}, ` +
                  'but the page has no headings with these anchors. Rename the anchors there, or remove them.',
              );
            }
            return {context, version, page: {...complete, weight: known.searchWeight}};
          });
          await writeIndexes(build.write, groupPages(found), build.baseUrl);
        },
      };
    },
  };
}
