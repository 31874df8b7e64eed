import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';
import {passage} from '../src/site/text/passage.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import {type Docs, short, type Page, type Section} from './docs.ts';
import {MAX_QUERY, type Found} from './search.ts';
import {about, number, text, type Tool, version} from './tool.ts';

/** Most tokens of one passage of `search_docs`. */
const PASSAGE = 260;
const DEFAULT_LIMIT = 5;

/** Finds sections. */
export const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search the Kamiwaza documentation',
  description:
    'Search the Kamiwaza docs, SDK reference and blog. Returns the best sections with address, breadcrumbs and the matching passage. Works with questions, commands, identifiers and error messages.',
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
    const {hits, total, didYouMean, otherReleases} = await search.find(
      query,
      release.path,
      context,
      limit,
    );
    const cut =
      query.length > MAX_QUERY
        ? ` Only its first ${String(MAX_QUERY)} characters were searched.`
        : '';
    if (hits.length === 0) {
      const others = docs.data.releases.filter(({path}) => otherReleases.includes(path));
      return {
        text: [
          `${about(docs, release)}: nothing found for "${short(query)}".${cut}`,
          ...(didYouMean === null ? [] : [`Did you mean "${didYouMean}"?`]),
          ...others.map(({name}) => `Release ${name} has results: set version to "${name}".`),
          ...(context === '' ? [] : ['Other areas may have results: leave area out.']),
        ].join('\n'),
      };
    }
    const parts = [
      `${about(docs, release)}: ${String(hits.length)} of ${String(total)} pages for "${short(query)}".${cut}`,
    ];
    let spent = estimateTokens(parts[0] ?? '');
    const left: string[] = [];
    hits.forEach((hit, index) => {
      // The remaining hits share the remaining tokens, so late hits get their part.
      const share = Math.floor((budget - spent - 60) / (hits.length - index));
      const part = hitText(docs, hit, index + 1, Math.min(share, PASSAGE + 120));
      const cost = estimateTokens(part) + 2;
      if (spent + cost > budget - 60) {
        left.push(`${hit.route}${hit.anchor === '' ? '' : `#${hit.anchor}`}`);
        return;
      }
      spent += cost;
      parts.push(part);
    });
    if (left.length > 0) {
      const named = cutLines([left.join(', ')], Math.max(20, budget - spent - 40)).text;
      parts.push(
        `Left out by the token budget: ${named}. Read with read_page, or raise max_tokens.`,
      );
    }
    return {text: parts.join('\n\n')};
  },
};

/** A hit: title, address, breadcrumbs, passage. */
function hitText(docs: Docs, hit: Found, place: number, budget: number): string {
  const page = docs.pageAt(hit.route);
  const section = page?.sections.find(({anchor}) => anchor === hit.anchor);
  const title = section === undefined ? hit.page : `${hit.page} › ${section.heading}`;
  const head = [`${String(place)}. ${title}`, docs.address(hit.route, hit.anchor)];
  if (hit.breadcrumbs.length > 0) head.push(hit.breadcrumbs.join(' › '));
  const more = hit.more
    .filter(({anchor}) => anchor !== hit.anchor)
    .map(({heading, anchor}) => `${heading} (#${anchor})`);
  const foot = more.length === 0 ? [] : [`Also on this page: ${more.join(', ')}`];
  const room = Math.min(PASSAGE, budget - estimateTokens([...head, ...foot].join('\n')) - 4);
  if (room < 20) return head.join('\n');
  // The anchor of a tab is not a heading, so the words find the place.
  const isPlace = section !== undefined || hit.anchor === '';
  const lines = page === undefined ? [] : isPlace ? linesOf(page, section) : page.lines;
  const body = passage(lines, hit.words, room) || cutLines([hit.snippet], room).text;
  return [...head, '', body, ...(foot.length === 0 ? [] : ['', ...foot])].join('\n');
}

/** Lines of a section without its heading and subsections; of a page, those before its first section. */
function linesOf(page: Page, section: Section | undefined): readonly string[] {
  const from = section === undefined ? 0 : section.from + 1;
  const next = page.sections.find((one) => one.from >= from);
  const own = page.lines.slice(from, next?.from ?? page.lines.length);
  return own.some((line) => line.trim() !== '') || section === undefined
    ? own
    : page.lines.slice(from, section.to);
}
