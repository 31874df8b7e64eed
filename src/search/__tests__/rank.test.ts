import {describe, expect, it} from 'vitest';

import {decodeIndex, encodeIndex} from '../codec.ts';
import {parseQuery} from '../query.ts';
import {rank, WordWeights} from '../rank.ts';
import type {Page} from '../types.ts';
import {Vocabulary} from '../vocabulary.ts';
import {synonymTable} from '../words.ts';

import {page, PAGES, section} from './fixture.ts';

const synonyms = synonymTable();

function ranked(query: string, pages: readonly Page[] = PAGES): string[] {
  const shard = decodeIndex(encodeIndex(pages, '/base/'), '/base/');
  const vocabulary = new Vocabulary(shard.terms);
  const parsed = parseQuery(query, vocabulary, synonyms, new WordWeights([shard]));
  return rank(parsed, [shard]).map(({page: number, sections}) => {
    const first = shard.records[shard.pages[number] ?? 0];
    return `${first?.t ?? ''}${shard.records[sections[0]?.record ?? 0]?.h ?? ''}`;
  });
}

const texts = (...all: readonly (readonly [title: string, text: string])[]): Page[] =>
  all.map(([title, text], number) =>
    page({url: `/base/${number}`, title, sections: [section({text})]}),
  );

describe('ranking', () => {
  it.each([
    ['quickstart', 'Quickstart'],
    ['quick start', 'Quickstart'],
    ['windows installation', 'Windows installation'],
    ['installing on windows', 'Windows installation'],
    ['how do I install it on windows', 'Windows installation'],
    ['deployment states', 'Deploy a model#states'],
    ['MUST_REDOWNLOAD', 'Deploy a model#states'],
    ['must redownload', 'Deploy a model#states'],
    ['crashed', 'Deploy a model#error-codes'],
    ['61100', 'Windows installation#ports'],
    ['firewall', 'Windows installation#ports'],
    ['sign in', 'Quickstart#log-in'],
    ['uninstall windows', 'Windows installation#remove'],
    ['wsl --unregister kamiwaza', 'Windows installation#remove'],
    ['client.serving.deploy_model', 'Deploy a model#with-the-sdk'],
    ['getting started', 'Quickstart'],
    ['offline', 'Windows installation'],
    ['deplyoment states', 'Deploy a model#states'],
    ['view container logs', 'Other topics'],
  ])('%s', (query, expected) => {
    expect(ranked(query)[0]).toBe(expected);
  });

  // Known to fall short since the weights were fitted to the whole site: these fail until ranking is tuned
  // again, and turn this red when they hold, so that they move back into the list above.
  it.fails.each([
    ['out of memory', 'Deploy a model#error-codes'],
    ['DeployModel', 'Deploy a model#with-the-sdk'],
  ])('%s (behind)', (query, expected) => {
    expect(ranked(query)[0]).toBe(expected);
  });

  it('all words come before fewer, however often those occur', () => {
    const pages = texts(
      ['A', 'alpha alpha alpha alpha alpha gamma'],
      ['B', 'beta beta beta beta gamma'],
      ['C', 'alpha and beta once'],
      ['D', 'gamma delta'],
    );
    expect(ranked('alpha beta', pages)[0]).toBe('C');
  });

  it('the word comes before its beginning, and that before a misspelling', () => {
    const pages = texts(['A', 'docket'], ['B', 'dockerfile'], ['C', 'docker'], ['D', 'other']);
    expect(ranked('docker', pages).slice(0, 2)).toEqual(['C', 'B']);
    expect(ranked('dockre', texts(['A', 'docker'], ['B', 'other']))).toEqual(['A']);
  });

  it('a title says more than a text, and a text more than code', () => {
    const pages = [
      page({url: '/base/1', title: 'One', sections: [section({code: 'zeppelin'})]}),
      page({url: '/base/2', title: 'Two', sections: [section({text: 'zeppelin'})]}),
      page({url: '/base/3', title: 'Zeppelin', sections: [section({text: 'three'})]}),
    ];
    expect(ranked('zeppelin', pages)).toEqual(['Zeppelin', 'Two', 'One']);
  });

  it('words that stand together come before scattered ones', () => {
    const pages = texts(
      ['A', 'the red house by the sea has a blue roof and a wide green door'],
      ['B', 'the door by the sea has a wide roof and the green house is red'],
    );
    expect(ranked('green door', pages)[0]).toBe('A');
    expect(ranked('green house', pages)[0]).toBe('B');
  });

  it('stop words alone are searched', () => {
    const pages = texts(['About', 'x'], ['Other', 'y']);
    expect(ranked('about', pages)).toEqual(['About']);
  });

  it('what nobody wrote about has no answer', () => {
    for (const query of ['blockchain wallet', 'pizza recipe', 'xqzvbnm', '', '???', '🦊']) {
      expect(ranked(query)).toEqual([]);
    }
  });

  // Behind for the same reason, on this small set of pages.
  it.fails('of a paste the rarest words decide', () => {
    const noise =
      'line of the log where something with the model and windows is said again and again ';
    const paste = `${noise.repeat(55)} docker run exited: CONTAINER_EXITED at 0x7ffd`;
    expect(paste.length).toBeGreaterThan(4000);
    expect(ranked(paste)[0]).toBe('Deploy a model#error-codes');
  });
});
