import {describe, expect, it} from 'vitest';

import {didYouMean} from '../suggest.ts';
import {stem, Vocabulary} from '../vocabulary.ts';

const vocabulary = new Vocabulary([
  'deploy',
  'deployed',
  'deployment',
  'deploymodel',
  'docker',
  'install',
  'installation',
  'nvidia',
  'port',
  'quickstart',
  'requirements',
  'start',
  'windows',
  '61100',
]);
const expand = (word: string, typing = false, fuzzy = true) =>
  vocabulary
    .expand(word, {typing, fuzzy})
    .sort((a, b) => b.quality - a.quality)
    .map(({term, kind}) => `${term} ${kind}`);

describe('words of the index', () => {
  it('the word itself comes before its other forms, and those before completions', () => {
    expect(expand('deploy', true)).toEqual([
      'deploy exact',
      'deployed stem',
      'deployment stem',
      'deploymodel prefix',
    ]);
  });

  it('most of a word is nearly the word; a few letters are a beginning', () => {
    expect(expand('requirem', true)).toEqual(['requirements begun']);
    expect(expand('requi', true)).toEqual(['requirements prefix']);
    expect(expand('requirem')).toEqual(['requirements prefix']);
  });

  it('a typo in an unfinished word costs less if the first letters are right', () => {
    const [late] = vocabulary.expand('requirm', {typing: true, fuzzy: true});
    const [early] = vocabulary.expand('rquire', {typing: true, fuzzy: true});
    expect(late?.term).toBe('requirements');
    expect(early?.term).toBe('requirements');
    expect(late?.quality).toBeGreaterThan(early?.quality ?? 1);
    expect(vocabulary.expand('requxyz', {typing: true, fuzzy: true})).toEqual([]);
  });

  it('a finished word is not completed to a much longer one', () => {
    expect(expand('start')).toEqual(['start exact']);
    expect(expand('quick')).toEqual([]);
    expect(expand('quick', true)).toEqual(['quickstart prefix']);
  });

  it.each([
    ['dokcer', 'docker'],
    ['nvida', 'nvidia'],
    ['quikstart', 'quickstart'],
    ['widnows', 'windows'],
  ])('%s means %s', (typo, meant) => {
    expect(expand(typo)).toContain(`${meant} fuzzy`);
  });

  it.each([
    ['neighbour', 'neighbor'],
    ['virtualisation', 'virtualization'],
    ['initialise', 'initialize'],
    ['catalogue', 'catalog'],
    ['redeploy', 'deploy'],
    ['reinstalling', 'install'],
  ])('%s finds %s', (typed, written) => {
    const known = new Vocabulary([written]);
    const [found] = known.expand(typed, {typing: false, fuzzy: false});
    expect(found).toMatchObject({term: written, kind: 'stem'});
    expect(found?.quality).toBeLessThan(1);
  });

  it('a word of its own that begins with re- stays as it is', () => {
    const known = new Vocabulary(['report', 'port', 'store']);
    const terms = (word: string) =>
      known.expand(word, {typing: false, fuzzy: false}).map(({term}) => term);
    expect(terms('report')).toEqual(['report']);
    expect(terms('red')).toEqual([]);
  });

  it('completes to the words of titles first', () => {
    const many = Array.from({length: 60}, (_, number) => `c${number}`);
    const all = (preferred: string[]) =>
      new Vocabulary([...many, 'cases'], preferred).completions('c');
    expect(all(['cases'])[0]).toBe('cases');
    expect(all([])).not.toContain('cases');
  });

  it('misspellings are looked for only when nothing else is found', () => {
    expect(expand('ports')).toEqual(['port stem']);
    expect(expand('dokcer', false, false)).toEqual([]);
  });

  it('numbers and short words are taken as they are', () => {
    expect(expand('61101')).toEqual([]);
    expect(expand('pot')).toEqual([]);
  });

  it('a misspelt beginning is completed, too', () => {
    expect(expand('requr', true)).toEqual(['requirements fuzzy']);
  });

  it('stems English words and leaves identifiers alone', () => {
    expect(stem('installing')).toBe(stem('installation'));
    expect(stem('q6_k')).toBe('q6_k');
    expect(stem('port')).toBe('port');
    expect(stem('statuses')).toBe(stem('status'));
    expect(stem('causes')).toBe(stem('cause'));
    // lunr's stem, `ag`, is the option `-aG` of usermod
    expect(stem('ages')).toBe('age');
    expect(stem('used')).toBe(stem('use'));
  });
});

describe('did you mean', () => {
  const suggest = (input: string) => didYouMean(input, vocabulary, () => 1);
  it.each([
    ['dcoker', 'docker'],
    ['how to dcoker', 'how to docker'],
    ['wundiws', 'windows'],
    ['docker', null],
    ['', null],
    ['zzzz', null],
  ])('%j: %j', (input, expected) => {
    expect(suggest(input)).toBe(expected);
  });

  it('leaves names of other products and what is written of known words', () => {
    const known = new Vocabulary(['deploy', 'docker', 'deploydocket', 'elastic', 'postman']);
    const of = (input: string) => didYouMean(input, known, () => 1);
    expect(of('elastik')).toBe('elastic');
    expect(of('podman elastik')).toBe('podman elastic');
    expect(of('deploy_docker')).toBeNull();
    expect(of('deploy_dockre')).toBe('deploydocket');
  });

  it('offers the more common of two words that are as near', () => {
    const known = new Vocabulary(['poster', 'porter']);
    const of = (common: string) => didYouMean('poxter', known, (term) => (term === common ? 9 : 1));
    expect(of('poster')).toBe('poster');
    expect(of('porter')).toBe('porter');
  });

  it('completes a word that was not typed to its end', () => {
    expect(suggest('quickst')).toBe('quickstart');
  });

  it('keeps what is around the word', () => {
    expect(suggest(' "dcoker" (on)? ')).toBe('"docker" (on)?');
  });

  it('reads the beginning of a long text, and only whole words of it', () => {
    const long = `${'the '.repeat(49)}windows dcoker`;
    expect(long.slice(0, 200)).toMatch(/wind$/);
    expect(suggest(long)).toBeNull();
    expect(suggest(`dcoker ${long}`)).toBe(`docker ${long}`);
  });
});
