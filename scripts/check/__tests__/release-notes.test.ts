import {expect, it} from 'vitest';
import {LATEST, RELEASE_NOTES} from '../../../src/data/releases.ts';
import {releaseNotes} from '../release-notes.ts';
import {fixtureSite, page, run} from './support.ts';

const fixture = fixtureSite('release-notes');
const file = `docs${RELEASE_NOTES}.mdx`;
const finding = `${file}:1: there are no published notes of ${LATEST}, to which the announcement`;

it('rejects a site without the notes of the latest release', async () => {
  expect(await run(releaseNotes, fixture)).toEqual([expect.stringContaining(finding)]);
});

it.each([
  ['title: Notes', []],
  ['draft: true', [expect.stringContaining(finding)]],
  ['unlisted: true', [expect.stringContaining(finding)]],
])('reads the page with "%s"', async (frontMatter, found) => {
  const pages = [...fixture.pages, page(`---\n${frontMatter}\n---\n`, file)];
  expect(await run(releaseNotes, {...fixture, pages})).toEqual(found);
});
