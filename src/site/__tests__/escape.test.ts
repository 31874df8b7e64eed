import {expect, it} from 'vitest';

import {escapeHtml} from '../util/escape.ts';

it('escapes what would end a text or an attribute, and nothing twice', () => {
  expect(escapeHtml('</code> & "x" &amp;')).toBe('&lt;/code&gt; &amp; &quot;x&quot; &amp;amp;');
});
