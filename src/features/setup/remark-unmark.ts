import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Takes the marks of remark.ts off the headings. Docusaurus has made the contents of the page by now: it runs
 * after the plugins of the framework.
 */
export default function remarkSetupUnmark(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxTextElement', (node, at, parent) => {
      const isMark = node.attributes.some(
        (one) =>
          one.type === 'mdxJsxAttribute' &&
          one.name === 'className' &&
          typeof one.value === 'string' &&
          one.value.startsWith('kw-toc-mark '),
      );
      if (!isMark || !parent || at === undefined) return undefined;
      parent.children.splice(at, 1);
      return at;
    });
  };
}
