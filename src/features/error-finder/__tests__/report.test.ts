import {describe, expect, it} from 'vitest';

import {QUESTIONS, reportOf} from '../report.ts';

const lines = (count: number, line: string): string[] =>
  Array.from({length: count}, (_, index) => `${line}${String(index)}`);
const BEGIN = '-----BEGIN RSA PRIVATE KEY-----';
const END = '-----END RSA PRIVATE KEY-----';

describe('reportOf', () => {
  it('has the questions and the last lines of the log', () => {
    const {text, masked} = reportOf(`${lines(100, 'line ').join('\n')}\n\n`, false);
    expect(text).toBe(`${QUESTIONS}\n${lines(100, 'line ').slice(40).join('\n')}\n`);
    expect(masked).toBe(0);
  });

  it.each(['', 'core-1  | '])('hides a key that starts above these lines, after "%s"', (before) => {
    const key = [BEGIN, ...lines(48, 'MIIEkey+/'), END].map((line) => before + line);
    const log = [...lines(80, 'early: '), ...key, ...lines(20, 'late: ')].join('\n');
    const {text, masked} = reportOf(log, false);
    expect(text).not.toContain('MIIE');
    expect(text).toContain(`early: 79\n${before}<secret>\n${lines(20, 'late: ').join('\n')}\n`);
    expect(masked).toBe(1);
  });

  it('hides two keys, also one of 100 lines', () => {
    const key = (count: number): string[] => [BEGIN, ...lines(count, 'MIIEkey'), END];
    const {text, masked} = reportOf([...key(10), 'between', ...key(100)].join('\n'), false);
    expect(text).toBe(`${QUESTIONS}\n<secret>\nbetween\n<secret>\n`);
    expect(masked).toBe(2);
  });

  it('hides the names of machines and users only where the reader wants it', () => {
    const line = 'ubuntu@node1:~$ kamiwaza start';
    expect(reportOf(line, false).text).toContain(line);
    expect(reportOf(line, true).text).not.toContain('node1');
  });

  it('hides a key that starts above these lines and has no end', () => {
    const {text, masked} = reportOf(['early', BEGIN, ...lines(70, 'MIIEkey')].join('\n'), false);
    expect(text).toBe(`${QUESTIONS}\nearly\n<secret>\n`);
    expect(masked).toBe(1);
  });

  it('keeps the last lines if a key far above has no end', () => {
    const {text} = reportOf([BEGIN, ...lines(300, 'late: ')].join('\n'), false);
    expect(text).toContain('late: 299');
  });
});
