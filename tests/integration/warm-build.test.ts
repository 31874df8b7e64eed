import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {BUILD_OPTIONS, indexesOf} from './small-site.ts';

// A build that reuses results of an earlier one has the same output as a build without them, whatever was
// edited. Outside of node_modules, whose content counts as unchanged while the package has the same version.
const site = mkdtempSync(path.join(os.tmpdir(), 'warm-'));
const modules = path.join(site, 'node_modules');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}
const read = (file: string): string => readFileSync(path.join(site, 'build', file), 'utf8');

/** The dependency, in a version. */
function install(version: string): void {
  write('node_modules/words/package.json', JSON.stringify({name: 'words', version}));
  write('node_modules/words/index.js', `export default () => 'dependency-${version}';`);
}
const page = (words: string): string =>
  `---\ntitle: Warm\n---\n\nimport Words from 'words';\n\nA page with ${words} and data-of-the-plugin.\n\n<Words />\n`;
const layout = (words: string): string =>
  `import React from 'react';\nexport default () => <footer>${words}</footer>;\n`;
const data = (words: string): string => `module.exports = '${words}';\n`;
const sizes = (words: string): string => JSON.stringify({words});
const plugin = (words: string): string => `
const data = require('./data.js') + ' ' + require('./sizes.json').words;
module.exports = () => function walk(node) {
  if (node.type === 'text') node.value = node.value.replace('data-of-the-plugin', '${words} ' + data);
  (node.children ?? []).forEach(walk);
};`;

/**
 * What our plugins write, with its content. For such a small site, the bundler's output differs from run to
 * run.
 */
function build(): Map<string, string> {
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/docusaurus'),
    ['build', site],
    {encoding: 'utf8'},
  );
  expect(status, stdout + stderr).toBe(0);
  const folder = path.join(site, 'build');
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => /\.(?:md|txt)$|search-index/.test(file))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

let first: Map<string, string>;
beforeAll(() => {
  cpSync('tests/fixtures/config-site', site, {recursive: true});
  mkdirSync(modules);
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  }
  install('1.0.0');
  write('docs/warm.mdx', page('words-1'));
  write('src/theme/Footer/index.js', layout('layout-1'));
  write('data.js', data('data-1'));
  write('sizes.json', sizes('size-1'));
  write('plugin.js', plugin('plugin-1'));
  write('sidebars.js', "module.exports = {docs: ['intro', 'warm']};");
  const repository = (file: string): string => JSON.stringify(path.resolve(file));
  write(
    'docusaurus.config.js',
    `module.exports = {
      title: 'Warm', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
      future: {v4: true, experimental_faster: true},
      presets: [['classic', {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.js', remarkPlugins: [require('./plugin.js')]},
        blog: false, pages: false,
      }]],
      themeConfig: {footer: {copyright: 'c'}},
      plugins: [[${repository('src/build/index.ts')}, ${JSON.stringify(BUILD_OPTIONS)}]],
      themes: [[${repository('src/features/search/plugin.ts')}, {development: false}]],
    };`,
  );
  first = build();
}, 300_000);
afterAll(() => {
  rmSync(site, {recursive: true});
});

const indexes = (): string => indexesOf(path.join(site, 'build'));

it('has the same output if nothing was edited', () => {
  expect(first.size).toBeGreaterThan(5);
  expect(read('warm.html')).toMatch(
    /words-1 and plugin-1 data-1 size-1[\s\S]*dependency-1[\s\S]*layout-1/,
  );
  expect(build()).toEqual(first);
}, 300_000);

it('shows an edit of a page, in its Markdown version and to search too, and one of a layout', () => {
  write('docs/warm.mdx', page('words-2'));
  write('src/theme/Footer/index.js', layout('layout-2'));
  build();
  expect(read('warm.html')).toMatch(/words-2[\s\S]*layout-2/);
  expect(read('warm.md')).toContain('words-2');
  expect(indexes()).toContain('words-2');
}, 300_000);

it.each([
  ['of data', 'data.js', data, 'data-2'],
  ['of data in JSON', 'sizes.json', sizes, 'size-2'],
  ['of a plugin', 'plugin.js', plugin, 'plugin-2'],
] as const)(
  'shows an edit %s',
  (_, file, source, words) => {
    write(file, source(words));
    build();
    expect(read('warm.html')).toContain(words);
    expect(indexes()).toContain(words);
  },
  300_000,
);

it('shows another version of a dependency', () => {
  install('2.0.0');
  build();
  expect(read('warm.html')).toContain('dependency-2.0.0');
  expect(indexes()).toContain('dependency-2.0.0');
}, 300_000);

it('builds with a damaged cache', () => {
  const before = build();
  const kept = path.join(modules, '.cache', 'kamiwaza-docs');
  const files = readdirSync(kept);
  expect(files).toEqual(['markdown-pages.json']);
  for (const name of files) {
    const file = path.join(kept, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('words-2', 'words-X'));
  }
  expect(build()).toEqual(before);
}, 300_000);
