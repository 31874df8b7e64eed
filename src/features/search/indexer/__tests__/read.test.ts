import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {sitePage} from '../../../../../tests/support/built-site.ts';
import {parsePage} from '../../../../site/mdx/parse.ts';
import {page, section} from '../../core/__tests__/fixture.ts';
import {readBuiltPage as readParsed} from '../html.ts';
import type {IndexedPage} from '../pages.ts';
import {readSourcePage} from '../source.ts';
import {groupPages, writeIndexes} from '../write.ts';

const readBuiltPage = (html: string, url: string) => readParsed(load(html), url);

// As Docusaurus 3.8.1 writes a doc, shortened.
const DOC = `<!doctype html><html><head><title>Deploy a model | Kamiwaza Docs</title>
<meta name="description" content="Start a model."><meta name="keywords" content="serving,out of memory"></head>
<body><nav class="navbar"><a class="navbar__link navbar__link--active" href="/">Docs</a></nav>
<div class="main-wrapper"><aside><nav class="menu"><ul><li><div class="menu__list-item-collapsible"><a class="menu__link menu__link--active">Models</a></div></li></ul></nav></aside>
<main><article><nav class="theme-doc-breadcrumbs"><ul><li>Models</li></ul></nav>
<div class="theme-doc-toc-mobile"><button>On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>Deploy a model</h1></header><p>Intro.</p>
<h2 class="anchor" id="states">States<a href="#states" class="hash-link" aria-label="Direct link to States" title="Direct link to States">&#8203;</a></h2>
<p>It is <code>DEPLOYED</code>.</p>
<div class="language-bash codeBlockContainer_x"><div class="header_x"><span class="language_x">Shell</span><span class="buttons_x"></span></div><div class="codeBlockContent_x"><pre><code><span class="token-line">kamiwaza <span class="token">start</span><br></span></code></pre><div class="buttonGroup_x"><button>Copy</button></div></div></div>
</div><footer class="theme-doc-footer">Edit this page</footer></article>
<nav class="pagination-nav">Next</nav></main></div></body></html>`;

const POST = `<html><head><title>A post | Kamiwaza Docs</title></head><body><main><article><header><h1>A post</h1><time>Today</time></header>
<div id="__blog-post-container" class="markdown"><p>Text.</p><h2 id="one">One</h2><p>More.</p></div><footer>Tags</footer></article></main></body></html>`;

describe('a built page', () => {
  it('is read with its names and sections', () => {
    expect(readBuiltPage(DOC, '/base/models/deployment')).toEqual({
      url: '/base/models/deployment',
      title: 'Deploy a model',
      breadcrumbs: ['Docs', 'Models'],
      description: 'Start a model.',
      keywords: ['serving', 'out of memory'],
      sections: [
        section({text: 'Intro.'}),
        section({
          heading: 'States',
          hash: '#states',
          level: 2,
          text: 'It is DEPLOYED.',
          code: 'kamiwaza start',
        }),
      ],
    });
  });

  it('is also found by its name in the sidebar', () => {
    const named = (label: string) =>
      DOC.replace(
        '</nav></aside>',
        `<a class="menu__link menu__link--active" aria-current="page">${label}</a></nav></aside>`,
      );
    const read = (label: string) => readBuiltPage(named(label), '/base/models/deployment').keywords;
    expect(read('Deployment')).toEqual(['serving', 'out of memory', 'Deployment']);
    expect(read('Deploy a model')).toEqual(['serving', 'out of memory']);
    expect(read('serving')).toEqual(['serving', 'out of memory']);
  });

  it('is not changed, because later steps read it too', () => {
    const $ = load(DOC);
    const before = $.html();
    readParsed($, '/base/a');
    expect($.html()).toBe(before);
  });

  it('may be a post', () => {
    const {title, sections} = readBuiltPage(POST, '/base/blog/a-post');
    expect(title).toBe('A post');
    expect(sections.map(({heading, text}) => [heading, text])).toEqual([
      ['', 'Text.'],
      ['One', 'More.'],
    ]);
  });

  it('may be any other page', () => {
    expect(readBuiltPage('', '/base/x')).toMatchObject({title: '/base/x', sections: [{text: ''}]});
    expect(readBuiltPage('<main><p>Only text', '/base/x').sections[0]?.text).toBe('Only text');
  });
});

describe('a page as it is written', () => {
  const meta: IndexedPage = {
    url: '/base/a',
    context: 'docs',
    version: '',
    page: sitePage('/a', {title: 'A', description: 'D', keywords: ['k'], searchWeight: 0.9}),
  };

  const read = (source: string) => {
    const {tree} = parsePage('docs/a.mdx', source, 'docs');
    if (tree === undefined) throw new Error('not MDX');
    return readSourcePage(tree, meta);
  };

  it('keeps words after a colon, which look like a directive', () => {
    const {sections} = read('## Use a:b\n\nRun app:latest now, ratio 1:n.');
    expect(sections[1]?.heading).toBe('Use a:b');
    expect(sections[1]?.text).toBe('Run app:latest now, ratio 1:n.');
  });

  it('is read without being built', () => {
    const source = [
      '---',
      'title: A',
      '---',
      '',
      'Intro with `code` and [a link](b.mdx).',
      '',
      '## Need help? {#need-help}',
      '',
      '| Port | Use |',
      '|---|---|',
      '| 443 | HTTPS |',
      '',
      '```bash',
      'kamiwaza start',
      '```',
      '',
      ':::note[Mind this]',
      'Inside.',
      ':::',
      '',
      '### A heading',
      '',
      '<Card title="A card" to="/x">Text of it</Card>',
      '',
      '<Diagram name="ports" alt="All ports" />',
    ].join('\n');
    const {sections, ...rest} = read(source);
    expect(rest).toMatchObject({title: 'A', description: 'D', keywords: ['k'], weight: 0.9});
    expect(sections[0]?.text).toBe('Intro with code and a link.');
    expect(sections[1]).toMatchObject({
      heading: 'Need help?',
      hash: '#need-help',
      code: 'kamiwaza start',
    });
    expect(sections[1]?.text).toContain('443 · HTTPS');
    expect(sections[1]?.text).toContain('Inside.');
    expect(sections[2]).toMatchObject({heading: 'A heading', hash: '#a-heading'});
    expect(sections[2]?.text.split('\n')).toEqual(['A card', 'Text of it', 'All ports']);
  });
});

describe('index files', () => {
  it('have a hash of the index in the name and are listed', async () => {
    const files = new Map<string, unknown>();
    // eslint-disable-next-line @typescript-eslint/require-await -- a build writes to the disk
    const write = async (file: string, content: unknown): Promise<void> => {
      files.set(file, content);
    };
    const groups = groupPages([
      {context: 'docs', version: '', page: page({url: '/base/a'})},
      {context: 'docs', version: '', page: page({url: '/base/b'})},
      {context: 'sdk', version: '0.3.2/', page: page({url: '/base/0.3.2/sdk/c'})},
    ]);
    const {indexes} = await writeIndexes(
      write,
      [...groups, {context: 'blog', version: '', pages: []}],
      '/base/',
    );
    expect(indexes['']?.docs).toMatch(/^search-index-docs-[\da-f]{10}\.json$/);
    expect(indexes['0.3.2/']?.sdk).toMatch(/^0\.3\.2\/search-index-sdk-[\da-f]{10}\.json$/);
    expect(indexes['']).not.toHaveProperty('blog');
    expect(JSON.parse(String(files.get('search-index.json')))).toEqual({v: 1, indexes});
    // These pages have no words, so no file of words is written.
    const kinds = [...files.keys()].map((file) => file.replace(/-[\da-f]{10}/, ''));
    expect(kinds.sort()).toEqual([
      '0.3.2/search-index-sdk-texts-0.json',
      '0.3.2/search-index-sdk.json',
      'search-index-docs-texts-0.json',
      'search-index-docs.json',
      'search-index.json',
    ]);
    const again = await writeIndexes(write, groups, '/base/');
    expect(again.indexes).toEqual(indexes);
  });
});
