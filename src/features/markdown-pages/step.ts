import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {markdownAddress} from '../../site/addresses.ts';
import type {BuildStep} from '../../site/build-step.ts';
import {inBatches} from '../../site/util/batches.ts';

import {type Entry, llmsFiles} from './llms.ts';
import {described, listFile, markdownFile, markdownSite, plainPage} from './page.ts';
import {skillFiles} from './skill.ts';

/** Writes every page as Markdown, `llms.txt` and `llms-full.txt`, and the skill for agents. See README.md. */
export function markdownPagesStep({summary}: {readonly summary: string}): BuildStep {
  return {
    name: 'Markdown pages',
    start(build) {
      const {siteDir, siteUrl, baseUrl, title, write} = build;
      return {
        async finish() {
          const {pages, lists, around} = markdownSite(build, {siteUrl, baseUrl});
          const common = [
            ...[siteUrl, baseUrl, ...around.markdownRoutes],
            ...pages.flatMap(({file, route}) => [file, route]),
          ];
          const pageResults = build.results<string>('markdown-pages', common);
          const listResults = build.results<string>('markdown-lists', common);
          const entries = await inBatches(pages, async (page): Promise<Entry> => {
            const source = await readFile(path.join(siteDir, page.file), 'utf8');
            const text = pageResults.of([page.file, page.route, source], () =>
              plainPage(page, source, around),
            );
            await write(markdownAddress(page.route), markdownFile(described(page), text, around));
            return {page, text};
          });
          pageResults.save();
          for (const list of lists) {
            const text = listResults.of([JSON.stringify(list)], () => listFile(list, around));
            await write(markdownAddress(list.route), text);
          }
          listResults.save();
          const root = siteUrl + baseUrl.replace(/\/$/, '');
          for (const {file, text} of llmsFiles(entries, {title, summary, root, lists})) {
            await write(file, text);
          }
          for (const {file, text} of skillFiles({title, summary, root})) await write(file, text);
        },
      };
    },
  };
}
