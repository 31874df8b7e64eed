import {readFileSync} from 'node:fs';
import vm from 'node:vm';

import {describe, expect, it} from 'vitest';

import {SETUP_GROUPS, type SetupGroup, storageKey, valuesOf} from '../../../data/setup.ts';
import {choiceOf, guessPlatform, shownFor} from '../choice.ts';
import {setupScript} from '../early.ts';
import {HINT_KEY} from '../hint.ts';

const AGENTS = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  odd: '',
} as const;

describe('guessPlatform', () => {
  it.each([
    ['windows', 'windows'],
    ['mac', 'macos'],
    ['linux', 'ubuntu'],
    ['android', undefined],
    ['iphone', undefined],
    ['odd', undefined],
  ] as const)('of %s', (agent, platform) => {
    expect(guessPlatform(AGENTS[agent])).toBe(platform);
  });
});

describe('choiceOf', () => {
  const userAgent = AGENTS.mac;

  it('takes the address before the storage, and the storage before a guess', () => {
    expect(choiceOf('platform', {asked: 'windows', stored: 'ubuntu', userAgent})).toEqual({
      value: 'windows',
      chosen: true,
    });
    expect(choiceOf('platform', {asked: null, stored: 'ubuntu', userAgent})).toEqual({
      value: 'ubuntu',
      chosen: true,
    });
    expect(choiceOf('platform', {asked: null, stored: null, userAgent})).toEqual({
      value: 'macos',
      chosen: false,
    });
  });

  it('guesses no interface', () => {
    expect(choiceOf('interface', {asked: null, stored: null, userAgent})).toEqual({
      value: undefined,
      chosen: false,
    });
  });

  it('ignores values that the group does not have', () => {
    for (const odd of ['', 'bsd', 'curl', '__proto__', 'toString', '"><script>']) {
      expect(choiceOf('platform', {asked: odd, stored: null, userAgent}).chosen).toBe(false);
      expect(choiceOf('platform', {asked: null, stored: odd, userAgent}).chosen).toBe(false);
    }
  });
});

describe('shownFor', () => {
  it('shows the first panel for values that have none', () => {
    expect(shownFor('platform', ['tarball', 'windows'], 0)).toBe(
      'kw-for-platform kw-for-tarball kw-for-ubuntu kw-for-macos kw-for-enterprise kw-for-none',
    );
    expect(shownFor('platform', ['tarball', 'windows'], 1)).toBe('kw-for-platform kw-for-windows');
  });

  it.each(SETUP_GROUPS)('shows one panel for each value of %s', (group) => {
    const panels = valuesOf(group).slice(1);
    const shown = panels.map((_, at) => shownFor(group, panels, at).split(' '));
    for (const value of [...valuesOf(group), 'none']) {
      expect(
        shown.filter((names) => names.includes(`kw-for-${value}`)),
        value,
      ).toHaveLength(1);
    }
  });
});

describe('the early script', () => {
  /** Runs the script as the browser does; an error as storage means that the browser blocks it. */
  function run(
    search: string,
    stored: Readonly<Record<string, string>> | Error,
    userAgent: string,
  ): Record<string, unknown> {
    const dataset: Record<string, unknown> = {};
    vm.runInNewContext(setupScript, {
      URLSearchParams,
      document: {documentElement: {dataset}},
      location: {search},
      navigator: {userAgent},
      get localStorage() {
        if (stored instanceof Error) throw stored;
        return {getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null)};
      },
    });
    return dataset;
  }

  const cases = Object.values(AGENTS).flatMap((userAgent) =>
    SETUP_GROUPS.flatMap((group) =>
      [null, '', 'bsd', '__proto__', ...valuesOf(group)].flatMap((asked) =>
        [null, 'odd', ...valuesOf(group)].map((stored) => ({group, asked, stored, userAgent})),
      ),
    ),
  );

  function expected(group: SetupGroup, known: Parameters<typeof choiceOf>[1]): unknown[] {
    const {value = '', chosen} = choiceOf(group, known);
    return [value, chosen];
  }

  it('agrees with choiceOf', () => {
    for (const {group, asked, stored, userAgent} of cases) {
      const search = asked === null ? '' : `?a=b&${group}=${encodeURIComponent(asked)}`;
      const dataset = run(search, stored === null ? {} : {[storageKey(group)]: stored}, userAgent);
      expect(
        [dataset[group], `${group}Chosen` in dataset],
        JSON.stringify({group, asked, stored, userAgent}),
      ).toEqual(expected(group, {asked, stored, userAgent}));
    }
    expect(cases.length).toBeGreaterThan(200);
  });

  it('runs without a storage', () => {
    expect(run('', new Error('SecurityError'), AGENTS.windows)).toEqual({
      platform: 'windows',
      interface: '',
    });
  });

  it('keeps the hint closed', () => {
    expect(run('', {[HINT_KEY]: 'closed'}, '')).toMatchObject({setupHint: 'closed'});
  });
});

describe('the style sheet', () => {
  const css = readFileSync(new URL('../setup.css', import.meta.url), 'utf8');

  it.each(SETUP_GROUPS)(
    'has a rule for notes, panels, tabs and contents of each value of %s',
    (group) => {
      const missing = valuesOf(group).flatMap((value) =>
        [
          `[data-${group}='${value}'] .kw-missing--${value}`,
          `[data-${group}='${value}'] .kw-early.kw-for-${group}:not(.kw-for-${value}, .kw-tab)`,
          `[data-${group}='${value}'] .kw-early.kw-tab.kw-for-${value}`,
          `[data-${group}='${value}'] li:has(> a > .kw-toc-mark.kw-for-${group}:not(.kw-for-${value}))`,
        ].filter((selector) => !css.includes(selector)),
      );
      expect(missing).toEqual([]);
      // A tab is marked as chosen by its own rule; without a choice, the first one is.
      expect(css).toContain('[data-platform] .kw-early.kw-tab {');
      expect(css).toContain(`[data-${group}=''] .kw-early.kw-tab.kw-for-${group}.kw-for-none`);
    },
  );

  it('has no rule for unknown values', () => {
    const known = SETUP_GROUPS.flatMap((group) => [...valuesOf(group), group]);
    const spoken = [...css.matchAll(/kw-for-([\w-]+)/g)].map(([, name = '']) => name);
    expect([...new Set(spoken)].sort()).toEqual([...known, 'none'].sort());
  });
});
