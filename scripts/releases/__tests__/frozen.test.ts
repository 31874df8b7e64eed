import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {LOG, parseLog, unexplained} from '../frozen.ts';

const commit = (message: string, ...files: string[]) => ({
  hash: '0123456789abcdef',
  message,
  files,
});
const frozen = ['0.3.2'];
const page = 'versioned_docs/version-0.3.2/intro.mdx';

it.each([
  ['a page', page],
  ['a sidebar', 'versioned_sidebars/version-0.3.2-sidebars.json'],
  ['SDK docs', 'sdk_versioned_docs/version-0.3.2/intro.mdx'],
  ['shared data', 'src/data/product/0.3.2/ports.ts'],
])('rejects an edit of %s without a reason', (_, file) => {
  expect(unexplained([commit('docs: mend it', 'README.md', file)], frozen)).toEqual([
    `012345678 edits ${file} of a frozen release. Say why in its message, on a line "Frozen: <reason>".`,
  ]);
});

it('says how many other files of a frozen release a commit edits', () => {
  const [finding] = unexplained([commit('docs: x', page, 'README.md', `${page}x`)], frozen);
  expect(finding).toContain(`edits ${page} and 1 more of a frozen release.`);
});

it('rejects an empty reason', () => {
  expect(unexplained([commit('docs: x\n\nFrozen: typo', page)], frozen)).toHaveLength(1);
});

it('accepts a reason, the commit that freezes, and everything else', () => {
  expect(
    unexplained(
      [
        commit('docs: x\n\nFrozen: the port was wrong already in 0.3.2', page),
        commit('docs: freeze', page, 'versions.json'),
        commit('docs: y', 'versioned_docs/version-0.5.0/intro.mdx', 'docs/intro.mdx'),
        commit('docs: z', 'versioned_docs/version-0.3.20/intro.mdx'),
      ],
      frozen,
    ),
  ).toEqual([]);
});

it("reads git's log", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'frozen-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  try {
    git('init', '-q');
    writeFileSync(path.join(root, 'a'), '1');
    git('add', '.');
    git('commit', '-qm', 'first');
    const base = git('rev-parse', 'HEAD').trim();
    mkdirSync(path.join(root, path.dirname(page)), {recursive: true});
    writeFileSync(path.join(root, page), '1');
    writeFileSync(path.join(root, 'b c'), '1');
    git('add', '.');
    git('commit', '-qm', 'second', '-m', 'why\nmore');
    const commits = parseLog(git(...LOG, `${base}..HEAD`));
    expect(commits).toMatchObject([{message: 'second\n\nwhy\nmore', files: ['b c', page]}]);
    expect(unexplained(commits, frozen)).toHaveLength(1);
    git('mv', page, 'moved.mdx');
    git('commit', '-qm', 'third');
    const [last] = parseLog(git(...LOG, 'HEAD~1..HEAD'));
    expect(last).toMatchObject({message: 'third', files: ['moved.mdx', page]});
  } finally {
    rmSync(root, {recursive: true});
  }
});
