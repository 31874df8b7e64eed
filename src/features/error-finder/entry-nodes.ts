import {existsSync, readFileSync} from 'node:fs';

import type {
  BlockContent,
  Heading,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {errorPath} from '../../data/known-errors/pages.ts';
import type {Command, KnownError, Platform, Step} from '../../data/known-errors/types.ts';
import {anchoredHeadings} from '../../site/anchors.ts';
import {parsePage} from '../../site/mdx/parse.ts';

import {tabsNode} from './platform-tabs.ts';
import {bySetup, distinct} from './platform.ts';

const markdown = unified().use(remarkParse);
const GENERAL = 'Not specific to Kamiwaza. ';

/**
 * One entry as Markdown: its heading, message, cause, steps, check and sources. The page, the search and the
 * Markdown version of the page use the same nodes.
 */
export function entryNodes(entry: KnownError, tabs: boolean): RootContent[] {
  return [heading(entry), ...bodyNodes(entry, tabs), paragraph(originOf(entry))];
}

/**
 * One entry for a section of another page, whose heading is already there: message, cause, steps and check, then a
 * link to the entry.
 */
export function sectionNodes(entry: KnownError, tabs: boolean): RootContent[] {
  return [
    ...bodyNodes(entry, tabs),
    paragraph(
      `${entry.kamiwaza ? '' : GENERAL}Known error: [${entry.title}](${errorPath(entry)}).`,
    ),
  ];
}

function bodyNodes(entry: KnownError, tabs: boolean): RootContent[] {
  return [
    {type: 'code', lang: 'text', meta: 'title="Example of the message"', value: entry.sample},
    paragraph(entry.cause),
    {
      type: 'list',
      ordered: true,
      spread: true,
      children: entry.steps.map((step) => listItem(step, tabs, entry)),
    },
    ...stepNodes(entry.verify, tabs, entry, 'Check: '),
  ];
}

/** A level-3 heading with the entry's id as its anchor. */
function heading({title, id}: KnownError): Heading {
  return {
    type: 'heading',
    depth: 3,
    // Docusaurus reads an explicit anchor from the text of a heading.
    children: [{type: 'text', value: `${title} {#${id}}`}],
  };
}

function listItem(step: Step, tabs: boolean, entry: KnownError): ListItem {
  return {type: 'listItem', spread: true, children: stepNodes(step, tabs, entry)};
}

function stepNodes(
  {text, commands = []}: Step,
  tabs: boolean,
  {platforms}: KnownError,
  before = '',
): BlockContent[] {
  const setups = tabs ? bySetup(commands) : [];
  if (setups.length === 0) return [paragraph(before + text), ...blocks(commands, platforms)];
  return [
    paragraph(before + text),
    ...blocks(commands.filter(({platform}) => platform === undefined)),
    tabsNode(
      setups.map(({setup, commands: own}) => ({
        setup,
        // The tab names the way of installing.
        children: blocks(
          own.map((command) => ({...command, method: undefined})),
          platformsOf(own),
        ),
      })),
    ),
  ];
}

/** The one platform of all commands in a tab, which the tab names; none if it has several. WSL has no tab. */
function platformsOf(commands: readonly Command[]): readonly Platform[] {
  const [first, ...others] = new Set(commands.flatMap(({platform}) => platform ?? []));
  return first === undefined || first === 'wsl' || others.length > 0 ? [] : [first];
}

/**
 * A block of code for each different command, below the names of the platforms that it is for. A command for
 * just the platforms that the reader knows already has no names.
 */
function blocks(commands: readonly Command[], known: readonly Platform[] = []): BlockContent[] {
  return distinct(commands).flatMap(({code, language, names, platforms}): BlockContent[] => [
    // Not the title of the block: commands of one line have no title bar.
    ...(known.every((one) => platforms.includes(one)) && known.length > 0 ? [] : nameOf(names)),
    {type: 'code', lang: language, value: code},
  ]);
}

function nameOf(names: readonly string[]): Paragraph[] {
  if (names.length === 0) return [];
  const data = {hProperties: {className: ['kw-code-label', 'search-ignore']}};
  return [{...paragraph(`${names.join(', ')}:`), data}];
}

/** Where the explanation comes from, and whether it is about Kamiwaza at all. */
function originOf({kamiwaza, sources, page}: KnownError): string {
  const links = sources.map(({title, url}) => `[${title}](${url})`).join(', ');
  const where = page === undefined ? '' : ` See also [${sectionTitle(page)}](${page}).`;
  return `${kamiwaza ? '' : GENERAL}Source: ${links}.${where}`;
}

/**
 * The text of a link to a section: title of the page, then the heading. `page` is a site path, such as
 * `/models/troubleshooting#out-of-memory`; throws if it does not exist.
 */
export function sectionTitle(page: string): string {
  const [route = '', anchor] = page.split('#');
  const base = route.startsWith('/sdk/') ? route.slice(1) : `docs${route}`;
  const file = [`${base}.mdx`, `${base}/index.mdx`].find((one) => existsSync(one));
  const target = file && parsePage(file, readFileSync(file, 'utf8'), 'docs');
  const heading = target && anchoredHeadings(target).find((one) => one.anchor === anchor)?.text;
  if (!target || (anchor !== undefined && heading === undefined)) {
    throw new Error(`Known errors: ${page} does not exist. Correct the field "page" of the entry.`);
  }
  return heading === undefined ? target.title : `${target.title}: ${heading}`;
}

function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: inline(text)};
}

/** Inline Markdown as nodes without positions, which would refer to another file. */
function inline(text: string): PhrasingContent[] {
  const tree: Root = markdown.parse(text);
  visit(tree, (node) => {
    delete node.position;
    // A placeholder such as <host> outside of code reads as an HTML tag.
    if (node.type === 'html') Object.assign(node, {type: 'text'});
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}
