import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {jsonFiles} from '../../../src/data/product/json.ts';
import {staleData, writeData} from '../data.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('static/data is what the datasets say', () => {
  expect(staleData(ROOT)).toEqual([]);
});

it('shared data are written once, noticed when changed, removed when left over', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    expect(writeData(root)).toHaveLength(jsonFiles().size);
    expect(writeData(root)).toEqual([]);
    writeFileSync(path.join(root, 'static/data/0.5.0/ports.json'), '{}');
    writeFileSync(path.join(root, 'static/data/0.5.0/old.json'), '{}');
    expect(staleData(root)).toEqual([
      'static/data/0.5.0/ports.json: stale. Run `npm run generate:data` and commit the result.',
      'static/data/0.5.0/old.json: has no dataset any more. Run `npm run generate:data` and commit the result.',
    ]);
    expect(writeData(root)).toHaveLength(2);
    expect(
      JSON.parse(readFileSync(path.join(root, 'static/data/0.5.0/ports.json'), 'utf8')),
    ).toMatchObject({id: 'ports', release: '0.5.0'});
  } finally {
    rmSync(root, {recursive: true});
  }
});
