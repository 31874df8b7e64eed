// The build supports the browsers of `browserslist`: nothing in it is newer than the oldest of them.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {filesBelow} from '../../src/site/util/files.ts';
import {mixedWithHas, newerCss, newerScript, oldestOf} from '../support/newer-features.ts';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: {production: string[]};
};
const oldest = oldestOf(browserslist.production);

/** Newer features that may be used, because nothing is lost without them. */
const HARMLESS: Readonly<Record<string, string>> = {
  'accent-color': 'a tick in the system color',
  'break-after: avoid': 'print.css has another way for Firefox',
  'cursor: default': 'phones have no mouse',
  'box-decoration-break: clone': 'the prefixed property is next to it',
  'cursor: help': 'phones have no mouse',
  'cursor: not-allowed': 'phones have no mouse',
  'cursor: pointer': 'phones have no mouse',
  'cursor: zoom-in': 'phones have no mouse',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  'overscroll-behavior': 'the page behind a list scrolls along',
  'print-color-adjust: exact': 'the prefixed property is next to it',
  resize: 'fields of phones are not resized by hand',
  'resize: vertical': 'fields of phones are not resized by hand',
  'scrollbar-width': 'a scrollbar of the usual width; WebKit has a rule of its own',
  'scrollbar-width: thin': 'a scrollbar of the usual width; WebKit has a rule of its own',
  'text-decoration: dotted': 'the prefixed property is next to it',
  'text-size-adjust': 'only phones need it',
  'text-wrap': 'a heading breaks as text does',
  'text-wrap: balance': 'a heading breaks as text does',
  ':has':
    'without it: for a moment, contents that list more sections; on paper, a title apart from its figure; ' +
    'path and no bar on the start page; all screens in every sketch; longer lines in lists; no line ' +
    'between the methods of the reference; an old release below the path instead of beside it',
  ClipboardItem: 'asked for first (src/ui/clipboard/index.ts)',
  connection: 'asked for first, by Docusaurus',
  error: 'console.error, not SuppressedError.error',
  move: 'the suggestions, not DisposableStack.move',
  scheduling: 'asked for first, by React',
  toArray: 'Children.toArray of React, not of an iterator',
  union: 'sets of lunr, not those of the language',
};

const unexpected = (features: readonly string[]): string[] =>
  features.filter((feature) => HARMLESS[feature.replace(/: [^:]*$/, '')] === undefined);

function shipped(folder: string): (readonly [string, string])[] {
  return filesBelow(path.join('build', folder))
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map((file) => [file, readFileSync(path.join('build', folder, file), 'utf8')] as const);
}

describe('browserslist', () => {
  it('names phones as well as computers', () => {
    expect(oldest).toEqual({
      chrome: 109,
      edge: 109,
      firefox: 115,
      safari: 16.4,
      safari_ios: 16.4,
    });
    expect(() => oldestOf(['last 2 versions'])).toThrow(/not of the form/);
  });
});

describe('style sheets', () => {
  it('have nothing newer than the oldest browsers', () => {
    const sheets = shipped('assets/css');
    expect(sheets.length).toBeGreaterThan(0);
    for (const [file, css] of sheets)
      expect([file, unexpected(newerCss(css, oldest))]).toEqual([file, []]);
  });

  it('lose no other selector where a browser does not know :has', () => {
    const lost = shipped('assets/css').flatMap(([file, css]) =>
      mixedWithHas(css).map((selector) => `${file}: ${selector}`),
    );
    expect(lost).toEqual([]);
    expect(mixedWithHas('.a:has(b), .c:has(d) {} .a, :is(.b, :has(c)) {}')).toEqual([]);
    expect(mixedWithHas('.a, .b:not(:has(c)) {}')).toEqual(['.a']);
  });

  it('are refused with selectors, media features, values and properties that are newer', () => {
    const css = readFileSync('tests/fixtures/newer-features/newer.css', 'utf8');
    expect(newerCss(css, oldest)).toEqual([
      ':has: firefox 115',
      '@media (scripting): chrome 109, edge 109, safari 16.4, safari_ios 16.4',
      'anchor-name: chrome 109, edge 109, firefox 115, safari 16.4, safari_ios 16.4',
      'content: alternative text: firefox 115, safari 16.4, safari_ios 16.4',
      'text-wrap: balance: chrome 109, edge 109, firefox 115, safari 16.4, safari_ios 16.4',
      'text-wrap: chrome 109, edge 109, firefox 115, safari 16.4, safari_ios 16.4',
    ]);
  });
});

describe('scripts', () => {
  it('have nothing newer than the oldest browsers', () => {
    const scripts = shipped('assets/js');
    expect(scripts.length).toBeGreaterThan(50);
    const faults = scripts.flatMap(([file, code]) =>
      unexpected(newerScript(code, oldest)).map((feature) => `${file}: ${feature}`),
    );
    expect(faults).toEqual([]);
  }, 120_000);

  it('are refused with syntax, methods and objects that are newer', () => {
    const code = readFileSync('tests/fixtures/newer-features/newer.js.txt', 'utf8');
    const [syntax = '', ...others] = newerScript(code, oldest).sort((a, b) => b.localeCompare(a));
    expect([syntax, ...others].join('\n')).toMatch(/syntax: Invalid regular expression flag/);
    expect(
      newerScript(code.replace(/^.*\/v.*$/m, ''), oldest).map((one) => one.split(':')[0]),
    ).toEqual(['CloseWatcher', 'groupBy', 'scheduling', 'toSorted']);
  });
});
