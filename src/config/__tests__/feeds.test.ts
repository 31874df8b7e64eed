import {describe, expect, it} from 'vitest';

import {readableHtml} from '../feeds.ts';

describe('a post in a feed', () => {
  it('has no bar of tools, no hash links and no icons', () => {
    const html =
      '<div class="bar" role="group" aria-label="Tools"><button type="button">Checklist</button></div>' +
      '<h2 id="a">A<a href="https://x/#a" class="hash-link"> </a></h2>' +
      '<p>See <a href="https://x" target="_blank">x<svg><path d="M0 0"></path></svg></a>.</p>';
    expect(readableHtml(html)).toBe('<h2 id="a">A</h2><p>See <a href="https://x">x</a>.</p>');
  });

  it('shows each picture once, the one for the light mode', () => {
    const html =
      '<figure class="f"><img alt="A" loading="lazy" src="https://x/a-light.svg"><img alt="A" src="https://x/a-dark.svg"></figure>';
    expect(readableHtml(html)).toBe('<figure><img alt="A" src="https://x/a-light.svg"></figure>');
  });

  it('keeps code as text, with its lines and its file name', () => {
    const html =
      '<div role="group" class="theme-code-block"><div class="header"><span class="title_1">a.ts</span><span class="language">TypeScript</span></div>' +
      '<pre><code><span class="token-line"><span class="token">if</span> (a &lt; 1)<br></span><span class="token-line">  go();<br></span></code></pre></div>';
    expect(readableHtml(html)).toBe(
      '<div><p>a.ts</p><pre><code>if (a &lt; 1)\n  go();</code></pre></div>',
    );
  });

  it('does not take a heading in Markdown code for a file name', () => {
    const html =
      '<div class="theme-code-block"><div class="header"><span class="language">Markdown</span></div>' +
      '<pre><code><span class="token-line"><span class="token title important"># A</span><br></span></code></pre></div>';
    expect(readableHtml(html)).toBe('<pre><code># A</code></pre>');
  });

  it('keeps tables, and the group around them', () => {
    const html =
      '<div class="kw-table" role="group" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>';
    expect(readableHtml(html)).toBe('<div><table><tbody><tr><td>1</td></tr></tbody></table></div>');
  });
});
