import {readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {env} from '../../src/config/env.ts';
import {filesBelow} from '../../src/site/util/files.ts';

export interface BuiltPage {
  /** File relative to the build folder. */
  readonly file: string;
  /** Address without the origin, as links on the site write it. */
  readonly address: string;
  readonly $: CheerioAPI;
}

/** The page of a route, as it was built. */
export function pageOf(route: string, root = 'build'): CheerioAPI {
  return load(
    readFileSync(path.join(root, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
  );
}

/** Reads the pages of a build; stubs that only redirect are left out. */
export function* builtPages(root = 'build'): Generator<BuiltPage> {
  for (const file of filesBelow(root)) {
    if (!file.endsWith('.html') || (file.endsWith('/index.html') && file !== 'index.html')) {
      continue;
    }
    const html = readFileSync(path.join(root, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) {
      continue;
    }
    const address = env.baseUrl + (file === 'index.html' ? '' : file.replace(/\.html$/, ''));
    yield {file, address, $: load(html)};
  }
}
