import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {readArguments, readNumber, UsageError} from '../arguments.ts';

const usage = 'npm run sum -- NUMBER…';
const accepted = {
  usage,
  options: {set: {type: 'string', default: 'dev'}},
  positionals: [1, 2],
} as const;

describe('arguments', () => {
  it('are read with their defaults', () => {
    expect(readArguments(accepted, ['1', '2'])).toMatchObject({
      values: {set: 'dev'},
      positionals: ['1', '2'],
    });
  });

  it.each([
    [['1', '--stet', 'x'], "Unknown option '--stet'."],
    [['1', '--set'], "Option '--set <value>' argument missing."],
    [['1', '--set', '--x'], "Option '--set' argument is ambiguous."],
    [['1', '2', '3'], '"3" is one argument too many.'],
    [[], 'An argument is missing.'],
  ])('%j are refused in one sentence', (args, message) => {
    expect(() => readArguments(accepted, args)).toThrow(new UsageError(message));
  });

  it('are refused where a command takes none', () => {
    expect(() => readArguments({usage}, ['unit'])).toThrow('"unit" is one argument too many.');
  });

  it('that are numbers are checked', () => {
    expect(readNumber('--port', '4173')).toBe(4173);
    expect(() => readNumber('--port', 'abc')).toThrow('--port is "abc": write a number.');
  });
});

describe('a command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kw-command-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** Runs a command with this body, which imports rows from a file with this second line. */
  async function run(
    name: string,
    {data = '', body = 'console.log(rows)', args = []}: Case,
  ): Promise<[code: number, printed: string]> {
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const module = JSON.stringify(path.resolve('scripts/lib/command.ts'));
    writeFileSync(path.join(folder, `${name}-data.ts`), `export const rows = [];\n${data}\n`);
    writeFileSync(
      path.join(folder, `${name}.ts`),
      `import {command} from ${module};
       import {rows} from './${name}-data.ts';
       command({usage: 'npm run it\\nDoes it.'}, () => {
         ${body};
       });`,
    );
    return new Promise((resolve) => {
      const options = {cwd: folder};
      execFile(process.execPath, [tsx, `${name}.ts`, ...args], options, (error, out, wrong) => {
        resolve([Number(error?.code ?? 0), (out + wrong).trim()]);
      });
    });
  }

  interface Case {
    readonly data?: string;
    readonly body?: string;
    readonly args?: readonly string[];
  }
  const help = 'Usage: npm run it\nDoes it.';
  const cases: readonly (readonly [name: string, what: Case, code: number, printed: string])[] = [
    ['help', {args: ['--help']}, 0, help],
    ['unknown', {args: ['--nope']}, 2, `Unknown option '--nope'.\n\n${help}`],
    ['error', {body: "throw new Error('No page.')"}, 1, 'No page.'],
    [
      'errors',
      {body: "throw new AggregateError([new Error('No page.'), new Error('No data.')])"},
      1,
      'No page.\nNo data.',
    ],
    [
      'fault',
      {body: 'rows[1].file'},
      1,
      "fault.ts:4: Cannot read properties of undefined (reading 'file')",
    ],
    [
      'syntax',
      {data: 'export const port = {api: 1 use: 2};'},
      1,
      'syntax-data.ts:2: Expected "}" but found "use"',
    ],
    ['data', {data: 'export const port = API;'}, 1, 'data-data.ts:2: API is not defined'],
  ];
  it.each(cases)(
    'prints what is right for %s',
    async (name, what, code, printed) => {
      expect(await run(name, what)).toEqual([code, printed]);
    },
    30_000,
  );
});

describe('the commands of package.json', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const files = new Set(
    Object.values(scripts).flatMap((line) => /\btsx (\S+\.ts)/.exec(line)?.[1] ?? []),
  );

  it('are found', () => {
    expect(files.size).toBeGreaterThan(20);
  });

  it.each([...files])('%s has a usage, and names the place of broken data', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(/\bcommand\((?:\{usage|accepted)/.test(text), 'it calls command({usage, …}, …)').toBe(
      true,
    );
    // What is imported before that module fails with a stack trace.
    expect(/from '(\..*)'/.exec(text)?.[1]).toMatch(/\/lib\/command\.ts$/);
  });
});
