import {LATEST} from '../../data/releases.ts';

/** What the line says. */
export interface Printed {
  /** Name of the docs version as the framework writes it into the page: `current` is the latest release. */
  readonly version: string | undefined;
  /** Address of the page. */
  readonly address: string;
  readonly date: Date;
}

/**
 * The line above a printed page: what it is, where it came from and when.
 *
 * @param printed the page and the moment
 */
export function headerLine({version, address, date}: Printed): string {
  const release = version === undefined || version === 'current' ? LATEST : version;
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(date);
  return `Kamiwaza ${release} · ${address} · printed ${day}`;
}
