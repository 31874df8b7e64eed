import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/**
 * An element inside text, as if the page had it as JSX: the theme's components for Markdown elements leave it alone.
 */
export function jsx(
  name: string,
  children: MdxJsxTextElementHast['children'],
  className?: string,
): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes:
      className === undefined
        ? []
        : [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children,
    data: {_mdxExplicitJsx: true},
  };
}
