import {Fragment} from 'react';
import {describe, expect, it, vi} from 'vitest';

import {mergeParts, readPart} from '../client/helmet.tsx';
import pathToRegexp from '../client/path-to-regexp.ts';
import {assemble, createRoutes, lazyRoute} from '../client/routes.tsx';

vi.mock('@docusaurus/core/lib/client/routeContext', () => ({RouteContextProvider: () => null}));
vi.mock('@theme/Loading', () => ({default: () => null}));
vi.mock('@theme/NotFound', () => ({default: () => null}));
vi.mock('@generated/globalData', () => ({
  default: {
    'docusaurus-plugin-content-docs': {
      default: {versions: [{path: '/b/', docs: [{id: 'intro', path: '/b/'}]}]},
    },
  },
}));

describe('readPart', () => {
  it('reads title, attributes of html and tags, also in fragments', () => {
    const part = readPart(
      <>
        <html lang="en" className="a" />
        <title>
          One {'two'} {3}
        </title>
        <Fragment>
          <meta property="og:title" content="x" />
          {false}
        </Fragment>
        <script type="application/ld+json">{'{}'}</script>
      </>,
    );
    expect(part).toEqual({
      title: 'One two 3',
      html: {lang: 'en', class: 'a'},
      body: {},
      tags: [
        ['meta', {property: 'og:title', content: 'x'}],
        ['script', {type: 'application/ld+json', innerHTML: '{}'}],
      ],
    });
  });
});

describe('mergeParts', () => {
  const meta = (name: string, content: string) => readPart(<meta name={name} content={content} />);
  const tagsOf = (...parts: Parameters<typeof mergeParts>[0]) =>
    mergeParts(parts).tags.map(([, {content, href}]) => content ?? href);

  it('lets the last one have its way', () => {
    expect(tagsOf(meta('a', '1'), meta('b', '2'), meta('A', '3'))).toEqual(['2', '3']);
    expect(mergeParts([readPart(<title>a</title>), readPart(<title>b</title>)]).title).toBe('b');
  });

  it('keeps what one part says twice', () => {
    const both = readPart([
      <link key="1" rel="alternate" href="/x" hrefLang="en" />,
      <link key="2" rel="alternate" href="/x" hrefLang="x-default" />,
    ]);
    expect(tagsOf(both)).toEqual(['/x', '/x']);
  });

  it('has one canonical address, and as many other links as there are addresses', () => {
    const canonical = (href: string) => readPart(<link rel="canonical" href={href} />);
    const icon = (href: string) => readPart(<link rel="icon" href={href} />);
    expect(tagsOf(canonical('/a'), canonical('/b'))).toEqual(['/b']);
    expect(tagsOf(icon('/a'), icon('/b'))).toEqual(['/a', '/b']);
  });

  it('drops tags that are about nothing', () => {
    expect(tagsOf(readPart(<meta content="x" />))).toEqual([]);
  });
});

describe('pathToRegexp', () => {
  const matches = (path: string, address: string, options = {}) =>
    pathToRegexp(path, [], options).test(address);

  it('matches as path-to-regexp 1.9 does', () => {
    expect(matches('/a', '/a')).toBe(true);
    expect(matches('/a', '/A/')).toBe(true);
    expect(matches('/a/', '/a')).toBe(true);
    expect(matches('/a', '/ab')).toBe(false);
    expect(matches('/a', '/a/b')).toBe(false);
    expect(matches('/a', '/a/b', {end: false})).toBe(true);
    expect(matches('/a', '/ab', {end: false})).toBe(false);
    expect(matches('/a', '/a/', {strict: true})).toBe(false);
    expect(matches('/a', '/A', {sensitive: true})).toBe(false);
  });

  it('takes addresses literally, escaped or not', () => {
    expect(matches('/0.3.2', '/0x3x2')).toBe(false);
    expect(matches('/0\\.3\\.2', '/0.3.2')).toBe(true);
    expect(matches('/a(b)', '/a(b)')).toBe(true);
  });

  it('takes everything for *', () => {
    const keys: {name: number}[] = [];
    expect(pathToRegexp('*', keys, {}).exec('/x/y')?.[1]).toBe('/x/y');
    expect(keys).toEqual([{name: 0}]);
  });
});

describe('assemble', () => {
  it('puts modules in the places of their names, with what they export beside', () => {
    const Page = Object.assign(() => null, {});
    const parts = assemble(
      '/b/x',
      {content: 'c', list: [{content: 'c'}], unknown: 'u'},
      new Map([['c', {default: Page, toc: [1]}]]),
    );
    expect(parts).toEqual({content: Page, list: [{content: Page}], unknown: 'u'});
    expect(Page).toHaveProperty('toc', [1]);
  });

  it('names the page without a default export', () => {
    expect(() => assemble('/b/x', {content: 'c'}, new Map([['c', {}]]))).toThrow(
      "The page component at /b/x doesn't have a default export",
    );
  });
});

describe('lazyRoute', () => {
  it('asks again for what failed', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({default: {}});
    const route = lazyRoute('/b/x', {__comp: 'c'}, {c: load});
    await expect(route.preload()).rejects.toThrow('gone');
    await route.preload();
    await route.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('names the files of its chunks', () => {
    const route = lazyRoute('/b/x', {__comp: 'c', content: 'd'}, {}, {c: 'docs'});
    expect(route.chunks).toEqual(['docs', 'd']);
  });
});

describe('createRoutes', () => {
  it('takes in a bucket once, before the branches, and tells of it', async () => {
    const bucket = vi.fn(() =>
      Promise.resolve({
        load: {},
        routes: [[0, '/b/page', {exact: true}, {__comp: 'c'}]] as const,
        docs: [['default', 'page', [0, '/page', 'docs']]] as const,
      }),
    );
    const routes = createRoutes(
      [['/b/', {__comp: 'r'}, {}, 0, [['/b/', {__comp: 'c'}, {exact: true}]]]],
      {},
      [['/b', 0, 1]],
      [bucket],
      {},
    );
    const told: string[] = [];
    routes.late.onRoute(({path}) => told.push(path));
    expect(routes.late.missing('/b/page')).toBe('routes-0');
    await Promise.all([routes.late.preload(['/b/page']), routes.late.preload(['/b/other'])]);
    await routes.late.preload(['/elsewhere']);
    expect(routes[0]?.routes?.map(({path}) => path)).toEqual(['/b/page', '/b/']);
    expect(told).toEqual(['/b/page']);
    expect(routes.late.missing('/b/page')).toBeUndefined();
    expect(routes.at(-1)?.path).toBe('*');
    const {default: globalData} = await import('@generated/globalData');
    expect(JSON.stringify(globalData)).toContain('{"id":"page","path":"/b/page","sidebar":"docs"}');
  });

  it("asks the first bucket for what a page's own does not have", async () => {
    const empty = {load: {}, routes: [], docs: []};
    const first = vi.fn(() =>
      Promise.resolve({
        ...empty,
        routes: [[-1, '/b/rare', {exact: true}, {__comp: 'c'}]] as const,
      }),
    );
    const own = vi.fn(() =>
      Promise.resolve({
        ...empty,
        routes: [[-1, '/b/page', {exact: true}, {__comp: 'c'}]] as const,
      }),
    );
    const routes = createRoutes(
      [['/b/', {__comp: 'c'}, {exact: true}]],
      {},
      [
        ['/b/old', 0, 1],
        ['/b', 1, 1],
      ],
      [first, own],
      {},
    );
    await routes.late.preload(['/b/']);
    await routes.late.preload(['/b/page.html', '/b/page']);
    expect(first).not.toHaveBeenCalled();
    expect(routes.late.missing('/b/page')).toBeUndefined();
    expect(routes.late.missing('/b/rare')).toBe('routes-0');
    await routes.late.preload(['/elsewhere']);
    expect(first).not.toHaveBeenCalled();
    await routes.late.preload(['/b/rare']);
    expect(first).toHaveBeenCalledOnce();
    expect(routes.map(({path}) => path)).toEqual(['/b/rare', '/b/page', '/b/', '*']);
    await routes.late.preload(['/b/nowhere']);
    expect(routes.late.missing('/b/nowhere')).toBeUndefined();
    expect(first).toHaveBeenCalledOnce();
  });
});
