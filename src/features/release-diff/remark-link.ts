import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {LATEST, PREVIOUS} from '../../data/releases.ts';
import {sitePath} from '../../site/mdx/site-path.ts';
import {changesRoute, routeOfFile} from '../../site/routes.ts';

import {readCompared} from './compared.ts';

/** The copy of the latest release has the same comparisons. */
const COPY = new RegExp(`^/${LATEST.replaceAll('.', '\\.')}(?=/|$)`);

/**
 * Adds a link to the comparison at the end of every page with a counterpart in the release before. See
 * README.md.
 */
export default function remarkReleaseDiff(): Transformer<Root> {
  return (tree, vfile) => {
    const {slug} = (vfile.data.frontMatter ?? {}) as {readonly slug?: unknown};
    const route = routeOfFile(sitePath(vfile), slug);
    if (route === undefined) return;
    const comparison = changesRoute(route.replace(COPY, '') || '/');
    if (!readCompared(vfile.cwd).has(comparison)) return;
    tree.children.push({
      type: 'paragraph',
      data: {hProperties: {'data-markdown-ignore': ''}},
      children: [
        {
          type: 'link',
          url: comparison,
          children: [{type: 'text', value: `What changed on this page since ${PREVIOUS}`}],
        },
      ],
    });
  };
}
