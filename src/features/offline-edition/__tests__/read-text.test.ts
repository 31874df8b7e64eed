import {afterEach, expect, it, vi} from 'vitest';

import {ATTRIBUTES} from '../edition.ts';
import {readText} from '../read-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads the script of a file once, from the folder of the edition', async () => {
  const attributes: Readonly<Record<string, string>> = {
    [ATTRIBUTES.root]: '../',
    [ATTRIBUTES.route]: '/kw/models/overview',
    [ATTRIBUTES.base]: '/kw/',
  };
  const page: {kwData?: (name: string, text: string) => void} = {};
  const loaded: string[] = [];
  const append = (script: EventTarget & {src: string}): void => {
    loaded.push(script.src);
    if (script.src.includes('gone')) return void script.dispatchEvent(new Event('error'));
    page.kwData?.('guide.md', '# Guide');
    script.dispatchEvent(new Event('load'));
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    documentElement: {getAttribute: (name: string) => attributes[name] ?? null},
    createElement: () => Object.assign(new EventTarget(), {src: '', remove: () => undefined}),
    head: {append},
  });
  expect(await readText('/kw/guide.md')).toBe('# Guide');
  expect(await readText('/kw/guide.md')).toBe('# Guide');
  expect(loaded).toEqual(['../assets/data/guide.md.js']);
  await expect(readText('/kw/gone.md')).rejects.toThrow('gone.md is not in the offline edition');
});

it('throws what the server answers instead of a file', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('lost', {status: 404})));
  await expect(readText('/kw/gone.md')).rejects.toThrow('/kw/gone.md: 404');
});
