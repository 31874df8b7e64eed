import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {ensureBrowser} from './browser/find.ts';
import {changedOriginals} from './upgrade/originals.ts';
import {
  MISSING_PACKAGES,
  newestOfMajor3,
  type PackageJson,
  withDocusaurus,
} from './upgrade/plan.ts';

const usage = `npm run test:upgrade [-- VERSION]
Builds and tests a copy of the site with the newest Docusaurus 3.x, or with a given version, such as 3.10.2. The
repository is not changed.`;

/** On Windows, the programs of npm start in a shell only. */
const shell = process.platform === 'win32';

command({usage, positionals: [0, 1]}, ({positionals: [given]}) => {
  const versions = JSON.parse(
    execFileSync('npm', ['view', '@docusaurus/core', 'versions', '--json'], {
      encoding: 'utf8',
      shell,
    }),
  ) as string[];
  const version = given ?? newestOfMajor3(versions);
  if (version === undefined || !versions.includes(version)) {
    throw new UsageError(
      `Docusaurus ${String(version)} is not in the registry. Give a published version, such as 3.10.2.`,
    );
  }

  const folder = mkdtempSync(path.join(os.tmpdir(), `docusaurus-${version}-`));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  // A clone has the history, which the dates of pages come from; the working tree is copied over it.
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder]);
  execFileSync('git', ['reset', '--quiet'], {cwd: folder});
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, path.join(folder, file));
  }
  rmSync(path.join(folder, 'package-lock.json'));
  // These tests check the repository as it is, such as its pinned versions, which differ here on purpose.
  for (const test of ['src/theme/__tests__/overrides.test.ts', 'tests/repository']) {
    rmSync(path.join(folder, test), {recursive: true});
  }
  const json = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify(withDocusaurus(json, version), undefined, 2),
  );
  console.log(`Docusaurus ${version} in ${folder}`);
  for (const [name, {version: kept, reason}] of Object.entries(MISSING_PACKAGES)) {
    console.log(`Override: ${name} ${kept}. ${reason}`);
  }

  const SMOKE = ['chrome', 'routes', 'navigation', 'search-box', 'versions', 'head', 'setup'];

  const steps: readonly (readonly [name: string, command: readonly string[]])[] = [
    ['install', ['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error']],
    ['build', ['npx', 'docusaurus', 'build']],
    ['types', ['npx', 'tsc', '--noEmit']],
    ['unit', ['npx', 'vitest', 'run', '--project', 'unit']],
    ['site', ['npx', 'vitest', 'run', '--project', 'site']],
    ['smoke', ['npx', 'playwright', 'test', ...SMOKE, '--project=desktop']],
  ];
  ensureBrowser();
  const failed = steps.find(([name, [command = '', ...args]]) => {
    console.log(`\n== ${name}`);
    return spawnSync(command, args, {cwd: folder, stdio: 'inherit', shell}).status !== 0;
  });
  if (failed?.[0] !== 'install') {
    const changed = changedOriginals(
      'src/theme',
      'node_modules',
      path.join(folder, 'node_modules'),
    );
    console.log(
      `\nOriginals of overrides that differ (${String(changed.length)}): ${changed.join(', ')}`,
    );
  }
  if (failed) {
    console.error(`\nDocusaurus ${version}: ${failed[0]} failed. The copy is in ${folder}.`);
  } else {
    console.log(`\nDocusaurus ${version}: builds and passes.`);
    rmSync(folder, {recursive: true});
  }
  process.exitCode = failed ? 1 : 0;
});
