import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {changedOriginals} from '../originals.ts';
import {newestOfMajor3, withDocusaurus} from '../plan.ts';

it('picks the newest stable version of major 3, by number and not by text', () => {
  expect(newestOfMajor3(['3.9.2', '3.10.2', '3.10.0', '4.0.0', '3.11.0-canary-1'])).toBe('3.10.2');
  expect(newestOfMajor3(['2.4.3'])).toBeUndefined();
});

it('moves all packages of Docusaurus, and nothing else', () => {
  const json = {
    name: 'x',
    dependencies: {'@docusaurus/core': '3.8.1', react: '18.3.1'},
    devDependencies: {'@docusaurus/types': '3.8.1'},
    overrides: {a: '1.0.0'},
  };
  expect(withDocusaurus(json, '3.10.2')).toMatchObject({
    dependencies: {'@docusaurus/core': '3.10.2', react: '18.3.1'},
    devDependencies: {'@docusaurus/types': '3.10.2'},
    overrides: {a: '1.0.0', '@docsearch/react': '3.9.0'},
  });
  expect(json.dependencies['@docusaurus/core']).toBe('3.8.1');
});

it('names overrides whose originals differ or are gone', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'originals-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const original = '@docusaurus/theme-classic/lib/theme';
  for (const name of ['Same', 'Changed', 'Gone']) {
    write(`theme/${name}/index.tsx`, '');
    write(`before/${original}/${name}/index.js`, name);
  }
  write(`after/${original}/Same/index.js`, 'Same');
  write(`after/${original}/Changed/index.js`, 'other');
  try {
    const at = (folder: string): string => path.join(root, folder);
    expect(changedOriginals(at('theme'), at('before'), at('after'))).toEqual(['Changed', 'Gone']);
  } finally {
    rmSync(root, {recursive: true});
  }
});

it('finds the original of every override, also of those that are in core', () => {
  const overrides = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file).replaceAll('\\', '/'));
  expect(changedOriginals('src/theme', 'node_modules', 'missing')).toEqual(overrides.sort());
});
