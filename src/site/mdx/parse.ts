import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type FrontMatter, readFrontMatter} from '../front-matter.ts';
import {isPartial, routeOfFile} from '../routes.ts';
import type {Page, PageSet} from './types.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * A page from its text. Tree and front matter are parsed on first use; a file that is not MDX has no tree,
 * but a finding.
 */
export function parsePage(file: string, text: string, set: PageSet): Page {
  const lines = text.split('\n');
  let parsed: Parsed | undefined;
  let frontMatter: FrontMatter | undefined;
  const parse = (): Parsed => (parsed ??= parseMdx(file, text));
  return {
    file,
    set,
    text,
    lines,
    get route() {
      return routeOfFile(file, this.frontMatter.data.slug) ?? '/';
    },
    get title() {
      const {title} = this.frontMatter.data;
      return typeof title === 'string' ? title : file;
    },
    get hidden() {
      const {draft, unlisted} = this.frontMatter.data;
      return draft === true || unlisted === true || isPartial(file);
    },
    get frontMatter() {
      return (frontMatter ??= readFrontMatter(text));
    },
    get tree() {
      return parse().tree;
    },
    get syntaxError() {
      return parse().syntaxError;
    },
  };
}

type Parsed = Pick<Page, 'tree' | 'syntaxError'>;

function parseMdx(file: string, text: string): Parsed {
  try {
    return {tree: treeOf(text), syntaxError: undefined};
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    const [, tag, opened] = /closing tag for `<([\w.]+)[^`]*` \((\d+):/.exec(reason) ?? [];
    const message = `not MDX: ${reason}. ${remedyOf(reason, tag)}`;
    return {tree: undefined, syntaxError: {file, line: Number(opened ?? line), message}};
  }
}

/** What to do about an error of the parser. Of an open brace, it names the line where the text ends. */
function remedyOf(reason: string, tag: string | undefined): string {
  if (tag !== undefined) {
    return `Close it with </${tag}>. If it is no tag, write &lt; for <, or put it in code.`;
  }
  const [, note] = /\(note: to create (.*)\)$/.exec(reason) ?? [];
  if (note !== undefined) return `Write ${note.replace(/^.*, use /, '')}.`;
  if (reason.includes('attribute value')) return 'Write name="value", with straight quotes.';
  return reason.includes('end of file in expression')
    ? 'In this line or above, close the {, or write \\{ for it.'
    : 'In text, write \\{ for { and &lt; for <, or put it in code.';
}

/** Number of trees in the cache; one takes 0.3 MB on average. */
const KEPT = 100;
const kept = new Map<string, Root>();

/**
 * The tree of a text, which the caller may change. A build needs most texts two or three times, for a page's
 * comparison, its Markdown version, and the copy of its release. Copying a tree takes a tenth of the time of
 * parsing.
 */
function treeOf(text: string): Root {
  const known = kept.get(text);
  if (known) return structuredClone(known);
  const tree = showHeadingIds(processor.parse(hideHeadingIds(text)));
  kept.set(text, structuredClone(tree));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
  return tree;
}

/** Placeholders for the braces of `{#id}`, one character each, so that positions stay the same. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Docusaurus reads `## Heading {#id}` itself; to MDX the braces would be an expression. */
function hideHeadingIds(text: string): string {
  return text.replace(
    /^(#{1,6} .*?)\{(#[^{}\n]+)\}([ \t]*)$/gm,
    (_, words: string, id: string, end: string) => words + OPEN + id + CLOSE + end,
  );
}

/** Restores the braces in the tree that the rules see: a block of code can have a line that looks like a heading. */
function showHeadingIds(tree: Root): Root {
  visit(tree, (node) => {
    if ('value' in node && typeof node.value === 'string') {
      node.value = node.value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
    }
  });
  return tree;
}

/** The text of a heading, and its explicit anchor if it has one. */
export const HEADING_WITH_ID = /^([\s\S]*?)(?:\s*\{#([^{}]+)\})?$/;

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

export interface CodeBlock {
  readonly lang: string | undefined;
  readonly meta: string;
  readonly value: string;
  /** Line of the opening fence. */
  readonly line: number;
}

/** All fenced blocks of a page. */
export function codeBlocks(page: Page, ...langs: string[]): CodeBlock[] {
  const found: CodeBlock[] = [];
  if (!page.tree) return found;
  visit(page.tree, 'code', (node) => {
    const lang = node.lang ?? undefined;
    if (langs.length > 0 && !langs.includes(lang ?? '')) return;
    found.push({lang, meta: node.meta ?? '', value: node.value, line: lineOf(node)});
  });
  return found;
}

export interface HeadingInfo {
  readonly depth: number;
  readonly text: string;
  /** The explicit anchor, without #. */
  readonly id: string | undefined;
  readonly line: number;
}

/** The headings of a page in order, with explicit anchors cut off. */
export function headings(page: Page): HeadingInfo[] {
  const found: HeadingInfo[] = [];
  if (!page.tree) return found;
  visit(page.tree, 'heading', (node) => {
    const [, text = '', id] = HEADING_WITH_ID.exec(plainText(node)) ?? [];
    found.push({depth: node.depth, text: text.trim(), id, line: lineOf(node)});
  });
  return found;
}

/** The text of a node. `a:b` in a text is a colon, not a directive. */
export function plainText(node: Nodes): string {
  if (node.type === 'textDirective') return `:${node.name}${node.children.map(plainText).join('')}`;
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The line where a node begins; 1 if it has no position. */
export function lineOf(node: Nodes | JsxElement): number {
  return node.position?.start.line ?? 1;
}
