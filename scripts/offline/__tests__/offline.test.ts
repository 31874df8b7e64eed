import {spawnSync} from 'node:child_process';

import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';

import {fileOf, localTarget, rootOf, type Site} from '../address.ts';
import {offlinePage, offlineStyles} from '../page.ts';
import {offlineText} from '../text.ts';
import {zip} from '../zip.ts';

const site: Site = {
  origin: 'https://docs.example.com',
  baseUrl: '/kw/',
  files: new Set([
    'index.html',
    'guide.html',
    'models/overview.html',
    'blog/2025/post/index.html',
    'img/a b.svg',
    'search.html',
  ]),
};

describe('offlineText', () => {
  const own: Site = {...site, files: new Set(['llms.txt', 'a/llms.txt', 'a/b.md', 'c.md'])};
  const root = 'https://docs.example.com/kw/';

  it('makes addresses of texts relative to the file', () => {
    const text = `The list is ${root}llms.txt. [C](${root}c.md#part), [B](${root}a/b.md)\n`;
    expect(offlineText(text, 'a/llms.txt', own)).toBe(
      'The list is ../llms.txt. [C](../c.md#part), [B](b.md)\n',
    );
    expect(offlineText(text, 'c.md', own)).toBe(
      'The list is llms.txt. [C](c.md#part), [B](a/b.md)\n',
    );
  });

  it('makes addresses of data relative, too', () => {
    const files = new Set(['data/ports.json']);
    expect(offlineText(`[JSON](${root}data/ports.json)`, 'a/b.md', {...site, files})).toBe(
      '[JSON](../data/ports.json)',
    );
  });

  it('finds names with encoded characters, and keeps them encoded', () => {
    const files = new Set(['a b.md', 'c#d.md']);
    const text = `${root}a%20b.md ${root}c%23d.md`;
    expect(offlineText(text, 'x/c.md', {...site, files})).toBe('../a%20b.md ../c%23d.md');
  });

  it('leaves addresses of pages, of other sites and of what is missing', () => {
    const text = `canonical: ${root}c\n[x](${root}gone.md) https://example.com/kw/c.md ${root}c.mdx`;
    expect(offlineText(text, 'c.md', own)).toBe(text);
  });
});

describe('localTarget', () => {
  const address = (href: string, from = 'models/overview.html'): string | undefined => {
    const target = localTarget(href, from, site);
    return target.kind === 'other' ? undefined : target.address;
  };

  it('leads to the file of a clean address, keeping query and section', () => {
    expect(address('/kw/guide#top')).toBe('../guide.html#top');
    expect(address('/kw/guide/')).toBe('../guide.html');
    expect(address('/kw/guide?a=b#c')).toBe('../guide.html?a=b#c');
    expect(address('/kw/')).toBe('../index.html');
    expect(address('/kw')).toBe('../index.html');
    expect(address('/kw/models/overview')).toBe('overview.html');
    expect(address('/kw/blog/2025/post')).toBe('../blog/2025/post/index.html');
  });

  it('recognizes the public address of the site, and relative addresses', () => {
    expect(address('https://docs.example.com/kw/guide')).toBe('../guide.html');
    expect(address('../guide')).toBe('../guide.html');
  });

  it('escapes file names', () => {
    expect(address('/kw/img/a%20b.svg', 'index.html')).toBe('img/a%20b.svg');
  });

  it('leaves everything else alone', () => {
    for (const href of [
      '#top',
      '',
      'https://example.com/kw/guide',
      'mailto:a@b.c',
      '/other',
      'data:,',
    ]) {
      expect(address(href)).toBeUndefined();
    }
  });

  it('leads to the public site for what the edition does not have', () => {
    expect(localTarget('/kw/gone', 'index.html', site)).toEqual({
      kind: 'missing',
      address: 'https://docs.example.com/kw/gone',
    });
  });

  it('leads to the public site for a path that no file can have', () => {
    expect(localTarget('/kw/%s.md', 'index.html', site)).toEqual({
      kind: 'missing',
      address: 'https://docs.example.com/kw/%s.md',
    });
  });
});

describe('fileOf and rootOf', () => {
  it('prefer the exact file', () => {
    expect(fileOf('guide', new Set(['guide', 'guide.html']))).toBe('guide');
    expect(fileOf('gone', site.files)).toBeUndefined();
  });

  it('count the folders', () => {
    expect(rootOf('index.html')).toBe('');
    expect(rootOf('a/b/c.html')).toBe('../../');
  });
});

describe('offlinePage', () => {
  const html = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="x">
<link rel="preload" as="font" href="/kw/font.woff2"><link rel="canonical" href="https://docs.example.com/kw/guide">
<link rel="alternate" type="application/rss+xml" href="/kw/blog/rss.xml"><link rel="preload" as="script" href="/kw/assets/a.js"></head>
<body><script>1</script><div id="__docusaurus"><!-- --><script>2</script><noscript>3</noscript><noscript><a href="/kw/guide">n</a></noscript>
<a href="/kw/guide">g</a><a href="/kw/gone">x</a><form action="/kw/search"></form><img src="/kw/img/a%20b.svg"></div></body></html>`;
  const page = offlinePage(html, 'models/overview.html', {
    ...site,
    files: new Set([...site.files, 'assets/a.js']),
  });

  it('keeps the scripts of the site and nothing in the head that needs a server', () => {
    expect(page.html).toContain('<link rel="preload" as="script" href="../assets/a.js"');
    expect(page.html).not.toMatch(/as="font"|rss\.xml|Content-Security-Policy/);
    expect(page.html).toContain('href="https://docs.example.com/kw/guide"');
  });

  it('has relative addresses for readers without scripts, too', () => {
    expect(page.html).toContain('<noscript><a href="../guide.html">n</a></noscript>');
  });

  it('does not change what React hydrates', () => {
    expect(page.html).toContain('<!-- --><script>2</script><noscript>3</noscript>');
  });

  it('has relative addresses and reports what is missing', () => {
    expect(page.html).toContain('<a href="../guide.html">');
    expect(page.html).toContain('action="../search.html"');
    expect(page.html).toContain('<img src="../img/a%20b.svg">');
    expect(page.missing).toEqual(['https://docs.example.com/kw/gone']);
  });

  it('says where it is', () => {
    expect(page.html).toMatch(
      /<html data-offline-root="\.\.\/" data-offline-route="\/kw\/models\/overview" data-offline-base="\/kw\/">/,
    );
  });
});

describe('offlineStyles', () => {
  it('makes addresses relative to the style sheet', () => {
    const css = 'a{background:url(/kw/img/a%20b.svg)}b{background:url("data:x")}';
    expect(offlineStyles(css, 'assets/css/s.css', site)).toBe(
      'a{background:url(../../img/a%20b.svg)}b{background:url("data:x")}',
    );
  });
});

describe('zip', () => {
  const entries = [
    {name: 'b.txt', content: new TextEncoder().encode('b')},
    {name: 'a.txt', content: new TextEncoder().encode('a')},
  ];
  const date = new Date(Date.UTC(2025, 0, 1, 23));

  it('does not depend on the order or the zone', () => {
    const before = process.env.TZ;
    const archives = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone, at) => {
      process.env.TZ = zone;
      return Buffer.from(zip('f', at === 1 ? [...entries].reverse() : entries, date)).toString(
        'hex',
      );
    });
    process.env.TZ = before;
    expect(new Set(archives).size).toBe(1);
  });

  it('has the first day of the format for an earlier date', () => {
    const early = Buffer.from(zip('f', entries, new Date(0)));
    expect(early.equals(Buffer.from(zip('f', entries, new Date(Date.UTC(1980, 0, 1)))))).toBe(true);
  });

  it('keeps everything in one folder', () => {
    expect(Object.keys(unzipSync(zip('f', entries, date)))).toEqual(['f/a.txt', 'f/b.txt']);
  });
});

it('an archive that would offer a model which its pages cannot reach is refused', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build-offline.ts', '--from', 'nowhere'],
    {
      encoding: 'utf8',
      env: {...process.env, DOCS_ASK: 'https://models.example.com/v1', DOCS_ASK_MODEL: 'm'},
    },
  );
  expect(stderr).toContain('unset DOCS_ASK');
  expect(status).toBe(1);
}, 60_000);
