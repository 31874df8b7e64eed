import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {env} from '../../config/env.ts';
import {collectLists} from '../markdown-pages/lists/index.ts';
import {inBatches} from '../../site/util/batches.ts';
import {collectPages} from '../../site/inventory.ts';

import {cardOf} from '../../site/card-address.ts';
import {drawCard} from './draw.ts';
import {validateOptions} from './options.ts';

/** After a build, draws the preview picture of every page. See README.md. */
export default function socialCardsPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const {cacheDir} = validateOptions(rawOptions);
  const {siteDir, baseUrl} = context;
  return {
    name: 'kamiwaza-social-cards',
    async postBuild({outDir, plugins, siteConfig}) {
      // Only a build needs the renderer, which is native code.
      const {cardRenderer} = await import('./render.ts');
      const renderCard = cardRenderer(env.cache ? path.resolve(siteDir, cacheDir) : undefined);
      const pages = collectPages({plugins, baseUrl});
      const cards = [
        ...pages.map(({route, title, section, group}) => ({
          route,
          title,
          section: lineAbove(group.kind, section),
          version: group.release,
        })),
        ...collectLists({plugins, baseUrl}, pages).map(({route, title, section, release}) => ({
          route,
          title,
          section,
          version: release,
        })),
      ];
      await inBatches(cards, async ({route, ...words}) => {
        const svg = drawCard({site: siteConfig.title, ...words});
        const target = path.join(outDir, cardOf(route));
        const png = await renderCard(svg);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, png);
      });
    },
  };
}

const SETS = {docs: undefined, sdk: 'Python SDK', blog: 'Blog'} as const;

/** `Python SDK · Service guides`: set and section, as far as there are any. */
function lineAbove(kind: keyof typeof SETS, section: string | undefined): string | undefined {
  const parts = [SETS[kind], section].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
