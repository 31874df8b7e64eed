import {HEAD_FIELDS} from './format.ts';
import {chunks, fold, tokens} from './text.ts';
import type {Field, Page, Section} from './types.ts';
import {JOINED, STOP_WORDS, WEAK_WORDS} from './words.ts';

/** A vague question is short. */
const MAX_VAGUE = 8;

/**
 * A question of words that say little, as one word of the index: `where do I start` would be no more than
 * `start`, `it doesn't work` nothing. It begins with a character that no other word has, so that no unfinished
 * word is completed to it. Takes all words of the question, in the form of the index; undefined if two or more
 * of them say something, or there are too few or too many.
 */
export function vaguePhrase(words: readonly string[]): string | undefined {
  const clear = words.filter((word) => !STOP_WORDS.has(word) && !WEAK_WORDS.has(word));
  return words.length > 1 && words.length <= MAX_VAGUE && clear.length < 2
    ? `=${words.join('')}`
    : undefined;
}

/** Whether a search term is a vague question, which only counts as a whole. A question mark tells it from others. */
export const isQuestion = (term: string): boolean => term.endsWith('?');

/** The {@link vaguePhrase} of a text; undefined if it is none. */
export const phraseOf = (text: string): string | undefined =>
  vaguePhrase(chunks(text).flatMap(({whole}) => (whole ? [whole.term] : [])));

/**
 * The words of the search terms of a section, in the form of the index, with the vague questions among them.
 */
export function searchTermWords(terms: readonly string[]): string[] {
  return [
    ...indexTerms(terms.join(' | '), false),
    ...terms.filter(isQuestion).flatMap((term) => phraseOf(term) ?? []),
  ];
}

/**
 * The words of a text, in the form of the index. Titles may consist of words without a subject: there, these
 * are kept.
 */
export function indexTerms(text: string, keepStopWords: boolean): string[] {
  const found: string[] = [];
  let before: {term: string; end: number} | null = null;
  for (const {term, start, end} of tokens(text)) {
    if (before && start >= before.end && start - before.end === 1) {
      if (JOINED.has(`${before.term} ${term}`)) found.push(before.term + term);
    }
    if (!before || start >= before.end) before = {term, end};
    if (keepStopWords || (!STOP_WORDS.has(term) && term.length > 1) || /^\d$/.test(term)) {
      found.push(term);
    }
  }
  return found;
}

/** Text of the URL that a reader may type: its last segments, without numbers. The URL has no base path. */
export function slug(url: string, segments = 2): string {
  return url
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part) && part !== 'index')
    .slice(-segments)
    .join(' ')
    .replace(/[-_]/g, ' ');
}

/**
 * An explicit anchor names the subject in a word or two: `{#outbound-hosts}`. Words that the heading has are
 * left out.
 */
function anchorWords({hash, heading}: Pick<Section, 'hash' | 'heading'>): string {
  const said = new Set(indexTerms(heading, true));
  return hash
    .replace(/^#/, '')
    .split(/[-_]/)
    .filter((word) => /^[a-z]{2,}$/i.test(word) && !said.has(fold(word)))
    .join(' ');
}

/** The words of a page that are in the head, by record. */
export function headWords(
  {url, title, breadcrumbs, description, keywords}: Omit<Page, 'sections'>,
  section: Pick<Section, 'hash' | 'heading'>,
  first: boolean,
): Partial<Record<Field, string[]>> {
  const fields: Record<(typeof HEAD_FIELDS)[number], string> = {
    title: first ? title : '',
    breadcrumbs: first ? `${breadcrumbs.join(' | ')} | ${slug(url)}` : '',
    keywords: first ? keywords.join(' | ') : '',
    description: first ? description : '',
    heading: `${section.heading} | ${anchorWords(section)}`,
  };
  return Object.fromEntries(
    HEAD_FIELDS.map((field) => [
      field,
      indexTerms(fields[field], field === 'title' || field === 'heading' || field === 'keywords'),
    ]),
  );
}
