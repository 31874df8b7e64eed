import {expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {placeInData, placeInError, type Place} from '../data-place.ts';
import {ROOT} from './support.ts';

/** The line that a place names. */
const lineAt = ({file, line}: Place): string =>
  readFileSync(path.join(ROOT, file), 'utf8').split('\n')[line - 1] ?? '';

const PORTS = 'src/data/product/0.5.0/ports.ts';

it('finds a text of a dataset, the first one first', () => {
  const place = placeInData(PORTS, ['nowhere', 'Usually Ray Serve (owner unconfirmed)', '19530']);
  expect(place.file).toBe(PORTS);
  expect(lineAt(place)).toContain('Usually Ray Serve');
});

it('finds the row of a known error in its module', () => {
  const place = placeInData('src/data/product/0.5.0/windows-faults.ts', ["id: 'disk-full'"]);
  expect(place.file).toMatch(/^src\/data\/known-errors\/\w+\.ts$/);
});

it('is line 1 for a text that is put together', () => {
  expect(placeInData(PORTS, ['51100–51199/tcp'])).toEqual({file: PORTS, line: 1});
});

it('finds a text below the id of a known error, otherwise the id', () => {
  const place = placeInError('http-api-refused', ['Ask the API']);
  expect(lineAt(place)).toContain("id: 'http-api-refused'");
  expect(lineAt(placeInError('docker-gpu-driver', ['nvidia/cuda:']))).toContain('nvidia/cuda:');
});
