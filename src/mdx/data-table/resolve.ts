import type {JsxElement} from '../../site/mdx/parse.ts';
import {nearest} from '../../site/util/nearest.ts';
import {type Cell, type Dataset, datasetsOf, findDataset} from '../../data/product/index.ts';
import {fail, select} from './select.ts';

const ATTRIBUTES = ['of', 'columns', 'where', 'caption'];
const TEXT_ATTRIBUTES = ['of', 'where', 'column'];

/** What a `<DataTable>` asks for, from the data of a release. Throws a RequestError. */
export function resolve(element: JsxElement, release: string) {
  if (element.type === 'mdxJsxTextElement')
    fail('<DataTable> is in a line of text. Give it a line of its own.');
  const wish = read('DataTable', element, ATTRIBUTES);
  const dataset = find(wish.get('of') ?? '', release);
  const selection = select(dataset, {columns: wish.get('columns'), where: wish.get('where')});
  return {dataset, selection, caption: wish.get('caption') ?? dataset.title};
}

/** The cell that a `<DataText>` asks for, from the data of a release. Throws a RequestError. */
export function resolveText(element: JsxElement, release: string): Cell {
  const wish = read('DataText', element, TEXT_ATTRIBUTES);
  const of = wish.get('of') ?? '';
  const column = wish.get('column');
  const where = wish.get('where');
  if (column === undefined || where === undefined)
    fail('<DataText> needs column="key" and where="key=value", to name one cell.');
  const {columns, rows} = select(find(of, release), {columns: column, where});
  const [cell, ...others] = rows.flatMap((row) => columns.map(({key}) => row[key]));
  if (cell === undefined || others.length > 0)
    fail(
      `<DataText of="${of}"> names ${others.length + 1} cells with column="${column}" and where="${where}". Name one.`,
    );
  return cell;
}

/** The attributes of an element, of which `of` is required. */
function read(name: string, node: JsxElement, known: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const one of node.attributes) {
    if (one.type !== 'mdxJsxAttribute' || typeof one.value !== 'string')
      fail(`<${name}> takes plain text only: write attribute="value".`);
    if (!known.includes(one.name)) {
      const near = nearest(one.name, known);
      const hint = near ? ` Did you mean "${near}"?` : '';
      fail(`<${name}> has no attribute "${one.name}".${hint}`);
    }
    values.set(one.name, one.value);
  }
  if (!values.has('of')) fail(`<${name}> names no data. Write of="…" with the id of a dataset.`);
  return values;
}

function find(id: string, release: string): Dataset {
  const dataset = findDataset(release, id);
  if (dataset) return dataset;
  const known = datasetsOf(release).map((one) => one.id);
  if (known.length === 0) fail(`release ${release} has no data. Write the table in Markdown.`);
  const near = nearest(id, known);
  const hint = near ? ` Did you mean "${near}"?` : ` There are: ${known.join(', ')}.`;
  fail(`there are no data "${id}" in release ${release}.${hint}`);
}
