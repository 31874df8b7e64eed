import {LATEST, RELEASES} from '../../data/releases.ts';

/** What the line says. */
export interface Printed {
  /** Path of the page on the site, below the base path: pages of older releases begin with theirs. */
  readonly path: string;
  /** Address of the page. */
  readonly address: string;
  readonly date: Date;
}

/**
 * The line above a printed page: what it is, where it came from and when.
 *
 * @param printed the page and the moment
 */
export function headerLine({path, address, date}: Printed): string {
  const release = RELEASES.find((known) => path.split('/').includes(known)) ?? LATEST;
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(date);
  return `Kamiwaza ${release} · ${address} · printed ${day}`;
}
