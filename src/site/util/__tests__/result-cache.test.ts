import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {codeDigest, openResults} from '../result-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

describe('results', () => {
  interface Build {
    readonly code?: string;
    readonly common?: readonly string[];
    readonly enabled?: boolean;
  }
  /** A build that asks for some results: which of them it computed, and what it got. */
  function build(asked: readonly (readonly string[])[], options: Build = {}) {
    const make = vi.fn((inputs: readonly string[]) => ({text: inputs.join(' ').toUpperCase()}));
    const results = openResults<{text: string}>('plugin', {
      siteDir: folder,
      code: 'code',
      enabled: true,
      ...options,
    });
    const got = asked.map((inputs) => results.of(inputs, () => make(inputs)).text);
    results.save();
    return {made: make.mock.calls.map(([inputs]) => inputs.join(' ')), got};
  }
  const stored = (): string => {
    const parent = path.join(folder, 'node_modules', '.cache', 'kamiwaza-docs');
    const [name = '', ...more] = readdirSync(parent);
    expect(more).toEqual([]);
    return path.join(parent, name);
  };

  it('are computed once for the same inputs, also in the next build', () => {
    expect(build([['a'], ['b'], ['a']])).toEqual({made: ['a', 'b'], got: ['A', 'B', 'A']});
    expect(build([['b'], ['a']])).toEqual({made: [], got: ['B', 'A']});
  });

  it('are computed again for other inputs', () => {
    build([['a', 'b']]);
    expect(build([['ab', '']]).made).toEqual(['ab ']);
    expect(build([['ab', 'c']]).made).toEqual(['ab c']);
  });

  it('are computed again with other code or for another site', () => {
    build([['a']]);
    expect(build([['a']], {code: 'other'}).made).toEqual(['a']);
    expect(build([['a']], {code: 'other', common: ['/base/']}).made).toEqual(['a']);
    expect(build([['a']], {code: 'other', common: ['/base/']}).made).toEqual([]);
  });

  it('are kept only while they are used', () => {
    build([['a'], ['b']]);
    build([['a']]);
    expect(build([['a'], ['b']]).made).toEqual(['b']);
  });

  it('are neither read nor stored if the cache is off', () => {
    build([['a']]);
    const before = readFileSync(stored(), 'utf8');
    expect(build([['a'], ['b']], {enabled: false}).made).toEqual(['a', 'b']);
    expect(readFileSync(stored(), 'utf8')).toBe(before);
  });

  it.each<[string, (text: string) => string]>([
    ['empty', () => ''],
    ['cut off', (text) => text.slice(0, -5)],
    ['altered', (text) => text.replace('"A"', '"X"')],
    ['of another kind', (text) => text.replace(/^.*/, '')],
  ])('are computed again if the stored file is %s', (_, damage) => {
    build([['a']]);
    const file = stored();
    const whole = readFileSync(file, 'utf8');
    const damaged = damage(whole);
    expect(damaged).not.toBe(whole);
    writeFileSync(file, damaged);
    expect(build([['a']])).toEqual({made: ['a'], got: ['A']});
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('are computed by every build if nothing can be stored', () => {
    build([['a']]);
    const file = stored();
    rmSync(file);
    mkdirSync(file);
    expect(build([['a']])).toEqual({made: ['a'], got: ['A']});
    expect(build([['a']])).toEqual({made: ['a'], got: ['A']});
    // And the temporary file does not stay behind.
    expect(stored()).toBe(file);
  });
});

describe('the digest of the code', () => {
  beforeEach(() => {
    write('src/data/ports.ts', 'export const ports = [443];');
    write('src/features/pages/index.ts', 'export default 1;');
    write('src/theme/Layout/index.tsx', 'export default 1;');
    write('src/features/pages/__tests__/pages.test.ts', 'test');
    write('versions.json', '["0.5.0"]');
    write('README.md', 'Read me.');
    write('node_modules/.package-lock.json', '{"mdast": "1.0.0"}');
  });

  it.each([
    ['data', 'src/data/ports.ts'],
    ['a plugin', 'src/features/pages/index.ts'],
    ['a layout', 'src/theme/Layout/index.tsx'],
    ['a new file', 'src/features/pages/more.ts'],
    ['the list of releases', 'versions.json'],
    ['a dependency', 'node_modules/.package-lock.json'],
  ])('changes with an edit of %s', (_, file) => {
    const before = codeDigest(folder);
    write(file, 'edited');
    expect(codeDigest(folder)).not.toBe(before);
  });

  it('changes with a renamed file', () => {
    const before = codeDigest(folder);
    rmSync(path.join(folder, 'src/data/ports.ts'));
    write('src/data/doors.ts', 'export const ports = [443];');
    expect(codeDigest(folder)).not.toBe(before);
  });

  it('is the same for the same code, whatever happens to tests and texts', () => {
    const before = codeDigest(folder);
    write('src/features/pages/__tests__/pages.test.ts', 'edited');
    write('README.md', 'edited');
    expect(codeDigest(folder)).toBe(before);
  });
});
