import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {SearchWorker} from '../../../src/features/search/ui/worker.ts';

import {BASE, scopeOfPage, type Ask} from './evaluate.ts';

/**
 * Lets `fetch` read files of a built site, as the site would serve them.
 *
 * @param buildDir - the built site
 */
export function serveFromDisk(buildDir: string): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const file = path.join(buildDir, decodeURIComponent(url.pathname.slice(BASE.length)));
    try {
      return new Response(await readFile(file), {status: 200});
    } catch {
      return new Response('Not found', {status: 404});
    }
  };
}

/**
 * Asks the real worker code about a built site.
 *
 * @param buildDir - the built site
 * @param limit - the most pages wanted
 */
export function askWorker(buildDir: string, limit = 8): Ask {
  globalThis.fetch = serveFromDisk(buildDir);
  const worker = new SearchWorker({siteBase: BASE, snippetLength: 50, changing: false});
  return async (from, query) => {
    const {context, version} = scopeOfPage(from);
    const {hits} = await worker.search(BASE + version, context, query, limit);
    return hits.map(({document}) => `/${document.u.slice(BASE.length)}`);
  };
}
