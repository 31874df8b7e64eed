import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {byPage, changedPages, findingsOn} from '../changed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

it('picks the pages among changed files', () => {
  const files = ['docs/intro.mdx', 'src/data/site.ts', 'README.md', 'docs/gone.mdx', 'docs'].map(
    (file) => path.join(ROOT, file),
  );
  expect(changedPages(ROOT, files)).toEqual(['docs/intro.mdx']);
});

it('sorts findings by page', () => {
  const output = [
    'docs/a.mdx:2: has no description. Write one sentence. [front-matter]',
    'docs/a.mdx:9: no such page. [links]',
    '2 findings on 2 pages, 21 rules.',
  ].join('\n');
  expect(byPage(output, ['docs/a.mdx', 'docs/b.mdx'])).toEqual(
    new Map([
      ['docs/a.mdx', output.split('\n').slice(0, 2)],
      ['docs/b.mdx', []],
    ]),
  );
});

describe('the process that checks', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kw-feedback-'));
  });
  afterEach(async () => {
    await rm(root, {recursive: true, force: true});
  });

  /** Runs this script in place of the rules. */
  async function checkedBy(script: string): ReturnType<typeof findingsOn> {
    const folder = path.join(root, 'node_modules/tsx/dist');
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'cli.mjs'), script);
    return findingsOn(root, ['docs/a.mdx']);
  }

  it('exits with 1 when there are findings', async () => {
    const finding = 'docs/a.mdx:9: no such page. [links]';
    const output = `${finding}\n1 finding on 1 page, 30 rules.`;
    const found = await checkedBy(`console.log(${JSON.stringify(output)}); process.exitCode = 1;`);
    expect(found).toEqual(new Map([['docs/a.mdx', [finding]]]));
  });

  it('is an error when it crashes, not a page without findings', async () => {
    await expect(checkedBy("throw new Error('a rule is broken')")).rejects.toThrow(
      /^The content rules did not run: [^]*a rule is broken/,
    );
    await expect(checkedBy('process.exitCode = 1;')).rejects.toThrow(
      /^The content rules did not run: Command failed/,
    );
  });
});
