import path from 'node:path';

import type {PluginConfig} from '@docusaurus/types';

import deferredHighlighter from './deferred-highlighter/index.ts';
import prefetchOnce from './prefetch-once/index.ts';
import smallerModules from './smaller-modules/index.ts';

/** A change to the framework that its options, hooks and swizzling do not cover. */
export interface FrameworkPatch {
  /** Name of its folder. */
  readonly name: string;
  /** Plugin that applies it. */
  readonly plugin: PluginConfig;
  /** Package and version that it was compared with. */
  readonly writtenFor: string;
  /** What it saves (measured, gzip) or fixes. */
  readonly effect: string;
  /** When to delete the folder. */
  readonly removeWhen: string;
}

/** A patch that only adds code to every page. */
const clientOnly = (name: string) => () => ({
  name: `kamiwaza-${name}`,
  getClientModules: () => [path.join(__dirname, name, 'client.ts')],
});

/** Every patch; `DOCS_STOCK=1` builds without them. */
export const PATCHES: readonly FrameworkPatch[] = [
  {
    name: 'deferred-highlighter',
    plugin: deferredHighlighter,
    writtenFor: '@docusaurus/theme-classic 3.8.1',
    effect: '31 kB less script in the first load',
    removeWhen: 'Docusaurus highlights code at build time',
  },
  {
    name: 'lost-connection',
    plugin: clientOnly('lost-connection'),
    writtenFor: '@docusaurus/core 3.8.1',
    effect: 'a failed chunk or a lost network leaves the reader on a readable page',
    removeWhen: 'Docusaurus reports failed chunks',
  },
  {
    name: 'malformed-addresses',
    plugin: clientOnly('malformed-addresses'),
    writtenFor: '@docusaurus/core 3.8.1',
    effect: 'a malformed address does not crash the page',
    removeWhen: 'Docusaurus catches errors of decodeURIComponent',
  },
  {
    name: 'prefetch-once',
    plugin: prefetchOnce,
    writtenFor: '@docusaurus/core 3.8.1',
    effect:
      'the head and the observers do not grow with every step, and links in view do not block a page that loads',
    removeWhen: 'prefetching goes by page and file upstream, in idle moments',
  },
  {
    name: 'smaller-modules',
    plugin: smallerModules,
    writtenFor: '@docusaurus/core 3.8.1',
    effect: '9 kB less script in the first load, and half as much for each further page',
    removeWhen: 'Docusaurus loads its routes in parts, or writes them shorter',
  },
];

/** The plugins of the patches. */
export function frameworkPatches(stock: boolean): PluginConfig[] {
  return stock ? [] : PATCHES.map(({plugin}) => plugin);
}
