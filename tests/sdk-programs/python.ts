import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {modelOf, type SdkModels} from '../../src/data/sdk/index.ts';

/** What the fake platform does while a program runs; `DEFAULTS` in `fake_server.py` explains each setting. */
export interface Settings {
  readonly states?: readonly string[];
  readonly instance_after?: number;
  readonly download?: 'complete' | 'fails' | 'never ends';
  readonly deployed?: boolean;
  readonly registered?: boolean;
  readonly starts?: boolean;
  readonly offsets?: boolean;
  readonly answer?: string;
  readonly errors?: Readonly<Record<string, readonly [exception: string, message: string]>>;
}

/** A program to run. */
export interface Job {
  /** Shown as the file of the program. */
  readonly name: string;
  readonly code: string;
  /** Command line arguments of the program. */
  readonly arguments: readonly string[];
  /** Files in the working folder: name → text. */
  readonly files: Readonly<Record<string, string>>;
  /** Environment variables in addition to the machine's own. */
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: Settings;
}

/** How a program ended. */
export interface Outcome {
  /** `null` for success, otherwise the exception, such as `RuntimeError: no offsets`. */
  readonly ended: string | null;
  /** Line of the program that raised it. */
  readonly line: number | null;
  /** What the program printed. */
  readonly output: string;
  /** Calls of the SDK, in order; `chat` for a request to the chat model. */
  readonly calls: readonly {name: string; arguments: Readonly<Record<string, string>>}[];
  /** Collections at the end, with their number of rows. */
  readonly collections: Readonly<Record<string, number>>;
  /** Whether a deployment that the program started is still running. */
  readonly running: boolean;
  /** Whether the deployment can be used at the end. */
  readonly ready: boolean;
}

/** `python3` of this machine, or Python in WebAssembly, which npm installs. */
export type Interpreter = 'python3' | 'pyodide';

const FILES = ['fake_garden.py', 'fake_sdk.py', 'fake_server.py', 'run_programs.py'];

/** Python 3.10 or newer if the machine has it: it starts faster. */
export function defaultInterpreter(): Interpreter {
  const test = 'import sys; sys.exit(sys.version_info < (3, 10))';
  return spawnSync('python3', ['-c', test], {stdio: 'ignore'}).status === 0 ? 'python3' : 'pyodide';
}

/**
 * Runs programs one after the other, each with the fake SDK of a release, a fake platform and a fake
 * clock, so that nothing waits.
 *
 * @param release whose SDK the programs import
 * @throws Error when Python itself fails, not when a program does
 */
export async function runPrograms(
  jobs: readonly Job[],
  models: SdkModels,
  release: string,
  interpreter: Interpreter = defaultInterpreter(),
): Promise<Outcome[]> {
  const model = modelOf(release, Object.keys(models));
  const input = JSON.stringify({
    models: {[model]: models[model]},
    jobs: jobs.map((job) => ({...job, model})),
  });
  const output = interpreter === 'python3' ? withPython(input) : await withPyodide(input);
  return JSON.parse(output) as Outcome[];
}

function withPython(input: string): string {
  const script = path.join(import.meta.dirname, 'run_programs.py');
  const {status, stdout, stderr} = spawnSync('python3', ['-B', script], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`python3 ${script}: ${stderr}`);
  return stdout;
}

async function withPyodide(input: string): Promise<string> {
  const python = await (pyodide ??= loadPython());
  python.writeFile('/home/pyodide/jobs.json', input);
  return python.run('import run_programs; run_programs.run_all(open("jobs.json").read())');
}

/** Loaded once: it takes seconds. */
let pyodide: ReturnType<typeof loadPython> | undefined;

async function loadPython() {
  const {loadPyodide} = await import('pyodide');
  const python = await loadPyodide();
  // its types need those of Emscripten, which declare globals of their own
  const disk = python.FS as {writeFile: (file: string, text: string) => void};
  for (const file of FILES) {
    const text = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
    disk.writeFile(`/home/pyodide/${file}`, text);
  }
  return {
    writeFile: disk.writeFile.bind(disk),
    run: (code: string): string => python.runPython(code) as string,
  };
}
