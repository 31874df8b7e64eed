import {describe, expect, it} from 'vitest';

import {nameOf} from '../advice.ts';
import {change, type Entry, changedFormat, reset, START} from '../entry.ts';
import {judge} from '../estimate.ts';
import {echo, readEntry, readField} from '../read.ts';

function set(entry: Entry, values: Partial<Entry>): Entry {
  return {...entry, ...values};
}

it('tells which weights a model has set, until the reader chooses others', () => {
  const chosen = change(START, 'model', 'gpt-oss-20b');
  const format = changedFormat(START, chosen);
  expect(format).toBe(chosen.format);
  expect(changedFormat(chosen, change(chosen, 'context', '1'), format)).toBe(format);
  expect(changedFormat(START, change(START, 'format', 'bf16'), format)).toBeUndefined();
});

describe('a preset changed by hand', () => {
  const seventy = change(START, 'billions', '70');

  it('loses the cache of the old model when its size changes', () => {
    expect(seventy).toMatchObject({
      model: '',
      from: 'llama-3.1-8b',
      perToken: '',
      layers: '',
      kvHeads: '',
      headDimension: '',
    });
    expect(readEntry(seventy).request).toMatchObject({
      billions: 70,
      perToken: undefined,
      embedding: undefined,
    });
  });

  it('says where the other numbers come from when one number of the cache changes', () => {
    const changed = change(START, 'layers', '40');
    expect(changed).toMatchObject({model: '', from: 'llama-3.1-8b', layers: '40', kvHeads: '8'});
    expect(change(changed, 'billions', '9').layers).toBe('');
  });

  it('is restored by a reset', () => {
    expect(reset(seventy)).toEqual(START);
  });

  it('keeps load and hardware', () => {
    const loaded = set(START, {context: '100', requests: '3', card: 'gpu-48'});
    expect(change(loaded, 'model', 'phi-4')).toMatchObject({
      context: '100',
      requests: '3',
      card: 'gpu-48',
      kvHeads: '10',
    });
  });

  it('loses the size of the files with another format or number of parameters, only then', () => {
    const own = set(START, {model: '', fileSize: '66.3'});
    expect(readEntry(own).request?.fileBytes).toBe(66.3e9);
    expect(change(own, 'context', '1').fileSize).toBe('66.3');
    for (const key of ['format', 'billions', 'model'] as const)
      expect(change(own, key, START[key]).fileSize).toBe('');
  });

  it('still knows where its numbers come from when own numbers are chosen, and loses them with another size', () => {
    const own = change(START, 'model', '');
    expect(own).toMatchObject({model: '', from: 'llama-3.1-8b', layers: '32'});
    expect(readEntry(own).changed).toBe('The numbers are still those of Llama 3.1 8B.');
    expect(change(own, 'model', '').from).toBe('llama-3.1-8b');
    const other = change(change(own, 'billions', '35'), 'context', '32k');
    expect(other).toMatchObject({layers: '', kvHeads: '', headDimension: ''});
    expect(readEntry(other).request?.perToken).toBeUndefined();
    expect(reset(own)).toEqual(START);
  });

  it('keeps what is known of the preset while its numbers are the same', () => {
    const gemma = change(START, 'model', 'gemma-3-27b');
    const known = readEntry(gemma).request;
    const file = change(change(gemma, 'model', ''), 'fileSize', '17.2');
    expect(readEntry(file).request).toEqual({...known, fileBytes: 17.2e9});
    expect(readEntry(file).changed).toBe('Changed from Gemma 3 27B.');
    expect(readEntry(file).facts?.id).toBe('gemma-3-27b');
    const typed = {...file, billions: '27,43'};
    expect(readEntry(typed).request?.perToken).toHaveProperty('sliding.layers', 52);
    const other = readEntry(change(file, 'layers', '61')).request;
    expect(other?.perToken).toMatchObject({layers: 61, sliding: undefined, heads: undefined});
    expect(other).toMatchObject({embedding: undefined, vision: undefined});
    expect(readEntry(change(file, 'layers', '61')).facts).toBeUndefined();
  });

  it('takes the size of the files of a preset for those of another format', () => {
    // Llama 3.3 70B as IQ2_XXS has 19.1 GB, as NVFP4 42.5 GB.
    const on = (format: string, fileSize: string, card: string, cards: string) => {
      const load = {card, cards, context: '4096'};
      const llama = change(change(START, 'model', 'llama-3.3-70b'), 'format', format);
      const {request, machine} = readEntry(set(change(llama, 'fileSize', fileSize), load));
      expect(request?.perToken).toMatchObject({layers: 80, heads: 64});
      return request && machine && judge(request, machine.hardware, machine.cards);
    };
    expect(on('q2_k', '', 'gpu-24', '1')).toBe('no');
    expect(on('q2_k', '19.1', 'gpu-24', '1')).toBe('fits');
    expect(on('4bit', '42.5', 'gpu-24', '2')).toBe('tight');
  });

  it('does not clear own numbers', () => {
    const own = set(START, {model: '', from: '', layers: '10'});
    expect(change(own, 'billions', '3').layers).toBe('10');
  });

  it('has one machine where a machine cannot be multiplied', () => {
    const four = set(START, {card: 'gpu-24', cards: '4'});
    expect(change(four, 'card', 'mac-96').cards).toBe('1');
    expect(change(four, 'card', 'gpu-48').cards).toBe('4');
  });
});

describe('readEntry', () => {
  it('reads the start', () => {
    expect(readEntry(START)).toMatchObject({
      valid: true,
      request: {billions: 8.03, context: 8192, requests: 1, perToken: {layers: 32, kvHeads: 8}},
    });
  });

  it.each(['7.5', '7,5'])('reads %s as seven and a half', (billions) => {
    const entry = change(START, 'billions', billions);
    expect(readEntry(entry).request?.billions).toBe(7.5);
    expect(echo('billions', entry)).toBe('7.5 billion parameters');
  });

  it.each([
    ['billions', ''],
    ['billions', '0'],
    ['billions', 'many'],
    ['billions', '20000'],
    ['context', '-1'],
    ['context', '7.5'],
    ['requests', '1e9'],
    ['layers', 'x'],
  ] as const)('has no request while %s is "%s", and says why', (key, value) => {
    const entry = set(START, {[key]: value});
    expect(readEntry(entry)).toMatchObject({valid: false});
    expect(readEntry(entry).request).toBeUndefined();
    expect(readField(key, value).problem).toMatch(/^Enter a/u);
  });

  it.each([
    ['qwen3-30b-a3b', '131072', 131_072],
    ['mistral-small-24b', '128k', 131_072],
    ['llama-3.1-8b', '1000k', 1_024_000],
  ])('counts all tokens, also those that %s is not made for: %s', (model, context, tokens) => {
    const entry = set(change(START, 'model', model), {context});
    expect(readEntry(entry).request?.context).toBe(tokens);
    expect(readEntry(change(entry, 'model', '')).request?.context).toBe(tokens);
  });

  it.each(['6144', '8188', '24564'])('takes %s GiB for MiB without unit', (typed) => {
    expect(readField('memory', typed).problem).toContain('add the unit: 24564 MiB');
  });

  it('gives examples of the size of the field', () => {
    expect(readField('context', 'many').problem).toContain('8,192 or 8k');
    expect(readField('requests', '1.5').problem).toBe('Enter a whole number, such as 8.');
  });

  it('asks what a comma before three digits means', () => {
    expect(readField('billions', '1,000').problem).toBe(
      'Enter 1000 or 1.000: the comma can mean either.',
    );
    expect(readField('context', '1,000')).toEqual({number: 1000});
    // What it asks for has the same unit, and is accepted.
    expect(readField('fileSize', '4,700 MB').problem).toBe(
      'Enter 4700 MB or 4.700 MB: the comma can mean either.',
    );
    expect(readField('memory', '24,564MiB').problem).toContain('Enter 24564 MiB or 24.564 MiB:');
    expect(readField('fileSize', '4700 MB').number).toBeCloseTo(4.7);
  });

  it.each([
    ['billions', '70B', 70],
    ['memory', '24 GB', 24],
    ['memory', '22.5GiB', 22.5],
    ['memory', '24576 MiB', 24],
    ['memory', '24576MiB', 24],
    ['perToken', '128 KiB', 128],
    ['perToken', '0', 0],
    ['fileSize', '66.3 GB', 66.3],
    ['fileSize', '10 GiB', 10.737_418_24],
    ['fileSize', '495 MB', 0.495],
    ['fileSize', '', undefined],
  ] as const)('reads %s with its unit: %s', (key, typed, number) => {
    expect(readField(key, typed).number).toBe(number);
    expect(readField(key, typed).problem).toBeUndefined();
  });

  it('names the empty fields of a partly filled architecture, and ignores it', () => {
    const entry = set(START, {model: '', kvHeads: '', headDimension: ' ', perToken: '100'});
    const {partly, request} = readEntry(entry);
    expect(partly).toContain('KV heads and Head dimension are empty');
    expect(readEntry(START).partly).toBeUndefined();
    expect(request?.perToken).toBe(100);
  });

  it('ignores KiB when the architecture is complete, even if they are wrong', () => {
    const entry = set(START, {perToken: 'wrong'});
    expect(readEntry(entry).request?.perToken).toMatchObject({layers: 32});
    expect(echo('perToken', entry)).toContain('128 KiB');
  });

  it('reads the memory of another GPU, and only then', () => {
    expect(readEntry(set(START, {memory: 'x'})).valid).toBe(true);
    const {valid, wrong} = readEntry(set(START, {memory: 'x', card: 'own'}));
    expect(valid).toBe(false);
    expect(wrong).toEqual([
      {label: 'Memory in GiB', problem: expect.stringContaining('Enter') as string},
    ]);
    const {machine} = readEntry(set(START, {memory: '12', card: 'own', cards: '2'}));
    expect(machine).toMatchObject({cards: 2, hardware: {memory: 12, label: '12 GB GPU'}});
  });

  it('reads the memory of another Mac and of other RAM, one of each', () => {
    const other = (card: string, memory: string) =>
      readEntry(set(START, {memory, card, cards: '4'})).machine;
    expect(other('mac', '192')).toMatchObject({
      cards: 1,
      hardware: {label: 'Mac with 192 GB', share: [0.65, 0.84]},
    });
    expect(other('mac', '24')?.hardware.share).toEqual([0.5, 0.75]);
    expect(other('ram', '64')).toMatchObject({cards: 1, hardware: {label: '64 GB RAM, no GPU'}});
    expect(other('own', '8188 MiB')).toMatchObject({cards: 4, hardware: {label: '8 GB GPU'}});
    for (const card of ['mac', 'ram'])
      expect(other(card, '64')?.hardware.uncovered).toContain('4bit');
    expect(change(set(START, {card: 'own', cards: '4'}), 'card', 'mac').cards).toBe('1');
  });

  it('needs no cache for an encoder model', () => {
    const encoder = {from: '', billions: '0.568', format: 'fp16', requests: '32', perToken: '0'};
    const none = {layers: '', kvHeads: '', headDimension: ''};
    const entry = set(change(START, 'model', ''), {...encoder, ...none, card: 'gpu-16'});
    const {request, machine} = readEntry(entry);
    expect(request?.perToken).toBe(0);
    expect(request && machine && judge(request, machine.hardware, 1)).toBe('fits');
  });

  it('does not rule out a server whose RAM is large enough', () => {
    const on = (memory: string, fileSize: string) => {
      const shape = {layers: '61', kvHeads: '1', headDimension: '288'};
      const own = set(change(START, 'model', ''), {from: '', billions: '671', ...shape});
      const {request, machine} = readEntry(
        set(own, {format: 'q8_0', card: 'ram', memory, fileSize}),
      );
      return request && machine ? judge(request, machine.hardware, 1) : undefined;
    };
    // DeepSeek R1 needs 678 GiB as Q8_0: 0.94 × 768 are 721.
    expect(on('768', '')).toBe('tight');
    expect(on('512', '404')).toBe('tight');
    expect(on('640', '')).toBe('no');
    expect(on('1536', '')).toBe('fits');
    // 110 GB are 105 GiB with the overhead: 0.94 × 128 are 120, 0.75 × 120 are 90.
    expect(on('128', '110')).toBe('tight');
    expect(on('120', '110')).toBe('no');
    expect(readField('memory', '3000').number).toBe(3000);
  });

  it('leaves memory to the system where the GPU shares it with the computer', () => {
    const of = (context: string, memory = '128') => {
      const load = {format: 'fp16', card: 'shared', cards: '2', memory, context};
      const {request, machine} = readEntry(
        set(change(START, 'model', 'deepseek-r1-qwen-14b'), load),
      );
      return request && machine ? judge(request, machine.hardware, machine.cards) : undefined;
    };
    // (27.5 + 59.6) × 1.1 = 95.8 GiB of the 96 that a Strix Halo can set aside, and a DGX Spark has 101 free.
    expect(of('318k')).toBe('fits');
    expect(of('336k')).toBe('tight');
    expect(of('440k')).toBe('no');
    const {machine} = readEntry(set(START, {card: 'shared', memory: '128'}));
    expect(machine).toMatchObject({cards: 1, hardware: {label: '128 GB of shared memory'}});
    expect(machine && nameOf(machine)).toBe('128 GB of shared memory');
  });

  it('does not need a model to say what fits on a card', () => {
    const entry = set(START, {mode: 'card', card: 'gpu-24', billions: 'x', context: ''});
    expect(readEntry(entry)).toMatchObject({valid: true, machine: {cards: 1}});
  });
});

describe('echo', () => {
  it.each([
    ['billions', '0,596', '596 million parameters'],
    ['context', '128k', '131,072 tokens'],
    ['requests', '1', '1 request'],
    ['requests', '32', '32 requests'],
    ['context', 'x', ''],
  ] as const)('%s %s: %s', (key, value, said) => {
    expect(echo(key, set(START, {[key]: value}))).toBe(said);
  });
});
