import {describe, expect, it} from 'vitest';

import type {Found} from '../found.ts';
import type {IndexedRecord} from '../types.ts';
import {finishedWords, isFirst, keepFirst, putFirst} from '../typing.ts';
import {Vocabulary} from '../vocabulary.ts';

const vocabulary = new Vocabulary(['deploy', 'model', 'download', 'do', 'zx']);

interface TestPage {
  readonly u: string;
  readonly score: number;
  /** Hash and score, best first. */
  readonly sections: readonly (readonly [string, number])[];
}

function hits(...pages: readonly TestPage[]) {
  const records = pages.flatMap(({u, sections}) =>
    sections.map(([h]) => ({u, h}) as unknown as IndexedRecord),
  );
  const collection = {shards: [{records}]} as unknown as Found['collection'];
  return pages.map(({u, score, sections}, page) => ({
    collection,
    page: {
      shard: 0,
      page,
      score,
      coverage: 1,
      type: 'content' as const,
      whole: false,
      words: () => [],
      sections: sections.map(([h, own]) => ({
        record: records.findIndex((one) => one.u === u && one.h === h),
        score: own,
      })),
    },
  }));
}

function firstOf(found: ReturnType<typeof hits>, input: string, beforeInput: string): string {
  const kept = keepFirst(
    found,
    input,
    {input: beforeInput, first: {u: '/kept', h: '#kept'}},
    vocabulary,
  );
  expect(kept).toHaveLength(found.length);
  const [first] = kept;
  const record = first?.collection.shards[0]?.records[first.page.sections[0]?.record ?? -1];
  return `${record?.u ?? ''}${record?.h ?? ''}`;
}

const page = (score: number) =>
  hits(
    {u: '/best', score: 1, sections: [['#best', 1]]},
    {u: '/kept', score, sections: [['#kept', 1]]},
  );
const section = (score: number) =>
  hits({
    u: '/kept',
    score: 1,
    sections: [
      ['#best', 1],
      ['#kept', score],
    ],
  });

describe('while a question is typed', () => {
  it('what was first stays first if it is nearly as good', () => {
    expect(firstOf(page(0.85), 'deploy model', 'deploy mode')).toBe('/kept#kept');
    expect(firstOf(page(0.75), 'deploy model', 'deploy mode')).toBe('/best#best');
    expect(firstOf(section(0.55), 'deploy model', 'deploy mode')).toBe('/kept#kept');
    expect(firstOf(section(0.45), 'deploy model', 'deploy mode')).toBe('/kept#best');
  });

  it('one or two letters that longer words begin with move as little, though they are a word, too', () => {
    expect(firstOf(page(0.45), 'deploy do', 'deploy d')).toBe('/kept#kept');
    expect(firstOf(page(0.45), 'deploy do ', 'deploy do')).toBe('/best#best');
    expect(firstOf(page(0.45), 'deploy zx', 'deploy z')).toBe('/best#best');
  });

  it('letters that are no word yet move less than a word', () => {
    expect(firstOf(page(0.45), 'deploy mo', 'deploy m')).toBe('/kept#kept');
    expect(firstOf(page(0.45), 'deploy mo ', 'deploy mo')).toBe('/best#best');
    expect(firstOf(page(0.35), 'deploy mo', 'deploy m')).toBe('/best#best');
  });

  it('another question starts from nothing', () => {
    expect(firstOf(page(0.95), 'download', 'deploy')).toBe('/best#best');
    expect(keepFirst(page(0.95), 'deploy', undefined, vocabulary)[0]?.page.score).toBe(1);
  });

  it('what is no longer found is not kept', () => {
    const found = hits({u: '/best', score: 1, sections: [['#best', 1]]});
    expect(firstOf(found, 'deploy model', 'deploy mode')).toBe('/best#best');
    expect(firstOf(hits(), 'deploy model', 'deploy mode')).toBe('');
  });

  it('a word counts as whole however it is written', () => {
    const names = new Vocabulary(['deploymodel', 'cafe']);
    const keeps = (input: string) =>
      keepFirst(page(0.45), input, {input: '', first: {u: '/kept', h: '#kept'}}, names)[0]?.page
        .score === 0.45;
    expect(keeps('deploy_mod')).toBe(true);
    expect(keeps('deploy_model')).toBe(false);
    expect(keeps('Café')).toBe(false);
  });

  it('a section that is kept first is listed once, as what it is', () => {
    const before = (h: string) => ({input: 'deploy mode', first: {u: '/kept', h}});
    const keep = (found: ReturnType<typeof hits>, h: string) =>
      keepFirst(found, 'deploy model', before(h), vocabulary)[0]?.page;
    const kept = keep(section(0.6), '#kept');
    expect(kept?.type).toBe('heading');
    expect(kept?.sections.map(({record}) => record)).toEqual([1, 0]);
    // The best section is what it was before.
    expect(keep(section(0.6), '#best')?.type).toBe('content');
    const top = hits({
      u: '/kept',
      score: 1,
      sections: [
        ['#best', 1],
        ['', 0.9],
      ],
    });
    expect(keep(top, '')?.type).toBe('title');
  });

  it('a stem is no word yet', () => {
    const stems = new Vocabulary(['examples', 'deploy']);
    const before = {input: 'exam', first: {u: '/kept', h: '#kept'}};
    const [first] = keepFirst(page(0.45), 'exampl', before, stems);
    expect(first?.page.score).toBe(0.45);
  });

  it('the finished words are those before letters that are no word yet', () => {
    const before = (input: string) => ({input, first: {u: '/kept', h: '#kept'}});
    expect(finishedWords('deploy mo', before('deploy m'), vocabulary)).toBe('deploy ');
    expect(finishedWords('deploy model', before('deploy mode'), vocabulary)).toBeUndefined();
    expect(finishedWords('deploy ', before('deploy'), vocabulary)).toBeUndefined();
    expect(finishedWords('depl', before('dep'), vocabulary)).toBeUndefined();
    expect(finishedWords('(depl', before('(dep'), vocabulary)).toBeUndefined();
    expect(finishedWords('deploy mo', before('download m'), vocabulary)).toBeUndefined();
    expect(finishedWords('deploy mo', undefined, vocabulary)).toBeUndefined();
  });

  it('a page that only the finished words find goes before the others, once', () => {
    const [best, kept] = page(0.3);
    if (!best || !kept) throw new Error('Two pages are needed');
    expect(putFirst(kept, [best])).toEqual([kept, best]);
    expect(putFirst(kept, [best, kept])).toEqual([kept, best]);
    expect(isFirst([kept, best], {u: '/kept', h: '#kept'})).toBe(true);
    expect(isFirst([best, kept], {u: '/kept', h: '#kept'})).toBe(false);
    expect(isFirst([kept, best], {u: '/kept', h: '#other'})).toBe(false);
    expect(isFirst([], {u: '/kept', h: '#kept'})).toBe(false);
  });
});
