import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

import {markdownAddress} from '../../site/addresses.ts';
import type {SitePage} from '../../site/inventory.ts';
import {repairEscapes} from '../../site/util/percent-escapes.ts';
import {llmsFiles} from './llms.ts';
import {described, markdownFile, plainPage, type Surroundings} from './page.ts';
import {SKILL_INDEX, skillFiles} from './skill.ts';
import {PAGE} from './texts.ts';

/** What requests are answered from; read for each request, because pages change while they are written. */
export interface RequestContext {
  readonly siteDir: string;
  /** Name of the site, and one sentence about it. */
  readonly title: string;
  readonly summary: string;
  /** All written pages, and what their links are resolved against. Undefined before the first page is loaded. */
  readonly site: () =>
    {readonly pages: readonly SitePage[]; readonly around: Surroundings} | undefined;
}

/**
 * The text of one of the files that a build would write. `file` is below the base URL, such as `models/overview.md`;
 * undefined if a build would not write it.
 */
async function fileText(file: string, context: RequestContext): Promise<string | undefined> {
  const site = context.site();
  if (site === undefined) return undefined;
  const {pages, around} = site;
  const plain = async (page: (typeof pages)[number]) =>
    plainPage(page, await readFile(path.join(context.siteDir, page.file), 'utf8'), around);
  if (file.endsWith('.md')) {
    const page = pages.find(({route}) => markdownAddress(route) === `/${file}`);
    if (page) return markdownFile(described(page), await plain(page), around);
  }
  const root = around.siteUrl + around.baseUrl.replace(/\/$/, '');
  const {title, summary} = context;
  const skill = skillFiles({title, summary, root}).find((one) => one.file === file);
  if (skill) return skill.text;
  const entries = await Promise.all(pages.map(async (page) => ({page, text: await plain(page)})));
  return llmsFiles(entries, {title, summary, root, lists: []}).find((one) => one.file === file)
    ?.text;
}

/** Serves Markdown versions and lists under `npm start`, where no build writes them: from the sources, on request. */
export function markdownServer(baseUrl: string, context: RequestContext) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [escaped = ''] = (request.url ?? '').split('?');
    const address = decodeURI(repairEscapes(escaped));
    const file = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
    if (!/\.md$|^(?:.*\/)?llms(?:-full)?\.txt$/.test(file) && file !== SKILL_INDEX) {
      next();
      return;
    }
    const answer = (status: number, type: string, text: string): void => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(text);
    };
    fileText(file, context).then(
      (text) => {
        if (text === undefined) {
          answer(404, 'text/plain', `${PAGE.notFound(address)}\n`);
        } else {
          const type = file.endsWith('.md') ? 'text/markdown' : 'text/plain';
          answer(200, file === SKILL_INDEX ? 'application/json' : type, text);
        }
      },
      (error: unknown) =>
        answer(500, 'text/plain', `${error instanceof Error ? error.message : String(error)}\n`),
    );
  };
}
