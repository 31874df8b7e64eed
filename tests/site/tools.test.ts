// The readers' tools cost nothing where they are not used: no script or style sheet that such a page loads first
// has any of their code. `npm run bench:tools` measures the same byte by byte.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {usesTool} from '../../scripts/lib/tools.ts';
import {env} from '../../src/config/env.ts';

import {builtPages} from './pages.ts';

const ASSETS = path.join('build', 'assets');

/** What only the code of a tool spells: names in its storage and events, its words, its addresses. */
const SPELLED = [
  'kamiwaza.values',
  'kw:fill',
  'Your setup',
  'kamiwaza.setup-hint',
  'Tools for this page',
  'Older release',
  'Paste something first.',
  'KV-cache precision',
  `${env.baseUrl}changes/`,
];

function readAsset(folder: 'css' | 'js', name: string): string {
  return readFileSync(path.join(ASSETS, folder, name), 'utf8');
}

/** Scripts and style sheets that the browser fetches for a page before anything else happens. */
function firstLoad(html: string): string[] {
  return [...html.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]*\/assets\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => /^<script|rel="(?:stylesheet|preload|modulepreload)"/.test(tag))
    .map(([, address = '']) => address)
    .filter((address) => /\.(?:js|css)$/.test(address));
}

it('pages that use no tool load no code of one', () => {
  const marks = [...SPELLED, '"page-tools"'];
  const codes = new Map<string, string[]>();
  const marksOf = (address: string): string[] => {
    const [, folder = '', name = ''] = /\/assets\/(css|js)\/([^/]+)$/.exec(address) ?? [];
    const known = codes.get(name);
    if (known) return known;
    const text = readAsset(folder as 'css' | 'js', name);
    const found = marks.filter((mark) => text.includes(mark));
    codes.set(name, found);
    return found;
  };
  const found: string[] = [];
  let without = 0;
  for (const {address, $} of builtPages()) {
    const html = $.html();
    const files = firstLoad(html);
    const own = files.flatMap((file) => marksOf(file).map((mark) => `${file}: ${mark}`));
    if (!usesTool(html)) {
      without += 1;
      expect(files.filter((file) => file.endsWith('.js')).length, address).toBeGreaterThan(1);
      found.push(...own.map((one) => `${address}: ${one}`));
    }
  }
  expect(found).toEqual([]);
  expect(without).toBeGreaterThan(10);
  // Each mark is one: some script or sheet of the site has it.
  for (const folder of ['css', 'js'] as const) {
    readdirSync(path.join(ASSETS, folder)).forEach((file) => {
      if (/\.(?:js|css)$/.test(file)) marksOf(`/assets/${folder}/${file}`);
    });
  }
  const seen = new Set([...codes.values()].flat());
  expect(marks.filter((mark) => !seen.has(mark))).toEqual([]);
});
