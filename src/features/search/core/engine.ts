import {
  areasOf,
  byPage,
  EMPTY,
  isEntryOf,
  isError,
  isSure,
  lacksEntry,
  lacksHeading,
  nearReader,
  placesBeside,
  type Answer,
  type Collection,
  type Found,
  type Group,
  type Loaded,
} from './found.ts';
import {hitOf} from './hit.ts';
import {Indexes, type IndexOptions} from './indexes.ts';
import {lookupsOf} from './lookups.ts';
import {certaintyOf, parseQuery} from './query.ts';
import {rank, type RankedPage} from './rank.ts';
import {refine, sectionsToRead} from './refine.ts';
import {didYouMean} from './suggest.ts';
import {synonymTable} from './synonyms.ts';
import {finishedWords, isFirst, keepFirst, putFirst, type Before} from './typing.ts';
import {FIELD_NUMBERS, type Elsewhere, type Hit, type SearchResponse} from './types.ts';

export {MANIFEST} from './indexes.ts';

const MAX_ELSEWHERE = 5;
const MAX_MENTIONS = 3;
/** How much better another context must be, and its penalty. */
const BETTER = 0.08;
const FAR = 0.9;
/** What the section that defines an identifier gains over those that mention it. */
const DEFINITION = 2;
/** From this limit on, the caller is the search page, which can show more. */
const PAGE_LIMIT = 20;

/** Where the indexes are, and how long snippets are. */
export interface EngineOptions extends IndexOptions {
  /** Most characters of a snippet in the box, 50 if left out; the search page has twice as many. */
  readonly snippetLength?: number;
}

export interface SearchOptions {
  /** Answer with what is loaded, at once; the answer says when that is not all. */
  readonly quick?: boolean;
  /** What was first for the text before the latest key: it stays first if it is nearly as good. */
  readonly before?: Before | undefined;
  /** URL of the reader's page: it and the pages of its group weigh more. */
  readonly here?: string | undefined;
}

/** Searches the indexes of a site, and loads what a query needs of them. */
export class SearchEngine {
  private readonly indexes: Indexes;
  private readonly synonyms = synonymTable();

  constructor(private readonly options: EngineOptions) {
    this.indexes = new Indexes(options);
  }

  /**
   * Loads the indexes of a context ahead of the first search. For the parameters, see {@link search}; rejects if an
   * index cannot be loaded.
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<void> {
    await this.indexes.collection(this.versionOf(baseUrl), context);
  }

  /**
   * Answers a query. `baseUrl` is the site's base path with the version path; an empty context is everything of
   * this version; `limit` is the most pages wanted. Rejects if an index of the context cannot be loaded.
   */
  async search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
    options: SearchOptions = {},
  ): Promise<SearchResponse> {
    const {quick = false, here} = options;
    if (input.trim() === '') return EMPTY;
    const version = this.versionOf(baseUrl);
    const collection = await this.indexes.collection(version, context, quick);
    const own = await this.answer(collection, input);
    const found = own.sure || quick ? own : await this.widen(version, context, input, own);
    if (found.hits.length > 0) {
      const near = nearReader(found.hits, here);
      const groups = byPage(await this.keep(collection, near, input, options));
      const {hits, complete} = await this.show(groups.slice(0, limit), limit);
      return {
        ...EMPTY,
        hits,
        total: groups.length,
        areas: found.areas,
        incomplete: !(found.complete && complete),
      };
    }
    if (quick) return {...EMPTY, incomplete: true};
    const mentions = await this.show(byPage(own.mentions).slice(0, MAX_MENTIONS), limit);
    const elsewhere = await this.elsewhere(version, context, input);
    return {
      ...EMPTY,
      didYouMean: correct(collection, input),
      elsewhere: elsewhere.found,
      mentions: mentions.hits,
      incomplete: !(found.complete && mentions.complete && elsewhere.complete),
    };
  }

  /** The answer of one context. Pages that are not wanted are left out before texts are loaded. */
  private async answer(
    collection: Collection,
    input: string,
    isWanted: (page: RankedPage) => boolean = () => true,
  ): Promise<Answer> {
    const {shards, vocabulary, rarity} = collection;
    const words = await this.indexes.loadWords(collection, lookupsOf(input, this.synonyms));
    const query = parseQuery(input, vocabulary, this.synonyms, rarity);
    const every = rank(query, shards);
    const ranked = every.filter(isWanted);
    const texts = await this.indexes.loadTexts(collection, sectionsToRead(ranked));
    const all = refine(query, shards, ranked).map((page): Found => ({page, collection}));
    const hits = query.foreign ? [] : all;
    const [top] = hits;
    return {
      hits,
      areas: areasOf(byPage(every.map((page) => ({page, collection})))),
      kind: query.kind,
      lacksHeading: lacksHeading(query, top),
      lacksEntry: lacksEntry(query, top),
      certainty: certaintyOf(query),
      mentions: query.foreign ? all : [],
      sure: isSure(query, top),
      complete: words.complete && texts.complete,
    };
  }

  /**
   * Also searches the other contexts of the version if this one has no good answer; their hits are included
   * if they are better.
   */
  private async widen(
    version: string,
    context: string,
    input: string,
    own: Answer,
  ): Promise<Answer> {
    // If it has nothing at all, the others are shown as such.
    if (context === '' || own.hits.length === 0) return own;
    const indexes = await this.indexes.list();
    const others = Object.keys(indexes[version] ?? {}).filter((name) => name !== context);
    const best = own.hits[0]?.page.coverage ?? 0;
    const found = await Promise.all(
      others.map(async (name): Promise<Pick<Answer, 'hits' | 'areas' | 'complete'>> => {
        try {
          const other = await this.indexes.collection(version, name);
          const isBetter = (page: RankedPage) =>
            page.coverage > best + BETTER ||
            (own.kind === 'line' && isError(other, page) && page.coverage > best) ||
            (own.lacksHeading && page.type === 'heading') ||
            (own.lacksEntry && isEntryOf({page, collection: other}, input));
          const {hits, areas, certainty, complete} = await this.answer(other, input, isBetter);
          // What had to be guessed here and is a word there was probably meant there.
          const share = certainty > own.certainty ? certainty / own.certainty : FAR;
          const weighted = hits.map((one) => {
            const weight = own.lacksEntry && isEntryOf(one, input) ? DEFINITION : share;
            return {...one, page: {...one.page, score: one.page.score * weight}};
          });
          return {hits: weighted, areas, complete};
        } catch {
          return {hits: [], areas: [], complete: false};
        }
      }),
    );
    const all = [own, ...found];
    const hits = all.flatMap((one) => one.hits);
    hits.sort((a, b) => b.page.score - a.page.score);
    return {
      ...own,
      hits,
      areas: all.flatMap(({areas}) => areas),
      complete: all.every(({complete}) => complete),
    };
  }

  /** What was first for the text before the latest key stays first, also if only the finished words have it. */
  private async keep(
    collection: Collection,
    hits: readonly Found[],
    input: string,
    {before, here}: SearchOptions,
  ): Promise<readonly Found[]> {
    const {vocabulary} = collection;
    const kept = keepFirst(hits, input, before, vocabulary);
    const finished = finishedWords(input, before, vocabulary);
    if (before === undefined || finished === undefined || isFirst(kept, before.first)) return kept;
    const found = nearReader((await this.answer(collection, finished)).hits, here);
    const earlier = keepFirst(found, finished, {...before, input: finished}, vocabulary);
    const [first] = earlier;
    return first && isFirst(earlier, before.first) ? putFirst(first, kept) : kept;
  }

  /** The other contexts of this version, and the latest version. One that cannot be read is left out. */
  private async elsewhere(
    version: string,
    context: string,
    input: string,
  ): Promise<Loaded & {readonly found: Elsewhere[]}> {
    const places = placesBeside(await this.indexes.list(), version, context);
    const found = await Promise.all(
      places.map(async (place): Promise<Loaded & Elsewhere> => {
        try {
          const collection = await this.indexes.collection(place.version, place.context);
          const answer = await this.answer(collection, input);
          const groups = byPage(answer.hits).slice(0, MAX_ELSEWHERE);
          const {hits, complete} = await this.show(groups, MAX_ELSEWHERE);
          return {...place, hits, complete: answer.complete && complete};
        } catch {
          return {...place, hits: [], complete: false};
        }
      }),
    );
    return {
      complete: found.every(({complete}) => complete),
      found: found
        .filter(({hits}) => hits.length > 0)
        .map(({complete: _, ...elsewhere}) => elsewhere),
    };
  }

  /** Loads the texts of pages and makes hits of them. */
  private async show(
    groups: readonly Group[],
    limit: number,
  ): Promise<Loaded & {readonly hits: readonly Hit[]}> {
    const {complete} = await this.indexes.loadShown(groups);
    const {snippetLength = 50} = this.options;
    const length = limit >= PAGE_LIMIT ? snippetLength * 2 : snippetLength;
    return {complete, hits: groups.map((group) => hitOf(group, length))};
  }

  private versionOf(baseUrl: string): string {
    const {siteBase} = this.options;
    return baseUrl.startsWith(siteBase) ? baseUrl.slice(siteBase.length) : '';
  }
}

function correct({shards, vocabulary}: Collection, input: string): string | null {
  const frequency = (term: string): number =>
    shards
      .flatMap((shard) => shard.lookup(term))
      .filter(({fields}) => fields.includes(FIELD_NUMBERS.content)).length;
  return didYouMean(input, vocabulary, frequency);
}
