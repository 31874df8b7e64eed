import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {faster, MANY} from '../faster.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'faster-'));
  mkdirSync(path.join(site, 'docs', 'deep'), {recursive: true});
});
afterEach(() => {
  rmSync(site, {recursive: true});
});
const write = (count: number, ending: string): void => {
  for (let number = 0; number < count; number += 1) {
    writeFileSync(path.join(site, 'docs', 'deep', `${String(number)}.${ending}`), '');
  }
};

it('renders few pages in one thread', () => {
  write(MANY - 1, 'mdx');
  write(MANY, 'png');
  expect(faster(site).ssgWorkerThreads).toBe(false);
});

it('renders many pages in several threads', () => {
  write(MANY, 'mdx');
  expect(faster(site).ssgWorkerThreads).toBe(true);
});

it('switches everything else on', () => {
  const {ssgWorkerThreads, ...others} = faster(site);
  expect(ssgWorkerThreads).toBe(false);
  expect(Object.values(others)).toEqual(Array(7).fill(true));
});
