import {GrowingIndex} from './decode.ts';
import {IndexFormatError, isManifest} from './format.ts';
import type {Collection, Group, Loaded, Shard} from './found.ts';
import type {Lookups} from './lookups.ts';
import {WordWeights} from './rarity.ts';
import type {Manifest} from './types.ts';
import {Vocabulary} from './vocabulary.ts';

/** Name of the file that lists the indexes, relative to the site's base path. */
export const MANIFEST = 'search-index.json';

/** Reads a file of the site. Rejects when it is not there or not what was asked for. */
export type ReadFile = (path: string) => Promise<unknown>;

/** Where index files are, and how to read them. */
export interface IndexOptions {
  /** The site's base path, with slashes at both ends. */
  readonly siteBase: string;
  /** Reads JSON, or whatever the edition keeps its indexes in. */
  readonly read: ReadFile;
  /** Fetch the list of indexes before each load: it changes while somebody writes pages. */
  readonly changing?: boolean;
}

/**
 * The indexes of the site, as far as they are loaded. Does not remember failures: the next call requests again what
 * could not be loaded, and the list of indexes, too, as a page that is older than the site requests files that are gone.
 */
export class Indexes {
  private manifest: Promise<Manifest> | null = null;
  private readonly shards = new Map<string, Promise<Shard>>();
  private readonly collections = new Map<string, Collection>();
  private readonly parts = new Map<string, Promise<void>>();
  private renewing: Promise<void> | undefined;
  private renewed: Promise<void> | undefined;

  constructor(private readonly options: IndexOptions) {}

  /** The heads by version and context. Rejects if the list cannot be read or is none. */
  async list(): Promise<Manifest['indexes']> {
    await this.renewed;
    if (!this.manifest || this.options.changing) {
      const loading = this.readList();
      this.manifest = loading;
      loading.catch(() => {
        if (this.manifest === loading) this.manifest = null;
      });
    }
    return (await this.manifest).indexes;
  }

  /**
   * The heads of a context, or of all contexts of a version if it is empty; no parts yet. A `quick` collection requests
   * parts without waiting for them. Rejects if a head cannot be loaded.
   */
  async collection(version: string, context: string, quick = false): Promise<Collection> {
    const indexes = await this.list();
    const contexts = Object.hasOwn(indexes, version) ? (indexes[version] ?? {}) : {};
    const names = Object.keys(contexts).filter((name) => context === '' || name === context);
    const files = names.map((name) => contexts[name] ?? '');
    const key = files.join('|');
    let collection = this.collections.get(key);
    if (!collection) {
      const shards = await Promise.all(
        names.map((name, number) => this.shard(name, files[number] ?? '')),
      );
      // Another question may have made it meanwhile. There is one for each key: only what is in the map gets new words.
      collection = this.collections.get(key) ?? {
        shards,
        vocabulary: new Vocabulary(
          shards.flatMap(({terms}) => terms),
          shards.flatMap(({titleTerms}) => titleTerms),
        ),
        rarity: new WordWeights(shards),
        quick: false,
      };
      this.collections.set(key, collection);
    }
    return quick ? {...collection, quick} : collection;
  }

  /** Loads the known errors and the words that a query may need; unknown ones may be misspelt. */
  async loadWords(collection: Collection, {typed, others}: Lookups): Promise<Loaded> {
    const first = await this.load(collection, (shard) => [
      ...shard.errorFiles(),
      ...shard.wordFiles([...typed, ...others]),
    ]);
    // Words that are still loading are not strange; the complete answer, which follows, loads what is.
    if (collection.quick && !first.complete) return first;
    const {vocabulary} = collection;
    const strange = typed.filter((word) => word.length > 2 && !vocabulary.hasBeginning(word));
    const second = await this.load(collection, (shard) =>
      shard.wordFiles(strange.map((word) => word.slice(0, 2))),
    );
    return {complete: first.complete && second.complete};
  }

  /** Loads the texts of sections, by the number of their index in the collection. */
  loadTexts(
    collection: Collection,
    sections: readonly {readonly shard: number; readonly record: number}[],
  ): Promise<Loaded> {
    return this.load(collection, (shard) =>
      shard.textFiles(
        sections.flatMap((one) => (collection.shards[one.shard] === shard ? [one.record] : [])),
      ),
    );
  }

  /** Loads the texts of what is shown. */
  async loadShown(groups: readonly Group[]): Promise<Loaded> {
    const loaded = await Promise.all(
      groups.map(({best: {page, collection}}) =>
        this.loadTexts(
          collection,
          page.sections.slice(0, 1).map(({record}) => ({shard: page.shard, record})),
        ),
      ),
    );
    return {complete: loaded.every(({complete}) => complete)};
  }

  private async readList(): Promise<Manifest> {
    const value = await this.options.read(this.options.siteBase + MANIFEST);
    if (!isManifest(value)) throw new IndexFormatError('Not a list of search indexes');
    return value;
  }

  /** Gets the list again, and keeps the old one if that fails. Never rejects. */
  private renew(): Promise<void> {
    this.renewing ??= this.readList()
      .then(
        (list) => {
          this.manifest = Promise.resolve(list);
        },
        () => undefined,
      )
      .finally(() => {
        this.renewing = undefined;
      });
    return this.renewing;
  }

  private shard(context: string, file: string): Promise<Shard> {
    const known = this.shards.get(file);
    if (known) return known;
    const {siteBase, read} = this.options;
    const loading = read(siteBase + file).then((value) =>
      Object.assign(new GrowingIndex(value, siteBase), {context}),
    );
    this.shards.set(file, loading);
    loading.catch(() => {
      this.shards.delete(file);
      // Without a head there is no answer, so the next query waits for the list.
      this.renewed = this.renew();
    });
    return loading;
  }

  /** Loads parts of a collection; failures leave the rest alone and are tried again. */
  private async load(
    collection: Collection,
    filesOf: (shard: Shard) => readonly string[],
  ): Promise<Loaded> {
    const loading = collection.shards.flatMap((shard) =>
      filesOf(shard).map((file) => this.part(shard, file)),
    );
    if (loading.length === 0) return {complete: true};
    if (collection.quick) return {complete: false};
    const ended = await Promise.allSettled(loading);
    return {complete: ended.every(({status}) => status === 'fulfilled')};
  }

  private part(shard: Shard, file: string): Promise<void> {
    const path = this.options.siteBase + file;
    const known = this.parts.get(path);
    if (known) return known;
    const loading = this.options.read(path).then((value) => {
      if (!shard.add(file, value)) return;
      for (const {shards, vocabulary, rarity} of this.collections.values()) {
        if (!shards.includes(shard)) continue;
        vocabulary.add(shard.terms, shard.titleTerms);
        rarity.forget();
      }
    });
    this.parts.set(path, loading);
    loading.catch(() => this.renew()).finally(() => this.parts.delete(path));
    return loading;
  }
}
