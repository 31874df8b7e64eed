import {parse} from 'sh-syntax';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** Commands that a reader copies must at least be commands. */
export const shellBlocks: Rule = {
  name: 'shell-blocks',
  about: 'Blocks in `bash` parse, and contain only commands: no prompt, no output.',

  async check(pages) {
    const findings: Finding[] = [];
    const blocks: Block[] = [];
    for (const page of pages) {
      const {file} = page;
      for (const {value, line} of codeBlocks(page, 'bash')) {
        // On a line that continues the one before, > is a redirection.
        const prompt = value
          .split('\n')
          .findIndex(
            (text, at, all) => /^\s*[$%>] \S/.test(text) && all[at - 1]?.endsWith('\\') !== true,
          );
        if (prompt === -1) {
          blocks.push({file, line, code: plain(value)});
        } else {
          const message =
            'the line begins with a prompt. Remove it; put output in a block of its own, ```text title="Output".';
          findings.push({file, line: line + 1 + prompt, message});
        }
      }
    }
    return [...findings, ...(await faults(blocks))];
  },
};

interface Block {
  readonly file: string;
  /** Line of the fence. */
  readonly line: number;
  readonly code: string;
}

/** A placeholder such as <host> would be a redirection. */
function plain(code: string): string {
  return code.replace(/<[a-z][\w .-]*>/gi, (hit) => 'x'.repeat(hit.length));
}

/** Starting the parser costs as much as parsing a hundred blocks, so all blocks are tried together first. */
async function faults(blocks: readonly Block[]): Promise<Finding[]> {
  const [first] = blocks;
  if (first === undefined) return [];
  if (blocks.length === 1) return faultOf(first);
  if (await allParse(blocks)) return [];
  const middle = Math.ceil(blocks.length / 2);
  return [...(await faults(blocks.slice(0, middle))), ...(await faults(blocks.slice(middle)))];
}

/** All blocks as one script, a mark between them: an open quote would swallow the mark. */
async function allParse(blocks: readonly Block[]): Promise<boolean> {
  const marks: number[] = [];
  const lines: string[] = [];
  for (const {code} of blocks) {
    lines.push(...code.split('\n'), ': end of block');
    marks.push(lines.length);
  }
  try {
    const {Stmts} = await parse(lines.join('\n'));
    const starts = new Set(Stmts.map((statement) => statement.Pos.Line));
    return marks.every((line) => starts.has(line));
  } catch {
    return false;
  }
}

async function faultOf({file, line, code}: Block): Promise<Finding[]> {
  try {
    await parse(code);
    return [];
  } catch (error) {
    const {Pos, message} = error as {Pos?: {Line: number}; message: string};
    const text = `the shell cannot read this: ${message}. Correct it, or mark output as \`\`\`text.`;
    return [{file, line: line + (Pos?.Line ?? 1), message: text}];
  }
}
