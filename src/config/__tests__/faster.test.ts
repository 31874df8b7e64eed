import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {faster, MANY, pageCount, TOO_MANY_FOR_CACHE} from '../faster.ts';

it('counts Markdown sources in all content folders', () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'faster-'));
  try {
    mkdirSync(path.join(site, 'docs', 'deep'), {recursive: true});
    mkdirSync(path.join(site, 'blog'));
    for (const file of ['docs/a.mdx', 'docs/deep/b.md', 'docs/c.png', 'blog/d.mdx', 'e.mdx']) {
      writeFileSync(path.join(site, file), '');
    }
    expect(pageCount(site)).toBe(3);
  } finally {
    rmSync(site, {recursive: true});
  }
});

it.each([
  [MANY - 1, false, true],
  [MANY, true, true],
  [TOO_MANY_FOR_CACHE - 1, true, true],
  [TOO_MANY_FOR_CACHE, true, false],
])('with %i pages: several threads %s, cache on disk %s', (pages, threads, cache) => {
  expect(faster(pages)).toMatchObject({ssgWorkerThreads: threads, rspackPersistentCache: cache});
});
