import {execFileSync} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {unzipSync} from 'fflate';

import {command} from './lib/command.ts';
import {sha256} from './offline/zip.ts';

/** Builds the commit's offline edition in a folder and returns the archive. */
async function buildIn(folder: string): Promise<Uint8Array> {
  execFileSync('git', ['clone', '--quiet', '--no-local', '.', folder], {stdio: 'inherit'});
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  execFileSync('npm', ['run', '--silent', 'build:offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  const dist = path.join(folder, 'dist');
  const [name] = (await readdir(dist)).filter((file) => file.endsWith('.zip'));
  if (name === undefined) {
    throw new Error(`npm run build:offline created no archive in ${dist}.`);
  }
  return readFile(path.join(dist, name));
}

/** Names of the files that differ between two archives. */
function differences(first: Uint8Array, second: Uint8Array): string[] {
  const [one, two] = [unzipSync(first), unzipSync(second)];
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((name) => {
    const [a, b] = [one[name], two[name]];
    return !a || !b || sha256(a) !== sha256(b);
  });
}

const usage = `npm run check:reproducible
Builds the offline edition twice from the current commit, in two folders with different names, without caches,
and compares the archives. Takes two builds; uncommitted changes are ignored. Fails with the names of the files
that differ, unless all bytes are the same.`;

command({usage}, async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'kw-reproducible-'));
  try {
    const first = await buildIn(path.join(work, 'first'));
    const second = await buildIn(path.join(work, 'a-second-one'));
    const sums = [sha256(first), sha256(second)];
    sums.forEach((sum, at) => {
      console.log(`Build ${String(at + 1)}: ${sum}`);
    });
    if (sums[0] !== sums[1]) {
      throw new Error(
        `The archives differ in: ${differences(first, second).join(', ') || 'their order or dates'}`,
      );
    }
    console.log('The same bytes.');
  } finally {
    await rm(work, {recursive: true, force: true});
  }
});
