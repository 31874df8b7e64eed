import {LATEST, RELEASES} from '../src/data/releases.ts';
import {cutLines, estimateTokens} from '../src/site/text/budget.ts';
import {remembered} from '../src/site/util/remembered.ts';

import type {Argument, Arguments, Signature} from './arguments.ts';
import type {ReleaseData} from './data.ts';
import type {Docs} from './docs.ts';
import {Search} from './search.ts';
import {symbolsOf} from './symbols.ts';

/** The answer of a tool. */
export interface ToolAnswer {
  readonly text: string;
  /** True if there is no such symbol. A search or a diagnosis without a result is not an error. */
  readonly isError?: boolean;
}

/** A tool: how agents see it, and what it does. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly signature: Signature;
  readonly run: (args: Arguments, library: Library) => Promise<ToolAnswer> | ToolAnswer;
}

/** What the tools read. Calls do not change it, so all callers share one. */
export class Library {
  readonly search: Search;
  readonly symbols = remembered(symbolsOf);

  constructor(readonly docs: Docs) {
    this.search = new Search(docs.data);
  }
}

/** An argument as text; undefined if it is missing. */
export const text = (args: Arguments, name: string): string | undefined =>
  args[name] === undefined ? undefined : String(args[name]);
/** An argument as a number, or another one if it is missing. */
export const number = (args: Arguments, name: string, otherwise: number): number =>
  typeof args[name] === 'number' ? args[name] : otherwise;

/** The argument that names a release. */
export const version: Argument = {
  type: 'string',
  description: `Release: ${RELEASES.join(' or ')}; default: ${LATEST}`,
};

/** Links of the page at a route, as addresses. */
export function absoluteLinks(docs: Docs, markdown: string, route = '/'): string {
  return markdown.replace(/\]\(([/#.][^)\s]*)\)/g, (_, target: string) => {
    const {pathname, search, hash} = new URL(target, `http://localhost${route}`);
    return `](${docs.address(pathname.replace(/\.mdx?$/, ''))}${search}${hash})`;
  });
}

/**
 * Fills a budget of tokens with a text for each item, in order. The first text is always included; a text that does not
 * fit is cut.
 *
 * @param least tokens without which a further text would say too little
 * @returns the texts, and the items whose text is not there, or is only `begun`
 */
export function fit<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  budget: number,
  least: number,
) {
  const parts: string[] = [];
  const left: {item: T; begun: boolean}[] = [];
  let free = budget;
  for (const item of items) {
    if (free < least && parts.length > 0) {
      left.push({item, begun: false});
      continue;
    }
    const {text, complete} = cutLines(textOf(item).split('\n'), free);
    free -= estimateTokens(text) + 2;
    parts.push(text.trim());
    if (!complete) left.push({item, begun: true});
  }
  return {parts, left};
}

/** Names the release in every answer. There are later releases, which these docs do not describe. */
export function about(docs: Docs, release: ReleaseData): string {
  return `Kamiwaza ${release.name}${release === docs.latest ? ' (latest covered here)' : ''}`;
}

/** `Blog`, with the day of a post; undefined for a page of the docs. */
export function blogLabel(route: string): string | undefined {
  const [blog, day] = /^\/blog(?:\/(\d+\/\d+\/\d+))?/.exec(route) ?? [];
  return blog && `Blog${day === undefined ? '' : `, ${day.replaceAll('/', '-')}`}`;
}
