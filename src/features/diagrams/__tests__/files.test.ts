import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {staleDrawings, writeDrawings} from '../files.ts';

const ROOT = path.resolve(__dirname, '../../../..');

describe('drawings', () => {
  it('match their sources', async () => {
    expect(await staleDrawings(ROOT)).toEqual([]);
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
    expect(await staleDrawings(root)).toEqual([]);
  });

  it('notices missing, stale and left-over drawings', async () => {
    await writeDrawings(root);
    writeFileSync(path.join(root, 'src/features/diagrams/one.dot'), 'digraph {a -> b}\n');
    writeFileSync(path.join(root, 'src/features/diagrams/two.dot'), 'digraph {a}\n');
    writeFileSync(path.join(root, 'static/diagrams/old-light.svg'), '<svg/>');
    const stale = await staleDrawings(root);
    expect(stale.join('\n')).toMatch(/one-light\.svg: stale\. Run `npm run diagrams`/);
    expect(stale.join('\n')).toMatch(/two-dark\.svg: missing/);
    expect(stale.join('\n')).toMatch(/old-light\.svg: has no \.dot any more/);
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
