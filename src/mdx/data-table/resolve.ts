import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {nearest} from '../../site/util/nearest.ts';
import {type Dataset, datasetsOf, findDataset} from '../../data/product/index.ts';
import {RequestError, select, type Selection} from './select.ts';

const ATTRIBUTES = ['of', 'columns', 'where', 'caption'];

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface Resolved {
  readonly dataset: Dataset;
  readonly selection: Selection;
  readonly caption: string;
}

/** What an element asks for, from the data of a release. Throws a RequestError. */
export function resolve(element: JsxElement, release: string): Resolved {
  const wish = read(element);
  const dataset = find(wish.of, release);
  return {dataset, selection: select(dataset, wish), caption: wish.caption ?? dataset.title};
}

interface Wish {
  readonly of: string;
  readonly columns: string | undefined;
  readonly where: string | undefined;
  readonly caption: string | undefined;
}

function read(node: JsxElement): Wish {
  if (node.type === 'mdxJsxTextElement') {
    throw new RequestError('<DataTable> is in a line of text. Give it a line of its own.');
  }
  const values = new Map<string, string>();
  for (const one of node.attributes) {
    if (one.type !== 'mdxJsxAttribute' || typeof one.value !== 'string') {
      throw new RequestError('<DataTable> takes plain text only: write attribute="value".');
    }
    if (!ATTRIBUTES.includes(one.name)) {
      const near = nearest(one.name, ATTRIBUTES);
      const hint = near ? ` Did you mean "${near}"?` : '';
      throw new RequestError(`<DataTable> has no attribute "${one.name}".${hint}`);
    }
    values.set(one.name, one.value);
  }
  const of = values.get('of');
  if (of === undefined) {
    throw new RequestError('<DataTable> names no data. Write of="…" with the id of a dataset.');
  }
  const optional = (name: string): string | undefined => values.get(name);
  return {of, columns: optional('columns'), where: optional('where'), caption: optional('caption')};
}

function find(id: string, release: string): Dataset {
  const dataset = findDataset(release, id);
  if (dataset) return dataset;
  const known = datasetsOf(release).map((one) => one.id);
  if (known.length === 0) {
    throw new RequestError(`release ${release} has no data. Write the table in Markdown.`);
  }
  const near = nearest(id, known);
  const hint = near ? ` Did you mean "${near}"?` : ` There are: ${known.join(', ')}.`;
  throw new RequestError(`there are no data "${id}" in release ${release}.${hint}`);
}
