import path from 'node:path';
import type {Link, Paragraph, PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Cell, Dataset} from '../../data/product/index.ts';
import {addressOf, hasPage, parseDocLink} from '../../data/product/links.ts';
import {flowElement, textElement} from '../../site/mdx/jsx.ts';
import {remembered} from '../../site/util/remembered.ts';

import type {Selection} from './select.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);

const DOWNLOAD = 'Download as JSON';

export interface Placing {
  /** Path of the page below the repository's root. */
  readonly file: string;
  readonly release: string;
  readonly baseUrl: string;
  /** Unique on the page. */
  readonly captionId: string;
  readonly caption: string;
}

/** Caption, the link to the JSON, table and note, as one figure. */
export function buildTable(
  dataset: Dataset,
  selection: Selection,
  placing: Placing,
): MdxJsxFlowElement {
  const {columns, rows, note} = selection;
  const caption = inline(placing.caption, placing);
  const table: Table = {
    type: 'table',
    // src/mdx/scrollable-tables puts it into a box of the same name.
    data: {hProperties: {ariaLabelledBy: [placing.captionId]}},
    children: [
      {type: 'tableRow', children: columns.map(({label: text}) => headOf(text, placing))},
      ...rows.map((row) => rowOf(columns.map(({key}) => cellOf(row[key] ?? '', placing)))),
    ],
  };
  const json = textElement(
    'a',
    {
      href: `${placing.baseUrl}data/${placing.release}/${dataset.id}.json`,
      className: 'kw-data-table__json',
      // Without it, the browser would show the file in place of the page.
      download: `${dataset.id}.json`,
      // A page may have several.
      'aria-label': `${DOWNLOAD}: ${toString(caption)}`,
    },
    [{type: 'text', value: DOWNLOAD}],
  );
  return flowElement('figure', {className: 'kw-data-table'}, [
    flowElement('figcaption', {id: placing.captionId}, caption),
    paragraph('source', [json]),
    table,
    ...(note === undefined ? [] : [paragraph('note', inline(note, placing))]),
  ]);
}

function headOf(text: string, placing: Placing): TableCell {
  return {...cellOf(text, placing), data: {hProperties: {scope: 'col'}}};
}

/**
 * A row. A second link to the same target gets an accessible name with the text of the first: `Commands` becomes
 * `Commands: A port is in use` for screen reader users who list the links.
 */
function rowOf(cells: readonly TableCell[]): TableRow {
  const names = new Map<string, string>();
  for (const cell of cells) {
    visit(cell, 'link', (link) => {
      const text = toString(link);
      const name = names.get(link.url);
      if (name === undefined) names.set(link.url, text);
      else if (name !== text) link.data = {hProperties: {ariaLabel: `${text}: ${name}`}};
    });
  }
  return {type: 'tableRow', children: [...cells]};
}

function cellOf(cell: Cell, placing: Pick<Placing, 'file'>): TableCell {
  return {type: 'tableCell', children: buildText(cell, placing)};
}

/** A cell as inline nodes, for a table or a sentence of a page. */
export function buildText(cell: Cell, placing: Pick<Placing, 'file'>): PhrasingContent[] {
  return inline(typeof cell === 'object' ? cell.join(', ') : String(cell), placing);
}

/**
 * A table is built for each page that shows it, its Markdown version and its comparison, so the text of a
 * cell is parsed only once.
 */
const treeOf = remembered((text: string) => markdown.parse(text), Infinity);

/** Inline Markdown as nodes, with links that are right for their page. */
function inline(text: string, placing: Pick<Placing, 'file'>): PhrasingContent[] {
  const tree = structuredClone(treeOf(text));
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'link') aim(node, placing.file);
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}

/** A doc link becomes a relative file path inside the docs of a release that has the page, a site path everywhere else. */
function aim(link: Link, file: string): void {
  const target = parseDocLink(link.url);
  if (!target) return;
  const [, set, release] = /^(docs|versioned_docs\/version-([^/]+))\//.exec(file) ?? [];
  if (set === undefined || (release !== undefined && !hasPage(release, target))) {
    link.url = addressOf(target);
    return;
  }
  const page = `${set}/${target.page}.mdx`;
  if (page === file) {
    link.url = target.hash === '' ? `./${path.posix.basename(page)}` : target.hash;
    return;
  }
  const relative = path.posix.relative(path.posix.dirname(file), page);
  link.url = (relative.startsWith('.') ? relative : `./${relative}`) + target.hash;
}

function paragraph(part: string, children: PhrasingContent[]): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {className: [`kw-data-table__${part}`]}},
    children,
  };
}
