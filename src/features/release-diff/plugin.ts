import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {PREVIOUS} from '../../data/releases.ts';
import {addCacheBuildDependency} from '../../site/util/bundler-cache.ts';
import {openResults} from '../../site/util/result-cache.ts';

import {comparedFile, writeCompared} from './compared.ts';
import {compareReleases} from './report.ts';
import type {Compare, Report} from './types.ts';

/** Compares the two releases at build time. The docs plugin (`src/build/docs.ts`) adds the pages. See README.md. */
export default function releaseDiffPlugin(
  {siteDir}: LoadContext,
  {cache}: {readonly cache: boolean},
): Plugin<Report | undefined> {
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
      ['docs', 'sdk', `versioned_docs/version-${PREVIOUS}`].map((folder) =>
        path.join(siteDir, folder, '**/*.mdx'),
      ),
  };
}
