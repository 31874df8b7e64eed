// What the style sheets of a build must have: the plugin `lean` leaves rules out, and none may be one that a page
// needs; Lightning CSS alone adds prefixes, and none may be missing.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import autoprefixer from 'autoprefixer';
import postcss from 'postcss';
import {expect, it} from 'vitest';

import {listFiles} from '../../scripts/lib/files.ts';
import {splitSelectors} from '../../src/plugins/lean/styles.ts';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: {production: string[]};
};

const shippedSheets = async (): Promise<string[]> =>
  (await listFiles('build/assets/css')).map((file) =>
    readFileSync(path.join('build/assets/css', file), 'utf8'),
  );

/** What the oldest of our browsers need, and a style sheet does not have: prefixed properties, rules, values. */
async function missingPrefixes(css: string): Promise<string[]> {
  const parts = (root: postcss.Root): string[] => {
    const found: string[] = [];
    root.walk((node) => {
      if (node.type === 'decl') found.push(`${node.prop}: ${node.value}`);
      if (node.type === 'rule') found.push(node.selector);
      if (node.type === 'atrule') found.push(`@${node.name} ${node.params}`);
    });
    return found;
  };
  const plugin = autoprefixer({overrideBrowserslist: browserslist.production, remove: false});
  const {root} = await postcss([plugin]).process(css, {from: undefined});
  const had = parts(postcss.parse(css));
  return parts(root).filter((part) => {
    const at = had.indexOf(part);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}

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
  const sheets = await shippedSheets();
  const shipped = new Set(sheets.flatMap(selectorsOf).flatMap(({classes}) => classes));
  const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const lost = new Set(
    selectorsOf(infima)
      .flatMap(({classes}) => (classes.every((name) => used.has(name)) ? classes : []))
      .filter((name) => !shipped.has(name)),
  );
  expect([...lost]).toEqual([]);
});

it('has every prefix that the oldest of our browsers need', async () => {
  expect(await missingPrefixes('a { print-color-adjust: exact; color: red; }')).toEqual([
    '-webkit-print-color-adjust: exact',
  ]);
  const sheets = await shippedSheets();
  expect(sheets.length).toBeGreaterThan(3);
  for (const css of sheets) expect(await missingPrefixes(css)).toEqual([]);
});
