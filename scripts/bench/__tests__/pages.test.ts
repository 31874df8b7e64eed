import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {randomBytes} from 'node:crypto';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {limitOf, longPages, newlyLong} from '../pages.ts';

it('has a limit for each kind of page', () => {
  expect(limitOf('quickstart.html')).toBe(12_000);
  expect(limitOf('0.3.2/sdk/intro.html')).toBe(12_000);
  expect(limitOf('sdk/current/services/models.html')).toBe(30_000);
  expect(limitOf('sdk/0.5.0/intro.html')).toBe(12_000);
  expect(limitOf('sdk/0.5.0/current/services/models.html')).toBe(30_000);
  expect(limitOf('0.3.2/sdk/api-reference.html')).toBe(30_000);
  expect(limitOf('changes/quickstart.html')).toBeUndefined();
});

it('finds the pages over their limit and names the new ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-pages-'));
  try {
    // Random hexadecimal digits: gzip can only halve them.
    const text = randomBytes(13_000).toString('hex');
    await mkdir(path.join(folder, 'sdk', 'current'), {recursive: true});
    await writeFile(path.join(folder, 'long.html'), text);
    await writeFile(path.join(folder, 'short.html'), text.slice(0, 4000));
    await writeFile(path.join(folder, 'sdk', 'current', 'all.html'), text);
    const long = await longPages(folder);
    expect(Object.keys(long)).toEqual(['long.html']);
    expect(long['long.html']).toBeGreaterThan(13_000);
    expect(newlyLong(long, long)).toEqual([]);
    expect(newlyLong(long, {})).toEqual([expect.stringContaining('long.html: HTML is 1')]);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
