import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {openResults} from '../shared/cache.ts';
import {collectPages} from '../shared/site-pages.ts';

import {twinOf} from './address.ts';
import {type Entry, llmsFiles} from './llms.ts';
import {validateOptions} from './options.ts';
import {type PlainPage, plainPage, type Surroundings, twinFile} from './page.ts';

/** After a build, writes every page once more as Markdown, and the lists of them. See README.md. */
export default function markdownTwinsPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const options = validateOptions(rawOptions);
  const {siteDir, baseUrl} = context;
  return {
    name: 'kamiwaza-markdown-twins',
    async postBuild({outDir, plugins, siteConfig}) {
      const pages = collectPages({plugins, baseUrl});
      const around: Surroundings = {
        siteUrl: siteConfig.url,
        baseUrl,
        routeOfFile: new Map(pages.map(({file, route}) => [file, route])),
        twins: new Set(pages.map(({route}) => route)),
      };
      const results = openResults<PlainPage>('markdown-twins', {
        siteDir,
        common: [siteConfig.url, baseUrl, ...pages.flatMap(({file, route}) => [file, route])],
      });
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      const entries = await Promise.all(
        pages.map(async (page): Promise<Entry> => {
          const source = await readFile(path.join(siteDir, page.file), 'utf8');
          const {relative, absolute} = results.of([page.file, page.route, source], () =>
            plainPage(page, source, around),
          );
          await write(twinOf(page.route), twinFile(page, relative, around));
          return {page, text: absolute};
        }),
      );
      results.save();
      const root = siteConfig.url + baseUrl.replace(/\/$/, '');
      await Promise.all(
        llmsFiles(entries, {...options, root}).map(({file, text}) => write(file, text)),
      );
    },
  };
}
