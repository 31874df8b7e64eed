import {describe, expect, it} from 'vitest';

import {builtSite, html, sitePage} from '../../../../tests/support/built-site.ts';
import {searchIndexStep} from '../step.ts';

const article = (words: string): string =>
  html(`<main><article><div class="theme-doc-markdown"><p>${words}</div></article></main>`);
const step = searchIndexStep({'/c': {'start-and-log-in': 'first start'}});

describe('the search index', () => {
  const files = {
    'a.html': article('quokka-a'),
    'b.html': article('quokka-b'),
    'list.html': article('quokka-list'),
  };
  const facts = {routes: ['/a', '/b', '/list'], pages: [sitePage('/b'), sitePage('/a')]};
  const indexOf = (site: ReturnType<typeof builtSite>): string =>
    site
      .files()
      .filter((file) => file.startsWith('search-index-docs-'))
      .map((file) => site.read(file))
      .join('\n');

  it('has the written pages as built, and no lists', async () => {
    const site = builtSite(files);
    await site.run([step], facts);
    expect(indexOf(site)).toContain('quokka-a');
    expect(indexOf(site)).toContain('quokka-b');
    expect(indexOf(site)).not.toContain('quokka-list');
  });

  it('leaves out noindex pages, unless the whole site is noindex', async () => {
    const hidden = {...facts, noIndexRoutes: new Set(['/b'])};
    const site = builtSite(files);
    await site.run([step], hidden);
    expect(indexOf(site)).not.toContain('quokka-b');
    const closed = builtSite(files);
    await closed.run([step], {...hidden, noIndex: true});
    expect(indexOf(closed)).toContain('quokka-b');
  });

  it('fails when a page lacks a section that has search terms', async () => {
    const site = builtSite({'c.html': article('no headings')});
    const known = {routes: ['/c'], pages: [sitePage('/c')]};
    await expect(site.run([step], known)).rejects.toThrow(
      /search-terms has terms for the sections "start-and-log-in" of docs\/c\.mdx, but/,
    );
  });

  it('fails when a page was not built', async () => {
    await expect(builtSite().run([step], facts)).rejects.toThrow(
      'search index: docs/a.mdx: there is no built page at /base/a.',
    );
  });
});
