import {decodeIndex, indexTerms, IndexFormatError, type GrowingIndex} from './codec.ts';
import {lookupsOf, parseQuery, type QueryKind} from './query.ts';
import {WordWeights, rank, refine, sectionsToRead, type RankedPage} from './rank.ts';
import {mark, occurrences, snippet} from './snippet.ts';
import {didYouMean} from './suggest.ts';
import {keepFirst, type Before} from './typing.ts';
import type {Elsewhere, Hit, IndexedRecord, Manifest, SearchResponse} from './types.ts';
import {Vocabulary} from './vocabulary.ts';
import {synonymTable} from './words.ts';

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

/** The most words passed to the highlighter. */
const MAX_WORDS = 12;
const MAX_SECTIONS = 3;
/** A further section of a page is shown if its score is at least half of the best one's. */
const MIN_SECTION = 0.5;
/** A further section is shown in the box, too, if its score is this close to the best one's. */
const NEAR = 0.8;
const MAX_ELSEWHERE = 5;
const MAX_MENTIONS = 3;
/** With this share of the query in its best page, no other context is searched. */
const SURE = 0.85;
/** How much better another context must be, and its penalty. */
const BETTER = 0.08;
const FAR = 0.9;
/** Weight of the reader's page, and of the other pages of its group in the sidebar. */
const READER = {page: 1.1, group: 1.04} as const;
/** From this limit on, the caller is the search page, which can show more. */
const PAGE_LIMIT = 20;

/** Options of a search. */
export interface SearchOptions {
  /** Answer with what is loaded, at once; the answer says when that is not all. */
  readonly quick?: boolean;
  /** What was first for the text before the latest key: it stays first if it is nearly as good. */
  readonly before?: Before | undefined;
  /** URL of the reader's page: it and the pages of its group weigh more. */
  readonly here?: string | undefined;
}

type Shard = GrowingIndex & {readonly context: string; readonly version: string};

interface Collection {
  readonly shards: readonly Shard[];
  readonly vocabulary: Vocabulary;
  readonly rarity: WordWeights;
}

/** Something that was needed is missing: still loading, or failed. */
interface Loaded {
  readonly complete: boolean;
}

const EMPTY: SearchResponse = {
  hits: [],
  total: 0,
  didYouMean: null,
  elsewhere: [],
  areas: [],
  mentions: [],
  incomplete: false,
};

/** A page with the indexes it was found in. */
interface Found {
  readonly page: RankedPage;
  readonly collection: Collection;
}

/** The result in one context. */
interface Answer extends Loaded {
  readonly hits: readonly Found[];
  /** Pages that only mention another vendor's product. */
  readonly mentions: readonly Found[];
  readonly kind: QueryKind;
  /** No other context can do better. */
  readonly sure: boolean;
}

/** What was found on one page; known errors of a page are separate. */
interface Group {
  readonly best: Found;
  readonly more: Found[];
}

const firstOf = ({page, collection}: Found): IndexedRecord | undefined => {
  const shard = collection.shards[page.shard];
  return shard?.records[shard.pages[page.page] ?? 0];
};

const isError = (collection: Collection, page: RankedPage): boolean =>
  firstOf({page, collection})?.error === true;

function byPage(found: readonly Found[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of found) {
    const url = firstOf(one)?.u ?? '';
    const group = groups.get(url);
    if (group) group.more.push(one);
    else groups.set(url, {best: one, more: []});
  }
  return [...groups.values()];
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** The reader's page, and the pages of its group in the sidebar, are a little more probable than others. */
function nearReader(hits: readonly Found[], here: string | undefined): readonly Found[] {
  if (here === undefined) return hits;
  const own = withoutSlash(here);
  const groupOf = ({b}: IndexedRecord): string => (b.length > 1 ? b.join('\n') : '');
  let group = '';
  for (const {shards} of new Set(hits.map(({collection}) => collection))) {
    for (const {records, pages} of shards) {
      const page = pages.find((first) => withoutSlash(records[first]?.u ?? '') === own);
      const record = page === undefined ? undefined : records[page];
      if (record) group = groupOf(record);
    }
  }
  return hits
    .map((hit) => {
      const first = firstOf(hit);
      if (!first) return hit;
      const weight =
        withoutSlash(first.u) === own
          ? READER.page
          : group !== '' && groupOf(first) === group
            ? READER.group
            : 1;
      return weight === 1 ? hit : {...hit, page: {...hit.page, score: hit.page.score * weight}};
    })
    .sort((a, b) => b.page.score - a.page.score);
}

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

function areasOf(groups: readonly Group[]): {context: string; count: number}[] {
  const counts = new Map<string, number>();
  for (const {best} of groups) {
    const context = best.collection.shards[best.page.shard]?.context ?? '';
    counts.set(context, (counts.get(context) ?? 0) + 1);
  }
  return [...counts].map(([context, count]) => ({context, count}));
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

  /**
   * Loads the indexes of a context ahead of the first search.
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
   * @param options - whether to wait for what is not loaded
   */
  async search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
    {quick = false, before, here}: SearchOptions = {},
  ): Promise<SearchResponse> {
    if (input.trim() === '') return EMPTY;
    const version = this.versionOf(baseUrl);
    const collection = await this.collection(version, context);
    const own = await this.answer(collection, input, quick);
    const found = own.sure || quick ? own : await this.widen(version, context, input, own);
    if (found.hits.length > 0) {
      const near = nearReader(found.hits, here);
      const groups = byPage(keepFirst(near, input, before, collection.vocabulary));
      const shown = groups.slice(0, limit);
      const {complete} = await this.read(shown, quick);
      return {
        ...EMPTY,
        hits: shown.map((group) => this.hit(group, limit)),
        total: groups.length,
        areas: areasOf(groups),
        incomplete: !(found.complete && complete),
      };
    }
    if (quick) return {...EMPTY, incomplete: true};
    const elsewhere = await this.elsewhere(version, context, input);
    const mentions = byPage(own.mentions).slice(0, MAX_MENTIONS);
    await this.read(mentions, quick);
    return {
      ...EMPTY,
      didYouMean: this.correct(collection, input),
      elsewhere,
      mentions: mentions.map((group) => this.hit(group, limit)),
      incomplete: !found.complete,
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
    const {indexes} = await this.list();
    const others = Object.keys(indexes[version] ?? {}).filter((name) => name !== context);
    const best = own.hits[0]?.page.coverage ?? 0;
    const found = await Promise.all(
      others.map(async (name): Promise<readonly Found[]> => {
        try {
          return (await this.answer(await this.collection(version, name), input, false)).hits;
        } catch {
          return [];
        }
      }),
    );
    const line = own.kind === 'line';
    const more = found
      .flat()
      .filter(
        ({page, collection}) =>
          page.coverage > best + BETTER ||
          (line && isError(collection, page) && page.coverage > best),
      )
      .map((one) => ({...one, page: {...one.page, score: one.page.score * FAR}}));
    return {...own, hits: [...own.hits, ...more].sort((a, b) => b.page.score - a.page.score)};
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
      Object.assign(decodeIndex(value, siteBase), {context, version}),
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

  private async answer(collection: Collection, input: string, quick: boolean): Promise<Answer> {
    const {shards, vocabulary, rarity} = collection;
    const words = await this.prepare(collection, input, quick);
    const query = parseQuery(input, vocabulary, this.synonyms, rarity);
    const ranked = rank(query, shards);
    const wanted = sectionsToRead(ranked);
    const texts = await this.load(
      collection,
      (shard) =>
        shard.textFiles(wanted.flatMap((one) => (shards[one.shard] === shard ? [one.record] : []))),
      quick,
    );
    const all = refine(query, shards, ranked).map((page): Found => ({page, collection}));
    const hits = query.foreign ? [] : all;
    const coverage = hits[0]?.page.coverage ?? 0;
    return {
      hits,
      kind: query.kind,
      mentions: query.foreign ? all : [],
      sure:
        coverage >= SURE &&
        !(query.kind === 'line' && hits[0] && !isError(collection, hits[0].page)),
      complete: words.complete && texts.complete,
    };
  }

  private correct({shards, vocabulary}: Collection, input: string): string | null {
    const frequency = (term: string): number =>
      shards.reduce(
        (sum, shard) => sum + shard.lookup(term).filter(({fields}) => fields.content).length,
        0,
      );
    return didYouMean(input, vocabulary, frequency);
  }

  /** The other contexts of this version, and the latest version; failures are ignored. */
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
          const {hits} = await this.answer(collection, input, false);
          const groups = byPage(hits).slice(0, MAX_ELSEWHERE);
          await this.read(groups, false);
          return {...place, hits: groups.map((group) => this.hit(group, MAX_ELSEWHERE))};
        } catch {
          return {...place, hits: []};
        }
      }),
    );
    return found.filter(({hits}) => hits.length > 0);
  }

  private hit(group: Group, limit: number): Hit {
    const {page: ranked, collection} = group.best;
    const shard = collection.shards[ranked.shard];
    const target = shard?.records[ranked.sections[0]?.record ?? 0];
    const first = shard?.records[shard.pages[ranked.page] ?? 0];
    if (!shard || !target || !first) throw new IndexFormatError('A hit without its record');
    const length =
      limit >= PAGE_LIMIT ? this.options.snippetLength * 2 : this.options.snippetLength;
    const document = ({t, u, h, b}: IndexedRecord) => ({t, u, h, b});
    // Further sections of the page, or further known errors of the page.
    const top = ranked.sections[0]?.score ?? 0;
    const further = [
      ...ranked.sections.slice(1).map(({record, score}) => ({
        record: shard.records[record],
        terms: ranked.terms,
        share: score / top,
      })),
      ...group.more.map(({page}) => ({
        record: shard.records[page.sections[0]?.record ?? 0],
        terms: page.terms,
        share: page.score / ranked.score,
      })),
    ].flatMap(({record, terms, share}) =>
      record !== undefined && record.h !== '' && share >= MIN_SECTION
        ? [{document: document(record), title: mark(record.t, terms), near: share >= NEAR}]
        : [],
    );
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
      sections: further.slice(0, MAX_SECTIONS),
    };
  }

  private snippet(
    target: IndexedRecord,
    first: IndexedRecord,
    {terms}: RankedPage,
    length: number,
  ) {
    const options = [target.text, target.code, first.description]
      .filter((text) => text !== '')
      .map((text) => snippet(text, terms, length));
    const marked = options.find(({marks}) => marks.length > 0);
    if (marked) return marked;
    // Found by a hidden keyword: the description says what the page is about.
    return first.description === ''
      ? (options[0] ?? {text: '', marks: []})
      : {text: shorten(first.description, length), marks: []};
  }
}

/** The beginning of a text, cut at a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
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
