import type {PluginConfig} from '@docusaurus/types';

import deferredHighlighter from './deferred-highlighter/index.ts';
import lastUpdate from './last-update/index.ts';
import resilience from './resilience/index.ts';

/** A change to the framework that its options, hooks and swizzling do not cover. */
export interface FrameworkPatch {
  readonly name: string;
  /** Plugin that applies it. */
  readonly plugin: PluginConfig;
  /** Packages and exact versions that it was compared with. */
  readonly writtenFor: string;
  /** What it saves or repairs, measured. */
  readonly effect: string;
  /** When to delete the folder. */
  readonly removeWhen: string;
}

/** Every patch; `DOCS_STOCK=1` builds without them. */
export const PATCHES: readonly FrameworkPatch[] = [
  {
    name: 'deferred-highlighter',
    plugin: deferredHighlighter,
    writtenFor: '@docusaurus/theme-classic 3.8.1',
    effect: '31 kB (gzip) less script in the first load',
    removeWhen: 'Docusaurus highlights code at build time',
  },
  {
    name: 'resilience',
    plugin: resilience,
    writtenFor: '@docusaurus/core 3.8.1',
    effect: 'malformed addresses, failed chunks and lost connections do not crash a page',
    removeWhen: 'the four faults are fixed upstream',
  },
  {
    name: 'last-update',
    plugin: lastUpdate,
    writtenFor: '@docusaurus/utils 3.8.1',
    effect: 'one git process for all dates',
    removeWhen: 'the dates come from the front matter reader',
  },
];

/** The plugins of the patches, or none. */
export function frameworkPatches(stock: boolean): PluginConfig[] {
  return stock ? [] : PATCHES.map(({plugin}) => plugin);
}
