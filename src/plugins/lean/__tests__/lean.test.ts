import {describe, expect, it} from 'vitest';

import {unusedParts} from '../parts.ts';
import {moveDigests} from '../runtime.ts';
import {slimConfig, slimMetadata, slimVersion} from '../slim.ts';
import {
  constantsOf,
  inlineValues,
  leanStyles,
  splitSelectors,
  usage,
  wordsOf,
  writeConstants,
} from '../styles.ts';

describe('slimConfig', () => {
  it('keeps what the theme reads', () => {
    expect(slimConfig({title: 'a', presets: [], themeConfig: {b: 1}})).toEqual({
      title: 'a',
      themeConfig: {b: 1},
    });
  });
});

describe('slimConfig and future flags', () => {
  it('keeps the router alone', () => {
    expect(slimConfig({future: {experimental_router: 'browser', v4: {}}})).toEqual({
      future: {experimental_router: 'browser'},
    });
  });
});

describe('slimVersion', () => {
  it('leaves out the list of docs and what is so anyway', () => {
    const json =
      '{"version":{"docs":{"a":{}},"docsSidebars":{"s":[{"unlisted":false,"href":"/a"}]}}}';
    expect(slimVersion(json)).toBe('{"version":{"docs":{},"docsSidebars":{"s":[{"href":"/a"}]}}}');
  });

  it('keeps that a page is not listed', () => {
    const json = '{"version":{"docs":{},"docsSidebars":{"s":[{"unlisted":true}]}}}';
    expect(slimVersion(json)).toContain('"unlisted":true');
  });

  it('leaves other data alone', () => {
    expect(slimVersion('{"tag":{"items":[]}}')).toBeUndefined();
  });
});

describe('slimMetadata', () => {
  it('leaves out the versions of plugins', () => {
    expect(slimMetadata('{"siteVersion":"1","pluginVersions":{"a":{}}}')).toBe(
      '{"siteVersion":"1","pluginVersions":{}}',
    );
  });
});

describe('unusedParts', () => {
  it('names what the configuration leaves no use for', () => {
    const parts = unusedParts({navbar: {items: [{type: 'html'}]}});
    expect(parts).toContain('NavbarItem/LocaleDropdownNavbarItem');
    expect(parts).not.toContain('NavbarItem/HtmlNavbarItem');
    expect(unusedParts({docs: {sidebar: {hideable: true}}})).not.toContain(
      'DocSidebar/Desktop/CollapseButton',
    );
    expect(unusedParts({footer: {links: [{label: 'a'}]}})).not.toContain('Footer/Links/Simple');
  });
});

describe('moveDigests', () => {
  const runtime = [
    's.u=e=>"a/"+e+"."+({a:"11","b c":"22",3:"33"})[e]+".js"',
    's.miniCssF=e=>"c/"+e+"."+({sheet:"44",late:"55",both:"66"})[e]+".css"',
    '0!==u[e]&&({sheet:1,late:1,"both":1})[e]&&a.push(u[e])',
    'else if(/^(late|s(heet|tyles)|runtime~main)$/.test(e))f[e]=0',
  ].join(';');
  const move = (scripts: Record<string, string>) =>
    moveDigests(
      new Map(Object.entries(scripts)),
      (file) => file === 'runtime',
      (file) => file === 'main' || file === 'runtime',
    );

  it('moves the digests of chunks to the scripts that ask for them', () => {
    const changed = move({
      runtime,
      main: 'n.e("a")',
      routes1: 'n.e("a"),n.e("3")',
      routes2: 'n.e("b c"),n.e("3")',
    });
    expect(changed.get('runtime')).toContain('({"a":"11"}[e]||(globalThis.kwChunks||{})[e])+".js"');
    expect(changed.get('routes1')).toMatch(/^Object\.assign\(.*,\{"3":"33"\}\);n\.e/);
    expect(changed.get('routes2')).toContain('{"3":"33","b c":"22"}');
    expect(changed.has('main')).toBe(false);
  });

  it('leaves what nobody is seen to ask for', () => {
    expect(move({runtime, main: ''}).get('runtime')).toContain('{"3":"33","a":"11","b c":"22"}');
  });

  it('sees workers, which ask for the name of a file', () => {
    expect(move({runtime, tool: 'new Worker(o.u("a"))'}).get('tool')).toContain('{"a":"11"}');
  });

  it('moves style sheets out of all three tables', () => {
    const changed = move({runtime, main: 'n.e("sheet")', page: 'n.e("late"),n.e("both")'});
    expect(changed.get('page')).toContain('{"late.css":"55"}');
    const after = changed.get('runtime') ?? '';
    expect(after).not.toContain('late');
    expect(after).toContain('{"sheet":"44","both":"66"}');
    expect(after).toContain('({"sheet":1,"both":1}[e]||(globalThis.kwChunks||{})[e+".css"])&&');
    expect(after).toContain(
      'else if((/^(?:runtime~main|styles|sheet)$/.test(e)||(globalThis.kwChunks||{})[e+".css"]))',
    );
  });

  it('rejects a runtime of another shape', () => {
    expect(() => move({runtime: 's.u=1'})).toThrow('looks different');
  });
});

describe('constants of style sheets', () => {
  const words = new Set<string>();

  it('are written into other sheets, and need not stay for them', () => {
    const sheet = ':root{--a:1px;--b:var(--a);--c:red}.x{c:var(--c)}';
    const tool = '.tool{margin:var(--b)}';
    const constants = constantsOf(sheet, words, tool);
    expect(Object.fromEntries(constants)).toEqual({'--a': '1px', '--b': '1px', '--c': 'red'});
    expect(writeConstants(tool, constants)).toBe('.tool{margin:1px}');
  });

  it('are none when anything else sets them', () => {
    expect(constantsOf(':root{--a:1px}@media print{:root{--a:0}}', words).size).toBe(0);
    expect(constantsOf(':root{--a:1px}', words, '.y{--a:0}').size).toBe(0);
    expect(constantsOf(':root{--a:1px}', wordsOf('"--a"')).size).toBe(0);
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
    const read = 'h1{color:var(--a);margin:var(--b)}.used{--a:3;--b:3}';
    expect(leanStyles(`@layer x{:root{--a:1;--b:1}}:root{--a:2}${read}`, words)).toBe(
      `@layer x{:root{--b:1}}:root{--a:2}${read}`,
    );
  });

  it('drops properties that nothing reads, also through others', () => {
    const css = ':root{--a:1;--b:var(--a);--c:2;--used:3}h1{color:var(--c);--c:3}';
    expect(leanStyles(css, words)).toBe(':root{--c:2;--used:3}h1{color:var(--c);--c:3}');
  });
});

describe('inlined properties', () => {
  const words = wordsOf('used');
  const none = new Set<string>();

  it('are constants of the root, also through others', () => {
    expect(leanStyles(':root{--a:1px;--b:calc(var(--a)*2)}h1{margin:var(--b)0}', none)).toBe(
      'h1{margin:calc(1px*2) 0}',
    );
  });

  it('are not those that something else sets', () => {
    for (const css of [
      ':root{--a:1px}.used{--a:2px}h1{margin:var(--a)}',
      ':root{--a:1px}@media print{:root{--a:2px}}h1{margin:var(--a)}',
      'html[data-theme=dark]{--a:1px}h1{margin:var(--a)}',
      ':root{--a:inherit}h1{color:var(--a)}',
    ]) {
      expect(leanStyles(css, words)).toBe(css);
    }
    expect(leanStyles(':root{--a:1px}h1{margin:var(--a)}', none, 'p{--a:2px}')).toContain(
      'var(--a)',
    );
    expect(leanStyles(':root{--kw-a:1px}h1{margin:var(--kw-a)}', wordsOf('"--kw-a"'))).toContain(
      'var(',
    );
  });

  it('are kept for other style sheets that read them', () => {
    expect(leanStyles(':root{--a:1px}h1{margin:var(--a)}', none, 'p{margin:var(--a)}')).toBe(
      ':root{--a:1px}h1{margin:1px}',
    );
  });

  it('leave no fallback behind and keep tokens apart', () => {
    const values = new Map([['--a', '1px']]);
    expect(inlineValues('var(--a,calc(2px + var(--b)))var(--a)', values)).toBe('1px 1px');
    expect(inlineValues('var(--b,var(--a))', values)).toBe('var(--b,1px)');
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
