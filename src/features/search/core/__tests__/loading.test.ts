import {beforeEach, describe, expect, it} from 'vitest';

import {divideIndex, encodeIndex} from '../encode.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import {Indexes} from '../indexes.ts';
import type {Page} from '../types.ts';

import {page, section} from './fixture.ts';

/** Words with the same two letters, enough for several parts. */
const WORDS = Array.from({length: 3_000}, (_, number) => `un${number.toString(36)}kat`);
const FILLER = 'lorem '.repeat(600);
const one = (url: string, title: string, text: string, more: Partial<Page> = {}) =>
  page({url, title, sections: [section({text: `${text} ${FILLER}`})], ...more});

let files: Record<string, unknown>;
let asked: string[];
/** Files that never arrive. */
let slow: RegExp | undefined;
const read = (path: string): Promise<unknown> => {
  asked.push(path);
  if (slow?.test(path)) return new Promise(() => undefined);
  return path in files ? Promise.resolve(files[path]) : Promise.reject(new Error(`${path}: 404`));
};
const engine = () => new SearchEngine({siteBase: '/base/', read});

/** Publishes indexes with their parts in files of their own. */
function publish(contexts: Record<string, readonly Page[]>): void {
  const heads: Record<string, string> = {};
  for (const [name, pages] of Object.entries(contexts)) {
    const head = divideIndex(encodeIndex(pages, '/base/'), (file, part) => {
      files[`/base/${name}-${file}`] = part;
    });
    files[`/base/${name}.json`] = {...head, n: `${name}-`};
    heads[name] = `${name}.json`;
  }
  files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': heads}};
}
const withhold = (pattern: RegExp): void => {
  for (const file of Object.keys(files)) if (pattern.test(file)) delete files[file];
};

beforeEach(() => {
  files = {};
  asked = [];
  slow = undefined;
});

describe('a quick answer', () => {
  const docs = [one('/base/a', 'Limits', 'Raise the ulimit.')];

  it('does not wait for parts, and is complete if nothing is missing', async () => {
    publish({docs});
    const search = engine();
    slow = /words|texts/;
    const first = await search.search('/base/', 'docs', 'limits', 8, {quick: true});
    expect(first.hits.map(({document}) => document.u)).toEqual(['/base/a']);
    expect(first.incomplete).toBe(true);
    slow = undefined;
    const again = engine();
    await again.search('/base/', 'docs', 'limits', 8);
    const last = await again.search('/base/', 'docs', 'limits', 8, {quick: true});
    expect(last.incomplete).toBe(false);
  }, 5_000);

  it('is incomplete if it has found nothing yet, and searches no other area', async () => {
    const most = one('/base/b', 'Limits and quotas of hosts', 'None.');
    publish({docs: [...docs, most], sdk: [one('/base/sdk/a', 'Client', 'The timeout.')]});
    const quick = await engine().search('/base/', 'docs', 'timeout', 8, {quick: true});
    expect(quick).toMatchObject({hits: [], elsewhere: [], incomplete: true});
    const query = 'limits quotas hosts timeout';
    const {hits} = await engine().search('/base/', 'docs', query, 8, {quick: true});
    expect(hits).toHaveLength(1);
    expect(asked.filter((path) => path.includes('sdk'))).toEqual([]);
  });
});

it('what was known of a word is looked up again when more words arrive', async () => {
  publish({
    docs: [one('/base/a', 'Limits', 'Raise it.'), one('/base/b', 'Zeppelin', '', {kind: 'error'})],
  });
  const indexes = new Indexes({siteBase: '/base/', read});
  const collection = await indexes.collection('', 'docs');
  expect(collection.rarity.isSubject('zeppelin', true)).toBe(false);
  await indexes.loadWords(collection, {typed: ['zeppelin'], others: []});
  expect(collection.rarity.isSubject('zeppelin', true)).toBe(true);
});

it('a question has the same answer after a quick one as at once', async () => {
  publish({
    docs: [
      one('/base/a', 'Limits', 'Raise the quota.'),
      one('/base/b', 'Quota', 'Limits of limits.'),
      one('/base/c', 'Other', 'No limits.'),
    ],
  });
  const ask = async (search: SearchEngine, quick: boolean) =>
    (await search.search('/base/', 'docs', 'limits quota', 8, {quick})).hits;
  const typed = engine();
  await ask(typed, true);
  expect(await ask(typed, false)).toEqual(await ask(engine(), false));
});

it('a heading that many pages have only with the known errors is one after a quick answer, too', async () => {
  const ports = section({heading: 'Ports', hash: '#ports', level: 2, text: `Ports. ${FILLER}`});
  const pageOf = (number: number, more: Partial<Page> = {}) =>
    page({
      url: `/base/${number}`,
      title: `Page ${number}`,
      sections: [section({}), ports],
      ...more,
    });
  publish({docs: [pageOf(1), pageOf(2), pageOf(3), pageOf(4, {kind: 'error'})]});
  const ask = async (search: SearchEngine, quick: boolean) =>
    (await search.search('/base/', 'docs', 'ports', 8, {quick})).hits;
  const typed = engine();
  const errors = files['/base/docs-errors.json'];
  delete files['/base/docs-errors.json'];
  const [early] = await ask(typed, true);
  files['/base/docs-errors.json'] = errors;
  const late = await ask(typed, false);
  expect(late).toEqual(await ask(engine(), false));
  expect(late[0]?.score).toBeLessThan(early?.score ?? 0);
});

it('a quick answer requests no similar words while the word itself may be loading', async () => {
  publish({docs: [one('/base/a', 'Limits', `Raise the ulimit. ${WORDS.join(' ')}`)]});
  await engine().search('/base/', 'docs', 'unlimitet', 8, {quick: true});
  const quick = asked.length;
  await engine().search('/base/', 'docs', 'unlimitet', 8);
  expect(asked.length - quick).toBeGreaterThan(quick);
});

describe('an answer is incomplete', () => {
  it('if a text could not be read that may be better than what is shown', async () => {
    publish({docs: [one('/base/a', 'Limits', 'A.'), one('/base/b', 'Limits', 'B.')]});
    withhold(/texts-1/);
    const {hits, incomplete} = await engine().search('/base/', 'docs', 'limits', 1);
    expect(hits.map(({document}) => document.u)).toEqual(['/base/a']);
    expect(incomplete).toBe(true);
  });

  it('if the text of a page that is shown could not be read', async () => {
    publish({docs: [one('/base/a', 'Limits', 'Raise the ulimit.')]});
    withhold(/texts/);
    const {hits, incomplete} = await engine().search('/base/', 'docs', 'limits', 8);
    expect(hits).toHaveLength(1);
    expect(incomplete).toBe(true);
  });

  it('if nothing was found and words could not be read', async () => {
    publish({docs: [one('/base/a', 'Limits', 'Raise the ulimit.')]});
    withhold(/words/);
    const response = await engine().search('/base/', 'docs', 'ulimit', 8);
    expect(response).toMatchObject({hits: [], incomplete: true});
  });

  it.each([
    ['the index', /\/sdk\.json/],
    ['the words', /sdk-words/],
  ])('if %s of another area that may do better could not be read', async (_, missing) => {
    publish({
      docs: [
        one('/base/a', 'Limits and quotas of hosts', 'None.'),
        one('/base/b', 'Other', 'None.'),
      ],
      sdk: [one('/base/sdk/a', 'Client', 'Its limits, the quotas and the timeout of hosts.')],
    });
    const ask = () => engine().search('/base/', 'docs', 'limits quotas hosts timeout', 8);
    const whole = await ask();
    expect(whole.hits[0]?.document.u).toBe('/base/sdk/a');
    expect(whole.incomplete).toBe(false);
    withhold(missing);
    const response = await ask();
    expect(response.hits.map(({document}) => document.u)).toEqual(['/base/a']);
    expect(response.incomplete).toBe(true);
  });

  it.each([
    ['the index', /\/sdk\.json/],
    ['the words', /sdk-words/],
    ['the texts', /sdk-texts/],
  ])('if nothing was found and %s of another area could not be read', async (_, missing) => {
    publish({
      docs: [one('/base/a', 'Limits', 'None.')],
      sdk: [one('/base/sdk/a', 'Zeppelin', 'The zeppelin of the client.')],
    });
    const ask = () => engine().search('/base/', 'docs', 'zeppelin', 8);
    const {hits, elsewhere, incomplete} = await ask();
    expect([hits.length, elsewhere.length, incomplete]).toEqual([0, 1, false]);
    withhold(missing);
    expect((await ask()).incomplete).toBe(true);
  });
});

it('shows the text of each page in the list, and reads that of no other section', async () => {
  const sections = ['Limits', 'Limits of users', 'Limits of hosts'].map((heading, number) =>
    section({heading, hash: `#${number}`, level: 2, text: `Limits ${number} ${FILLER}`}),
  );
  // More pages than ranking reads.
  const pages = Array.from({length: 14}, (_, number) =>
    page({url: `/base/${number}`, title: `Page ${number}`, sections: [section({}), ...sections]}),
  );
  publish({docs: pages});
  const {hits} = await engine().search('/base/', 'docs', 'limits', 14);
  expect(hits).toHaveLength(14);
  for (const {snippet} of hits) expect(snippet.text).toContain('Limits');
  // Each section has a part of its own, so the last page has the last three.
  const last = /texts-(?:39|40|41)/;
  expect(asked.filter((path) => last.test(path))).toHaveLength(1);
  withhold(last);
  const {incomplete} = await engine().search('/base/', 'docs', 'limits', 14);
  expect(incomplete).toBe(true);
});

describe('words that were not typed', () => {
  // Enough for several parts between two words.
  const between = (start: string) =>
    Array.from({length: 1200}, (_, number) => `${start}${number}`).join(' ');
  const ask = (query: string) => engine().search('/base/', 'docs', query, 8);

  it('are read if they are synonyms', async () => {
    publish({docs: [one('/base/a', 'Other', `Download it. ${between('e')}`)]});
    expect((await ask('fetch')).hits).toHaveLength(1);
  });

  it('are read if a typed word is unknown and may be a misspelling of them', async () => {
    publish({docs: [one('/base/a', 'Other', `A gasket. ${between('gat')} gazelle`)]});
    const found = await ask('gazket');
    expect(found.hits).toHaveLength(1);
    expect(found.incomplete).toBe(false);
    withhold(/words-0/);
    expect((await ask('gazket')).incomplete).toBe(true);
  });
});

it('waits for the new list after an index of the old one is gone', async () => {
  publish({docs: [one('/base/a', 'Limits', 'Old.')], sdk: [page({title: 'Client'})]});
  let wait = 0;
  const search = new SearchEngine({
    siteBase: '/base/',
    read: async (path) => {
      if (path.endsWith(MANIFEST)) await new Promise((resolve) => setTimeout(resolve, wait));
      return read(path);
    },
  });
  await search.fetchIndexes('/base/', 'sdk');
  files = {};
  publish({new: [one('/base/b', 'Limits', 'New.')]});
  files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': {docs: 'new.json'}}};
  wait = 50;
  await expect(search.search('/base/', 'docs', 'limits', 8)).rejects.toThrow();
  const {hits} = await search.search('/base/', 'docs', 'limits', 8);
  expect(hits.map(({document}) => document.u)).toEqual(['/base/b']);
});

it('searches everything of a release at once, each area with its own texts', async () => {
  publish({
    docs: [one('/base/a', 'Limits', 'Raise the ulimit.'), one('/base/b', 'Other', 'None.')],
    sdk: [one('/base/sdk/a', 'Client', 'Nothing.'), one('/base/sdk/b', 'Quota', 'More.')],
  });
  const {hits} = await engine().search('/base/', '', 'limits', 8);
  expect(hits.map(({document}) => document.u)).toEqual(['/base/a']);
  expect(asked.filter((path) => path.includes('sdk-texts'))).toEqual([]);
});

it('an empty question requests nothing', async () => {
  expect(await engine().search('/base/', 'docs', ' \n', 8)).toMatchObject({hits: [], total: 0});
  expect(asked).toEqual([]);
});

it('a product of another vendor that is only mentioned has at most three mentions', async () => {
  publish({docs: [1, 2, 3, 4].map((number) => one(`/base/${number}`, 'News', 'About Okta.'))});
  const response = await engine().search('/base/', 'docs', 'okta', 8);
  expect(response.hits).toEqual([]);
  expect(response.mentions).toHaveLength(3);
});

it('the search page shows twice as much of a text as the box', async () => {
  publish({docs: [one('/base/a', 'Limits', 'Raise the limits.')]});
  const lengths = await Promise.all(
    [8, 50].map(async (limit) => {
      const {hits} = await engine().search('/base/', 'docs', 'limits', limit);
      return hits[0]?.snippet.text.length ?? 0;
    }),
  );
  expect(lengths[0]).toBeLessThanOrEqual(50);
  expect(lengths[1]).toBeGreaterThan(50);
});

it('a pasted line leads to its known error in another area', async () => {
  const line = 'Error: cannot bind port 8080, address already in use';
  publish({
    docs: [
      one('/base/a', 'Ports', 'An error: a program cannot bind a port if its address is in use.'),
    ],
    sdk: [
      page({
        url: '/base/sdk/e',
        title: 'Port is taken',
        kind: 'error',
        sections: [section({code: line})],
      }),
    ],
  });
  const {hits} = await engine().search('/base/', 'docs', line, 8);
  expect(hits[0]?.document.u).toBe('/base/sdk/e');
});
