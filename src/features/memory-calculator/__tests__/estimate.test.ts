import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {hardware, presets, weightFormats} from '../../../data/sizing/index.ts';
import {change, formatOf, hardwareOf, START} from '../entry.ts';
import {
  bytesOf,
  cachePerToken,
  estimate,
  estimatePerCard,
  judge,
  longestContext,
  type Request,
  unevenOver,
} from '../estimate.ts';
import {readEntry} from '../read.ts';

import {measured, requestOf} from './measured.ts';

const GIB = 2 ** 30;

function machine(id: string) {
  const found = hardwareOf(id);
  if (!found) throw new Error(`There is no hardware "${id}".`);
  return found;
}

function own(over: Partial<Request>): Request {
  return {
    billions: 7,
    format: formatOf('fp16'),
    context: 4096,
    requests: 1,
    cacheBits: 16,
    perToken: 512,
    ...over,
  };
}

describe('published sizes', () => {
  // Sources round to three digits.
  const ROUNDING = 0.002;

  it.each(measured)('$model, $format: $part', ({model, format, part, bytes, context, requests}) => {
    const request = requestOf(model, {
      format: formatOf(format),
      context: context ?? 8192,
      requests: requests ?? 1,
    });
    const {[part]: range} = estimate(request);
    expect(bytes).toBeGreaterThanOrEqual(range.low * (1 - ROUNDING));
    // The overhead covers what an engine adds to the weights while it loads them.
    expect(bytes).toBeLessThanOrEqual(range.high * 1.1);
  });

  it('come from at least 12 models, each with its address', () => {
    expect(new Set(measured.map(({model}) => model)).size).toBeGreaterThanOrEqual(12);
    for (const {source} of measured) expect(source).toMatch(/^https:\/\//u);
  });

  it('would not match a model of half or twice the size', () => {
    for (const {model, format, part, bytes} of measured) {
      if (part === 'cache') continue;
      const {weights} = estimate(requestOf(model, {format: formatOf(format)}));
      expect(bytes / 2).toBeLessThan(weights.low);
      expect(bytes * 2).toBeGreaterThan(weights.high * 1.1);
    }
  });
});

describe('weights', () => {
  it('AWQ keeps the embedding at 16 bit: 5.7 GB for Llama 3.1 8B, 40 GB for 70B', () => {
    const awq = formatOf('4bit');
    const small = estimate(requestOf('llama-3.1-8b', {format: awq})).weights;
    expect(small.low / 1e9).toBeCloseTo(5.7, 1);
    const large = estimate(requestOf('llama-3.1-70b', {format: awq})).weights;
    expect(large.low / 1e9).toBeCloseTo(39.5, 1);
  });

  it('a mixture of experts keeps all its weights in memory', () => {
    const {weights} = estimate(requestOf('mixtral-8x7b', {format: formatOf('fp16')}));
    expect(weights.high).toBeCloseTo(93.4e9, -8);
  });

  it('of Gemma 3 have the part for images, except in GGUF', () => {
    const of = (format: string) =>
      estimate(requestOf('gemma-3-4b', {format: formatOf(format)})).weights;
    // The file of ggml-org has 4.13 GB.
    expect(of('q8_0').low).toBeLessThan(4.13e9);
    expect(of('q8_0').high).toBeLessThan(4.2e9);
    expect(of('fp16').high).toBe(8.6e9);
    expect(of('4bit').high / 1e9).toBeCloseTo(3.9, 1);
  });

  it('own numbers allow for an embedding of unknown size', () => {
    const {weights} = estimate(own({billions: 8.03, format: formatOf('4bit')}));
    const known = estimate(requestOf('llama-3.1-8b', {format: formatOf('4bit')})).weights;
    expect(weights.low).toBeLessThan(known.low);
    expect(weights.high).toBeGreaterThan(known.high);
  });
});

describe('weights of an unknown model at 4 bits', () => {
  const awq = formatOf('4bit');

  // Vocabulary × hidden size, twice where they are not shared, from each config.json.
  it.each([
    ['Gemma 3 270M', 0.268, 262_144 * 640],
    ['Llama 3.2 1B', 1.24, 128_256 * 2048],
    ['Nemotron-Mini 4B', 4.19, 2 * 256_000 * 3072],
    ['Minitron 8B', 8.27, 2 * 256_000 * 4096],
    ['Qwen2.5 72B', 72.7, 2 * 152_064 * 8192],
    ['Command R+', 104, 256_000 * 12_288],
    ['Nemotron-4 340B', 340, 2 * 256_000 * 18_432],
  ])('allow for the embedding of %s', (_, billions, embedding) => {
    const bytes = (billions * 1e9 * 4.25 + embedding * (16 - 4.25)) / 8;
    const {weights} = estimate(own({billions, format: awq}));
    expect(weights.high).toBeGreaterThanOrEqual(bytes);
    if (billions > 50) expect(weights.high).toBeLessThan(bytes * 1.2);
  });

  it.each([
    // 40 GB as a known model.
    ['Llama 3.3 70B', 70.55, 43e9],
    ['Llama 3.1 405B', 405.85, 233e9],
  ])('of %s are not far above the real ones', (_, billions, most) => {
    expect(estimate(own({billions, format: awq})).weights.high).toBeLessThan(most);
  });

  it('are those of the files, if their size is known', () => {
    const request = own({billions: 122.6, format: awq, context: 8192, perToken: 352});
    expect(judge(request, machine('gpu-80'), 1)).toBe('tight');
    const known = {...request, fileBytes: 66.3e9};
    expect(estimate(known).weights).toEqual({low: 66.3e9, high: 66.3e9});
    expect(judge(known, machine('gpu-80'), 1)).toBe('fits');
    // vLLM loads 14.7 GB of 13.8 GB.
    const padded = own({billions: 20.91, format: formatOf('mxfp4'), fileBytes: 13.8e9});
    expect(estimate(padded).weights.high).toBeGreaterThan(14.7e9);
  });

  it('fit on two 32 GB GPUs for Qwen2.5 72B, on four 80 GB for Llama 3.1 405B', () => {
    const shape = {kvHeads: 8, headDimension: 128};
    const qwen = {billions: 72.7, perToken: {...shape, layers: 80}, context: 8192};
    expect(judge(own({...qwen, format: awq}), machine('gpu-32'), 2)).toBe('fits');
    const llama = {billions: 405.85, perToken: {...shape, layers: 126}, context: 8192};
    expect(judge(own({...llama, format: awq}), machine('gpu-80'), 4)).toBe('fits');
  });
});

describe('cache', () => {
  it('2 × 32 × 8 × 128 × 2 bytes = 128 KiB for a token of Llama 3.1 8B', () => {
    expect(cachePerToken({layers: 32, kvHeads: 8, headDimension: 128}, 16)).toBe(128 * 1024);
    expect(estimate(requestOf('llama-3.1-8b')).cache).toEqual({low: GIB, high: GIB});
  });

  it('grows with requests and shrinks with the precision', () => {
    expect(estimate(own({requests: 32})).cache.high).toBe(64 * GIB);
    expect(estimate(own({cacheBits: 8})).cache).toEqual({low: GIB, high: 1.0625 * GIB});
  });

  it('at 8 bits has scales in llama.cpp: 4,352 MiB, where 16 bits take 8,192', () => {
    const of = (format: string) =>
      estimate(requestOf('llama-3.1-8b', {format: formatOf(format), cacheBits: 8, context: 65_536}))
        .cache;
    expect(of('q4_k_m')).toEqual({low: 4352 * 2 ** 20, high: 4352 * 2 ** 20});
    expect(of('4bit')).toEqual({low: 4096 * 2 ** 20, high: 4096 * 2 ** 20});
    const long = requestOf('llama-3.1-8b', {cacheBits: 8, context: 131_072});
    expect(judge(long, machine('gpu-16'), 1)).toBe('tight');
  });

  it('for a sliding window is between the windows alone and all layers', () => {
    const request = requestOf('gpt-oss-20b', {context: 65_536});
    const {low, high} = estimate(request).cache;
    expect(high).toBe(48 * 1024 * 65_536);
    expect(low).toBe(24 * 1024 * (65_536 + 128));
    expect(estimate({...request, context: 64}).cache.low).toBe(48 * 1024 * 64);
  });

  it('of llama.cpp has little more than the sliding window', () => {
    const request = requestOf('gemma-3-12b', {context: 131_072});
    const layer = 2 * 8 * 256 * 2;
    const {low, high} = estimate(request).cache;
    expect(low).toBe(layer * (8 * 131_072 + 40 * 1024));
    expect(high).toBe(layer * (8 * 131_072 + 40 * 1536));
    expect(estimate({...request, context: 64}).cache).toEqual({
      low: layer * 48 * 64,
      high: layer * 48 * 64,
    });
  });

  // The config.json of each model has the numbers.
  it.each([
    ['DeepSeek V3 without its latent attention', 2 * 61 * 128 * 160],
    ['OPT 175B', 2 * 96 * 96 * 128],
    ['Phi-3.5-mini', 2 * 32 * 32 * 96],
    ['Llama 3.2 1B', 2 * 16 * 8 * 64],
    ['Qwen2.5 0.5B', 2 * 24 * 2 * 64],
    ['Nemotron Nano 9B v2', 2 * 4 * 8 * 128],
  ])('for an unknown model can be that of %s', (_, numbers) => {
    const {cache} = estimate(own({perToken: undefined, context: 1024}));
    expect(cache.low).toBeLessThanOrEqual(numbers * 2 * 1024);
    expect(cache.high).toBeGreaterThanOrEqual(numbers * 2 * 1024);
  });

  it('never shrinks when something grows', () => {
    const positive = fc.integer({min: 1, max: 200_000});
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        positive,
        positive,
        fc.integer({min: 1, max: 64}),
        ({id}, context, more, requests) => {
          const small = estimate(requestOf(id, {context, requests}));
          const large = estimate(requestOf(id, {context: context + more, requests}));
          expect(large.total.low).toBeGreaterThanOrEqual(small.total.low);
          expect(large.total.high).toBeGreaterThan(small.total.high);
          expect(small.total.high).toBeGreaterThanOrEqual(small.total.low);
        },
      ),
    );
  });
});

describe('several cards', () => {
  it('divide weights and cache evenly', () => {
    const request = requestOf('llama-3.3-70b');
    const whole = estimate(request);
    const part = estimatePerCard(request, 4);
    for (const one of ['weights', 'cache'] as const) {
      expect(part[one].high * 4).toBeCloseTo(whole[one].high, 0);
      expect(part[one].low * 4).toBeCloseTo(whole[one].low, 0);
    }
  });

  it('each need memory for the engine', () => {
    const {overhead} = estimatePerCard(requestOf('llama-3.3-70b'), 4);
    expect(overhead.high).toBe(1.5 * 2 ** 30);
    const gguf = requestOf('llama-3.3-70b', {format: formatOf('q4_k_m')});
    expect(estimatePerCard(gguf, 8).overhead.high).toBeCloseTo(0.6 * 2 ** 30);
  });

  // https://github.com/vllm-project/vllm/issues/2699, 17569, 25292
  it.each([
    ['qwen3-4b', '4bit', 8, 9728],
    ['qwen3-4b', '4bit', 4, undefined],
    ['qwen3-30b-a3b', '8bit', 4, 768],
    ['qwen3-30b-a3b', '8bit', 2, undefined],
    ['deepseek-r1-qwen-14b', '4bit', 8, 13_824],
    ['deepseek-r1-qwen-14b', 'fp16', 8, undefined],
    ['deepseek-r1-qwen-14b', 'q4_k_m', 8, undefined],
    ['qwen3-30b-a3b', '8bit', 1, undefined],
  ] as const)('share whole blocks of %s as %s over %i', (model, format, cards, count) => {
    const request = requestOf(model, {format: formatOf(format)});
    expect(unevenOver(request, cards)?.count).toBe(count);
  });

  it('keep copies of the cache if there are fewer KV heads than cards', () => {
    const request = requestOf('qwen3-30b-a3b', {format: formatOf('fp16')});
    expect(estimatePerCard(request, 8).cache.high).toBe(estimatePerCard(request, 4).cache.high);
  });

  it('divide the cache of GGUF by layers, however many KV heads there are', () => {
    for (const perToken of [100, undefined, {layers: 48, kvHeads: 4, headDimension: 128}]) {
      const request = own({format: formatOf('q4_k_m'), perToken});
      expect(estimatePerCard(request, 8).cache.high).toBe(estimate(request).cache.high / 8);
    }
  });

  it('may each hold the whole cache if the KV heads are not known', () => {
    for (const perToken of [100, undefined]) {
      const request = own({perToken});
      const {cache} = estimate(request);
      expect(estimatePerCard(request, 8).cache).toEqual({low: cache.low / 8, high: cache.high});
      const context = longestContext(request, machine('gpu-8'), 8, 10_000_000);
      expect(judge({...request, context}, machine('gpu-8'), 8)).toBe('fits');
      expect(judge({...request, context: context + 1024}, machine('gpu-8'), 8)).not.toBe('fits');
    }
  });

  it('each hold the whole latent cache of DeepSeek-V3, entered as one KV head', () => {
    const latent = {layers: 61, kvHeads: 1, headDimension: (512 + 64) / 2};
    expect(cachePerToken(latent, 16)).toBe(61 * (512 + 64) * 2);
    const request = own({billions: 671, format: formatOf('8bit'), perToken: latent});
    expect(estimatePerCard(request, 8).cache).toEqual(estimate(request).cache);
  });
});

describe('heads', () => {
  const layers = 32;
  const headDimension = 128;

  it.each([
    // Phi-4 stops vLLM on four cards, Qwen2.5-7B on eight.
    [40, 10, [1, 2]],
    [28, 4, [1, 2, 4]],
    [undefined, 4, [1, 2, 4, 8]],
    [undefined, 3, [1]],
    [undefined, 16, [1, 2, 4, 8]],
    [128, 1, [1, 2, 4, 8]],
  ])('%s attention and %d KV heads can be split over %j cards', (heads, kvHeads, possible) => {
    const perToken = {layers, heads, kvHeads, headDimension};
    const over = (format: string): number[] =>
      [1, 2, 4, 8].filter((cards) => !unevenOver(own({format: formatOf(format), perToken}), cards));
    expect(over('fp16')).toEqual(possible);
    expect(over('4bit')).toEqual(possible);
    // llama.cpp splits by layers.
    expect(over('q4_k_m')).toEqual([1, 2, 4, 8]);
  });

  it('that the cards do not divide do not fit, with any memory and context', () => {
    const request = requestOf('phi-4', {format: formatOf('fp16'), context: 1024});
    expect(judge(request, machine('gpu-192'), 2)).toBe('fits');
    for (const cards of [4, 8]) {
      expect(judge(request, machine('gpu-192'), cards)).toBe('no');
      expect(longestContext(request, machine('gpu-192'), cards, 16_384)).toBe(0);
    }
  });

  it('of a preset reach the request', () => {
    for (const {id, heads, kvHeads} of presets) {
      expect(readEntry(change(START, 'model', id)).request?.perToken).toMatchObject({heads});
      expect(heads % kvHeads).toBe(0);
    }
    const own7b = change(change(START, 'kvHeads', '4'), 'layers', '28');
    expect(readEntry(own7b).request?.perToken).toMatchObject({heads: undefined, kvHeads: 4});
  });
});

describe('judge', () => {
  it('counts the memory of a card in GiB', () => {
    expect(bytesOf(machine('gpu-24'))).toBe(24 * GIB);
  });

  it.each([
    ['llama-3.1-8b', 'q4_k_m', 'gpu-8', 1, 'fits'],
    ['llama-3.1-8b', 'q5_k_m', 'gpu-8', 1, 'fits'],
    ['llama-3.1-8b', 'q8_0', 'gpu-8', 1, 'no'],
    ['llama-3.1-8b', 'q5_k_m', 'ram-16', 1, 'fits'],
    ['llama-3.1-8b', 'q8_0', 'ram-16', 1, 'tight'],
    ['llama-3.1-8b', 'q8_0', 'ram-32', 1, 'fits'],
    ['llama-3.1-8b', 'fp16', 'gpu-24', 1, 'fits'],
    ['llama-3.3-70b', '4bit', 'gpu-24', 1, 'no'],
    ['llama-3.3-70b', '4bit', 'gpu-48', 1, 'fits'],
    ['llama-3.3-70b', '4bit', 'gpu-24', 2, 'fits'],
    ['llama-3.3-70b', 'fp16', 'gpu-80', 2, 'tight'],
    ['llama-3.3-70b', 'fp16', 'gpu-80', 4, 'fits'],
  ])('%s as %s on %s × %d: %s, with 4096 tokens', (model, format, card, cards, verdict) => {
    const request = requestOf(model, {format: formatOf(format), context: 4096});
    expect(judge(request, machine(card), cards)).toBe(verdict);
  });
});

describe('a verdict without the cache of a token', () => {
  const phi = own({billions: 3.82, context: 131_072, perToken: undefined});

  it('is unknown where the cache decides: Phi-3.5-mini with 131,072 tokens does not fit on 32 GB', () => {
    expect(judge(phi, machine('gpu-32'), 1)).toBe('unknown');
    const real = {layers: 32, kvHeads: 32, headDimension: 96};
    expect(judge({...phi, perToken: real}, machine('gpu-32'), 1)).toBe('no');
  });

  it('is certain where no cache changes it', () => {
    expect(judge({...phi, context: 512}, machine('gpu-24'), 1)).toBe('fits');
    expect(judge({...phi, billions: 70}, machine('gpu-80'), 1)).toBe('no');
  });
});

// Metal allows 73,728 MB of 96 GB: https://github.com/ggml-org/llama.cpp/pull/2011 has 21,845 of 32.
describe('a Mac', () => {
  it.each([
    ['gpt-oss-120b', 'mxfp4', 'mac-128', 'fits'],
    ['llama-3.3-70b', 'q4_k_m', 'mac-96', 'fits'],
    ['llama-3.3-70b', 'q4_k_m', 'mac-64', 'tight'],
  ])(
    'with much memory leaves the model more than half: %s, %s, %s',
    (model, format, id, verdict) => {
      const request = requestOf(model, {format: formatOf(format)});
      expect(judge(request, machine(id), 1)).toBe(verdict);
    },
  );
});

describe('longestContext', () => {
  it('fits, and one step more does not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.constantFrom(...hardware),
        fc.constantFrom(1, 2, 4, 8),
        fc.integer({min: 1, max: 16}),
        ({id}, one, cards, requests) => {
          const request = requestOf(id, {requests});
          const context = longestContext(request, one, cards, 10_000_000);
          if (context > 0) expect(judge({...request, context}, one, cards)).toBe('fits');
          if (context < 9_000_000) {
            const more = {...request, context: context + 1024};
            expect(judge(more, one, cards)).not.toBe('fits');
          }
        },
      ),
    );
  });

  it('is never longer than the model supports', () => {
    const request = requestOf('qwen3-0.6b');
    expect(longestContext(request, machine('gpu-192'), 8, 40_960)).toBe(40_960);
  });
});

describe('the data', () => {
  it('names every model, format and machine once', () => {
    for (const list of [presets, weightFormats, hardware]) {
      const ids = list.map(({id}) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('names no card as an example that reports less memory because of ECC', () => {
    for (const {example} of hardware)
      expect(example).not.toMatch(/\b(?:L4|L40S?|A10G?|A40|T4|B200)\b/u);
  });

  it('has a format for every preset, and facts that agree with each other', () => {
    for (const preset of presets) {
      expect(weightFormats.map(({id}) => id)).toContain(preset.format);
      expect(preset.embedding).toBeLessThan(preset.billions / 3);
      expect(preset.active ?? 0).toBeLessThan(preset.billions);
      expect(preset.sliding?.layers ?? 0).toBeLessThan(preset.layers);
      expect(preset.source).toMatch(
        /^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/blob\/main\/config\.json$/u,
      );
    }
  });
});

describe('verdicts that logs and files of others decided', () => {
  it.each([
    // vLLM has -2.14 GiB for the cache: https://github.com/vllm-project/vllm/issues/23278
    ['gpt-oss-120b', 'gpu-80'],
    // vLLM loads 13.72 of 14.4 GiB: https://github.com/vllm-project/vllm/issues/35991
    ['gpt-oss-20b', 'gpu-16'],
  ])('%s is tight on %s', (model, id) => {
    expect(judge(requestOf(model), machine(id), 1)).toBe('tight');
  });

  // https://github.com/vllm-project/vllm/issues/13882: 0.55 GiB are left for the cache on 8 GB, not 1.09.
  it('Qwen2.5 7B as AWQ does not surely fit on 8 GB with 20,480 tokens', () => {
    const request = own({
      billions: 7.62,
      embedding: 1.09,
      format: formatOf('4bit'),
      context: 20_480,
      perToken: {layers: 28, kvHeads: 4, headDimension: 128},
    });
    expect(judge(request, machine('gpu-8'), 1)).not.toBe('fits');
    expect(longestContext(request, machine('gpu-8'), 1, 32_768)).toBeLessThanOrEqual(10_240);
  });

  // https://github.com/vllm-project/vllm/issues/6746: 57.75 GiB on each of eight cards.
  it('Llama 3.1 405B as FP8 takes as much as vLLM loads, and does not surely fit on 8 × 80 GB', () => {
    const request = own({
      billions: 405.85,
      format: formatOf('8bit'),
      context: 131_072,
      perToken: {layers: 126, kvHeads: 8, headDimension: 128},
    });
    expect(estimate(request).weights.high).toBeGreaterThan(8 * 57.75 * GIB);
    expect(judge(request, machine('gpu-80'), 8)).not.toBe('fits');
  });

  it('a model that leaves nothing for the engine does not fit', () => {
    const request = own({
      billions: 671,
      format: formatOf('8bit'),
      context: 8192,
      perToken: {layers: 61, kvHeads: 1, headDimension: 288},
    });
    expect(judge(request, machine('gpu-80'), 8)).toBe('no');
  });

  it.each([
    ['q2_k', 0.69e9],
    ['q4_k_m', 0.81e9],
  ])('Gemma 3 1B as %s is not larger than calculated', (format, bytes) => {
    expect(estimate(own({billions: 1, format: formatOf(format)})).weights.high).toBeGreaterThan(
      bytes,
    );
  });
});
