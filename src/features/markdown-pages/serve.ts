import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

import {twinOf} from '../../site/addresses.ts';
import {listFile} from './lists/write.ts';
import {llmsFiles} from './llms.ts';
import type {Options} from './options.ts';
import {plainPage, twinFile} from './page.ts';
import type {TwinSite} from './site.ts';

/** What a request is answered from; asked anew for each, as pages change while they are written. */
export interface Desk {
  readonly siteDir: string;
  readonly options: Options;
  /** Undefined before the first page is loaded. */
  readonly site: () => TwinSite | undefined;
}

/**
 * The text of one of the files that a build would write.
 *
 * @param file path below the base URL, such as `models/overview.md` or `llms.txt`
 * @returns nothing where a build would write no such file
 * @throws Error with file, line and remedy for a part of a page that has no plain form
 */
export async function fileText(file: string, desk: Desk): Promise<string | undefined> {
  const site = desk.site();
  if (site === undefined) return undefined;
  const {pages, lists, around} = site;
  const plain = async (page: (typeof pages)[number]) =>
    plainPage(page, await readFile(path.join(desk.siteDir, page.file), 'utf8'), around);
  if (file.endsWith('.md')) {
    const isAt = ({route}: {readonly route: string}): boolean => twinOf(route) === `/${file}`;
    const page = pages.find(isAt);
    if (page) return twinFile(page, (await plain(page)).relative, around);
    const list = lists.find(isAt);
    return list && listFile(list, around);
  }
  const entries = await Promise.all(
    pages.map(async (page) => ({page, text: (await plain(page)).absolute})),
  );
  const root = around.siteUrl + around.baseUrl.replace(/\/$/, '');
  const doors = lists.filter(({door}) => door);
  return llmsFiles(entries, {...desk.options, root, doors}).find((one) => one.file === file)?.text;
}

/**
 * Answers for twins and lists under `npm start`, where no build writes them: from the sources, on request.
 *
 * @returns a middleware of the development server; other addresses pass it by
 */
export function twinServer(baseUrl: string, desk: Desk) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
    if (!/\.md$|^(?:.*\/)?llms(?:-full)?\.txt$/.test(file)) {
      next();
      return;
    }
    const answer = (status: number, type: string, text: string): void => {
      response.writeHead(status, {
        'content-type': `text/${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(text);
    };
    fileText(file, desk).then(
      (text) => {
        if (text === undefined) {
          answer(404, 'plain', `No page has its twin at ${address}.\n`);
        } else {
          answer(200, file.endsWith('.md') ? 'markdown' : 'plain', text);
        }
      },
      (error: unknown) => {
        answer(500, 'plain', `${error instanceof Error ? error.message : String(error)}\n`);
      },
    );
  };
}
