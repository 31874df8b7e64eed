import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {guardHistory, repairEscapes, repairPath} from '../percent-escapes.ts';

describe('repairEscapes', () => {
  it.each([
    ['#%E0%A4%A', '#%25E0%25A4%A'.replace('%A', '%25A')],
    ['/a%20b', '/a%20b'],
    ['#100%', '#100%25'],
    ['#%zz%20ok', '#%25zz%20ok'],
    ['', ''],
  ])('turns %s into %s', (input, output) => {
    expect(repairEscapes(input)).toBe(output);
  });

  it('always returns text that can be decoded, and leaves valid text alone', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('%', 'E', '0', 'a', '4', 'z', '#', '/')}),
        (text) => {
          const repaired = repairEscapes(text);
          expect(() => decodeURIComponent(repaired)).not.toThrow();
          expect(repairEscapes(repaired)).toBe(repaired);
        },
      ),
    );
  });
});

describe('repairPath', () => {
  it.each([
    ['/100%25-done', '/100%2525-done'],
    ['/100%', '/100%2525'],
    ['/a%20b%2Fc', '/a%20b%2Fc'],
    ['/%252F', '/%252F'],
  ])('turns %s into %s', (input, output) => {
    expect(repairPath(input)).toBe(output);
  });

  it('always returns a path that can be decoded twice, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('%', '25', 'E', '0', 'a', '4', 'z', '/')}),
        (text) => {
          const repaired = repairPath(text);
          expect(() => decodeURI(decodeURI(repaired))).not.toThrow();
          expect(repairPath(repaired)).toBe(repaired);
        },
      ),
    );
  });
});

describe('guardHistory', () => {
  it('repairs strings and location objects, and passes everything else on', () => {
    const push = vi.fn();
    const replace = vi.fn();
    const history = guardHistory({push, replace});
    history.push('/a#%E0', {kept: true});
    history.replace({pathname: '/b%', hash: '#ok', search: '?q=%'});
    expect(push).toHaveBeenCalledWith('/a#%25E0', {kept: true});
    expect(replace).toHaveBeenCalledWith(
      {pathname: '/b%2525', hash: '#ok', search: '?q=%'},
      undefined,
    );
  });
});
