import type {
  BlockContent,
  Code,
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

import type {Command, KnownError, Step} from '../../data/known-errors/types.ts';

import {PLATFORM_NAMES} from './entry-labels.ts';

const markdown = unified().use(remarkParse);

/**
 * One entry as Markdown: its heading, message, cause, steps, check and sources. Readers, the search and the
 * Markdown version of the page get the same.
 */
export function entryNodes(entry: KnownError): RootContent[] {
  return [
    heading(entry),
    {type: 'code', lang: 'text', meta: 'title="Message"', value: entry.sample},
    paragraph(entry.cause),
    {
      type: 'list',
      ordered: true,
      spread: true,
      children: entry.steps.map((step) => listItem(step)),
    },
    ...stepNodes(entry.verify, 'Check: '),
    paragraph(originOf(entry)),
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

function listItem(step: Step): ListItem {
  return {type: 'listItem', spread: true, children: stepNodes(step)};
}

function stepNodes({text, commands = []}: Step, before = ''): BlockContent[] {
  return [paragraph(before + text), ...commands.map(commandNode)];
}

function commandNode({language, code, platform}: Command): Code {
  return {
    type: 'code',
    lang: language,
    meta: platform === undefined ? null : `title="${PLATFORM_NAMES[platform]}"`,
    value: code,
  };
}

/** Where the explanation comes from, and whether it is about Kamiwaza at all. */
function originOf({kamiwaza, sources, page}: KnownError): string {
  const links = sources.map(({title, url}) => `[${title}](${url})`).join(', ');
  const where = page === undefined ? '' : ` See also [the section of these docs](${page}).`;
  return kamiwaza
    ? `Source: ${links}.${where}`
    : `Not specific to Kamiwaza. Source: ${links}.${where}`;
}

function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: inline(text)};
}

/** Inline Markdown as nodes without positions, which would be those of another file. */
function inline(text: string): PhrasingContent[] {
  const tree: Root = markdown.parse(text);
  visit(tree, (node) => {
    delete node.position;
    // A placeholder such as <host> outside of code reads as an HTML tag.
    if (node.type === 'html') Object.assign(node, {type: 'text'});
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}
