// The site's own search core, with indexes that come as scripts: `file://` allows no fetch.
import {SearchEngine} from '../../../src/features/search/core/engine.ts';

import {loadScript} from './script.ts';

const files = new Map<string, unknown>();

/** Called by each index script. */
window.kwIndex = (name, json) => {
  files.set(name, JSON.parse(json));
};

async function read(path: string): Promise<unknown> {
  const name = path.slice(KW_BASE.length);
  if (!files.has(name)) {
    await loadScript(`assets/search/${name.replaceAll('/', '-').replace(/\.json$/, '')}.js`);
  }
  return files.get(name);
}

window.kwSearch = new SearchEngine({siteBase: KW_BASE, read});
