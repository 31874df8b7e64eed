// Only Lightning CSS adds vendor prefixes to the style sheets of a build; none may be missing.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import autoprefixer from 'autoprefixer';
import postcss from 'postcss';
import {expect, it} from 'vitest';

import {filesBelow} from '../../src/site/util/files.ts';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: {production: string[]};
};

const shippedSheets = (): string[] =>
  filesBelow('build/assets/css').map((file) =>
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

it('has every prefix that the oldest of our browsers need', async () => {
  expect(await missingPrefixes('a { print-color-adjust: exact; color: red; }')).toEqual([
    '-webkit-print-color-adjust: exact',
  ]);
  const sheets = shippedSheets();
  // All style sheets of the site are one; a rule that needs a prefix is in it.
  expect(sheets.join('')).toContain('print-color-adjust');
  for (const css of sheets) expect(await missingPrefixes(css)).toEqual([]);
});

/** Names of spacing classes that a style sheet has, and no text does: the theme's set has one for each edge and size. */
function unusedSpacing(css: string, texts: readonly string[]): string[] {
  const names = [...new Set(css.match(/(?:margin|padding)-(?:horiz|vert)--\w+/g))];
  return names.filter((name) => !texts.some((text) => text.includes(name)));
}

it('has no class of the theme that nothing uses', () => {
  expect(unusedSpacing('.margin-vert--md{} .margin-vert--xl{}', ['"margin-vert--md"'])).toEqual([
    'margin-vert--xl',
  ]);
  const scripts = filesBelow('build/assets/js').map((file) =>
    readFileSync(path.join('build/assets/js', file), 'utf8'),
  );
  expect(unusedSpacing(shippedSheets().join(''), scripts)).toEqual([]);
});
