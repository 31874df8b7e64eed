import {LATEST, RELEASES} from '../../data/releases.ts';

import {TEXTS} from './texts.ts';

/** The content of the line. */
export interface Printed {
  /**
   * Path of the page on the site, below the base path: on pages of older releases it begins with the release.
   */
  readonly path: string;
  /** Address of the page. */
  readonly address: string;
  readonly date: Date;
}

/** The line above a printed page: what it is, where it came from and when. */
export function headerLine({path, address, date}: Printed): string {
  const release = RELEASES.find((known) => path.split('/').includes(known)) ?? LATEST;
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(date);
  return TEXTS.line(release, address, day);
}
