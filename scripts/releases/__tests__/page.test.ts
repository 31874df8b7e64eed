import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {site} from '../../check/__tests__/support.ts';
import {runRules} from '../../check/index.ts';
import {parsePage} from '../../../src/site/mdx/parse.ts';
import {addToSidebar, createPage} from '../page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let root = '';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-'));
  for (const part of ['templates', 'sidebars.ts', 'sidebarsSdk.ts']) {
    mkdirSync(path.dirname(path.join(root, part)), {recursive: true});
    cpSync(path.join(ROOT, part), path.join(root, part), {recursive: true});
  }
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

it.each(['concept', 'how-to', 'reference', 'troubleshooting'])('creates a %s', (kind) => {
  expect(createPage(root, {kind, route: 'installation/behind-a-proxy'})).toEqual([
    'docs/installation/behind-a-proxy.mdx',
    expect.stringMatching(/^sidebars\.ts:\d+$/),
  ]);
  const text = read('docs/installation/behind-a-proxy.mdx');
  expect(text).toMatch(/^---\ntitle: Behind a proxy\n/);
  expect(
    parsePage('docs/installation/behind-a-proxy.mdx', text, 'docs').syntaxError,
  ).toBeUndefined();
});

it('puts the page after its neighbours in the sidebar', () => {
  createPage(root, {kind: 'how-to', route: 'installation/foo'});
  // Another category has a page of this folder, too.
  const install =
    /label: 'Install',[^\]]+'installation\/[\w-]+',\n {8}'installation\/foo',\n[^\]]*\]/;
  expect(read('sidebars.ts')).toMatch(install);
  createPage(root, {kind: 'how-to', route: 'docs/installation/bar.mdx'});
  expect(read('docs/installation/bar.mdx')).toContain('title: Bar');
  createPage(root, {kind: 'how-to', route: 'foo'});
  expect(read('sidebars.ts')).toMatch(/\n {4}'foo',\n/);
  createPage(root, {kind: 'concept', route: 'team/foo'});
  expect(read('sidebars.ts')).toMatch(/items: \[.*'team\/foo'\]|\n\s+'team\/foo',/);
  createPage(root, {kind: 'concept', route: 'newfolder/foo'});
  expect(read('sidebars.ts')).toMatch(/\n {4}'newfolder\/foo',\n {2}\],/);
  createPage(root, {kind: 'reference', route: 'sdk/services/foo'});
  expect(read('sidebarsSdk.ts')).toMatch(/'services\/vectordb',\n {8}'services\/foo',\n/);
});

it.each(['installation/foo', 'team/foo', 'newfolder/foo', 'sdk/services/foo'])(
  'says in which line of the sidebar %s is',
  (route) => {
    const [, entry] = createPage(root, {kind: 'how-to', route});
    const [file = '', line] = entry.split(':');
    expect(read(file).split('\n')[Number(line) - 1]).toContain(`'${route.replace('sdk/', '')}'`);
  },
);

it('adapts links of the template to the place', () => {
  createPage(root, {kind: 'how-to', route: 'foo'});
  expect(read('docs/foo.mdx')).toContain('](./installation/system_requirements.mdx');
  createPage(root, {kind: 'how-to', route: 'sdk/services/foo'});
  expect(read('sdk/services/foo.mdx')).toContain('](/installation/system_requirements');
});

// A writer must not start with findings of the template.
it.each(['foo', 'installation/foo', 'models/foo', 'sdk/foo', 'sdk/services/foo'])(
  'a new page at %s passes all rules, except for being unwritten',
  async (route) => {
    const pages = ['concept', 'how-to', 'reference', 'troubleshooting'].map((kind) => {
      const [file = ''] = createPage(root, {kind, route: `${route}-${kind}`});
      return parsePage(file, read(file), file.startsWith('sdk/') ? 'sdk' : 'docs');
    });
    const findings = await runRules({...site, pages: [...site.pages, ...pages]}, pages);
    const others = findings.filter(({rule}) => rule !== 'template');
    expect(others.map(({file, line, message}) => `${file}:${String(line)}: ${message}`)).toEqual(
      [],
    );
    expect(findings.map(({file}) => file).sort()).toEqual(pages.map(({file}) => file).sort());
  },
  60_000,
);

it.each([
  ['howto', 'installation/foo', 'there is no template "howto". There are: concept, how-to,'],
  ['how-to', 'Installation/Foo', '"Installation/Foo" is not an address.'],
  ['how-to', '../foo', '"../foo" is not an address.'],
  ['how-to', 'sdk/current/foo', 'pages of sdk/current/ are generated'],
  ['how-to', 'sdk/current', 'pages of sdk/current/ are generated'],
  ['how-to', 'sdk', 'src/data/redirects.ts leads /sdk to /sdk/intro.'],
  ['how-to', 'blog/foo', '/blog/foo is an address of the blog or of a generated page.'],
  ['how-to', 'search', '/search is an address of the blog or of a generated page.'],
])('refuses %s %s', (kind, route, message) => {
  expect(() => createPage(root, {kind, route})).toThrow(message);
});

it('refuses a page that exists', () => {
  createPage(root, {kind: 'how-to', route: 'foo'});
  expect(() => createPage(root, {kind: 'how-to', route: 'foo'})).toThrow('exists already');
});

it('refuses the address of another page, whatever its file is called', () => {
  mkdirSync(path.join(root, 'docs/parts'), {recursive: true});
  writeFileSync(path.join(root, 'docs/foo.mdx'), '---\ntitle: Foo\n---\n');
  writeFileSync(path.join(root, 'docs/parts/a.mdx'), '---\ntitle: A\nslug: /bar\n---\n');
  writeFileSync(path.join(root, 'docs/parts/index.mdx'), '---\ntitle: Parts\n---\n');
  const create = (route: string) => () => createPage(root, {kind: 'how-to', route});
  expect(create('foo/index')).toThrow('docs/foo.mdx exists already, at /foo. Edit it.');
  expect(create('bar')).toThrow('docs/parts/a.mdx exists already, at /bar. Edit it.');
  expect(create('parts/a')).toThrow('docs/parts/a.mdx exists already, at /bar. Edit it.');
  expect(create('parts')).toThrow('docs/parts/index.mdx exists already, at /parts.');
  expect(create('search/index')).toThrow('/search is an address of the blog or of a generated');
});

it('gives a page a title that is text, also if its address is a number', () => {
  createPage(root, {kind: 'how-to', route: 'models/404'});
  expect(read('docs/models/404.mdx')).toContain("\ntitle: '404'\n");
});

it('refuses a sidebar without a list', () => {
  expect(() => addToSidebar('export default {};', 'foo')).toThrow('Add it by hand');
});
