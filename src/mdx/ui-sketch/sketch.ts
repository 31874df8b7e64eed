import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {flowElement, textElement} from '../../site/mdx/jsx.ts';

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

function fail(line: number, message: string): never {
  throw new SketchError(line, message);
}

/**
 * Draws a fence, given what follows its language and the lines inside, as a figure. The drawing is one picture; its
 * parts are hidden from assistive tools.
 */
export function drawSketch(meta: string, body: string): MdxJsxFlowElement {
  const {title, alt} = parseMeta(meta);
  const lines = body.split('\n').map((line) => line.trim());
  const sidebar = lines[0]?.startsWith('sidebar:') ? [drawSidebar(lines.shift() ?? '')] : [];
  const panels = drawPanels(lines, sidebar.length + 1);
  if (panels.length === 0) fail(0, 'the sketch is empty. Write a line below.');
  return flowElement('figure', {className: 'kw-sketch', 'data-markdown-ignore': ''}, [
    flowElement('div', {className: 'kw-sketch__window', role: 'img', 'aria-label': alt}, [
      ...sidebar,
      box('main', panels),
    ]),
    flowElement('figcaption', {}, [{type: 'text', value: `Sketch, not a screenshot: ${title}`}]),
  ]);
}

function parseMeta(meta: string): {title: string; alt: string} {
  const values: Record<string, string> = {};
  const rest = meta.replace(/\b(title|alt)="([^"]*)"/g, (_, name: string, value: string) => {
    values[name] = value.trim();
    return '';
  });
  const odd = /(\w+)=|\S+/.exec(rest);
  if (odd)
    fail(0, `"${odd[1] ?? odd[0]}" is not known here. Write title="…" alt="…", nothing else.`);
  const {title, alt} = values;
  if (!title) fail(0, 'the sketch has no title. Write title="…" with the name of the screen.');
  if (!alt)
    fail(0, 'the sketch has no alt. Write alt="…" and say in words what the drawing shows.');
  return {title, alt};
}

function drawSidebar(line: string): MdxJsxFlowElement {
  const labels = line
    .slice('sidebar:'.length)
    .split('|')
    .map((part) => part.trim());
  if (labels.includes('')) fail(1, 'an entry of the sidebar is empty. Write sidebar: A | *B* | C.');
  const isActive = (label: string): boolean => /^\*.+\*$/.test(label);
  if (labels.filter(isActive).length > 1)
    fail(1, 'the sidebar has two active entries. Put one in asterisks only.');
  return box(
    'sidebar',
    labels.map((label) =>
      isActive(label) ? span('entry is-active', label.slice(1, -1)) : span('entry', label),
    ),
  );
}

/** Lines without the sidebar, of which the first has the given number. */
function drawPanels(lines: readonly string[], first: number): MdxJsxFlowElement[] {
  const panels: {heading?: string; blocks: (MdxJsxFlowElement | 'divider')[]}[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const number = first + at;
    if (line === '') continue;
    if (line.startsWith('sidebar:'))
      fail(number, 'the sidebar must be the first line. Move it up.');
    const heading = /^#\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined || panels.length === 0) panels.push({heading, blocks: []});
    if (heading !== undefined) continue;
    const blocks = panels.at(-1)?.blocks ?? [];
    if (/^-{3,}$/.test(line)) {
      blocks.push('divider');
    } else if (line.startsWith('|')) {
      const end = lines.findIndex((one, index) => index > at && !one.startsWith('|'));
      const rows = lines.slice(at, end === -1 ? lines.length : end);
      blocks.push(drawTable(rows, number));
      at += rows.length - 1;
    } else {
      blocks.push(box('line', drawPieces(line, number)));
    }
  }
  return panels.map(({heading, blocks}) => {
    // A divider at the end of a panel is the end of the panel.
    if (blocks.at(-1) === 'divider') blocks.pop();
    return box(heading === undefined ? 'panel is-bare' : 'panel', [
      ...(heading === undefined ? [] : [box('heading', [{type: 'text', value: heading}])]),
      ...blocks.map((block) => (block === 'divider' ? box('divider', []) : block)),
    ]);
  });
}

function drawTable(lines: readonly string[], first: number): MdxJsxFlowElement {
  const rows = lines.map((line, at) => {
    if (line.length < 2 || !/(?<!\\)\|$/.test(line))
      fail(first + at, 'a row of a table ends with a pipe. Add | at the end.');
    return line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
  });
  const [head = [], rule, ...body] = rows;
  if (!rule?.every((cell) => /^:?-{3,}:?$/.test(cell)))
    fail(first + 1, 'the table has no |---| line. Put it under the line with the column headings.');
  rows.forEach((row, at) => {
    if (row.length !== head.length)
      fail(
        first + at,
        `this row has ${row.length} cells, the table has ${head.length} columns. Make them equal.`,
      );
  });
  // On a narrow screen a row becomes a list; each cell then names its column.
  const cell = (text: string, column: number, line: number): PhrasingContent =>
    textElement(
      'span',
      {className: 'kw-sketch__cell', 'data-label': head[column] ?? ''},
      drawPieces(text, line),
    );
  const headings = head.map((label) => span('cell', label));
  return box('table', [
    box('head', headings),
    ...body.map((row, at) =>
      box(
        'row',
        row.map((text, column) => cell(text, column, first + 2 + at)),
      ),
    ),
  ]);
}

const PIECE = /\\([()[\]{}|\\])|\[\[(.*?)\]\]|\[([ xX])\]|\{(.*?)\}|\((.*?)\)|\[\[|[^]/g;
const CLOSE: Readonly<Record<string, string>> = {'[[': ']]', '{': '}', '(': ')'};

function drawPieces(text: string, line: number): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let kind = 'text';
  let words = '';
  const flush = (): void => {
    const label = words.trim();
    if (label === '' && kind !== 'text') fail(line, 'a check box has no label. Write [x] Label.');
    if (label !== '') pieces.push(span(kind, label));
    kind = 'text';
    words = '';
  };
  const push = (part: 'button' | 'badge' | 'input', label: string): void => {
    flush();
    if (label.trim() === '' && part !== 'input')
      fail(line, `a ${part} has no label. Write one inside.`);
    pieces.push(span(part, label.trim()));
  };
  for (const [whole, escaped, button, tick, badge, input] of text.matchAll(PIECE)) {
    const close = CLOSE[whole];
    if (close !== undefined)
      fail(line, `"${whole}" is not closed. Add "${close}", or write "\\${whole}" for plain text.`);
    if (button !== undefined) push('button', button);
    else if (badge !== undefined) push('badge', badge);
    else if (input !== undefined) push('input', input);
    else if (tick !== undefined) {
      flush();
      // Its label reaches to the next piece that is not text.
      kind = tick === ' ' ? 'check' : 'check is-ticked';
    } else words += escaped ?? whole;
  }
  flush();
  return pieces;
}

function box(
  part: string,
  children: readonly (BlockContent | PhrasingContent)[],
): MdxJsxFlowElement {
  return flowElement('div', {className: `kw-sketch__${part}`}, children);
}

function span(part: string, text: string): PhrasingContent {
  return textElement('span', {className: `kw-sketch__${part}`}, [{type: 'text', value: text}]);
}
