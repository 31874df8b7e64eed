import {existsSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {chunks} from '../../../features/search/core/text.ts';
import {vaguePhrase} from '../../../features/search/core/terms.ts';
import {writtenTerms} from '../index.ts';
import type {SearchTerms} from '../types.ts';
import {vagueQuestions} from '../vague-questions.ts';

/** Sources that may be behind a route. */
function sourcesOf(route: string): string[] {
  const [, date, slug] = /^\/blog\/(\d+\/\d+\/\d+)\/(.+)$/.exec(route) ?? [];
  if (date !== undefined) return [`blog/${date.replaceAll('/', '-')}-${slug ?? ''}.mdx`];
  const [folder, rest] = route.startsWith('/0.3.2')
    ? ['versioned_docs/version-0.3.2', route.slice('/0.3.2'.length)]
    : route.startsWith('/sdk')
      ? ['sdk', route.slice('/sdk'.length)]
      : ['docs', route.replace(/^\/$/, '')];
  return [`${folder}${rest}.mdx`, `${folder}${rest}/index.mdx`, `${folder}${rest}/intro.mdx`];
}

/** What is wrong with the terms of a section. */
function faultsOf(list: string): string[] {
  const terms = list.split(', ');
  const known = new Set<string>();
  return terms.flatMap((term) => {
    const key = term.toLowerCase();
    const twice = known.has(key);
    known.add(key);
    return [
      ...(twice ? [`"${term}" is there twice`] : []),
      ...(term.trim() === term && term.length >= 2 ? [] : [`"${term}" is no term`]),
      ...(term.length > 60 ? [`"${term}" is a sentence: at most 60 characters`] : []),
      ...(/[.?!]$/.test(term) ? [`"${term}" ends like a sentence`] : []),
    ];
  });
}

/** Questions that a search would take apart, and those that lead to two places. */
function faultsOfQuestions(questions: SearchTerms): string[] {
  const places = new Map<string, string>();
  return Object.entries(questions).flatMap(([route, sections]) =>
    Object.entries(sections).flatMap(([anchor, list]) =>
      list.split(', ').flatMap((question) => {
        const words = chunks(question).flatMap(({whole}) => (whole ? [whole.term] : []));
        const place = `${route}#${anchor}`;
        const phrase = vaguePhrase(words);
        if (phrase === undefined) {
          return words.length > 1
            ? [`"${question}" has words of its own: it is a search term`]
            : [];
        }
        const other = places.get(phrase) ?? place;
        places.set(phrase, place);
        return other === place ? [] : [`"${question}" leads to ${other} and ${place}`];
      }),
    ),
  );
}

describe('vague questions', () => {
  it('are told from search terms, and lead to one place', () => {
    expect(faultsOfQuestions({'/': {'': 'deploy a model'}})).toEqual([
      '"deploy a model" has words of its own: it is a search term',
    ]);
    expect(faultsOfQuestions({'/': {'': 'what now'}, '/quickstart': {'': 'what now'}})).toEqual([
      '"what now" leads to /# and /quickstart#',
    ]);
    expect(faultsOfQuestions(vagueQuestions)).toEqual([]);
  });

  it.each(Object.keys(vagueQuestions))('%s belongs to a page', (route) => {
    expect(sourcesOf(route).filter((file) => existsSync(file))).toHaveLength(1);
  });
});

describe('search terms', () => {
  it('are told from sentences, gaps and repetitions', () => {
    expect(faultsOf('one, two words')).toEqual([]);
    expect(faultsOf('one, One')).toEqual(['"One" is there twice']);
    expect(faultsOf('one, ')).toEqual(['"" is no term']);
    expect(faultsOf('Why does it fail?')).toEqual(['"Why does it fail?" ends like a sentence']);
    expect(faultsOf('a'.repeat(61))).toHaveLength(1);
  });

  it.each(Object.entries(writtenTerms))('%s: belong to a page and are terms', (route, sections) => {
    expect(sourcesOf(route).filter((file) => existsSync(file))).toHaveLength(1);
    for (const [anchor, list] of Object.entries(sections)) {
      expect(faultsOf(list), `${route}#${anchor}`).toEqual([]);
      expect(list.split(', ').length, `${route}#${anchor}: at most 20 terms`).toBeLessThanOrEqual(
        20,
      );
    }
  });
});
