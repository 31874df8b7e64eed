import {beforeEach, describe, expect, it, vi} from 'vitest';

import {divideIndex, encodeIndex} from '../encode.ts';
import {MANIFEST, SearchEngine} from '../engine.ts';
import type {Page, SearchResponse} from '../types.ts';

import {page, PAGES, section} from './fixture.ts';

const sdk = [
  page({
    url: '/base/sdk/services/serving',
    title: 'Deploy and stop models',
    sections: [
      section({text: 'Everything about client.serving.'}),
      section({heading: 'estimate_model_vram', hash: '#vram', level: 2, text: 'Returns bytes.'}),
    ],
  }),
];
const old = [
  page({
    url: '/base/0.3.2/guardrails',
    title: 'Guardrails',
    sections: [section({text: 'Filters prompts.'})],
  }),
];

let files: Record<string, unknown>;
const read = vi.fn((path: string) =>
  path in files ? Promise.resolve(files[path]) : Promise.reject(new Error(`${path}: 404`)),
);
const engine = () => new SearchEngine({siteBase: '/base/', read});
const titles = ({hits}: SearchResponse): string[] => hits.map(({document}) => document.t);

beforeEach(() => {
  read.mockClear();
  files = {
    [`/base/${MANIFEST}`]: {
      v: 1,
      indexes: {
        '': {docs: 'docs.json', sdk: 'sdk.json'},
        '0.3.2/': {docs: 'old.json'},
      },
    },
    '/base/docs.json': encodeIndex(PAGES, '/base/'),
    '/base/sdk.json': encodeIndex(sdk, '/base/'),
    '/base/old.json': encodeIndex(old, '/base/'),
  };
});

describe('the search engine', () => {
  it('finds by title, heading, text, code and keyword, and says which', async () => {
    const search = engine();
    const first = async (query: string) =>
      (await search.search('/base/', 'docs', query, 8)).hits[0];
    expect(await first('quickstart')).toMatchObject({
      type: 'title',
      document: {t: 'Quickstart', h: ''},
    });
    expect(await first('error codes')).toMatchObject({
      type: 'heading',
      document: {t: 'Error codes', h: '#error-codes', b: ['Docs', 'Models']},
      page: 'Deploy a model',
    });
    expect(await first('CONTAINER_EXITED')).toMatchObject({
      type: 'content',
      document: {h: '#error-codes'},
      words: ['CONTAINER_EXITED'],
    });
    expect(await first('Qwen3-0.6B-GGUF')).toMatchObject({document: {h: '#with-the-sdk'}});
    expect(await first('stuck')).toMatchObject({document: {u: '/base/models/deployment'}});
  });

  it('keeps what was first while the question is typed on', async () => {
    const search = engine();
    const first = async (input: string, before?: {input: string; first: {u: string; h: string}}) =>
      (await search.search('/base/', 'docs', input, 8, {before})).hits[0]?.document;
    const alone = await first('log');
    const other = (await search.search('/base/', 'docs', 'log', 8)).hits[1]?.document;
    expect(alone).toBeDefined();
    expect(other?.u).not.toBe(alone?.u);
    // Far behind, or of another question: not kept.
    const far = {u: '/base/installation/windows', h: '#memory'};
    expect(await first('log', {input: 'lo', first: far})).toEqual(alone);
    expect(
      await first('log', {input: 'ports', first: {u: other?.u ?? '', h: other?.h ?? ''}}),
    ).toEqual(alone);
  });

  it('keeps what the finished words found while the next word is begun', async () => {
    const one = (url: string, title: string, text: string) =>
      page({url, title, sections: [section({text})]});
    files['/base/docs.json'] = encodeIndex(
      [
        one('/base/a', 'Help', 'Help from people.'),
        one('/base/b', 'Frames', 'Frames, freight, frequency.'),
      ],
      '/base/',
    );
    const search = engine();
    const first = async (input: string, before?: {input: string; first: {u: string; h: string}}) =>
      (await search.search('/base/', 'docs', input, 8, {before})).hits[0]?.document.u;
    expect(await first('help fr')).toBe('/base/b');
    const kept = {u: '/base/a', h: ''};
    expect(await first('help fr', {input: 'help f', first: kept})).toBe('/base/a');
    // A word that is finished decides.
    expect(await first('frequency', {input: 'frequenc', first: kept})).toBe('/base/b');
  });

  it('keeps what the finished words found near the reader, though another page is as good or better', async () => {
    const help = (url: string, weight = 1) =>
      page({url, weight, title: 'Help', sections: [section({text: 'Help from people.'})]});
    const here = '/base/b';
    const kept = async (weight: number): Promise<string | undefined> => {
      files['/base/docs.json'] = encodeIndex(
        [
          help('/base/a'),
          help(here, weight),
          page({url: '/base/c', title: 'Frames', sections: [section({text: 'Frames, freight.'})]}),
        ],
        '/base/',
      );
      const before = {input: 'help f', first: {u: here, h: ''}};
      const {hits} = await engine().search('/base/', 'docs', 'help fr', 8, {here, before});
      return hits[0]?.document.u;
    };
    expect(await kept(1)).toBe(here);
    // Only with what the reader's page counts for is it good enough.
    expect(await kept(0.76)).toBe(here);
    expect(await kept(0.6)).not.toBe(here);
  });

  it('a word of another context comes before a misspelt one of this context', async () => {
    const one = (url: string, title: string, text: string) =>
      page({url, title, sections: [section({text})]});
    files['/base/docs.json'] = encodeIndex(
      [one('/base/a', 'Storage', 'The store holds what you store.')],
      '/base/',
    );
    files['/base/sdk.json'] = encodeIndex(
      [one('/base/sdk/b', 'Tools', 'A run of storm, taken apart.')],
      '/base/',
    );
    const search = engine();
    const {hits} = await search.search('/base/', 'docs', 'storm', 8);
    expect(hits.map(({document}) => document.u)).toEqual(['/base/sdk/b', '/base/a']);
  });

  it('an identifier leads to its heading in another context, not to a mention in this one', async () => {
    files['/base/docs.json'] = encodeIndex(
      [
        ...PAGES,
        page({
          url: '/base/sizing',
          title: 'Sizing',
          sections: [section({text: 'Or call estimate_model_vram before you deploy.'})],
        }),
      ],
      '/base/',
    );
    const {hits} = await engine().search('/base/', 'docs', 'estimate_model_vram', 8);
    expect(hits[0]?.document.h).toBe('#vram');
    expect(hits[1]?.document.t).toBe('Sizing');
  });

  it('an identifier leads to what defines it, also if its parts are everywhere here', async () => {
    const entry = (heading: string) =>
      section({heading, hash: `#${heading}`, level: 3, text: 'A.'});
    files['/base/docs.json'] = encodeIndex(
      [
        page({
          url: '/base/apps',
          title: 'App templates',
          sections: [section({text: 'An AppTemplate says how an app starts. App and template.'})],
        }),
      ],
      '/base/',
    );
    files['/base/sdk.json'] = encodeIndex(
      [
        page({
          url: '/base/sdk/apps',
          title: 'client.apps reference',
          sections: [section({}), entry('app_template'), entry('AppTemplate')],
        }),
      ],
      '/base/',
    );
    const first = async (query: string) =>
      (await engine().search('/base/', 'docs', query, 8)).hits[0]?.document.h;
    expect(await first('AppTemplate')).toBe('#AppTemplate');
    expect(await first('app_template')).toBe('#app_template');
    expect(await first('app template')).toBe('');
  });

  it('the page of the reader and its group weigh more', async () => {
    const copy = (url: string, group: string) =>
      page({
        url,
        title: 'Limits',
        breadcrumbs: ['Docs', group],
        sections: [section({text: 'How many requests fit.'})],
      });
    files['/base/docs.json'] = encodeIndex(
      [
        copy('/base/a/limits', 'A'),
        copy('/base/b/limits', 'B'),
        copy('/base/c/limits', 'C'),
        page({url: '/base/c/intro', title: 'Start', breadcrumbs: ['Docs', 'C']}),
      ],
      '/base/',
    );
    const search = engine();
    const first = async (here?: string) =>
      (await search.search('/base/', 'docs', 'limits', 8, {here})).hits[0]?.document.u;
    expect(await first()).toBe('/base/a/limits');
    expect(await first('/base/b/limits')).toBe('/base/b/limits');
    expect(await first('/base/b/limits/')).toBe('/base/b/limits');
    expect(await first('/base/c/intro')).toBe('/base/c/limits');
    expect(await first('/base/elsewhere')).toBe('/base/a/limits');
  });

  it('requests indexes once, and only those of the context', async () => {
    const search = engine();
    await Promise.all([
      search.fetchIndexes('/base/', 'docs'),
      search.fetchIndexes('/base/', 'docs'),
    ]);
    await search.search('/base/', 'docs', 'model', 8);
    expect(read.mock.calls.map(([path]) => path)).toEqual([`/base/${MANIFEST}`, '/base/docs.json']);
  });

  it('searches everything of a version without a context', async () => {
    const response = await engine().search('/base/', '', 'deploy model', 8);
    expect(response.hits.map(({context}) => context)).toContain('sdk');
    expect(response.hits.map(({context}) => context)).toContain('docs');
  });

  it('counts the pages of each area that was searched, not only those that are shown', async () => {
    const {hits, areas} = await engine().search('/base/', 'docs', 'deploy_model', 8);
    expect(hits.map(({context}) => context)).toEqual(['docs', 'docs']);
    expect(areas).toEqual([
      {context: 'docs', count: 2},
      {context: 'sdk', count: 1},
    ]);
    const inSdk = await engine().search('/base/', 'sdk', 'deploy_model', 8);
    expect(inSdk.areas).toContainEqual({context: 'sdk', count: 1});
  });

  it('stays in the version, and marks hits of others as such', async () => {
    const response = await engine().search('/base/0.3.2/', 'docs', 'windows installation', 8);
    expect(response.hits).toEqual([]);
    expect(response.elsewhere).toMatchObject([{version: '', context: 'docs'}]);
    expect(titles({...response, hits: response.elsewhere[0]?.hits ?? []})[0]).toBe(
      'Windows installation',
    );
  });

  it('offers the other context when this one has nothing', async () => {
    const response = await engine().search('/base/', 'docs', 'estimate_model_vram', 8);
    expect(response.hits).toEqual([]);
    expect(response.elsewhere).toMatchObject([{version: '', context: 'sdk'}]);
  });

  describe('with its parts in files of their own', () => {
    const FILLER = 'lorem '.repeat(600);
    const divided = (name: string, pages: readonly Page[]): unknown => ({
      ...divideIndex(encodeIndex(pages, '/base/'), (file, part) => {
        files[`/base/${name}-${file}`] = part;
      }),
      n: `${name}-`,
    });
    const one = (url: string, title: string, text: string) =>
      page({url, title, sections: [section({text: `${text} ${FILLER}`})]});
    const texts = () =>
      read.mock.calls.flatMap(([path]) => /(?:docs|sdk)-texts-\d+/.exec(path) ?? []);

    it('reads the texts of pages that can be first, and of no others', async () => {
      files['/base/docs.json'] = divided('docs', [
        one('/base/a', 'Firewall ports', 'The ports that a firewall lets through.'),
        one('/base/b', 'Notebooks', 'Unlike ports, these are files.'),
        one('/base/c', 'Ports of the firewall', 'Firewall and ports again.'),
      ]);
      const {hits} = await engine().search('/base/', 'docs', 'firewall ports', 1);
      expect(hits[0]?.document.u).toBe('/base/a');
      expect(texts()).toHaveLength(2);
    });

    it('answers two questions that wait for the same head', async () => {
      files['/base/docs.json'] = divided('docs', [one('/base/a', 'Limits', 'Raise the ulimit.')]);
      const search = engine();
      const [{hits}] = await Promise.all([
        search.search('/base/', 'docs', 'ulimit', 8),
        search.fetchIndexes('/base/', 'docs'),
      ]);
      expect(hits[0]?.document.u).toBe('/base/a');
    });

    it('reads texts of another context if it does better', async () => {
      files['/base/docs.json'] = divided('docs', PAGES);
      files['/base/sdk.json'] = divided('sdk', [
        one('/base/sdk/b', 'Tools', 'No Windows installation has them.'),
        one('/base/sdk/c', 'Windows installation retries', 'How a client waits.'),
      ]);
      const found = async (query: string): Promise<(string | undefined)[]> => {
        read.mockClear();
        const {hits} = await engine().search('/base/', 'docs', query, 8);
        return hits.map(({document}) => document.u);
      };
      expect(await found('windows installation quorum')).toContain('/base/installation/windows');
      expect(texts().filter((name) => name.startsWith('sdk'))).toEqual([]);
      expect(await found('windows installation retries')).toContain('/base/sdk/c');
      expect(texts().filter((name) => name.startsWith('sdk'))).toHaveLength(1);
    });

    it('gets the new list when only parts are gone because the site was published again', async () => {
      files['/base/docs.json'] = divided('docs', PAGES);
      const search = engine();
      await search.fetchIndexes('/base/', 'docs');
      for (const file of Object.keys(files)) if (file.includes('docs')) delete files[file];
      files['/base/docs-new.json'] = divided('docs-new', PAGES);
      files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': {docs: 'docs-new.json'}}};
      const response = await search.search('/base/', 'docs', 'small model', 8);
      expect(response.incomplete).toBe(true);
      await vi.waitFor(async () => {
        const again = await search.search('/base/', 'docs', 'small model', 8);
        expect(again.incomplete).toBe(false);
        expect(again.hits[0]?.snippet.text).toContain('model');
      });
    });

    it('answers from what it has after the head of another context could not be read', async () => {
      const search = engine();
      await search.fetchIndexes('/base/', 'docs');
      for (const file of Object.keys(files)) delete files[file];
      expect((await search.search('/base/', 'docs', 'estimate_model_vram', 8)).hits).toEqual([]);
      const {hits} = await search.search('/base/', 'docs', 'quickstart', 8);
      expect(hits[0]?.document.u).toBe('/base/quickstart');
    });

    it('answers from what it has while neither parts nor the list can be read', async () => {
      files['/base/docs.json'] = divided('docs', PAGES);
      files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': {docs: 'docs.json'}}};
      const search = engine();
      await search.fetchIndexes('/base/', 'docs');
      for (const file of Object.keys(files)) delete files[file];
      for (const query of ['windows installation', 'windows install', 'quickstart']) {
        const {hits, incomplete} = await search.search('/base/', 'docs', query, 8);
        expect(hits, query).not.toEqual([]);
        expect(incomplete, query).toBe(true);
      }
    });
  });

  it('has no answer where there is no index, and requests none', async () => {
    const response = await engine().search('/base/9.9/', 'docs', 'quickstart', 8);
    expect(response.hits).toEqual([]);
    expect(response.elsewhere).toHaveLength(1);
  });

  it.each(['constructor/', '__proto__/', '../'])('knows no version %s', async (version) => {
    await expect(engine().search(`/base/${version}`, 'docs', 'model', 8)).resolves.toMatchObject({
      hits: [],
    });
  });

  it('respects the limit and counts beyond it', async () => {
    const response = await engine().search('/base/', 'docs', 'model', 1);
    expect(response.hits).toHaveLength(1);
    expect(response.total).toBeGreaterThan(1);
  });

  it('suggests a spelling from its own words', async () => {
    const {hits, didYouMean} = await engine().search('/base/', 'docs', 'wundiws zzzzz', 8);
    expect(hits).toEqual([]);
    expect(didYouMean).toBe('windows zzzzz');
  });

  it('answers at once without known errors, and is complete with them', async () => {
    const error = page({title: 'Quickstart crashed', kind: 'error'});
    const head = divideIndex(encodeIndex([error, ...PAGES], '/base/'), (file, part) => {
      files[`/base/${file}`] = part;
    });
    files['/base/docs.json'] = head;
    const errors = files['/base/errors.json'];
    delete files['/base/errors.json'];
    const search = engine();
    const ask = async (quick: boolean) => {
      const found = await search.search('/base/', 'docs', 'quickstart', 8, {quick});
      return {incomplete: found.incomplete, titles: titles(found)};
    };
    const pages = {incomplete: true, titles: ['Quickstart']};
    expect(await ask(true)).toEqual(pages);
    // The file cannot be loaded: what is there answers.
    expect(await ask(false)).toEqual(pages);
    files['/base/errors.json'] = errors;
    expect(await ask(false)).toEqual({
      incomplete: false,
      titles: ['Quickstart', 'Quickstart crashed'],
    });
  });

  it.each([
    ['is missing', undefined],
    ['is an error page', '<!doctype html>'],
    ['has another shape', {v: 1, p: []}],
    ['is a list', [{documents: [], index: {}}]],
    ['belongs to another program', {v: 4, p: [[1]], e: 0, w: [], x: []}],
  ])('tries again after an index that %s', async (_, broken) => {
    const search = engine();
    const good = files['/base/docs.json'];
    if (broken === undefined) delete files['/base/docs.json'];
    else files['/base/docs.json'] = broken;
    await expect(search.search('/base/', 'docs', 'quickstart', 8)).rejects.toThrow();
    files['/base/docs.json'] = good;
    expect(titles(await search.search('/base/', 'docs', 'quickstart', 8))[0]).toBe('Quickstart');
  });

  it('gets the new list when the site was published again', async () => {
    const search = engine();
    await search.fetchIndexes('/base/', 'sdk');
    delete files['/base/docs.json'];
    files['/base/docs-new.json'] = encodeIndex(PAGES, '/base/');
    files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': {docs: 'docs-new.json', sdk: 'sdk.json'}}};
    await expect(search.search('/base/', 'docs', 'quickstart', 8)).rejects.toThrow();
    expect(titles(await search.search('/base/', 'docs', 'quickstart', 8))[0]).toBe('Quickstart');
  });

  it.each([null, [], 'text', {v: 2, indexes: {}}, {v: 1, indexes: 3}])(
    'refuses the list %j',
    async (list) => {
      files[`/base/${MANIFEST}`] = list;
      await expect(engine().fetchIndexes('/base/', 'docs')).rejects.toThrow(/list/);
    },
  );

  it('sees changed indexes while writing', async () => {
    const search = new SearchEngine({siteBase: '/base/', read, changing: true});
    await search.search('/base/', 'docs', 'zeppelin', 8);
    files['/base/docs-2.json'] = encodeIndex([page({title: 'Zeppelin'})], '/base/');
    files[`/base/${MANIFEST}`] = {v: 1, indexes: {'': {docs: 'docs-2.json'}}};
    expect(titles(await search.search('/base/', 'docs', 'zeppelin', 8))).toEqual(['Zeppelin']);
  });
});
