import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {outdated, writeChanged} from '../../../site/util/generated.ts';
import {drawAll} from '../files.ts';

const ROOT = path.resolve(__dirname, '../../../..');

it('the drawings match their sources', async () => {
  const stale = outdated(ROOT, await drawAll(ROOT));
  expect(stale, 'Run `npm run refresh` and commit the result').toEqual([]);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  cpSync(path.join(__dirname, 'site'), root, {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

it('there are two drawings of each source, and a list of sizes', async () => {
  writeFileSync(path.join(root, 'src/features/diagrams/two.dot'), 'digraph {a}\n');
  const {files} = await drawAll(root);
  const drawn = ['one-light', 'one-dark', 'two-light', 'two-dark'];
  expect([...files.keys()]).toEqual([
    ...drawn.map((name) => `static/diagrams/${name}.svg`),
    'src/features/diagrams/sizes.json',
  ]);
});

it('a drawing is stale after a change of its source, and left over without one', async () => {
  writeChanged(root, await drawAll(root));
  writeFileSync(path.join(root, 'src/features/diagrams/one.dot'), 'digraph {a -> b}\n');
  writeFileSync(path.join(root, 'static/diagrams/old-light.svg'), '<svg/>');
  expect(outdated(root, await drawAll(root))).toEqual([
    {file: 'static/diagrams/one-light.svg', state: 'stale'},
    {file: 'static/diagrams/one-dark.svg', state: 'stale'},
    {file: 'src/features/diagrams/sizes.json', state: 'stale'},
    {file: 'static/diagrams/old-light.svg', state: 'left over'},
  ]);
});

it('the faults of all sources are listed at once', async () => {
  writeFileSync(path.join(root, 'src/features/diagrams/two.dot'), 'digraph {a [');
  writeFileSync(path.join(root, 'src/features/diagrams/three.dot'), 'digraph {a [color=red]}');
  await expect(drawAll(root)).rejects.toThrow(/three\.dot:1: .*\n.*two\.dot:1: /);
});
