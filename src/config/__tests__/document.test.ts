import vm from 'node:vm';
import {describe, expect, it} from 'vitest';

import {announcementBar} from '../announcement.ts';
import {documentTemplate, firstPaintScript} from '../document.ts';

/** Runs the script as the browser does, with a storage and an address of our own. */
function run(
  stored: Readonly<Record<string, string>> | Error,
  search = '',
): Record<string, string> {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(firstPaintScript, {
    URLSearchParams,
    addEventListener: () => undefined,
    location: {search},
    get localStorage() {
      if (stored instanceof Error) {
        throw stored;
      }
      return {getItem: (key: string) => stored[key] ?? null};
    },
    document: {
      documentElement: {
        dataset: new Proxy(
          {},
          {
            set: (_, name: string, value: unknown) => {
              const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
              attributes[`data-${dashed}`] = String(value);
              return true;
            },
          },
        ),
      },
    },
  });
  return attributes;
}

const HIDDEN = 'data-announcement-bar-initially-dismissed';

describe('the early script', () => {
  it('is light and shows the bar without anything stored, or without a storage', () => {
    const plain = {
      'data-scripts': 'true',
      'data-theme': 'light',
      'data-theme-choice': 'light',
      [HIDDEN]: 'false',
    };
    expect(run({})).toEqual(plain);
    expect(run(new Error('SecurityError'))).toEqual(plain);
  });

  it('applies a stored mode, and no other value', () => {
    expect(run({theme: 'dark'})).toMatchObject({'data-theme': 'dark', 'data-theme-choice': 'dark'});
    expect(run({theme: '"><script>'})).toMatchObject({'data-theme': 'light'});
    expect(run({theme: '__proto__'})).toMatchObject({'data-theme': 'light'});
  });

  it('hides the bar that was closed, and no later one', () => {
    const closed = {'docusaurus.announcement.dismiss': 'true'};
    expect(run({...closed, 'docusaurus.announcement.id': announcementBar.id})[HIDDEN]).toBe('true');
    expect(run({...closed, 'docusaurus.announcement.id': 'release-0.4.0'})[HIDDEN]).toBe('false');
  });

  it('ignores the address', () => {
    expect(
      run({}, '?docusaurus-theme=dark&docusaurus-data-theme=dark&docusaurus-data-x=1'),
    ).toEqual(run({}));
  });
});

describe('the document', () => {
  it('has no inline style and loads nothing by itself', () => {
    expect(documentTemplate).not.toMatch(/\sstyle=|<style|\son\w+=/);
    expect(documentTemplate).toContain(firstPaintScript);
  });
});
