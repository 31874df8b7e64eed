import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What a build cost: seconds, CPU seconds of all its processes, the largest memory of a process in GiB. */
export type Cost = Readonly<Record<'seconds' | 'cpu' | 'memory', number>>;

/** CPU seconds of all child processes that have ended. */
function childrenCpu(): number {
  // Node.js reports only its own time; Linux has that of ended children in /proc.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Builds the site of a folder and measures it. Linux only. */
export function timedBuild(folder: string, config = 'docusaurus.config.ts'): Cost {
  const before = childrenCpu();
  const started = Date.now();
  const peak = path.join(import.meta.dirname, 'peak.cjs');
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const result = spawnSync(
    process.execPath,
    ['--require', peak, docusaurus, 'build', '--config', config],
    {cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (result.status !== 0) {
    throw new Error(`The build in ${folder} failed:\n${result.stdout}\n${result.stderr}`);
  }
  const kilobytes = Number(/^peak-memory (\d+)$/m.exec(result.stderr)?.[1] ?? 0);
  return {
    seconds: (Date.now() - started) / 1000,
    cpu: childrenCpu() - before,
    memory: kilobytes / 1024 ** 2,
  };
}
