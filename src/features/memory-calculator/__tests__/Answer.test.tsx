import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {Answer, answerInShort, Details} from '../Answer.tsx';
import {formatOf, hardwareOf, presetOf} from '../entry.ts';
import type {Request} from '../estimate.ts';
import type {Machine} from '../read.ts';

import {requestOf} from './measured.ts';

function on(id: string, cards = 1): Machine {
  const found = hardwareOf(id);
  if (!found) throw new Error(`There is no hardware "${id}".`);
  return {hardware: found, cards};
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');

function answer(request: Request, machine?: Machine, model = ''): string {
  const answered = (
    <Answer request={request} machine={machine} preset={presetOf(model)} stale={false} />
  );
  return textOf(renderToStaticMarkup(answered));
}

describe('Answer', () => {
  const phi = requestOf('phi-4', {format: formatOf('fp16')});
  const own = requestOf('llama-3.1-8b', {format: formatOf('fp16')});
  const shape = {layers: 28, kvHeads: 4, headDimension: 128};

  it('says why a model cannot be split over the cards', () => {
    expect(answer(phi, on('gpu-16', 4), 'phi-4')).toContain(
      'vLLM can’t divide 10 KV heads evenly among four 16 GB GPUs (e.g. RTX 4080). It fits',
    );
    expect(answer(phi, undefined, 'phi-4')).toContain(
      'vLLM can’t divide 10 KV heads evenly among 4 or 8 cards.',
    );
    const table = renderToStaticMarkup(<Details request={phi} />);
    const cells = table.slice(table.indexOf('MI300X')).match(/<td.*?<\/td>/gu) ?? [];
    // A dash is not read, so screen readers have words for it.
    const dash = ' — not available ';
    expect(cells.map(textOf)).toEqual([' Fits ', ' Fits ', dash, dash]);
    expect(cells.at(-1)).toContain('<span aria-hidden="true">—</span>');
  });

  it('says nothing about heads for GGUF, and for a preset whose heads allow all cards', () => {
    expect(answer({...phi, format: formatOf('q8_0')}, on('gpu-16', 4), 'phi-4')).not.toContain(
      'heads',
    );
    expect(answer(own, on('gpu-16', 4), 'llama-3.1-8b')).not.toContain('heads');
  });

  it('names the machine on which a change would help, where nothing fits', () => {
    const huge = requestOf('llama-3.1-70b', {format: formatOf('fp16'), requests: 600});
    expect(answer(huge, undefined, 'llama-3.1-70b')).toContain(
      'Doesn’t fit on any listed machine. On eight 192 GB GPUs (e.g. MI300X), it fits with',
    );
    // In the table, too.
    expect(answer({...huge, requests: 500}, undefined, 'llama-3.1-70b')).toContain(
      'Tight on eight 192 GB GPUs (e.g. MI300X): it may run out of memory. It fits with',
    );
  });

  it('says that a model is made for fewer tokens than asked for, next to the verdict', () => {
    const request = {...phi, context: 32_768};
    const preset = presetOf('phi-4');
    const said =
      'Phi-4 14B is made for at most 16,384 tokens. The result is for 32,768: check that your version, or its settings, allow that many.';
    expect(answer(request, on('gpu-48'), 'phi-4')).toMatch(
      new RegExp(`Fits on one 48 GB GPU .{0,30} ${said}`, 'u'),
    );
    expect(answer(request, on('gpu-40'), 'phi-4')).toMatch(
      new RegExp(`It fits with a context of 16K tokens.{0,90} ${said}`, 'u'),
    );
    expect(answerInShort({request, machine: undefined, preset})).toContain(said);
    expect(answer(phi, undefined, 'phi-4')).not.toContain('is made for');
    expect(answerInShort({request: phi, machine: undefined, preset})).not.toContain('is made for');
  });

  it('speaks of the sliding window that it counts, for own numbers, too', () => {
    expect(answer(requestOf('gemma-3-27b'))).toContain('52 layers look back at most 1,024 tokens');
    expect(answer(own, undefined, 'gemma-3-27b')).not.toContain('look back');
  });

  it('says which blocks cannot be divided', () => {
    const text = answer(requestOf('qwen3-4b', {format: formatOf('4bit')}), on('gpu-16', 8));
    expect(text).toContain(
      'vLLM can’t divide 9,728 columns into whole blocks of 128 among eight 16 GB GPUs (e.g. RTX 4080).',
    );
  });

  it('has headroom only where it fits', () => {
    const qwen = requestOf('deepseek-r1-qwen-14b', {format: formatOf('q6_k')});
    const small = answer(qwen, on('ram-16'));
    expect(small).toContain('Doesn’t fit on 16 GB RAM');
    expect(small).toContain('Shortfall 7.4 GB Fits up to 8.6 GB');
    expect(small).not.toContain('Headroom');
    expect(answer(qwen, on('ram-32'))).toContain('Headroom');
    expect(answer(requestOf('llama-3.1-8b', {format: formatOf('q8_0')}), on('ram-16'))).toMatch(
      /Tight.*Shortfall/u,
    );
  });

  it('says which part of the cache each card holds', () => {
    const with8 = (kvHeads: number, format = 'fp16') =>
      answer({...own, format: formatOf(format), perToken: {...shape, kvHeads}}, on('gpu-192', 8));
    expect(with8(1)).toContain('its part of the weights and the whole cache');
    expect(with8(4)).toContain('the cache of one of 4 KV heads, so cards have copies');
    for (const text of [with8(8), with8(1, 'q8_0')])
      expect(text).toContain('its part of the weights and of the cache');
  });

  it('asks for the cache where it decides, instead of naming hardware', () => {
    const unknown = {...own, perToken: undefined};
    const numbers =
      'depends on the KV cache. Enter the layers, the KV heads and the head dimension.';
    for (const text of [answer(unknown), answer(unknown, on('gpu-24'))]) {
      expect(text).toContain(numbers);
      expect(text).toContain('Published models need 0 to 4,880 KiB');
      expect(text).not.toMatch(/Smallest|Fits|It fits|similar size|Headroom/u);
    }
    const cells = textOf(renderToStaticMarkup(<Details request={unknown} />));
    expect(cells).toContain('24 GB GPU (RTX 4090) ? unknown');
    // The weights alone decide here.
    expect(answer(unknown, on('gpu-8'))).toContain('Doesn’t fit on one 8 GB GPU');
  });

  it('claims to know the smallest of the listed hardware only', () => {
    expect(answer(own)).toContain('Smallest listed hardware that fits: one 24 GB GPU');
  });

  it('says nothing about cards where it names none', () => {
    const unknown = {...own, perToken: undefined};
    for (const format of ['fp16', 'q4_k_m'])
      expect(answer({...unknown, format: formatOf(format)})).not.toContain('Each of the');
    expect(answer(unknown, on('gpu-24', 8))).toContain('Each of the 8 cards');
    // These are named.
    expect(answer({...own, requests: 10_000})).toContain('Each of the 8 cards');
  });

  it('asks for the size of the files where the format does not say it', () => {
    const awq = {...own, format: formatOf('4bit'), embedding: undefined};
    expect(answer(awq)).toContain('assumes 2.2 billion parameters for them');
    expect(answer(awq)).toContain('the size of all weight files of the one format that you load.');
    expect(answer({...awq, fileBytes: 5.7e9})).not.toContain('size of all weight files');
    expect(answer({...awq, format: formatOf('fp16')})).not.toContain('size of all weight files');
  });

  it('asks for the heads that it does not know', () => {
    const known = answer({...own, perToken: shape}, on('gpu-16', 8));
    expect(known).toContain('attention heads (num_attention_heads) must be divisible');
    expect(known).not.toContain('num_key_value_heads');
    const unknown = answer({...own, perToken: 100}, on('gpu-16', 8));
    expect(unknown).toContain('(num_key_value_heads)');
    expect(unknown).toContain('the high end counts the whole cache on each card');
    expect(answer({...own, perToken: 0}, on('gpu-16', 8))).not.toMatch(/KV heads|num_key_value/u);
  });
});
