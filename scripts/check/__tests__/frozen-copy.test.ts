import {cpSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {LATEST} from '../../../src/data/releases.ts';
import {loadSite} from '../../../src/site/source-pages.ts';
import {frozenCopy} from '../frozen-copy.ts';
import {latestCopy} from '../../releases/copy.ts';
import {outdated, writeChanged} from '../../../src/site/util/generated.ts';
import {run, FIXTURES} from './support.ts';

const FOLDER = `versioned_docs/version-${LATEST}`;
const SIDEBAR = `versioned_sidebars/version-${LATEST}-sidebars.json`;

/** The fixture, whose copy is named `latest`, with the name of the release. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'copy-'));
  cpSync(path.join(FIXTURES, 'frozen-copy'), root, {recursive: true});
  for (const name of [FOLDER, SIDEBAR]) {
    renameSync(path.join(root, name.replace(LATEST, 'latest')), path.join(root, name));
  }
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

it('rejects a copy with changed, missing and left-over files', async () => {
  expect(await run(frozenCopy, loadSite(root))).toEqual([
    expect.stringContaining(`${FOLDER}/added.mdx:1: missing. Run \`npm run refresh\``),
    expect.stringContaining(
      `${FOLDER}/models/changed.mdx:1: differs from docs/models/changed.mdx. Run \`npm run refresh\` and commit the result; the copy is never edited.`,
    ),
    expect.stringContaining(`${SIDEBAR}:1: differs from sidebars.ts.`),
    expect.stringContaining(`${FOLDER}/removed.mdx:1: is not in docs/ any more.`),
  ]);
});

it('npm run refresh completes the copy', async () => {
  const changed = writeChanged(root, await latestCopy(root)).map(({file}) => file);
  expect(changed.sort()).toEqual([
    `${FOLDER}/added.mdx`,
    `${FOLDER}/models/changed.mdx`,
    `${FOLDER}/removed.mdx`,
    SIDEBAR,
  ]);
  expect(outdated(root, await latestCopy(root))).toEqual([]);
});
