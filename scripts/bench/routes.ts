import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {command} from '../lib/command.ts';
import {readNumber} from '../lib/arguments.ts';
import {kilobytes} from '../lib/files.ts';

import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {copySite} from './synthetic.ts';

const MAX_MEMORY = 4;

/** Compressed size of the scripts of a build whose names have this prefix. */
function size(build: string, name: string): number {
  const scripts = path.join(build, 'assets', 'js');
  return readdirSync(scripts)
    .filter((file) => file.startsWith(name) && file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(scripts, file))).length, 0);
}

/** Builds the site of a folder: how long it took, and the memory of the process in GiB. */
function timedBuild(folder: string): Readonly<Record<'seconds' | 'memory', number>> {
  const started = Date.now();
  const peak = path.join(import.meta.dirname, 'peak.cjs');
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const result = spawnSync(process.execPath, ['--require', peak, docusaurus, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) {
    throw new Error(`The build in ${folder} failed:\n${result.stdout}\n${result.stderr}`);
  }
  const peakMemory = Number(/^peak-memory (\d+)$/m.exec(result.stderr)?.[1] ?? 0);
  return {seconds: (Date.now() - started) / 1000, memory: peakMemory / 1024 ** 2};
}

const usage = `npm run bench:routes [-- --pages 0,100,1000,5000]
Measures how the build and the main script grow with synthetic pages. 5,000 pages take minutes.

--pages LIST  the numbers of pages to add`;

const options = {pages: {type: 'string', default: '0,100,1000,5000'}} as const;

command({usage, options}, async ({values}) => {
  const steps = values.pages.split(',').map((step) => readNumber('--pages', step));
  const folder = path.join(tmpdir(), 'kw-bench-routes');
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const step of steps) {
      await copySite(folder, step);
      await rm(path.join('node_modules', '.cache'), {recursive: true, force: true});
      const {seconds, memory} = timedBuild(folder);
      const build = path.join(folder, 'build');
      rows.push([
        String(step),
        kilobytes(size(build, 'main.')),
        kilobytes(size(build, 'runtime~main.')),
        `${seconds.toFixed(0)} s`,
        `${memory.toFixed(2)} GiB`,
      ]);
      if (memory >= MAX_MEMORY) {
        faults.push(
          `${String(step)} pages take ${memory.toFixed(2)} GiB, under ${String(MAX_MEMORY)} is wanted.`,
        );
      }
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
  await writeReport('routes', `Growth with the number of pages; ${machine()}`, rows, [
    'Pages added',
    'main.js, gzip',
    'runtime, gzip',
    'Build',
    'Memory',
  ]);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
