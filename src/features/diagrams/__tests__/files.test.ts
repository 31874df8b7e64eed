import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesBelow} from '../../../site/util/files.ts';
import {outdated} from '../../../site/util/generated.ts';
import {drawAll, writeDrawings} from '../files.ts';

const ROOT = path.resolve(__dirname, '../../../..');

/** All files below static/diagrams. */
const drawings = (root: string): string[] =>
  filesBelow(path.join(root, 'static/diagrams')).map((file) => `static/diagrams/${file}`);

describe('drawings', () => {
  it('match their sources', async () => {
    const {files, faults} = await drawAll(ROOT);
    expect(faults).toEqual([]);
    expect(
      outdated(ROOT, files, drawings(ROOT)),
      'Run `npm run diagrams` and commit the result',
    ).toEqual([]);
  });
});

describe('writeDrawings', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
    cpSync(path.join(__dirname, 'site'), root, {recursive: true});
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('writes drawings and sizes once, then finds nothing to do', async () => {
    expect((await writeDrawings(root)).changed).toEqual([
      'static/diagrams/one-light.svg',
      'static/diagrams/one-dark.svg',
      'src/features/diagrams/sizes.json',
    ]);
    expect((await writeDrawings(root)).changed).toEqual([]);
  });

  it('writes missing and stale drawings, and removes those that are left over', async () => {
    await writeDrawings(root);
    writeFileSync(path.join(root, 'src/features/diagrams/one.dot'), 'digraph {a -> b}\n');
    writeFileSync(path.join(root, 'src/features/diagrams/two.dot'), 'digraph {a}\n');
    writeFileSync(path.join(root, 'static/diagrams/old-light.svg'), '<svg/>');
    const drawn = ['one-light', 'one-dark', 'two-light', 'two-dark'];
    expect((await writeDrawings(root)).changed).toEqual([
      ...drawn.map((name) => `static/diagrams/${name}.svg`),
      'src/features/diagrams/sizes.json',
      'static/diagrams/old-light.svg',
    ]);
    expect(drawings(root)).toHaveLength(drawn.length);
  });

  it('keeps the drawings and the size of a diagram with a fault', async () => {
    await writeDrawings(root);
    const before = drawings(root);
    writeFileSync(path.join(root, 'src/features/diagrams/one.dot'), 'digraph {a [');
    const {changed, faults} = await writeDrawings(root);
    expect(faults).toHaveLength(1);
    expect(changed).toEqual([]);
    expect(drawings(root)).toEqual(before);
  });

  it('lists the problems of all sources at once and draws the rest', async () => {
    writeFileSync(path.join(root, 'src/features/diagrams/two.dot'), 'digraph {a [');
    writeFileSync(path.join(root, 'src/features/diagrams/three.dot'), 'digraph {a [color=red]}');
    const {changed, faults} = await writeDrawings(root);
    expect(faults).toEqual([
      expect.stringContaining('three.dot:1: '),
      expect.stringContaining('two.dot:1: '),
    ]);
    expect(changed).toContain('static/diagrams/one-light.svg');
  });
});
