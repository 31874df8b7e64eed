import {parseDocLink, routeOf} from '../product/links.ts';
import {DATA} from '../product/releases.ts';

import type {Signal} from './types.ts';

/** Those of the latest release, which has data always and stands first. */
const [datasets = []] = Object.values(DATA);

/** One phrase, or several in one line in this order. */
export function says(weight: number, ...phrases: readonly string[]): Signal {
  return {phrases, weight};
}

/** Each of these alone. */
export function anyOf(weight: number, ...phrases: readonly string[]): Signal[] {
  return phrases.map((phrase) => says(weight, phrase));
}

/** A code as the platform writes it, such as `OOM`. */
export function code(weight: number, text: string): Signal {
  return {phrases: [text], weight, code: true};
}

/**
 * Cause and fix as the tables of the product docs have them, so that both say the same.
 *
 * @param dataset name of a dataset of src/data/product
 * @param column column that identifies the row
 * @param start how the row's cell begins
 */
export function documented(
  dataset: string,
  column: string,
  start: string,
): {cause: string; fix: string} {
  const row = datasets
    .find(({id}) => id === dataset)
    ?.rows.find((candidate) => String(candidate[column]).startsWith(start));
  if (row === undefined) {
    throw new Error(`No row of "${dataset}" has a ${column} that begins with "${start}".`);
  }
  return {cause: siteLinks(String(row.cause)), fix: siteLinks(String(row.fix))};
}

function siteLinks(markdown: string): string {
  return markdown.replace(/\]\((doc:[^)]+)\)/g, (all, url: string) => {
    const link = parseDocLink(url);
    return link === undefined ? all : `](${routeOf(link)})`;
  });
}
