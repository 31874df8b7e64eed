import type {Elsewhere, Hit, SearchResponse, SectionHit} from '../core/types.ts';

import {LABELS} from './texts.ts';

/** One line of the list. */
export interface Option {
  readonly id: string;
  readonly hit: Hit | null;
  /** A further section of the hit's page. */
  readonly section: SectionHit | null;
  /** The text that replaces the query. */
  readonly correction: string | null;
}

/** Lines of the list below a label; those for the reader's own area and release have none. */
export interface Group {
  readonly label: string | null;
  readonly options: readonly Option[];
}

type Row = Omit<Option, 'id'>;

/** Most suggestions in the box, in all groups together. */
export const MAX_SUGGESTIONS = 8;
/** Further sections that are listed under a page in the box. */
const MAX_NEAR = 1;
/** Most lines of a group with a label. */
const MAX_BESIDE = 3;

/** The lines of hits: each page, with its nearest further section. */
function rowsOf(hits: readonly Hit[], limit: number): Row[] {
  return hits
    .flatMap((hit) => [
      {hit, section: null, correction: null},
      ...hit.sections
        .filter(({near}) => near)
        .slice(0, MAX_NEAR)
        .map((section) => ({hit, section, correction: null})),
    ])
    .slice(0, limit);
}

const offered = (correction: string): Row => ({hit: null, section: null, correction});

/** Arrow keys follow the numbers in the ids, so these are given in the order in which the list is drawn. */
function numbered(
  id: string,
  groups: readonly {readonly label: string | null; readonly rows: readonly Row[]}[],
): Group[] {
  let at = 0;
  return groups
    .map(({label, rows}) => ({
      label,
      options: rows
        .slice(0, MAX_SUGGESTIONS - at)
        .map((row) => ({...row, id: `${id}option${String(at++)}`})),
    }))
    .filter(({options}) => options.length > 0);
}

/** What the empty box offers. */
export const offers = (id: string, queries: readonly string[]): Group[] =>
  numbered(id, [{label: null, rows: queries.map(offered)}]);

/** What an answer suggests. */
export function suggestions(
  id: string,
  {
    didYouMean,
    hits,
    mentions,
    elsewhere,
  }: Pick<SearchResponse, 'didYouMean' | 'hits' | 'mentions' | 'elsewhere'>,
  labelOf: (place: Elsewhere) => string,
): Group[] {
  return numbered(id, [
    {
      label: null,
      rows: [
        ...(didYouMean === null ? [] : [offered(didYouMean)]),
        ...rowsOf(hits, MAX_SUGGESTIONS),
      ],
    },
    {label: LABELS.mentionedOn, rows: rowsOf(mentions, MAX_BESIDE)},
    ...elsewhere.map((place) => ({
      label: labelOf(place),
      rows: rowsOf(place.hits.slice(0, MAX_BESIDE), MAX_BESIDE),
    })),
  ]);
}
