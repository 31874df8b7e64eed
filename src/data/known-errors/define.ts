import type {Command, Pattern, PatternKind, Some} from './types.ts';

function pattern(kind: PatternKind, phrases: Some<string>): Pattern {
  const specific = phrases.reduce((one, other) => (other.length > one.length ? other : one));
  return {kind, phrases, specific};
}

/** The program's message; its longest phrase is the specific one. Override with `{...message(…), specific}`. */
export function message(...phrases: Some<string>): Pattern {
  return pattern('message', phrases);
}

/** The same message with other words: another version, or a shortened form. */
export function variant(...phrases: Some<string>): Pattern {
  return pattern('variant', phrases);
}

/** Supports a match, never gives one. */
export function hint(...phrases: Some<string>): Pattern {
  return pattern('hint', phrases);
}

/** A code that stands alone as a word, in this letter case. */
export function code(text: string): Pattern {
  return {...pattern('message', [text]), code: true};
}

/** Lines of one shell block. */
export function bash(...lines: Some<string>): Command {
  return {language: 'bash', code: lines.join('\n')};
}

/** Lines of one PowerShell block, for Windows. */
export function powershell(...lines: Some<string>): Command {
  return {language: 'powershell', code: lines.join('\n'), platform: 'windows'};
}

/** Lines of one Python block. */
export function python(...lines: Some<string>): Command {
  return {language: 'python', code: lines.join('\n')};
}

/** Servers that others run: what they answer says nothing about the platform. */
const PUBLIC_SERVERS = [
  'huggingface.co',
  'docker.io',
  'nvcr.io',
  'ghcr.io',
  'quay.io',
  'github.com',
  'githubusercontent.com',
  'pypi.org',
  'pythonhosted.org',
  'pytorch.org',
  'ubuntu.com',
  'debian.org',
  'nvidia.com',
  'openai.com',
] as const;

/**
 * Patterns that do not match a line with one of some words, because another entry has that line. All wordings of one
 * message belong in one call: a wording left out would still match.
 */
export function except(words: readonly string[], ...patterns: Some<Pattern>): Some<Pattern> {
  const narrow = (pattern: Pattern): Pattern => ({
    ...pattern,
    unless: [...(pattern.unless ?? []), ...words],
  });
  const [first, ...rest] = patterns;
  return [narrow(first), ...rest.map(narrow)];
}

/** Patterns that do not match a line with the address of a public server. */
export function fromOwnServer(...patterns: Some<Pattern>): Some<Pattern> {
  return except(PUBLIC_SERVERS, ...patterns);
}
