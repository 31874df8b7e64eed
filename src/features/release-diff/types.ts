/** The smallest thing that is compared: a sentence, a table row, a line of code. */
export interface Unit {
  readonly kind: 'sentence' | 'row' | 'code';
  /** Plain text; code is between backticks, cells of a row are separated by ` | `. */
  readonly text: string;
}

/** A stretch of words: in both releases, in the old one only, in the new one only. */
export interface Piece {
  readonly in: 'both' | 'old' | 'new';
  readonly text: string;
}

export interface Change {
  readonly type: 'added' | 'removed' | 'changed';
  readonly kind: Unit['kind'];
  readonly pieces: readonly Piece[];
}

export interface SectionChange {
  readonly status: 'new' | 'gone' | 'kept';
  readonly heading: string;
  /** Heading in the old release, where it differs. */
  readonly before?: string;
  readonly id: string;
  readonly changes: readonly Change[];
  /** Units that are the same in both. */
  readonly same: number;
}

export interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly same: number;
}

export interface Link {
  readonly route: string;
  readonly title: string;
}

/** A page in the list of all changes. */
export interface PageLine extends Counts, Link {}

export interface PageChanges extends PageLine {
  readonly old: Link;
  readonly now: Link;
  readonly sections: readonly SectionChange[];
  /** So little stayed the same that only the headings are compared; the sections have no changes then. */
  readonly rewritten: boolean;
}

/** What is compared, as the pages call it. */
export interface Compared {
  readonly from: string;
  readonly to: string;
  /** The written page about the changes, if there is one. */
  readonly inWords?: string;
}

export interface Report {
  readonly releases: Compared;
  /** Those that changed most come first. */
  readonly pages: readonly PageChanges[];
  readonly fresh: readonly Link[];
  readonly gone: readonly Link[];
}

/** The result of comparing two pages. */
export type Compare = Pick<PageChanges, keyof Counts | 'sections'>;
