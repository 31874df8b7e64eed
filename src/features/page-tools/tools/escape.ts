/**
 * How a language writes strings and comments. In shell and Python, a backslash takes the meaning from the next character,
 * but not in comments and in strings with the mark `raw`.
 */
interface Syntax {
  /** What opens one, the longest first. A comment ends with its line, a string at its own mark. */
  readonly marks: RegExp;
  /** The mark of strings in which nothing is escaped. */
  readonly raw?: string;
}

const SHELL: Syntax = {marks: /(?<=^|\s)#|["']/y, raw: "'"};
const PYTHON: Syntax = {marks: /#|"""|'''|["']/y};

/** Characters without a special meaning in any of the languages. */
const PLAIN = /^[\w./:~-]+$/;

/**
 * Writes a value into code so that it stays one value, whatever it contains. If that isn't certain, it returns
 * nothing, and the page keeps its own text.
 */
export function escapeFor(
  value: string,
  code: string,
  at: number,
  language: string,
): string | undefined {
  const before = code.slice(0, at);
  switch (language) {
    case 'bash':
      return inShell(value, before);
    case 'python':
      return inPython(value, before);
    default:
      // Few blocks in other languages have a value. Without rules for them, only plain values are safe.
      return plain(value);
  }
}

function plain(value: string): string | undefined {
  return PLAIN.test(value) ? value : undefined;
}

function json(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

/** The mark of the string or comment that is open at the end of code, and where its content begins. */
function openAt(code: string, {marks, raw}: Syntax): {mark: string; from: number} {
  let mark = '';
  let from = 0;
  for (let at = 0; at < code.length; at += 1) {
    const close = mark === '#' ? '\n' : mark;
    if (code[at] === '\\' && mark !== raw && mark !== '#') {
      at += 1;
    } else if (mark === '') {
      marks.lastIndex = at;
      mark = marks.exec(code)?.[0] ?? '';
      from = at + mark.length;
      at = Math.max(at, from - 1);
    } else if (code.startsWith(close, at)) {
      at += close.length - 1;
      mark = '';
    }
  }
  return {mark, from: mark === '' ? code.length : from};
}

function inShell(value: string, before: string): string | undefined {
  // Here documents and substitutions nest languages, and $'…' has its own rules: only plain values go into them.
  if (/<<|\$[('"]|`/.test(before)) return plain(value);
  const {mark, from} = openAt(before, SHELL);
  const inside = /^\s*[[{]/.test(before.slice(from)) ? json(value) : value;
  if (mark === "'") return inside.replaceAll("'", String.raw`'\''`);
  if (mark === '"' && inside === value) return value.replace(/[\\"$`]/g, String.raw`\$&`);
  if (mark !== '' || PLAIN.test(value)) return plain(value);
  const [, home = '', rest = value] = /^(~\/)(.*)$/.exec(value) ?? [];
  return `${home}'${rest.replaceAll("'", String.raw`'\''`)}'`;
}

function inPython(value: string, before: string): string | undefined {
  const {mark, from} = openAt(before, PYTHON);
  const prefix = /[a-z]*$/i.exec(before.slice(0, from - mark.length))?.[0] ?? '';
  if (/[rb]/i.test(prefix)) return plain(value);
  const text = inString(value, mark);
  return /f/i.test(prefix) ? text?.replaceAll('{', '{{').replaceAll('}', '}}') : text;
}

function inString(value: string, mark: string): string | undefined {
  if (mark !== '"' && mark !== "'") return plain(value);
  return value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
}
