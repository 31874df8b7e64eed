import path from 'node:path';

import type {PluginConfig} from '@docusaurus/types';

import deferredHighlighter from './deferred-highlighter/index.ts';
import prefetchOnce from './prefetch-once/index.ts';
import smallerModules from './smaller-modules/index.ts';

/** A patch that only adds code to every page. */
const clientOnly = (name: string) => () => ({
  name: `kamiwaza-${name}`,
  getClientModules: () => [path.join(__dirname, name, 'client.ts')],
});

/** Every patch, by the name of its folder; `DOCS_STOCK=1` builds without them. */
export const PATCHES: Readonly<Record<string, PluginConfig>> = {
  'deferred-highlighter': deferredHighlighter,
  'lost-connection': clientOnly('lost-connection'),
  'malformed-addresses': clientOnly('malformed-addresses'),
  'prefetch-once': prefetchOnce,
  'smaller-modules': smallerModules,
};

/** The plugins of the patches. */
export function frameworkPatches(stock: boolean): PluginConfig[] {
  return stock ? [] : Object.values(PATCHES);
}
