import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Root} from 'mdast';

import {markdownAddress} from '../../site/addresses.ts';
import type {BuildStep} from '../../site/build-step.ts';
import {type BuiltList, builtList} from '../../site/built-list.ts';
import {inBatches} from '../../site/util/batches.ts';

import {fromPage} from './from-html.ts';
import {type Entry, llmsFiles} from './llms.ts';
import {described, listFile, markdownFile, plainPage, surroundings} from './page.ts';
import {skillFiles} from './skill.ts';

/** Writes every page as Markdown, `llms.txt` and `llms-full.txt`, and the skill for agents. See README.md. */
export function markdownPagesStep({summary}: {readonly summary: string}): BuildStep {
  return {
    name: 'Markdown pages',
    start(build) {
      const {siteDir, siteUrl, baseUrl, title, pages, write} = build;
      const texts = new Map<BuiltList, Root>();
      return {
        page(page) {
          const list = builtList(page, build);
          if (list) texts.set(list, fromPage(page.$, build));
        },
        async finish() {
          const lists = [...texts.keys()];
          const around = surroundings(pages, lists, build);
          const common = [
            ...[siteUrl, baseUrl, ...around.markdownRoutes],
            ...pages.flatMap(({file, route}) => [file, route]),
          ];
          const results = build.results<string>('markdown-pages', common);
          const entries = await inBatches(pages, async (page): Promise<Entry> => {
            const source = await readFile(path.join(siteDir, page.file), 'utf8');
            const text = results.of([page.file, page.route, source], () =>
              plainPage(page, source, around),
            );
            await write(markdownAddress(page.route), markdownFile(described(page), text, around));
            return {page, text};
          });
          results.save();
          for (const [list, content] of texts) {
            await write(markdownAddress(list.route), listFile(list, content, around));
          }
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
