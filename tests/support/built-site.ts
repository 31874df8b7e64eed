import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import {runSteps, type SiteFacts} from '../../src/build/run.ts';
import type {BuildStep} from '../../src/site/build-step.ts';
import type {PageGroup, SitePage} from '../../src/site/inventory.ts';
import {filesBelow} from '../../src/site/util/files.ts';

/** The latest docs, as in the inventory. */
export const LATEST_DOCS: PageGroup = {
  kind: 'docs',
  release: '2.0',
  path: '/',
  title: 'Docs 2.0',
  label: '2.0 (Latest)',
  current: true,
  copy: false,
};

/** A page of the inventory; irrelevant fields have defaults. */
export function sitePage(route: string, more: Partial<SitePage> = {}): SitePage {
  return {
    route,
    file: `docs${route === '/' ? '/intro' : route}.mdx`,
    title: `Title of ${route}`,
    description: 'What it is.',
    group: LATEST_DOCS,
    keywords: [],
    categories: [],
    searchWeight: 1,
    canonical: route,
    ...more,
  };
}

/** A small page of HTML. */
export const html = (body: string, head = ''): string =>
  `<!doctype html><html lang=en><meta charset=UTF-8>${head}<title>x</title><body>${body}`;

/** The page of a list, as its features write it. */
export const listPage = (
  {title, description}: {readonly title: string; readonly description?: string},
  head = '',
): string =>
  html(
    `<main><h1>${title}</h1><p>Text of the list.</p></main>`,
    `<link rel="alternate" type="text/markdown" title="${title}" href="x.md">${
      description === undefined ? '' : `<meta name="description" content="${description}">`
    }${head}`,
  );

/** A finished site in a temporary folder, which the end of the test removes. */
export interface BuiltSite {
  readonly outDir: string;
  readonly files: () => string[];
  readonly read: (file: string) => string;
  /** Runs steps on it. */
  readonly run: (steps: readonly BuildStep[], facts?: Partial<SiteFacts>) => Promise<void>;
}

/**
 * Writes a finished site.
 *
 * @param files path below the output folder -> content
 */
export function builtSite(files: Readonly<Record<string, string>> = {}): BuiltSite {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
  onTestFinished(() => {
    rmSync(siteDir, {recursive: true});
  });
  const outDir = path.join(siteDir, 'build');
  mkdirSync(outDir);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  }
  return {
    outDir,
    files: () => filesBelow(outDir),
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
    run: (steps, facts) =>
      runSteps(steps, {
        siteDir,
        outDir,
        siteUrl: 'https://example.com',
        baseUrl: '/base/',
        title: 'Docs',
        noIndex: false,
        routes: [],
        noIndexRoutes: new Set(),
        pages: [],
        plugins: [],
        cacheDir: undefined,
        ...facts,
      }),
  };
}
