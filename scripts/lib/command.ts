import path from 'node:path';

import {type Accepted, type Given, type Options, readArguments, UsageError} from './arguments.ts';

type Main<O extends Options> = (given: Given<O>) => Promise<void> | void;

/**
 * Runs a command with the arguments of this process. Prints its usage for `--help`. If `main` throws, prints the
 * message and exits with 1, or with 2 if the arguments were wrong.
 *
 * Import this module before the other modules of the repository: for one that cannot be loaded after that, file, line
 * and message are printed, too.
 */
export function command<const O extends Options>(accepted: Accepted<O>, main: Main<O>): void {
  const args = process.argv.slice(2);
  const usage = `Usage: ${accepted.usage}`;
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const run = async (): Promise<void> => main(readArguments(accepted, args));
  run().catch((error: unknown) => {
    console.error(describe(error));
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}

process.on('uncaughtException', (error) => {
  console.error(describe(error));
  process.exit(1);
});

/**
 * The message of an error. Errors that JavaScript itself throws, such as a TypeError, get file and line, because their
 * messages were not written for users.
 */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('\n');
  if (!(error instanceof Error)) return String(error);
  const {name, message, stack = ''} = error;
  const local = (file: string): string => path.relative(process.cwd(), file);
  const syntax = [...message.matchAll(/^(.+):(\d+):\d+: ERROR: (.+)$/gm)];
  if (syntax.length > 0) {
    return syntax.map(([, file = '', line, text]) => `${local(file)}:${line}: ${text}`).join('\n');
  }
  if (!/^(?:Type|Reference|Range|Syntax)Error$/.test(name)) return message;
  const place = /^ +at (?:.* \()?(?!.*node_modules)(\/.+|[A-Z]:.+):(\d+):\d+\)?$/m.exec(stack);
  return place ? `${local(place[1] ?? '')}:${place[2]}: ${message}` : `${name}: ${message}`;
}
