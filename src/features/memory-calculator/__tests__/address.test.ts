import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {presets} from '../../../data/sizing/index.ts';
import {fromAddress, toAddress} from '../address.ts';
import {change, START} from '../entry.ts';
import {readEntry} from '../read.ts';

describe('the address', () => {
  it('is short at the start', () => {
    expect(toAddress(START)).toBe('m=llama-3.1-8b');
  });

  it('can be read back', () => {
    const number = fc.integer({min: 1, max: 1000}).map(String);
    fc.assert(
      fc.property(
        fc.constantFrom(...presets.map(({id}) => id)),
        fc.constantFrom('', 'gpu-24', 'gpu-80', 'own'),
        fc.constantFrom('1', '2', '4', '8'),
        number,
        fc.constantFrom('7,5', '70', '0.6'),
        fc.boolean(),
        (model, card, cards, context, billions, own) => {
          const preset = change(START, 'model', model);
          const entry = {
            ...(own ? change(preset, 'billions', billions) : preset),
            card,
            cards,
            context,
          };
          for (const mark of ['?', '#'])
            expect(fromAddress(mark + toAddress(entry))).toEqual({entry});
        },
      ),
    );
  });

  it.each(['', '#', '#formula', '#m', '#x=1', '?item=1', `#m=own&params=${'9'.repeat(500)}`])(
    'leaves %s alone',
    (hash) => {
      expect(fromAddress(hash)).toBeUndefined();
    },
  );

  it.each([
    ['#m=llama-3.1-8b&ctx=<script>alert(1)</script>', 'Context length in tokens'],
    ['#m=llama-3.1-8b&ctx=1e9', 'Context length in tokens'],
    [
      '#m=llama-3.1-8b&ctx=-5&req=0&params=1e99',
      'Parameters in billions, Context length in tokens, Concurrent requests',
    ],
    [
      '#m=llama-3.1-8b&as=constructor&hw=__proto__&kv=32&n=3&show=toString',
      'Question, Weights, KV-cache precision, Card or machine, Number of cards',
    ],
    ['#m=llama-3.1-8b&from=nobody&ctx=%E0%A4%A', 'Model, Context length in tokens'],
    ['#m=llama-3.1-8b&kib=500', 'KiB at 16-bit'],
    ['#m=llama-3.1-8b&constructor=1&__proto__=2', ''],
    ['#m=llama-3.1-8b&m=phi-4', 'Model'],
    ['#m=', 'Model'],
    ['#m=gpt-5&hw=gpu-24', 'Model'],
  ])('leaves out what the form does not accept, and says so: %s', (hash, fields) => {
    const {entry, ignored} = fromAddress(hash) ?? expect.fail();
    expect(entry).toEqual(START);
    expect(ignored?.join(', ')).toBe(fields);
  });

  it('can be in any order', () => {
    const {entry, ignored} = fromAddress('?hw=gpu-24&show=card&m=phi-4') ?? expect.fail();
    expect(entry).toEqual({...change(START, 'model', 'phi-4'), mode: 'card', card: 'gpu-24'});
    expect(ignored).toBeUndefined();
    expect(fromAddress('?from=somewhere&m=phi-4')?.ignored).toEqual(['Model']);
    expect(fromAddress('?somewhere=else&m=phi-4')?.ignored).toEqual([]);
    expect(fromAddress('?utm_source=letter&m=phi-4')?.ignored).toBeUndefined();
  });

  it('has one machine where a machine cannot be multiplied', () => {
    const {entry, ignored} = fromAddress('#m=phi-4&hw=mac-96&n=4') ?? expect.fail();
    expect(entry.cards).toBe('1');
    expect(ignored).toEqual(['Number of cards']);
  });

  it('knows another Mac, other RAM and shared memory', () => {
    for (const card of ['mac', 'ram', 'shared']) {
      const entry = {...change(START, 'model', 'phi-4'), card, memory: '192'};
      expect(fromAddress(`#m=phi-4&hw=${card}&gb=192`)).toEqual({entry});
    }
  });

  it('has a card in the question what fits', () => {
    expect(fromAddress('#m=phi-4&show=card')?.entry.card).toBe('gpu-24');
  });

  it('takes numbers beside the name of a model for own numbers that began with it', () => {
    const {entry} = fromAddress('#m=llama-3.1-70b&params=8') ?? expect.fail();
    expect(entry).toMatchObject({model: '', from: 'llama-3.1-70b', billions: '8', layers: ''});
    const other = fromAddress('#m=gemma-3-27b&layers=10&ctx=131072') ?? expect.fail();
    expect(other.entry).toMatchObject({model: '', layers: '10', kvHeads: '16'});
    expect(readEntry(other.entry).request?.perToken).toHaveProperty('sliding', undefined);
  });

  it('keeps what is known of the preset that own numbers came from', () => {
    const file = change(change(START, 'model', 'gemma-3-27b'), 'fileSize', '17.2');
    const {entry} = fromAddress(`?${toAddress(file)}`) ?? expect.fail();
    expect(entry).toEqual(file);
    expect(readEntry(entry).request?.perToken).toHaveProperty('sliding.window', 1024);
    // Links made before own numbers kept their origin.
    const old = fromAddress('?m=own&params=27.43&as=q4_0&layers=62&heads=16&dim=128');
    expect(old?.entry).toMatchObject({from: '', layers: '62'});
    expect(old && readEntry(old.entry).request?.perToken).toHaveProperty('sliding', undefined);
  });

  it('keeps the format of a model that has only one', () => {
    expect(fromAddress('#m=gpt-oss-120b&as=q2_k')).toEqual({
      entry: change(START, 'model', 'gpt-oss-120b'),
      ignored: ['Weights'],
    });
  });

  it('always leads to a valid form', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 60}), fc.string({maxLength: 20}), (one, two) => {
        const found = fromAddress(`#m=own&ctx=${one}&params=${two}&layers=${one}&gb=${two}&${one}`);
        if (found) expect(() => readEntry(found.entry)).not.toThrow();
      }),
    );
  });
});
