/** One value for a subject, on a page or in a dataset. */
export interface Fact {
  /** What the value belongs to, such as `KAMIWAZA_ROOT` or `NVIDIA driver, minimum · Linux`. */
  readonly subject: string;
  /** Normalised, so that equal values are equal strings. */
  readonly value: string;
  readonly file: string;
  readonly line: number;
  /** For a fact in data: the texts that it was found in, to look for in the file. */
  readonly pieces?: readonly string[];
}
