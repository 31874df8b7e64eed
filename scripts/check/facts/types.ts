/** One value that a page or a dataset gives for a subject. */
export interface Fact {
  /** What the value belongs to, such as `KAMIWAZA_ROOT` or `NVIDIA driver, minimum · Linux`. */
  readonly subject: string;
  /** Written one way, so that equal values are equal strings. */
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

/** A value that may differ, and why. An exception that nothing needs any more is a finding. */
export interface FactException {
  readonly subject: string;
  readonly file: string;
  readonly reason: string;
}
