import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {fileOfPath, localAddress} from '../edition.ts';
import {fileHistory} from '../history.ts';
import {handsOver} from '../plugin.ts';

const here = {root: '../', route: '/kw/models/overview', base: '/kw/'};

describe('fileOfPath', () => {
  it('finds the file of pages, of releases with dots in them, and of other files', () => {
    expect(['', 'quickstart', 'quickstart/', '0.5.0', '0.5.0/sdk/intro'].map(fileOfPath)).toEqual([
      'index.html',
      'quickstart.html',
      'quickstart.html',
      '0.5.0.html',
      '0.5.0/sdk/intro.html',
    ]);
    expect(fileOfPath('models/overview.md')).toBe('models/overview.md');
  });
});

describe('localAddress', () => {
  it('keeps query and hash, and leaves addresses outside the site alone', () => {
    expect(localAddress('/kw/search?q=a.md#top', here)).toBe('../search.html?q=a.md#top');
    expect(localAddress('/kw', here)).toBe('../index.html');
    for (const address of ['/other', '/kwx', 'https://example.com/kw/', '#top']) {
      expect(localAddress(address, here)).toBe(address);
    }
  });
});

describe('fileHistory', () => {
  /** A window that records what it was asked to do. */
  const open = (address: string, stored = new Map<string, string>()) => {
    const asked: string[] = [];
    const listeners: (() => void)[] = [];
    const url = new URL(address);
    const location = {
      get href() {
        return url.href;
      },
      get pathname() {
        return url.pathname;
      },
      get search() {
        return url.search;
      },
      get hash() {
        return url.hash;
      },
      assign: (to: string) => asked.push(`assign ${to}`),
      replace: (to: string) => asked.push(`replace ${to}`),
    };
    const kept = {state: null as unknown};
    const move =
      (name: string) =>
      (state: unknown, _title: string, to?: string): void => {
        kept.state = state;
        if (to === undefined) return;
        asked.push(`${name} ${to}`);
        url.href = new URL(to, url).href;
      };
    const page = {
      location,
      history: Object.assign(kept, {
        pushState: move('pushState'),
        replaceState: move('replaceState'),
      }),
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    };
    const route = `/kw/${url.pathname.replace(/^\/docs\/|(?:index)?\.html$/g, '')}`;
    const history = fileHistory({...here, route}, page as unknown as Window);
    return {asked, history, page, url, pop: () => listeners.forEach((listener) => listener())};
  };

  it('starts at the address of the site, with query and hash of the file', () => {
    const {history} = open('file:///docs/models/overview.html?a=1#b');
    expect(history.location).toMatchObject({
      pathname: '/kw/models/overview',
      search: '?a=1',
      hash: '#b',
    });
  });

  it('opens files for other pages, and writes links to them', () => {
    const {history, asked} = open('file:///docs/models/overview.html');
    history.push('/kw/quickstart#run');
    history.replace({pathname: '/kw/'});
    expect(asked).toEqual(['assign ../quickstart.html#run', 'replace ../index.html']);
    expect(history.createHref(history.location)).toBe('../models/overview.html');
  });

  it('stays on the page for another query or hash, and follows the back button', () => {
    const {history, asked, url, pop} = open('file:///docs/models/overview.html');
    const seen: string[] = [];
    history.listen(({search, hash}) => seen.push(search + hash));
    history.push('/kw/models/overview?q=a#b');
    expect(asked).toEqual(['pushState file:///docs/models/overview.html?q=a#b']);
    url.href = 'file:///docs/models/overview.html';
    pop();
    pop();
    expect(seen).toEqual(['?q=a#b', '']);
  });

  it('stays on the page of a network share', () => {
    // As Firefox writes the address: its path alone begins with slashes, and would be read as that of a host.
    const {history, url} = open('file://///host/docs/models/overview.html#a');
    history.replace({...history.location, search: 'q=b', hash: ''});
    expect(url.href).toBe('file://///host/docs/models/overview.html?q=b');
  });

  it('follows a link to a section, and the state of a step back', () => {
    const {history, page, url, pop} = open('file:///docs/models/overview.html');
    url.hash = '#b';
    page.history.state = 'typed';
    pop();
    expect(history.location).toMatchObject({hash: '#b', state: 'typed'});
  });

  it('works where the browser blocks storage and addresses of files', () => {
    const blocked = (): never => {
      throw new Error('SecurityError');
    };
    const stored = {get: blocked, set: blocked, delete: blocked} as unknown as Map<string, string>;
    const {asked, history, page} = open('file:///docs/models/overview.html', stored);
    Object.assign(page.history, {pushState: blocked});
    history.push('/kw/models/overview?q=a');
    expect(history.location.search).toBe('?q=a');
    history.push('/kw/quickstart', 'typed');
    expect(asked).toEqual(['assign ../quickstart.html']);
  });

  it('hands the state of a step to the page of another file, once', () => {
    const stored = new Map<string, string>();
    open('file:///docs/models/overview.html', stored).history.push('/kw/quickstart', 'typed');
    expect(open('file:///docs/quickstart.html', stored).history.location.state).toBe('typed');
    expect(open('file:///docs/quickstart.html', stored).history.location.state).toBeNull();
    const {history} = open('file:///docs/models/overview.html', stored);
    history.push('/kw/models/overview?q=a', 'other');
    expect(history.location.state).toBe('other');
    history.push('/kw/');
    expect(open('file:///docs/index.html', stored).history.location.state).toBeNull();
    // Storage of one file alone: after Back, the page that handed the state on must not take it.
    history.push('/kw/quickstart', 'typed');
    expect(open('file:///docs/models/overview.html', stored).history.location.state).toBeNull();
  });
});

describe('the framework', () => {
  it('still renders into our root', () => {
    const source = readFileSync('node_modules/@docusaurus/core/lib/client/clientEntry.js', 'utf8');
    expect(handsOver(source)).toBe(true);
    expect(handsOver(source.replace('window.docusaurusRoot.render(app)', ''))).toBe(false);
  });
});
