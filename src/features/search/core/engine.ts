import {decodeIndex, indexTerms, IndexFormatError, type LoadedIndex} from './codec.ts';
import {parseQuery} from './query.ts';
import {WordWeights, rank, type RankedPage} from './rank.ts';
import {mark, occurrences, snippet} from './snippet.ts';
import {didYouMean} from './suggest.ts';
import type {Elsewhere, Hit, IndexedRecord, Manifest, SearchResponse} from './types.ts';
import {Vocabulary} from './vocabulary.ts';
import {synonymTable} from './words.ts';

/** Reads a file of the site. Rejects when it is not there or not what was asked for. */
export type ReadFile = (path: string) => Promise<unknown>;

/** How the engine reaches its files, and how long its snippets are. */
export interface EngineOptions {
  /** The site's base path, with slashes at both ends. */
  readonly siteBase: string;
  /** Reads JSON, or whatever the edition keeps its indexes in. */
  readonly read: ReadFile;
  /** Most characters of a snippet in the box. */
  readonly snippetLength?: number;
  /** Ask for the list of indexes anew before each load: while writing, they change. */
  readonly changing?: boolean;
}

/** Name of the file that lists the indexes, relative to the site's base path. */
export const MANIFEST = 'search-index.json';

/** The most words handed to the highlighter. */
const MAX_WORDS = 12;
const MAX_SECTIONS = 3;
/** A further section of a page is shown when it says at least half of what the best one says. */
const MIN_SECTION = 0.5;
const MAX_ELSEWHERE = 5;
/** From this limit on the caller is the search page, with room for more. */
const PAGE_LIMIT = 20;

interface Shard extends LoadedIndex {
  readonly context: string;
  readonly version: string;
}

interface Collection {
  readonly shards: readonly Shard[];
  readonly vocabulary: Vocabulary;
  readonly rarity: WordWeights;
}

const EMPTY: SearchResponse = {hits: [], total: 0, didYouMean: null, elsewhere: []};

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const {v, indexes} = value as Record<string, unknown>;
  return (
    v === 1 &&
    typeof indexes === 'object' &&
    indexes !== null &&
    Object.values(indexes).every(
      (contexts: unknown) =>
        typeof contexts === 'object' &&
        contexts !== null &&
        Object.values(contexts).every((file) => typeof file === 'string'),
    )
  );
}

/**
 * Loads indexes and searches them. Holds no failure: what could not be loaded is asked for again
 * by the next call.
 */
export class SearchEngine {
  private readonly options: Required<EngineOptions>;
  private readonly synonyms = synonymTable();
  private manifest: Promise<Manifest> | null = null;
  private readonly shards = new Map<string, Promise<Shard>>();
  private readonly collections = new Map<string, Collection>();

  constructor(options: EngineOptions) {
    this.options = {snippetLength: 50, changing: false, ...options};
  }

  /**
   * Loads the indexes of a context, so that the first search finds them ready.
   *
   * @param baseUrl - the site's base path with the version path
   * @param context - `docs`, `sdk`, or empty for everything of this version
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<void> {
    await this.collection(this.versionOf(baseUrl), context);
  }

  /**
   * Answers a query.
   *
   * @param baseUrl - the site's base path with the version path
   * @param context - `docs`, `sdk`, or empty for everything of this version
   * @param input - what the reader typed
   * @param limit - the most pages wanted
   */
  async search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<SearchResponse> {
    if (input.trim() === '') return EMPTY;
    const version = this.versionOf(baseUrl);
    const collection = await this.collection(version, context);
    const ranked = this.rank(collection, input);
    if (ranked.length > 0) {
      return {
        ...EMPTY,
        hits: ranked.slice(0, limit).map((page) => this.hit(collection, page, limit)),
        total: ranked.length,
      };
    }
    const elsewhere = await this.elsewhere(version, context, input);
    return {...EMPTY, didYouMean: this.correct(collection, input), elsewhere};
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
    const loading = read(siteBase + file).then((value) => ({
      ...decodeIndex(value, siteBase),
      context,
      version,
    }));
    this.shards.set(file, loading);
    loading.catch(() => {
      this.shards.delete(file);
      // A page that is older than the site asks for files that are gone: get the new list.
      this.manifest = null;
    });
    return loading;
  }

  private rank({shards, vocabulary, rarity}: Collection, input: string): RankedPage[] {
    return rank(parseQuery(input, vocabulary, this.synonyms, rarity), shards);
  }

  private correct({shards, vocabulary}: Collection, input: string): string | null {
    const frequency = (term: string): number =>
      shards.reduce((sum, {index}) => {
        const {invertedIndex} = index as unknown as {
          invertedIndex: Record<string, Record<string, object> | undefined>;
        };
        return sum + Object.keys(invertedIndex[term]?.content ?? {}).length;
      }, 0);
    return didYouMean(input, vocabulary, frequency);
  }

  /** The other contexts of this version, and the latest version; failures are nobody's concern. */
  private async elsewhere(version: string, context: string, input: string): Promise<Elsewhere[]> {
    const {indexes} = await this.list();
    const places: {version: string; context: string}[] = [];
    for (const other of version === '' ? [''] : [version, '']) {
      for (const name of Object.keys(indexes[other] ?? {})) {
        if (other === version && (context === '' || name === context)) continue;
        places.push({version: other, context: name});
      }
    }
    const found = await Promise.all(
      places.map(async (place): Promise<Elsewhere> => {
        try {
          const collection = await this.collection(place.version, place.context);
          const ranked = this.rank(collection, input).slice(0, MAX_ELSEWHERE);
          return {...place, hits: ranked.map((page) => this.hit(collection, page, MAX_ELSEWHERE))};
        } catch {
          return {...place, hits: []};
        }
      }),
    );
    return found.filter(({hits}) => hits.length > 0);
  }

  private hit({shards}: Collection, ranked: RankedPage, limit: number): Hit {
    const shard = shards[ranked.shard];
    const target = shard?.records[ranked.sections[0]?.record ?? 0];
    const first = shard?.records[shard.pages[ranked.page] ?? 0];
    if (!shard || !target || !first) throw new IndexFormatError('A hit without its record');
    const length =
      limit >= PAGE_LIMIT ? this.options.snippetLength * 2 : this.options.snippetLength;
    const document = ({t, u, h, b}: IndexedRecord) => ({t, u, h, b});
    return {
      document: document(target),
      type: ranked.type,
      page: first.t,
      context: shard.context,
      version: shard.version,
      score: ranked.score,
      title: mark(target.t, ranked.terms),
      snippet: this.snippet(target, first, ranked, length),
      words: wordsOf(ranked, target),
      sections: ranked.sections
        .slice(1)
        .filter(({score}) => score >= MIN_SECTION * (ranked.sections[0]?.score ?? 0))
        .flatMap(({record}) => shard.records[record] ?? [])
        .filter((record) => record.h !== '')
        .slice(0, MAX_SECTIONS)
        .map((record) => ({document: document(record), title: mark(record.t, ranked.terms)})),
    };
  }

  private snippet(
    target: IndexedRecord,
    first: IndexedRecord,
    {terms}: RankedPage,
    length: number,
  ) {
    const keywords = first.keywords.join(', ');
    const options = [target.text, target.code, first.description, keywords, target.text]
      .filter((text) => text !== '')
      .map((text) => snippet(text, terms, length));
    const marked = options.find(({marks}) => marks.length > 0);
    return marked ?? options[0] ?? {text: '', marks: []};
  }
}

/**
 * The words that matched: as the target section writes them, the rest as the index knows them. The
 * highlighter reads both alike.
 */
function wordsOf({terms}: RankedPage, {t, text, code}: IndexedRecord): string[] {
  const words = new Map<string, string>();
  const rest = new Set(terms);
  for (const source of [t, text, code]) {
    for (const {start, end, term} of occurrences(source, terms)) {
      const word = source.slice(start, end);
      rest.delete(term);
      if (words.size < MAX_WORDS && !words.has(word.toLowerCase()))
        words.set(word.toLowerCase(), word);
    }
  }
  for (const term of rest) if (words.size < MAX_WORDS) words.set(term, term);
  return [...words.values()];
}
