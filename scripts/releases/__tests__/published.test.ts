import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {outdated, writeChanged} from '../../../src/site/util/generated.ts';
import {published} from '../published.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('every page is in the list of published addresses', () => {
  expect(outdated(ROOT, published(ROOT)), 'run `npm run refresh`').toEqual([]);
});

it('a new page is recorded once, a draft is not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'published-'));
  const list = 'src/data/published.json';
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'src/data'), {recursive: true});
  cpSync(path.join(ROOT, list), path.join(root, list));
  writeFileSync(path.join(root, 'docs/new-page.mdx'), '---\ntitle: New page\n---\n');
  writeFileSync(path.join(root, 'docs/later.mdx'), '---\ntitle: Later\ndraft: true\n---\n');
  const read = (folder: string): string[] =>
    JSON.parse(readFileSync(path.join(folder, list), 'utf8')) as string[];
  expect(writeChanged(root, published(root))).toHaveLength(1);
  expect(read(root)).toEqual([...read(ROOT), '/new-page'].sort());
  expect(writeChanged(root, published(root))).toEqual([]);
  rmSync(root, {recursive: true});
});

it.each([
  ['description: Ports: open them', '4: the front matter is not YAML: '],
  ['slug: nice', '4: the slug is not a slash followed by '],
  ['unlisted: yes', '4: unlisted is true or false.'],
])('a page with %s is not recorded, because its address is not certain', (line, message) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'published-'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'src/data'), {recursive: true});
  writeFileSync(path.join(root, 'src/data/published.json'), '[]');
  writeFileSync(
    path.join(root, 'docs/later.mdx'),
    `---\ntitle: Later\ndraft: true\n${line}\n---\n`,
  );
  expect(() => published(root)).toThrow(`docs/later.mdx:${message}`);
  rmSync(root, {recursive: true});
});
