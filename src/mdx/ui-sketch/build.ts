import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {flowElement, textElement} from '../../site/mdx/jsx.ts';
import type {Block, Panel, Piece, Sketch} from './parse.ts';

/** The sketch as a figure. The drawing is one picture; its parts are hidden from assistive tools. */
export function buildSketch(sketch: Sketch): MdxJsxFlowElement {
  const {title, alt, sidebar, panels} = sketch;
  const navigation =
    sidebar.length === 0
      ? []
      : [
          box(
            'sidebar',
            sidebar.map(({label, active}) => span(active ? 'entry is-active' : 'entry', label)),
          ),
        ];
  return flowElement('figure', {className: 'kw-sketch', 'data-markdown-ignore': ''}, [
    flowElement('div', {className: 'kw-sketch__window', role: 'img', 'aria-label': alt}, [
      ...navigation,
      box('main', panels.map(buildPanel)),
    ]),
    flowElement('figcaption', {className: 'kw-sketch__caption'}, [
      {type: 'text', value: `Sketch, not a screenshot: ${title}`},
    ]),
  ]);
}

function buildPanel({heading, blocks}: Panel): MdxJsxFlowElement {
  const head = heading === undefined ? [] : [box('heading', [{type: 'text', value: heading}])];
  return box(heading === undefined ? 'panel is-bare' : 'panel', [
    ...head,
    ...blocks.map(buildBlock),
  ]);
}

function buildBlock(block: Block): MdxJsxFlowElement {
  switch (block.kind) {
    case 'divider':
      return box('divider', []);
    case 'line':
      return box('line', block.pieces.map(buildPiece));
    case 'table':
      return box('table', [
        box(
          'head',
          block.head.map((label) => span('cell', label)),
        ),
        ...block.rows.map((row) =>
          box(
            'row',
            row.map((pieces, column) =>
              // On a narrow screen a row becomes a list; each cell then names its column.
              textElement(
                'span',
                {className: 'kw-sketch__cell', 'data-label': block.head[column] ?? ''},
                pieces.map(buildPiece),
              ),
            ),
          ),
        ),
      ]);
  }
}

function buildPiece(piece: Piece): PhrasingContent {
  if (piece.kind === 'check') return span(piece.ticked ? 'check is-ticked' : 'check', piece.text);
  return span(piece.kind, piece.text);
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
