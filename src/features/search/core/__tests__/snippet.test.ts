import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {mark, occurrences, snippet} from '../snippet.ts';
import type {MarkedText} from '../types.ts';

const show = ({text, marks}: MarkedText): string =>
  [...marks]
    .reverse()
    .reduce(
      (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
      text,
    );

describe('marks and snippets', () => {
  it('marks whole identifiers before their parts', () => {
    const text = 'call deploy_model, then model';
    expect(show(mark(text, new Set(['deploymodel', 'model'])))).toBe(
      'call [deploy_model], then [model]',
    );
    expect(show(mark(text, new Set(['deploy', 'model'])))).toBe(
      'call [deploy]_[model], then [model]',
    );
  });

  it('marks verbs of two words as one', () => {
    expect(show(mark('Now log in.', new Set(['login'])))).toBe('Now [log in].');
  });

  it('shows the place where most words are together', () => {
    const text =
      'A model is stored on disk. Many words follow that have nothing to do with it, and then the model state is shown at last.';
    expect(show(snippet(text, new Set(['model', 'state']), 50))).toBe(
      '…it, and then the [model] [state] is shown at last.',
    );
  });

  it('stays on one line', () => {
    expect(snippet('first line\nport 443\nlast line', new Set(['443']), 50).text).toBe(
      '…port 443…'.replace(/…/g, ''),
    );
  });

  it('shows one line also where the words are on two', () => {
    const text = 'The model is on one line.\nA port is on the next.';
    expect(show(snippet(text, new Set(['model', 'port']), 80))).toBe('The [model] is on one line.');
    // More of the words are together on the second line.
    const better = 'Only the model.\nA port, a disk.';
    expect(show(snippet(better, new Set(['model', 'port', 'disk']), 80))).toBe(
      'A [port], a [disk].',
    );
  });

  it('has room for all words that fit, not only the first', () => {
    const text =
      'one two three model four five six seven eight nine ten eleven port twelve thirteen';
    expect(show(snippet(text, new Set(['model', 'port']), 60))).toContain('[port]');
  });

  it('begins at the beginning when nothing is marked', () => {
    expect(snippet('Some text that goes on and on and on.', new Set(['x']), 20).text).toBe(
      'Some text that…',
    );
  });

  it.each([
    ['Set the ports. Then open them all at once.', 'Set the ports.'],
    ['Ready for the ports? Then open them all.', 'Ready for the ports?'],
    ['Wait (see the ports.) Then open them all.', 'Wait (see the ports.)'],
    ['Loading ports… Then open them all at once.', 'Loading ports…'],
    ['Set the ports: Then open them all.', 'Set the ports:…'],
  ])('has an ellipsis at the end, but not after a whole sentence: %s', (text, expected) => {
    expect(snippet(text, new Set(), text.indexOf(' Then') + 3).text).toBe(expected);
  });

  it('never exceeds its length, and marks only what is there', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'binary', maxLength: 300}),
        fc.array(fc.constantFrom('model', 'port', 'a', '443', 'deploymodel'), {maxLength: 4}),
        fc.constantFrom(20, 50, 100),
        fc.array(fc.constantFrom('model ', 'port ', 'deploy_model ', 'x ', '443\n'), {
          maxLength: 40,
        }),
        (noise, terms, length, words) => {
          const {text, marks} = snippet(words.join('') + noise, new Set(terms), length);
          expect(text.length).toBeLessThanOrEqual(length);
          let last = 0;
          for (const [start, end] of marks) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            last = end;
          }
        },
      ),
      {numRuns: 500},
    );
  });

  it('finds places that do not overlap', () => {
    const places = occurrences(
      'client.serving.deploy_model',
      new Set(['clientservingdeploymodel', 'deploy']),
    );
    expect(places).toHaveLength(1);
  });
});
