/** A fenced block of Python on a page. */
export interface Fence {
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly code: string;
  /** The reason in `check-skip="…"`; undefined without that word, empty where none is given. */
  readonly skip: string | undefined;
  /** The release in `sdk="…"`, where the block is about another one than the page. */
  readonly release: string | undefined;
}

const OPENING = /^((?:\s|>\s?)*)(`{3,}|~{3,})\s*([\w+-]*)(.*)$/;
const PYTHON = new Set(['python', 'py', 'python3']);

const word = (meta: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|(\\S*)))?(?=\\s|$)`).exec(
    meta,
  );
  return found === null ? undefined : (found[1] ?? found[2] ?? found[3] ?? '').trim();
};

/** All Python blocks of a Markdown or MDX page, in order. */
export const pythonFences = (source: string): Fence[] => {
  const rows = source.split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < rows.length; at++) {
    const open = OPENING.exec(rows[at] ?? '');
    if (open === null) continue;
    const [, indent = '', mark = '', language = '', meta = ''] = open;
    if (mark.startsWith('`') && meta.includes('`')) continue;
    const closing = new RegExp(`^(?:\\s|>\\s?)*\\${mark[0] ?? ''}{${mark.length},}\\s*$`);
    let end = at + 1;
    while (end < rows.length && !closing.test(rows[end] ?? '')) end++;
    if (PYTHON.has(language.toLowerCase())) {
      const code = rows.slice(at + 1, end).map((row) => unindent(row, indent));
      fences.push({
        line: at + 1,
        code: code.join('\n'),
        skip: word(meta, 'check-skip'),
        release: word(meta, 'sdk'),
      });
    }
    at = end;
  }
  return fences;
};

/** A block in a list item or a quotation is indented with it. */
const unindent = (row: string, indent: string): string => {
  if (row.startsWith(indent)) return row.slice(indent.length);
  const quote = /^(?:\s*>\s?)+/.exec(row);
  if (quote !== null && indent.includes('>')) return row.slice(quote[0].length);
  return row.replace(new RegExp(`^\\s{0,${indent.length}}`), '');
};
