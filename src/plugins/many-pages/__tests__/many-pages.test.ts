import {setFlagsFromString} from 'node:v8';

import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';

import manyPagesPlugin, {MOST_KEPT} from '../index.ts';

vi.mock('node:v8', () => ({setFlagsFromString: vi.fn()}));
beforeEach(() => {
  vi.mocked(setFlagsFromString).mockClear();
});

const docs = (...counts: number[]): object => ({
  loadedVersions: counts.map((length) => ({docs: Array.from({length}, () => ({}))})),
});
const posts = (length: number): object => ({blogPosts: Array.from({length}, () => ({}))});

/** What the plugin makes of the bundler's configuration, for the browser's half and the server's. */
async function configured(
  content: Readonly<Record<string, Readonly<Record<string, object>>>>,
  mode: 'production' | 'development' = 'production',
): Promise<unknown[]> {
  const plugin = manyPagesPlugin();
  await plugin.allContentLoaded?.({
    allContent: content,
    actions: {
      addRoute: () => undefined,
      createData: () => Promise.resolve(''),
      setGlobalData: () => undefined,
    },
  });
  return [false, true].map((isServer) =>
    plugin.configureWebpack?.({mode}, isServer, {} as ConfigureWebpackUtils, undefined),
  );
}

const OFF = {cache: false, experiments: {cache: false}};
const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

it('leaves a site as it is that the bundler can keep', async () => {
  expect(await configured({})).toEqual([{}, {}]);
  expect(await configured({[DOCS]: {default: docs(MOST_KEPT)}})).toEqual([{}, {}]);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});

it('lets the bundler keep nothing of more pages, in both halves', async () => {
  expect(await configured({[DOCS]: {default: docs(MOST_KEPT + 1)}})).toEqual([OFF, OFF]);
});

it('has garbage of more pages collected sooner', async () => {
  await configured({[DOCS]: {default: docs(MOST_KEPT + 1)}});
  expect(setFlagsFromString).toHaveBeenCalledWith('--heap-growing-percent=20');
});

it('counts all versions, all docs and the posts', async () => {
  const half = MOST_KEPT / 2;
  const content = {
    [DOCS]: {default: docs(half, half - 3), sdk: docs(2)},
    [BLOG]: {default: posts(1)},
  };
  expect(await configured(content)).toEqual([{}, {}]);
  expect(await configured({...content, [BLOG]: {default: posts(2)}})).toEqual([OFF, OFF]);
});

it('leaves npm start alone', async () => {
  expect(await configured({[DOCS]: {default: docs(9000)}}, 'development')).toEqual([{}, {}]);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});
