import {describe, expect, it} from 'vitest';

import {copyrightYear, readCommit} from '../commit.ts';

describe('the commit', () => {
  it('is the current commit', () => {
    expect(readCommit(undefined).id).toMatch(/^(?:[\da-f]{40}|unknown)$/);
  });

  it('is overridden by a given time', () => {
    expect(readCommit(86400).date.toISOString()).toBe('1970-01-02T00:00:00.000Z');
  });

  it('dates the copyright line', () => {
    expect(copyrightYear({id: 'abc', date: new Date('2031-05-06')})).toBe(2031);
  });

  it('uses the clock if there is no history', () => {
    const year = copyrightYear({id: 'unknown', date: new Date('2000-01-01')});
    expect(year).toBe(new Date().getFullYear());
  });
});
