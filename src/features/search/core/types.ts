/** The types that the modules of the search core share. No DOM, no Docusaurus. */

/** The fields of a record that are indexed, in the order in which the index file stores them. */
export const FIELDS = [
  'title',
  'breadcrumbs',
  'keywords',
  'description',
  'heading',
  'content',
  'code',
  'terms',
] as const;

export type Field = (typeof FIELDS)[number];

/** The place of each field in FIELDS. */
export const FIELD_NUMBERS = Object.fromEntries(
  FIELDS.map((field, number) => [field, number]),
) as Readonly<Record<Field, number>>;

/** Where a query was found: decides how a hit is shown. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** A part of a page between two headings, as read from the built page or from its source. */
export interface Section {
  /** Text of the heading; empty for the part before the first one. */
  readonly heading: string;
  /** `#anchor` of the heading; empty for the part before the first one. */
  readonly hash: string;
  /** 1 for the part before the first heading, 2 to 4 for headings. */
  readonly level: number;
  /** Prose, tables and lists; blocks on lines of their own. */
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
  /** What readers type to find this section, if the page uses other words. */
  readonly terms?: readonly string[];
}

/** One page, ready to be indexed. */
export interface Page {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  /**
   * How much the page counts compared to others, 0 to 1; 1 if left out. Less for a page that repeats or
   * compares what others explain.
   */
  readonly weight?: number;
  /**
   * `error`: an entry of the known errors, or a page of them. Ranks higher for pasted lines than for typed
   * words.
   */
  readonly kind?: 'error';
  readonly sections: readonly Section[];
}

/** A section in the index: `t u h b` as in the plugin that this is based on. */
export interface SearchRecord {
  /** Title of the section: its heading, or the page's title for the first section. */
  readonly t: string;
  /** URL of the page, with the site's base path. */
  readonly u: string;
  /** Hash of the section, with `#`, or empty. */
  readonly h: string;
  /** Breadcrumbs of the page. */
  readonly b: readonly string[];
}

/** A record with what ranking and snippets need in addition. */
export interface IndexedRecord extends SearchRecord {
  /** Number of the page inside its index. */
  readonly page: number;
  /** Number of the record with the enclosing heading, or of the page's first record. */
  readonly parent: number;
  /** Characters of text and code. */
  readonly length: number;
  /** Empty until it is loaded. */
  readonly text: string;
  /** Empty until it is loaded. */
  readonly code: string;
  /** What readers type to find this section; empty until it is loaded. */
  readonly terms: readonly string[];
  /** Only on a page's first record. */
  readonly keywords: readonly string[];
  /** Only on a page's first record. */
  readonly description: string;
  /** An entry of the known errors, or a page of them. */
  readonly error: boolean;
  /**
   * Names of the page, only on its first record: its title, then the last two segments of its address, then the last
   * one. Known errors have only their title.
   */
  readonly names: readonly string[];
}

/** Text with the places in it that matched. */
export interface MarkedText {
  readonly text: string;
  /** Start and end offsets into `text`, sorted, not overlapping. */
  readonly marks: readonly (readonly [number, number])[];
}

/** A further section of a hit's page. */
export interface SectionHit {
  readonly document: SearchRecord;
  readonly title: MarkedText;
  /** Nearly as good an answer as the hit itself: shown in the box under the page. */
  readonly near: boolean;
}

/** One page that answers the query, with its best section as target. */
export interface Hit {
  readonly document: SearchRecord;
  /** Hash of the table row in the section that answers, if one does. */
  readonly row?: string | undefined;
  readonly type: HitType;
  /** Title of the page. */
  readonly page: string;
  /** Context the page belongs to. */
  readonly context: string;
  readonly score: number;
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  /** The words of the page that matched, as written there: what to mark in the article. */
  readonly words: readonly string[];
  readonly sections: readonly SectionHit[];
}

/** Hits found outside the requested context or version. */
export interface Elsewhere {
  readonly context: string;
  readonly version: string;
  readonly hits: readonly Hit[];
}

/** What the worker answers. */
export interface SearchResponse {
  readonly hits: readonly Hit[];
  /** Number of pages that match, also beyond the limit. */
  readonly total: number;
  /** A spelling that would find something, when the query as typed did not. */
  readonly didYouMean: string | null;
  /** Filled only when `hits` is empty. */
  readonly elsewhere: readonly Elsewhere[];
  /** How many pages of each context that was searched have it. */
  readonly areas: readonly {readonly context: string; readonly count: number}[];
  /** If there is no answer: pages that mention the product in the query. */
  readonly mentions: readonly Hit[];
  /** A part of the index is missing: still loading, or failed. Searching again completes it. */
  readonly incomplete: boolean;
}

/** Names of the index files, by version path and context, relative to the site's base path. */
export interface Manifest {
  readonly v: 1;
  readonly indexes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
