import {describe, expect, it} from 'vitest';

import {emptyEntry, toRequest} from '../entry.ts';

describe('toRequest', () => {
  it('reads the form', () => {
    expect(toRequest({...emptyEntry, perToken: '512'})).toEqual({
      billions: 7,
      bits: [16, 16],
      context: 4096,
      requests: 1,
      cacheBits: 16,
      perToken: 512,
    });
  });

  it('prefers the architecture when all three numbers are there', () => {
    const entry = {...emptyEntry, perToken: '512', layers: '32', kvHeads: '8'};
    expect(toRequest(entry)?.perToken).toBe(512);
    expect(toRequest({...entry, headDimension: '128'})?.perToken).toEqual({
      layers: 32,
      kvHeads: 8,
      headDimension: 128,
    });
  });

  it.each([
    ['billions', ''],
    ['billions', '0'],
    ['context', '-1'],
    ['requests', 'many'],
    ['context', 'Infinity'],
  ])('waits while %s is "%s"', (key, value) => {
    expect(toRequest({...emptyEntry, [key]: value})).toBeUndefined();
  });
});
