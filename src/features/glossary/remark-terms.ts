import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';

import {glossary, type Term} from '../../data/glossary.ts';
import {LATEST} from '../../data/releases.ts';
import {sitePath} from '../../site/mdx/site-path.ts';
import {escapeRegExp} from '../../site/util/escape.ts';

/** Pages whose terms get a definition: the docs of the latest release, their copy, and the SDK. */
const PAGES = new RegExp(`^(?:docs|versioned_docs/version-${escapeRegExp(LATEST)}|sdk)/`);
/** The home page has to stay small; the glossary defines terms itself; entries of known errors are read one by one. */
const WITHOUT = /^(?:docs|versioned_docs\/[^/]+)\/(?:intro|glossary|errors\/.*)\.mdx$/;
/** Path prefix that is not written in `notOn` of a term. */
const FOLDER = /^(?:docs|versioned_docs\/[^/]+)\//;

interface Words {
  readonly term: Term;
  readonly pattern: RegExp;
}

/** Longer words first, so that `vector database` is not found as `vector`. */
const searched: readonly Words[] = glossary.map((term) => ({
  term,
  pattern: new RegExp(
    `(?<![\\w-])(?:${[...(term.words ?? [term.name])]
      .sort((one, other) => other.length - one.length)
      .map(escapeRegExp)
      .join('|')})(?![\\w-])`,
  ),
}));

/**
 * Adds the definition to the first use of each term in the running text of a page: shown on hover and focus, on
 * paper as a footnote (terms.ts). A panel of tabs explains its own first uses, because readers of the other panels
 * do not see it. Headings, links, tables, code blocks and notes are left alone. The Markdown version of a page is
 * generated without it.
 */
export default function remarkTerms(): Transformer<Root> {
  return (tree, vfile) => {
    const page = sitePath(vfile);
    if (!PAGES.test(page) || WITHOUT.test(page)) return;
    const place = page.replace(FOLDER, '');
    const elsewhere = glossary.filter(({notOn = []}) =>
      notOn.some((path) => place.startsWith(path)),
    );
    const uses = new Map<string, number>();
    markIn(tree, new Set(elsewhere.map(({id}) => id)), (id) => {
      const use = (uses.get(id) ?? 0) + 1;
      uses.set(id, use);
      return use === 1 ? `kw-term-${id}` : `kw-term-${id}-${use}`;
    });
  };
}

/** Gives the definition of a term an id that is unique on the page. */
type NameNext = (term: string) => string;

/** Marks terms in the paragraphs of running text and of lists, also in those of tabs. */
function markIn(
  parent: {readonly children: readonly RootContent[]},
  seen: Set<string>,
  nameNext: NameNext,
): void {
  for (const node of parent.children) {
    const jsx = node.type === 'mdxJsxFlowElement' ? node.name : undefined;
    if (node.type === 'paragraph') markTerms(node, seen, nameNext);
    else if (node.type === 'list' || node.type === 'listItem' || jsx === 'Tabs') {
      markIn(node as {children: RootContent[]}, seen, nameNext);
    } else if (jsx === 'TabItem') {
      markIn(node as {children: RootContent[]}, new Set(seen), nameNext);
    }
  }
}

function markTerms(paragraph: Paragraph, seen: Set<string>, nameNext: NameNext): void {
  for (const {term, pattern} of searched) {
    if (seen.has(term.id)) continue;
    const at = paragraph.children.findIndex(
      (node) =>
        (node.type === 'text' && pattern.test(node.value)) ||
        (node.type === 'inlineCode' && pattern.exec(node.value)?.[0] === node.value),
    );
    const node = paragraph.children[at];
    if (node?.type === 'inlineCode') {
      paragraph.children.splice(at, 1, marked(term, nameNext(term.id), node));
      seen.add(term.id);
    } else if (node?.type === 'text') {
      const hit = pattern.exec(node.value);
      if (!hit) continue;
      const after = node.value.slice(hit.index + hit[0].length);
      paragraph.children.splice(
        at,
        1,
        {type: 'text', value: node.value.slice(0, hit.index)},
        marked(term, nameNext(term.id), {type: 'text', value: hit[0]}),
        {type: 'text', value: after},
      );
      seen.add(term.id);
    }
  }
}

/** A bracket around a definition: on paper and in plain text, not on screen. */
const bracket = (value: string): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'i'},
  children: [{type: 'text', value}],
});

/**
 * The word with its definition inside; `hName` turns the nodes into HTML elements. Programs that reduce the page
 * to text read `node (One machine that …)`, or leave out what is marked as missing from the Markdown version.
 */
function marked({definition}: Term, id: string, word: PhrasingContent): PhrasingContent {
  return {
    type: 'emphasis',
    data: {
      hName: 'dfn',
      hProperties: {className: ['kw-term'], tabIndex: 0, ariaDescribedBy: [id]},
    },
    children: [
      word,
      {
        type: 'emphasis',
        data: {
          hName: 'span',
          hProperties: {
            className: ['kw-term__text', 'search-ignore'],
            // Read as the description of the word; as text inside it, it would be read twice.
            ariaHidden: 'true',
            'data-markdown-ignore': '',
          },
        },
        children: [
          bracket(' ('),
          {
            type: 'emphasis',
            // What is hidden belongs to a description, too: the brackets stay outside.
            data: {hName: 'span', hProperties: {id, role: 'tooltip'}},
            children: [{type: 'text', value: definition}],
          },
          bracket(')'),
        ],
      },
    ],
  };
}
