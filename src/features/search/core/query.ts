import {kindOf, type QueryKind} from './kind.ts';
import {isPlural, meantSynonyms, phraseAt, splits} from './meanings.ts';
import {isIdentifier, leaves, MAX_INPUT, PASTE, piecesOf, rarest, TRACE} from './pieces.ts';
import type {WordWeights} from './rarity.ts';
import type {SynonymTable} from './synonyms.ts';
import {vaguePhrase} from './terms.ts';
import type {Expansion, Vocabulary} from './vocabulary.ts';
import {ASKING_NOUNS, GENERAL_WORDS, OTHER_PRODUCTS, STOP_WORDS, WEAK_WORDS} from './words.ts';

const PARTS = 0.7;
const BEARING = 0.4;
/** Share of their weight that unspecific words keep. */
const WEAK = 0.25;
const GENERAL = 0.45;
/** Weight of a vague question as a whole, as a share of its words. */
const PHRASE = 0.9;
/** Share of its weight that the beginning of a word keeps, by its letters; all of it from five on. */
const BEGINNING = [0.1, 0.1, 0.25, 0.5] as const;

/** One form in which a page may contain a unit. */
export interface Alternative {
  /** Every word is needed; each as the words of the index that may match it. */
  readonly words: readonly (readonly Expansion[])[];
  readonly quality: number;
}

/** One thing the reader asks for: a word, an identifier or a phrase with its own meaning. */
export interface Unit {
  /** As typed, normalized. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** How certain the meaning is: 1, unless the word had to be guessed. */
  readonly certainty: number;
  /** Rarity in the index times how much the word says. */
  weight: number;
  /** Nothing in the index can match it. */
  readonly unknown: boolean;
  /** A code identifier that is in the index as typed: the reader wants the pages that have it. */
  readonly named: boolean;
  /** The name of another vendor's product: a page without it is no answer. */
  readonly product: boolean;
}

/** A query, parsed against the words of an index. */
export interface Query {
  readonly units: readonly Unit[];
  /** Words in the order typed, without stop words: for titles and phrases. */
  readonly words: readonly string[];
  /** Every word in the order typed: for messages of programs. */
  readonly typed: readonly string[];
  /** A line that a program wrote, a problem in the reader's words, or neither. */
  readonly kind: QueryKind;
  /**
   * It names another vendor's product that no title, heading, keyword or search term has: at most a mention answers it.
   * For a task, those of known errors don't count: an error of Elasticsearch says nothing about its use.
   */
  readonly foreign: boolean;
  /** The query as typed, if it is an identifier as code writes it and nothing else. */
  readonly identifier: string | undefined;
  /** A vague question that is the search term of a section, as one word of the index. */
  readonly phrase: string | undefined;
  /** It is the call of a method, such as `client.vectordb.search()`: what answers is the method, not the page. */
  readonly call: boolean;
}

/** Reads a query of any length. */
export function parseQuery(
  input: string,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
  rarity: WordWeights,
): Query {
  const text = input.length > MAX_INPUT ? input.slice(0, MAX_INPUT) : input;
  const typing = text !== '' && !/[\s.,;:!?)\]]$/u.test(text);
  let pieces = piecesOf(text.replace(TRACE, ' '), vocabulary);
  const typed = pieces.map(({whole}) => whole);
  const kind = kindOf(text);
  const strong = pieces.filter(({whole}) => !STOP_WORDS.has(whole));
  const stopWordsOnly = strong.length === 0;
  const paste = strong.length >= PASTE;
  if (paste) pieces = rarest(pieces, vocabulary, rarity);

  const last = pieces.length - 1;
  const words: string[] = [];
  const units: Unit[] = [];
  let foreign = false;
  let open: Unit | undefined;
  let finished = false;
  const expand = (word: string, position: number): Expansion[] =>
    vocabulary.expand(word, {
      typing: typing && position === last && !paste,
      fuzzy: (!paste || word.length >= 6) && !OTHER_PRODUCTS.has(word),
    });

  for (let position = 0; position < pieces.length; position += 1) {
    const piece = pieces[position];
    if (!piece) continue;
    const phrase = paste ? undefined : phraseAt(pieces, position, synonyms);
    const length = phrase?.words.length ?? 1;
    const own = pieces.slice(position, position + length).map(({whole}) => whole);
    const stop = STOP_WORDS.has(piece.whole);
    if (length === 1 && stop && !stopWordsOnly) {
      // The last word may be the beginning of another: `in` of `installation`.
      if (!(typing && position === last && units.length === 0)) continue;
    }
    const bearing = own.filter((word) => stopWordsOnly || !STOP_WORDS.has(word));
    words.push(...bearing);

    const alternatives: Alternative[] = [];
    const addAlternative = (
      needed: readonly string[],
      quality: number,
      exactOnly: boolean,
    ): void => {
      const expansions = needed.map((word) =>
        exactOnly
          ? vocabulary
              .expand(word, {typing: false, fuzzy: false})
              // `founder` is no synonym of what was not found: forms of synonyms are their plurals.
              .filter(({kind, term}) => kind === 'exact' || isPlural(term, word))
          : expand(word, position + length - 1),
      );
      if (needed.length > 0 && expansions.every((list) => list.length > 0)) {
        alternatives.push({words: expansions, quality});
      }
    };
    if (length === 1) {
      addAlternative([piece.whole], 1, false);
      const parts = leaves(piece.parts);
      if (parts.length > 1) {
        // A page with the identifier itself comes before one with its words.
        addAlternative(parts, vocabulary.has(piece.whole) ? PARTS : 0.8, false);
        // A single part still says something about the paste.
        if (alternatives.length === 0 && piece.name) {
          for (const part of parts) addAlternative([part], 0.4, true);
        }
      } else if (parts.length === 1) addAlternative(parts, 0.9, false);
      else if (alternatives.length === 0) {
        for (const [head, tail] of splits(piece.whole, vocabulary))
          addAlternative([head, tail], 0.7, true);
      }
    } else {
      // `out of memory` is not about memory, `no internet` not about the internet.
      addAlternative(bearing, bearing.length < own.length ? BEARING : 1, false);
      addAlternative([own.join('')], 0.97, true);
      if (bearing.length > 1) for (const word of bearing) addAlternative([word], 0.4, false);
    }
    for (const {words: other, quality} of phrase?.alternatives ??
      (paste ? [] : meantSynonyms(piece.whole, vocabulary, synonyms))) {
      addAlternative(other, quality, true);
      if (other.length > 1) addAlternative([other.join('')], quality, true);
    }
    // `deploy model` also asks for `deploy_model`, `quick start` for `Quickstart`.
    for (const neighbour of [position - 1, position + length]) {
      const other = pieces[neighbour]?.whole;
      if (other === undefined || STOP_WORDS.has(other) || length > 1) continue;
      const joined = neighbour < position ? other + piece.whole : piece.whole + other;
      if (vocabulary.has(joined)) addAlternative([joined], 0.95, true);
      // And `quik start`: misspelt words are joined like others.
      else if (
        !paste &&
        joined.length >= 7 &&
        !(vocabulary.hasForm(piece.whole) && vocabulary.hasForm(other))
      ) {
        const [near] = vocabulary.nearest(joined);
        if (near?.edits === 1) addAlternative([near.term], 0.75, true);
      }
    }

    const unknown = alternatives.length === 0;
    const vendor = length === 1 && OTHER_PRODUCTS.has(piece.whole);
    foreign ||= vendor && !rarity.isSubject(piece.whole, kind !== 'words');
    // A log mentions many products that the answer does not.
    const product = vendor && !paste;
    // Small numbers and releases say little, too: `Windows 11`, `Step 2`, `in 0.5.0`.
    const weak = bearing.every(
      (word) =>
        WEAK_WORDS.has(word) ||
        STOP_WORDS.has(word) ||
        /^\d\d?$/.test(word) ||
        /^\d\.\d\.\d$/.test(word),
    );
    // A number or letter that no page has is not the subject either: a size, a time, a flag.
    const quantity =
      unknown && bearing.every((word) => /^(?:\d[\d.]*[a-z]{0,3}|[a-z])$/.test(word));
    const asking =
      ASKING_NOUNS.has(piece.whole) && ['of', 'for'].includes(pieces[position + 1]?.whole ?? '');
    // `wrtten` is as general as `written`.
    const guesses = alternatives.flatMap((one) => one.words.flat());
    const general =
      bearing.every((word) => GENERAL_WORDS.has(word)) ||
      (guesses.length > 0 &&
        guesses.every(({kind: how, term}) => how === 'fuzzy' && GENERAL_WORDS.has(term)));
    // A guess is as uncertain for every page: it counts once, against all of them.
    const certainty = Math.max(0, ...alternatives.map(qualityOf));
    const unit: Unit = {
      text: own.join(' '),
      alternatives: alternatives.map(({words: needed, quality}) => ({
        words: needed,
        quality: quality / certainty,
      })),
      certainty,
      weight:
        unitRarity(own, alternatives, rarity, product || (length === 1 && isIdentifier(piece))) *
        (pieces.length === 1
          ? 1
          : weak || asking || quantity || piece.context
            ? WEAK
            : general
              ? GENERAL
              : 1),
      unknown,
      named: length === 1 && piece.name && !piece.context && vocabulary.has(piece.whole),
      product,
    };
    units.push(unit);
    if (typing && !paste && position + length - 1 === last) {
      if (length === 1) open = unit;
    } else if (!weak && !unknown) finished = true;
    position += length - 1;
  }

  const vague = vaguePhrase(typed);
  const phrase = vague !== undefined && vocabulary.has(vague) ? vague : undefined;
  if (phrase !== undefined) {
    // Without a word that could be found, only the whole counts.
    if (stopWordsOnly) units.length = 0;
    const rest = units.reduce((sum, {weight}) => sum + weight, 0);
    units.push({
      text: phrase,
      alternatives: [{words: [[{term: phrase, kind: 'exact', quality: 1}]], quality: 1}],
      certainty: 1,
      // A little less than all words together: pages that have these are answers, too.
      weight: rest > 0 ? rest * PHRASE : rarity.unknown,
      unknown: false,
      named: false,
      product: false,
    });
  }
  if (open && finished) open.weight *= shareOfBeginning(pieces[last]?.whole ?? '', vocabulary);
  const seen = new Set<string>();
  const distinct = units.filter(({text: own}) => !seen.has(own) && seen.add(own));
  // In a paste, a word that the docs do not have is probably a host name.
  const known = distinct.filter(({unknown}) => !unknown);
  const call = units.length === 2 && pieces.some(({context}) => context === true);
  const [only, ...others] = pieces;
  const identifier = only && others.length === 0 && isIdentifier(only) ? text.trim() : undefined;
  const about = {words, typed, kind, foreign, identifier, phrase, call};
  if (!paste || known.length === 0) return {...about, units: distinct};
  for (const unit of known) unit.weight **= 2;
  return {...about, units: known};
}

const stopWords = [...STOP_WORDS];

/**
 * How much the last word counts while it is typed, next to finished words: the first letters of a word can
 * become anything, so they must not replace what the finished words found. The beginning of a stop word
 * (`fro`) probably becomes one.
 */
function shareOfBeginning(word: string, vocabulary: Vocabulary): number {
  if (stopWords.some((stop) => stop.startsWith(word))) return BEGINNING[0];
  return vocabulary.hasForm(word) ? 1 : (BEGINNING[word.length - 1] ?? 1);
}

/** The best match that a page can have with this alternative. */
function qualityOf({words, quality}: Alternative): number {
  return Math.min(
    ...words.map((expansions) => quality * Math.max(...expansions.map((one) => one.quality))),
  );
}

function unitRarity(
  own: readonly string[],
  alternatives: readonly Alternative[],
  rarity: WordWeights,
  identifier: boolean,
): number {
  if (alternatives.length === 0) return rarity.unknown;
  const best = Math.max(...alternatives.map(({quality}) => quality));
  // Of several alternatives the most common counts; within one, the rarest word.
  const rarities = alternatives
    .filter(({quality}) => quality >= best - 0.05)
    .map(({words}) =>
      Math.max(
        ...words.map((expansions) =>
          rarity.idf(
            expansions
              .filter(
                ({kind}) =>
                  kind === 'exact' ||
                  kind === 'stem' ||
                  !expansions.some((one) => one.kind === 'exact'),
              )
              .map(({term}) => term),
            identifier,
          ),
        ),
      ),
    );
  return Math.min(...rarities) * (own.length > 1 ? 1.25 : 1);
}

/** How certain the meaning of a whole query is, by the weight of its units: 1 if nothing had to be guessed. */
export function certaintyOf({units}: Query): number {
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  const sure = units.reduce((sum, {weight, certainty}) => sum + weight * certainty, 0);
  return total === 0 ? 1 : sure / total;
}
