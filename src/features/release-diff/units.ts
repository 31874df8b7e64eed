import type {Code, Nodes, RootContent, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

import {anchoredHeadings} from '../../site/anchors.ts';
import {lineOf} from '../../site/mdx/parse.ts';
import type {Page} from '../../site/mdx/types.ts';

import type {Unit} from './types.ts';

export interface Section {
  /** Empty for the text above the first heading. */
  readonly heading: string;
  /** Address of the heading on its page. */
  readonly id: string;
  readonly units: readonly Unit[];
}

interface OpenSection extends Section {
  readonly units: Unit[];
}

/**
 * Splits a page into sections of comparable units. Pictures and layout are left out. A section
 * that begins in a tab, a fold or a note ends with it: what follows applies whichever tab the reader chose, and
 * belongs to the section around it.
 */
export function sectionsOf(page: Page): Section[] {
  const start: OpenSection = {heading: '', id: '', units: []};
  const sections = [start];
  const known = new Map(anchoredHeadings(page).map((heading) => [heading.line, heading]));
  const walk = (nodes: readonly RootContent[], around: OpenSection): void => {
    let section = around;
    for (const node of nodes) {
      const heading = node.type === 'heading' ? known.get(lineOf(node)) : undefined;
      if (heading !== undefined) {
        section = {heading: heading.text, id: heading.anchor, units: []};
        sections.push(section);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective') {
        walk(node.children, section);
      } else {
        section.units.push(...unitsOf(node));
      }
    }
  };
  walk(page.tree?.children ?? [], start);
  return sections.filter(({heading, units}) => heading !== '' || units.length > 0);
}

function unitsOf(node: RootContent): Unit[] {
  if (node.type === 'paragraph') return sentences(textOf(node));
  if (node.type === 'code') return codeLines(node);
  if (node.type === 'table') return node.children.slice(1).map(rowUnit);
  if (!('children' in node)) return [];
  return (node.children as RootContent[]).flatMap((child) => unitsOf(child));
}

function rowUnit(row: TableRow): Unit {
  return {kind: 'row', text: row.children.map((cell) => textOf(cell)).join(' | ')};
}

function codeLines({value, lang}: Code): Unit[] {
  if (lang === 'sketch') return [];
  return value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({kind: 'code', text: line}));
}

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

function sentences(text: string): Unit[] {
  return [...segmenter.segment(text)]
    .map(({segment}) => segment.trim())
    .filter((segment) => segment !== '' && segment !== 'Download as JSON')
    .map((segment) => ({kind: 'sentence', text: segment}));
}

/** The text of a node on one line. */
function textOf(node: Nodes): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text') text += child.value;
    else if (child.type === 'inlineCode') text += `\`${child.value.replaceAll('`', "'")}\``;
    else if (child.type === 'break') text += ' ';
    // As in `host:port`, which is no directive.
    else if (child.type === 'textDirective') text += `:${child.name}`;
  });
  return text.replace(/\s+/g, ' ').trim();
}
