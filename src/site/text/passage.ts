import {type Cut, cutLines, estimateTokens} from './budget.ts';
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
 * fits. `…` stands for text that was cut in front or at the end.
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
  const first = isTable(chosen)
    ? someRows(chosen, score, budget)
    : bestLines(chosen, wanted, budget);
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
  const step = firstStep(blocks, from);
  // The first step can say when not to follow the others, so the end is cut instead.
  if (step < from && !isStep(chosen)) {
    const mark = step > 0 ? '…\n\n' : '';
    const rest = blocks.slice(step).flatMap((block) => [...block, '']);
    return mark + passage(rest, [], budget - estimateTokens(mark));
  }
  while (to < blocks.length && take(to)) to += 1;
  const text = blocks
    .slice(from, to)
    .map((block, index) => (from + index === best ? first.text : block.join('\n')))
    .join('\n\n');
  const more = to < blocks.length || !first.complete;
  // A line that is cut says so itself.
  return `${from > 0 ? '…\n\n' : ''}${text}${more && !text.endsWith('…') ? '\n…' : ''}`;
}

const isTable = (block: readonly string[]): boolean => /^\|?[\s:|-]+$/.test(block[1] ?? '');

const isStep = ([line = '']: readonly string[]): boolean => /^(?:\d+\. | {2})/.test(line);

/** The block with the first step of the procedure that a block belongs to; the block itself if it is none. */
function firstStep(blocks: readonly (readonly string[])[], from: number): number {
  let at = from;
  while (at > 0 && isStep(blocks[at] ?? []) && !blocks[at]?.[0]?.startsWith('1. ')) at -= 1;
  return blocks[at]?.[0]?.startsWith('1. ') === true ? at : from;
}

/**
 * A list or paragraph from its beginning, or from the line that the words are about if that would not fit. A word that
 * few of the lines have counts more.
 */
function bestLines(
  block: readonly string[],
  wanted: readonly string[],
  budget: number,
): Pick<Cut, 'text' | 'complete'> {
  const cut = cutLines(block, budget);
  const scores = block.map(() => 0);
  for (const word of wanted) {
    const having = block.flatMap((line, at) => (line.toLowerCase().includes(word) ? [at] : []));
    for (const at of having) scores[at] = (scores[at] ?? 0) + 1 / having.length;
  }
  const best = scores.indexOf(Math.max(...scores));
  const isCode = fenceAfter(undefined, block[0] ?? '') !== undefined;
  return best < cut.lines || isCode ? cut : cutLines(['…', ...block.slice(best)], budget);
}

/** A table with as many rows as fit, those with the most words first and those with few of them left out, in the order of the page. */
function someRows(
  table: readonly string[],
  score: (rows: readonly string[]) => number,
  budget: number,
): Pick<Cut, 'text' | 'complete'> {
  const whole = cutLines(table, budget);
  if (whole.complete) return whole;
  const rows = table.slice(2).map((row, at) => ({row, at, score: score([row])}));
  rows.sort((a, b) => b.score - a.score);
  // Rows with few of the words would only fill the budget.
  const least = (rows[0]?.score ?? 0) / 2;
  const kept = new Set<number>();
  let text = '';
  for (const {at, score: own} of rows) {
    if (own < least) break;
    kept.add(at);
    const next = withGaps(table, kept);
    if (estimateTokens(next) > budget) break;
    text = next;
  }
  if (text !== '') return {text, complete: true};
  const head = table.slice(0, 2).join('\n');
  const row = cutLines([rows[0]?.row ?? ''], budget - estimateTokens(head) - 1);
  return {text: `${head}\n${row.text}`, complete: false};
}

/** A table with some of its rows, and a row in place of those left out. */
function withGaps(
  [head = '', line = '', ...rows]: readonly string[],
  kept: ReadonlySet<number>,
): string {
  const text = [head, line];
  let gap = 0;
  rows.forEach((row, at) => {
    if (kept.has(at)) text.push(row);
    else gap += 1;
    if (gap === 0 || (!kept.has(at + 1) && at + 1 < rows.length)) return;
    const others = ' |'.repeat(Math.max(0, line.split('|').length - 3));
    text.push(`| … ${String(gap)} more ${gap === 1 ? 'row' : 'rows'} |${others}`);
    gap = 0;
  });
  return text.join('\n');
}
