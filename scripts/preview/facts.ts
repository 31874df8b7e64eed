import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {load} from 'cheerio';

import {filesBelow} from '../../src/site/util/files.ts';
import {requireBuild} from '../lib/build.ts';
import {routeOf} from '../lib/files.ts';

/** The facts of a build that are compared. */
export interface Facts {
  /** Route -> title of every page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Old route -> where its redirect leads. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Route -> bytes of script (gzip) that its first visit loads. */
  readonly weights: Readonly<Record<string, number>>;
  /** Figures of the search scorecard, if there are any: name -> 0 to 1. */
  readonly search: Readonly<Record<string, number>>;
}

/**
 * Reads the folder of a build with this base path, which has slashes at both ends.
 *
 * @throws Error if there is no build in the folder
 */
export function readFacts(build: string, baseUrl: string): Omit<Facts, 'search'> {
  requireBuild(build);
  const pages: Record<string, string> = {};
  const redirects: Record<string, string> = {};
  const weights: Record<string, number> = {};
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const full = path.join(build, file);
    const size =
      sizes.get(file) ?? (existsSync(full) ? gzipSync(readFileSync(full), {level: 6}).length : 0);
    sizes.set(file, size);
    return size;
  };
  const files = filesBelow(build).filter((file) => file.endsWith('.html') && file !== '404.html');
  for (const file of files) {
    if (file.endsWith('/index.html')) continue;
    const route = routeOf(file, '/');
    // The redirects of pages without scripts are in <noscript>.
    const $ = load(readFileSync(path.join(build, file), 'utf8'), {scriptingEnabled: false});
    const refresh = $('meta[http-equiv="refresh"]').attr('content');
    if (refresh !== undefined) {
      const target = new URL(refresh.replace('0; url=', ''), `http://x${baseUrl}${route.slice(1)}`);
      redirects[route] = `/${target.pathname.slice(baseUrl.length)}`;
      continue;
    }
    pages[route] = $('title').first().text().split(' | ')[0] ?? '';
    // Scripts that a page runs, and the chunks of the page itself, which it preloads; each once.
    const scripts = $('script[src], link[rel="preload"], link[rel="modulepreload"]')
      .toArray()
      .map((tag) => $(tag).attr('src') ?? $(tag).attr('href') ?? '')
      .filter((address) => /\.js\b/.test(address))
      .map((address) => address.replace(baseUrl, '').replace(/^\/|\?.*$/g, ''));
    weights[route] = [...new Set(scripts)].reduce((sum, script) => sum + sizeOf(script), 0);
  }
  return {pages, redirects, weights};
}
