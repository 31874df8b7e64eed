import {runInNewContext} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {builtSite, html} from '../../../../../tests/support/built-site.ts';
import {slashFile, trailingSlashStep} from '../step.ts';

describe('slashFile', () => {
  it.each([
    ['/quickstart', 'quickstart/index.html'],
    ['/0.3.2', '0.3.2/index.html'],
    ['/blog/tags/a%20b', 'blog/tags/a b/index.html'],
    ['/', undefined],
    ['/404.html', undefined],
  ])('%s -> %s', (route, file) => {
    expect(slashFile(route)).toBe(file);
  });
});

describe('addresses with a slash at the end', () => {
  it('lead to the page with and without scripts, and stay out of indexes', async () => {
    const site = builtSite({'index.html': html(''), 'search.html': html(''), '404.html': html('')});
    await site.run([trailingSlashStep], {routes: ['/', '/search', '/404.html']});
    expect(site.files()).toEqual(['404.html', 'index.html', 'search.html', 'search/index.html']);
    const page = site.read('search/index.html');
    expect(page).toContain('<link rel="canonical" href="https://example.com/base/search">');
    expect(page).toContain('content="0; url=/base/search"');
    expect(page).toContain('<a href="/base/search">');
    expect(page).toContain('noindex');
    expect(page).toContain('u.pathname.replace(');
  });

  it('are left alone if there is a file', async () => {
    const site = builtSite({'search/index.html': html('a page of its own')});
    await site.run([trailingSlashStep], {routes: ['/search']});
    expect(site.read('search/index.html')).toContain('a page of its own');
  });

  it.each([
    ['https://docs.example/base/search/', 'https://docs.example/base/search'],
    ['https://docs.example/base/search/?q=a#b', 'https://docs.example/base/search?q=a#b'],
    ['https://docs.example/base/search/index.html', 'https://docs.example/base/search'],
    ['https://docs.example/base/search/index', 'https://docs.example/base/search'],
    [
      'https://docs.example//evil.example/..%2fbase/search/',
      'https://docs.example//evil.example/..%2fbase/search',
    ],
  ])('lead from %s to the same host', async (from, to) => {
    const site = builtSite({'search.html': html('')});
    await site.run([trailingSlashStep], {routes: ['/search']});
    const [, script = ''] = /<script>(.*)<\/script>/.exec(site.read('search/index.html')) ?? [];
    let target = '';
    runInNewContext(script, {
      URL,
      location: Object.assign(new URL(from), {replace: (address: string) => (target = address)}),
    });
    expect(target).toBe(to);
  });
});
