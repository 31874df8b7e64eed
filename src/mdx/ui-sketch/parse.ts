/** The parts of a line of a sketch. */
export type Piece =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'input'; readonly text: string}
  | {readonly kind: 'button'; readonly text: string}
  | {readonly kind: 'badge'; readonly text: string}
  | {readonly kind: 'check'; readonly text: string; readonly ticked: boolean};

export type Cell = readonly Piece[];

export type Block =
  | {readonly kind: 'line'; readonly pieces: readonly Piece[]}
  | {readonly kind: 'divider'}
  | {readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Cell[][]};

export interface Panel {
  readonly heading: string | undefined;
  readonly blocks: readonly Block[];
}

export interface Sketch {
  readonly title: string;
  readonly alt: string;
  readonly sidebar: readonly {readonly label: string; readonly active: boolean}[];
  readonly panels: readonly Panel[];
}

/** A mistake in a sketch: on which of its lines (0 is the fence), and what to write. */
export class SketchError extends Error {
  override readonly name = 'SketchError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a fence: what follows its language, and the lines inside. */
export function parseSketch(meta: string, body: string): Sketch {
  const {title, alt} = parseMeta(meta);
  const lines = body.split('\n');
  const first = lines[0]?.trim() ?? '';
  const sidebar = first.startsWith('sidebar:') ? parseSidebar(first) : [];
  const panels = parsePanels(lines, sidebar.length > 0 ? 1 : 0);
  if (panels.length === 0) throw new SketchError(0, 'the sketch is empty. Write a line below.');
  return {title, alt, sidebar, panels};
}

function parseMeta(meta: string): {title: string; alt: string} {
  const values = new Map<string, string>();
  const rest = meta.replace(/(\w+)="([^"]*)"/g, (_, name: string, value: string) => {
    values.set(name, value.trim());
    return '';
  });
  const odd = rest.trim() || [...values.keys()].find((name) => name !== 'title' && name !== 'alt');
  if (odd) {
    throw new SketchError(0, `"${odd}" is not known here. Write title="…" alt="…", nothing else.`);
  }
  const get = (name: string, remedy: string): string => {
    const value = values.get(name);
    if (value) return value;
    throw new SketchError(0, `the sketch has no ${name}. ${remedy}`);
  };
  return {
    title: get('title', 'Write title="…" with the name of the screen.'),
    alt: get('alt', 'Write alt="…" and say in words what the drawing shows.'),
  };
}

function parseSidebar(line: string): Sketch['sidebar'] {
  const entries = line
    .slice('sidebar:'.length)
    .split('|')
    .map((part) => part.trim())
    .map((part) => {
      const active = /^\*(.+)\*$/.exec(part);
      return {label: active?.[1] ?? part, active: active !== null};
    });
  if (entries.some(({label}) => label === '')) {
    throw new SketchError(1, 'an entry of the sidebar is empty. Write sidebar: A | *B* | C.');
  }
  if (entries.filter(({active}) => active).length > 1) {
    throw new SketchError(1, 'the sidebar has two active entries. Put one in asterisks only.');
  }
  return entries;
}

function parsePanels(lines: readonly string[], from: number): Panel[] {
  const panels: {heading: string | undefined; blocks: Block[]}[] = [];
  const current = (): Block[] => {
    const open = panels.at(-1) ?? {heading: undefined, blocks: []};
    if (panels.length === 0) panels.push(open);
    return open.blocks;
  };

  for (let at = from; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    if (line.startsWith('sidebar:')) {
      throw new SketchError(at + 1, 'the sidebar must be the first line. Move it up.');
    }
    const heading = /^#\s+(.+)$/.exec(line);
    if (heading) {
      dropDivider(panels.at(-1)?.blocks);
      panels.push({heading: heading[1], blocks: []});
    } else if (/^-{3,}$/.test(line)) {
      current().push({kind: 'divider'});
    } else if (line.startsWith('|')) {
      let end = at;
      while (lines[end + 1]?.trim().startsWith('|')) end++;
      current().push(parseTable(lines.slice(at, end + 1), at + 1));
      at = end;
    } else {
      current().push({kind: 'line', pieces: parsePieces(line, at + 1)});
    }
  }
  dropDivider(panels.at(-1)?.blocks);
  return panels;
}

/** A divider at the end of a panel is the end of the panel. */
function dropDivider(blocks: Block[] | undefined): void {
  if (blocks?.at(-1)?.kind === 'divider') blocks.pop();
}

function parseTable(lines: readonly string[], firstLine: number): Block {
  const rows = lines.map((line, at) => splitRow(line, firstLine + at));
  const [head = [], rule, ...body] = rows;
  if (!rule?.every((cell) => /^:?-{3,}:?$/.test(cell))) {
    throw new SketchError(
      firstLine + 1,
      'the table has no |---| line. Put it under the line with the column headings.',
    );
  }
  rows.forEach((row, at) => {
    if (row.length !== head.length) {
      throw new SketchError(
        firstLine + at,
        `this row has ${row.length} cells, the table has ${head.length} columns. Make them equal.`,
      );
    }
  });
  return {
    kind: 'table',
    head,
    rows: body.map((row, at) => row.map((cell) => parsePieces(cell, firstLine + 2 + at))),
  };
}

function splitRow(line: string, number: number): string[] {
  const trimmed = line.trim();
  if (trimmed.length < 2 || !trimmed.endsWith('|') || trimmed.endsWith('\\|')) {
    throw new SketchError(number, 'a row of a table ends with a pipe. Add | at the end.');
  }
  return trimmed
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

const OPENERS = [
  {open: '[[', close: ']]', kind: 'button'},
  {open: '{', close: '}', kind: 'badge'},
  {open: '(', close: ')', kind: 'input'},
] as const;

function parsePieces(text: string, line: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  let words = '';
  const flush = (): void => {
    if (words.trim() !== '') pieces.push({kind: 'text', text: words.trim()});
    words = '';
  };

  while (rest !== '') {
    const escaped = /^\\([()[\]{}|\\])/.exec(rest);
    const check = /^\[( |x|X)\]\s*/.exec(rest);
    const opener = OPENERS.find(({open}) => rest.startsWith(open));
    if (escaped) {
      words += escaped[1];
      rest = rest.slice(2);
    } else if (check) {
      flush();
      const label = labelOf(rest.slice(check[0].length));
      if (label.text === '') {
        throw new SketchError(line, 'a check box has no label. Write [x] Label.');
      }
      pieces.push({kind: 'check', text: label.text, ticked: check[1] !== ' '});
      rest = rest.slice(check[0].length + label.length);
    } else if (opener) {
      flush();
      const end = rest.indexOf(opener.close, opener.open.length);
      if (end === -1) {
        throw new SketchError(
          line,
          `"${opener.open}" is not closed. Add "${opener.close}", or write "\\${opener.open}" for plain text.`,
        );
      }
      const inside = rest.slice(opener.open.length, end).trim();
      if (inside === '' && opener.kind !== 'input') {
        throw new SketchError(line, `a ${opener.kind} has no label. Write one inside.`);
      }
      pieces.push({kind: opener.kind, text: inside});
      rest = rest.slice(end + opener.close.length);
    } else {
      words += rest[0];
      rest = rest.slice(1);
    }
  }
  flush();
  return pieces;
}

/** The label of a check box reaches to the next piece that is not text. */
function labelOf(text: string): {text: string; length: number} {
  const next = /(?<!\\)(?:\[\[|\[[ xX]\]|\{|\()/.exec(text);
  const raw = next ? text.slice(0, next.index) : text;
  return {text: raw.replace(/\\([()[\]{}|\\])/g, '$1').trim(), length: raw.length};
}
