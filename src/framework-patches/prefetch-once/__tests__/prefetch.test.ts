import {describe, expect, it, vi} from 'vitest';

import {byPage, inTurn, oncePerFile, oncePerLink} from '../prefetch.ts';

describe('byPage', () => {
  it('requests the page of an address, without query and hash', () => {
    const prefetch = vi.fn(() => Promise.resolve([]));
    const preload = vi.fn((): false => false);
    const fetcher = byPage({prefetch, preload});
    void fetcher.prefetch('/base/quickstart?_highlight=a#ports');
    void fetcher.prefetch('/base/sdk#a?b\nc');
    expect(fetcher.preload('/base/')).toBe(false);
    expect(prefetch.mock.calls).toEqual([['/base/quickstart'], ['/base/sdk']]);
    expect(preload.mock.calls).toEqual([['/base/']]);
  });
});

describe('inTurn', () => {
  it('waits for an idle moment before each page; what is pointed at does not wait', async () => {
    const prefetch = vi.fn((): false => false);
    const preload = vi.fn((): false => false);
    const moments: (() => void)[] = [];
    const fetcher = inTurn({prefetch, preload}, (callback) => moments.push(callback));
    const both = Promise.all([fetcher.prefetch('/a'), fetcher.prefetch('/b')]);
    void fetcher.preload('/c');
    expect(preload).toHaveBeenCalledWith('/c');
    await Promise.resolve();
    expect(moments).toHaveLength(1);
    expect(prefetch).not.toHaveBeenCalled();
    moments[0]?.();
    await vi.waitFor(() => {
      expect(moments).toHaveLength(2);
    });
    expect(prefetch.mock.calls).toEqual([['/a']]);
    moments[1]?.();
    await both;
    expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
  });

  it('does not let a page that was asked for wait for another idle moment', async () => {
    const prefetch = vi.fn(() => Promise.resolve([]));
    const idle = vi.fn((callback: () => void) => {
      callback();
    });
    const fetcher = inTurn({prefetch, preload: (): false => false}, idle);
    await fetcher.prefetch('/a');
    expect(fetcher.prefetch('/a')).toBe(false);
    await fetcher.prefetch('/b');
    expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
    expect(idle).toHaveBeenCalledTimes(2);
  });

  it('tries again what was not fetched because the line was slow', async () => {
    const prefetch = vi.fn<() => false | Promise<void[]>>(() => false);
    const fetcher = inTurn({prefetch, preload: (): false => false}, (callback) => {
      callback();
    });
    await fetcher.prefetch('/a');
    await fetcher.prefetch('/a');
    expect(prefetch).toHaveBeenCalledTimes(2);
  });
});

describe('oncePerFile', () => {
  it('fetches each file once, and returns the same promise each time', async () => {
    const fetchFile = vi.fn((url: string) =>
      url === 'bad' ? Promise.reject(new Error('404')) : Promise.resolve(),
    );
    const fetch = oncePerFile(fetchFile);
    await Promise.all([fetch('a'), fetch('b'), fetch('a')]);
    await expect(fetch('bad')).rejects.toThrow('404');
    await expect(fetch('bad')).rejects.toThrow('404');
    expect(fetchFile.mock.calls).toEqual([['a'], ['b'], ['bad']]);
  });
});

describe('oncePerLink', () => {
  class Element {}
  class Anchor extends Element {}
  class Observer {
    readonly watched = new Set<object>();
    observe(target: object): void {
      this.watched.add(target);
    }
    unobserve(target: object): void {
      this.watched.delete(target);
    }
  }

  it('stops the previous observer, for links only', () => {
    vi.stubGlobal('HTMLAnchorElement', Anchor);
    const Once = oncePerLink(Observer as unknown as typeof IntersectionObserver);
    const make = (): Observer => new Once(() => undefined) as unknown as Observer;
    const [first, second, link, other, box] = [
      make(),
      make(),
      new Anchor(),
      new Anchor(),
      new Element(),
    ];
    first.observe(link);
    first.observe(other);
    first.observe(box);
    second.observe(link);
    second.observe(link);
    second.observe(box);
    expect([...first.watched]).toEqual([other, box]);
    expect([...second.watched]).toEqual([link, box]);
    vi.unstubAllGlobals();
  });
});
