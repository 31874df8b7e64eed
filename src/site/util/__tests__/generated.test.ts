import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {outdated, writeChanged} from '../generated.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(root, {recursive: true}));

it('writes what is missing or stale, removes what is left over, and touches nothing else', () => {
  // Two bytes that are no UTF-8: read as text, both would be the same character.
  const files = new Map<string, string | Buffer>([
    ['own/same.txt', 'é\n'],
    ['image.png', Buffer.from([0xff])],
    ['own/deep/new.txt', 'new\n'],
  ]);
  mkdirSync(path.join(root, 'own'));
  writeFileSync(path.join(root, 'own/same.txt'), 'é\n');
  writeFileSync(path.join(root, 'image.png'), Buffer.from([0xfe]));
  writeFileSync(path.join(root, 'own/old.txt'), 'old\n');
  writeFileSync(path.join(root, 'foreign.txt'), 'of others\n');
  const changes = [
    {file: 'image.png', state: 'stale'},
    {file: 'own/deep/new.txt', state: 'missing'},
  ];
  expect(outdated(root, {files})).toEqual(changes);
  const all = [...changes, {file: 'own/old.txt', state: 'left over'}];
  expect(outdated(root, {files, folder: 'own'})).toEqual(all);
  expect(writeChanged(root, {files, folder: 'own'})).toEqual(all);
  expect(outdated(root, {files, folder: 'own'})).toEqual([]);
  expect(readFileSync(path.join(root, 'image.png'))).toEqual(Buffer.from([0xff]));
  expect(existsSync(path.join(root, 'own/old.txt'))).toBe(false);
  expect(readFileSync(path.join(root, 'foreign.txt'), 'utf8')).toBe('of others\n');
});
