import {labelOf} from '../src/data/setup.ts';
import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';
import {passage} from '../src/site/text/passage.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import type {ReleaseData} from './data.ts';
import {type Docs, type Page, type Panel, type Section, sectionAt, short} from './docs.ts';
import {MAX_QUERY, missingWords, type Found} from './search.ts';
import {about, blogLabel, number, text, type Tool, version} from './tool.ts';

/** Most tokens of a hit in the first round, so that all get a part. */
const MAX_HIT = 380;
/** Least, so that a hit says something. */
const MIN_HIT = 120;
/** Tokens for the last line, which says what is missing. */
const NOTES = 60;
const DEFAULT_LIMIT = 5;

/** Finds sections. */
export const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search the Kamiwaza documentation',
  description:
    'Search the Kamiwaza docs, SDK reference and blog. Returns the best sections with address, breadcrumbs and the matching passage. Works with questions, commands, identifiers and error messages. The docs are in English, so search in English.',
  signature: {
    properties: {
      query: {type: 'string', description: 'What to find'},
      version,
      area: {
        type: 'string',
        enum: ['all', 'docs', 'sdk', 'blog'],
        description: 'Part to search; default: all',
      },
      limit: {type: 'integer', minimum: 1, maximum: 20, description: 'Pages; default: 5'},
      max_tokens: maxTokens,
    },
    required: ['query'],
  },
  async run(args, {docs, search}) {
    const query = text(args, 'query') ?? '';
    const release = docs.release(text(args, 'version'));
    const area = text(args, 'area') ?? 'all';
    const limit = number(args, 'limit', DEFAULT_LIMIT);
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const context = area === 'all' ? '' : area;
    if (query.trim() === '') throw new ArgumentError('The argument "query" is empty.');
    const answer = await search.find(query, release.path, context, limit);
    const {related, total, otherReleases} = answer;
    const cut =
      query.length > MAX_QUERY
        ? ` Only its first ${String(MAX_QUERY)} characters were searched.`
        : '';
    const none = answer.hits.length === 0;
    const hits = none ? related : answer.hits;
    const others = docs.data.releases.filter(({path}) => otherReleases.includes(path));
    const head = none
      ? [
          `${about(docs, release)}: ${hits.length === 0 ? 'nothing found' : 'no sure answer'} for "${short(query)}".${cut}`,
          undocumented(docs, release, query),
          ...others.map(({name}) => `Release ${name} has results: set version to "${name}".`),
          ...(context === '' ? [] : ['Other areas may have results: leave area out.']),
          ...(hits.length === 0 ? [] : ['The closest pages:']),
        ].join('\n')
      : `${about(docs, release)}: ${String(hits.length)} of ${String(total)} pages for "${short(query)}".${cut}`;
    const parts: string[] = [];
    const left: string[] = [];
    let free = budget - estimateTokens(head) - NOTES;
    const write = (at: number, tokens: number): string => {
      const hit = hits[at];
      return hit === undefined ? '' : hitText(docs, hit, at + 1, tokens);
    };
    hits.forEach((hit, index) => {
      // The remaining hits share the remaining tokens, so late hits get their part.
      const share = Math.floor(free / (hits.length - index));
      const whole = write(index, Math.min(Math.max(share, MIN_HIT), MAX_HIT, free));
      // A passage can begin with a block of code that does not fit: then only its title and address are shown.
      const part = estimateTokens(whole) + 2 > free ? write(index, 0) : whole;
      const cost = estimateTokens(part) + 2;
      if (cost > free || left.length > 0) {
        left.push(`${hit.route}${hit.anchor === '' ? '' : `#${hit.anchor}`}`);
        return;
      }
      free -= cost;
      parts.push(part);
    });
    // What is not used gives the first hits the rest of their sections.
    parts.forEach((part, index) => {
      const longer = write(index, estimateTokens(part) + free);
      const more = estimateTokens(longer) - estimateTokens(part);
      if (more <= 0 || more > free) return;
      free -= more;
      parts[index] = longer;
    });
    if (left.length > 0) {
      const named = cutLines([left.join(', ')], Math.max(20, free + 20)).text;
      parts.push(
        `Left out by the token budget: ${named}. Read with read_page, or raise max_tokens.`,
      );
    } else if (parts.some((part) => /^(?:\| )?…|…$/m.test(part))) {
      parts.push(
        '"…" stands for text that was cut: read_page with the address has the whole section.',
      );
    }
    return {text: [head, ...parts].join('\n\n')};
  },
};

/** Says what a search without an answer means, so that no answer is taken for a no. */
function undocumented(docs: Docs, release: ReleaseData, query: string): string {
  const missing = missingWords(
    query.slice(0, MAX_QUERY),
    docs.pagesOf(release).map(({text: own}) => own),
  );
  const words =
    missing.length === 0
      ? ''
      : `The docs of ${release.name} do not mention ${short(missing.join(', '))}. `;
  return `${words}What is not documented may still be supported: ${docs.address('/known-gaps')} lists what is not known.`;
}

/** A hit: title, address, breadcrumbs, passage. */
function hitText(docs: Docs, hit: Found, place: number, budget: number): string {
  const page = docs.pageAt(hit.route);
  const panel = page?.panels.find(({anchor}) => anchor === hit.anchor);
  const section =
    page && panel
      ? sectionAt(page, panel.from)
      : page?.sections.find(({anchor}) => anchor === hit.anchor);
  const title = [
    `${String(place)}. ${hit.page}`,
    ...(section === undefined ? [] : [section.heading]),
    ...(panel === undefined ? [] : [labelOf(panel.group, panel.value)]),
  ].join(' › ');
  const crumbs = blogLabel(hit.route) ?? hit.breadcrumbs.join(' › ');
  const head = [title, docs.address(hit.route, hit.anchor), ...(crumbs === '' ? [] : [crumbs])];
  const more = hit.more
    .filter(({anchor}) => anchor !== hit.anchor)
    .map(({heading, anchor}) => `${heading} (#${anchor})`);
  const foot = more.length === 0 ? [] : [`Also on this page: ${more.join(', ')}`];
  const room = budget - estimateTokens([...head, ...foot].join('\n')) - 8;
  if (room < 30) return head.join('\n');
  const lines = page === undefined ? [] : linesOfHit(page, hit, panel, section);
  const body = [passage(lines, hit.words, room) || cutLines([hit.snippet], room).text];
  // The beginning of a page says little; its best sections have the answer.
  for (const {anchor} of hit.anchor === '' ? hit.more : []) {
    const more = page?.sections.find((one) => one.anchor === anchor);
    const free = room - estimateTokens(body.join('\n\n')) - 30;
    if (page === undefined || more === undefined || free < MIN_HIT) continue;
    body.push(`## ${more.heading}`, passage(linesOf(page, more), hit.words, free));
  }
  return [...head, '', body.join('\n\n'), ...(foot.length === 0 ? [] : ['', ...foot])].join('\n');
}

/** The lines that a hit is about. */
function linesOfHit(
  page: Page,
  {anchor}: Found,
  panel: Panel | undefined,
  section: Section | undefined,
): readonly string[] {
  if (panel !== undefined) return page.lines.slice(panel.from + 1, panel.to);
  if (section !== undefined || anchor === '') return linesOf(page, section);
  // The anchor is not that of a heading, so the words find the place.
  return page.lines;
}

/**
 * Lines of a section without its heading and subsections; of a page, those before its first section. All lines of a
 * section that has only subsections.
 */
function linesOf(page: Page, section: Section | undefined): readonly string[] {
  const from = section === undefined ? 0 : section.from + 1;
  const next = page.sections.find((one) => one.from >= from);
  const to = section?.to ?? page.lines.length;
  const own = page.lines.slice(from, Math.min(to, next?.from ?? to));
  // The name of a panel alone says nothing.
  const says = (line: string, at: number): boolean =>
    line.trim() !== '' && page.panels.every((panel) => panel.from !== from + at);
  return own.some(says) || section === undefined ? own : page.lines.slice(from, to);
}
