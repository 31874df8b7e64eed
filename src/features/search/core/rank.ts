import type {LoadedIndex, Posting} from './codec.ts';
import type {Alternative, Query, QueryKind, Rarity, Unit} from './query.ts';
import {indexTerms} from './codec.ts';
import {tokensOnce} from './text.ts';
import type {Field, HitType, IndexedRecord} from './types.ts';
import type {Expansion} from './vocabulary.ts';
import {STOP_WORDS} from './words.ts';

/**
 * The rules of ranking. In words:
 *
 * 1. A page that has every word of the query comes before one that lacks some; what a missing word
 *    costs depends on its rarity, and words in one section count more than words spread over a page.
 * 2. A word in the title counts more than one in the keywords, a heading, the description, the text,
 *    a code block; the word itself more than its other forms, synonyms, completions, misspellings.
 * 3. A query that equals the title, a heading or one of the keywords leads there.
 * 4. Words that are adjacent, as in the query, come before scattered ones.
 * 5. How often a word occurs (lunr's BM25) only settles ties.
 */
export const RULES = {
  fields: {
    title: 10,
    keywords: 6.5,
    heading: 7,
    breadcrumbs: 4,
    description: 4,
    content: 3,
    code: 1.8,
    terms: 7,
  } satisfies Record<Field, number>,
  /** A heading also counts for the sections below it. */
  enclosingHeading: 0.5,
  /** What counts for the page counts for its sections, but less. */
  lent: 0.6,
  lentScore: 0.3,
  /** Share of the other fields next to the best one. */
  otherFields: 0.12,
  /** Share of the best section in a page's score; the rest is the page as a whole. */
  section: 0.5,
  /** How steeply missing words cost. */
  coverage: 2.8,
  /** Share of the best section in what counts as having the words. */
  sectionCoverage: 0.6,
  /** Weight of a word that no page has: rare here, though perhaps an everyday word elsewhere. */
  unknown: 0.8,
  /** Weight of the most common word; the rarest has 1. */
  idfFloor: 0.25,
  /** A word that titles, headings or keywords use is a subject; others are filler words. */
  subject: {
    title: 1,
    keywords: 1,
    heading: 0.9,
    breadcrumbs: 0.9,
    description: 0.8,
    content: 0.55,
    code: 0.7,
    terms: 0.8,
    none: 0.5,
  } satisfies Record<Field | 'none', number>,
  titleMatch: 0.55,
  titleEqual: 0.35,
  /** A title that begins with the query: the reader may still be typing it. */
  titleBegins: 0.5,
  /** A page's address counts nearly as much as its title. */
  address: 0.85,
  headingMatch: 0.25,
  headingEqual: 0.12,
  keywordEqual: 0.3,
  keywordMatch: 0.18,
  /** A row or line that begins with the identifier: it explains it. */
  entry: 0.2,
  proximity: 0.2,
  frequency: 0.06,
  /** How steeply words cost that a section lacks, when sections of a page compete. */
  ownCoverage: 1,
  /** What a section gains by a heading that equals the query. */
  ownHeading: 0.5,
  /** Weight of lunr's score among the sections of a page. */
  ownFrequency: 0.2,
  /** How much less a word counts in a section that is longer than others. */
  length: 0.15,
  /** What adjacent words add to a section. */
  ownProximity: 0.3,
  /** Weight of known errors among other pages, by kind of query. */
  errors: {line: 1.15, trouble: 0.8, words: 0.45} satisfies Record<QueryKind, number>,
  /** What each further word of a message adds that is in the query exactly as the program writes it. */
  message: 0.12,
  /** From these shares of the query and of the title on, the page itself is asked for. */
  wholeQuery: 0.75,
  wholeName: 0.6,
  /** A search term of the section that equals the query, or a part of it. */
  termEqual: 0.4,
  termMatch: 0.8,
  /** How much of the answer has to be in one section, rather than anywhere on the page. */
  answerSection: 0.65,
  /** Below this share of the query's weight a page is no answer. */
  answer: 0.5,
  /** The same for a page with the exact identifier, whatever the other words. */
  answerNamed: 0.25,
  /** The same for a paste, most of which is never found. */
  answerPaste: 0.12,
} as const;

/** A section with its share of the answer. */
export interface RankedSection {
  readonly record: number;
  readonly score: number;
}

/** A page with its score. */
export interface RankedPage {
  readonly shard: number;
  readonly page: number;
  readonly score: number;
  /** Share of the query's weight that the page has, 0 to 1. */
  readonly coverage: number;
  readonly type: HitType;
  /** The page itself is the target: the query is its name. */
  readonly whole: boolean;
  /** Best first; the first is the target. */
  readonly sections: readonly RankedSection[];
  /** Words of the index that matched in this page. */
  readonly terms: ReadonlySet<string>;
  /** The parts of the score, to tune the rules. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Quality of a unit's match by field. */
type FieldQualities = Partial<Record<Field, number>>;
type TermFields = Readonly<Record<string, Readonly<Partial<Record<Field, unknown>>>>>;

interface RecordMatch {
  readonly record: number;
  readonly terms: TermFields;
  readonly lunrScore: number;
  readonly units: (FieldQualities | null)[];
}

const FIELD_NAMES = Object.keys(RULES.fields) as Field[];
/** Fields that belong to one section; the others belong to the page. */
const SECTION_FIELDS: readonly Field[] = ['heading', 'terms', 'content', 'code', 'description'];
const PAGE_FIELDS: readonly Field[] = ['title', 'keywords', 'breadcrumbs'];
const TOP_WEIGHT = RULES.fields.title;

/** More sections than any index has: one number for the index and the section. */
const MAX_RECORDS = 2 ** 24;
/** The most words whose sections are cached. */
const MAX_WORDS = 1_000;

/** Finds and counts the sections that have a word, and distinguishes subjects from filler words. */
export class WordWeights implements Rarity {
  private readonly cache = new Map<
    string,
    {readonly sections: readonly number[]; readonly subject: number}
  >();
  private readonly sections: number;
  readonly unknown: number;

  constructor(private readonly shards: readonly LoadedIndex[]) {
    this.sections = shards.reduce((sum, {records}) => sum + records.length, 0);
    this.unknown = RULES.unknown;
  }

  /** Inverse document frequency over sections, between 0.25 and 1. */
  private value(count: number): number {
    const idf = Math.log(1 + (this.sections - count + 0.5) / (count + 0.5));
    const highest = Math.log(1 + (this.sections + 0.5) / 0.5);
    return RULES.idfFloor + (1 - RULES.idfFloor) * (highest === 0 ? 0 : idf / highest);
  }

  private lookUp(term: string) {
    const known = this.cache.get(term);
    if (known) return known;
    const sections = new Set<number>();
    let subject: number = RULES.subject.none;
    this.shards.forEach((index, shard) => {
      for (const {record, fields} of index.lookup(term)) {
        sections.add(shard * MAX_RECORDS + record);
        for (const field of Object.keys(fields) as Field[]) {
          subject = Math.max(subject, RULES.subject[field]);
        }
      }
    });
    const found = {sections: [...sections], subject};
    if (this.cache.size >= MAX_WORDS) this.cache.clear();
    this.cache.set(term, found);
    return found;
  }

  isSubject(term: string): boolean {
    return this.lookUp(term).subject >= RULES.subject.heading;
  }

  /** New words were loaded: cached results may be incomplete. */
  forget(): void {
    this.cache.clear();
  }

  idf(terms: Iterable<string>, identifier = false): number {
    const union = new Set<number>();
    let subject: number = RULES.subject.none;
    let plain = !identifier;
    for (const term of terms) {
      const found = this.lookUp(term);
      for (const section of found.sections) union.add(section);
      subject = Math.max(subject, found.subject);
      if (!/^[a-z]+$/.test(term)) plain = false;
    }
    // Numbers and identifiers are never filler words.
    return this.value(union.size) * (plain ? subject : 1);
  }
}

function matchAlternative(alternative: Alternative, terms: TermFields): FieldQualities | null {
  let combined: FieldQualities | null = null;
  for (const expansions of alternative.words) {
    const own = matchWord(expansions, terms);
    if (!own) return null;
    if (!combined) {
      combined = own;
      continue;
    }
    const both: FieldQualities = {};
    let together = 0;
    for (const field of FIELD_NAMES) {
      const left = combined[field];
      const right = own[field];
      if (left !== undefined && right !== undefined) both[field] = Math.min(left, right);
      together = Math.max(together, both[field] ?? 0);
    }
    if (together === 0) {
      // In the same section, though not in the same field of it.
      both.code = 0.6 * Math.min(...[...Object.values(combined), ...Object.values(own)]);
    }
    combined = both;
  }
  return combined;
}

function matchWord(expansions: readonly Expansion[], terms: TermFields): FieldQualities | null {
  let found: FieldQualities | null = null;
  for (const {term, quality, kind} of expansions) {
    const fields = terms[term];
    if (!fields) continue;
    found ??= {};
    for (const field of Object.keys(fields) as Field[]) {
      // Search terms are guesses already: a few letters are not completed to one.
      if (field === 'terms' && kind === 'prefix') continue;
      if ((found[field] ?? 0) < quality) found[field] = quality;
    }
  }
  return found;
}

function matchUnit(unit: Unit, terms: TermFields): FieldQualities | null {
  let best: FieldQualities | null = null;
  for (const alternative of unit.alternatives) {
    const own = matchAlternative(alternative, terms);
    if (!own) continue;
    best ??= {};
    for (const field of Object.keys(own) as Field[]) {
      const quality = (own[field] ?? 0) * alternative.quality;
      if ((best[field] ?? 0) < quality) best[field] = quality;
    }
  }
  return best;
}

/** A common heading counts like text. */
function asContent(fields: FieldQualities | null): void {
  if (fields?.heading === undefined) return;
  fields.content = Math.max(fields.content ?? 0, fields.heading);
  delete fields.heading;
}

function merge(
  into: FieldQualities,
  other: FieldQualities | null | undefined,
  share: number,
): void {
  if (!other) return;
  for (const field of Object.keys(other) as Field[]) {
    const quality = (other[field] ?? 0) * share;
    if ((into[field] ?? 0) < quality) into[field] = quality;
  }
}

function only(
  names: readonly Field[],
  fields: FieldQualities | null | undefined,
): FieldQualities | null {
  if (!fields) return null;
  const found: FieldQualities = {};
  for (const name of names) {
    const quality = fields[name];
    if (quality !== undefined) found[name] = quality;
  }
  return found;
}

function weigh(fields: FieldQualities): number {
  let best = 0;
  let sum = 0;
  for (const field of Object.keys(fields) as Field[]) {
    const value = RULES.fields[field] * (fields[field] ?? 0);
    sum += value;
    if (value > best) best = value;
  }
  return (best + RULES.otherFields * (sum - best)) / TOP_WEIGHT;
}

function bestQuality(fields: FieldQualities): number {
  let best = 0;
  for (const field of Object.keys(fields) as Field[]) best = Math.max(best, fields[field] ?? 0);
  return best;
}

/** For presence, a typo or a synonym is nearly as good as the word itself. */
const presence = (quality: number): number => (quality < 0.45 ? quality : 0.35 + 0.65 * quality);

/** Whether there is an answer at all is decided more strictly: several guesses together are no answer. */
const confidence = (quality: number): number => (quality < 0.45 ? quality : 0.2 + 0.8 * quality);

function contentWords(text: string): string[] {
  return indexTerms(text, true).filter((word) => !STOP_WORDS.has(word));
}

/** How much a query and a name (a title, an address, a heading, a keyword) have in common. */
interface NameMatch {
  /** Share of the query's weight that the name has. */
  readonly query: number;
  /** Share of the name's words that the query has. */
  readonly name: number;
}

const NO_MATCH: NameMatch = {query: 0, name: 0};

/**
 * A heading on more pages than this (`Before you start`) says how pages are structured, not what one is
 * about.
 */
const COMMON_HEADING = 3;
const commonHeadings = new WeakMap<LoadedIndex, ReadonlySet<string>>();

/** Headings that are on many pages of an index. */
function commonHeadingsOf(shard: LoadedIndex): ReadonlySet<string> {
  let common = commonHeadings.get(shard);
  if (!common) {
    const pages = new Map<string, Set<number>>();
    for (const {t, h, page} of shard.records) {
      if (h === '') continue;
      const known = pages.get(t);
      if (known) known.add(page);
      else pages.set(t, new Set([page]));
    }
    common = new Set([...pages].flatMap(([t, on]) => (on.size > COMMON_HEADING ? [t] : [])));
    commonHeadings.set(shard, common);
  }
  return common;
}

/** Words of a name; names are few and needed at every keystroke. */
const nameWords = new Map<string, readonly string[]>();

function wordsOfName(name: string): readonly string[] {
  let words = nameWords.get(name);
  if (!words) {
    words = [...new Set(contentWords(name))];
    if (nameWords.size > 20_000) nameWords.clear();
    nameWords.set(name, words);
  }
  return words;
}

function matchName(query: Query, ...names: readonly string[]): NameMatch {
  return matchWords(query, names.flatMap(wordsOfName), wordsOfName(names.at(-1) ?? ''));
}

/** Every word of the index that a query may match, and the query as one word. */
const queryTerms = new WeakMap<Query, ReadonlySet<string>>();

function termsOf(query: Query): ReadonlySet<string> {
  let terms = queryTerms.get(query);
  if (!terms) {
    terms = new Set([
      query.words.join(''),
      ...query.units.flatMap(({alternatives}) =>
        alternatives.flatMap(({words}) => words.flatMap((own) => own.map(({term}) => term))),
      ),
    ]);
    queryTerms.set(query, terms);
  }
  return terms;
}

/** The same for words; the name proper is the last part. */
function matchWords(query: Query, context: readonly string[], last: readonly string[]): NameMatch {
  const terms = termsOf(query);
  // Most names of an index have nothing in common with a query.
  if (!context.some((word) => terms.has(word))) return NO_MATCH;
  const words = new Set(context);
  const covered = new Set<string>();
  let have = 0;
  let all = 0;
  for (const {alternatives, weight} of query.units) {
    all += weight;
    let best = 0;
    for (const {words: needed, quality} of alternatives) {
      let least = quality;
      for (const expansions of needed) {
        let own = 0;
        for (const {term, quality: likeness} of expansions) {
          if (!words.has(term)) continue;
          covered.add(term);
          if (likeness > own) own = likeness;
        }
        least = Math.min(least, own * quality);
      }
      if (least > best) best = least;
    }
    have += weight * best;
  }
  if (all === 0 || last.length === 0) return NO_MATCH;
  // `Quickstart` is covered by `quick start`, `deploy_model` by its parts.
  const typed = query.words.join('');
  const matched = last.filter(
    (word) => covered.has(word) || typed === word || isPartOfCovered(word, covered),
  );
  return {query: have / all, name: matched.length / last.length};
}

function isPartOfCovered(word: string, covered: ReadonlySet<string>): boolean {
  for (const whole of covered) if (whole.length > word.length && whole.includes(word)) return true;
  return false;
}

/** Names of more words than this are sentences. */
const ENTRY_WORDS = 6;
const ENTRY_END = / · |: | – /;
/** `443/tcp` is looked up as 443. */
const PROTOCOL = /\/(?:tcp|udp)\b/g;
/** Codes, ports, variables, classes; `Requirements` or `GPU` in a first cell explains nothing. */
const IDENTIFIER = /\d{3}|[_/]|[a-z][A-Z]|^\w[-.\w]*\.\w+$/;
const entriesByText = new Map<string, readonly (readonly string[])[]>();
const MAX_ENTRIES = 2_000;

/**
 * What explains an identifier: the rows and lines of a section that begin with one, by their first cell or
 * the text before a colon.
 */
function entriesOf(record: IndexedRecord): readonly (readonly string[])[] {
  let entries = entriesByText.get(record.text);
  if (!entries) {
    entries = record.text.split('\n').flatMap((line) => {
      const end = line.search(ENTRY_END);
      if (end < 1 || end > 80 || !IDENTIFIER.test(line.slice(0, end))) return [];
      const words = [...new Set(contentWords(line.slice(0, end).replace(PROTOCOL, '')))];
      return words.length > 0 && words.length <= ENTRY_WORDS ? [words] : [];
    });
    if (entriesByText.size >= MAX_ENTRIES) entriesByText.clear();
    entriesByText.set(record.text, entries);
  }
  return entries;
}

/** Whether a row or line of the section is called what the query asks for. */
function hasEntry(query: Query, record: IndexedRecord | undefined): boolean {
  if (!record) return false;
  return entriesOf(record).some((words) => isEqual(matchWords(query, words, words)));
}

/** What a section gains by its search terms: the best of them counts. */
function termsBonus(query: Query, record: IndexedRecord | undefined): number {
  let best = 0;
  for (const term of record?.terms ?? []) {
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

/**
 * Ranks the pages of one or several indexes for a query.
 *
 * @param query - the query, parsed against the words of these indexes
 * @param shards - the indexes
 * @returns the pages that answer it, best first
 */
export function rank(query: Query, shards: readonly LoadedIndex[]): RankedPage[] {
  const {units} = query;
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return [];
  const paste = units.length > 8;
  const boosts = new Map<string, number>();
  for (const {alternatives, weight} of units) {
    for (const {words, quality} of alternatives) {
      for (const expansion of words.flat()) {
        const boost = weight * quality * expansion.quality;
        boosts.set(expansion.term, Math.max(boosts.get(expansion.term) ?? 0, boost));
      }
    }
  }
  if (boosts.size === 0) return [];

  const found: RankedPage[] = [];
  shards.forEach((shard, shardNumber) => {
    const common = commonHeadingsOf(shard);
    const byPage = new Map<number, RecordMatch[]>();
    const byRecord = new Map<number, {terms: Record<string, Posting['fields']>; score: number}>();
    for (const [term, boost] of boosts) {
      for (const {record, fields, score} of shard.lookup(term)) {
        const entry = byRecord.get(record);
        if (entry) {
          entry.terms[term] = fields;
          entry.score += boost * score;
        } else {
          const terms = Object.create(null) as Record<string, Posting['fields']>;
          terms[term] = fields;
          byRecord.set(record, {terms, score: boost * score});
        }
      }
    }
    let topLunr = 1e-9;
    for (const [record, {terms, score}] of byRecord) {
      const own = units.map((unit) => matchUnit(unit, terms));
      const {t, h} = shard.records[record] ?? {t: '', h: ''};
      if (h !== '' && common.has(t)) own.forEach(asContent);
      const match: RecordMatch = {record, terms, lunrScore: score, units: own};
      if (score > topLunr) topLunr = score;
      const page = shard.records[record]?.page ?? 0;
      const list = byPage.get(page);
      if (list) list.push(match);
      else byPage.set(page, [match]);
    }
    for (const [page, matches] of byPage) {
      const {named, ...ranked} = rankPage(query, shard, page, matches, total, topLunr);
      const needed = named ? RULES.answerNamed : RULES.answer;
      if (ranked.coverage >= (paste ? RULES.answerPaste : needed)) {
        const {error} = shard.records[shard.pages[page] ?? 0] ?? {};
        const weight = (shard.weights[page] ?? 1) * (error ? RULES.errors[query.kind] : 1);
        found.push({...ranked, score: ranked.score * weight, shard: shardNumber});
      }
    }
  });
  found.sort((a, b) => b.score - a.score || a.shard - b.shard || a.page - b.page);
  return found;
}

/** A section of this many characters is neither long nor short. */
const USUAL_LENGTH = 700;

/** Long sections have many words by chance. */
function lengthShare(record: IndexedRecord | undefined): number {
  return (1 + (record?.length ?? 0) / USUAL_LENGTH) ** -RULES.length * 2 ** RULES.length;
}

function rankPage(
  query: Query,
  shard: LoadedIndex,
  page: number,
  matches: readonly RecordMatch[],
  total: number,
  topLunr: number,
): Omit<RankedPage, 'shard'> & {named: boolean} {
  const {units} = query;
  const first = shard.pages[page] ?? 0;
  const byRecord = new Map(matches.map((match) => [match.record, match]));
  const pageUnits = byRecord.get(first)?.units ?? [];
  const matched = new Set(matches.flatMap((match) => Object.keys(match.terms)));

  // The page as a whole: each word at its best place on the page.
  let pageScore = 0;
  let covered = 0;
  let certain = 0;
  let named = false;
  units.forEach((unit, number) => {
    const fields: FieldQualities = {};
    for (const match of matches) merge(fields, match.units[number], 1);
    named ||= unit.named && bestQuality(fields) === 1;
    pageScore += unit.weight * weigh(fields);
    covered += unit.weight * presence(bestQuality(fields));
    certain += unit.weight * confidence(bestQuality(fields) * unit.certainty);
  });
  const coverage = covered / total;

  // The best section: its own words, the headings above it, and what counts for the page.
  const sections: (RankedSection & {coverage: number; sure: number})[] = [];
  const common = commonHeadingsOf(shard);
  const candidates = new Set(matches.map(({record}) => record));
  for (const record of candidates) {
    const match = byRecord.get(record);
    const {parent = first} = shard.records[record] ?? {};
    let score = 0;
    let present = 0;
    let sure = 0;
    let own = 0;
    units.forEach((unit, number) => {
      const fields: FieldQualities = {};
      merge(fields, only(SECTION_FIELDS, match?.units[number]), 1);
      own += unit.weight * weigh(fields);
      merge(fields, only(['heading'], byRecord.get(parent)?.units[number]), RULES.enclosingHeading);
      merge(fields, only(PAGE_FIELDS, pageUnits[number]), RULES.lent);
      score += unit.weight * weigh(fields);
      present += unit.weight * presence(bestQuality(fields));
      sure += unit.weight * confidence(bestQuality(fields) * unit.certainty);
    });
    const {t = '', h = ''} = shard.records[record] ?? {};
    const heading = h === '' || common.has(t) ? NO_MATCH : matchName(query, t);
    // Only a section's own words decide between the sections of a page.
    sections.push({
      record,
      score:
        (own * lengthShare(shard.records[record]) +
          RULES.ownFrequency * total * ((match?.lunrScore ?? 0) / topLunr) +
          RULES.ownHeading * heading.query * heading.name * total +
          RULES.lentScore * score) *
        (present / total) ** RULES.ownCoverage,
      coverage: present / total,
      sure,
    });
  }
  sections.sort((a, b) => b.score - a.score || a.record - b.record);
  const bestSection = sections[0];
  const sure = Math.max(0, ...sections.map((section) => section.sure));
  const bestCoverage = Math.max(0, ...sections.map((section) => section.coverage));

  const {names = [], keywords = []} = shard.records[first] ?? {};
  let titleMatch = NO_MATCH;
  let titleBonus = 0;
  names.forEach((name, number) => {
    const match = matchName(query, name);
    const bonus =
      (RULES.titleMatch * match.query * match.query * (0.4 + 0.6 * match.name) +
        (isEqual(match) ? RULES.titleEqual : 0)) *
      (number === 0 ? 1 : RULES.address);
    if (bonus > titleBonus) {
      titleBonus = bonus;
      titleMatch = match;
    }
  });
  const typed = query.typed.join(' ');
  if (typed.length >= 3 && names[0]?.toLowerCase().startsWith(typed)) {
    titleBonus += RULES.titleBegins;
  }
  const target = bestSection ? shard.records[bestSection.record] : undefined;
  let headingMatch = NO_MATCH;
  let headingBonus = 0;
  if (target && target.h !== '' && !common.has(target.t)) {
    headingMatch = matchName(query, target.t);
    // `deployment states`: one word names the page, the other the section.
    const together = matchName(query, names[0] ?? '', names[1] ?? '', target.t);
    headingBonus =
      RULES.headingMatch * together.query * together.query * headingMatch.name +
      (isEqual(headingMatch) ? RULES.headingEqual : 0);
  }
  // A heading is read together with the title: words that both have count once.
  const nameBonus = Math.max(titleBonus, headingBonus);
  const keywordBonus = keywordsBonus(query, keywords);
  const asKeyword =
    keywordBonus >= RULES.keywordEqual &&
    hasAll(query, byRecord.get(first), ['content', 'description']) &&
    !matches.some((match) => hasAll(query, match, ['terms']));

  // Frequency counts, but not just because a page is long: only the three best sections.
  const frequency = matches
    .map(({lunrScore}) => lunrScore / topLunr)
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, value, number) => sum + value / (number + 1), 0);
  const section = bestSection ? bestSection.score / total / (1 + RULES.lentScore) : 0;
  const base = (1 - RULES.section) * (pageScore / total) + RULES.section * section;
  const score =
    (base + nameBonus + keywordBonus) *
      ((1 - RULES.sectionCoverage) * coverage + RULES.sectionCoverage * bestCoverage) **
        RULES.coverage +
    (RULES.frequency * frequency * coverage) / 2;

  // The page itself is the target if the query is its name and no section has the same name.
  const wholePage =
    (isEqual(titleMatch) ||
      asKeyword ||
      (titleMatch.query > RULES.wholeQuery && titleMatch.name >= RULES.wholeName)) &&
    !(isEqual(headingMatch) && headingMatch.query > titleMatch.query);
  const ordered = wholePage
    ? [
        {record: first, score: bestSection?.score ?? 0},
        ...sections.filter(({record}) => record !== first),
      ]
    : sections;
  return {
    page,
    score,
    named,
    coverage: ((1 - RULES.answerSection) * certain + RULES.answerSection * sure) / total,
    parts: {base, titleBonus, headingBonus, keywordBonus, frequency, coverage, bestCoverage},
    whole: wholePage,
    type: hitType(ordered[0]?.record ?? first, first, byRecord, titleMatch, headingMatch),
    sections: ordered,
    terms: wordsThatMatched(units, matched),
  };
}

/**
 * For each unit, the words that match it best on this page: if the word itself is there, its synonyms and
 * completions were not meant.
 */
function wordsThatMatched(units: readonly Unit[], matched: ReadonlySet<string>): Set<string> {
  const SAME = 0.1;
  const chosen = new Set<string>();
  for (const {alternatives} of units) {
    const found: {term: string; quality: number}[] = [];
    for (const {words, quality} of alternatives) {
      const own = words.map((word) => word.filter(({term}) => matched.has(term)));
      if (own.some((word) => word.length === 0)) continue;
      for (const expansion of own.flat()) {
        found.push({term: expansion.term, quality: quality * expansion.quality});
      }
    }
    const best = Math.max(0, ...found.map(({quality}) => quality));
    for (const {term, quality} of found) if (quality >= best - SAME) chosen.add(term);
  }
  return chosen;
}

const isEqual = ({query, name}: NameMatch): boolean => query > 0.78 && name > 0.99;

/** Whether some fields of a section have the whole query. */
function hasAll({units}: Query, match: RecordMatch | undefined, fields: readonly Field[]): boolean {
  return units.every((_, number) => bestQuality(only(fields, match?.units[number]) ?? {}) > 0.9);
}

function keywordsBonus(query: Query, keywords: readonly string[]): number {
  let best = 0;
  for (const keyword of keywords) {
    const match = matchName(query, keyword);
    if (match.name < 0.99) continue;
    const bonus = isEqual(match)
      ? RULES.keywordEqual
      : wordsOfName(keyword).length > 1
        ? RULES.keywordMatch * match.query
        : 0;
    if (bonus > best) best = bonus;
  }
  return best;
}

function hitType(
  record: number,
  first: number,
  byRecord: ReadonlyMap<number, RecordMatch>,
  title: NameMatch,
  heading: NameMatch,
): HitType {
  if (record !== first) return heading.query >= 0.5 ? 'heading' : 'content';
  if (title.query >= 0.5) return 'title';
  const fields = new Set(
    (byRecord.get(first)?.units ?? []).flatMap((unit) => Object.keys(unit ?? {})),
  );
  if (fields.has('content') || fields.has('code') || fields.has('description')) return 'content';
  return fields.has('keywords') ? 'keywords' : 'title';
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

/** The number of best pages that are refined, which needs their texts. */
export const LOOK_AT = 10;
const SECTIONS = 5;

/** The sections whose texts {@link refine} reads. */
export function sectionsToRead(pages: readonly RankedPage[]): {shard: number; record: number}[] {
  return pages
    .slice(0, LOOK_AT)
    .flatMap(({shard, sections}) =>
      sections.slice(0, SECTIONS).map(({record}) => ({shard, record})),
    );
}

/**
 * Refines the best pages by their texts: adjacent words beat scattered ones, a row that begins with the name
 * explains it, and a message matches as the program writes it.
 *
 * @param query - the query
 * @param shards - the indexes, with the texts of {@link sectionsToRead} as far as they could be loaded
 * @param pages - the pages in the order of {@link rank}
 */
export function refine(
  query: Query,
  shards: readonly LoadedIndex[],
  pages: readonly RankedPage[],
): RankedPage[] {
  const total = query.units.reduce((sum, {weight}) => sum + weight, 0);
  const refined = pages.slice(0, LOOK_AT).map((page) => {
    const records = shards[page.shard]?.records ?? [];
    const [target] = page.sections;
    let entry = 0;
    const sections = page.sections.slice(0, SECTIONS).map((section) => {
      const record = records[section.record];
      const {t = '', text = '', code = ''} = record ?? {};
      const near = proximityIn(query, [t, text, code]);
      const named = Math.max(hasEntry(query, record) ? RULES.entry : 0, termsBonus(query, record));
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
  return [...refined, ...pages.slice(LOOK_AT)];
}
