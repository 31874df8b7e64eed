import {setFlagsFromString} from 'node:v8';

import type {Plugin} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';

import {cheapBuild} from '../index.ts';

vi.mock('node:v8', () => ({setFlagsFromString: vi.fn()}));
beforeEach(() => {
  vi.mocked(setFlagsFromString).mockClear();
});

const plugin = (development: boolean): Plugin => cheapBuild(development);
const configured = (development: boolean, isServer: boolean): unknown =>
  plugin(development).configureWebpack?.({}, isServer, {} as never, undefined);

it('writes the half of the server as one script', () => {
  expect(configured(false, true)).toEqual({
    module: {parser: {javascript: {dynamicImportMode: 'eager'}}},
  });
});

it('leaves the chunks of visitors alone', () => {
  expect(configured(false, false)).toEqual({});
});

it('lets V8 optimize later in a build', () => {
  plugin(false);
  expect(setFlagsFromString).toHaveBeenCalledExactlyOnceWith('--interrupt-budget=1000000');
});

it('leaves npm start alone', () => {
  expect(configured(true, true)).toEqual({});
  expect(setFlagsFromString).not.toHaveBeenCalled();
});
