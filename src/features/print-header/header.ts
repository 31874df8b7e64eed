/** What the line says. */
export interface Printed {
  /** Release that the page describes. */
  readonly release: string;
  /** Address of the page. */
  readonly address: string;
  readonly date: Date;
}

/**
 * The line above a printed page: what it is, where it came from and when.
 *
 * @param printed the page and the moment
 */
export function headerLine({release, address, date}: Printed): string {
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(date);
  return `Kamiwaza ${release} · ${address} · printed ${day}`;
}
