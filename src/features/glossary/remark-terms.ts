import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';

import {glossary, type Term} from '../../data/glossary.ts';
import {LATEST} from '../../data/releases.ts';
import {sitePath} from '../../site/mdx/site-path.ts';
import {escapeRegExp} from '../../site/util/escape.ts';

/** Pages whose terms get a definition: the docs of the latest release, their copy, and the guides of the SDK. */
const PAGES = new RegExp(`^(?:docs|versioned_docs/version-${escapeRegExp(LATEST)}|sdk/services)/`);
/** The home page has to stay small; the others define terms themselves. */
const WITHOUT = /\/(?:intro|glossary|known-gaps|errors\/.*|team\/.*|release-notes\/.*)\.mdx$/;
/** More of them would distract from reading. */
const MOST = 6;

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
 * Adds the definition to the first use of a term in the running text of a page: shown on hover and focus, on
 * paper as a footnote (client.ts). Headings, links, tables, code blocks and notes are left alone. The
 * Markdown version of a page is generated without it.
 */
export default function remarkTerms(): Transformer<Root> {
  return (tree, vfile) => {
    const page = sitePath(vfile);
    if (!PAGES.test(page) || WITHOUT.test(page)) return;
    const seen = new Set<string>();
    for (const paragraph of paragraphsOf(tree)) markTerms(paragraph, seen);
  };
}

/** The paragraphs of running text and of lists, also those in tabs. */
function paragraphsOf(parent: {readonly children: readonly RootContent[]}): Paragraph[] {
  return parent.children.flatMap((node) => {
    if (node.type === 'paragraph') return [node];
    const isTab = node.type === 'mdxJsxFlowElement' && /^Tab/.test(node.name ?? '');
    return isTab || node.type === 'list' || node.type === 'listItem' ? paragraphsOf(node) : [];
  });
}

function markTerms(paragraph: Paragraph, seen: Set<string>): void {
  for (const {term, pattern} of searched) {
    if (seen.size >= MOST) return;
    if (seen.has(term.id)) continue;
    const at = paragraph.children.findIndex(
      (node) => (node.type === 'text' || node.type === 'inlineCode') && pattern.test(node.value),
    );
    const node = paragraph.children[at];
    if (node?.type === 'inlineCode' && pattern.exec(node.value)?.[0] === node.value) {
      paragraph.children.splice(at, 1, marked(term, node));
      seen.add(term.id);
    } else if (node?.type === 'text') {
      const hit = pattern.exec(node.value);
      if (!hit) continue;
      const after = node.value.slice(hit.index + hit[0].length);
      paragraph.children.splice(
        at,
        1,
        {type: 'text', value: node.value.slice(0, hit.index)},
        marked(term, {type: 'text', value: hit[0]}),
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
 * to text read `node (One machine of a cluster.)`, or leave out what is marked as missing from the Markdown version.
 */
function marked({id, definition}: Term, word: PhrasingContent): PhrasingContent {
  const text = `kw-term-${id}`;
  return {
    type: 'emphasis',
    data: {
      hName: 'dfn',
      hProperties: {className: ['kw-term'], tabIndex: 0, ariaDescribedBy: [text]},
    },
    children: [
      word,
      {
        type: 'emphasis',
        data: {
          hName: 'span',
          hProperties: {
            className: ['kw-term__text', 'search-ignore'],
            id: text,
            role: 'tooltip',
            'data-markdown-ignore': '',
          },
        },
        children: [bracket(' ('), {type: 'text', value: definition}, bracket(')')],
      },
    ],
  };
}
