import {describe, expect, it} from 'vitest';

import {redirectPage, redirectScript, stubFile} from '../stub.ts';

describe('stubFile', () => {
  it.each([
    ['/base/quickstart', 'quickstart/index.html'],
    ['/base/0.3.2', '0.3.2/index.html'],
    ['/base/blog/tags/a%20b', 'blog/tags/a b/index.html'],
    ['/base/', undefined],
    ['/base/404.html', undefined],
    ['/base/*', undefined],
    ['/elsewhere/page', undefined],
  ])('%s -> %s', (route, file) => {
    expect(stubFile(route, '/base/')).toBe(file);
  });
});

describe('redirectPage', () => {
  it('leads on with and without scripts, and stays out of indexes', () => {
    const html = redirectPage('/base/search', 'https://example.com');
    expect(html).toContain('<link rel="canonical" href="https://example.com/base/search">');
    expect(html).toContain('content="0; url=/base/search"');
    expect(html).toContain('noindex');
    expect(html).toContain(redirectScript);
  });

  it('escapes the route', () => {
    expect(redirectPage('/base/a"<b', 'https://example.com')).not.toContain('"<b');
  });
});
