/** Small pieces of Markdown. */

export const code = (text: string): string => `\`${text}\``;

/** Inside a table cell a pipe would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `|${row.map((text) => (text === '' ? ' |' : ` ${text} |`)).join('')}`)
    .join('\n');

export const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trim()}\n\`\`\``;

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item.trim()}`).join('\n');

export const heading = (level: number, text: string, id?: string): string =>
  `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;

/** Blocks of a page with one empty line between them; empty blocks fall out. */
export const blocks = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part): part is string => part !== undefined && part !== '').join('\n\n');

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** `a`, `b` and `c`. */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
