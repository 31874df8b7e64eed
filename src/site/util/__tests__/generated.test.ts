import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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
  const expected = new Map<string, string | Buffer>([
    ['same.txt', 'é\n'],
    ['image.png', Buffer.from([0xff])],
    ['deep/new.txt', 'new\n'],
  ]);
  writeFileSync(path.join(root, 'same.txt'), 'é\n');
  writeFileSync(path.join(root, 'image.png'), Buffer.from([0xfe]));
  writeFileSync(path.join(root, 'old.txt'), 'old\n');
  writeFileSync(path.join(root, 'foreign.txt'), 'of others\n');
  const present = ['same.txt', 'old.txt'];
  expect(outdated(root, expected, present)).toEqual([
    {file: 'image.png', state: 'stale'},
    {file: 'deep/new.txt', state: 'missing'},
    {file: 'old.txt', state: 'left over'},
  ]);
  expect(writeChanged(root, expected, present)).toEqual(['image.png', 'deep/new.txt', 'old.txt']);
  expect(outdated(root, expected)).toEqual([]);
  expect(readFileSync(path.join(root, 'image.png'))).toEqual(Buffer.from([0xff]));
  expect(existsSync(path.join(root, 'old.txt'))).toBe(false);
  expect(readFileSync(path.join(root, 'foreign.txt'), 'utf8')).toBe('of others\n');
});
