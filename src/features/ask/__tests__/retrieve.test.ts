import {describe, expect, it} from 'vitest';

import {type FoundPage, MOST_PAGES, retrieve} from '../retrieve.ts';

const page = (name: string, ...anchors: readonly string[]): FoundPage => {
  const [first = '', ...more] = anchors.map((anchor) => ({
    document: {u: `/docs/${name}`, h: `#${anchor}`, t: anchor},
  }));
  if (typeof first === 'string') throw new Error('A page has a section');
  return {document: first.document, page: name, words: [], sections: more};
};

const files: Readonly<Record<string, string>> = {
  '/docs/ports.md':
    '# ports\n\n## list\n\nPort 7777.\n\n## open\n\nOpen it.\n\n## close\n\nClose it.\n',
  '/docs/logs.md': '# logs\n\n## files\n\nIn one folder.\n',
};
const read = (address: string): Promise<string | undefined> => Promise.resolve(files[address]);

describe('the sections for a question', () => {
  it('are the best of each page, and the second best of a page after the next page', async () => {
    const found = {
      hits: [page('ports', 'list', 'open', 'close'), page('logs', 'files')],
      mentions: [],
    };
    const sources = await retrieve(found, read);
    expect(sources).toEqual([
      {number: 1, title: 'ports › list', address: '/docs/ports#list', text: 'Port 7777.'},
      {number: 2, title: 'logs › files', address: '/docs/logs#files', text: 'In one folder.'},
      {number: 3, title: 'ports › open', address: '/docs/ports#open', text: 'Open it.'},
    ]);
  });

  it('are those of pages that mention it if there are no hits', async () => {
    expect(await retrieve({hits: [], mentions: [page('logs', 'files')]}, read)).toHaveLength(1);
    expect(await retrieve({hits: [], mentions: []}, read)).toEqual([]);
    const both = {hits: [page('ports', 'list')], mentions: [page('logs', 'files')]};
    expect((await retrieve(both, read)).map(({address}) => address)).toEqual(['/docs/ports#list']);
  });

  it('come from a limited number of pages, each read once', async () => {
    const asked: string[] = [];
    const hits = Array.from({length: 20}, (_, at) => page(`p${String(at)}`, 'one', 'two'));
    await retrieve({hits, mentions: []}, (address) => {
      asked.push(address);
      return Promise.resolve('# p\n\n## one\n\nText.\n\n## two\n\nMore.\n');
    });
    expect(asked).toHaveLength(MOST_PAGES);
    expect(new Set(asked).size).toBe(MOST_PAGES);
  });

  it('leave out a page that cannot be read, and fail if none can', async () => {
    const found = {hits: [page('gone', 'one'), page('logs', 'files')], mentions: []};
    expect((await retrieve(found, read)).map(({number, title}) => [number, title])).toEqual([
      [1, 'logs › files'],
    ]);
    await expect(retrieve({hits: [page('gone', 'one')], mentions: []}, read)).rejects.toThrow(
      'could not be loaded',
    );
  });

  it('reads the page at the top of a folder', async () => {
    const home: FoundPage = {
      document: {u: '/docs/', h: '', t: 'Home'},
      page: 'Home',
      words: [],
      sections: [],
    };
    const sources = await retrieve({hits: [home], mentions: []}, (address) =>
      Promise.resolve(address === '/docs/index.md' ? '# Home\n\nWelcome.' : undefined),
    );
    expect(sources.map(({title, address}) => [title, address])).toEqual([['Home', '/docs/']]);
  });
});
