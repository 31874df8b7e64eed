import {remembered} from '../../../site/util/remembered.ts';

import type {GrowingIndex} from './decode.ts';
import {contentWords, isEqual, matchName, matchWords} from './names.ts';
import type {Query, Unit} from './query.ts';
import type {RankedPage} from './rank.ts';
import {RULES} from './rules.ts';
import {isQuestion} from './terms.ts';
import {tokensOnce} from './text.ts';
import type {IndexedRecord} from './types.ts';

/** Names of more words than this are sentences. */
const ENTRY_WORDS = 6;
const ENTRY_END = / · |: | – /;
/** `443/tcp` is looked up as 443. */
const PROTOCOL = /\/(?:tcp|udp)\b/g;
/** Codes, ports, variables, classes; `Requirements` or `GPU` in a first cell explains nothing. */
const IDENTIFIER = /\d{3}|[_/]|[a-z][A-Z]|^\w[-.\w]*\.\w+$/;

/**
 * What explains an identifier: the rows and lines of a section that begin with one, by their first cell or
 * the text before a colon.
 */
const entriesIn = remembered(
  (text: string): readonly (readonly string[])[] =>
    text.split('\n').flatMap((line) => {
      const end = line.search(ENTRY_END);
      if (end < 1 || end > 80 || !IDENTIFIER.test(line.slice(0, end))) return [];
      const words = [...new Set(contentWords(line.slice(0, end).replace(PROTOCOL, '')))];
      return words.length > 0 && words.length <= ENTRY_WORDS ? [words] : [];
    }),
  2_000,
);

/**
 * What a section gains by a row or line that is called what the query asks for: the whole query, or an identifier in it
 * as code writes it (`max_results of a request`).
 */
function entryBonus(query: Query, record: IndexedRecord | undefined, total: number): number {
  if (!record) return 0;
  const entries = entriesIn(record.text);
  if (entries.some((words) => isEqual(matchWords(query, words, words)))) return RULES.entry;
  let best = 0;
  for (const unit of query.units) {
    if (!unit.named || query.units.length === 1) continue;
    const only = aloneOf(query, unit);
    if (entries.some((words) => isEqual(matchWords(only, words, words)))) {
      best = Math.max(best, (RULES.entryNamed * unit.weight) / total);
    }
  }
  return best;
}

/** A unit as if nothing else was asked. */
const alone = new WeakMap<Unit, Query>();

function aloneOf(query: Query, unit: Unit): Query {
  let known = alone.get(unit);
  if (!known) {
    known = {...query, units: [unit], words: [unit.text]};
    alone.set(unit, known);
  }
  return known;
}

/** What a section gains by its search terms: the best of them counts. */
function termsBonus(query: Query, record: IndexedRecord | undefined): number {
  let best = 0;
  for (const term of record?.terms ?? []) {
    if (isQuestion(term)) continue;
    const match = matchName(query, term);
    const bonus = isEqual(match) ? RULES.termEqual : RULES.termMatch * match.query * match.name;
    if (bonus > best) best = bonus;
  }
  return best;
}

/** How well the words of the query are adjacent in consecutive texts, 0 to 1. */
function proximityIn(query: Query, texts: readonly string[]): number {
  const wanted = query.units.filter(({unknown}) => !unknown);
  if (wanted.length < 2) return 0;
  const unitsOf = new Map<string, number[]>();
  wanted.forEach((unit, number) => {
    for (const {words} of unit.alternatives) {
      for (const {term} of words.flat()) {
        const list = unitsOf.get(term) ?? [];
        if (!list.includes(number)) list.push(number);
        unitsOf.set(term, list);
      }
    }
  });
  const near = new Set<number>();
  let position = 0;
  const last = new Map<number, number>();
  for (const text of texts) {
    let end = -1;
    for (const token of tokensOnce(text)) {
      if (token.start >= end) {
        position += 1;
        end = token.end;
      }
      for (const number of unitsOf.get(token.term) ?? []) {
        const before = last.get(number - 1);
        if (before !== undefined && position - before >= 0 && position - before <= 3)
          near.add(number);
        last.set(number, position);
      }
    }
  }
  return near.size / (wanted.length - 1);
}

/** The longest run of the query's words that is in a text as typed. */
function longestRun(typed: readonly string[], text: string): number {
  const words: string[] = [];
  let end = -1;
  for (const {term, start, end: to} of tokensOnce(text)) {
    if (start < end) continue;
    words.push(term);
    end = to;
  }
  const at = new Map<string, number[]>();
  words.forEach((word, position) => {
    const list = at.get(word);
    if (list) list.push(position);
    else at.set(word, [position]);
  });
  let longest = 0;
  for (let from = 0; from + longest < typed.length; from += 1) {
    for (const start of at.get(typed[from] ?? '') ?? []) {
      let length = 1;
      while (from + length < typed.length && typed[from + length] === words[start + length])
        length += 1;
      if (length > longest) longest = length;
    }
  }
  return longest;
}

/** Fewer words in a row are a coincidence. */
const RUN = 3;

/** What an entry of the known errors gains if its message is in the query. */
function messageBonus(query: Query, {code}: IndexedRecord): number {
  const run = Math.max(0, ...code.split('\n').map((line) => longestRun(query.typed, line)));
  const all = run === query.typed.length && query.kind === 'line';
  return run >= RUN || all ? RULES.message * Math.min(run, 8) : 0;
}

/** The most pages and sections of a page that are refined, which needs their texts. */
const LOOK_AT = 10;
const SECTIONS = 5;
/** A page with a smaller share of the best score is not refined: its texts would seldom make it one of the first. */
const NEAR = 0.5;

/** How many of the first pages are refined. */
function pagesToRefine(pages: readonly RankedPage[]): number {
  const least = (pages[0]?.score ?? 0) * NEAR;
  const far = pages.findIndex(({score}) => score < least);
  return far < 0 ? LOOK_AT : Math.min(far, LOOK_AT);
}

/** The sections whose texts {@link refine} reads. */
export function sectionsToRead(pages: readonly RankedPage[]): {shard: number; record: number}[] {
  return pages
    .slice(0, pagesToRefine(pages))
    .flatMap(({shard, sections}) =>
      sections.slice(0, SECTIONS).map(({record}) => ({shard, record})),
    );
}

/**
 * Refines the best pages, in the order of {@link rank}, by their texts: adjacent words beat scattered ones, a
 * row that begins with the name explains it, and a message matches as the program writes it. The texts of
 * {@link sectionsToRead} are needed, as far as they could be loaded.
 */
export function refine(
  query: Query,
  shards: readonly GrowingIndex[],
  pages: readonly RankedPage[],
): RankedPage[] {
  const total = query.units.reduce((sum, {weight}) => sum + weight, 0);
  const count = pagesToRefine(pages);
  const refined = pages.slice(0, count).map((page) => {
    const records = shards[page.shard]?.records ?? [];
    const [target] = page.sections;
    let entry = 0;
    const sections = page.sections.slice(0, SECTIONS).map((section) => {
      const record = records[section.record];
      const {t = '', text = '', code = ''} = record ?? {};
      const near = proximityIn(query, [t, text, code]);
      const named = Math.max(entryBonus(query, record, total), termsBonus(query, record));
      if (named > entry) entry = named;
      return {
        ...section,
        near,
        score: (section.score + named * total) * (1 + RULES.ownProximity * near),
      };
    });
    const near = Math.max(0, ...sections.map((section) => section.near));
    // A page whose name is the query stays the target.
    const fixed = page.whole ? sections.splice(0, 1) : [];
    sections.sort((a, b) => b.score - a.score || a.record - b.record);
    const best = records[target?.record ?? 0];
    const message = best?.error && best.code !== '' ? messageBonus(query, best) : 0;
    return {
      ...page,
      sections: [...fixed, ...sections, ...page.sections.slice(SECTIONS)],
      score: (page.score + entry) * (1 + RULES.proximity * near) + message,
    };
  });
  refined.sort((a, b) => b.score - a.score || a.shard - b.shard || a.page - b.page);
  return [...refined, ...pages.slice(count)];
}
