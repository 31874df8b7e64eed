import type {WordWeights} from './rarity.ts';
import {chunks} from './text.ts';
import type {Vocabulary} from './vocabulary.ts';
import {STOP_WORDS, WEAK_WORDS} from './words.ts';

/** Longer input is cut here: the useful part of a pasted log comes earlier. */
export const MAX_INPUT = 5_000;
/** From this many words on, the query is a paste: only its rarest words are looked up. */
export const PASTE = 9;
const MAX_UNITS = 16;
/** What every Python traceback has: which file and line called what. */
export const TRACE =
  /traceback \(most recent call last\):|file "[^"\n]*", line \d+(?:, in [\w.<>]+)?|^\s*[~^]+\s*$/gim;

/** A word of the query as typed, with its parts. */
export interface Piece {
  readonly whole: string;
  readonly parts: readonly string[];
  /** Typed as only code identifiers are. */
  readonly name: boolean;
  /** Only says where the name after it belongs: `models.` of `models.search_models`. */
  readonly context?: true;
}

/** `deploy_model`, `NotFoundError`; not `on-premises`, `GPUs`, or products: `GitHub`, `PostgreSQL`. */
const NAME = /[\p{L}\d]_[\p{L}\d]|(?:\p{Ll}\p{Lu}\p{Ll}.*){2}/u;

/** `client.models.wait_for_download` is a path to a method: the reader asks for its last part. */
const PATH = /^[\p{L}_][\p{L}\d_]*(?:\.[\p{L}_][\p{L}\d_]*)+$/u;
/** A method has more letters: `llama.cp` is the beginning of a name. */
const SHORT_NAME = 3;

/** Splits what was typed into words. */
export function piecesOf(input: string, vocabulary?: Vocabulary): Piece[] {
  const found: Piece[] = [];
  for (const {whole, parts} of chunks(input)) {
    const partTerms = parts.map(({term}) => term);
    if (whole) {
      const raw = input.slice(whole.start, whole.end);
      const [last = '', ...before] = raw.split('.').reverse();
      // What is no call, such as a file, is a path only if no page has it as a whole, or its continuation.
      const isCall = raw.startsWith('client.') || NAME.test(last);
      const isName =
        vocabulary?.has(whole.term) ||
        (last.length < SHORT_NAME && vocabulary?.hasBeginning(whole.term));
      if (PATH.test(raw) && (isCall || !isName)) {
        // Every call begins at the client.
        const service = before
          .filter((name) => name !== 'client')
          .reverse()
          .join(' ');
        for (const piece of piecesOf(service, vocabulary)) found.push({...piece, context: true});
        for (const piece of piecesOf(last, vocabulary)) found.push({...piece, name: true});
        continue;
      }
      found.push({whole: whole.term, parts: partTerms, name: NAME.test(raw)});
    } else for (const term of partTerms) found.push({whole: term, parts: [], name: false});
  }
  return found;
}

/** Whether a word was typed as code writes it: `deploy_model`, `DeployModel`, `first-boot.sh`. */
export const isIdentifier = ({parts}: Piece): boolean => parts.length > 1;

/** Only the finest parts: `deploy` and `model`, without `deploymodel`. */
export function leaves(parts: readonly string[]): string[] {
  return parts.filter(
    (part) =>
      !parts.some(
        (other) => other !== part && part.startsWith(other) && part.length > other.length + 1,
      ),
  );
}

/** For a paste, only its rarest words in the index are looked up, in their order. */
export function rarest(
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
  rarity: WordWeights,
): Piece[] {
  const seen = new Set<string>();
  const ranked: {piece: Piece; weight: number; position: number}[] = [];
  pieces.forEach((piece, position) => {
    if (seen.has(piece.whole) || STOP_WORDS.has(piece.whole)) return;
    seen.add(piece.whole);
    const words = [piece.whole, ...piece.parts].filter((word) => vocabulary.has(word));
    const weak = WEAK_WORDS.has(piece.whole) ? 0.25 : 1;
    const weight =
      words.length > 0
        ? Math.max(
            ...words.map((word) => rarity.idf([word], word === piece.whole && isIdentifier(piece))),
          ) * weak
        : vocabulary.hasForm(piece.whole)
          ? rarity.unknown * 0.6 * weak
          : 0;
    ranked.push({piece, weight, position});
  });
  const chosen = ranked
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .slice(0, MAX_UNITS)
    .sort((a, b) => a.position - b.position)
    .map(({piece}) => piece);
  return chosen;
}
