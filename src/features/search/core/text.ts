/** Words, as readers write them and as code writes them. */

import {remembered} from '../../../site/util/remembered.ts';

/** A word found in a text. */
export interface Token {
  /** Normalized form: lower case, no accents, identifiers without their separators. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** The words in a piece of text without spaces: the whole, and its parts. */
export interface Chunk {
  /** The chunk as one word (`deploy_model` → `deploymodel`); empty when too long to be looked up. */
  readonly whole: Token | null;
  /** Sub-identifiers and words, longest units first; empty for a plain word. */
  readonly parts: readonly Token[];
}

/** Nobody types longer words; longer ones are indexed only by their parts. */
const MAX_WHOLE = 48;
const MAX_PART = 40;

// Letters, digits and underscores, joined by the characters that join identifiers, paths,
// addresses, versions and ranges. Apostrophes belong to words (`doesn't`).
const CHUNK =
  /[\p{L}\p{N}\p{M}_]+(?:(?:[-\u2010\u2011\u2013.:/\\@+=%#~]+|['’](?=\p{L}))[\p{L}\p{N}\p{M}_]+)*/gu;
const SEGMENT = /[^:/\\@+=%#~]+/gu;
const DOTTED = /[^.]+(?:(?<=\d)\.(?=\d)[^.]+)*/gu;
const WORD = /[^-\u2010\u2011\u2013_]+/gu;
const CAMEL = /\p{Lu}+(?=\p{Lu}\p{Ll}{2})|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+[\p{Ll}\p{N}]?|\p{N}+/gu;
const SEPARATORS = /[-\u2010\u2011\u2013_:/\\@+=%#~]+|\.(?!\d)|(?<!\d)\./gu;

/** Lower case, without accents and compatibility forms, so `Ｋ8s` and `k8s` are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Nearly everything is ASCII: skip the costly normalization there.
  // eslint-disable-next-line no-control-regex -- the range is ASCII, control characters included
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '');
}

function squash(text: string): string {
  return (
    fold(text)
      .replace(/['’]s$/u, '')
      .replace(/['’]/gu, '')
      .replace(/^v(?=\d+\.\d)/u, '')
      .replace(SEPARATORS, '')
      // One character may stand for several words (U+FDFA); what is written as one word is one.
      .replace(/\s+/gu, '')
  );
}

function pieces(text: string, pattern: RegExp, offset: number): {text: string; start: number}[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    start: offset + (match.index ?? 0),
  }));
}

/** The parts of a chunk; offsets count from its start. */
function analyse(raw: string): Chunk {
  const wholeTerm = squash(raw);
  const whole: Token | null =
    wholeTerm !== '' && wholeTerm.length <= MAX_WHOLE
      ? {term: wholeTerm, start: 0, end: raw.length}
      : null;
  const parts: Token[] = [];
  const seen = new Set<string>([wholeTerm]);
  const add = (part: string, start: number): void => {
    const term = squash(part);
    if (term === '' || term.length > MAX_PART || seen.has(term)) return;
    seen.add(term);
    parts.push({term, start, end: start + part.length});
  };
  for (const segment of pieces(raw, SEGMENT, 0)) {
    if (segment.text.length !== raw.length) add(segment.text, segment.start);
    for (const dotted of pieces(segment.text, DOTTED, segment.start)) {
      add(dotted.text, dotted.start);
      for (const word of pieces(dotted.text, WORD, dotted.start)) {
        add(word.text, word.start);
        const humps = pieces(word.text, CAMEL, word.start);
        // `vLLM` and `GPUs` are words, `DeployModel` and `macOS` are two.
        if (humps.length > 1 && humps.every((hump) => hump.text.length > 1)) {
          for (const hump of humps) add(hump.text, hump.start);
        }
      }
    }
  }
  return {whole, parts};
}

// Texts repeat their words, so most chunks are in this cache.
const analyseShort = remembered(analyse, 20_000);
const analyseOnce = (raw: string): Chunk => (raw.length <= 100 ? analyseShort : analyse)(raw);

const shifted = ({term, start, end}: Token, by: number): Token => ({
  term,
  start: start + by,
  end: end + by,
});

/**
 * Splits a text into chunks, in a time that is linear in its length. `client.serving.deploy_model` yields
 * itself, its segments (`client`, `serving`, `deploy_model`) and their words (`deploy`, `model`).
 */
export function chunks(text: string): Chunk[] {
  const found: Chunk[] = [];
  for (const match of text.matchAll(CHUNK)) {
    const {whole, parts} = analyseOnce(match[0]);
    if (!whole && parts.length === 0) continue;
    const by = match.index ?? 0;
    found.push({
      whole: whole && shifted(whole, by),
      parts: parts.length === 0 ? parts : parts.map((part) => shifted(part, by)),
    });
  }
  return found;
}

/**
 * The same as {@link tokens}, cached: for texts that last, such as those of records, which are needed at every
 * keystroke. The best pages after one keystroke are mostly those of the one before.
 */
export const tokensOnce: (text: string) => readonly Token[] = remembered(tokens, 500);

/** Every word of a text that goes into the index, wholes and parts. */
export function tokens(text: string): Token[] {
  return chunks(text).flatMap(({whole, parts}) => (whole ? [whole, ...parts] : parts));
}
