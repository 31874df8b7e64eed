import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {frozenCopy} from '../frozen-copy.ts';
import {refreshCopy, staleCopy} from '../../releases/copy.ts';
import {fixtureSite, run, FIXTURES} from './support.ts';

it('rejects a copy with changed, missing and left-over files', async () => {
  expect(await run(frozenCopy, fixtureSite('frozen-copy'))).toEqual([
    expect.stringContaining(
      'versioned_docs/version-0.5.0/added.mdx:1: missing. Run `npm run version:refresh`',
    ),
    expect.stringContaining(
      'versioned_docs/version-0.5.0/models/changed.mdx:1: differs from docs/. Never edit the copy',
    ),
    expect.stringContaining(
      'versioned_sidebars/version-0.5.0-sidebars.json:1: differs from docs/.',
    ),
    expect.stringContaining(
      'versioned_docs/version-0.5.0/removed.mdx:1: is not in docs/ any more.',
    ),
  ]);
});

it('npm run version:refresh completes the copy', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'copy-'));
  try {
    cpSync(path.join(FIXTURES, 'frozen-copy'), root, {recursive: true});
    expect((await refreshCopy(root)).sort()).toEqual([
      'versioned_docs/version-0.5.0/added.mdx',
      'versioned_docs/version-0.5.0/models/changed.mdx',
      'versioned_docs/version-0.5.0/removed.mdx',
      'versioned_sidebars/version-0.5.0-sidebars.json',
    ]);
    expect(await refreshCopy(root)).toEqual([]);
    expect(await staleCopy(root)).toEqual([]);
  } finally {
    rmSync(root, {recursive: true});
  }
});
