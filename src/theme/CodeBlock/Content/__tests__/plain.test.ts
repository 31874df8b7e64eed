import {describe, expect, it} from 'vitest';

import {markupNow} from '../later.ts';
import {escapeHtml, plainMarkup} from '../plain.ts';

describe('plainMarkup', () => {
  const source = {code: 'a < b\n\n"c" & d', language: 'text', lineClassNames: {2: ['marked']}};

  it('has a line for each line, escaped, with its classes', () => {
    expect(plainMarkup(source)).toBe(
      '<span class="token-line">a &lt; b<br></span><span class="token-line"><br></span>' +
        '<span class="token-line marked">"c" &amp; d<br></span>',
    );
  });

  it('is what the browser has until colours come', () => {
    expect(markupNow(source)).toBeUndefined();
    expect(escapeHtml('</code>')).toBe('&lt;/code&gt;');
  });
});
