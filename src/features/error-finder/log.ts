/** Longest text that is searched, in characters. */
export const MAX_LENGTH = 200 * 1024;

/** A stretch of the log's text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A pasted text in the form that is searched and shown. */
export interface Log {
  readonly text: string;
  /** The same with A to Z in lower case; positions are the same. */
  readonly lower: string;
  /** Position at which each line starts. */
  readonly starts: readonly number[];
  /** Characters at the start that were left out because the text was too long. */
  readonly skipped: number;
  /** Lines, from 0, that name a fault which did not happen or has passed. */
  readonly harmless: ReadonlySet<number>;
  /** Lines, from 0, with a level below error, and attempts that are repeated: the program continued after them. */
  readonly warnings: ReadonlySet<number>;
}

/** A program says that it tries again, or that an attempt is one of several. */
const RETRY =
  /retrying|will retry|retry in \d|retry\(total=|retry \d+\/\d+|resume download|trying again|try again in|reconnecting|waiting for|probe failed|attempt \d+ of|"loading model"|^\* /;
/**
 * A level below error: the program continues. `[WARN]`, `level=warning`, `"level":"warn"`, `W0814 09:00`, `
 * WRN `.
 */
const WARNING =
  /^(?:\S+\s+\|\s)?[\d\s:.,tz+/-]*[[(]?warn(?:ing)?\b|[[(]warn(?:ing)?[\])]|level"?[=:]"?warn|\swrn\s|^w\d{4,6} |\s-\s+warning\s+-\s/;
/** A program repeats what has just failed: what it wrote about that counts no more than a warning. */
const REPEATS = /\bretrying\b|will retry|retry in \d|retry\(total=|resume download|trying again/;
/** The same in a line of its own, about the line before. */
const REPEATS_LAST = /^(?:\S+\s+\|\s+)?(?:retrying (?:in|after) \d|trying to resume download)/;
/** The level of a line that reports no fault, unless its text does. */
const INFORMATION =
  /^(?:\S+\s+\|\s)?[\d\s:.,tz+/-]*[[(]?(?:info|debug|trace)\b|[[(](?:info|debug|trace)[\])]|level"?[=:]"?(?:info|debug|trace)|\s(?:inf|dbg|trc)\s|^[id]\d{4,6} |\s-\s+(?:info|debug)\s+-\s/;
/** What makes a line of that level a report of a fault anyway. */
const REPORTS =
  /error|exception|traceback|fatal|critical|panic|fail|caused by|refused|denied|killed|cannot|can't|unable|out of memory|exited/;
/** Lines after an attempt in which its success may be reported. */
const SOON = 20;
/** A program reports success. */
const SUCCESS =
  /\b(?:success(?:fully)?|succeeded|completed?|downloaded|ready|connected|healthy|started|reachable|ok|200|done|finished|installed|deployed|listening|running)\b|\b100 ?%|tokens[/ -](?:per-)?s/;
/** Words of a line about a fault. */
const FAULT =
  /error|exception|traceback|fail|fatal|refused|unreachable|denied|killed|cannot|can't|unable|giving up|timed out|exited|not (?:ready|found|connected|healthy|started)|unhealthy/;
/** Counters that are zero, and lists and values of faults that are empty: `failed=0`, `"errors":[]`, `error=null`. */
const NONE =
  /\b(?:0|no) (?:errors?|failed|failures?)\b|\b(?:errors?|failed|failures?)"?\s?[=:]\s?(?:0\b|(?:null|none|nil)(?=\s*(?:$|[,;)}\]]|\w+=))|<nil>|\[\]|\{\}|"")/g;
/** Python code that catches an exception. */
const CATCHES = /^[\s\d:|]*except\b.*:\s*(?:#.*)?$/s;
/** Source code: it belongs in a log only below a traceback. */
const WRITES =
  /^\s*(?:\d+[:|]\s*)?(?:return |const |let |var |def |class |case |import |from \S+ import |(?:els?e? ?)?if \(|#define )|^\s*(?:\d+[:|]\s*)?(?:raise |throw |echo |printf |print\(|logger?\.|logging\.|console\.)|\|\| *(?:echo|printf) /;
/** A traceback shows lines of source code. */
const TRACEBACK = /traceback|file "[^"]*", line \d|^\s+at .*:\d+/;
/** A passed test, whatever its name says. */
const PASSED = /\b(?:passed|skipped|xfail(?:ed)?)(?:\s{0,80}\[ {0,3}\d+%\])?$|\.\.\. ok$/;
/** Text about an error that may occur or has been fixed. */
const EXPLAINS =
  /\b(?:if|when) (?:you (?:see|get)|the (?:message|error|log) (?:is|says|shows))\b|\b(?:is|are|was) (?:gone|solved|fixed) (?:since|now|after|too)\b|\bsolved too\b|^\s*(?:[-*•]\s+)?(?:[0-9a-f]{7,12}\s+)?(?:fix(?:ed|es)?|resolved?|docs?|test|chore)(?:\([\w-]+\))?[: ]/;
/** What the reader typed at a prompt. */
const TYPED = /^\s*(?:\$|[\w.-]+@[\w.-]+:\S*[$#]|ps [a-z]:\\[^>]*>)\s/;
/** Words of a command that starts a program, or loads what it lacks. */
const STARTS = /\b(?:up|start|restart|run|pull|install|serve|deploy|download)\b/;
/** The reader notes a further attempt. */
const ATTEMPT = /^\W*(?:(?:attempt|try|run) ?#?[2-9]|(?:second|third|next) (?:attempt|try|run))\b/;
/** The reader says that it works. */
const SAID =
  /^(?!.*\b(?:until|if|when|once|should|may|not|never)\b).*(?:\b(?:works?|working|runs|running|solved|resolved) (?:now|again)\b|\bnow (?:it )?(?:works|runs)\b)/;
/** It works, and was not only started. */
const WORKS = /\(healthy\)|startup complete|^\s*200$|\b200 ok\b|http\/[\d.]+ 200\b/;
/** Not all of it works. */
const DOUBT =
  /\bbut\b|\bstill\b|restarting|health: starting|crash|abort|^\s*(?:http\/[\d.]+ )?[45]\d\d\b/;
/** A command that stops containers, and the exit codes that they then have. */
const STOPS = /\bdocker (?:compose )?(?:stop|kill|down|restart|rm)\b|\bstopping\b/;
const STOPPED = /(?:exited|code|status)[ =:(]{1,2}1(?:37|43)\b/;

/** The line reports no fault, whatever is around it: information, source code, a passed test, an explanation, a prompt. */
const isHarmless = (line: string, inTraceback: boolean): boolean =>
  CATCHES.test(line) ||
  PASSED.test(line.trimEnd()) ||
  EXPLAINS.test(line) ||
  TYPED.test(line) ||
  (!inTraceback && WRITES.test(line)) ||
  (INFORMATION.test(line) && !REPORTS.test(line));

/** Decides for each line what it is. */
function judge(lines: readonly string[]): Pick<Log, 'harmless' | 'warnings'> {
  const harmless = new Set<number>();
  const warnings = new Set<number>();
  // Warnings, and attempts with the line before each: harmless where the log ends well after the last of them.
  const passing: number[] = [];
  const inTraceback = lines.some((line) => TRACEBACK.test(line));
  let stopped = false;
  lines.forEach((line, index) => {
    const warns = WARNING.test(line);
    if (RETRY.test(line)) passing.push(index - 1, index);
    else if (warns) passing.push(index);
    if (warns || REPEATS.test(line)) warnings.add(index);
    if (REPEATS_LAST.test(line)) warnings.add(index - 1);
    if (isHarmless(line, inTraceback) || (stopped && STOPPED.test(line))) harmless.add(index);
    stopped ||= STOPS.test(line);
  });
  const rest = lines.slice((passing.at(-1) ?? -1) + 1);
  if (tellsOfSuccess(rest)) for (const line of passing) harmless.add(line);
  return {harmless, warnings};
}

/** Do these lines soon report success, and no fault? */
function tellsOfSuccess(lines: readonly string[]): boolean {
  return (
    lines.slice(0, SOON).some((line) => SUCCESS.test(line)) &&
    !lines.some((line) => FAULT.test(line.replace(NONE, '')))
  );
}

/** Does the log end well after a line, with success and without a further fault? */
export function endsWellAfter({lower, starts}: Log, line: number): boolean {
  const next = starts[line + 1];
  return next !== undefined && tellsOfSuccess(lower.slice(next).split('\n'));
}

/**
 * Does the log show that the faults up to a line are solved? The reader starts the program again, and it works;
 * or repeats the command that failed, and it succeeds; or says so. No fault may follow.
 */
export function isSolvedAfter({lower}: Log, line: number): boolean {
  const lines = lower.split('\n');
  const failed = lines
    .slice(0, line)
    .filter((text) => TYPED.test(text))
    .at(-1);
  const after = lines.slice(line + 1);
  const again = after.findIndex(
    (text) =>
      text === failed ||
      ATTEMPT.test(text) ||
      SAID.test(text) ||
      (TYPED.test(text) && STARTS.test(text)),
  );
  if (again === -1) return false;
  const rest = after.slice(again);
  const repeated = rest.findIndex((text) => text === failed);
  return (
    (rest.some((text) => WORKS.test(text) || SAID.test(text)) ||
      (repeated !== -1 &&
        rest
          .slice(repeated + 1)
          .some((text) => SUCCESS.test(text) && !/\bstarted\b/.test(text)))) &&
    !rest.some((text) => FAULT.test(text.replace(NONE, '')) || DOUBT.test(text))
  );
}

/** Restores pasted text to the form in which programs wrote it. Of a text that is too long, only the end is kept. */
export function readLog(input: string): Log {
  const skipped = Math.max(0, input.length - MAX_LENGTH);
  const text = unescape(withoutColors(input.slice(skipped)))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, ' ')
    // A progress bar writes over its line with a carriage return alone.
    .replace(/\r\n?/g, '\n');
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lower = lowerCase(text);
  return {text, lower, starts, skipped, ...judge(lower.split('\n'))};
}

/** Index of the last of some rising numbers that is at most `most`, by binary search; -1 if there is none. */
export function lastUpTo(numbers: readonly number[], most: number): number {
  let low = -1;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Number of the line, from 0, that contains a position. */
export const lineAt = ({starts}: Log, position: number): number => lastUpTo(starts, position);

/** Where a line, counted from 0, begins and ends, without its line break. */
export function lineRange({text, starts}: Log, line: number): Range {
  const start = starts[line] ?? text.length;
  return {start, end: Math.max(start, (starts[line + 1] ?? text.length + 1) - 1)};
}

/** A to Z only: other letters may change their length, and positions would be wrong. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Terminal colors and links, also as JSON (`\u001b`), Python (`\x1b`), syslog (`#033`) and pagers (`^[`)
 * write the escape character.
 */
function withoutColors(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- the escape character starts a color.
      .replace(/(?:\u001b|\\u001b|\\x1b|\\033|#033|\^\[)\[[\d;?]{0,16}[A-Za-z]/gi, '')
      // eslint-disable-next-line no-control-regex -- the escape character starts a link.
      .replace(/\u001b\][^\u0007\u001b\n]{0,500}(?:\u0007|\u001b\\)/g, '')
  );
}

/** `\"` of a message inside JSON. */
function unescape(text: string): string {
  return text.replace(/\\{1,7}(?=["'])/g, '');
}
