import {countContexts} from './areas.ts';
import type {GrowingIndex} from './decode.ts';
import type {QueryKind} from './kind.ts';
import type {Query} from './query.ts';
import type {RankedPage} from './rank.ts';
import type {WordWeights} from './rarity.ts';
import type {IndexedRecord, Manifest, SearchResponse} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Weight of the reader's page, and of the other pages of its group in the sidebar. */
const READER = {page: 1.1, group: 1.04} as const;

/** An index with the context it is about. */
export type Shard = GrowingIndex & {readonly context: string};

/** The indexes that are searched together, and their words. */
export interface Collection {
  readonly shards: readonly Shard[];
  readonly vocabulary: Vocabulary;
  readonly rarity: WordWeights;
  /** An answer does not wait for files that are not loaded yet. */
  readonly quick: boolean;
}

/** A page with the indexes it was found in. */
export interface Found {
  readonly page: RankedPage;
  readonly collection: Collection;
}

/** Nothing was found. */
export const EMPTY: SearchResponse = {
  hits: [],
  total: 0,
  didYouMean: null,
  elsewhere: [],
  areas: [],
  mentions: [],
  incomplete: false,
};

/** Something that was needed is missing: still loading, or failed. */
export interface Loaded {
  readonly complete: boolean;
}

/** The result in one context. */
export interface Answer extends Loaded {
  readonly hits: readonly Found[];
  /** How many pages of each context have it, also those that are not among the hits. */
  readonly areas: SearchResponse['areas'];
  /** Pages that only mention another vendor's product. */
  readonly mentions: readonly Found[];
  readonly kind: QueryKind;
  /** It has an identifier as code writes it, whose own heading was not found here. */
  readonly lacksHeading: boolean;
  /** It is one identifier, which what was found first here does not define. */
  readonly lacksEntry: boolean;
  /** How certain the meaning of the query is here, 0 to 1. */
  readonly certainty: number;
  /** No other context can do better. */
  readonly sure: boolean;
}

/** What was found at one URL: the best, and in `more` the others, such as further known errors of the page. */
export interface Group {
  readonly best: Found;
  readonly more: Found[];
}

const firstOf = ({page, collection}: Found): IndexedRecord | undefined => {
  const shard = collection.shards[page.shard];
  return shard?.records[shard.pages[page.page] ?? 0];
};

/** Whether a page is an entry of the known errors, or a page of them. */
export const isError = (collection: Collection, page: RankedPage): boolean =>
  firstOf({page, collection})?.error === true;

/** Whether the query has an identifier, as code writes it, and the first page found has no heading for it. */
export const lacksHeading = ({kind, call, units}: Query, first: Found | undefined): boolean =>
  kind !== 'line' && (call || units.some(({named}) => named)) && first?.page.type !== 'heading';

/**
 * Whether the section that was found defines an identifier: its heading is that name and nothing else. A field
 * `risk_tier` is not the class `RiskTier`.
 */
export function isEntryOf({page, collection}: Found, identifier: string): boolean {
  const record = collection.shards[page.shard]?.records[page.sections[0]?.record ?? -1];
  return record !== undefined && record.h !== '' && record.t === identifier.trim();
}

/** Whether the query is an identifier that the section found first does not define. */
export const lacksEntry = ({identifier}: Query, first: Found | undefined): boolean =>
  identifier !== undefined && !(first && isEntryOf(first, identifier));

/** With this share of the query in its best page, no other context is searched. */
const SURE = 0.85;

/** Whether no other context can have a better answer than the one found first. */
export const isSure = (query: Query, first: Found | undefined): boolean =>
  first !== undefined &&
  // A vague question that is known here says nothing to other contexts.
  (query.phrase !== undefined ||
    (first.page.coverage >= SURE &&
      !lacksHeading(query, first) &&
      !lacksEntry(query, first) &&
      !(query.kind === 'line' && !isError(first.collection, first.page))));

/** Where else a query can be asked: the other contexts of the version, and the latest version. */
export function placesBeside(
  indexes: Manifest['indexes'],
  version: string,
  context: string,
): {version: string; context: string}[] {
  return (version === '' ? [''] : [version, '']).flatMap((other) =>
    Object.keys(indexes[other] ?? {})
      .filter((name) => other !== version || (context !== '' && name !== context))
      .map((name) => ({version: other, context: name})),
  );
}

/** Joins what was found on the same page. */
export function byPage(found: readonly Found[]): Group[] {
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
export function nearReader(hits: readonly Found[], here: string | undefined): readonly Found[] {
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

/** How many pages each context has. */
export function areasOf(groups: readonly Group[]): SearchResponse['areas'] {
  return countContexts(
    groups.map(({best}) => best.collection.shards[best.page.shard]?.context ?? ''),
  );
}
