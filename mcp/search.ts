import {SearchEngine} from '../src/features/search/core/engine.ts';
import type {Hit, SearchResponse} from '../src/features/search/core/types.ts';

import type {DocsData} from './data.ts';

/** For a longer query, only its beginning is searched, as on the search page. */
export const MAX_QUERY = 5000;

/** The parts of a hit that the tools show. */
export interface Found {
  /** Site path of the page. */
  readonly route: string;
  /** Title of the page, and the labels of the sidebar around it. */
  readonly page: string;
  readonly breadcrumbs: readonly string[];
  readonly anchor: string;
  /** Text that matched, on one line. */
  readonly snippet: string;
  /** Words of the page that matched. */
  readonly words: readonly string[];
  /** Further sections of the page that match. */
  readonly more: readonly {readonly heading: string; readonly anchor: string}[];
}

/** What was found in one release. */
export interface Answer {
  readonly hits: readonly Found[];
  /** Pages that match, also beyond the limit. */
  readonly total: number;
  readonly didYouMean: string | null;
  /** Path fragments of releases that have hits if this one has none. */
  readonly otherReleases: readonly string[];
}

/** The site's own search. The only module of this server that uses the search core. */
export class Search {
  readonly #engine: SearchEngine;
  readonly #baseUrl: string;

  constructor({baseUrl, indexes}: Pick<DocsData, 'baseUrl' | 'indexes'>) {
    this.#baseUrl = baseUrl;
    this.#engine = new SearchEngine({
      siteBase: baseUrl,
      snippetLength: 200,
      read: (path) => {
        const file = path.slice(baseUrl.length);
        return Object.hasOwn(indexes, file)
          ? Promise.resolve(indexes[file])
          : Promise.reject(new Error(`The data of this server lack the search index ${file}.`));
      },
    });
  }

  /** Reads the indexes of a release ahead of the first question. */
  async warm(release: string): Promise<void> {
    await this.#engine.fetchIndexes(this.#baseUrl + release, '');
  }

  /**
   * Searches one release.
   *
   * @param query of any length
   * @param release path fragment: empty for the latest
   * @param context `docs`, `sdk`, `blog`, or empty for all
   * @param limit the most pages
   */
  async find(query: string, release: string, context: string, limit: number): Promise<Answer> {
    const response: SearchResponse = await this.#engine.search(
      this.#baseUrl + release,
      context,
      query.slice(0, MAX_QUERY),
      limit,
    );
    // The search does without parts that it cannot read, which a reader may retry. Here they are missing for good.
    if (response.incomplete) {
      throw new Error('The data of this server lack parts of the search index: build it again.');
    }
    return {
      hits: response.hits.map((hit) => this.#found(hit)),
      total: response.total,
      didYouMean: response.didYouMean,
      otherReleases: [
        ...new Set(response.elsewhere.map(({version}) => version).filter((v) => v !== release)),
      ],
    };
  }

  #found({document, page, snippet, words, sections}: Hit): Found {
    return {
      route: `/${document.u.slice(this.#baseUrl.length)}`,
      page,
      breadcrumbs: document.b,
      anchor: document.h.replace(/^#/, ''),
      snippet: snippet.text,
      words,
      more: sections.map((section) => ({
        heading: section.title.text,
        anchor: section.document.h.replace(/^#/, ''),
      })),
    };
  }
}
