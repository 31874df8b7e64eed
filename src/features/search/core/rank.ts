import type {GrowingIndex, Posting} from './decode.ts';
import {
  asContent,
  bestQuality,
  confidence,
  matchUnit,
  merge,
  noQualities,
  numbersOf,
  PAGE_FIELDS,
  presence,
  SECTION_FIELDS,
  weigh,
  type FieldQualities,
  type TermFields,
} from './fields.ts';
import {
  commonHeadingsOf,
  isEqual,
  keywordsBonus,
  matchName,
  NO_MATCH,
  type NameMatch,
} from './names.ts';
import type {Query, Unit} from './query.ts';
import {RULES} from './rules.ts';
import type {HitType, IndexedRecord} from './types.ts';

const HEADING_FIELD = numbersOf('heading');
const ABOUT_FIELDS = numbersOf('content', 'description');
const TEXT_FIELDS = numbersOf('content', 'code', 'description');
const TERMS_FIELD = numbersOf('terms');
const KEYWORDS_FIELD = numbersOf('keywords');

/** A section with its share of the answer. */
export interface RankedSection {
  readonly record: number;
  readonly score: number;
}

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
  /**
   * For each word of the query, the words of the index that matched in this page, with how well they match, 0 to 1.
   * Found when it is called: only the pages that are shown need it.
   */
  readonly words: () => readonly ReadonlyMap<string, number>[];
}

interface RecordMatch {
  readonly record: number;
  readonly terms: TermFields;
  readonly lunrScore: number;
  readonly units: (FieldQualities | null)[];
}

/** Ranks the pages of one or several indexes, best first, for a query that was parsed against their words. */
export function rank(query: Query, shards: readonly GrowingIndex[]): RankedPage[] {
  const {units} = query;
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return [];
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
    const byRecord = new Map<number, {terms: Map<string, Posting['fields']>; score: number}>();
    for (const [term, boost] of boosts) {
      for (const {record, fields, score} of shard.lookup(term)) {
        const entry = byRecord.get(record);
        if (entry) {
          entry.terms.set(term, fields);
          entry.score += boost * score;
        } else
          byRecord.set(record, {
            terms: new Map<string, Posting['fields']>().set(term, fields),
            score: boost * score,
          });
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
      const ranked = rankPage(query, shard, page, matches, total, topLunr);
      if (ranked) {
        const {error} = shard.records[shard.pages[page] ?? 0] ?? {};
        const weight = (shard.weights[page] ?? 1) * (error ? RULES.errors[query.kind] : 1);
        found.push({...ranked, score: ranked.score * weight, shard: shardNumber});
      }
    }
  });
  found.sort((a, b) => b.score - a.score || a.shard - b.shard || a.page - b.page);
  return found;
}

/** A query of more words was pasted: a page need not have most of them. */
const PASTED_WORDS = 8;
/** A section of this many characters is neither long nor short. */
const USUAL_LENGTH = 700;

/** Long sections have many words by chance. */
function lengthShare(record: IndexedRecord | undefined): number {
  return (1 + (record?.length ?? 0) / USUAL_LENGTH) ** -RULES.length * 2 ** RULES.length;
}

/** Ranks a page; nothing if it has too little of the query to be an answer. */
function rankPage(
  query: Query,
  shard: GrowingIndex,
  page: number,
  matches: readonly RecordMatch[],
  total: number,
  topLunr: number,
): Omit<RankedPage, 'shard'> | undefined {
  const {units} = query;
  const first = shard.pages[page] ?? 0;
  const byRecord = new Map(matches.map((match) => [match.record, match]));
  const pageUnits = byRecord.get(first)?.units ?? [];

  // The page as a whole: each word at its best place on the page.
  let pageScore = 0;
  let covered = 0;
  let certain = 0;
  let named = false;
  let hasProduct = query.foreign || !units.some(({product}) => product);
  units.forEach((unit, number) => {
    const fields = noQualities();
    for (const match of matches) merge(fields, match.units[number], 1);
    const best = bestQuality(fields);
    named ||= unit.named && best === 1;
    hasProduct ||= unit.product && best > 0;
    pageScore += unit.weight * weigh(fields);
    covered += unit.weight * presence(best);
    certain += unit.weight * confidence(best * unit.certainty);
  });
  if (!hasProduct) return undefined;
  const paste = units.length > PASTED_WORDS;
  const needed = paste ? RULES.answerPaste : named ? RULES.answerNamed : RULES.answer;
  // No section has more of the query than its page: most pages of a long query need no more than this.
  if (certain / total < needed) return undefined;
  const coverage = covered / total;

  // The best section: its own words, the headings above it, and what counts for the page.
  const sections: (RankedSection & {coverage: number; sure: number})[] = [];
  const common = commonHeadingsOf(shard);
  for (const match of matches) {
    const {record} = match;
    const {parent = first} = shard.records[record] ?? {};
    const above = byRecord.get(parent);
    let score = 0;
    let present = 0;
    let sure = 0;
    let own = 0;
    units.forEach((unit, number) => {
      const fields = noQualities();
      merge(fields, match.units[number], 1, SECTION_FIELDS);
      own += unit.weight * weigh(fields);
      merge(fields, above?.units[number], RULES.enclosingHeading, HEADING_FIELD);
      merge(fields, pageUnits[number], RULES.lent, PAGE_FIELDS);
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
          RULES.ownFrequency * total * (match.lunrScore / topLunr) +
          RULES.ownHeading * heading.query * heading.name * total +
          // `CreateModel` and `create_model` are two things.
          (t === query.identifier ? RULES.ownHeading * total : 0) +
          RULES.lentScore * score) *
        (present / total) ** RULES.ownCoverage,
      coverage: present / total,
      sure,
    });
  }
  sections.sort((a, b) => b.score - a.score || a.record - b.record);
  const bestSection = sections[0];
  const sure = Math.max(0, ...sections.map((section) => section.sure));
  const answered = ((1 - RULES.answerSection) * certain + RULES.answerSection * sure) / total;
  if (answered < needed) return undefined;
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
  if (query.call) titleBonus = 0;
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
    hasAll(query, byRecord.get(first), ABOUT_FIELDS) &&
    !matches.some((match) => hasAll(query, match, TERMS_FIELD));

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
    !query.call &&
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
    coverage: answered,
    whole: wholePage,
    type: hitType(ordered[0]?.record ?? first, first, byRecord, titleMatch, headingMatch),
    sections: ordered,
    words: () => {
      const matched = new Set(matches.flatMap(({terms}) => [...terms.keys()]));
      // A vague question is found as a whole: none of its words tells why.
      return query.phrase !== undefined && matched.has(query.phrase)
        ? []
        : wordsThatMatched(units, matched);
    },
  };
}

/**
 * For each unit, the words that match it best on this page: if the word itself is there, its synonyms and
 * completions were not meant.
 */
function wordsThatMatched(
  units: readonly Unit[],
  matched: ReadonlySet<string>,
): ReadonlyMap<string, number>[] {
  const SAME = 0.1;
  return units.map(({alternatives}) => {
    const found = new Map<string, number>();
    for (const {words, quality} of alternatives) {
      const own = words.map((word) => word.filter(({term}) => matched.has(term)));
      if (own.some((word) => word.length === 0)) continue;
      for (const {term, quality: likeness} of own.flat()) {
        found.set(term, Math.max(found.get(term) ?? 0, quality * likeness));
      }
    }
    const best = Math.max(0, ...found.values());
    return new Map([...found].filter(([, quality]) => quality >= best - SAME));
  });
}

/** Whether some fields of a section have the whole query. */
function hasAll(
  {units}: Query,
  match: RecordMatch | undefined,
  fields: readonly number[],
): boolean {
  return units.every((_, number) => bestQuality(match?.units[number] ?? [], fields) > 0.9);
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
  const has = (fields: readonly number[]): boolean =>
    (byRecord.get(first)?.units ?? []).some((unit) => unit && bestQuality(unit, fields) > 0);
  if (has(TEXT_FIELDS)) return 'content';
  return has(KEYWORDS_FIELD) ? 'keywords' : 'title';
}
