import {allowedEdits, distance} from './distance.ts';
import {chunks} from './text.ts';
import {stem, variants, type Expansion, type Vocabulary} from './vocabulary.ts';
import {
  ASKING_NOUNS,
  GENERAL_WORDS,
  OTHER_PRODUCTS,
  STOP_WORDS,
  WEAK_WORDS,
  type Expression,
  type SynonymTable,
} from './words.ts';

/** Longer input is cut here: the useful part of a pasted log comes earlier. */
export const MAX_INPUT = 5_000;
/** From this many words on, the query is a paste: only its rarest words are looked up. */
const PASTE = 9;
const MAX_UNITS = 16;
/** What every Python traceback has: which file and line called what. */
const TRACE =
  /traceback \(most recent call last\):|file "[^"\n]*", line \d+(?:, in [\w.<>]+)?|^\s*[~^]+\s*$/gim;
const PARTS = 0.7;
const BEARING = 0.4;
/** Share of their weight that unspecific words keep. */
const WEAK = 0.25;
const GENERAL = 0.45;
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
  /** As typed, normalised. */
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
   * It names another vendor's product that no title, heading or keyword has: at most a mention answers it.
   */
  readonly foreign: boolean;
}

/** Known errors rank highest for pasted lines, lower for problems, lowest for tasks. */
export type QueryKind = 'line' | 'trouble' | 'words';

/** What programs write in messages and people do not type into a search box. */
const LINE =
  /\b[A-Za-z_.]*(?:Error|Exception|Errno)\b|\berror[:\]]|\bE\d{3,}\b|^\s*(?:failed to|cannot|could not|unable to|unexpected|invalid|no such|traceback)\b|\b(?:errno|exit code|status code|fatal|panic|denied:|failed:)\b|^\s*[45]\d\d [a-z]/i;
const TROUBLE =
  /\b(?:errors?|fail(?:s|ed|ing|ure)?|crash(?:es|ed)?|stuck|hangs?|broken|slow(?:er)?|cannot|can't|cant|won't|wont|doesn't|doesnt|didn't|isn't|not (?:found|working|start\w*|load\w*|show\w*)|denied|refused|timed? ?out|unreachable|missing|wrong|blank|empty|killed|exited|out of memory|oom|unauthorized|forbidden|unexpected|invalid|unable|no such|nothing happens|gone|lost|disappear\w*|keeps?)\b/i;

/** Distinguishes a pasted line from typed words. */
function kindOf(input: string): QueryKind {
  if (LINE.test(input)) return 'line';
  return TROUBLE.test(input) ? 'trouble' : 'words';
}

/** How common a word is. */
export interface Rarity {
  /**
   * Inverse document frequency of a word, over pages.
   *
   * @param terms - the word and its forms, as the index has them
   * @param identifier - the word was typed as an identifier (`CONTAINER_EXITED`): it is never a filler word
   */
  idf(terms: Iterable<string>, identifier?: boolean): number;
  /**
   * Whether a title, heading or keyword has a word.
   *
   * @param term - a word of the index
   */
  isSubject(term: string): boolean;
  /** The idf of a word that no page has. */
  readonly unknown: number;
}

interface Piece {
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

function piecesOf(input: string, vocabulary?: Vocabulary): Piece[] {
  const found: Piece[] = [];
  for (const {whole, parts} of chunks(input)) {
    const partTerms = parts.map(({term}) => term);
    if (whole) {
      const raw = input.slice(whole.start, whole.end);
      if (PATH.test(raw) && !vocabulary?.has(whole.term)) {
        const [last, ...before] = raw.split('.').reverse();
        // Every call begins at the client.
        const service = before
          .filter((name) => name !== 'client')
          .reverse()
          .join(' ');
        for (const piece of piecesOf(service, vocabulary)) found.push({...piece, context: true});
        for (const piece of piecesOf(last ?? '', vocabulary)) found.push({...piece, name: true});
        continue;
      }
      found.push({whole: whole.term, parts: partTerms, name: NAME.test(raw)});
    } else for (const term of partTerms) found.push({whole: term, parts: [], name: false});
  }
  return found;
}

/** Whether a word was typed as code writes it: `deploy_model`, `DeployModel`, `first-boot.sh`. */
const isIdentifier = ({parts}: Piece): boolean => parts.length > 1;

/** Only the finest parts: `deploy` and `model`, without `deploymodel`. */
function leaves(parts: readonly string[]): string[] {
  return parts.filter(
    (part) =>
      !parts.some(
        (other) => other !== part && part.startsWith(other) && part.length > other.length + 1,
      ),
  );
}

/**
 * Reads a query.
 *
 * @param input - what the reader typed or pasted, of any length
 * @param vocabulary - the words of the index
 * @param synonyms - what else things are called
 * @param rarity - how common words are
 */
export function parseQuery(
  input: string,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
  rarity: Rarity,
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
        !vocabulary.hasForm(pieces[Math.min(neighbour, position)]?.whole ?? '')
      ) {
        const [near] = vocabulary.nearest(joined);
        if (near?.edits === 1) addAlternative([near.term], 0.75, true);
      }
    }

    const unknown = alternatives.length === 0;
    foreign ||= length === 1 && OTHER_PRODUCTS.has(piece.whole) && !rarity.isSubject(piece.whole);
    // So do small numbers and releases: `Windows 11`, `Step 2`, `in 0.5.0`.
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
    const general = bearing.every((word) => GENERAL_WORDS.has(word));
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
        unitRarity(own, alternatives, rarity, length === 1 && isIdentifier(piece)) *
        (pieces.length === 1
          ? 1
          : weak || asking || quantity || piece.context
            ? WEAK
            : general
              ? GENERAL
              : 1),
      unknown,
      named: length === 1 && piece.name && !piece.context && vocabulary.has(piece.whole),
    };
    units.push(unit);
    if (typing && !paste && position + length - 1 === last) {
      if (length === 1) open = unit;
    } else if (!weak && !unknown) finished = true;
    position += length - 1;
  }

  if (open && finished) open.weight *= shareOfBeginning(pieces[last]?.whole ?? '', vocabulary);
  const seen = new Set<string>();
  const distinct = units.filter(({text: own}) => !seen.has(own) && seen.add(own));
  // In a paste, a word that the docs do not have is probably a host name.
  const known = distinct.filter(({unknown}) => !unknown);
  if (!paste || known.length === 0) return {units: distinct, words, typed, kind, foreign};
  for (const unit of known) unit.weight **= 2;
  return {units: known, words, typed, kind, foreign};
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

/** Words of the index that a query may need, by how they are looked up. */
export interface Lookups {
  /** Beginnings of the typed words, short enough for all of their forms. */
  readonly typed: readonly string[];
  /** Their synonyms. */
  readonly synonyms: readonly string[];
}

/** A beginning that the forms of a word have in common: `deploy` for `deploying`. */
const rootOf = (word: string): string =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 3));

/**
 * The words of an index that are needed before a query can be parsed.
 *
 * @param input - what the reader typed or pasted
 * @param synonyms - what else things are called
 */
export function lookupsOf(input: string, synonyms: SynonymTable): Lookups {
  const pieces = piecesOf(input.slice(0, MAX_INPUT).replace(TRACE, ' '));
  const strong = pieces.filter(({whole}) => !STOP_WORDS.has(whole));
  const paste = strong.length >= PASTE;
  const typed = new Set<string>();
  const other = new Set<string>();
  pieces.forEach((piece, position) => {
    const next = pieces[position + 1];
    if (STOP_WORDS.has(piece.whole) && strong.length > 0) return;
    typed.add(rootOf(piece.whole));
    for (const part of piece.parts) typed.add(rootOf(part));
    for (const {word} of variants(piece.whole)) typed.add(rootOf(word));
    if (next) other.add(piece.whole + next.whole);
    if (paste) return;
    for (const {words} of phraseAt(pieces, position, synonyms)?.alternatives ?? []) {
      for (const word of words) other.add(word);
      if (words.length > 1) other.add(words.join(''));
    }
  });
  return {typed: [...typed], synonyms: [...other]};
}

/** The best match that a page can have with this alternative. */
function qualityOf({words, quality}: Alternative): number {
  return Math.min(
    ...words.map((expansions) => quality * Math.max(...expansions.map((one) => one.quality))),
  );
}

function phraseAt(pieces: readonly Piece[], position: number, synonyms: SynonymTable) {
  const first = pieces[position];
  if (!first) return undefined;
  const exact = synonyms
    .get(first.whole)
    ?.find(({words}) => words.every((word, offset) => pieces[position + offset]?.whole === word));
  if (exact) return exact;
  // `fetching` has the synonyms of `fetch`.
  for (const other of formsIn(synonyms, first.whole)) {
    const found = synonyms
      .get(other)
      ?.find(({words}) =>
        words.slice(1).every((own, offset) => pieces[position + 1 + offset]?.whole === own),
      );
    if (found) return found;
  }
  return undefined;
}

/** First words of expressions by their stem: there is a query for every keystroke, and stemming is slow. */
const firstWords = new WeakMap<SynonymTable, ReadonlyMap<string, readonly string[]>>();

/** Other forms of a word that an expression begins with; short words (`set`) are too unspecific. */
function formsIn(synonyms: SynonymTable, word: string): readonly string[] {
  let byStem = firstWords.get(synonyms);
  if (!byStem) {
    const found = new Map<string, string[]>();
    for (const first of synonyms.keys()) {
      if (first.length < 4) continue;
      const key = stem(first);
      found.set(key, [...(found.get(key) ?? []), first]);
    }
    byStem = found;
    firstWords.set(synonyms, byStem);
  }
  const own = stem(word);
  // A word that is its own stem may be a typo: `instal`.
  return word.length < 4 || own === word ? [] : (byStem.get(own) ?? []);
}

/** One of the words is the plural of the other. */
const isPlural = (one: string, other: string): boolean =>
  one === `${other}s` || other === `${one}s` || one === `${other}es` || other === `${one}es`;

/** Synonyms of a misspelt word: the docs have neither `kubernets` nor `kubernetes`. */
function meantSynonyms(
  word: string,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): readonly Expression[] {
  const limit = allowedEdits(word);
  if (word.length < 5 || vocabulary.hasForm(word) || OTHER_PRODUCTS.has(word)) return [];
  const meant: Expression[] = [];
  for (const [first, entries] of synonyms) {
    if (first[0] !== word[0]) continue;
    const edits = distance(first, word, limit);
    if (edits > limit) continue;
    const entry = entries.find(({words}) => words.length === 1);
    if (!entry) continue;
    const doubt = edits === 1 ? 0.75 : 0.6;
    meant.push({words: [first], quality: doubt});
    for (const {words, quality} of entry.alternatives)
      meant.push({words, quality: quality * doubt});
  }
  return meant;
}

function splits(word: string, vocabulary: Vocabulary): [string, string][] {
  const found: [string, string][] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const head = word.slice(0, cut);
    const tail = word.slice(cut);
    // `wordpress` is not `word` and `press`.
    if (WEAK_WORDS.has(head) || WEAK_WORDS.has(tail)) continue;
    if (vocabulary.hasForm(head) && vocabulary.hasForm(tail)) found.push([head, tail]);
  }
  return found.slice(0, 2);
}

function unitRarity(
  own: readonly string[],
  alternatives: readonly Alternative[],
  rarity: Rarity,
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

/** For a paste, only its rarest words in the index are looked up, in their order. */
function rarest(pieces: readonly Piece[], vocabulary: Vocabulary, rarity: Rarity): Piece[] {
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
