import {describe, expect, it} from 'vitest';

import {hardware, presets, weightFormats} from '../../../data/sizing/index.ts';
import {COLUMNS, largestFor, nameOf, smallestFor, waysToFit, whatFits} from '../advice.ts';
import {change, formatOf, hardwareOf, START} from '../entry.ts';
import {isCovered, judge, type Request} from '../estimate.ts';
import {type Machine, readEntry} from '../read.ts';

import {requestOf} from './measured.ts';

function on(id: string, cards = 1): Machine {
  const found = hardwareOf(id);
  if (!found) throw new Error(`There is no hardware "${id}".`);
  return {hardware: found, cards};
}

describe('smallestFor', () => {
  it.each([
    ['llama-3.1-8b', 'fp16', 'one 24 GB GPU (e.g. RTX 4090)'],
    ['llama-3.1-8b', 'q4_k_m', 'one 8 GB GPU (e.g. RTX 4060)'],
    ['llama-3.3-70b', 'fp16', 'one 192 GB GPU (e.g. MI300X)'],
    // No engine on a Mac reads AWQ.
    ['llama-3.3-70b', '4bit', 'two 32 GB GPUs (e.g. RTX 5090)'],
    ['llama-3.1-8b', 'q6_k', 'one 16 GB GPU (e.g. RTX 4080)'],
  ])('%s as %s: %s', (model, format, name) => {
    const smallest = smallestFor(requestOf(model, {format: formatOf(format)}));
    expect(smallest && nameOf(smallest)).toBe(name);
  });

  it.each([
    ['gemma-3-12b', 'q4_k_m', 'gpu-24', 'fits'],
    ['gemma-3-27b', 'q4_k_m', 'gpu-40', 'fits'],
    // vLLM may take all tokens: 48 layers × 8 KV heads × 256 are 51.5 GB.
    ['gemma-3-12b', 'fp16', 'gpu-80', 'tight'],
  ])('knows the window of %s as %s with 131,072 tokens on %s', (model, format, card, verdict) => {
    const request = requestOf(model, {format: formatOf(format), context: 131_072});
    expect(judge(request, on(card).hardware, 1)).toBe(verdict);
  });

  it('names no number of cards that the heads do not allow', () => {
    const phi = {format: formatOf('fp16'), context: 16_384, requests: 18};
    const smallest = smallestFor(requestOf('phi-4', phi));
    expect(smallest && nameOf(smallest)).toBe('two 80 GB GPUs (e.g. A100, H100)');
  });

  it('is undefined for a request that is too large for everything', () => {
    expect(smallestFor(requestOf('llama-3.1-70b', {requests: 10_000}))).toBeUndefined();
  });

  it.each([
    ['Qwen2.5 7B', 7.62, 'q4_k_m'],
    ['Llama 3.2 1B', 1.24, 'fp16'],
    ['Llama 3.1 405B', 405.85, 'q4_k_m'],
  ])('is undefined where an unknown cache decides: %s', (_, billions, format) => {
    const request: Request = {
      billions,
      format: formatOf(format),
      context: 131_072,
      requests: 1,
      cacheBits: 16,
      perToken: undefined,
    };
    expect(smallestFor(request)).toBeUndefined();
    expect(smallestFor({...request, perToken: 100})).toBeDefined();
  });

  it('is certain where no cache changes it', () => {
    const request = {...requestOf('llama-3.1-8b'), context: 64, perToken: undefined};
    expect(smallestFor(request)).toEqual(on('gpu-8'));
  });

  it('has nothing smaller that fits', () => {
    for (const {id} of presets) {
      const request = requestOf(id);
      const smallest = smallestFor(request);
      if (!smallest) throw new Error(`${id} fits nowhere.`);
      const size = ({hardware: one, cards}: Machine): number => one.memory * one.share[0] * cards;
      for (const one of hardware) {
        for (const cards of one.counts) {
          if (size({hardware: one, cards}) >= size(smallest)) continue;
          const possible = isCovered(request.format, one);
          expect(possible && judge(request, one, cards) === 'fits').toBe(false);
        }
      }
    }
  });
});

describe('waysToFit', () => {
  it('names a shorter context, a smaller format and more cards', () => {
    const request = requestOf('llama-3.1-8b', {format: formatOf('fp16'), context: 131_072});
    expect(waysToFit(request, on('gpu-24'))).toEqual([
      'with a context of 37K tokens',
      'as GGUF Q2_K',
      'on 2 × 24 GB',
    ]);
  });

  it('names fewer requests', () => {
    const request = requestOf('llama-3.1-8b', {format: formatOf('fp16'), requests: 32});
    expect(waysToFit(request, on('gpu-24'))).toContain('with 4 concurrent requests');
  });

  it('names another machine where adding cards does not help', () => {
    const request = requestOf('llama-3.3-70b', {format: formatOf('fp16')});
    expect(waysToFit(request, on('ram-32'))).toEqual(['on one 192 GB GPU']);
  });

  it('names only formats that the publisher offers', () => {
    const ways = waysToFit(
      requestOf('gpt-oss-120b'),
      on('gpu-48'),
      presets.find(({id}) => id === 'gpt-oss-120b'),
    );
    expect(ways.join()).not.toContain('GGUF');
  });

  it('names no context that the model is not made for', () => {
    const asked = (model: string, format: string, context: string): Request => {
      const entry = {...change(START, 'model', model), format, context};
      const {request} = readEntry(entry);
      if (!request) throw new Error(`${model} has no request.`);
      return request;
    };
    // (4.9 + 16) × 1.1 = 23 GiB.
    const llama = asked('llama-3.1-8b', 'q4_k_m', '128k');
    expect(waysToFit(llama, on('gpu-24'))).toEqual([
      'with a context of 117K tokens',
      'with an 8-bit KV cache',
      'as GGUF Q2_K',
      'on 2 × 24 GB',
    ]);
    const smallest = smallestFor(llama);
    expect(smallest && nameOf(smallest)).toBe('one 32 GB GPU (e.g. RTX 5090)');
    const mistral = asked('mistral-7b', 'q4_k_m', '10,000,000');
    const preset = presets.find(({id}) => id === 'mistral-7b');
    expect(waysToFit(mistral, on('gpu-24'))[0]).toBe('with a context of 121K tokens');
    expect(waysToFit(mistral, on('gpu-24'), preset)[0]).toBe('with a context of 32K tokens');
  });

  it.each([
    ['qwen3-30b-a3b', 'tight'],
    ['mistral-small-24b', 'no'],
  ])('judges the context that was typed for %s: %s', (model, verdict) => {
    const entry = {...change(START, 'model', model), context: '131072'};
    const card = model === 'qwen3-30b-a3b' ? 'gpu-32' : 'gpu-24';
    const {request} = readEntry(entry);
    expect(request && judge(request, on(card).hardware, 1)).toBe(verdict);
  });

  it('names a format that the machine reads', () => {
    const request = requestOf('llama-3.1-8b', {format: formatOf('4bit')});
    expect(waysToFit(request, on('mac-64'))).toEqual(['as GGUF Q4_0', 'on one 16 GB GPU']);
    const larger = requestOf('mixtral-8x7b', {format: formatOf('4bit'), context: 32_768});
    expect(waysToFit(larger, on('mac-64'))).toEqual(['as GGUF Q4_0', 'on one 40 GB GPU']);
  });

  it('prefers a format of the same engine where it is about as large', () => {
    const request = requestOf('llama-3.3-70b', {format: formatOf('fp16')});
    expect(waysToFit(request, on('gpu-80', 2))[0]).toBe('as 8 bit (FP8, INT8)');
  });

  it('names fewer cards, or a format that llama.cpp splits, where the heads do not allow so many', () => {
    const request = requestOf('phi-4', {format: formatOf('fp16')});
    expect(waysToFit(request, on('gpu-16'))).toEqual(['as GGUF Q5_K_M', 'on one 40 GB GPU']);
    expect(waysToFit(request, on('gpu-24', 4))).toEqual(['as GGUF Q8_0', 'on 2 × 24 GB']);
  });

  it.each([
    // (35.2 + 2.5) × 1.1 = 41.5 GiB of 43.2.
    ['llama-3.1-70b', '4bit', 'gpu-48', 8192, 'as GGUF Q3_K_M'],
    ['llama-3.1-70b', 'q4_0', 'gpu-48', 8192, 'as GGUF Q3_K_M'],
    ['llama-3.1-70b', 'q6_k', 'gpu-80', 49_152, 'as GGUF Q5_K_M'],
    ['llama-3.1-8b', '4bit', 'gpu-8', 12_288, 'as GGUF Q4_K_M'],
  ])('names the largest format that fits: %s, %s on %s', (model, from, card, context, way) => {
    const request = requestOf(model, {format: formatOf(from), context});
    expect(judge(request, on(card).hardware, 1)).not.toBe('fits');
    expect(waysToFit(request, on(card))).toContain(way);
  });

  it('does not take the size of the files for that of another format', () => {
    const request = requestOf('llama-3.1-8b', {format: formatOf('fp16'), fileBytes: 16.1e9});
    expect(waysToFit(request, on('gpu-16'))).toContain('as 8 bit (FP8, INT8)');
  });

  it('names no other format for files that are too large for the parameters', () => {
    const request = requestOf('llama-3.1-8b', {fileBytes: 42.5e9});
    expect(waysToFit(request, on('gpu-24'))).toEqual(['on 4 × 24 GB']);
  });

  it('names an 8-bit cache if it is enough', () => {
    const request = requestOf('mixtral-8x7b', {context: 32_768, requests: 4});
    const way = 'with an 8-bit KV cache';
    expect(waysToFit(request, on('gpu-48'))).toContain(way);
    expect(waysToFit({...request, requests: 40}, on('gpu-48'))).not.toContain(way);
    expect(waysToFit({...request, requests: 40, cacheBits: 8}, on('gpu-48'))).not.toContain(way);
  });

  it('promises only what is true', () => {
    const changes: readonly (readonly [RegExp, (found: string) => Partial<Request>])[] = [
      [/^with a context of (\d+)K tokens$/u, (found) => ({context: Number(found) * 1024})],
      [/^with (\d+) concurrent requests$/u, (found) => ({requests: Number(found)})],
      [/^with (one) request at a time$/u, () => ({requests: 1})],
      [/^with an (8)-bit KV cache$/u, () => ({cacheBits: 8})],
      [
        /^as (.+)$/u,
        (found) => ({
          format: weightFormats.find(({label}) => label === found),
          fileBytes: undefined,
        }),
      ],
    ];
    const checked = new Set<RegExp>();
    for (const preset of ['qwen3-32b', 'llama-3.1-8b', 'mixtral-8x7b']) {
      for (const over of [
        {format: formatOf('fp16'), context: 32_768},
        {requests: 9},
        {requests: 2},
      ]) {
        const request = requestOf(preset, over);
        for (const one of hardware.filter((other) => judge(request, other, 1) !== 'fits')) {
          for (const way of waysToFit(request, {hardware: one, cards: 1})) {
            if (way.startsWith('on ')) continue;
            const [pattern, changeFor] = changes.find(([each]) => each.test(way)) ?? [];
            const changed = changeFor?.(pattern?.exec(way)?.[1] ?? '');
            if (pattern) checked.add(pattern);
            expect(
              changed && judge({...request, ...changed}, one, 1),
              `${preset}, ${one.id}: ${way}`,
            ).toBe('fits');
          }
        }
      }
    }
    expect(checked.size).toBe(changes.length);
  });
});

describe('largestFor', () => {
  it('is the largest machine that can run the model at all', () => {
    const name = (model: string, format: string): string =>
      nameOf(largestFor(requestOf(model, {format: formatOf(format)})));
    expect(name('llama-3.1-8b', 'fp16')).toBe('eight 192 GB GPUs (e.g. MI300X)');
    expect(name('phi-4', 'fp16')).toBe('two 192 GB GPUs (e.g. MI300X)');
    expect(name('phi-4', 'q4_k_m')).toBe('eight 192 GB GPUs (e.g. MI300X)');
  });
});

describe('whatFits', () => {
  const load = {requests: 1, cacheBits: 16};

  it('has no context where the heads do not allow so many cards', () => {
    const row = whatFits(on('gpu-24', 4), load).find(({preset}) => preset.id === 'phi-4');
    expect(row?.contexts.map((context) => context > 0)).toEqual([false, false, true, true, false]);
  });

  it('lists every model, those that fit first', () => {
    const rows = whatFits(on('gpu-24'), load);
    expect(rows).toHaveLength(presets.length);
    const fits = rows.map(({contexts}) => contexts.some((context) => context > 0));
    expect(fits.lastIndexOf(true)).toBeLessThan(fits.indexOf(false));
  });

  it('shows the longest context of each format', () => {
    const row = whatFits(on('gpu-24'), load).find(({preset}) => preset.id === 'llama-3.1-8b');
    const contexts = Object.fromEntries(COLUMNS.map(({id}, index) => [id, row?.contexts[index]]));
    expect(contexts).toMatchObject({fp16: 37_888, q4_k_m: 119_808});
  });

  it('offers gpt-oss in its own format only', () => {
    const row = whatFits(on('gpu-24'), load).find(({preset}) => preset.id === 'gpt-oss-20b');
    expect(row?.contexts.map((context) => context > 0)).toEqual([false, false, false, false, true]);
  });

  it('allows less context for more requests', () => {
    const one = whatFits(on('gpu-24'), load);
    const many = whatFits(on('gpu-24'), {...load, requests: 16});
    for (const {preset, contexts} of many) {
      const before = one.find((row) => row.preset === preset);
      contexts.forEach((context, index) => {
        expect(context).toBeLessThanOrEqual(before?.contexts[index] ?? 0);
      });
    }
  });
});
