// The plugin `lean` leaves rules out of the style sheet: none of them may be one that a page needs.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import {expect, it} from 'vitest';

import {listFiles} from '../../scripts/lib/files.ts';
import {splitSelectors} from '../../src/plugins/lean/styles.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The selectors of a style sheet, each with the classes it asks for outside conditions. */
function selectorsOf(css: string): {selector: string; classes: string[]}[] {
  const found: {selector: string; classes: string[]}[] = [];
  postcss.parse(css).walkRules((rule) => {
    for (const selector of splitSelectors(rule.selector)) {
      const outside = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
      found.push({
        selector: selector.replace(/\s+/g, ' ').replace(/\s*([>+~])\s*/g, '$1'),
        classes: [...outside.matchAll(CLASS)].map(([, name = '']) => name),
      });
    }
  });
  return found;
}

it('keeps every rule of Infima that a page of the site can use', async () => {
  const pages = (await listFiles('build')).filter((file) => file.endsWith('.html'));
  const used = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(path.join('build', page), 'utf8');
    for (const [, double, single, bare] of html.matchAll(
      /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
    )) {
      for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) {
        used.add(name);
      }
    }
  }
  expect(used.size).toBeGreaterThan(100);
  const sheets = (await listFiles('build/assets/css')).map((file) =>
    readFileSync(path.join('build/assets/css', file), 'utf8'),
  );
  const shipped = new Set(sheets.flatMap(selectorsOf).flatMap(({classes}) => classes));
  const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const lost = new Set(
    selectorsOf(infima)
      .flatMap(({classes}) => (classes.every((name) => used.has(name)) ? classes : []))
      .filter((name) => !shipped.has(name)),
  );
  expect([...lost]).toEqual([]);
});
