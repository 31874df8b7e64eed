/** Known errors rank highest for pasted lines, lower for problems, lowest for tasks. */
export type QueryKind = 'line' | 'trouble' | 'words';

/** What programs write in messages and people do not type into a search box. */
const LINE =
  /\b[A-Za-z_.]*(?:Error|Exception|Errno)\b|\berror[:\]]|\bE\d{3,}\b|^\s*(?:failed to|cannot|could not|unable to|unexpected|invalid|no such|traceback)\b|\b(?:errno|exit code|status code|fatal|panic|denied:|failed:)\b|^\s*[45]\d\d [a-z]/i;
const TROUBLE =
  /\b(?:errors?|fail(?:s|ed|ing|ure)?|crash(?:es|ed)?|stuck|hangs?|broken|slow(?:er)?|cannot|can't|cant|won't|wont|doesn't|doesnt|didn't|isn't|not (?:found|working|start\w*|load\w*|show\w*)|denied|refused|timed? ?out|unreachable|missing|wrong|blank|empty|killed|exited|out of memory|oom|unauthorized|forbidden|unexpected|invalid|unable|no such|nothing happens|gone|lost|disappear\w*|keeps?)\b/i;

/** Distinguishes a pasted line from typed words. */
export function kindOf(input: string): QueryKind {
  if (LINE.test(input)) return 'line';
  return TROUBLE.test(input) ? 'trouble' : 'words';
}
