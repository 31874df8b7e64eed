import type {RankedPage} from './rank.ts';
import {fold} from './text.ts';
import type {IndexedRecord, SearchRecord} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

/** What was first for the text before the latest key. */
export interface Before {
  readonly input: string;
  readonly first: Pick<SearchRecord, 'u' | 'h'>;
}

/** A page with the indexes it was found in. */
interface Found {
  readonly page: RankedPage;
  readonly collection: {readonly shards: readonly {readonly records: readonly IndexedRecord[]}[]};
}

/** From these shares of the best score on, a page and a section of it stay first. */
const KEEP = {
  /** The last word is whole: it may ask for something else. */
  whole: {page: 0.8, section: 0.5},
  /** Its letters are no word yet: what they match is chance. */
  begun: {page: 0.4, section: 0.4},
} as const;

const LAST_WORD = /[\p{L}\p{N}_]+$/u;

/** Whether the text ends in letters that are no word of the index. */
function endsInBeginning(input: string, vocabulary: Vocabulary): boolean {
  const [last] = LAST_WORD.exec(input) ?? [];
  return last !== undefined && !vocabulary.hasForm(fold(last.replace(/_/g, '')));
}

/**
 * Keeps the section first that was first before the latest key, if it is nearly as good as the best one.
 * Readers aim at what they see; it should not move while they finish a word.
 *
 * @param hits - best first
 * @param input - what is typed now
 * @param before - what was first for the text before; ignored if the text is no continuation of it
 * @param vocabulary - the words of the index
 */
export function keepFirst<Hit extends Found>(
  hits: readonly Hit[],
  input: string,
  before: Before | undefined,
  vocabulary: Vocabulary,
): readonly Hit[] {
  const [best] = hits;
  if (!best || !before || !input.startsWith(before.input)) return hits;
  const keep = endsInBeginning(input, vocabulary) ? KEEP.begun : KEEP.whole;
  const {u, h} = before.first;
  const sectionOf = ({page, collection}: Hit) =>
    page.sections.find(({record}) => {
      const known = collection.shards[page.shard]?.records[record];
      return known?.u === u && known.h === h;
    });
  const kept = hits.find(
    (hit) => hit.page.score >= keep.page * best.page.score && sectionOf(hit) !== undefined,
  );
  if (!kept) return hits;
  const {sections} = kept.page;
  const section = sectionOf(kept);
  const top = Math.max(...sections.map(({score}) => score));
  const first =
    section && section.score >= keep.section * top
      ? {
          ...kept,
          page: {
            ...kept.page,
            ...(section !== sections[0] && {
              type: h === '' ? ('title' as const) : ('heading' as const),
            }),
            sections: [section, ...sections.filter((one) => one !== section)],
          },
        }
      : kept;
  return [first, ...hits.filter((hit) => hit !== kept)];
}
