import {GrowingIndex} from './decode.ts';
import {IndexFormatError, isManifest} from './format.ts';
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
  type Shard,
} from './found.ts';
import {hitOf} from './hit.ts';
import {lookupsOf} from './lookups.ts';
import {certaintyOf, parseQuery} from './query.ts';
import {rank, type RankedPage} from './rank.ts';
import {WordWeights} from './rarity.ts';
import {refine, sectionsToRead} from './refine.ts';
import {didYouMean} from './suggest.ts';
import {synonymTable} from './synonyms.ts';
import {indexTerms} from './terms.ts';
import {finishedWords, isFirst, keepFirst, putFirst, type Before} from './typing.ts';
import {FIELD_NUMBERS, type Elsewhere, type Manifest, type SearchResponse} from './types.ts';
import {Vocabulary} from './vocabulary.ts';

/** Reads a file of the site. Rejects when it is not there or not what was asked for. */
export type ReadFile = (path: string) => Promise<unknown>;

/** How the engine reads its files, and how long its snippets are. */
export interface EngineOptions {
  /** The site's base path, with slashes at both ends. */
  readonly siteBase: string;
  /** Reads JSON, or whatever the edition keeps its indexes in. */
  readonly read: ReadFile;
  /** Most characters of a snippet in the box. */
  readonly snippetLength?: number;
  /** Fetch the list of indexes before each load: it changes while somebody writes pages. */
  readonly changing?: boolean;
}

/** Name of the file that lists the indexes, relative to the site's base path. */
export const MANIFEST = 'search-index.json';

const MAX_ELSEWHERE = 5;
const MAX_MENTIONS = 3;
/** How much better another context must be, and its penalty. */
const BETTER = 0.08;
const FAR = 0.9;
/** What the section that defines an identifier gains over those that mention it. */
const DEFINITION = 2;
/** From this limit on, the caller is the search page, which can show more. */
const PAGE_LIMIT = 20;

export interface SearchOptions {
  /** Answer with what is loaded, at once; the answer says when that is not all. */
  readonly quick?: boolean;
  /** What was first for the text before the latest key: it stays first if it is nearly as good. */
  readonly before?: Before | undefined;
  /** URL of the reader's page: it and the pages of its group weigh more. */
  readonly here?: string | undefined;
}

/**
 * Loads indexes and searches them. Does not remember failures: the next call requests again what could not be
 * loaded.
 */
export class SearchEngine {
  private readonly options: Required<EngineOptions>;
  private readonly synonyms = synonymTable();
  private manifest: Promise<Manifest> | null = null;
  private readonly shards = new Map<string, Promise<Shard>>();
  private readonly collections = new Map<string, Collection>();
  private readonly parts = new Map<string, Promise<void>>();

  constructor(options: EngineOptions) {
    this.options = {snippetLength: 50, changing: false, ...options};
  }

  /** Loads the indexes of a context ahead of the first search; for the parameters, see {@link search}. */
  async fetchIndexes(baseUrl: string, context: string): Promise<void> {
    await this.collection(this.versionOf(baseUrl), context);
  }

  /**
   * Answers a query. `baseUrl` is the site's base path with the version path; an empty context is everything of
   * this version; `limit` is the most pages wanted.
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
    const collection = await this.collection(version, context);
    const own = await this.answer(collection, input, quick);
    const found = own.sure || quick ? own : await this.widen(version, context, input, own);
    if (found.hits.length > 0) {
      const near = nearReader(found.hits, here);
      const kept = await this.keep(collection, near, input, options);
      const groups = byPage(kept);
      const shown = groups.slice(0, limit);
      const {complete} = await this.read(shown, quick);
      return {
        ...EMPTY,
        hits: shown.map((group) => hitOf(group, this.lengthFor(limit))),
        total: groups.length,
        areas: found.areas,
        incomplete: !(found.complete && complete),
      };
    }
    if (quick) return {...EMPTY, incomplete: true};
    const mentions = byPage(own.mentions).slice(0, MAX_MENTIONS);
    await this.read(mentions, quick);
    return {
      ...EMPTY,
      didYouMean: this.correct(collection, input),
      elsewhere: await this.elsewhere(version, context, input),
      mentions: mentions.map((group) => hitOf(group, this.lengthFor(limit))),
      incomplete: !found.complete,
    };
  }

  /** What was first for the text before the latest key stays first, also if only the finished words have it. */
  private async keep(
    collection: Collection,
    hits: readonly Found[],
    input: string,
    {quick = false, before, here}: SearchOptions,
  ): Promise<readonly Found[]> {
    const {vocabulary} = collection;
    const kept = keepFirst(hits, input, before, vocabulary);
    const finished = finishedWords(input, before, vocabulary);
    if (before === undefined || finished === undefined || isFirst(kept, before.first)) return kept;
    const found = nearReader((await this.answer(collection, finished, quick)).hits, here);
    const earlier = keepFirst(found, finished, {...before, input: finished}, vocabulary);
    const [first] = earlier;
    return first && isFirst(earlier, before.first) ? putFirst(first, kept) : kept;
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
    const {indexes} = await this.list();
    const others = Object.keys(indexes[version] ?? {}).filter((name) => name !== context);
    const best = own.hits[0]?.page.coverage ?? 0;
    const found = await Promise.all(
      others.map(async (name): Promise<Pick<Answer, 'hits' | 'areas'>> => {
        try {
          const other = await this.collection(version, name);
          const isBetter = (page: RankedPage) =>
            page.coverage > best + BETTER ||
            (own.kind === 'line' && isError(other, page) && page.coverage > best) ||
            (own.named && page.type === 'heading') ||
            (own.lacksEntry && isEntryOf({page, collection: other}, input));
          const {hits, areas, certainty} = await this.answer(other, input, false, isBetter);
          // What had to be guessed here and is a word there was probably meant there.
          const share = certainty > own.certainty ? certainty / own.certainty : FAR;
          const weighted = hits.map((one) => {
            const weight = own.lacksEntry && isEntryOf(one, input) ? DEFINITION : share;
            return {...one, page: {...one.page, score: one.page.score * weight}};
          });
          return {hits: weighted, areas};
        } catch {
          return {hits: [], areas: []};
        }
      }),
    );
    const hits = [own, ...found].flatMap((one) => one.hits);
    hits.sort((a, b) => b.page.score - a.page.score);
    return {...own, hits, areas: [own, ...found].flatMap(({areas}) => areas)};
  }

  private lengthFor(limit: number): number {
    const {snippetLength} = this.options;
    return limit >= PAGE_LIMIT ? snippetLength * 2 : snippetLength;
  }

  private versionOf(baseUrl: string): string {
    const {siteBase} = this.options;
    return baseUrl.startsWith(siteBase) ? baseUrl.slice(siteBase.length) : '';
  }

  private async list(): Promise<Manifest> {
    if (!this.manifest || this.options.changing) {
      const loading = this.options.read(this.options.siteBase + MANIFEST).then((value) => {
        if (!isManifest(value)) throw new IndexFormatError('Not a list of search indexes');
        return value;
      });
      this.manifest = loading;
      loading.catch(() => {
        if (this.manifest === loading) this.manifest = null;
      });
    }
    return this.manifest;
  }

  private async collection(version: string, context: string): Promise<Collection> {
    const {indexes} = await this.list();
    const contexts = Object.hasOwn(indexes, version) ? (indexes[version] ?? {}) : {};
    const names = Object.keys(contexts).filter((name) => context === '' || name === context);
    const files = names.map((name) => contexts[name] ?? '');
    const key = files.join('|');
    const known = this.collections.get(key);
    if (known) return known;
    const shards = await Promise.all(
      names.map((name, number) => this.shard(version, name, files[number] ?? '')),
    );
    const collection: Collection = {
      shards,
      vocabulary: new Vocabulary(
        shards.flatMap(({terms}) => terms),
        shards.flatMap(({records, pages}) =>
          pages.flatMap((first) => indexTerms(records[first]?.names[0] ?? '', true)),
        ),
      ),
      rarity: new WordWeights(shards),
    };
    this.collections.set(key, collection);
    return collection;
  }

  private shard(version: string, context: string, file: string): Promise<Shard> {
    const known = this.shards.get(file);
    if (known) return known;
    const {siteBase, read} = this.options;
    const loading = read(siteBase + file).then((value) =>
      Object.assign(new GrowingIndex(value, siteBase), {context, version}),
    );
    this.shards.set(file, loading);
    loading.catch(() => {
      this.shards.delete(file);
      // A page that is older than the site requests files that are gone: get the new list.
      this.manifest = null;
    });
    return loading;
  }

  /** Loads files of the collection's indexes; failures leave the rest alone and are tried again. */
  private async load(
    collection: Collection,
    filesOf: (shard: Shard) => readonly string[],
    quick: boolean,
  ): Promise<Loaded> {
    const {siteBase, read} = this.options;
    const loading = collection.shards.flatMap((shard) =>
      filesOf(shard).map((file) => {
        const key = siteBase + file;
        const known = this.parts.get(key);
        if (known) return known;
        const part = read(key).then((value) => {
          if (!shard.add(file, value)) return;
          for (const one of this.collections.values()) {
            if (!one.shards.includes(shard)) continue;
            one.vocabulary.add(shard.terms);
            one.rarity.forget();
          }
        });
        this.parts.set(key, part);
        part.catch(() => undefined).finally(() => this.parts.delete(key));
        return part;
      }),
    );
    if (loading.length === 0) return {complete: true};
    if (quick) return {complete: false};
    const ended = await Promise.allSettled(loading);
    return {complete: ended.every(({status}) => status === 'fulfilled')};
  }

  /** Loads the words that a query may need; unknown ones may be misspelt. */
  private async prepare(collection: Collection, input: string, quick: boolean): Promise<Loaded> {
    const {typed, synonyms} = lookupsOf(input, this.synonyms);
    const first = await this.load(
      collection,
      (shard) => shard.wordFiles([...typed, ...synonyms]),
      quick,
    );
    const {vocabulary} = collection;
    const strange = typed.filter((word) => word.length > 2 && !vocabulary.hasBeginning(word));
    const second = await this.load(
      collection,
      (shard) => shard.wordFiles(strange.map((word) => word.slice(0, 2))),
      quick,
    );
    return {complete: first.complete && second.complete};
  }

  /** Loads the texts of what is shown. */
  private async read(groups: readonly Group[], quick: boolean): Promise<Loaded> {
    const loaded = await Promise.all(
      groups.map(({best: {page, collection}}) =>
        this.load(
          collection,
          (shard) =>
            collection.shards[page.shard] === shard
              ? shard.textFiles(page.sections.slice(0, 1).map(({record}) => record))
              : [],
          quick,
        ),
      ),
    );
    return {complete: loaded.every(({complete}) => complete)};
  }

  /** Pages that are not wanted are left out before texts are loaded. */
  private async answer(
    collection: Collection,
    input: string,
    quick: boolean,
    isWanted: (page: RankedPage) => boolean = () => true,
  ): Promise<Answer> {
    const {shards, vocabulary, rarity} = collection;
    const words = await this.prepare(collection, input, quick);
    const query = parseQuery(input, vocabulary, this.synonyms, rarity);
    const every = rank(query, shards);
    const ranked = every.filter(isWanted);
    const wanted = sectionsToRead(ranked);
    const texts = await this.load(
      collection,
      (shard) =>
        shard.textFiles(wanted.flatMap((one) => (shards[one.shard] === shard ? [one.record] : []))),
      quick,
    );
    const all = refine(query, shards, ranked).map((page): Found => ({page, collection}));
    const hits = query.foreign ? [] : all;
    const [top] = hits;
    return {
      hits,
      areas: areasOf(byPage(every.map((page) => ({page, collection})))),
      kind: query.kind,
      named: lacksHeading(query, top),
      lacksEntry: lacksEntry(query, top),
      certainty: certaintyOf(query),
      mentions: query.foreign ? all : [],
      sure: isSure(query, top),
      complete: words.complete && texts.complete,
    };
  }

  private correct({shards, vocabulary}: Collection, input: string): string | null {
    const frequency = (term: string): number =>
      shards
        .flatMap((shard) => shard.lookup(term))
        .filter(({fields}) => fields.includes(FIELD_NUMBERS.content)).length;
    return didYouMean(input, vocabulary, frequency);
  }

  /** The other contexts of this version, and the latest version; failures are ignored. */
  private async elsewhere(version: string, context: string, input: string): Promise<Elsewhere[]> {
    const {indexes} = await this.list();
    const found = await Promise.all(
      placesBeside(indexes, version, context).map(async (place): Promise<Elsewhere> => {
        try {
          const collection = await this.collection(place.version, place.context);
          const {hits} = await this.answer(collection, input, false);
          const groups = byPage(hits).slice(0, MAX_ELSEWHERE);
          await this.read(groups, false);
          return {
            ...place,
            hits: groups.map((group) => hitOf(group, this.lengthFor(MAX_ELSEWHERE))),
          };
        } catch {
          return {...place, hits: []};
        }
      }),
    );
    return found.filter(({hits}) => hits.length > 0);
  }
}
