import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {encodeIndex} from '../codec.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import {parseContext, parseVersion, searchPageUrl} from '../scope.ts';
import type {SearchResponse} from '../types.ts';

import {PAGES} from './fixture.ts';

const index = encodeIndex(PAGES, '/base/');
const engine = new SearchEngine({
  siteBase: '/base/',
  read: (path) =>
    Promise.resolve(path.endsWith(MANIFEST) ? {v: 1, indexes: {'': {docs: 'docs.json'}}} : index),
});
const ask = (input: string): Promise<SearchResponse> => engine.search('/base/', 'docs', input, 8);

const POISON = [
  '+model -windows',
  'title:model',
  'nosuchfield:model',
  'model~',
  'model~99999',
  'model~x',
  'model^',
  'model^-1',
  'model^1e999',
  '*',
  '**',
  '*odel*',
  'm*d*l',
  '+',
  '-',
  '+-+-',
  ':',
  'a:b:c',
  '"model',
  "'model",
  '(model',
  '[model',
  '{{model}}',
  '\\',
  '\\\\model',
  '/model/',
  '/(a+)+$/',
  `${'a'.repeat(40)}!`,
  '(?=a)*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;b&gt;',
  '%3Cscript%3E',
  '%',
  '%E0%A4%A',
  '\u0000',
  '\u0000model\u0000',
  '\u0007\u001b[31m',
  '\u202emodel\u202c',
  '\u200bmodel\u200b',
  '\ufeffmodel',
  '\ud800',
  '\udfff',
  '\ud800model\udc00',
  '\uffff',
  '🦊🦊🦊',
  '👩‍👩‍👧‍👦 model',
  'Z̸̛͔̈a̷l̵g̶o̴',
  'ﬁrst ligature',
  'ⅷ ½ ①',
  'İstanbul',
  'ßtraße',
  '模型 部署',
  'модель развертывание',
  'نموذج',
  'מודל',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
  '_index',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  'true',
  "' OR 1=1 --",
  '; rm -rf /',
  '$(reboot)',
  '`reboot`',
  '| cat /etc/passwd',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  '//evil.example',
  'https://evil.example/?q=model',
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  '<%= 7*7 %>',
  '\r\n\r\nmodel',
  '\t\t\t',
  '\u2028\u2029',
  ' ',
  '.',
  '...',
  '-'.repeat(1000),
  '_'.repeat(1000),
  '.a'.repeat(1000),
  'a.'.repeat(1000),
  'a_b-'.repeat(1000),
  'aB'.repeat(2500),
  '1.'.repeat(2500),
  "a'".repeat(2500),
  `a${'\u0301'.repeat(5000)}`,
  'model '.repeat(2000),
  'x'.repeat(100_000),
  'model\n'.repeat(16_000),
  Array.from({length: 20_000}, (_, number) => `w${number}`).join(' '),
] as const;

function check(input: string, response: SearchResponse): void {
  expect(response.hits.length).toBeLessThanOrEqual(8);
  for (const {title, snippet, document, words} of response.hits) {
    expect(document.u.startsWith('/base/')).toBe(true);
    expect(snippet.text.length).toBeLessThanOrEqual(50);
    expect(words.length).toBeLessThanOrEqual(12);
    for (const {text, marks} of [title, snippet]) {
      for (const [start, end] of marks) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }
  }
  if (response.didYouMean !== null) expect(response.didYouMean).not.toBe(input);
}

describe('hostile queries', () => {
  it.each(POISON.map((input) => [input.length > 40 ? `${input.slice(0, 40)}…` : input, input]))(
    'is only text: %j',
    async (_, input) => {
      const before = performance.now();
      check(input, await ask(input));
      expect(performance.now() - before).toBeLessThan(2000);
    },
  );

  it('any 1,000 strings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({unit: 'binary', maxLength: 200}),
          fc
            .array(fc.constantFrom(...POISON.filter(({length}) => length < 100)), {maxLength: 6})
            .map((all) => all.join('')),
          fc
            .array(
              fc.constantFrom(
                'model',
                'deploy_model',
                'windwos',
                '-',
                '+',
                ':',
                '~',
                '"',
                '443',
                'the',
              ),
              {maxLength: 12},
            )
            .map((all) => all.join(' ')),
        ),
        async (input) => check(input, await ask(input)),
      ),
      {numRuns: 1000},
    );
  }, 120_000);

  it('any parameters of the search page', () => {
    const any = fc.string({unit: 'binary', maxLength: 100});
    fc.assert(
      fc.property(any, any, any, (query, context, version) => {
        const scope = {
          context: parseContext(context) ?? '',
          version: parseVersion(version, ['', '0.3.2/']) ?? '',
        } as const;
        const url = new URL(searchPageUrl('/base/', query, scope), 'https://docs.example');
        expect(url.origin).toBe('https://docs.example');
        expect(url.pathname).toBe('/base/search');
      }),
      {numRuns: 1000},
    );
  });
});
