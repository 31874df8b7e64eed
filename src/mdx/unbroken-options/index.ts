import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {jsx, type Node} from '../hast.ts';

/** A word of a command that begins with a hyphen. Longer ones have to break on a phone. */
const OPTION = /(?<=^|\s)(--|-{1,2}[^-\s]\S{0,18})(?=\s|$)/;

/**
 * Inline code whose options stay in one piece. It is written as JSX, because the theme shows the Markdown element
 * `code` as a block when it contains elements. Undefined if it has no options.
 */
function unbroken(code: Element): MdxJsxTextElementHast | undefined {
  const [only, ...others] = code.children;
  if (only?.type !== 'text' || others.length > 0) return undefined;
  const parts = only.value.split(OPTION);
  if (parts.length < 2) return undefined;
  const children = parts
    .map((value, index): MdxJsxTextElementHast['children'][number] =>
      index % 2 === 0
        ? {type: 'text', value}
        : jsx('span', {className: 'kw-option'}, [{type: 'text', value}]),
    )
    .filter((node) => node.type !== 'text' || node.value !== '');
  return jsx('code', {}, children);
}

/**
 * Rehype plugin: browsers may break a line after any hyphen, so `wsl --update` became `wsl --` and `update`,
 * which reads like another command. Options in inline code are wrapped, and src/css/text.css keeps them in one
 * line.
 */
const rehypeUnbrokenOptions: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') return SKIP;
    if (element.tagName !== 'code' || parent === undefined || index === undefined) return undefined;
    const children = parent.children as Node[];
    children[index] = unbroken(element) ?? element;
    return SKIP;
  });
};

export default rehypeUnbrokenOptions;
