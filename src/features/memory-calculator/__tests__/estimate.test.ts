import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {hardwareClasses, presets, weightFormats} from '../../../data/sizing.ts';
import {cachePerToken, estimate, judge, type Request, showRange} from '../estimate.ts';

const GIB = 2 ** 30;

function request(over: Partial<Request>): Request {
  return {
    billions: 7,
    bits: [16, 16],
    context: 4096,
    requests: 1,
    cacheBits: 16,
    perToken: 512,
    ...over,
  };
}

describe('estimate', () => {
  // Worked by hand on the page "Sizing hardware for open models".
  it('Llama 2 7B at 16 bit with one sequence of 4096 tokens: 14 GB, 2 GiB, 18 GB with headroom', () => {
    const {weights, cache, total} = estimate(request({}));
    expect(weights).toEqual({low: 14e9, high: 14e9});
    expect(cache).toEqual({low: 2 * GIB, high: 2 * GIB});
    expect(showRange(total)).toBe('16 to 18 GB');
  });

  it('Llama 2 70B at 4 bit: 35 GB, 1.25 GiB, 40 GB with headroom', () => {
    const {weights, cache, total} = estimate(request({billions: 70, bits: [4, 4], perToken: 320}));
    expect(weights.high).toBe(35e9);
    expect(cache.high).toBe(1.25 * GIB);
    expect(showRange(total)).toBe('36 to 40 GB');
  });

  it('Mixtral 8x22B at 16 bit: 282 GB, 0.88 GiB, 311 GB with headroom', () => {
    const {weights, cache, total} = estimate(request({billions: 141, perToken: 224}));
    expect(weights.high).toBe(282e9);
    expect(cache.high / GIB).toBeCloseTo(0.875, 6);
    expect(showRange(total)).toBe('283 to 311 GB');
  });

  it('32 conversations on Llama 2 7B want 64 GiB of cache', () => {
    expect(estimate(request({requests: 32})).cache.high).toBe(64 * GIB);
  });

  it('one sequence of 64K tokens on Mixtral 8x22B wants 14 GiB', () => {
    expect(estimate(request({perToken: 224, context: 65536})).cache.high).toBe(14 * GIB);
  });

  it('works the cache out from the architecture: 2 × 32 × 32 × 128 × 2 bytes = 512 KiB', () => {
    const architecture = {layers: 32, kvHeads: 32, headDimension: 128};
    expect(cachePerToken(architecture, 16)).toBe(512 * 1024);
    expect(estimate(request({perToken: architecture}))).toEqual(estimate(request({})));
  });

  it('half the precision, half the cache', () => {
    expect(estimate(request({cacheBits: 8})).cache.high).toBe(GIB);
  });

  it('takes the span of the known models where the cache is not known', () => {
    const {cache} = estimate(request({perToken: undefined}));
    expect(cache).toEqual({low: 0.875 * GIB, high: 2 * GIB});
  });

  it('gives back the documented file sizes, in both readings of GB', () => {
    const q4 = weightFormats.find(({id}) => id === 'q4_k_m');
    const {weights} = estimate(request({billions: 8, bits: q4?.bits ?? [0, 0]}));
    expect(weights.low / 1e9).toBeCloseTo(4.92, 6);
    expect(weights.high / GIB).toBeCloseTo(4.92, 6);
  });

  it('never shrinks when something grows', () => {
    const positive = fc.integer({min: 1, max: 200_000});
    fc.assert(
      fc.property(positive, positive, fc.integer({min: 1, max: 64}), (context, more, requests) => {
        const small = estimate(request({context, requests}));
        const large = estimate(request({context: context + more, requests}));
        expect(large.total.low).toBeGreaterThan(small.total.low);
        expect(small.total.high).toBeGreaterThanOrEqual(small.total.low);
      }),
    );
  });
});

describe('judge', () => {
  const total = (low: number, high: number) => ({low: low * 1e9, high: high * 1e9});
  const card = hardwareClasses.find(({id}) => id === 'gpu-24');
  if (card === undefined) throw new Error('gpu-24 is gone');

  it('fits below nine tenths, is tight up to the whole card', () => {
    expect(judge(total(16, 18), card)).toBe('fits');
    expect(judge(total(20, 23), card)).toBe('tight');
    expect(judge(total(24.1, 26), card)).toBe('too large');
  });

  it('agrees with the page on hardware: 7B at 16 bit on 24 GB, 70B at 4 bit on 48 GB', () => {
    const on48 = hardwareClasses.find(({id}) => id === 'gpu-48');
    expect(judge(estimate(request({})).total, card)).toBe('fits');
    const seventy = estimate(request({billions: 70, bits: [4, 4], perToken: 320})).total;
    expect(judge(seventy, card)).toBe('too large');
    expect(on48 && judge(seventy, on48)).toBe('fits');
  });

  it('Mixtral 8x22B at 16 bit is tight on four cards with 80 GB', () => {
    const four = hardwareClasses.find(({id}) => id === 'gpu-4x80');
    const need = estimate(request({billions: 141, perToken: 224})).total;
    expect(four && judge(need, four)).toBe('tight');
  });
});

describe('the data', () => {
  it('has a format for every preset', () => {
    for (const {format} of presets) {
      expect(weightFormats.map(({id}) => id)).toContain(format);
    }
  });
});

describe('showRange', () => {
  it.each([
    [0.5e9, 0.6e9, '0.5 to 0.6 GB'],
    [16.1e9, 16.2e9, 'about 16 GB'],
    [0, 1e9, '0 to 1 GB'],
    [282.9e9, 311.2e9, '283 to 311 GB'],
  ])('%d to %d', (low, high, shown) => {
    expect(showRange({low, high})).toBe(shown);
  });
});
