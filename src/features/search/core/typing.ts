import type {Found} from './found.ts';
import {fold} from './text.ts';
import type {SearchRecord} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

/** What was first for the text before the latest key. */
export interface Before {
  readonly input: string;
  readonly first: Pick<SearchRecord, 'u' | 'h'>;
}

/** From these shares of the best score on, a page and a section of it stay first. */
const KEEP = {
  /** The last word is whole: it may ask for something else. */
  whole: {page: 0.8, section: 0.5},
  /** Its letters are no word yet, or too few to tell: what they match is chance. */
  begun: {page: 0.4, section: 0.4},
} as const;

const LAST_WORD = /[\p{L}\p{N}_]+$/u;

/** So few letters are a word by chance if longer words begin with them: `eG` of `eGPU`, `ra` of `RAM`. */
const FEW_LETTERS = 2;

/**
 * The last word of the text, unless the index has exactly this word; a stem does not count as one, nor do a few letters
 * of a longer word.
 */
function beginningIn(input: string, vocabulary: Vocabulary): string | undefined {
  const [last] = LAST_WORD.exec(input) ?? [];
  if (last === undefined) return undefined;
  const word = fold(last.replace(/_/g, ''));
  const byChance = word.length <= FEW_LETTERS && vocabulary.completions(word).length > 0;
  return vocabulary.has(word) && !byChance ? undefined : last;
}

const continues = (input: string, before: Before | undefined): before is Before =>
  before !== undefined && input.startsWith(before.input);

/**
 * The finished words of what is typed now, if its last letters are no word yet and there are finished ones:
 * what was first for them can stay first.
 */
export function finishedWords(
  input: string,
  before: Before | undefined,
  vocabulary: Vocabulary,
): string | undefined {
  const beginning = continues(input, before) ? beginningIn(input, vocabulary) : undefined;
  const finished = beginning === undefined ? '' : input.slice(0, -beginning.length);
  return /[\p{L}\p{N}]/u.test(finished) ? finished : undefined;
}

function sectionOf({page, collection}: Found, {u, h}: Before['first']) {
  return page.sections.find(({record}) => {
    const known = collection.shards[page.shard]?.records[record];
    return known?.u === u && known.h === h;
  });
}

/** Whether a section is the first of the hits, best first. */
export function isFirst([best]: readonly Found[], {u, h}: Before['first']): boolean {
  const target = best?.page.sections[0]?.record ?? -1;
  const record = best?.collection.shards[best.page.shard]?.records[target];
  return record?.u === u && record.h === h;
}

/**
 * Keeps the section first that was first before the latest key, if it is nearly as good as the best one; not if
 * the text is no continuation of the one before. Readers aim at what they see; it should not move while they
 * finish a word.
 */
export function keepFirst<Hit extends Found>(
  hits: readonly Hit[],
  input: string,
  before: Before | undefined,
  vocabulary: Vocabulary,
): readonly Hit[] {
  const [best] = hits;
  if (!best || !continues(input, before)) return hits;
  const keep = beginningIn(input, vocabulary) === undefined ? KEEP.whole : KEEP.begun;
  const {first: last} = before;
  const kept = hits.find(
    (hit) => hit.page.score >= keep.page * best.page.score && sectionOf(hit, last) !== undefined,
  );
  if (!kept) return hits;
  const {sections} = kept.page;
  const section = sectionOf(kept, last);
  const top = Math.max(...sections.map(({score}) => score));
  const first =
    section && section.score >= keep.section * top
      ? {
          ...kept,
          page: {
            ...kept.page,
            ...(section !== sections[0] && {
              type: last.h === '' ? ('title' as const) : ('heading' as const),
            }),
            sections: [section, ...sections.filter((one) => one !== section)],
          },
        }
      : kept;
  return [first, ...hits.filter((hit) => hit !== kept)];
}

/** Puts a page before the others, as it was found for the finished words. */
export function putFirst<Hit extends Found>(first: Hit, hits: readonly Hit[]): readonly Hit[] {
  const isSame = ({page, collection}: Hit): boolean =>
    collection.shards[page.shard] === first.collection.shards[first.page.shard] &&
    page.page === first.page.page;
  return [first, ...hits.filter((hit) => !isSame(hit))];
}
