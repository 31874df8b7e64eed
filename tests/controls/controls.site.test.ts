// The table of controls names every control of the built site.
import {readFile} from 'node:fs/promises';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {filesBelow} from '../../src/site/util/files.ts';

import {CONTROLS} from './controls.ts';

const INTERACTIVE =
  'button, input, select, textarea, summary, form, [contenteditable], [role=tab], [role=button]';
/** Controls of pages that exist only in the public edition, and forms around listed controls. */
const UNLISTED = 'form:has(textarea), form:has(select)';

/** Controls of a page that no line of the table describes. */
function unlisted(html: string): string[] {
  const $ = load(html);
  return $(INTERACTIVE)
    .toArray()
    .filter(
      (element) =>
        ![UNLISTED, ...CONTROLS.map(({selector}) => selector)].some((known) =>
          $(element).is(known),
        ),
    )
    .map((element) => $.html(element).slice(0, 120));
}

it('names every control of every page', async () => {
  const files = filesBelow('build').filter((file) => file.endsWith('.html') && file !== '404.html');
  expect(files.length).toBeGreaterThan(80);
  const found = new Set<string>();
  for (const file of files) {
    for (const control of unlisted(await readFile(`build/${file}`, 'utf8'))) found.add(control);
  }
  expect([...found], 'add them to tests/controls/controls.ts').toEqual([]);
}, 120_000);

it('would notice a new one', () => {
  expect(unlisted('<main><details><summary>New</summary></details></main>')).toEqual([
    '<summary>New</summary>',
  ]);
});

it('finds each control on its page', async () => {
  for (const {name, page, selector} of CONTROLS) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    const $ = load(await readFile(`build/${file}`, 'utf8'));
    // Buttons of code blocks come with the scripts.
    if (!selector.startsWith('.theme-code-block'))
      expect([name, $(selector).length > 0]).toEqual([name, true]);
  }
});
