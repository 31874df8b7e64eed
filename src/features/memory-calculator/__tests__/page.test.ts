import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {presets} from '../../../data/sizing/index.ts';
import {change, formatOf, hardwareOf, START} from '../entry.ts';
import {cachePerToken, estimate, judge, unevenOver} from '../estimate.ts';
import {showCount, showSize} from '../numbers.ts';
import {readEntry} from '../read.ts';
import {TEXTS} from '../texts.ts';

import {measured, requestOf} from './measured.ts';

const PAGE = readFileSync('docs/models/will-it-fit.mdx', 'utf8');

const FORMATS: Readonly<Record<string, string>> = {
  '16 bit': 'fp16',
  '4 bit': '4bit',
  Q4_K_M: 'q4_k_m',
};
const NUMBERS: Readonly<Record<string, number>> = {One: 1, Two: 2, Four: 4};

/** Rows of the table under "Worked examples". */
const rows = (/## Worked examples[\s\S]*?\n\n(?=The first)/u.exec(PAGE)?.[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes(' GB '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the page agrees with the calculator', () => {
  it('has worked examples', () => {
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  it.each(rows.map((cells) => [cells[1] ?? '', cells] as const))('%s', (name, cells) => {
    const [, label = '', format = ''] = /^(.*), (.*)$/u.exec(name) ?? [];
    const preset = presets.find((one) => one.label === label);
    const request = requestOf(preset?.id ?? label, {format: formatOf(FORMATS[format] ?? format)});
    const {weights, cache, total} = estimate(request);
    expect(cells.slice(2, 5)).toEqual([weights, cache, total].map(({high}) => showSize(high)));
    const [, count = '', memory = ''] = /^(\w+) (\d+) GB GPUs?$/u.exec(cells[5] ?? '') ?? [];
    const card = hardwareOf(`gpu-${memory}`);
    expect(card && judge(request, card, NUMBERS[count] ?? 0)).toBe('fits');
  });

  it('has the numbers of its example of latent attention', () => {
    const [, heads, dimension, size] =
      /enter (\d+) KV head\..*DeepSeek-V3\].*?that is (\d+), and a token takes ([\d.]+) KiB/u.exec(
        PAGE,
      ) ?? [];
    // config.json of DeepSeek-V3: 61 layers, kv_lora_rank 512, qk_rope_head_dim 64.
    expect(Number(dimension)).toBe((512 + 64) / 2);
    const shape = {layers: 61, kvHeads: Number(heads), headDimension: Number(dimension)};
    expect((cachePerToken(shape, 16) / 1024).toFixed(1)).toBe(size);
  });

  it('has the numbers of its example of a hybrid model', () => {
    const [, layers, all, size] =
      /\[Qwen3-Next\].*?has (\d+) of (\d+), so a token takes ([\d.]+) KiB/u.exec(PAGE) ?? [];
    // Its config.json: 48 layers, every fourth with attention, 2 KV heads, head dimension 256.
    expect(Number(layers)).toBe(Number(all) / 4);
    const shape = {layers: Number(layers), kvHeads: 2, headDimension: 256};
    expect(cachePerToken(shape, 16) / 1024).toBe(Number(size));
    const request = {
      ...requestOf('qwen3-32b', {format: formatOf('8bit'), embedding: undefined}),
      ...{billions: 80, context: 262_144, requests: 4, perToken: shape},
    };
    const card = hardwareOf('gpu-80') ?? expect.fail();
    expect(judge(request, card, 2)).toBe('fits');
  });

  it('has the state of its examples of hybrid models', () => {
    const [, least, most] =
      /fixed state, about (\d+) to (\d+) MB for these two models/u.exec(PAGE) ?? [];
    // A layer keeps heads × widths numbers, and the last 3 inputs of its convolution at 16 bits; the state at 16 or 32.
    const qwen = 36 * (32 * 128 * 128 * 2 + (2 * 16 + 32) * 128 * 3 * 2);
    const nemotron = 27 * (128 * 80 * 128 * 4 + (128 * 80 + 2 * 8 * 128) * 3 * 2);
    expect([qwen, nemotron].map((bytes) => Math.round(bytes / 1e6))).toEqual([
      Number(least),
      Number(most),
    ]);
    expect(PAGE).toContain(`64 requests need ${showSize(64 * nemotron)} more`);
  });

  it.each(['kv_lora_rank', 'Count only layers with attention'])(
    'says next to the form: %s',
    (hint) => {
      expect(TEXTS.eitherOr).toContain(hint);
    },
  );

  it('has an example of a card that is smaller than its name', () => {
    const [, memory = ''] = /B200 with 192 GB shows \[`(\d+MiB)`\]/u.exec(PAGE) ?? [];
    const load = {format: '8bit', context: '131072', requests: '2', card: 'own', memory};
    const {request, machine} = readEntry({...change(START, 'model', 'llama-3.3-70b'), ...load});
    expect(request && machine && judge(request, machine.hardware, 1)).toBe('tight');
  });

  it('has a true example of heads that cannot be split', () => {
    expect(PAGE).toContain('Phi-4 has 10 KV heads, so it runs on two cards and [stops on four]');
    const request = requestOf('phi-4', {format: formatOf('fp16')});
    expect([2, 4].map((cards) => unevenOver(request, cards)?.count)).toEqual([undefined, 10]);
  });

  it('has a true example of a model that reads more tokens with other settings', () => {
    const [, tokens = ''] = /\[Qwen3\]\(.*?\) reads ([\d,]+) tokens with YaRN/u.exec(PAGE) ?? [];
    // Four times the 32,768 tokens that it was trained with.
    expect(tokens).toBe(showCount(4 * 32_768));
    for (const {id, context} of presets)
      if (id.startsWith('qwen3')) expect(context).toBeLessThan(4 * 32_768);
  });

  it('names the number of models whose published size was compared', () => {
    const models = new Set(measured.map(({model}) => model)).size;
    expect(PAGE).toContain(`We compared ${String(models)} models: their published sizes`);
  });
});
