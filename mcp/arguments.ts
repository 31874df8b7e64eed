import {MAX_TOKENS, MIN_TOKENS} from '../src/site/text/budget.ts';

/** A caller's arguments cannot be used, or name what does not exist; the message says what is expected, or exists. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** An argument of a tool, as JSON Schema. */
export interface Argument {
  readonly type: 'string' | 'integer';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The arguments of a tool. */
export interface Signature {
  readonly properties: Readonly<Record<string, Argument>>;
  readonly required: readonly string[];
}

/** Arguments after checking: of the types that the signature names. */
export type Arguments = Readonly<Record<string, string | number>>;

/** Names that models guess for an argument, without case and punctuation, separated by spaces. */
const GUESSES: Readonly<Record<string, string>> = {
  query: 'q question search searchquery searchterm term terms keywords text prompt input',
  page: 'path url uri address route link file filename pageid id slug doc document pagename title name',
  section: 'anchor heading hash fragment sectionid sectionname',
  version:
    'release v ver versions releases docversion docsversion productversion releaseversion kamiwazaversion sdkversion',
  area: 'context scope category source kind type where',
  limit: 'n k max count top topk maxresults numresults results size',
  name: 'symbol method class function identifier symbolname methodname classname api query q',
  log: 'text error errormessage message logs input output stacktrace traceback query content',
  from_line: 'line offset start startline cursor from',
  max_tokens: 'tokens budget tokenbudget maxlength maxtoken tokenlimit',
};

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Which argument a caller means by a name; undefined if nothing fits. */
function meant(name: string, wanted: readonly string[]): string | undefined {
  const plain = bare(name);
  return (
    wanted.find((one) => bare(one) === plain) ??
    wanted.find((one) => GUESSES[one]?.split(' ').includes(plain) === true)
  );
}

/**
 * Repairs the names and types of arguments, and checks them.
 *
 * @param ignored filled with the names that mean nothing here
 * @throws ArgumentError that names what is missing or wrong, and what is expected
 */
export function readArguments(
  given: Readonly<Record<string, unknown>> = {},
  signature: Signature,
  ignored: string[] = [],
): Arguments {
  const known = Object.keys(signature.properties);
  const expected = expectedBy(signature);
  // Some clients write `null` or an empty text for what they leave out.
  const entries = Object.entries(given).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== null &&
      (value !== '' || !known.includes(name) || signature.required.includes(name)),
  );
  // A correct name is used before a guess, so that `query` is never overwritten by `text`.
  const values = new Map<string, unknown>(entries.filter(([name]) => known.includes(name)));
  for (const [name, value] of entries) {
    if (known.includes(name)) continue;
    const free = known.filter((one) => !values.has(one));
    const target = meant(name, free);
    if (target === undefined) ignored.push(name);
    else if (value !== '' || signature.required.includes(target)) values.set(target, value);
  }
  const [missing] = signature.required.filter((name) => !values.has(name));
  if (missing !== undefined) {
    const [only, ...others] = entries.filter(
      ([name, value]) => typeof value === 'string' && ignored.includes(name),
    );
    // A single text with an unknown name: it is the main argument of the tool.
    if (only !== undefined && others.length === 0) {
      values.set(missing, only[1]);
      ignored.splice(ignored.indexOf(only[0]), 1);
    } else {
      throw new ArgumentError(`The argument "${missing}" is missing. ${expected}`);
    }
  }
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, check(name, value, signature.properties[name])]),
  );
}

/** The names of a tool's arguments. */
export function expectedBy({properties, required}: Signature): string {
  const names = Object.keys(properties).map((name) =>
    required.includes(name) ? name : `${name} (optional)`,
  );
  return `Arguments: ${names.join(', ')}.`;
}

function check(name: string, value: unknown, argument: Argument | undefined): string | number {
  if (argument?.type === 'integer') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      throw new ArgumentError(`The argument "${name}" must be a whole number.`);
    }
    const {minimum = 0, maximum = Number.MAX_SAFE_INTEGER} = argument;
    return Math.min(maximum, Math.max(minimum, Math.trunc(number)));
  }
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') throw new ArgumentError(`The argument "${name}" must be a text.`);
  if (argument?.enum !== undefined) {
    const choice = argument.enum.find((one) => one === text.trim().toLowerCase());
    if (choice !== undefined) return choice;
    throw new ArgumentError(`The argument "${name}" must be one of ${argument.enum.join(', ')}.`);
  }
  return text;
}

/** The argument that every tool has: how long its answer may be. */
export const maxTokens: Argument = {
  type: 'integer',
  description: 'Token budget of the answer (default 3000)',
  minimum: MIN_TOKENS,
  maximum: MAX_TOKENS,
};
