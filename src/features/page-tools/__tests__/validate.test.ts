import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {namedValues, type ValueKind} from '../../../data/values.ts';
import {check, isSecret} from '../tools/validate.ts';

function ask(kind: ValueKind, text: string): string {
  const named = namedValues.find((value) => value.kind === kind);
  if (named === undefined) throw new Error(kind);
  const checked = check(named, text);
  return checked.ok ? checked.value : 'refused';
}

describe('check', () => {
  it.each<[ValueKind, string, string]>([
    ['host', 'gpu1.example.com', 'gpu1.example.com'],
    ['host', ' 10.0.0.5 ', '10.0.0.5'],
    ['host', '[fe80::1]', '[fe80::1]'],
    ['host', 'https://gpu1', 'refused'],
    ['host', 'gpu1:80', 'refused'],
    ['host', '-rf', 'refused'],
    ['host', 'a b', 'refused'],
    ['port', '51127', '51127'],
    ['port', '0', 'refused'],
    ['port', '65536', 'refused'],
    ['port', '1e3', 'refused'],
    ['path', '/opt/my kamiwaza/', '/opt/my kamiwaza'],
    ['path', '~/kw', '~/kw'],
    ['path', 'kamiwaza', 'refused'],
    ['path', '/a$(b)', 'refused'],
    ['repository', 'Qwen/Qwen3-8B', 'Qwen/Qwen3-8B'],
    ['repository', 'Qwen3-8B', 'refused'],
    ['repository', 'a/b/c', 'refused'],
    ['repository', '-a/b', 'refused'],
    ['address', 'https://kw.example.com/api/', 'https://kw.example.com/api'],
    ['address', 'https://ada:pw@kw.example.com/api', 'refused'],
    ['address', 'https://kw.example.com/api?token=x', 'refused'],
    ['address', 'javascript:alert(1)', 'refused'],
    ['address', 'kw.example.com', 'refused'],
    ['user', 'ada', 'ada'],
    ['user', 'a\nb', 'refused'],
    ['user', 'wow!', 'refused'],
  ])('%s "%s" → %s', (kind, text, result) => {
    expect(ask(kind, text)).toBe(result);
  });

  it.each([
    'hf_abcdefghijklmnop',
    'sk-proj-1234567890',
    'ghp_0123456789abcdef',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    'Bearer abc',
    'password=hunter2',
    'token: abc',
    '0123456789abcdef0123456789abcdef',
    'api_org_abcdefghijklmnop',
    'ghu_0123456789abcdefghij',
    'ghr_0123456789abcdefghij',
    'nvapi-abcd-efgh_ijklmnop',
    'dckr_pat_abcdefgh-ijklmnop',
    'pypi-AgEIcHlwaS5vcmc',
    'xoxa-1234567890',
    'xoxr-1234567890',
    'ASIAABCDEFGHIJKLMNOP',
    'AIzaSyA-bcdefghijklmnopqrstuvwxyz0123456',
  ])('refuses a secret and says why: %s', (text) => {
    expect(isSecret(text)).toBe(true);
    for (const named of namedValues) {
      const checked = check(named, text);
      expect(checked.ok ? '' : checked.reason).not.toBe('');
      expect(checked.ok).toBe(false);
    }
  });

  it('rejects control characters', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 60}), (text) => {
        for (const named of namedValues) {
          const checked = check(named, text);
          if (checked.ok) expect(checked.value).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}!]/u);
        }
      }),
    );
  });
});

describe('the named values', () => {
  it('accept the real values that the pages show', () => {
    for (const named of namedValues) {
      if (!named.standard.startsWith('<')) {
        expect(check(named, named.standard)).toEqual({ok: true, value: named.standard});
      }
    }
  });
});
