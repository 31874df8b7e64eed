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
    const frozen = 'sdk_versioned_docs/version-0.5.0';
    mkdirSync(path.join(site, frozen), {recursive: true});
    const pages = ['docs/a.mdx', 'docs/deep/b.md', 'blog/d.mdx', `${frozen}/f.mdx`];
    for (const file of [...pages, 'docs/c.png', 'e.mdx']) {
      writeFileSync(path.join(site, file), '');
    }
    expect(pageCount(site)).toBe(pages.length);
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
