import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {keepCacheTrue} from '../../site/util/bundler-cache.ts';
import {openResults} from '../../site/util/result-cache.ts';

import {OLD_FOLDER} from './pairs.ts';
import {type Compare, compareReleases, type PageLine, type Report} from './report.ts';

const NAME = 'kamiwaza-what-changed';

/** Compares the two releases at build and adds a page for each comparison. See README.md. */
export default function whatChangedPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  // Which pages are compared; the pages themselves end with a link when they are (remark-link.ts).
  const compared = path.join(generatedFilesDir, NAME, 'compared.txt');
  const address = (route: string): string => baseUrl + route.slice(1);
  return {
    name: NAME,
    loadContent() {
      const results = openResults<Compare>('what-changed', {siteDir});
      const report = compareReleases(siteDir, results);
      results.save();
      mkdirSync(path.dirname(compared), {recursive: true});
      writeFileSync(
        compared,
        (report?.pages ?? [])
          .map(({route}) => route)
          .sort()
          .join('\n'),
      );
      return report;
    },
    configureWebpack(config) {
      keepCacheTrue(config, compared);
      return {};
    },
    getPathsToWatch: () =>
      ['docs', 'sdk', OLD_FOLDER].map((folder) => path.join(siteDir, folder, '**/*.mdx')),
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
