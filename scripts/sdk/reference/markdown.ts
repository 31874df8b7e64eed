/** Small pieces of Markdown. */

import {code} from '../../../src/site/text/phrases.ts';

export {code, list, sentence} from '../../../src/site/text/phrases.ts';

/** Inside a table cell a pipe would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `|${row.map((text) => (text === '' ? ' |' : ` ${text} |`)).join('')}`)
    .join('\n');

/** A block of code. Its long lines, and those of all blocks after it, continue on the next line on phones (src/css/reference.css). */
export const wrapped = (fenced: string): string =>
  `<div className="kw-wrapped">\n\n${fenced}\n\n</div>`;

/** A small label after a name. The search leaves it out: the text below says the same. */
export const badge = (kind: 'broken' | 'deprecated' | 'login', text: string): string =>
  `<span className="kw-badge kw-badge--${kind} search-ignore">${text}</span>`;

/** An HTTP method and a path, on their own line. */
export const request = (method: string, path: string): string =>
  `<span className="kw-verb kw-verb--${method.toLowerCase()}">${method}</span> ${code(path)}`;

/** A block of code. */
export const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trim()}\n\`\`\``;

/** A list with a line for each item. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item.trim()}`).join('\n');

/** A heading, with an anchor of its own if one is given. */
export const heading = (level: number, text: string, id?: string): string =>
  `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;

/** Blocks of a page with one empty line between them; empty blocks are left out. */
export const blocks = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part): part is string => part !== undefined && part !== '').join('\n\n');
