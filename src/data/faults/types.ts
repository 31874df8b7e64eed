/** Where a fault shows, in the words of the result list. */
export type FaultArea =
  'Model' | 'GPU' | 'Host' | 'Installation' | 'Windows' | 'SDK' | 'App Garden';

/**
 * What a log holds when the fault is there. Plain text, no regular expressions: the time to search
 * grows with the length of the log and with nothing else.
 */
export interface Signal {
  /** All of them, in this order, in one line. Letter case counts only in a `code`. */
  readonly phrases: readonly string[];
  /** How strongly one occurrence speaks for the fault; 50 is enough to be listed. */
  readonly weight: number;
  /** A status code: stands alone as a word, in exactly this case. */
  readonly code?: boolean;
}

export interface Fault {
  readonly id: string;
  readonly area: FaultArea;
  /** What it is, in a few words. */
  readonly title: string;
  /** Inline Markdown. */
  readonly cause: string;
  /** Inline Markdown. */
  readonly fix: string;
  /** Site path of the section that treats it. */
  readonly page: string;
  readonly signals: readonly Signal[];
}
