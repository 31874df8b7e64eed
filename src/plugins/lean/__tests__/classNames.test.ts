import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {classNames, shortenNames, SPELLED} from '../classNames.ts';

describe('classNames', () => {
  it('gives each class of each sheet a name of its own, the same in every folder', () => {
    const name = classNames('/a');
    expect(name('/a/src/x.module.css', 'box')).toMatch(/^_[\dA-Za-z]{3}$/);
    expect(name('/a/src/x.module.css', 'box')).toBe(classNames('/b')('/b/src/x.module.css', 'box'));
    const names = ['x', 'y'].flatMap((sheet) =>
      ['box', 'line'].map((local) => name(`/a/src/${sheet}.module.css`, local)),
    );
    expect(new Set(names).size).toBe(4);
  });

  it('spells the names that others look for', () => {
    expect(classNames('/a')('/a/x.module.css', 'language')).toMatch(/^language_[\dA-Za-z]{3}$/);
  });

  it('refuses two classes with one name', () => {
    const name = classNames('/a');
    const seen = new Map<string, string>();
    expect(() => {
      for (let at = 0; at < 5000; at += 1) {
        seen.set(name('/a/x.module.css', `c${String(at)}`), `c${String(at)}`);
      }
    }).toThrow(/get the same short name, _[\dA-Za-z]{3}; rename one of them/);
    expect(seen.size).toBeGreaterThan(50);
  });
});

describe('shortenNames', () => {
  it('reaches the loader of CSS modules, and says when there is none', () => {
    const modules: {localIdentName: string; getLocalIdent?: unknown} = {localIdentName: '[local]'};
    shortenNames([{use: [{options: {}}, {options: {modules}}]}], (sheet, local) => sheet + local);
    const make = modules.getLocalIdent as (
      loader: object,
      pattern: string,
      local: string,
    ) => string;
    expect(make({resourcePath: '/x.css'}, '', 'a')).toBe('/x.cssa');
    expect(() => {
      shortenNames([{use: [{options: {}}]}], () => '');
    }).toThrow('no loader of CSS modules');
  });
});

/** What a file looks for by a part of a class. */
function lookedFor(text: string): string[] {
  return [
    ...text.matchAll(/\[class[*^]=\\?['"]([\w-]+)/g),
    ...text.matchAll(/name\.startsWith\('([a-z]\w*?)_?'\)/gi),
  ].map(([, name = '']) => name);
}

it('what is looked for by a part of its name is spelled', () => {
  const files = ['src/css', 'src/config', 'scripts/offline']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('__tests__'))
    .concat('src/search/sections.ts');
  const names = files.flatMap((file) => lookedFor(readFileSync(file, 'utf8')));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !SPELLED.includes(name) && !name.includes('-'))).toEqual([]);
});
