import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {check, getFileInfo, resolveConfig} from 'prettier';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import type * as Pages from '../../bench/pages.ts';
import type * as Check from '../../check/index.ts';
import type * as Env from '../../../src/config/env.ts';
import type * as Faster from '../../../src/config/faster.ts';
import type * as Sitemap from '../../../src/config/sitemap.ts';
import type * as Changed from '../../../src/features/writers-feedback/changed.ts';
import type * as SourcePages from '../../../src/site/source-pages.ts';
import {filesBelow} from '../../../src/site/util/files.ts';
import {type Cut, CutError, cutRelease, releasesModule} from '../cut.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const [LEFT = ''] = JSON.parse(readFileSync(path.join(ROOT, 'versions.json'), 'utf8')) as string[];
const NEXT = '99.0.0';

/** A copy of the repository as it is committed, with its own history. */
let root = '';
const git = (...args: string[]): string => execFileSync('git', args, {cwd: root, encoding: 'utf8'});
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** A module of the copy, which reads the lists of releases there. */
const load = <T>(file: string): Promise<T> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href) as Promise<T>;
const cut = (change: Partial<Cut> = {}): Promise<string[]> =>
  cutRelease(root, {
    version: NEXT,
    sdk: true,
    status: git('status', '--porcelain'),
    findings: () => Promise.resolve([]),
    ...change,
  });

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${ROOT}`, root]);
  // The compiler's settings are in a package.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  appendFileSync(path.join(root, '.git/info/exclude'), 'node_modules\n');
});
afterAll(() => {
  rmSync(root, {recursive: true});
});

describe('cutting a release in a copy of the repository', () => {
  it.each([
    ['malformed', {version: '0.6'}, '"0.6" is not a version. Write three numbers'],
    ['malformed', {version: 'v0.6.0'}, '"v0.6.0" is not a version.'],
    ['malformed', {version: '../x'}, '"../x" is not a version.'],
    ['existing', {version: LEFT}, `${LEFT} exists already.`],
    ['older', {version: '0.0.1'}, '0.0.1 is older than'],
    ['dirty', {status: ' M docs/intro.mdx\n'}, 'the tree has changes. Commit them first:'],
    [
      'failing',
      {findings: () => Promise.resolve(['docs/a.mdx:1: no title'])},
      '1 finding of `npm run check`. Fix first:\ndocs/a.mdx:1: no title',
    ],
  ] as const)('refuses what is %s, and writes nothing', async (_, change, message) => {
    await expect(cut(change)).rejects.toThrow(message);
    await expect(cut(change)).rejects.toBeInstanceOf(CutError);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('refuses SDK docs that are frozen already, and writes nothing', async () => {
    const list = path.join(root, 'sdk_versions.json');
    const before = read('sdk_versions.json');
    writeFileSync(list, JSON.stringify([LEFT]));
    await expect(cut({status: ''})).rejects.toThrow(`the SDK docs of ${LEFT} are frozen already.`);
    writeFileSync(list, before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('cuts docs, sidebars, data, SDK and the list of versions together', async () => {
    const before = read('versions.json');
    const done = await cut();
    expect(done.join('\n')).toContain(`versions.json: ${NEXT} is the latest, ${LEFT} is frozen`);
    expect(done.join('\n')).toContain(`npm run sdk:extract -- PATH --release ${NEXT}`);
    expect(JSON.parse(read('versions.json'))).toEqual([NEXT, ...(JSON.parse(before) as string[])]);
    const copied = filesBelow(path.join(root, `versioned_docs/version-${NEXT}`));
    expect(copied).toEqual(filesBelow(path.join(root, 'docs')));
    expect(existsSync(path.join(root, `versioned_sidebars/version-${NEXT}-sidebars.json`))).toBe(
      true,
    );

    expect(read('src/data/product/releases.ts')).toContain(`'${NEXT}': release99_0_0,`);
    expect(read('src/data/product/releases.ts')).toContain(`'${LEFT}': release`);
    expect(read(`src/data/product/${NEXT}/ports.ts`)).toBe(
      read(`src/data/product/${LEFT}/ports.ts`),
    );
    const json = read(`static/data/${NEXT}/ports.json`);
    expect((JSON.parse(json) as {release: string}).release).toBe(NEXT);
    expect(json).not.toContain(`](/${LEFT}`);

    expect(JSON.parse(read('sdk_versions.json'))).toEqual([LEFT]);
    expect(read(`sdk_versioned_docs/version-${LEFT}/intro.mdx`)).toBe(read('sdk/intro.mdx'));
    const sidebars = JSON.parse(
      read(`sdk_versioned_sidebars/version-${LEFT}-sidebars.json`),
    ) as object;
    expect(Object.keys(sidebars)).toEqual(['sdk']);
    const published = JSON.parse(read('src/data/published.json')) as string[];
    expect(published).toEqual(expect.arrayContaining([`/${NEXT}`, `/sdk/${LEFT}/intro`]));
  });

  // The other rules read only the text of pages, which is the same as before.
  it('leaves one finding: the notes that somebody has to write', async () => {
    const rules = [
      'consistency',
      'ports',
      'data-files',
      'data-tables',
      'links',
      'frozen-copy',
      'release-notes',
      // These know kinds of pages by their paths.
      'how-to',
      'readability',
      'repeats',
      'gaps',
    ];
    const {RULES, runRules} = await load<typeof Check>('scripts/check/index.ts');
    const {loadSite} = await load<typeof SourcePages>('src/site/source-pages.ts');
    const chosen = RULES.filter(({name}) => rules.includes(name));
    const found = await runRules(loadSite(root), 'all', chosen);
    expect(found.map(({file, line, message}) => `${file}:${String(line)}: ${message}`)).toEqual([
      expect.stringContaining('docs/release-notes/99-0-0.mdx:1: there are no published notes'),
    ]);
  }, 240_000);

  it('leaves nothing that prettier would write in another way', async () => {
    const files = git('ls-files', '-mo', '--exclude-standard', '-z').split('\0');
    const wrong: string[] = [];
    for (const file of files.filter((name) => name !== '')) {
      const filepath = path.join(root, file);
      const {ignored, inferredParser} = await getFileInfo(filepath, {
        ignorePath: path.join(root, '.prettierignore'),
      });
      if (ignored || inferredParser === null) continue;
      const form = await resolveConfig(filepath);
      if (!(await check(read(file), {...form, filepath}))) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('has the frozen pages of the SDK in the lists of folders', async () => {
    const {limitOf} = await load<typeof Pages>('scripts/bench/pages.ts');
    expect(limitOf(`sdk/${LEFT}/current/services/models.html`)).toBe(
      limitOf('sdk/current/services/models.html'),
    );
    const {orderSitemap} = await load<typeof Sitemap>('src/config/sitemap.ts');
    const {env} = await load<typeof Env>('src/config/env.ts');
    const urls = [`sdk/${LEFT}/intro`, 'sdk/intro'].map((one) => ({
      url: env.url + env.baseUrl + one,
    }));
    expect(orderSitemap(urls).map(({url}) => url)).toEqual(urls.map(({url}) => url).reverse());
    const page = `sdk_versioned_docs/version-${LEFT}/intro.mdx`;
    const {changedPages} = await load<typeof Changed>('src/features/writers-feedback/changed.ts');
    expect(changedPages(root, [path.join(root, page)])).toEqual([page]);
    const {pageCount} = await load<typeof Faster>('src/config/faster.ts');
    const {loadSite} = await load<typeof SourcePages>('src/site/source-pages.ts');
    expect(pageCount(root)).toBe(loadSite(root).pages.length);
  });

  it('leaves the pages of the frozen release as they were', () => {
    const changed = git('status', '--porcelain').split('\n');
    expect(
      changed.filter((line) => line.includes(`version-${LEFT}/`) && !line.includes('sdk_')),
    ).toEqual([]);
  });

  it('refuses to cut with uncommitted changes, and the same release again', async () => {
    await expect(cut({version: '99.1.0'})).rejects.toThrow('the tree has changes');
    await expect(cut()).rejects.toThrow(`${NEXT} exists already`);
  });
});

it('the committed list of data matches what the command writes', () => {
  const folder = path.join(ROOT, 'src/data/product');
  expect(readFileSync(path.join(folder, 'releases.ts'), 'utf8')).toBe(releasesModule(folder));
});

it('gives the data of each release a name of its own', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'data-'));
  try {
    for (const release of ['0.1.10', '0.11.0']) {
      mkdirSync(path.join(folder, release));
      writeFileSync(path.join(folder, release, 'index.ts'), '');
    }
    const names = [...releasesModule(folder).matchAll(/datasets as (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(2);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
