import {CELL, ROW, rowId} from './rows.ts';
import type {Section} from './types.ts';

/** The parts of an HTML tree that are used; cheerio's nodes fit. */
export interface TreeNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly TreeNode[];
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);

const SILENT: ReadonlySet<string> = new Set(
  'script style svg noscript template button nav iframe input select textarea head'.split(' '),
);

/** Parts of Docusaurus's pages that repeat on every page or are for the mouse only. */
const BOILERPLATE: readonly string[] = (
  'hash-link theme-doc-breadcrumbs theme-doc-version-badge theme-doc-version-banner theme-doc-toc-mobile ' +
  'theme-doc-toc-desktop theme-doc-footer theme-edit-this-page theme-last-updated pagination-nav ' +
  'table-of-contents theme-code-block-buttons search-ignore tabs ' +
  // The name of a panel is part of its sections' headings; the tabs repeat it.
  'kw-panel__label'
).split(' ');

const HEADING = /^h[1-4]$/;

function classes(node: TreeNode): string[] {
  return (node.attribs?.class ?? '').split(/\s+/);
}

function isSilent(node: TreeNode): boolean {
  const {attribs = {}} = node;
  return (
    SILENT.has(node.name ?? '') ||
    // A panel that is not chosen is hidden, but one click away.
    ('hidden' in attribs && attribs.role !== 'tabpanel') ||
    attribs['aria-hidden'] === 'true' ||
    classes(node).some(
      (name) =>
        BOILERPLATE.includes(name) ||
        // Parts of a code block's frame; their names end in a hash.
        name.startsWith('buttonGroup') ||
        name.startsWith('language_'),
    )
  );
}

/** A picture counts through its text alternative. */
function alternative(node: TreeNode): string {
  const {attribs = {}} = node;
  if (node.name === 'img') return attribs.alt ?? '';
  return attribs.role === 'img' ? (attribs['aria-label'] ?? '') : '';
}

function plainText(node: TreeNode): string {
  if (node.type === 'text') return node.data ?? '';
  if (isSilent(node)) return alternative(node);
  if (node.name === 'br') return '\n';
  const text = alternative(node) || (node.children ?? []).map(plainText).join('');
  return BLOCKS.has(node.name ?? '') ? `\n${text}\n` : text;
}

/** What follows the last cell of a row that is not empty. */
const LAST_CELLS = new RegExp(`(?:${CELL.trimEnd()})+ ?(?=${ROW}?(?:\n|$))`, 'g');

/** A text with one line for each block, without what nobody sees. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(LAST_CELLS, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

interface OpenSection {
  heading: string;
  hash: string;
  level: number;
  text: string[];
  code: string[];
}

/** The anchor of a heading: its own id, or where its direct link points. */
function hashOf(heading: TreeNode): string {
  const id = heading.attribs?.id;
  if (id) return `#${id}`;
  const link = (heading.children ?? []).find((child) => classes(child).includes('hash-link'));
  const href = link?.attribs?.href ?? '';
  return href.startsWith('#') ? href : '';
}

/**
 * Splits the article of a page into sections: one for each heading down to the fourth level, one for the text
 * before the first, and one for each panel of tabs, under its name. Tabs of one step (`data-step`) are too
 * small for that: they belong to the section around them. Code blocks are kept separate, boilerplate is left
 * out. An h1 that repeats the title of the page opens no section.
 */
export function sectionsOf(roots: readonly TreeNode[], pageTitle: string): Section[] {
  let current: OpenSection = {heading: '', hash: '', level: 1, text: [], code: []};
  const all: OpenSection[] = [current];

  let inStep = false;
  /** Name of the current panel, which its headings include. */
  let panel = '';
  const named = (heading: string): string =>
    panel === '' || heading.toLowerCase().includes(panel.toLowerCase())
      ? heading
      : `${heading} (${panel})`;
  const open = (heading: string, hash: string, level: number): void => {
    current = {heading, hash, level, text: [], code: []};
    all.push(current);
  };

  /** A panel is its own section; what follows its tabs belongs to the section around them. */
  const visitPanel = (node: TreeNode, label: string): void => {
    const [around, outer] = [current, panel];
    panel = label;
    const heading = around.heading === '' ? label : named(around.heading);
    const id = node.attribs?.id ?? '';
    open(heading, id === '' ? around.hash : `#${id}`, Math.min(4, around.level + 1));
    const own = current;
    node.children?.forEach(visit);
    // Often a panel begins with a heading, which has its own section.
    if (tidy([...own.text, ...own.code].join('')) === '') all.splice(all.indexOf(own), 1);
    [current, panel] = [around, outer];
  };

  /** Whether a row is one line and has the id that the search box will derive from it. */
  const isTarget = (row: TreeNode, parts: readonly string[]): boolean => {
    const line = tidy(parts.join(''));
    const id = row.attribs?.id;
    return id !== undefined && !line.includes('\n') && id === rowId(current.hash, line);
  };

  const visit = (node: TreeNode): void => {
    if (node.type === 'text') {
      current.text.push(node.data ?? '');
      return;
    }
    if (isSilent(node)) {
      current.text.push(alternative(node));
      return;
    }
    const label = node.attribs?.['data-panel'];
    if (label !== undefined && !inStep) {
      visitPanel(node, label);
      return;
    }
    const name = node.name ?? '';
    if (HEADING.test(name)) {
      const heading = tidy((node.children ?? []).map(plainText).join('')).replace(/\n/g, ' ');
      if (heading === '' || (name === 'h1' && (heading === pageTitle || all.length === 1))) return;
      open(named(heading), hashOf(node), Math.max(2, Number(name[1])));
      return;
    }
    if (name === 'pre') {
      const code = (node.children ?? []).map(plainText).join('');
      // Panels of a step often have the same command.
      if (!inStep || !current.code.includes(code)) current.code.push(code);
      current.text.push('\n');
      return;
    }
    if (name === 'br') {
      current.text.push('\n');
      return;
    }
    const block = BLOCKS.has(name);
    const spoken = alternative(node);
    if (block) current.text.push('\n');
    const start = current.text.length;
    if (spoken !== '') {
      // A drawing is there twice, for the two color modes.
      if (current.text.at(-1) !== spoken) current.text.push(spoken);
    } else {
      const outer = inStep;
      inStep ||= node.attribs?.['data-step'] !== undefined;
      node.children?.forEach(visit);
      inStep = outer;
    }
    if (name === 'tr' && isTarget(node, current.text.slice(start))) current.text.push(ROW);
    if (block) current.text.push('\n');
    // Cells stay separate, and readable in a snippet.
    if (name === 'td' || name === 'th') current.text.push(CELL);
  };
  roots.forEach(visit);

  return all.map(({heading, hash, level, text, code}) => ({
    heading,
    hash,
    level,
    text: tidy(text.join('')),
    code: tidy(code.join('\n')),
  }));
}
