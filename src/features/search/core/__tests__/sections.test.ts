import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';

import {sectionsOf} from '../sections.ts';

const read = (html: string, title = 'Page') =>
  sectionsOf(cheerio.load(`<div id="root">${html}</div>`)('#root').toArray(), title);

describe('sections of a page', () => {
  it('begins one at each heading down to the fourth level', () => {
    expect(
      read(
        '<header><h1>Page</h1></header><p>Intro</p><h2 id="a">A</h2><p>one</p><h3 id="b">B</h3><p>two</p><h4 id="c">C</h4><p>three</p><h5>D</h5><p>four</p>',
      ),
    ).toEqual([
      {heading: '', hash: '', level: 1, text: 'Intro', code: ''},
      {heading: 'A', hash: '#a', level: 2, text: 'one', code: ''},
      {heading: 'B', hash: '#b', level: 3, text: 'two', code: ''},
      {heading: 'C', hash: '#c', level: 4, text: 'three\nD\nfour', code: ''},
    ]);
  });

  it('begins one at each panel of tabs, and continues after the tabs', () => {
    const panel = (id: string, label: string, content: string): string =>
      `<div id="${id}" data-panel="${label}"><p class="kw-panel__label">${label}</p><div role="tabpanel">${content}</div></div>`;
    const tabs = (...panels: string[]): string =>
      `<ul class="tabs"><li>macOS</li><li>Windows</li></ul>${panels.join('')}`;
    expect(
      read(
        `<p>Intro</p>${tabs(panel('p-m', 'macOS', '<pre>open</pre>'))}<p>more</p><h2 id="a">A</h2><p>one</p>${tabs(
          panel('p-w', 'Windows', '<p>two</p><h3 id="b">B</h3><p>three</p>'),
          panel('p-x', 'macOS', '<h3 id="c">On MacOS 15</h3><p>four</p>'),
        )}<p>five</p>`,
      ),
    ).toEqual([
      {heading: '', hash: '', level: 1, text: 'Intro\nmore', code: ''},
      {heading: 'macOS', hash: '#p-m', level: 2, text: '', code: 'open'},
      {heading: 'A', hash: '#a', level: 2, text: 'one\nfive', code: ''},
      {heading: 'A (Windows)', hash: '#p-w', level: 3, text: 'two', code: ''},
      {heading: 'B (Windows)', hash: '#b', level: 3, text: 'three', code: ''},
      {heading: 'On MacOS 15', hash: '#c', level: 3, text: 'four', code: ''},
    ]);
  });

  it('begins none at the panels of one step, and has the same command once', () => {
    const panel = (label: string, code: string): string =>
      `<div id="${label}" data-panel="${label}"><p class="kw-panel__label">${label}</p><pre>${code}</pre></div>`;
    expect(
      read(
        `<h2 id="a">A</h2><ol><li>Start it.<div data-step="">${panel('x', 'start')}${panel('y', 'start')}${panel('z', 'open')}</div></li></ol>${panel('w', 'start')}`,
      ).slice(1),
    ).toEqual([
      {heading: 'A', hash: '#a', level: 2, text: 'Start it.', code: 'start\nopen'},
      {heading: 'A (w)', hash: '#w', level: 3, text: '', code: 'start'},
    ]);
  });

  it('notes the rows whose anchor can be derived from their text', () => {
    const [, ports] = read(
      '<h2 id="p">Ports</h2><table><thead><tr><th>Port</th><th>Use</th></tr></thead><tbody>' +
        '<tr id="p--443-tcp"><th scope="row"><code>443/tcp</code></th><td>web</td></tr>' +
        '<tr id="other--80"><td>80</td><td>web</td></tr><tr><td>22</td><td></td></tr>' +
        '<tr id="p--25"><td>25</td><td>mail<br>none</td></tr></tbody></table>',
    );
    expect(ports?.text).toBe('Port · Use\n443/tcp · web\u2063\n80 · web\n22\n25 · mail\nnone');
  });

  it('has the text of a drawing once, which is there for each color mode', () => {
    const [all] = read('<p>See</p><a><img alt="A then B"><img alt="A then B"></a><p>and</p>');
    expect(all?.text).toBe('See\nA then B\nand');
  });

  it('finds headings inside containers', () => {
    const [, inner] = read('<div><section><h2 id="a">A</h2><p>one</p></section></div><p>two</p>');
    expect(inner).toMatchObject({heading: 'A', text: 'one\ntwo'});
  });

  it('separates code from prose, and lines from lines', () => {
    const [all] = read(
      '<p>Run <code>kamiwaza start</code>.</p><pre><code><span class="token-line">cd  x<br></span><span class="token-line">ls<br></span></code></pre><p>Then wait.</p>',
    );
    expect(all).toMatchObject({text: 'Run kamiwaza start.\nThen wait.', code: 'cd x\nls'});
  });

  it('leaves boilerplate out', () => {
    const [, section] = read(
      '<nav>Menu</nav><h2 id="a">A<a class="hash-link" href="#a" aria-label="Direct link to A">\u200b</a></h2><button>Copy</button><div class="theme-doc-toc-mobile">On this page</div><svg><title>x</title></svg><p aria-hidden="true">hidden</p><style>p{}</style><p>kept</p>',
    );
    expect(section).toEqual({heading: 'A', hash: '#a', level: 2, text: 'kept', code: ''});
  });

  it('keeps cells separate and readable', () => {
    const [table] = read(
      '<table><thead><tr><th>Port</th><th>Use</th></tr></thead><tbody><tr><td>443</td><td>HTTPS</td></tr></tbody></table>',
    );
    expect(table?.text).toBe('Port · Use\n443 · HTTPS');
  });

  it('reads pictures by their text alternative', () => {
    const [all] = read('<img alt="Life of a model"><div role="img" aria-label="Ports">x</div>');
    expect(all?.text).toBe('Life of a model\nPorts');
  });

  it('takes the anchor from the direct link if the heading has none', () => {
    const [, section] = read('<h2>A<a class="hash-link" href="#from-link">#</a></h2>');
    expect(section?.hash).toBe('#from-link');
  });
});
