import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';

import {fileOf, localTarget, rootOf, type Site} from '../address.ts';
import {contentsPage} from '../contents.ts';
import {offlinePage, offlineStyles} from '../page.ts';
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
  versions: ['', '0.3.2/'],
};

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

  it('knows the site by its public address, and relative addresses', () => {
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

  it('leads to the public site for what the edition has not', () => {
    expect(localTarget('/kw/gone', 'index.html', site)).toEqual({
      kind: 'missing',
      address: 'https://docs.example.com/kw/gone',
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
<link rel="preload" href="/kw/assets/a.js"><link rel="canonical" href="https://docs.example.com/kw/guide">
<link rel="alternate" type="application/rss+xml" href="/kw/blog/rss.xml"><script src="/kw/assets/a.js"></script></head>
<body><script>1</script><nav class="navbar"><button class="navbar__toggle"><svg></svg></button>
<div class="navbarSearchContainer_x">react</div></nav>
<div class="main-wrapper"><a href="/kw/guide">g</a><a href="/kw/gone">x</a><img src="/kw/img/a%20b.svg" srcset="/kw/img/a%20b.svg 2x"></div></body></html>`;
  const page = offlinePage(html, 'models/overview.html', site);

  it('holds no script and no head link but its own', () => {
    expect(page.html).not.toContain('/kw/assets/a.js');
    expect(page.html).not.toContain('rss.xml');
    expect(page.html).not.toContain('Content-Security-Policy');
    expect(page.html).toContain('href="https://docs.example.com/kw/guide"');
    expect(page.html).toContain('<script src="../assets/offline.js" defer');
  });

  it('has relative addresses and reports what is missing', () => {
    expect(page.html).toContain('<a href="../guide.html">');
    expect(page.html).toContain('srcset="../img/a%20b.svg 2x"');
    expect(page.missing).toEqual(['https://docs.example.com/kw/gone']);
  });

  it('gives readers without script a form and a list of pages', () => {
    expect(page.html).toContain('action="../search.html"');
    expect(page.html).toMatch(/<a class="navbar__toggle[^>]* href="\.\.\/contents\.html"/);
  });

  it('has one main part, whichever element the theme uses', () => {
    for (const tag of ['main', 'div']) {
      const shell = `<html><head></head><body><${tag} class="main-wrapper"></${tag}></body></html>`;
      const made = offlinePage(shell, 'search.html', site).html;
      expect(made.match(/<main/g)).toHaveLength(1);
    }
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

describe('contentsPage', () => {
  it('lists the newest first, each page once', () => {
    const shell =
      '<html><head><title>x</title></head><body><div class="main-wrapper"></div></body></html>';
    const html = contentsPage(
      shell,
      [
        {file: '0.3.2.html', title: 'Old'},
        {file: 'index.html', title: 'New <&>'},
        {file: 'sdk/intro.html', title: 'SDK intro'},
        {file: '0.3.2/sdk/services/models.html', title: 'Old models'},
      ],
      ['0.3.2'],
    );
    const places = [
      'index.html',
      'sdk/intro.html',
      '0.3.2.html',
      '0.3.2/sdk/services/models.html',
    ].map((file) => html.indexOf(`href="${file}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(html).toContain('New &lt;&amp;&gt;');
    expect(html.match(/<li>/g)).toHaveLength(4);
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

  it('keeps everything in one folder', () => {
    expect(Object.keys(unzipSync(zip('f', entries, date)))).toEqual(['f/a.txt', 'f/b.txt']);
  });
});
