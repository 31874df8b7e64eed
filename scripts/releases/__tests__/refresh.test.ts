import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {LATEST} from '../../../src/data/releases.ts';
import {refresh} from '../refresh.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A repository with one page and one diagram, in which nothing is generated yet. */
let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'refresh-'));
  cpSync(path.join(ROOT, 'src/data/sdk'), path.join(root, 'src/data/sdk'), {recursive: true});
  write('src/data/published.json', '[]');
  write('src/features/diagrams/one.dot', 'digraph {a}\n');
  write('sidebars.ts', 'export default {};\n');
  write('docs/page.mdx', '---\ntitle: A page\n---\n');
});
afterAll(() => {
  rmSync(root, {recursive: true});
});

const COPY = `versioned_docs/version-${LATEST}/page.mdx`;

it('everything is made in one go, and addresses are those of all pages', async () => {
  const {changed, errors} = await refresh(root);
  expect(errors).toEqual([]);
  const made = [
    `static/data/${LATEST}/ports.json`,
    'static/diagrams/one-dark.svg',
    'sdk/current/services/models.mdx',
    COPY,
  ].map((file) => ({file, state: 'missing'}));
  expect(changed).toEqual(expect.arrayContaining(made));
  expect(changed.at(-1)).toEqual({file: 'src/data/published.json', state: 'stale'});
  expect(await refresh(root)).toEqual({changed: [], errors: []});
});

it('what has a fault stays as it is, and the rest is made', async () => {
  write('src/features/diagrams/one.dot', 'digraph {a [');
  write('docs/page.mdx', '---\ntitle: Another title\n---\n');
  const {changed, errors} = await refresh(root);
  expect(changed).toEqual([{file: COPY, state: 'stale'}]);
  expect(errors.map(String)).toEqual([expect.stringContaining('one.dot:1: ')]);
});
