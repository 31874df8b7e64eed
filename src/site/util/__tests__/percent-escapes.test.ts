import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {guardHistory, mendEscapes, mendPath} from '../percent-escapes.ts';

describe('mendEscapes', () => {
  it.each([
    ['#%E0%A4%A', '#%25E0%25A4%A'.replace('%A', '%25A')],
    ['/a%20b', '/a%20b'],
    ['#100%', '#100%25'],
    ['#%zz%20ok', '#%25zz%20ok'],
    ['', ''],
  ])('turns %s into %s', (input, output) => {
    expect(mendEscapes(input)).toBe(output);
  });

  it('always returns text that can be decoded, and leaves valid text alone', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('%', 'E', '0', 'a', '4', 'z', '#', '/')}),
        (text) => {
          const mended = mendEscapes(text);
          expect(() => decodeURIComponent(mended)).not.toThrow();
          expect(mendEscapes(mended)).toBe(mended);
        },
      ),
    );
  });
});

describe('mendPath', () => {
  it.each([
    ['/100%25-done', '/100%2525-done'],
    ['/100%', '/100%2525'],
    ['/a%20b%2Fc', '/a%20b%2Fc'],
    ['/%252F', '/%252F'],
  ])('turns %s into %s', (input, output) => {
    expect(mendPath(input)).toBe(output);
  });

  it('always returns a path that can be decoded twice, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('%', '25', 'E', '0', 'a', '4', 'z', '/')}),
        (text) => {
          const mended = mendPath(text);
          expect(() => decodeURI(decodeURI(mended))).not.toThrow();
          expect(mendPath(mended)).toBe(mended);
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
