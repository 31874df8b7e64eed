import {codeBlocks} from '../../../src/site/mdx/parse.ts';
import type {Page} from '../../../src/site/mdx/types.ts';

/** What a program on a page does: the words of `run="…"`. */
export const PARTS = ['download', 'wait', 'chat', 'ingest', 'rag', 'app', 'tool', 'lab'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/** In the marker of a block that continues the program before it. */
export const CONTINUED = '+';

/** Whether `run="…"` has words that tests know; only after a marked block may it say that the program goes on. */
export const isMarker = (run: string, isAfterOne: boolean): boolean =>
  run === CONTINUED ? isAfterOne : run.split(/\s+/).every(isPart);

/** One block of Python on a page. */
export interface Block {
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly code: string;
  /** The reason in `check-skip="…"`; undefined without that attribute, empty without a value. */
  readonly skip: string | undefined;
  /** The marker in `run="…"` of a whole program that a test executes. */
  readonly run: string | undefined;
}

/** The value of an attribute in the meta string of a fence; empty without a value. */
const word = (meta: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|(\\S*)))?(?=\\s|$)`).exec(
    meta,
  );
  return found === null ? undefined : (found[1] ?? found[2] ?? found[3] ?? '').trim();
};

/** All Python blocks of a page, in order. */
export const pythonBlocks = (page: Page): Block[] =>
  codeBlocks(page, 'python', 'py', 'python3').map(({line, value, meta}) => ({
    line,
    code: value,
    skip: word(meta, 'check-skip'),
    run: word(meta, 'run'),
  }));

/** How a block is written into the file of its page. */
export type Placement = 'plain' | 'guarded' | 'left out';

/** Where a line of a joined file comes from: line of the page, index of the block. */
type Origin = Readonly<Record<'line' | 'block', number>>;

/**
 * An undefined name after each block. If the checker does not report it, it is unreachable, and everything after it is
 * silently unchecked.
 */
export const MARKER = /__end_of_block_(\d+)__/;

/**
 * Puts blocks into one file, so that a block can use the names of the ones before it. A `guarded`
 * block is inside an `if`, so that what follows is checked even if the block never ends.
 */
export function joinBlocks(blocks: readonly Block[], placements: readonly Placement[]) {
  const code: string[] = [];
  /** One entry for each line of the file; undefined for a line that is not on the page. */
  const origins: (Origin | undefined)[] = [];
  const add = (line: string, origin?: Origin): void => {
    code.push(line);
    origins.push(origin);
  };
  blocks.forEach((block, index) => {
    if (placements[index] === 'left out') return;
    const guarded = placements[index] === 'guarded';
    const rows = block.code.split('\n');
    if (guarded) add('if input():');
    rows.forEach((row, at) => {
      add(guarded ? ` ${row}` : row, {line: block.line + 1 + at, block: index});
    });
    if (guarded) add(' pass');
    // an error that is found at the end of the block, such as an open bracket, is shown on its last line
    add(`__end_of_block_${index}__`, {line: block.line + rows.length, block: index});
  });
  return {code: `${code.join('\n')}\n`, origins};
}
