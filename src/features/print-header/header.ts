import {releaseOf} from '../../site/release-of.ts';

export interface Printed {
  /** Path of the page below the base path, with a slash at its beginning. */
  readonly path: string;
  readonly address: string;
  readonly date: Date;
}

/** The line above a printed page: what it is, where it came from and when. */
export function headerLine({path, address, date}: Printed): string {
  const day = date.toLocaleDateString('en', {dateStyle: 'long'});
  return `Kamiwaza ${releaseOf(path)} · ${address} · printed ${day}`;
}
