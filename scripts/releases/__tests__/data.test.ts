import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {jsonFiles} from '../../../src/data/product/json.ts';
import {filesBelow} from '../../../src/site/util/files.ts';
import {outdated} from '../../../src/site/util/generated.ts';
import {writeData} from '../data.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('static/data is what the datasets say', () => {
  const present = filesBelow(path.join(ROOT, 'static/data')).map((name) => `static/data/${name}`);
  expect(
    outdated(ROOT, jsonFiles(), present),
    'Run `npm run generate:data` and commit the result',
  ).toEqual([]);
});

it('shared data are written once, and again when changed, removed when left over', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    expect(writeData(root)).toHaveLength(jsonFiles().size);
    expect(writeData(root)).toEqual([]);
    writeFileSync(path.join(root, 'static/data/0.5.0/ports.json'), '{}');
    writeFileSync(path.join(root, 'static/data/0.5.0/old.json'), '{}');
    expect(writeData(root)).toEqual(['static/data/0.5.0/ports.json', 'static/data/0.5.0/old.json']);
    expect(filesBelow(path.join(root, 'static/data'))).toHaveLength(jsonFiles().size);
    expect(
      JSON.parse(readFileSync(path.join(root, 'static/data/0.5.0/ports.json'), 'utf8')),
    ).toMatchObject({id: 'ports', release: '0.5.0'});
  } finally {
    rmSync(root, {recursive: true});
  }
});
