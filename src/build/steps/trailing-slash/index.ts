import {access, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {secureHtml} from '../content-security-policy/policy.ts';

import {redirectPage, stubFile} from './stub.ts';

/**
 * After a build, writes `<route>/index.html` beside every `<route>.html`, so that an address typed with a
 * trailing slash lands on the page on hosts that serve files only (decision 13). See README.md.
 */
export default function trailingSlashPlugin(context: LoadContext): Plugin {
  return {
    name: 'kamiwaza-trailing-slash',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const stubs = routesPaths
        .map((route) => ({route, file: stubFile(route, context.baseUrl)}))
        .filter((stub): stub is {route: string; file: string} => stub.file !== undefined);
      await Promise.all(
        stubs.map(async ({route, file}) => {
          const target = path.join(outDir, file);
          const taken = await access(target).then(
            () => true,
            () => false,
          );
          if (taken) {
            return;
          }
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, secureHtml(redirectPage(route, siteConfig.url)));
        }),
      );
    },
  };
}
