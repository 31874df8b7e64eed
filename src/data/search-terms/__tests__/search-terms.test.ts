import {describe, expect, it} from 'vitest';

import {phraseOf} from '../../../features/search/core/terms.ts';
import {loadSite} from '../../../site/source-pages.ts';
import {writtenTerms} from '../index.ts';
import type {SearchTerms} from '../types.ts';
import {vagueQuestions} from '../vague-questions.ts';

const routes = loadSite(process.cwd()).pages.map(({route}) => route);

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

/** What is searched together with a page: the docs, the SDK, or an old release. */
const scopeOf = (route: string): string => /^\/(?:sdk|0\.3\.2)(?=\/|$)/.exec(route)?.[0] ?? '/';

/** Questions that say too much to be vague, and those that are written twice or lead to two places. */
function faultsOfQuestions(questions: SearchTerms): string[] {
  const places = new Map<string, string>();
  return Object.entries(questions).flatMap(([route, sections]) =>
    Object.entries(sections).flatMap(([anchor, list]) =>
      list.split(', ').flatMap((question) => {
        const phrase = phraseOf(question);
        if (phrase === undefined) return [`"${question}" is not vague: it is a search term`];
        const key = scopeOf(route) + phrase;
        const place = `${route}#${anchor}`;
        const other = places.get(key);
        places.set(key, place);
        return other === undefined ? [] : [`"${question}" leads to ${other} and ${place}`];
      }),
    ),
  );
}

describe('vague questions', () => {
  it('are told from search terms, and lead to one place', () => {
    for (const term of ['deploy a model', 'broken', 'what is it that it is that it is']) {
      expect(faultsOfQuestions({'/': {'': term}})).toEqual([
        `"${term}" is not vague: it is a search term`,
      ]);
    }
    expect(faultsOfQuestions({'/': {'': 'what now'}, '/quickstart': {'': 'what now'}})).toEqual([
      '"what now" leads to /# and /quickstart#',
    ]);
    expect(faultsOfQuestions({'/': {'': 'what now'}, '/sdk/intro': {'': 'what now'}})).toEqual([]);
    expect(faultsOfQuestions(vagueQuestions)).toEqual([]);
  });

  it.each(Object.keys(vagueQuestions))('%s belongs to a page', (route) => {
    expect(routes).toContain(route);
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
    expect(routes).toContain(route);
    for (const [anchor, list] of Object.entries(sections)) {
      expect(faultsOf(list), `${route}#${anchor}`).toEqual([]);
      expect(list.split(', ').length, `${route}#${anchor}: at most 20 terms`).toBeLessThanOrEqual(
        20,
      );
    }
  });
});
