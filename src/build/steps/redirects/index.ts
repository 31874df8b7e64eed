import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {secureHtml} from '../content-security-policy/policy.ts';
import {routeOf} from '../../../site/inventory.ts';

import {faultsOf} from './check.ts';
import {validateOptions} from './options.ts';
import {movedPage, redirectFiles} from './page.ts';

/** After a build, writes a page at every address that has moved. See README.md. */
export default function redirectsPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const {redirects} = validateOptions(rawOptions);
  const {baseUrl} = context;
  return {
    name: 'kamiwaza-redirects',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const routes = new Set(routesPaths.map((route) => routeOf(route, baseUrl)));
      const faults = faultsOf(redirects, routes);
      if (faults.length > 0) {
        throw new Error(
          `src/data/redirects.ts:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
        );
      }
      const root = siteConfig.url + baseUrl;
      await Promise.all(
        Object.entries(redirects)
          .flatMap(([from, to]) => redirectFiles(from).map((place) => ({...place, to})))
          .map(async ({file, depth, to}) => {
            const target = path.join(outDir, file);
            await mkdir(path.dirname(target), {recursive: true});
            await writeFile(target, secureHtml(movedPage(depth, to, root)));
          }),
      );
    },
  };
}
