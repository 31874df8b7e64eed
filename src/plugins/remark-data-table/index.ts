import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {nearest} from '../../content-rules/nearest.ts';
import {type Dataset, datasetsOf, findDataset, releaseOfFile} from '../../data/product/index.ts';
import {sitePath} from '../shared/site-path.ts';
import {buildTable} from './build.ts';
import {validateOptions} from './options.ts';
import {RequestError, select} from './select.ts';

export type {Options} from './options.ts';

const ATTRIBUTES = ['of', 'columns', 'where', 'caption'];

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Expands `<DataTable of="…" />` to a table. See README.md. */
export default function remarkDataTable(options: unknown): Transformer<Root> {
  const {baseUrl} = validateOptions(options);
  return (tree, vfile) => {
    const file = sitePath(vfile);
    const release = releaseOfFile(file);
    const shown = new Map<string, number>();

    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'DataTable' || index === undefined || !parent) return undefined;
      try {
        const wish = read(node);
        const dataset = find(wish.of, release);
        const time = (shown.get(dataset.id) ?? 0) + 1;
        shown.set(dataset.id, time);
        parent.children[index] = buildTable(dataset, select(dataset, wish), {
          file,
          release,
          baseUrl,
          captionId: time === 1 ? `data-${dataset.id}` : `data-${dataset.id}-${time}`,
          caption: wish.caption ?? dataset.title,
        });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        vfile.fail(`${file}:${node.position?.start.line ?? 1}: ${error.message}`, node.position);
      }
      return SKIP;
    });
  };
}

interface Wish {
  readonly of: string;
  readonly columns: string | undefined;
  readonly where: string | undefined;
  readonly caption: string | undefined;
}

function read(node: JsxElement): Wish {
  if (node.type === 'mdxJsxTextElement') {
    throw new RequestError('<DataTable> stands in a line of text. Give it a line of its own.');
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
