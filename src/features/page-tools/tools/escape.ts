/**
 * Writes a value into code so that it stays one value, whatever it contains. If that isn't certain, it
 * returns nothing, and the page keeps its own text.
 */
type Quote = 'none' | 'comment' | 'single' | 'double' | 'template' | 'unknown';

interface Spot {
  readonly quote: Quote;
  /** Where the string around the position begins, after its quotation mark. */
  readonly from: number;
  /** The prefix of a Python string: r, f, b. */
  readonly prefix: string;
}

/** Characters without a special meaning in any of the languages. */
const PLAIN = /^[\w./:~-]+$/;
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  py: 'python',
  yml: 'yaml',
  ps1: 'powershell',
  js: 'ts',
  jsx: 'ts',
  tsx: 'ts',
  javascript: 'ts',
  typescript: 'ts',
};

/**
 * @param value checked value, without control characters
 * @param code the block
 * @param at where the value goes
 * @param language of the block
 */
export function escapeFor(
  value: string,
  code: string,
  at: number,
  language: string,
): string | undefined {
  const before = code.slice(0, at);
  switch (ALIASES[language] ?? language) {
    case 'bash':
      return inShell(value, before);
    case 'powershell':
      return inPowerShell(value, before);
    case 'python':
      return inPython(value, before);
    case 'json':
      return inJson(value, before);
    case 'yaml':
      return inYaml(value, before);
    case 'ts':
      return inScript(value, before);
    default:
      return plain(value);
  }
}

function plain(value: string): string | undefined {
  return PLAIN.test(value) ? value : undefined;
}

function json(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function inShell(value: string, before: string): string | undefined {
  const spot = shellSpot(before);
  // Here documents and substitutions nest languages; only plain values go into them.
  if (/<<|\$\(|`/.test(before) || spot.quote === 'unknown') return plain(value);
  const inside = /^\s*[[{]/.test(before.slice(spot.from)) ? json(value) : value;
  if (spot.quote === 'single') return inside.replaceAll("'", String.raw`'\''`);
  if (spot.quote === 'double' && inside === value) {
    return value.replace(/[\\"$`]/g, String.raw`\$&`);
  }
  if (spot.quote !== 'none' || PLAIN.test(value)) return plain(value);
  const [, home = '', rest = value] = /^(~\/)(.*)$/.exec(value) ?? [];
  return `${home}'${rest.replaceAll("'", String.raw`'\''`)}'`;
}

function shellSpot(before: string): Spot {
  let quote: Quote = 'none';
  let from = 0;
  for (let index = 0; index < before.length; index += 1) {
    const character = before.charAt(index);
    if (quote === 'comment') {
      if (character === '\n') quote = 'none';
    } else if (quote === 'single') {
      if (character === "'") quote = 'none';
    } else if (character === '\\') {
      index += 1;
    } else if (quote === 'double') {
      if (character === '"') quote = 'none';
    } else if (character === '"' || character === "'") {
      // $'…' and $"…" have their own rules.
      if (before.charAt(index - 1) === '$') return {quote: 'unknown', from, prefix: ''};
      quote = character === '"' ? 'double' : 'single';
      from = index + 1;
    } else if (character === '#' && /^$|\s/.test(before.charAt(index - 1))) {
      quote = 'comment';
    }
  }
  return {quote, from: quote === 'none' ? before.length : from, prefix: ''};
}

function inPowerShell(value: string, before: string): string | undefined {
  let quote: Quote = 'none';
  for (let index = 0; index < before.length; index += 1) {
    const character = before.charAt(index);
    if (/[“”„‘’‚‛]/.test(character)) return plain(value);
    if (before.startsWith('@"', index) || before.startsWith("@'", index)) return plain(value);
    if (quote === 'comment') {
      if (character === '\n') quote = 'none';
    } else if (quote === 'single') {
      if (character === "'") quote = 'none';
    } else if (character === '`') {
      index += 1;
    } else if (quote === 'double') {
      if (character === '"') quote = 'none';
    } else if (character === '"') quote = 'double';
    else if (character === "'") quote = 'single';
    else if (character === '#') quote = 'comment';
  }
  if (quote === 'single') return value.replaceAll("'", "''");
  if (quote === 'double') return value.replace(/[`"$]/g, '`$&');
  return plain(value);
}

function inPython(value: string, before: string): string | undefined {
  const spot = scriptSpot(before, true);
  if (spot.quote !== 'single' && spot.quote !== 'double') return plain(value);
  const opened = before.slice(spot.from - 3, spot.from);
  if (opened === '"""' || opened === "'''") return plain(value);
  if (/[rb]/i.test(spot.prefix)) return plain(value);
  const mark = spot.quote === 'single' ? "'" : '"';
  const text = value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
  return /f/i.test(spot.prefix) ? text.replaceAll('{', '{{').replaceAll('}', '}}') : text;
}

function inScript(value: string, before: string): string | undefined {
  // Comments of two characters, regular expressions and nested templates: plain values only.
  const spot = scriptSpot(before.replace(/\/\/[^\n"'`]*$/gm, ''), false);
  if (spot.quote !== 'single' && spot.quote !== 'double') return plain(value);
  const mark = spot.quote === 'single' ? "'" : '"';
  return value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
}

/** Strings of Python (with comments from # on) or of JavaScript. */
function scriptSpot(before: string, python: boolean): Spot {
  let mark = '';
  let from = 0;
  let prefix = '';
  for (let index = 0; index < before.length; index += 1) {
    const character = before.charAt(index);
    if (mark === '#') {
      if (character === '\n') mark = '';
    } else if (mark !== '') {
      if (character === '\\') index += 1;
      else if (before.startsWith(mark, index)) {
        index += mark.length - 1;
        mark = '';
      } else if (character === '\n' && mark.length === 1 && mark !== '`') mark = '';
    } else if (character === '"' || character === "'" || (!python && character === '`')) {
      const triple = character.repeat(3);
      mark = python && before.startsWith(triple, index) ? triple : character;
      prefix = /[a-z]*$/i.exec(before.slice(0, index))?.[0] ?? '';
      index += mark.length - 1;
      from = index + 1;
    } else if (python && character === '#') {
      mark = '#';
    }
  }
  const quotes: Readonly<Record<string, Quote>> = {
    '': 'none',
    '#': 'comment',
    "'": 'single',
    '"': 'double',
    '`': 'template',
  };
  return {quote: quotes[mark] ?? quotes[mark.charAt(0)] ?? 'unknown', from, prefix};
}

function inJson(value: string, before: string): string | undefined {
  const spot = scriptSpot(before, false);
  if (spot.quote === 'double') return json(value);
  return /^\d+$/.test(value) ? value : undefined;
}

function inYaml(value: string, before: string): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  let quote: Quote = 'none';
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (quote === 'double' && character === '\\') index += 1;
    else if (quote === 'double' && character === '"') quote = 'none';
    else if (quote === 'single' && character === "'") quote = 'none';
    else if (quote === 'none' && character === '"') quote = 'double';
    else if (quote === 'none' && character === "'") quote = 'single';
  }
  if (quote === 'double') return json(value);
  if (quote === 'single') return value.replaceAll("'", "''");
  return plain(value);
}
