import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {parsePage} from '../../src/site/mdx/parse.ts';
import type {Page, Site} from '../../src/site/mdx/types.ts';
import {setOf} from '../../src/site/source-pages.ts';
import {relativePath} from '../../src/site/util/files.ts';
import {nearest} from '../../src/site/util/nearest.ts';
import {writtenPages} from './index.ts';

/**
 * The pages that arguments name, and those of the folders that they name, each once.
 *
 * @throws Error for what is no page and no folder with pages, with the page or folder that was probably meant
 */
export function chosenPages(site: Site, names: readonly string[]): Page[] {
  const chosen = names.flatMap((name) => {
    const file = relativePath(site.root, name);
    if (file === '') return writtenPages(site);
    const known = site.pages.filter(
      (page) => page.file === file || page.file.startsWith(`${file}/`),
    );
    if (known.length > 0) return known;
    const stat = statSync(name, {throwIfNoEntry: false});
    if (stat?.isFile() === true && /\.mdx?$/.test(file)) {
      return [parsePage(file, readFileSync(name, 'utf8'), setOf(file) ?? 'docs')];
    }
    if (stat?.isFile() === true) {
      throw new Error(`${file} is not a page. Name files that end with .mdx or .md.`);
    }
    if (stat) throw new Error(`There are no pages in ${name}.`);
    const files = writtenPages(site).map((page) => page.file);
    const near = nearest(file, new Set([...files, ...files.map((one) => path.dirname(one))]));
    throw new Error(`There is no file or folder ${file}.${near ? ` Did you mean "${near}"?` : ''}`);
  });
  return [...new Map(chosen.map((page) => [page.file, page])).values()];
}
