import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {env} from '../../config/env.ts';
import {inBatches} from '../../site/util/batches.ts';
import {openResults} from '../../site/util/result-cache.ts';
import {pluginsOf} from '../../site/inventory.ts';

import {twinOf} from '../../site/addresses.ts';
import {listFile} from './lists/write.ts';
import {type Entry, llmsFiles} from './llms.ts';
import {validateOptions} from './options.ts';
import {type PlainPage, plainPage, twinFile} from './page.ts';
import {twinServer} from './serve.ts';
import {readSite, type TwinSite} from './site.ts';

/** What this plugin needs of webpack's development server. */
type SetupMiddlewares = (middlewares: unknown[]) => unknown[];

/**
 * After a build, writes every page once more as Markdown, and the lists of them; under `npm start`, answers
 * for the same addresses. See README.md.
 */
export default function markdownTwinsPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const options = validateOptions(rawOptions);
  const {siteDir, baseUrl} = context;
  const origin = {siteUrl: context.siteConfig.url, baseUrl};
  let written: TwinSite | undefined;
  return {
    name: 'kamiwaza-markdown-twins',

    // Called again after every edit, so titles and lists are those of the last save.
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus wants a promise
    async allContentLoaded({allContent}) {
      if (env.development) written = readSite(pluginsOf(allContent), origin);
    },

    configureWebpack() {
      if (!env.development) return undefined;
      const setupMiddlewares: SetupMiddlewares = (middlewares) => {
        // In front, or the answer to unknown addresses would be the home page.
        middlewares.unshift(twinServer(baseUrl, {siteDir, options, site: () => written}));
        // webpack-merge joins what this and Docusaurus's own function return; that one returns them all.
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir, plugins, siteConfig}) {
      const {pages, lists, around} = readSite(plugins, origin);
      const kept = {
        siteDir,
        common: [
          ...[siteConfig.url, baseUrl, ...around.twins],
          ...pages.flatMap(({file, route}) => [file, route]),
        ],
      };
      const results = openResults<PlainPage>('markdown-twins', kept);
      const listResults = openResults<string>('markdown-twins-lists', kept);
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      const entries = await inBatches(pages, async (page): Promise<Entry> => {
        const source = await readFile(path.join(siteDir, page.file), 'utf8');
        const {relative, absolute} = results.of([page.file, page.route, source], () =>
          plainPage(page, source, around),
        );
        await write(twinOf(page.route), twinFile(page, relative, around));
        return {page, text: absolute};
      });
      results.save();
      await Promise.all(
        lists.map((list) =>
          write(
            twinOf(list.route),
            listResults.of([JSON.stringify(list)], () => listFile(list, around)),
          ),
        ),
      );
      listResults.save();
      const root = siteConfig.url + baseUrl.replace(/\/$/, '');
      const doors = lists.filter(({door}) => door);
      await Promise.all(
        llmsFiles(entries, {...options, root, doors}).map(({file, text}) => write(file, text)),
      );
    },
  };
}
