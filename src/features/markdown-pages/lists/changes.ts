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
  TEXTS,
} from '../../release-diff/index.ts';
import {CHANGES} from '../texts.ts';

import {
  code,
  filled,
  heading,
  type Inline,
  item,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  withCode,
} from './nodes.ts';

const LEGEND = paragraph(
  ...filled(CHANGES.legend, {
    deleted: {type: 'delete', children: [text(CHANGES.deleted)]},
    added: strong(CHANGES.added),
  }),
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
  const columns = TEXTS.list;
  const links = (some: readonly Link[]): List =>
    list(...some.map(({route, title}) => item([link(route, title)])));
  return {
    route: '/changes',
    ...summaryTexts(releases),
    release: to,
    section: CHANGES.section,
    content: [
      paragraph(
        TEXTS.list.start(from, to),
        ...(inWords === undefined
          ? []
          : [
              ' ',
              ...filled(TEXTS.list.inWords, {
                link: link(inWords, TEXTS.list.inWordsLink(to)),
              }),
            ]),
      ),
      table(
        [columns.page, columns.added, columns.removed, columns.changed, columns.same],
        ...pages.map(({route, title, added, removed, changed, same}) => [
          link(route, title),
          ...[added, removed, changed, same].map(String),
        ]),
      ),
      heading(2, columns.fresh(to)),
      links(fresh),
      ...(gone.length > 0 ? [heading(2, columns.gone(from)), links(gone)] : []),
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
    section: CHANGES.section,
    content: [
      paragraph(
        ...filled(TEXTS.page.start(from, to), {
          old: link(old.route, old.title),
          now: link(now.route, now.title),
          added: String(added),
          removed: String(removed),
          changed: String(changed),
          same: String(same),
        }),
        ' ',
        link('/changes', TEXTS.page.all),
        ...(inWords === undefined ? [] : [' · ', link(inWords, TEXTS.page.inWords)]),
      ),
      ...(reworded ? [LEGEND] : []),
      ...touched.flatMap((section) => sectionParts(section, now.route, to)),
      ...(page.rewritten ? headingParts(page, releases) : []),
      ...(!page.rewritten && untouched > 0 ? [paragraph(TEXTS.page.untouched(untouched))] : []),
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
            ...(before === undefined ? [] : [CHANGES.was(before)]),
          ]),
        ),
      ),
    ]),
  ];
}

function sectionParts(section: SectionChange, now: string, release: string): RootContent[] {
  const {status, id, same} = section;
  const rest: Inline[] = [
    ...(same > 0 ? [`${TEXTS.page.unchanged(same)} `] : []),
    ...(status !== 'gone' && id !== '' ? [link(`${now}#${id}`, TEXTS.page.section(release))] : []),
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

function line({type, kind, pieces}: Change): Inline[] {
  const label = strong(CHANGES.change[type][kind === 'row' ? 'row' : 'words']);
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
      : [side === 'old' ? {type: 'delete' as const, children} : strong(...children)]),
    ...withCode(gap),
  ];
}
