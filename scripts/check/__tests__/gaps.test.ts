import {expect, it} from 'vitest';
import {gaps, NOTES} from '../gaps.ts';
import {fixtureSite, page, run, site} from './support.ts';

it('rejects the notes beyond those allowed', async () => {
  const found = await run(gaps, fixtureSite('gaps'));
  expect(found).toHaveLength(28 - NOTES);
  expect(found[0]).toBe(
    'docs/page.mdx:32: "not documented" is one of 28 notes, 25 are allowed. Say what to do, and move the gap to the dataset known-gaps-*.',
  );
});

it('counts neither the page of known gaps nor the release notes nor the reference', async () => {
  const text = 'This is not documented.\n\n'.repeat(NOTES + 1);
  const count = async (file: string): Promise<number> =>
    (await run(gaps, {...site, pages: [page(text, file)]})).length;
  expect(await count('docs/known-gaps.mdx')).toBe(0);
  expect(await count('docs/release-notes/0-5-0.mdx')).toBe(0);
  expect(await count('sdk/current/services/models.mdx')).toBe(0);
  expect(await count('docs/operate/backup.mdx')).toBe(1);
});

it('counts each way to say it, also on SDK guides', async () => {
  const text = ['It is undocumented.', 'There is no documented way.'].join('\n\n').concat('\n\n');
  const pages = [page(text.repeat(NOTES), 'sdk/services/models.mdx')];
  expect(await run(gaps, {...site, pages})).toHaveLength(NOTES);
});
