/** Inline code. */
export const code = (text: string): string => `\`${text}\``;

/** The text with a period at its end. A `<DataText />` brings its own. */
export const sentence = (text: string): string => (/(?:[.!?]|\/>)$/.test(text) ? text : `${text}.`);

/** `a`, `b` and `c`. */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
