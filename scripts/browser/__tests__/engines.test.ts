import {describe, expect, it, vi} from 'vitest';

import {type BrowserEngine, ensureEngine, firefox, webkit} from '../engines.ts';

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

  it('installs nothing when it is there', () => {
    const run = vi.fn();
    expect(
      ensureEngine(
        engine(() => ({browser: '/bin/lynx'})),
        {possible: true, run},
      ),
    ).toBe('Lynx: /bin/lynx');
    expect(run).not.toHaveBeenCalled();
  });

  it('installs what is missing', () => {
    let installed = false;
    const run = vi.fn(() => {
      installed = true;
    });
    const found = ensureEngine(
      engine(() => (installed ? {browser: '/bin/lynx'} : undefined)),
      {possible: true, run},
    );
    expect(run).toHaveBeenCalledWith(['lynx', 'tty']);
    expect(found).toBe('Lynx: /bin/lynx');
  });

  it('says that it is skipped and how to get it, if it cannot be installed or that failed', () => {
    const fail = (): never => {
      throw new Error('no network');
    };
    for (const installer of [
      {possible: false, run: fail},
      {possible: true, run: fail},
    ]) {
      expect(
        ensureEngine(
          engine(() => undefined),
          installer,
        ),
      ).toMatch(/Lynx is SKIPPED.*apt-get install lynx tty.*build it/);
    }
  });
});
