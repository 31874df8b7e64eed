import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {sidebarJson} from './copy.ts';

/** Why a release cannot be cut, with what to do. */
export class CutError extends Error {
  constructor(reason: string) {
    super(`Nothing was changed: ${reason}`);
  }
}

export interface Cut {
  /** The new release, `major.minor.patch`. */
  readonly version: string;
  /** Also freeze the SDK docs of the previous release. */
  readonly sdk: boolean;
  /** What `git status --porcelain` says. */
  readonly status: string;
  /** Findings of the content rules; empty if there are none. */
  readonly findings: () => Promise<readonly string[]>;
}

/**
 * Opens `docs/` for a new release and freezes the one it described: version list, copy, sidebar, shared
 * data, addresses and, if asked, the SDK docs. Returns a line for each part.
 *
 * @throws CutError before anything is written
 */
export async function cutRelease(root: string, cut: Cut): Promise<string[]> {
  const {version, sdk} = cut;
  const at = (file: string): string => path.join(root, file);
  const versions = readJson(at('versions.json'));
  const [left = ''] = versions;
  await refuse(cut, versions);
  const sdkVersions = readJson(at('sdk_versions.json'));
  if (sdk && sdkVersions.includes(left)) {
    throw new CutError(`the SDK docs of ${left} are frozen already.`);
  }

  writeJson(at('versions.json'), [version, ...versions]);
  const done = [
    ...cutData(root, left, version),
    ...(sdk ? await cutSdk(root, left, sdkVersions) : []),
  ];
  // In a process of its own: this one read the list of releases before it changed.
  execFileSync('npm', ['run', '--silent', 'refresh'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  return [
    `versions.json: ${version} is the latest, ${left} is frozen`,
    ...done,
    `versioned_docs/version-${version}: the copy of docs/`,
    `static/data/${version}: the data as JSON`,
    `src/data/published.json: the addresses of ${version}`,
  ];
}

async function refuse(
  {version, status, findings}: Cut,
  versions: readonly string[],
): Promise<void> {
  if (!/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(version)) {
    throw new CutError(`"${version}" is not a version. Write three numbers, for example 0.6.0.`);
  }
  if (versions.includes(version)) {
    throw new CutError(
      `${version} exists already. To correct it, see docs-internal/guides/releases.md.`,
    );
  }
  const [latest = ''] = versions;
  if (version.localeCompare(latest, 'en', {numeric: true}) < 0) {
    throw new CutError(`${version} is older than ${latest}, the latest. Only newer ones are cut.`);
  }
  if (status.trim() !== '') {
    throw new CutError(`the tree has changes. Commit them first:\n${status.trimEnd()}`);
  }
  const found = await findings();
  if (found.length > 0) {
    throw new CutError(
      `${String(found.length)} ${found.length === 1 ? 'finding' : 'findings'} of \`npm run check\`. Fix first:\n${found.slice(0, 10).join('\n')}`,
    );
  }
}

/** Shared data is stored per release: pages of the frozen one continue to read theirs. */
function cutData(root: string, left: string, version: string): string[] {
  const folder = path.join(root, 'src/data/product');
  cpSync(path.join(folder, left), path.join(folder, version), {recursive: true});
  writeFileSync(path.join(folder, 'releases.ts'), releasesModule(folder));
  return [
    `src/data/product/${version}: the data of ${left}, to be brought up to date`,
    `src/data/sdk: samples are checked against the newest model. Write the one of ${version}: npm run sdk:extract -- PATH --release ${version}`,
  ];
}

/** The module that names the data of all releases. */
export function releasesModule(folder: string): string {
  const releases = readdirSync(folder)
    .filter(
      (name) => /^\d+\.\d+\.\d+$/.test(name) && existsSync(path.join(folder, name, 'index.ts')),
    )
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  // With a separator: 0.1.10 and 0.11.0 would share a name.
  const nameOf = (release: string): string => `release${release.replaceAll('.', '_')}`;
  return [
    '// Written by `npm run release:cut`.',
    ...releases.map(
      (release) => `import {datasets as ${nameOf(release)}} from './${release}/index.ts';`,
    ),
    "import type {Dataset} from './types.ts';",
    '',
    '/** The data of every release that has any. Newest first. */',
    'export const DATA: Readonly<Record<string, readonly Dataset[]>> = {',
    ...releases.map((release) => `  '${release}': ${nameOf(release)},`),
    '};',
    '',
  ].join('\n');
}

/** The SDK docs of the previous release, under /sdk/<release>. */
async function cutSdk(root: string, left: string, frozen: readonly string[]): Promise<string[]> {
  const at = (file: string): string => path.join(root, file);
  const json = await sidebarJson(at('sidebarsSdk.ts'));
  cpSync(at('sdk'), at(`sdk_versioned_docs/version-${left}`), {recursive: true});
  mkdirSync(at('sdk_versioned_sidebars'), {recursive: true});
  writeFileSync(at(`sdk_versioned_sidebars/version-${left}-sidebars.json`), json);
  writeJson(at('sdk_versions.json'), [left, ...frozen]);
  return [`sdk_versioned_docs/version-${left}: the SDK docs of ${left}, at /sdk/${left}`];
}

const readJson = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8')) as string[];
const writeJson = (file: string, list: readonly string[]): void => {
  const short = `[${list.map((one) => JSON.stringify(one)).join(', ')}]\n`;
  writeFileSync(file, short.length <= 100 ? short : `${JSON.stringify(list, null, 2)}\n`);
};
