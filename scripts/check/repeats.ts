import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {groupBy} from '../../src/site/util/group-by.ts';
import {remembered} from '../../src/site/util/remembered.ts';
import {isReference} from './readability.ts';
import {blocksOf} from './text/blocks.ts';

/** Shorter paragraphs may be the same: "Log in as an administrator." */
const WORDS = 20;
/** Number of consecutive words in a run; two paragraphs that share most of their runs say the same. */
const RUN = 3;
const SHARE = 0.6;

interface Paragraph {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Entries of the reference follow one pattern. */
  readonly isReference: boolean;
  readonly runs: ReadonlySet<string>;
}

/** A paragraph that two pages need belongs on one of them, with a link from the other. */
export const repeats: Rule = {
  name: 'repeats',
  about: `No page repeats a paragraph of ${WORDS} words or more of another page, not even in another order or with some words changed.`,

  check(pages, {pages: all}) {
    const checked = new Set(pages.map(({file}) => file));
    return groupsOf(all.some(({file}) => checked.has(file)) ? all : pages).flatMap((group) => {
      const paragraphs = group.flatMap(paragraphsOf);
      const byRun = new Map<string, Paragraph[]>();
      const findings: Finding[] = [];
      for (const paragraph of paragraphs) {
        const shared = new Map<Paragraph, number>();
        for (const run of paragraph.runs) {
          const others = byRun.get(run);
          for (const other of others ?? []) {
            if (other.file !== paragraph.file) shared.set(other, (shared.get(other) ?? 0) + 1);
          }
          if (others) others.push(paragraph);
          else byRun.set(run, [paragraph]);
        }
        for (const [other, count] of shared) {
          if (count / Math.min(paragraph.runs.size, other.runs.size) < SHARE) continue;
          if (!checked.has(paragraph.file) && !checked.has(other.file)) continue;
          if (paragraph.isReference && other.isReference) continue;
          findings.push({
            file: paragraph.file,
            line: paragraph.line,
            message: `"${paragraph.text.slice(0, 50)}…" repeats ${other.file}:${other.line}. Keep one, and link to it from the other.`,
          });
          break;
        }
      }
      return findings;
    });
  },
};

/** Pages that one reader may see together: a frozen release has its own copy of everything. */
function groupsOf(pages: readonly Page[]): Page[][] {
  const isFrozen = ({set}: Page): boolean => /^(?:docs|sdk)-/.test(set);
  const frozen = groupBy(pages.filter(isFrozen), ({set}) => set);
  return [pages.filter((page) => !isFrozen(page)), ...frozen.values()];
}

const paragraphsOf = remembered((page: Page): readonly Paragraph[] =>
  blocksOf(page).flatMap(({kind, text, lineAt}) => {
    if (kind !== 'paragraph') return [];
    const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
    if (words.length < WORDS) return [];
    const runs = new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
    return [{file: page.file, line: lineAt(0), text, isReference: isReference(page), runs}];
  }),
);
