import {parseArgs, type ParseArgsConfig} from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command accepts. */
export interface Accepted<O extends Options> {
  /** What to type, then what that does: printed for `--help` and below what is wrong with an argument. */
  readonly usage: string;
  readonly options?: O;
  /** How many arguments without a name it takes; none by default. */
  readonly positionals?: readonly [least: number, most: number];
}

/** The arguments that a command gets. */
export type Given<O extends Options> = Pick<
  ReturnType<typeof parseArgs<{options: O; allowPositionals: true}>>,
  'values' | 'positionals'
>;

/** Wrong arguments: the command prints the message and its usage, and exits with 2. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError that says in one sentence what is wrong with them
 */
export function readArguments<const O extends Options>(
  {options, positionals: [least, most] = [0, 0]}: Accepted<O>,
  args: string[],
): Given<O> {
  let given: Given<O>;
  try {
    given = parseArgs({args, options: options ?? ({} as O), allowPositionals: true});
  } catch (error) {
    // The other sentences advise on arguments that begin with a hyphen, which no command has.
    const [sentence = ''] = String((error as Error).message).split(/\.(?:\s|$)|\n/);
    throw new UsageError(`${sentence}.`);
  }
  const surplus = given.positionals[most];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many.`);
  if (given.positionals.length < least) throw new UsageError('An argument is missing.');
  return given;
}

/**
 * The number in an option.
 *
 * @throws UsageError if it has something else
 */
export function readNumber(option: string, text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) {
    throw new UsageError(`${option} is "${text}": write a number.`);
  }
  return Number(text);
}
