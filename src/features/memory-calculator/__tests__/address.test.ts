import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {presets} from '../../../data/sizing/index.ts';
import {fromHash, toHash} from '../address.ts';
import {change, START} from '../entry.ts';
import {readEntry} from '../read.ts';

describe('the address', () => {
  it('is short at the start', () => {
    expect(toHash(START)).toBe('m=llama-3.1-8b');
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
          expect(fromHash(`#${toHash(entry)}`)).toEqual(entry);
        },
      ),
    );
  });

  it.each([
    '',
    '#',
    '#formula',
    '#m',
    '#m=',
    '#m=nothing',
    '#x=1',
    `#m=own&params=${'9'.repeat(500)}`,
  ])('leaves %s alone', (hash) => {
    expect(fromHash(hash)).toBeUndefined();
  });

  it.each([
    '#m=llama-3.1-8b&ctx=<script>alert(1)</script>',
    '#m=llama-3.1-8b&ctx=-5&req=0&params=1e99',
    '#m=llama-3.1-8b&as=constructor&hw=__proto__&kv=32&n=3&show=toString',
    '#m=llama-3.1-8b&from=nobody&ctx=%E0%A4%A',
    '#m=llama-3.1-8b&constructor=1&__proto__=2',
  ])('ignores what the form does not accept: %s', (hash) => {
    expect(fromHash(hash)).toEqual(START);
  });

  it('has one machine where a machine cannot be multiplied', () => {
    expect(fromHash('#m=phi-4&hw=mac-96&n=4')?.cards).toBe('1');
  });

  it('has a card in the question what fits', () => {
    expect(fromHash('#m=phi-4&show=card')?.card).toBe('gpu-24');
  });

  it('always leads to a valid form', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 60}), fc.string({maxLength: 20}), (one, two) => {
        const entry = fromHash(`#m=own&ctx=${one}&params=${two}&layers=${one}&gb=${two}&${one}`);
        if (entry) expect(() => readEntry(entry)).not.toThrow();
      }),
    );
  });
});
