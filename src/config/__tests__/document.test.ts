import vm from 'node:vm';
import {describe, expect, it} from 'vitest';

import {announcementBar} from '../announcement.ts';
import {documentTemplate, firstPaintScript, startScript} from '../document.ts';

/** Runs the script as the browser does, with a storage and an address of our own. */
function run(
  stored: Readonly<Record<string, string>> | Error,
  search = '',
): Record<string, string> {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(firstPaintScript, {
    URLSearchParams,
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

describe('the last script', () => {
  interface Added {
    src: string;
    async: boolean;
    onerror: () => void;
    onload: () => void;
  }

  /** Runs the script; what waits for a frame, and what for the next task, runs when the test says so. */
  function start(hidden: boolean): {
    added: Added[];
    note: {hidden: boolean};
    page: {docusaurus?: object; warnings: number};
    dataset: {hasHydrated: string};
    report: (filename: string) => void;
    frame: () => void;
    task: () => void;
  } {
    const added: Added[] = [];
    const note = {hidden: true};
    const page: {docusaurus?: object; warnings: number} = {warnings: 1};
    const waiting: {frame?: () => void; task?: () => void} = {};
    const dataset = {hasHydrated: 'false'};
    const listeners: ((event: {filename: string}) => void)[] = [];
    const report = (filename: string): void =>
      listeners.forEach((listener) => listener({filename}));
    vm.runInNewContext(startScript, {
      self: page,
      addEventListener: (_: string, listener: (typeof listeners)[number]) =>
        listeners.push(listener),
      requestAnimationFrame: (callback: () => void) => (waiting.frame = callback),
      setTimeout: (callback: () => void) => (waiting.task = callback),
      document: {
        hidden,
        documentElement: {dataset},
        querySelectorAll: () => [{href: '/runtime.js'}, {href: '/main.js'}],
        createElement: () => ({async: true}),
        querySelector: (selector: string) =>
          selector === '#kw-no-scripts' ? note : {remove: () => (page.warnings -= 1)},
        head: {append: (script: Added) => added.push(script)},
      },
    });
    return {
      added,
      note,
      page,
      dataset,
      report,
      frame: () => waiting.frame?.(),
      task: () => waiting.task?.(),
    };
  }

  it('removes the warning of a wrong base URL when Docusaurus starts, not when just anything loads', () => {
    const {added, page} = start(true);
    added.forEach(({onload}) => onload());
    expect(page.warnings).toBe(1);
    page.docusaurus = {};
    added.at(-1)?.onload();
    expect(page.warnings).toBe(0);
  });

  it('runs the scripts in their order, after the first frame', () => {
    const {added, frame, task} = start(false);
    frame();
    expect(added).toEqual([]);
    task();
    expect(added.map(({src, async}) => [src, async])).toEqual([
      ['/runtime.js', false],
      ['/main.js', false],
    ]);
  });

  it('does not wait for a frame in a tab in the background', () => {
    expect(start(true).added).toHaveLength(2);
  });

  it('shows the note if one of them does not load', () => {
    const {added, note} = start(true);
    expect(note.hidden).toBe(true);
    added[1]?.onerror();
    expect(note.hidden).toBe(false);
  });

  it('shows the note if one of them is not what was asked for, until the page works', () => {
    const {note, dataset, report} = start(true);
    report('/extension.js');
    expect(note.hidden).toBe(true);
    dataset.hasHydrated = 'true';
    report('/main.js');
    expect(note.hidden).toBe(true);
    dataset.hasHydrated = 'false';
    report('/main.js');
    expect(note.hidden).toBe(false);
  });
});

describe('the document', () => {
  it('has no inline style and loads nothing by itself', () => {
    expect(documentTemplate).not.toMatch(/\sstyle=|<style|\son\w+=/);
    expect(documentTemplate).toContain(firstPaintScript);
    expect(documentTemplate).toContain(startScript);
  });
});
