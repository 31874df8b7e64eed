import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {type Facts, readFacts} from '../facts.ts';
import {report} from '../report.ts';

const facts = (part: Partial<Facts>): Facts => ({
  pages: {},
  redirects: {},
  weights: {},
  search: {},
  ...part,
});

it('reads pages, redirects and weights of a build', async () => {
  const build = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
  try {
    await mkdir(path.join(build, 'models'));
    await mkdir(path.join(build, 'assets'));
    const script = '<script src="/base/assets/a.js" defer></script>';
    await writeFile(
      path.join(build, 'index.html'),
      `<title data-rh=true>Home &amp; more | Docs</title>${script}${script}`,
    );
    await writeFile(path.join(build, '404.html'), '<title>Not found</title>');
    await writeFile(
      path.join(build, 'models', 'a.html'),
      `<title>A | Docs</title><link rel="preload" as="script" href="/base/assets/page.js"><link rel=prefetch href=/base/assets/later.js>${script}`,
    );
    await writeFile(path.join(build, 'models', 'index.html'), 'a stub');
    await writeFile(
      path.join(build, 'models.html'),
      '<noscript><meta http-equiv="refresh" content="0; url=./models/a"></noscript>',
    );
    await writeFile(path.join(build, 'assets', 'a.js'), 'x'.repeat(5000));
    // Noise does not compress.
    await writeFile(path.join(build, 'assets', 'page.js'), randomBytes(3000));
    await writeFile(path.join(build, 'assets', 'later.js'), randomBytes(9000));
    const {pages, redirects, weights} = readFacts(build, '/base/');
    expect(pages).toEqual({'/': 'Home & more', '/models/a': 'A'});
    expect(redirects).toEqual({'/models': '/models/a'});
    expect(weights['/']).toBeGreaterThan(20);
    expect(weights['/']).toBeLessThan(200);
    const more = (weights['/models/a'] ?? 0) - (weights['/'] ?? 0);
    expect(more).toBeGreaterThanOrEqual(3000);
    expect(more).toBeLessThan(3200);
  } finally {
    await rm(build, {recursive: true});
  }
});

it('says which pages were added, moved and removed, and which have no redirect', () => {
  const before = facts({
    pages: {'/a': 'A', '/b': 'B', '/c': 'C', '/d': 'D', '/same': 'Same'},
    redirects: {'/old': '/a'},
  });
  const after = facts({
    pages: {'/same': 'Same, renamed', '/new/a': 'A', '/new/b': 'B', '/e': 'E'},
    redirects: {'/a': '/new/a', '/d': '/same'},
  });
  const text = report(before, after);
  expect(text).toContain('- moved: `/a` → `/new/a`');
  expect(text).toContain('- **moved without a redirect**: `/b` → `/new/b`.');
  expect(text).toContain('- **removed without a redirect**: `/c`.');
  expect(text).toContain('- moved: `/d` → `/same`');
  expect(text).toContain('- **redirect removed**: `/old`');
  expect(text).toContain('- added: `/e` E');
  expect(text).not.toContain('- added: `/new');
  expect(text).toContain('- new title: `/same` Same → Same, renamed');
});

it('names a page of the same release as the new place of a page', () => {
  const before = facts({pages: {'/0.5.0/a': 'A', '/a': 'A', '/c': 'A'}});
  const after = facts({pages: {'/0.5.0/b': 'A', '/b': 'A'}});
  const text = report(before, after);
  expect(text).toContain('- **moved without a redirect**: `/0.5.0/a` → `/0.5.0/b`.');
  expect(text).toContain('- **moved without a redirect**: `/a` → `/b`.');
  expect(text).toContain('- **removed without a redirect**: `/c`.');
  expect(text).not.toContain('added');
});

it('says nothing if nothing changed', () => {
  const same = facts({pages: {'/': 'Home'}, weights: {'/': 90_000}, search: {first: 0.9}});
  const text = report(same, same);
  expect(text).toContain('No page was added, removed or moved.');
  expect(text).toContain('| first | 90.0 % | 90.0 % | no change |');
  expect(text).toContain('90.0 kB (`/`) after, no change.');
});

it('compares the search scorecard and the weight', () => {
  const text = report(
    facts({pages: {'/': 'H'}, weights: {'/': 90_000, '/a': 80_000}, search: {'first hit': 0.9}}),
    facts({
      pages: {'/': 'H'},
      weights: {'/': 90_000, '/a': 99_500},
      search: {'first hit': 0.875, typos: 1},
    }),
  );
  expect(text).toContain('| first hit | 90.0 % | 87.5 % | −2.5 % |');
  expect(text).toContain('| typos | – | 100.0 % | new |');
  expect(text).toContain('90.0 kB (`/`) before, 99.5 kB (`/a`) after, +9.5 kB.');
  expect(text).toContain('- `/a` 99.5 kB, +19.5 kB');
  expect(report(facts({}), facts({}))).toContain('No scorecard was measured.');
});

it('escapes markup and mentions from a pull request', () => {
  const text = report(facts({}), facts({pages: {'/x`<b>': '@everyone <img src=x> [a](b) | c'}}));
  expect(text).toContain('`/x<b>`');
  expect(text).not.toMatch(/(?<!\\)<img|@everyone|(?<!\\)\[a/);
});

it('a folder without a build has no facts', () => {
  expect(() => readFacts('nowhere', '/base/')).toThrow('run "npm run build" first');
});
