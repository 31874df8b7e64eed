import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {encodeIndex} from '../encode.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import {parseContext, parseVersion} from '../addresses.ts';
import {searchPageUrl} from '../scope.ts';
import type {SearchResponse} from '../types.ts';
import {handWritten} from '../../../../../tests/hostile/hostile-input.ts';

import {PAGES} from './fixture.ts';

const index = encodeIndex(PAGES, '/base/');
const engine = new SearchEngine({
  siteBase: '/base/',
  read: (path) =>
    Promise.resolve(path.endsWith(MANIFEST) ? {v: 1, indexes: {'': {docs: 'docs.json'}}} : index),
});
const ask = (input: string): Promise<SearchResponse> => engine.search('/base/', 'docs', input, 8);

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
  it.each(
    handWritten.map((input) => [input.length > 40 ? `${input.slice(0, 40)}…` : input, input]),
  )('is only text: %j', async (_, input) => {
    check(input, await ask(input));
  });

  it('any 1,000 strings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({unit: 'binary', maxLength: 200}),
          fc
            .array(fc.constantFrom(...handWritten.filter(({length}) => length < 100)), {
              maxLength: 6,
            })
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
