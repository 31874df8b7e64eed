import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Page, PageSet} from './types.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** A page from its text. A file that is not MDX has no tree but a finding. */
export function parsePage(file: string, text: string, set: PageSet): Page {
  const base = {file, set, text, lines: text.split('\n')};
  try {
    const tree: Root = processor.parse(escapeHeadingIds(text));
    return {...base, tree, syntaxError: undefined};
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    const message = `not MDX: ${reason}. In text, write \\{ for { and &lt; for <, or put it in code.`;
    return {...base, tree: undefined, syntaxError: {file, line, message}};
  }
}

/** Docusaurus reads `## Heading {#id}` itself; to MDX the braces would be an expression. */
function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6} .*?)\{(#[^{}\n]+)\}[ \t]*$/gm, '$1\\{$2\\}');
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** All JSX elements of a page, or those of one name. */
export function jsxElements(page: Page, name?: string): JsxElement[] {
  const found: JsxElement[] = [];
  if (!page.tree) return found;
  visit(page.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node;
    if (name === undefined || element.name === name) found.push(element);
  });
  return found;
}

/** A string attribute of an element; undefined when missing or an expression. */
export function attribute(element: JsxElement, name: string): string | undefined {
  for (const one of element.attributes) {
    if (one.type === 'mdxJsxAttribute' && one.name === name) {
      if (typeof one.value === 'string') return one.value;
      const quoted = /^\s*(['"`])([\s\S]*)\1\s*$/.exec(one.value?.value ?? '');
      return quoted?.[2];
    }
  }
  return undefined;
}

export function lineOf(node: Nodes | JsxElement): number {
  return node.position?.start.line ?? 1;
}
