import path from 'node:path';

import type {BuildStep} from '../../site/build-step.ts';
import {type BuiltList, builtList} from '../../site/built-list.ts';
import {cardOf} from '../../site/card-address.ts';
import type {SitePage} from '../../site/inventory.ts';
import {inBatches} from '../../site/util/batches.ts';
import {groupBy} from '../../site/util/group-by.ts';

import {drawCard} from './draw.ts';

/** Draws the preview picture of every page. See README.md. */
export const socialCardsStep: BuildStep = {
  name: 'social cards',
  start(build) {
    const {pages, title: site, cacheDir, write} = build;
    const lists: BuiltList[] = [];
    return {
      page(page) {
        const list = builtList(page, build);
        if (list) lists.push(list);
      },
      async finish() {
        // Only a build needs the renderer, which is native code.
        const {renderCard} = await import('./render.ts');
        const folder = cacheDir && path.join(cacheDir, 'social-cards');
        const cards = [
          ...pages.map((page) => ({
            route: page.route,
            text: {
              site,
              title: page.title,
              section: lineAbove(page),
              version: page.group.release,
            },
          })),
          ...lists.map(({route, title, release}) => ({
            route,
            text: {site, title, section: LISTS[route.split('/')[1] ?? ''], version: release},
          })),
        ];
        // Pages with the same text share a drawing.
        const drawings = groupBy(cards, ({text}) => drawCard(text));
        await inBatches([...drawings], async ([svg, same]) => {
          const png = await renderCard(svg, folder);
          for (const {route} of same) await write(cardOf(route), png);
        });
      },
    };
  },
};

const SETS = {docs: undefined, sdk: 'Python SDK', blog: 'Blog'} as const;
/** What lists are part of, by the first folder of their address. */
const LISTS: Readonly<Record<string, string>> = {blog: SETS.blog, changes: 'What changed'};

/** `Python SDK · Service guides`: set and top category, if there are any. */
function lineAbove({group, categories}: SitePage): string | undefined {
  const parts = [SETS[group.kind], categories[0]].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
