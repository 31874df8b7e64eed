import {beforeEach, describe, expect, it, vi} from 'vitest';

import {type BrowserEngine, ensureEngine, firefox, webkit} from '../engines.ts';
import type {apt} from '../find.ts';

describe('find', () => {
  it('requires everything that drives an engine, not only a part of it', () => {
    expect(firefox.find(() => false)).toBeUndefined();
    expect(firefox.find((file) => file.endsWith('/firefox'))?.browser).toMatch(/firefox$/);
    expect(webkit.find((file) => file.endsWith('WebKitWebDriver'))).toBeUndefined();
    expect(Object.keys(webkit.find(() => true) ?? {})).toEqual(['driver', 'display', 'browser']);
  });
});

describe('ensureEngine', () => {
  const engine = (find: BrowserEngine['find']): BrowserEngine => ({
    name: 'Lynx',
    packages: ['lynx', 'tty'],
    elsewhere: 'build it',
    find,
  });
  const run = vi.fn<(packages: readonly string[]) => void>();
  const install =
    (possible: boolean): typeof apt =>
    (packages) => ({name: 'test', possible, run: () => run(packages)});

  beforeEach(() => void run.mockReset());

  it('installs nothing when it is there', () => {
    const there = engine(() => ({browser: '/bin/lynx'}));
    expect(ensureEngine(there, install(true))).toBe('Lynx: /bin/lynx');
    expect(run).not.toHaveBeenCalled();
  });

  it('installs what is missing', () => {
    let installed = false;
    run.mockImplementation(() => {
      installed = true;
    });
    const missing = engine(() => (installed ? {browser: '/bin/lynx'} : undefined));
    expect(ensureEngine(missing, install(true))).toBe('Lynx: /bin/lynx');
    expect(run).toHaveBeenCalledWith(['lynx', 'tty']);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('says that it is skipped and how to get it; possible to install: %s', (possible, tries) => {
    run.mockImplementation(() => {
      throw new Error('no network');
    });
    const missing = engine(() => undefined);
    const message = /Lynx is SKIPPED.*apt-get install lynx tty.*build it/;
    expect(ensureEngine(missing, install(possible))).toMatch(message);
    expect(run).toHaveBeenCalledTimes(tries);
  });
});
