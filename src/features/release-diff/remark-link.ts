import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {successors} from '../../data/successors.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

import {changesRoute, isHidden, latestRouteOf, OLD, OLD_FOLDER} from './pairs.ts';

/** Ends every page that has a counterpart in the release before with a link to the comparison. See README.md. */
export default function remarkWhatChanged(): Transformer<Root> {
  return (tree, vfile) => {
    const file = sitePath(vfile);
    const route = latestRouteOf(file);
    if (route === undefined || !hasCounterpart(vfile.cwd, route)) return;
    if (isHidden(vfile.cwd, file)) return;
    tree.children.push({
      type: 'paragraph',
      data: {hProperties: {className: ['kw-what-changed']}},
      children: [
        {
          type: 'link',
          url: changesRoute(route),
          children: [{type: 'text', value: `What changed on this page since ${OLD}`}],
        },
      ],
    });
  };
}

function hasCounterpart(root: string, route: string): boolean {
  if (
    Object.entries(successors).some(([old, now]) => now === route && old.startsWith(`/${OLD}/`))
  ) {
    return true;
  }
  const page = route === '/' ? '/intro' : route;
  const file = `${OLD_FOLDER}${page}.mdx`;
  return existsSync(path.join(root, file)) && !isHidden(root, file);
}
