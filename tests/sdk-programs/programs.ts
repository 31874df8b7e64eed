import type {Page} from '../../src/site/mdx/types.ts';
import {
  CONTINUED,
  isMarker,
  isPart,
  type Part,
  PARTS,
  pythonBlocks,
} from '../../scripts/sdk/samples/joined.ts';

/** A whole program of a page. */
export interface Program {
  /** Page and line of its first block. */
  readonly place: string;
  readonly code: string;
  readonly parts: readonly Part[];
}

/**
 * The programs of some pages. `run="download wait"` after the language of a fence marks a program and says
 * what it does; `run="+"` marks a later block of the same program.
 *
 * @throws Error for a marker with another word
 */
export function programsOf(pages: readonly Page[]): Program[] {
  return pages.flatMap((page) => {
    const programs: Program[] = [];
    for (const {line, code, run} of pythonBlocks(page)) {
      if (run === undefined) continue;
      const place = `${page.file}:${line}`;
      const last = programs.at(-1);
      if (run === CONTINUED && last !== undefined) {
        programs.splice(-1, 1, {...last, code: `${last.code}\n${code}`});
        continue;
      }
      if (!isMarker(run, last !== undefined)) {
        const known = `${PARTS.join(', ')}, or ${CONTINUED} after a marked block`;
        throw new Error(`${place}: run="${run}": write one or more of ${known}.`);
      }
      programs.push({place, code, parts: run.split(/\s+/).filter(isPart)});
    }
    return programs;
  });
}
