import {load} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {sitePage} from '../../../../tests/support/built-site.ts';
import ChangeItem from '../../release-diff/pages/ChangeItem.tsx';
import type {Change} from '../../release-diff/types.ts';
import {fromPage} from '../from-html.ts';
import {surroundings, write} from '../page.ts';

const pages = [sitePage('/a', {description: 'What *a* says.'}), sitePage('/b')];
const site = {siteUrl: 'https://example.com', baseUrl: '/base/', pages};
const around = surroundings(pages, [], site);

/** The Markdown of a page with this main part. */
function markdown(main: string): string {
  const $ = load(`<nav>Menu</nav><main>${main}</main>`);
  return write(fromPage($, site), {route: '/list', file: ''}, around).trim();
}

describe('a list as Markdown', () => {
  it.each([
    [
      'leaves out its title and the controls next to it',
      '<header><h1>List</h1><div class="search-ignore"><button>Copy</button><a href="x">View</a></div></header><p>Text.</p>',
      'Text.',
    ],
    [
      'leaves out what only eyes or only programs read',
      '<p><b aria-hidden="true">+</b> A<svg></svg></p><p data-markdown-ignore>+ is new</p>',
      'A',
    ],
    [
      'reads a text of React as one',
      '<p>Of <!-- -->2<!-- --> pages.<!-- --> <a href="/base/b">b</a></p>',
      'Of 2 pages. [b](https://example.com/base/b.md)',
    ],
    [
      'reads what is shown without scripts',
      '<noscript><p>See <a href="/base/b">b</a>.</p></noscript>',
      'See [b](https://example.com/base/b.md).',
    ],
    [
      'leads to Markdown versions, if there is one and no query',
      '<a href="/base/b#c">1</a> <a href="/base/?q=x">2</a> <a href="/base/x.xml">3</a> <a href="https://kamiwaza.ai/base/">4</a>',
      '[1](https://example.com/base/b.md#c) [2](https://example.com/base/?q=x) [3](https://example.com/base/x.xml) [4](https://kamiwaza.ai/base/)',
    ],
    [
      'has headings without their anchors',
      '<h2 id="a">A<a href="#a" aria-label="Direct link to A">​</a></h2>',
      '## A',
    ],
    [
      'nests lists without gaps',
      '<ul><li><a href="/base/a">A</a></li><li>Part<ul><li>1</li><li>2</li></ul></li></ul>',
      '- [A](https://example.com/base/a.md)\n- Part\n  - 1\n  - 2',
    ],
    [
      'keeps tables',
      '<table><thead><tr><th>Page</th><th>New</th></tr></thead><tbody><tr><th><a href="/base/a">A</a></th><td>1</td></tr></tbody></table>',
      '| Page | New |\n| - | - |\n| [A](https://example.com/base/a.md) | 1 |',
    ],
    [
      'says what a number next to an author or a tag is, and what the tag is about',
      '<div class="avatar__name"><span>Ann</span><span>2</span></div><ul><li><a rel="tag" href="/base/t" title="About t.">t<span>1</span></a></li><li><a rel="tag" href="/base/u">u<span>2</span></a></li></ul><a rel="tag" href="/base/t" title="About t.">t</a>',
      'Ann (2 posts)\n\n- [t](https://example.com/base/t) (one post): About t.\n- [u](https://example.com/base/u) (2 posts)\n\n[t](https://example.com/base/t)',
    ],
    [
      'has the summary of a post and one link to it',
      '<article><h2><a href="/base/a">A</a></h2><a href="/base/ann"><img src="x.png" alt="Ann"></a><div class="markdown"><p>Once upon a time</p></div><a href="/base/a" aria-label="Read A">Read</a></article>',
      '## [A](https://example.com/base/a.md)\n\nWhat \\*a\\* says.',
    ],
    [
      'keeps the text of an article that is no post',
      '<article class="markdown"><h2><a href="/base/z">Z</a></h2><div class="markdown">Text.</div></article>',
      '## [Z](https://example.com/base/z)\n\nText.',
    ],
  ])('%s', (_, html, text) => {
    expect(markdown(html)).toBe(text);
  });
});

describe('a comparison as Markdown', () => {
  type Pieces = readonly (readonly ['both' | 'old' | 'new', string])[];
  const change = (type: Change['type'], kind: Change['kind'], ...pieces: Pieces): Change => ({
    type,
    kind,
    pieces: pieces.map(([side, text]) => ({in: side, text})),
  });
  /** The Markdown of changes, from what their page shows. */
  const changes = (...all: readonly Change[]): string =>
    markdown(
      renderToStaticMarkup(
        <ul>
          {all.map((one, index) => (
            <ChangeItem key={index} change={one} />
          ))}
        </ul>,
      ),
    );

  it('says what was added, removed and reworded', () => {
    expect(
      changes(
        change('added', 'sentence', ['new', 'Call `run` *now*.']),
        change(
          'changed',
          'sentence',
          ['both', 'Port '],
          ['old', '80 '],
          ['new', '443 '],
          ['both', 'is open.'],
        ),
        change('removed', 'row', ['old', '443 | HTTPS']),
      ),
    ).toBe(
      '- Added: **Call `run` \\*now\\*.**\n- Changed: Port ~~80~~ **443** is open.\n- Removed table row: ~~443 | HTTPS~~',
    );
  });

  it('shows lines of code as they are, as a diff between changes in prose', () => {
    expect(
      changes(
        change('added', 'sentence', ['new', 'Now.']),
        change('removed', 'code', ['old', '  gone(`<a>`)']),
        change('changed', 'code', ['both', 'call('], ['old', '1'], ['new', '2'], ['both', ')']),
        change('changed', 'code', ['both', 'run'], ['new', ' --all']),
        change('added', 'code', ['new', '\tnew_one']),
        change('removed', 'sentence', ['old', 'Then.']),
      ),
    ).toBe(
      '- Added: **Now.**\n\n```diff\n-   gone(`<a>`)\n- call(1)\n+ call(2)\n- run\n+ run --all\n+ \tnew_one\n```\n\n- Removed: ~~Then.~~',
    );
  });

  it.each<{readonly pieces: Pieces}>([
    {
      pieces: [
        ['old', '80'],
        ['new', '443'],
      ],
    },
    {
      pieces: [
        ['both', 'a '],
        ['old', '<host> *x*'],
        ['new', '`<host>`'],
        ['both', '.'],
      ],
    },
    {
      pieces: [
        ['old', 'one '],
        ['both', 'same'],
        ['new', ' two ~~x~~ [y](z)'],
      ],
    },
    {
      pieces: [
        ['both', '`a`'],
        ['old', '(b)'],
        ['new', '(c), '],
        ['both', 'd'],
      ],
    },
    {
      pieces: [
        ['old', 'x  '],
        ['new', '  _y_  '],
        ['both', 'z'],
      ],
    },
    {
      pieces: [
        ['old', '# h'],
        ['new', '- l'],
        ['both', ' | | end'],
      ],
    },
    {
      pieces: [
        ['both', 'a'],
        ['new', ' '],
        ['both', 'b'],
      ],
    },
  ])('marks %j so that a parser sees the same words', ({pieces}) => {
    const text = changes(change('changed', 'sentence', ...pieces));
    const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
    const found = {delete: '', strong: ''};
    visit(tree, (node) => {
      if (node.type === 'delete' || node.type === 'strong') found[node.type] += toString(node);
    });
    const of = (side: string): string =>
      pieces
        .filter(([one]) => one === side)
        .map(([, words]) => words.replaceAll('`', '').trim())
        .join('');
    expect(found).toEqual({delete: of('old'), strong: of('new')});
  });
});
