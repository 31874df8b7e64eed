import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {addCacheBuildDependency} from '../../site/util/bundler-cache.ts';
import {openResults} from '../../site/util/result-cache.ts';

import {comparedFile, writeCompared} from './compared.ts';
import {OLD} from './pairs.ts';
import {compareReleases} from './report.ts';
import type {Compare, PageLine, Report} from './types.ts';

export interface ReleaseDiffOptions {
  /** Whether comparisons of earlier builds may be used. */
  readonly cache: boolean;
}

/** Compares the two releases at build time and adds a page for each comparison. See README.md. */
export default function releaseDiffPlugin(
  {siteDir, baseUrl}: LoadContext,
  {cache}: ReleaseDiffOptions,
): Plugin {
  const address = (route: string): string => baseUrl + route.slice(1);
  return {
    name: 'kamiwaza-release-diff',
    loadContent() {
      const results = openResults<Compare>('release-diff', {siteDir, enabled: cache});
      const report = compareReleases(siteDir, results);
      results.save();
      writeCompared(siteDir, report?.pages.map(({route}) => route) ?? []);
      return report;
    },
    configureWebpack(config) {
      addCacheBuildDependency(config, comparedFile(siteDir));
      return {};
    },
    getPathsToWatch: () =>
      ['docs', 'sdk', `versioned_docs/version-${OLD}`].map((folder) =>
        path.join(siteDir, folder, '**/*.mdx'),
      ),
    async contentLoaded({content, actions}) {
      const report = content as Report | undefined;
      if (report === undefined) return;
      const {releases, pages, fresh, gone} = report;
      const lines = pages.map(({route, title, added, removed, changed, same}): PageLine => ({
        route,
        title,
        added,
        removed,
        changed,
        same,
      }));
      const summary = await actions.createData(
        'summary.json',
        JSON.stringify({releases, pages: lines, fresh, gone}),
      );
      actions.addRoute({
        path: address('/changes'),
        exact: true,
        component: '@site/src/features/release-diff/pages/Summary.tsx',
        modules: {summary},
      });
      for (const page of pages) {
        const name = `${page.route.slice(1).replaceAll('/', '-')}.json`;
        const changes = await actions.createData(name, JSON.stringify({...page, releases}));
        actions.addRoute({
          path: address(page.route),
          exact: true,
          component: '@site/src/features/release-diff/pages/Page.tsx',
          modules: {changes},
        });
      }
    },
  };
}
