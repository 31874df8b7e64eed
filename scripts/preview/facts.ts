import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {filesBelow} from '../../src/site/util/files.ts';

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
 * Reads a build.
 *
 * @param build folder of the build
 * @param baseUrl its base path, with slashes at both ends
 */
export function readFacts(build: string, baseUrl: string): Omit<Facts, 'search'> {
  const pages: Record<string, string> = {};
  const redirects: Record<string, string> = {};
  const weights: Record<string, number> = {};
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const full = path.join(build, file);
    const size = existsSync(full) ? gzipSync(readFileSync(full), {level: 6}).length : 0;
    sizes.set(file, size);
    return size;
  };
  const files = filesBelow(build).filter((file) => file.endsWith('.html') && file !== '404.html');
  for (const file of files) {
    if (file.endsWith('/index.html')) continue;
    const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    const html = readFileSync(path.join(build, file), 'utf8');
    const refresh = /http-equiv="?refresh"? content="0; url=([^"]+)"/.exec(html)?.[1];
    if (refresh !== undefined) {
      const target = new URL(refresh, `http://x${baseUrl}${route.slice(1)}`);
      redirects[route] = `/${target.pathname.slice(baseUrl.length)}`;
      continue;
    }
    pages[route] = decode(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '').split(' | ')[0] ?? '';
    weights[route] = scriptsOf(html, baseUrl).reduce((sum, script) => sum + sizeOf(script), 0);
  }
  return {pages, redirects, weights};
}

/**
 * Script files that a page requests immediately, below the build folder: those that it runs, and the chunks
 * of the page itself, which it preloads. Each once.
 */
function scriptsOf(html: string, baseUrl: string): string[] {
  const tags = html.match(/<(?:script|link)\s[^>]*>/g) ?? [];
  const files = tags
    .filter((tag) => tag.startsWith('<script') || /\srel="?(?:module)?preload\b/.test(tag))
    .flatMap((tag) => /\s(?:src|href)="?([^"\s>]+\.js)/.exec(tag)?.[1] ?? [])
    .map((file) => file.replace(baseUrl, '').replace(/^\//, ''));
  return [...new Set(files)];
}

const decode = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
