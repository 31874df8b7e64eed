import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import {about, number, text, type Tool, version} from './tool.ts';

/** Reads a page or a section. */
export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the docs as Markdown, whole or one section. Long pages come in parts: the answer says what was left out.',
  signature: {
    properties: {
      page: {type: 'string', description: 'Path, address or title, e.g. /models/overview'},
      section: {type: 'string', description: 'Anchor or heading'},
      version,
      from_line: {type: 'integer', minimum: 0, description: 'Continue at this line'},
      max_tokens: maxTokens,
    },
    required: ['page'],
  },
  run(args, {docs}) {
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const wanted = text(args, 'page') ?? '';
    const {page, anchor} = docs.find(wanted, text(args, 'version'));
    const name = text(args, 'section') ?? anchor;
    const section = name === '' ? undefined : docs.section(page, name);
    const start = Math.max(section?.from ?? 0, number(args, 'from_line', 0));
    const end = section?.to ?? page.lines.length;
    if (start >= end && end > 0) {
      const what = section === undefined ? 'page' : 'section';
      throw new ArgumentError(`The last line of this ${what} is ${String(end - 1)}.`);
    }
    const head = [
      `# ${page.title}`,
      `${about(docs, page.release)}, ${docs.address(page.route, section?.anchor)}`,
    ].join('\n');
    const lines = page.lines.slice(start, end);
    // Space for the head, and for the note on how to continue.
    const whole =
      estimateTokens(lines.join('\n')) + estimateTokens(head) + lines.length <= budget - 20;
    const cut = cutLines(lines, whole ? budget : budget - estimateTokens(head) - 130);
    const parts = [head, cut.text.trim()];
    const next = start + cut.lines;
    const notes: string[] = [];
    if (cut.shortened) {
      const line = String(start);
      notes.push(`Line ${line} is cut. Read it with from_line ${line} and a larger max_tokens.`);
    }
    if (next < end) {
      const rest = page.sections
        .filter(({from, anchor: id}) => id !== '' && from >= next && from < end)
        .map((one) => `#${one.anchor}`);
      const named = cutLines([rest.join(', ')], 70).text;
      notes.push(
        `Left out: lines ${String(next)} to ${String(end)}${rest.length === 0 ? '' : `, with the sections ${named}`}. ` +
          `Continue with from_line ${String(next)}, or name a section.`,
      );
    }
    if (notes.length > 0) parts.push(`[${notes.join(' ')}]`);
    return {text: parts.join('\n\n')};
  },
};
