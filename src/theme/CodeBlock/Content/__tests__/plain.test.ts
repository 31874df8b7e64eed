import {describe, expect, it} from 'vitest';

import {keepMarkup, markupNow} from '../later.ts';
import {plainMarkup} from '../plain.ts';

describe('plainMarkup', () => {
  const source = {code: 'a < b\n\n"c" & d', language: 'text'};

  it('has a line for each line, escaped', () => {
    expect(plainMarkup(source)).toBe('a &lt; b\n\n&quot;c&quot; &amp; d\n');
  });

  it('is what the browser shows until colors are loaded', () => {
    expect(markupNow(source)).toBeUndefined();
  });

  it('gives way to the markup that the server had for the same block, and only for that', () => {
    keepMarkup(source, '<b>a</b>');
    expect(markupNow({...source})).toBe('<b>a</b>');
    expect(markupNow({...source, language: 'bash'})).toBeUndefined();
  });
});
