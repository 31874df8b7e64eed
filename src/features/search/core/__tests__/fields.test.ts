import {describe, expect, it} from 'vitest';

import {matchUnit} from '../fields.ts';
import type {Unit} from '../query.ts';
import {FIELD_NUMBERS} from '../types.ts';

describe('how well a section has a unit', () => {
  const {terms, content} = FIELD_NUMBERS;
  // `LoRA` can also mean words that begin with `lo` and `ra`.
  const unit: Unit = {
    text: 'lora',
    alternatives: [
      {
        words: [
          [{term: 'load', kind: 'prefix', quality: 0.77}],
          [{term: 'rank', kind: 'prefix', quality: 0.76}],
        ],
        quality: 0.7,
      },
    ],
    certainty: 1,
    weight: 1,
    unknown: false,
    named: false,
    product: false,
  };

  it('does not count a few letters that begin a search term', () => {
    const inTerms = new Map([
      ['load', [terms]],
      ['rank', [terms]],
    ]);
    expect(matchUnit(unit, inTerms)).toBeNull();
    expect(matchUnit(unit, new Map([...inTerms, ['load', [content]]]))).toBeNull();
  });

  it('counts them in the text', () => {
    const inText = new Map([
      ['load', [content]],
      ['rank', [terms, content]],
    ]);
    expect(matchUnit(unit, inText)?.[content]).toBeCloseTo(0.7 * 0.76);
  });
});
