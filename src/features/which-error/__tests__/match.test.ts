import {readFileSync} from 'node:fs';

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {faults} from '../../../data/faults/index.ts';
import {findFaults, MAX_LENGTH} from '../match.ts';
import {report} from '../report.ts';

import {snippets, unrelated} from './snippets.ts';

const first = (text: string): string | undefined => findFaults(text, faults).matches[0]?.id;

/** Lines of a healthy platform, so that a fault stands in the middle of something. */
function noise(lines: number): string {
  return Array.from(
    {length: lines},
    (_, index) =>
      `2025-08-20 09:${String(index % 60).padStart(2, '0')}:00,118 INFO serving.health: replica ${String(index)} answered in ${String(index % 90)} ms`,
  ).join('\n');
}

describe('findFaults', () => {
  it('has enough logs to be judged by', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(60);
    expect(unrelated.length).toBeGreaterThanOrEqual(20);
    expect(snippets.filter(({fault}) => !faults.some(({id}) => id === fault))).toEqual([]);
  });

  it('puts the right fault first in at least nine of ten logs', () => {
    const wrong = snippets
      .filter(({fault, text}) => first(`${noise(40)}\n${text}\n${noise(25)}`) !== fault)
      .map(({fault, text}) => `${fault}: got ${String(first(text))}`);
    console.log(
      `${String(snippets.length - wrong.length)} of ${String(snippets.length)} right`,
      wrong,
    );
    expect(wrong.length / snippets.length).toBeLessThanOrEqual(0.1);
  });

  it.each(unrelated)('finds nothing in an unrelated log: %s', (text) => {
    expect(findFaults(`${noise(10)}\n${text}`, faults).matches).toEqual([]);
  });

  it('marks what it found, with the number of the line', () => {
    const [match] = findFaults('one\r\ntwo CUDA out of memory three\nfour', faults).matches;
    expect(match?.hits).toEqual([
      {
        line: 2,
        parts: [
          {text: 'two ', found: false},
          {text: 'CUDA out of memory', found: true},
          {text: ' three', found: false},
        ],
      },
    ]);
  });

  it('ignores case in messages and respects it in codes', () => {
    expect(first('NO SPACE LEFT ON DEVICE')).toBe('disk-full');
    expect(first('oom')).toBeUndefined();
    expect(first('ZOOM')).toBeUndefined();
    expect(first('code=OOM;')).toBe('out-of-memory');
  });

  it('sees through terminal colours and curly quotation marks', () => {
    expect(first('\u001b[31mNo module named \u001b[0m‘kamiwaza_client’')).toBe('module-not-found');
  });

  it('does not join phrases of different lines', () => {
    expect(first('permission denied\ndocker.sock')).toBeUndefined();
  });

  it('keeps positions right beside letters that change their length', () => {
    const [match] = findFaults('İİİ ﬁ OOM end', faults).matches;
    expect(match?.hits[0]?.parts.find(({found}) => found)?.text).toBe('OOM');
  });

  it('searches the end of a text that is too long, and says so', () => {
    const long = `${'x'.repeat(MAX_LENGTH)}\nMUST_REDOWNLOAD`;
    const findings = findFaults(long, faults);
    expect(findings.matches[0]?.id).toBe('must-redownload');
    expect(findings.skipped).toBe(long.length - MAX_LENGTH);
  });

  it.each([
    ['one line', 'out of mem'.repeat(MAX_LENGTH / 10)],
    ['empty lines', '\n'.repeat(MAX_LENGTH)],
    ['half a signal again and again', 'permission denied '.repeat(MAX_LENGTH / 18)],
    ['a real log', noise(2500)],
  ])('comes to an end with 200 KB: %s', (_, text) => {
    expect(findFaults(text, faults).skipped).toBe(Math.max(0, text.length - MAX_LENGTH));
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 2000}), (text) => {
        for (const {hits} of findFaults(text, faults).matches) {
          expect(hits.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('report', () => {
  it('is the list of the troubleshooting page', () => {
    const page = readFileSync('docs/models/troubleshooting.mdx', 'utf8');
    expect(/```text title="Report"\n([\s\S]*?)```/.exec(page)?.[1]).toBe(report);
  });
});
