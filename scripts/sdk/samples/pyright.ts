import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** One message of pyright. */
export interface Diagnostic {
  /** Counted from 0. */
  readonly line: number;
  /** What the message is about, as the sample has it. */
  readonly text: string;
  /** The text before that on the line. */
  readonly before: string;
  readonly message: string;
  /** Undefined for syntax errors. */
  readonly rule: string | undefined;
}

/** One Python file and the stubs to check it with. */
export interface PythonFile {
  readonly code: string;
  /** File names of stubs and their texts; files with the same stubs share one map. */
  readonly stubs: ReadonlyMap<string, string>;
}

/**
 * Rules of pyright that samples break for a reason: readers see blocks one after the other, without a
 * type checker. All rules about code that fails at run time stay on.
 */
const RULES = {
  typeCheckingMode: 'standard',
  enableTypeIgnoreComments: false,
  // checks for `None` would only make a sample longer; whole programs have them
  reportOptionalMemberAccess: 'none',
  reportOptionalSubscript: 'none',
  reportOptionalIterable: 'none',
  reportOptionalOperand: 'none',
  // joined blocks redefine names
  reportRedeclaration: 'none',
  reportIncompatibleMethodOverride: 'none',
  reportIncompatibleVariableOverride: 'none',
  // stubs have no source; libraries that the samples use are not installed
  reportMissingModuleSource: 'none',
  reportDeprecated: 'error',
} as const;

/** Python's oldest release that the SDK supports. */
const PYTHON_VERSION = '3.10';

interface Report {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly rule?: string;
    readonly range: Readonly<Record<'start' | 'end', {line: number; character: number}>>;
  }[];
}

/**
 * Checks Python files in one process of pyright. The machine's own Python is not used, so results are the
 * same everywhere.
 *
 * @returns the messages of each file, in the order of `files`
 * @throws Error when pyright does not answer with a report
 */
export async function runPyright(files: readonly PythonFile[]): Promise<Diagnostic[][]> {
  if (files.length === 0) return [];
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-samples-')));
  try {
    const stubs = [...new Set(files.map((file) => file.stubs))];
    // a hyphen: no sample can import such a file
    const names = files.map((file, index) => `${stubs.indexOf(file.stubs)}/sample-${index}.py`);
    const write = (name: string, text: string): void => {
      fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text);
    };
    stubs.forEach((texts, index) =>
      texts.forEach((text, name) => write(`stubs-${String(index)}/${name}`, text)),
    );
    files.forEach((file, index) => write(names[index] ?? '', file.code));
    const config = {
      ...RULES,
      // the samples alone: a test checks the stubs
      include: stubs.map((_, index) => String(index)),
      pythonVersion: PYTHON_VERSION,
      pythonPlatform: 'Linux',
      executionEnvironments: stubs.map((_, index) => ({
        root: String(index),
        extraPaths: [`stubs-${String(index)}`],
      })),
    };
    fs.writeFileSync(path.join(folder, 'pyrightconfig.json'), JSON.stringify(config));

    const report = await start(folder);
    const found: Diagnostic[][] = files.map(() => []);
    for (const {file, severity, message, rule, range} of report.generalDiagnostics) {
      const index = names.indexOf(path.relative(folder, file).replaceAll(path.sep, '/'));
      const line = files[index]?.code.split('\n')[range.start.line] ?? '';
      const end = range.end.line === range.start.line ? range.end.character : undefined;
      if (severity !== 'error') continue;
      found[index]?.push({
        line: range.start.line,
        text: line.slice(range.start.character, end),
        before: line.slice(0, range.start.character),
        message,
        rule,
      });
    }
    return found;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function start(folder: string): Promise<Report> {
  const program = createRequire(import.meta.url).resolve('pyright/index.js');
  const args = [program, '--project', folder, '--outputjson'];
  // without PATH, pyright finds no Python and none of its packages
  const options = {env: {...process.env, PATH: ''}, maxBuffer: 1 << 28};
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        const reason = stderr || stdout || error?.message || 'no output';
        reject(new Error(`pyright did not check the samples: ${reason}`));
      }
    });
  });
}
