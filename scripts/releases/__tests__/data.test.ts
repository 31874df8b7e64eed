import path from 'node:path';
import {expect, it} from 'vitest';
import {outdated} from '../../../src/site/util/generated.ts';
import {datasetFiles} from '../data.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('static/data is what the datasets say', () => {
  const stale = outdated(ROOT, datasetFiles());
  expect(stale, 'Run `npm run refresh` and commit the result').toEqual([]);
});

it('a dataset is a file that names it, and its release', () => {
  const text = datasetFiles().files.get('static/data/0.5.0/ports.json');
  expect(JSON.parse(String(text))).toMatchObject({id: 'ports', release: '0.5.0'});
});
