import path from 'node:path';

import {expect, it} from 'vitest';

import {changedPages, findingsOn} from '../changed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/feedback');

it('picks the pages among changed files', () => {
  const files = ['docs/intro.mdx', 'src/config/site.ts', 'README.md', 'docs/gone.mdx', 'docs'].map(
    (file) => path.join(ROOT, file),
  );
  expect(changedPages(ROOT, files)).toEqual(['docs/intro.mdx']);
});

it('says file, line and remedy for front matter, links and samples', async () => {
  const findings = await findingsOn(FIXTURE, ['docs/broken.mdx']);
  const lines = findings.get('docs/broken.mdx')?.join('\n') ?? '';
  expect(lines).toMatch(/^docs\/broken\.mdx:\d+: .*description.*\[front-matter\]$/m);
  expect(lines).toMatch(/^docs\/broken\.mdx:\d+: .*\[links\]$/m);
  expect(lines).toMatch(/^docs\/broken\.mdx:\d+: .*\[sdk-samples\]$/m);
}, 180_000);
