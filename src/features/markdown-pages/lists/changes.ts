import type {List, PhrasingContent, RootContent} from 'mdast';

import type {ListPage, Sources} from '../../../site/inventory.ts';
import {
  type Change,
  type Compared,
  headingLists,
  type Link,
  type PageChanges,
  pageTexts,
  type Piece,
  type Report,
  rewrittenText,
  type SectionChange,
  sectionTitle,
  summaryTexts,
} from '../../release-diff/index.ts';

import {
  code,
  heading,
  type Inline,
  item,
  link,
  list,
  paragraph,
  table,
  text,
  withCode,
} from './nodes.ts';

const SECTION = 'What changed';
const LEGEND = paragraph(
  'In what was reworded, ',
  {type: 'delete', children: [text('struck words')]},
  ' went and ',
  {type: 'strong', children: [text('bold words')]},
  ' came.',
);

/** The comparisons of two releases, where the site has them: the list of all pages, and each page. */
export function changesLists({plugins}: Sources): ListPage[] {
  const plugin = plugins.find(({name}) => name === 'kamiwaza-release-diff');
  const report = plugin?.content as Report | undefined;
  if (report === undefined) return [];
  return [summary(report), ...report.pages.map((page) => comparison(page, report.releases))];
}

function summary({releases, pages, fresh, gone}: Report): ListPage {
  const {from, to, inWords} = releases;
  const links = (some: readonly Link[]): List =>
    list(...some.map(({route, title}) => item([link(route, title)])));
  return {
    route: '/changes',
    ...summaryTexts(releases),
    release: to,
    section: SECTION,
    content: [
      paragraph(
        `Pages that exist for ${from} and for ${to}, the most changed first. Counted are sentences, table rows and lines of code.`,
        ...(inWords === undefined
          ? []
          : [
              ' For what this means for your installation, see ',
              link(inWords, `What changed between ${from} and ${to}`),
              '.',
            ]),
      ),
      table(
        ['Page', 'Added', 'Removed', 'Changed', 'Same'],
        ...pages.map(({route, title, added, removed, changed, same}) => [
          link(route, title),
          ...[added, removed, changed, same].map(String),
        ]),
      ),
      heading(2, `New in ${to}`),
      links(fresh),
      ...(gone.length > 0 ? [heading(2, `Only in ${from}`), links(gone)] : []),
    ],
  };
}

function comparison(page: PageChanges, releases: Compared): ListPage {
  const {from, to, inWords} = releases;
  const {old, now, sections, added, removed, changed, same} = page;
  const touched = sections.filter(({changes}) => changes.length > 0);
  const untouched = sections.length - touched.length;
  const reworded = touched.some(({changes}) =>
    changes.some(({type, kind}) => type === 'changed' && kind !== 'code'),
  );
  return {
    route: page.route,
    ...pageTexts(page, releases),
    release: to,
    section: SECTION,
    content: [
      paragraph(
        'From the page ',
        link(old.route, old.title),
        ` of ${from} to `,
        link(now.route, now.title),
        ` of ${to}: ${String(added)} added, ${String(removed)} removed, ${String(changed)} changed, ${String(same)} the same. Counted are sentences, table rows and lines of code. `,
        link('/changes', 'All pages'),
        ...(inWords === undefined ? [] : [' · ', link(inWords, 'Release summary')]),
      ),
      ...(reworded ? [LEGEND] : []),
      ...touched.flatMap((section) => sectionParts(section, now.route, to)),
      ...(page.rewritten ? headingParts(page, releases) : []),
      ...(!page.rewritten && untouched > 0
        ? [
            paragraph(
              untouched === 1
                ? 'One section is the same in both releases.'
                : `${String(untouched)} sections are the same in both releases.`,
            ),
          ]
        : []),
    ],
  };
}

/** The headings of a page that was mostly rewritten. */
function headingParts({sections, now}: PageChanges, releases: Compared): RootContent[] {
  return [
    paragraph(rewrittenText(releases)),
    ...headingLists(sections, releases).flatMap((one) => [
      heading(2, one.title),
      list(
        ...one.sections.map(({status, heading: name, id, before}) =>
          item([
            ...(status === 'gone' ? withCode(name) : [link(`${now.route}#${id}`, name)]),
            ...(before === undefined ? [] : [` (was: ${before})`]),
          ]),
        ),
      ),
    ]),
  ];
}

function sectionParts(section: SectionChange, now: string, release: string): RootContent[] {
  const {status, id, same} = section;
  const rest: Inline[] = [
    ...(same > 0 ? [`${String(same)} unchanged. `] : []),
    ...(status !== 'gone' && id !== ''
      ? [link(`${now}#${id}`, `Read the section in ${release}`)]
      : []),
  ];
  return [
    heading(2, ...withCode(sectionTitle(section))),
    ...changesParts(section.changes),
    ...(rest.length > 0 ? [paragraph(...rest)] : []),
  ];
}

/** Changes in their order: words as a list, lines of code as a `diff`, which programs understand. */
export function changesParts(changes: readonly Change[]): RootContent[] {
  const parts: RootContent[] = [];
  for (const change of changes) {
    const last = parts.at(-1);
    if (change.kind === 'code') {
      const lines = diffLines(change);
      if (last?.type === 'code') last.value += `\n${lines}`;
      else parts.push(code('diff', lines));
    } else {
      const entry = item(line(change));
      if (last?.type === 'list') last.children.push(entry);
      else parts.push(list(entry));
    }
  }
  return parts;
}

/** A line of code as it was and as it is. */
function diffLines({pieces}: Change): string {
  const of = (side: 'old' | 'new'): string[] => {
    const own = pieces.filter((piece) => piece.in === 'both' || piece.in === side);
    const only = pieces.every((piece) => piece.in !== 'both' && piece.in !== side);
    return only ? [] : [`${side === 'old' ? '-' : '+'} ${own.map((piece) => piece.text).join('')}`];
  };
  return [...of('old'), ...of('new')].join('\n');
}

const WORDS = {added: 'Added', removed: 'Removed', changed: 'Changed'} as const;

function line({type, kind, pieces}: Change): Inline[] {
  const label: PhrasingContent = {
    type: 'strong',
    children: [text(`${WORDS[type]}${kind === 'row' ? ' table row' : ''}:`)],
  };
  const words =
    type === 'changed'
      ? pieces.flatMap((piece, index) => marked(piece, pieces[index + 1]))
      : withCode(pieces.map((piece) => piece.text).join(''));
  return [label, ' ', ...words];
}

/**
 * Removed text is struck through, added text is bold; spaces stay outside of the marks, as Markdown requires.
 */
function marked({in: side, text: words}: Piece, next: Piece | undefined): PhrasingContent[] {
  if (side === 'both') return withCode(words);
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  // `~~1~~ **2**` reads better than `~~1~~**2**`, and a parser never confuses the marks.
  const gap = after === '' && side === 'old' && next?.in === 'new' ? ' ' : after;
  const children = withCode(inner);
  return [
    ...withCode(before),
    ...(children.length === 0
      ? []
      : [{type: side === 'old' ? ('delete' as const) : ('strong' as const), children}]),
    ...withCode(gap),
  ];
}
