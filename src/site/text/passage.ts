import {cutLines, estimateTokens} from './budget.ts';
import {fenceAfter} from './fence.ts';

/** Blocks of Markdown: code blocks whole, everything else by blank lines. */
export function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    fence = fenceAfter(fence, line);
    if (line.trim() === '' && fence === undefined) {
      if (block.length > 0) blocks.push(block);
      block = [];
    } else {
      block.push(line);
    }
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

/**
 * The part of a section that a question is about: the block with most of the words, and as much text around it as
 * fits.
 */
export function passage(
  lines: readonly string[],
  words: readonly string[],
  budget: number,
): string {
  const blocks = blocksOf(lines);
  const wanted = words.map((word) => word.toLowerCase());
  const score = (block: readonly string[]): number => {
    const text = block.join('\n').toLowerCase();
    return wanted.filter((word) => text.includes(word)).length;
  };
  const scores = blocks.map(score);
  const best = scores.indexOf(Math.max(...scores, 0));
  const chosen = blocks[best];
  if (chosen === undefined) return '';
  const trimmed = isTable(chosen) ? rowsFirst(chosen, score) : chosen;
  const first = cutLines(trimmed, budget);
  let from = best;
  let to = best + 1;
  let spent = estimateTokens(first.text);
  const take = (at: number): boolean => {
    const block = blocks[at];
    const cost = block === undefined ? Infinity : estimateTokens(block.join('\n')) + 1;
    if (spent + cost > budget) return false;
    spent += cost;
    return true;
  };
  // A block of code or a table means little without the sentence before it.
  while (from > 0 && take(from - 1)) from -= 1;
  while (to < blocks.length && take(to)) to += 1;
  const text = blocks
    .slice(from, to)
    .map((block, index) => (from + index === best ? first.text : block.join('\n')))
    .join('\n\n');
  const more = from > 0 || to < blocks.length || !first.complete;
  // A line that is cut says so itself.
  return more && !text.endsWith('…') ? `${text}\n…` : text;
}

const isTable = (block: readonly string[]): boolean => /^\|?[\s:|-]+$/.test(block[1] ?? '');

/** Moves the matching rows of a table to the top, after its header. */
function rowsFirst(
  table: readonly string[],
  score: (rows: readonly string[]) => number,
): readonly string[] {
  const rows = table.slice(2).map((row) => ({row, score: score([row])}));
  return [...table.slice(0, 2), ...rows.sort((a, b) => b.score - a.score).map(({row}) => row)];
}
