import {moveFocus} from '../../page-focus/index.ts';
import {tokens} from '../core/text.ts';
import {occurrences} from '../core/snippet.ts';

/** Parts of an article that are not its text. */
const SKIP =
  'nav, button, svg, script, style, mark, .hash-link, .theme-doc-toc-mobile, .theme-doc-footer';
const BLOCK =
  'address, article, blockquote, dd, details, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, li, ol, p, pre, section, summary, table, td, th, tr, ul, br';

/** Functions that remove the marks. */
let cuts: (() => void)[] = [];
let redrawn: MutationObserver | undefined;

/** Texts on one line, as runs of text nodes: a word may be split into several of them. Some runs are empty. */
function runsOf(root: Element): Text[][] {
  const runs: Text[][] = [[]];
  const visit = (node: Node): void => {
    if (node instanceof Text && node.data !== '') runs.at(-1)?.push(node);
    if (!(node instanceof Element)) return;
    const skipped = node.matches(SKIP);
    const ends = skipped || node.matches(BLOCK);
    if (ends) runs.push([]);
    if (!skipped) node.childNodes.forEach(visit);
    if (ends) runs.push([]);
  };
  visit(root);
  return runs;
}

function markIn(node: Text, ranges: readonly (readonly [number, number])[]): void {
  const text = node.data;
  const inserted: ChildNode[] = [];
  // React keeps a reference to the node, so it stays in place, with the text before the first mark. From the end, so
  // that earlier offsets stay right.
  for (const [start, end] of [...ranges].reverse()) {
    const piece = node.splitText(start);
    const marked = document.createElement('mark');
    marked.className = 'kw-search-mark';
    inserted.push(marked, piece.splitText(end - start));
    piece.replaceWith(marked);
    marked.append(piece);
  }
  cuts.push(() => {
    inserted.forEach((child) => child.remove());
    node.data = text;
  });
}

function clearHighlights(): void {
  redrawn?.disconnect();
  redrawn = undefined;
  cuts.forEach((undo) => undo());
  cuts = [];
}

function markAll(root: Element, terms: ReadonlySet<string>): void {
  for (const run of runsOf(root)) {
    const text = run.map(({data}) => data).join('');
    const places = occurrences(text, terms);
    if (places.length === 0) continue;
    let offset = 0;
    for (const node of run) {
      const length = node.data.length;
      const from = offset;
      const ranges = places
        .filter(({start, end}) => start < from + length && end > from)
        .map(({start, end}) => [Math.max(0, start - from), Math.min(length, end - from)] as const);
      if (ranges.length > 0) markIn(node, ranges);
      offset += length;
    }
  }
}

/** Colors and the reader's values replace the text of code whenever they arrive: what is new is marked, too. */
function markRedrawn(root: Element, terms: ReadonlySet<string>): void {
  const observer = new MutationObserver(() => {
    // In the next frame, after those who write the values into the text.
    requestAnimationFrame(() => {
      if (redrawn !== observer) return;
      for (const block of root.querySelectorAll('pre')) {
        if (block.querySelector('mark') === null) markAll(block, terms);
      }
    });
  });
  redrawn = observer;
  observer.observe(root, {childList: true, subtree: true});
}

/** The first mark below the heading the address names, else the first of the page. */
function firstMark(root: Element, hash: string): Element | undefined {
  // Not those in hidden panels.
  const marks = [...root.querySelectorAll('mark.kw-search-mark')].filter(
    (marked) => marked.getClientRects().length > 0,
  );
  let id = '';
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed hash points to no heading.
  }
  const heading = id === '' ? null : document.getElementById(id);
  if (!heading) return marks[0];
  return (
    marks.find(
      (marked) =>
        heading.contains(marked) ||
        (heading.compareDocumentPosition(marked) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? marks[0]
  );
}

function bringIntoView(marked: Element, root: Element): void {
  const {top, bottom} = marked.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top >= navbar && bottom <= window.innerHeight) return;
  marked.scrollIntoView({block: 'center', behavior: 'auto'});
  // The heading that a hit leads to has the focus, and may be out of view now.
  const focused = document.activeElement;
  const block = marked.closest<HTMLElement>(BLOCK);
  if (focused && focused.getBoundingClientRect().bottom < navbar && root.contains(focused) && block)
    moveFocus(block);
}

/** Milliseconds after the frame. The focus moves to the heading in a task after the same frame (page-focus). */
const AFTER_FOCUS = 60;

/** Waits until the page is painted and the heading that a hit leads to has the focus, which {@link highlight} may move. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, AFTER_FOCUS));
  });
}

/**
 * Marks words in the article, as they are in the pages or in the index: whole words and identifiers, also in
 * code and tables, also where syntax highlighting has split them. Scrolls to the first mark, or to the first of
 * the section that the hash of the address names.
 */
export function highlight(words: readonly string[], hash: string): void {
  clearHighlights();
  const root = document.querySelector('main article') ?? document.querySelector('main');
  const terms = new Set(
    words.map((word) => tokens(word)[0]?.term ?? '').filter((term) => term !== ''),
  );
  if (!root || terms.size === 0) return;
  markAll(root, terms);
  markRedrawn(root, terms);
  const first = firstMark(root, hash);
  if (first) bringIntoView(first, root);
}
