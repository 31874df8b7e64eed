import type {RouteConfig} from 'react-router-config';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {guardRoutes} from '../offline.ts';

const failure = new Error('Loading chunk 1 failed');

/** A route with one page below it; both fail to load until a test changes that. */
function make(): {routes: RouteConfig[]; preload: ReturnType<typeof vi.fn>} {
  const preload = vi.fn(() => Promise.reject(failure));
  const component = (): null => null;
  const parent = Object.assign(component, {preload: () => Promise.resolve('parent')});
  const page = Object.assign((): null => null, {preload});
  return {
    routes: [
      {path: '/', component: parent, routes: [{path: '/page', component: page}]},
      {path: '/plain', component: (): null => null},
      {path: '/none'},
    ],
    preload,
  };
}
const preloadOf = (route: RouteConfig | undefined): (() => Promise<unknown>) =>
  (route?.component as unknown as {preload: () => Promise<unknown>}).preload;

describe('guardRoutes', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('ignores what loads, and failures while there is a network', async () => {
    const {routes} = make();
    const tell = vi.fn();
    guardRoutes(routes, {isOffline: () => false, isNavigating: () => true, tell});
    await expect(preloadOf(routes[0])()).resolves.toBe('parent');
    await expect(preloadOf(routes[0]?.routes?.[0])()).rejects.toBe(failure);
    expect(tell).not.toHaveBeenCalled();
    expect(preloadOf(routes[1])).toBeUndefined();
  });

  it('says nothing about failed prefetches', async () => {
    const {routes} = make();
    const tell = vi.fn();
    guardRoutes(routes, {isOffline: () => true, isNavigating: () => false, tell});
    await expect(preloadOf(routes[0]?.routes?.[0])()).resolves.toBeUndefined();
    expect(tell).not.toHaveBeenCalled();
  });

  it('tells readers who followed a link, keeps them on the page, and logs', async () => {
    const {routes, preload} = make();
    const tell = vi.fn();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    guardRoutes(routes, {isOffline: () => true, isNavigating: () => true, tell});
    const waiting = preloadOf(routes[0]?.routes?.[0])();
    // The promise stays pending: neither resolved nor rejected.
    const first = await Promise.race([
      waiting.then(
        () => 'done',
        () => 'failed',
      ),
      new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
    ]);
    expect(first).toBe('waits');
    expect(tell).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(failure);
    expect(preload).toHaveBeenCalledOnce();
  });
});
