import {describe, expect, it, vi} from 'vitest';

import {ensureBrowser, findBrowser, SYSTEM_BROWSERS} from '../find.ts';

describe('findBrowser', () => {
  it("prefers Playwright's own browser", () => {
    expect(findBrowser(() => true)).toMatch(/chrom/i);
    expect(SYSTEM_BROWSERS).not.toContain(findBrowser(() => true));
  });

  it('otherwise uses one of the system, or none', () => {
    expect(findBrowser((file) => file === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
    expect(findBrowser(() => false)).toBeUndefined();
  });

  it('takes the headless shell before a browser with windows', () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findBrowser((file) => both.includes(file))).toBe('/usr/bin/chromium-headless-shell');
  });
});

describe('ensureBrowser', () => {
  it('installs nothing when a browser is there', () => {
    const run = vi.fn();
    expect(ensureBrowser([{name: 'x', possible: true, run}], () => '/bin/browser')).toBe(
      '/bin/browser',
    );
    expect(run).not.toHaveBeenCalled();
  });

  it('tries the next installation if one fails, and skips impossible ones', () => {
    let installed = false;
    const skipped = vi.fn();
    const found = ensureBrowser(
      [
        {name: 'impossible', possible: false, run: skipped},
        {
          name: 'broken',
          possible: true,
          run() {
            throw new Error('no network');
          },
        },
        {
          name: 'good',
          possible: true,
          run() {
            installed = true;
          },
        },
      ],
      () => (installed ? '/bin/browser' : undefined),
    );
    expect(found).toBe('/bin/browser');
    expect(skipped).not.toHaveBeenCalled();
  });

  it('says what to do when nothing helped', () => {
    expect(() => ensureBrowser([], () => undefined)).toThrow(/apt-get install chromium/);
  });
});
