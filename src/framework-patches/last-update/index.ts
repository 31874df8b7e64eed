import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readAtOnce, type ReadDate} from './dates.ts';

/** Reads the dates of all pages with one run of git. See README.md. */
export default function lastUpdatePlugin({siteDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const git = require('@docusaurus/utils/lib/gitUtils.js') as {getFileCommitDate: ReadDate};
  git.getFileCommitDate = readAtOnce(siteDir, git.getFileCommitDate);
  return {name: 'kamiwaza-last-update'};
}
