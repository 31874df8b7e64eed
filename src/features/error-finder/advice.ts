import {lineAt, lineRange, type Log, type Range} from './log.ts';

/** A sentence of the log that says what to do. */
export interface Quote {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Words with which programs begin their advice. `raise ValueError(` is code, and "unable to resolve" a fault. */
const ADVICE =
  /\b(?:try to|try(?:ing)? (?:increas|decreas|reduc|lower|rais|set|again|with|a )|try (?!to )[a-z]+ing\b|please (?!note|wait)|consider |make sure |you (?:can|should|must|may|might|need|could) |raise (?:the|your|or|[`'"-]|[a-z]+_)|(?:increase|decrease|reduce|lower|unset|upgrade|update|reinstall) (?:the |your |or )?[`'"\w-]|(?<!unable |failed |trying |attempting )to (?:fix|resolve|solve|disable|enable|allow|override|avoid) |(?:re)?run ['"`](?![^'"`]*--help)|is the \w+ (?:daemon )?running|use (?:the )?[`'"-]|pass (?:the )?[`'"-]|set (?:the )?(?:env|[`'"A-Z_]{4}))/gi;
/** Lines that report a fault; advice elsewhere ("consider upgrading pip") is not about it. */
const FAULT = /error|fail|fatal|exception|cannot|can't|unable|denied|\bE:/i;
const LISTED = 5;
/** Longest quoted sentence, in characters. */
const LONGEST = 300;

/**
 * What the log itself advises, in its own words. At most five sentences, without repetitions. `matched` are the
 * lines, from 0, that contain a known error; advice may follow in the next two. Other lines of `consequences` are
 * not quoted.
 */
export function adviceIn(
  log: Log,
  matched: ReadonlySet<number>,
  consequences: ReadonlySet<number>,
): Quote[] {
  const quotes: Quote[] = [];
  const seen: string[] = [];
  // End of the last quote: two matches in one sentence of a long line would be quoted twice, with overlapping parts.
  let quoted = 0;
  for (const {index} of log.text.matchAll(ADVICE)) {
    if (index < quoted) continue;
    const line = lineAt(log, index);
    if (consequences.has(line) && !matched.has(line)) continue;
    const near = matched.has(line) || matched.has(line - 1) || matched.has(line - 2);
    const {start, end} = lineRange(log, line);
    const first = Math.max(start, index - LONGEST);
    const last = Math.min(end, index + LONGEST);
    if (!near && !FAULT.test(log.text.slice(first, last))) continue;
    const from = Math.max(first, quoted);
    const surroundings = log.text.slice(from, last);
    const sentence = sentenceAt(surroundings, index - from);
    quoted = from + sentence.end;
    const text = surroundings.slice(sentence.start, sentence.end).trim();
    // The client repeats what the server wrote, with other words before it.
    if (seen.some((earlier) => earlier.includes(text))) continue;
    seen.push(text);
    quotes.push({line: line + 1, text});
    if (quotes.length === LISTED) break;
  }
  return quotes;
}

/** Ends of sentences, and the ends of a field and of an object in JSON, in a dict of Python or in logfmt. */
const ENDS =
  /[.;!?] (?=[A-Z`'"])|\*\*\* |\] (?=[A-Z])|(?:["'], |\{)["']\w+["']: ["']?|["'] \w+=|["']\}/g;

/** The sentence around a position: it ends at a full stop and a space, with its field, or at the ends of the text. */
function sentenceAt(text: string, position: number): Range {
  let start = 0;
  let end = text.length;
  for (const {0: mark, index} of text.matchAll(ENDS)) {
    if (index < position) start = index + mark.length;
    else if (end === text.length) end = /^["'{]/.test(mark) ? index : index + 1;
  }
  return {start, end};
}

export type Direction = 'up' | 'down';

const UP = new Set(
  'increase increasing increased raise raising higher larger bigger more enlarge'.split(' '),
);
const DOWN = new Set(
  'decrease decreasing reduce reducing lower lowering smaller shorten less fewer'.split(' '),
);

/**
 * Which parameters a text says to increase or decrease: "try increasing `a_b` or decreasing `c_d`"; "increasing or
 * decreasing `a_b`" is both. A parameter is a word with an underscore, an environment variable or a flag; `--a-b` is
 * `a_b`. The name of an exception ends what "raise" refers to.
 */
export function directions(text: string): Map<string, Set<Direction>> {
  const found = new Map<string, Set<Direction>>();
  let ways = new Set<Direction>();
  // Only "or" was read since the last direction: the next one is about the same parameter.
  let open = false;
  for (const {0: word} of text.matchAll(/[A-Za-z_-][\w-]*|[.;:!?](?=\s|$)/g)) {
    const lower = word.toLowerCase();
    if (
      /^(?:[.;:!?]|to|than|until|below|above|if|when|because|\w*(?:error|exception))$/.test(lower)
    )
      ways = new Set();
    else if (UP.has(lower) || DOWN.has(lower)) {
      ways = new Set(open ? ways : []).add(UP.has(lower) ? 'up' : 'down');
      open = true;
    } else if (/_|^-{1,2}[a-z]/i.test(word)) {
      const name = lower.replace(/^-+/, '').replaceAll('-', '_');
      if (ways.size > 0) found.set(name, new Set([...(found.get(name) ?? []), ...ways]));
      open = false;
    } else if (!/^(?:or|and|an?)$/.test(lower)) open = false;
  }
  return found;
}

/**
 * Does a step change a parameter in the opposite direction to the log's advice? If the advice or the step names both
 * directions, the step is fine.
 */
export function reverses(advice: string, step: string): boolean {
  const wanted = directions(advice);
  for (const [name, ways] of directions(step)) {
    const want = wanted.get(name);
    if (want !== undefined && [...ways].every((way) => !want.has(way))) return true;
  }
  return false;
}
