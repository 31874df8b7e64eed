import {describe, expect, it} from 'vitest';

import {slimConfig, slimRegistry} from '../slim.ts';
import {leanStyles, splitSelectors, usage, wordsOf} from '../styles.ts';

describe('slimConfig', () => {
  it('keeps what the theme reads', () => {
    expect(slimConfig({title: 'a', presets: [], themeConfig: {b: 1}})).toEqual({
      title: 'a',
      themeConfig: {b: 1},
    });
  });
});

describe('slimRegistry', () => {
  it('keeps the loaders only', () => {
    const source =
      'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.mdx"), "@site/x.mdx", require.resolveWeak("@site/x.mdx")],\n}';
    expect(slimRegistry(source)).toBe(
      'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.mdx")],\n}',
    );
  });

  it('rejects a table of another shape', () => {
    expect(() => slimRegistry('{"a": [load, require.resolveWeak(x)]}')).toThrow('looks different');
  });
});

describe('leanStyles', () => {
  const words = wordsOf('className:"used",x:`button--${kind}`');

  it('drops what no script spells', () => {
    expect(leanStyles('.used{a:b}.gone{a:b}.used .gone{a:b}.used,.gone{c:d}', words)).toBe(
      '.used{a:b}.used{c:d}',
    );
  });

  it('keeps names that code completes', () => {
    expect(leanStyles('.button--primary{a:b}', words)).toBe('.button--primary{a:b}');
  });

  it('keeps elements, and what only stands in a condition', () => {
    const css = 'h1{a:b}.used:not(.gone){a:b}.used:is(.gone,.used){a:b}';
    expect(leanStyles(css, words)).toBe(css);
  });

  it('keeps key frames and the order of layers, drops empty rules', () => {
    const css = '@layer a,b;@keyframes x{from{a:b}}@media print{.gone{a:b}}';
    expect(leanStyles(css, words)).toBe('@layer a,b;@keyframes x{from{a:b}}');
  });

  it('drops properties of a layer that are set outside it', () => {
    const read = 'h1{color:var(--a);margin:var(--b)}';
    expect(leanStyles(`@layer x{:root{--a:1;--b:1}}:root{--a:2}${read}`, words)).toBe(
      `@layer x{:root{--b:1}}:root{--a:2}${read}`,
    );
  });

  it('drops properties that nothing reads, also through others', () => {
    const css = ':root{--a:1;--b:var(--a);--c:2;--used:3}h1{color:var(--c)}';
    expect(leanStyles(css, words)).toBe(':root{--c:2;--used:3}h1{color:var(--c)}');
  });
});

describe('splitSelectors and usage', () => {
  it('split at outer commas only', () => {
    expect(splitSelectors('a:is(b,c),d[e="f,g"]')).toEqual(['a:is(b,c)', 'd[e="f,g"]']);
  });

  it('do not take a short word for a beginning', () => {
    expect(usage(new Set(['a-']))('a-b')).toBe(false);
  });
});
