import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {recordAddresses, unpublished} from '../published.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('every page is in the list of published addresses', () => {
  expect(unpublished(ROOT), 'run `npm run version:refresh`').toEqual([]);
});

it('a new page is recorded once, a draft is not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'published-'));
  const list = 'src/data/published.json';
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'src/data'), {recursive: true});
  cpSync(path.join(ROOT, list), path.join(root, list));
  writeFileSync(path.join(root, 'docs/new-page.mdx'), '---\ntitle: New page\n---\n');
  writeFileSync(path.join(root, 'docs/later.mdx'), '---\ntitle: Later\ndraft: true\n---\n');
  expect(unpublished(root)).toEqual(['/new-page']);
  expect(recordAddresses(root)).toBe(1);
  expect(JSON.parse(readFileSync(path.join(root, list), 'utf8'))).toContain('/new-page');
  expect(recordAddresses(root)).toBe(0);
  rmSync(root, {recursive: true});
});
