import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

import {readAtOnce, readDates, type ReadDate} from '../dates.ts';
import lastUpdatePlugin from '../index.ts';

const gitUtils = createRequire(import.meta.url)('@docusaurus/utils/lib/gitUtils.js') as {
  getFileCommitDate: ReadDate;
};
const original = gitUtils.getFileCommitDate;
afterEach(() => {
  gitUtils.getFileCommitDate = original;
});

describe('a repository with branches', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  const site = path.join(root, 'site');
  let clock = 1_700_000_000;
  const git = (...args: string[]): void => {
    clock += 100;
    vi.stubEnv('GIT_COMMITTER_DATE', `${String(clock)} +0000`);
    const author = ['-c', `user.name=Author ${String(clock)}`, '-c', 'user.email=a@localhost'];
    execFileSync('git', [...author, '-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const commit = (): void => {
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '-m', 'x');
  };
  const files = [
    'docs/old.mdx',
    'docs/main.mdx',
    'docs/branch.mdx',
    'docs/both.mdx',
    'blog/ümlaut post.md',
  ];

  beforeAll(() => {
    git('init', '--quiet', '--initial-branch=main');
    for (const file of files) write(file, 'first\n\n\n\n\nlast\n');
    commit();
    git('switch', '--quiet', '-c', 'branch');
    write('docs/branch.mdx', 'branch');
    write('docs/both.mdx', 'branch\n\n\n\n\nlast\n');
    commit();
    git('switch', '--quiet', 'main');
    write('docs/main.mdx', 'main');
    write('docs/both.mdx', 'first\n\n\n\n\nmain\n');
    commit();
    git('merge', '--quiet', '--no-ff', '-m', 'merge', 'branch');
    write('blog/ümlaut post.md', 'edited');
    commit();
    write('docs/new.mdx', 'not committed');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(root, {recursive: true});
  });

  it('gives the dates and authors that Docusaurus reads one by one', async () => {
    const dates = await readDates(site);
    expect([...dates.keys()].sort()).toEqual([...files].sort());
    for (const file of files) {
      const one = await original(path.join(site, file), {age: 'newest', includeAuthor: true});
      expect(dates.get(file), file).toEqual(one);
    }
    expect(new Set([...dates.values()].map(({timestamp}) => timestamp)).size).toBe(5);
  });

  it('asks the original for what has no commit, and for the oldest one', async () => {
    const one = vi.fn<ReadDate>(() => Promise.reject(new Error('not tracked')));
    const read = readAtOnce(site, one);
    await expect(read(path.join(site, 'docs/new.mdx'), {age: 'newest'})).rejects.toThrow(
      'not tracked',
    );
    await expect(read(path.join(site, 'docs/old.mdx'), {age: 'oldest'})).rejects.toThrow(
      'not tracked',
    );
    expect(one).toHaveBeenCalledTimes(2);
    await read(path.join(site, 'docs/old.mdx'), {age: 'newest'});
    expect(one).toHaveBeenCalledTimes(2);
  });

  it('has none where there is no repository', async () => {
    expect(await readDates(os.tmpdir())).toEqual(new Map());
  });
});

it('is what Docusaurus asks', async () => {
  lastUpdatePlugin({siteDir: process.cwd()} as LoadContext);
  expect(gitUtils.getFileCommitDate).not.toBe(original);
  const {getGitLastUpdate} = createRequire(import.meta.url)(
    '@docusaurus/utils/lib/lastUpdateUtils.js',
  ) as {getGitLastUpdate: (file: string) => Promise<{lastUpdatedAt: number} | null>};
  const asked = vi.fn(gitUtils.getFileCommitDate);
  gitUtils.getFileCommitDate = asked;
  const update = await getGitLastUpdate(path.resolve('docs/intro.mdx'));
  expect(asked).toHaveBeenCalledOnce();
  expect(update?.lastUpdatedAt).toBeGreaterThan(Date.UTC(2020, 0, 1));
});
