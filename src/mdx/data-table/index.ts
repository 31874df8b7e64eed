import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {releaseOfFile} from '../../data/product/index.ts';
import {sitePath} from '../../site/mdx/site-path.ts';
import {buildTable, buildText} from './build.ts';
import {resolve, resolveText} from './resolve.ts';
import {RequestError} from './select.ts';

/** Names of the elements on a page. */
export const ELEMENTS: readonly string[] = ['DataTable', 'DataText'];

interface Options {
  /** Base path of the site, with slashes on both ends: the link to the JSON is built on it. */
  readonly baseUrl: string;
}

/** Expands `<DataTable of="…" />` to a table, and `<DataText …/>` to the text of one cell. See README.md. */
export default function remarkDataTable({baseUrl}: Options): Transformer<Root> {
  return (tree, vfile) => {
    const file = sitePath(vfile);
    const release = releaseOfFile(file);
    const shown = new Map<string, number>();

    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (index === undefined || !parent) return undefined;
      if (!ELEMENTS.includes(node.name ?? '')) return undefined;
      try {
        if (node.name === 'DataText') {
          const text = buildText(resolveText(node, release), {file});
          const isBlock = node.type === 'mdxJsxFlowElement';
          const content = isBlock ? [{type: 'paragraph' as const, children: text}] : text;
          parent.children.splice(index, 1, ...content);
          return [SKIP, index + content.length];
        }
        const {dataset, selection, caption} = resolve(node, release);
        const time = (shown.get(dataset.id) ?? 0) + 1;
        shown.set(dataset.id, time);
        parent.children[index] = buildTable(dataset, selection, {
          file,
          release,
          baseUrl,
          captionId: time === 1 ? `data-${dataset.id}` : `data-${dataset.id}-${time}`,
          caption,
        });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        vfile.fail(`${file}:${node.position?.start.line ?? 1}: ${error.message}`, node.position);
      }
      return SKIP;
    });
  };
}
