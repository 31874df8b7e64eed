import {SearchEngine} from '../src/features/search/core/engine.ts';
import type {Hit} from '../src/features/search/core/types.ts';
import {OTHER_PRODUCTS, STOP_WORDS, WEAK_WORDS} from '../src/features/search/core/words.ts';

import type {DocsData} from './data.ts';

/** For a longer query, only its beginning is searched, as on the search page. */
export const MAX_QUERY = 5000;

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
          : Promise.reject(new Error(`The data of this server lacks the search index ${file}.`));
      },
    });
  }

  /** Reads the indexes of the latest release ahead of the first question. */
  async warm(): Promise<void> {
    await this.#engine.fetchIndexes(this.#baseUrl, '');
  }

  /** Searches one release, by its path fragment, in one context (`docs`, `sdk`, `blog`) or, if empty, in all. */
  async find(query: string, release: string, context: string, limit: number) {
    const response = await this.#engine.search(
      this.#baseUrl + release,
      context,
      query.slice(0, MAX_QUERY),
      limit,
    );
    // The search does without parts that it cannot read, which a reader may retry. Here they are missing for good.
    if (response.incomplete) {
      throw new Error('The data of this server lacks parts of the search index: build it again.');
    }
    const hits = response.hits.map((hit) => found(hit, this.#baseUrl));
    return {
      hits,
      /** If there are no hits: pages that mention the products of other vendors in the query, or have its other words. */
      related:
        hits.length > 0
          ? []
          : await this.#related(query, response.mentions, release, context, limit),
      /** Pages that match, also beyond the limit. */
      total: response.total,
      /** Path fragments of releases that have hits if this one has none. */
      otherReleases: [
        ...new Set(response.elsewhere.map(({version}) => version).filter((v) => v !== release)),
      ],
    };
  }

  /** An answer can be about a product of another vendor without its name, so the other words are searched, too. */
  async #related(
    query: string,
    mentions: readonly Hit[],
    release: string,
    context: string,
    limit: number,
  ): Promise<Found[]> {
    const rest = query
      .slice(0, MAX_QUERY)
      .replace(WORD, (word) => (OTHER_PRODUCTS.has(word.toLowerCase()) ? '' : word));
    const others =
      rest === query
        ? []
        : (await this.#engine.search(this.#baseUrl + release, context, rest, limit)).hits;
    const least = (hits: readonly Hit[]): number =>
      Math.max(0, ...hits.map(({score}) => score)) / 2;
    const good = [
      ...mentions.filter(({score}) => score >= least(mentions)),
      ...others.filter(({score}) => score >= least([...mentions, ...others])),
    ];
    return good
      .filter((hit, at) => good.findIndex(({document}) => document.u === hit.document.u) === at)
      .slice(0, limit)
      .map((hit) => found(hit, this.#baseUrl));
  }
}

const WORD = /[\p{L}\d]+/gu;
/** Words of a query that are looked up; more would say no more about what is missing. */
const MAX_CHECKED = 10;

/**
 * Those of the first {@link MAX_CHECKED} words of a query that begin no word of the texts. Stop words, numbers and
 * words of up to two letters are ignored.
 */
export function missingWords(query: string, texts: readonly string[]): string[] {
  const words = [...new Set(query.match(WORD))].filter(
    (word) => word.length > 2 && /^\p{L}/u.test(word) && !STOP_WORDS.has(word.toLowerCase()),
  );
  return words.slice(0, MAX_CHECKED).filter((word) => {
    const beginning = new RegExp(`(?<![\\p{L}\\d])${word}`, 'iu');
    return !texts.some((text) => beginning.test(text));
  });
}

/** The parts of a hit that the tools show. */
export type Found = ReturnType<typeof found>;

const found = ({document, page, snippet, words, sections}: Hit, baseUrl: string) => ({
  route: `/${document.u.slice(baseUrl.length)}`,
  page,
  breadcrumbs: document.b,
  anchor: document.h.replace(/^#/, ''),
  snippet: snippet.text,
  // What nearly every section has, such as the name of the product, does not tell which part of one answers.
  words: words.filter((word) => !WEAK_WORDS.has(word)),
  /** Further sections of the page that match. */
  more: sections.map((section) => ({
    heading: section.title.text,
    anchor: section.document.h.replace(/^#/, ''),
  })),
});
