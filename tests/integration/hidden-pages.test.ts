import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {indexesOf, writeSite} from './small-site.ts';

// A draft is not built; an unlisted page is at its address, and nothing links to it. Inside node_modules, so
// that the copy finds Docusaurus, and git and the linters ignore it.
const site = mkdtempSync(path.resolve('node_modules', '.hidden-'));
const built = (file: string): string => path.join(site, 'build', file);
const read = (file: string): string => readFileSync(built(file), 'utf8');
const dom = (file: string) => load(read(file));

function page(name: string, extra: string): void {
  writeFileSync(
    path.join(site, 'docs', `${name}.md`),
    `---\ntitle: The ${name} page\n${extra}---\n\nWords of the ${name} page: quokka-${name}.\n`,
  );
}

beforeAll(() => {
  writeSite(site, {
    title: 'Hidden pages',
    baseUrl: '/',
    docs: ['intro', 'listed', 'draft', 'unlisted'],
  });
  page('listed', '');
  page('draft', 'draft: true\n');
  page('unlisted', 'unlisted: true\n');
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/docusaurus'),
    ['build', site],
    {encoding: 'utf8', env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}},
  );
  expect(status, stdout + stderr).toBe(0);
}, 180_000);
afterAll(() => {
  rmSync(site, {recursive: true});
});

const indexes = (): string => indexesOf(path.join(site, 'build'));

describe('a listed page', () => {
  it('is everywhere', () => {
    expect(read('listed.html')).toContain('quokka-listed');
    expect(read('listed.md')).toContain('quokka-listed');
    expect(read('sitemap.xml')).toContain('/listed<');
    expect(read('llms.txt')).toContain('The listed page');
    expect(dom('index.html')('nav a[href="/listed"]').length).toBeGreaterThan(0);
    expect(indexes()).toContain('quokka-listed');
  });
});

describe.each(['draft', 'unlisted'])('a page with %s: true', (name) => {
  it('is in neither search, sitemap, Markdown versions, lists nor the sidebar of others', () => {
    expect(indexes()).not.toContain(`quokka-${name}`);
    expect(read('sitemap.xml')).not.toContain(`/${name}<`);
    expect(existsSync(built(`${name}.md`))).toBe(false);
    expect(read('llms.txt') + read('llms-full.txt')).not.toContain(`The ${name} page`);
    expect(dom('index.html')(`a[href="/${name}"]`).length).toBe(0);
  });

  it(
    name === 'draft' ? 'is not built' : 'answers at its address and asks not to be indexed',
    () => {
      expect(existsSync(built(`${name}.html`))).toBe(name === 'unlisted');
      if (name === 'unlisted') {
        expect(read('unlisted.html')).toContain('quokka-unlisted');
        expect(dom('unlisted.html')('meta[name="robots"]').attr('content')).toBe(
          'noindex, nofollow',
        );
      }
    },
  );
});
