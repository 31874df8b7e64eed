import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Browser, Page as BrowserPage} from '@playwright/test';

import {env} from '../../../src/config/env.ts';
import {createPagesServer} from '../../serve/server.ts';

import {fastest, ROUNDS} from './figures.ts';
import {QUESTIONS} from './questions.ts';

/** Serves a folder and opens it in a browser. */
export function browserPages(browser: Browser) {
  return async (folder: string) => {
    const types: Record<string, string> = {'.js': 'text/javascript', '.html': 'text/html'};
    const server = createServer((request, response) => {
      const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
      const pathname = asked === '/' ? '/index.html' : decodeURIComponent(asked);
      readFile(path.join(folder, pathname)).then(
        (body) => {
          const type = types[path.extname(pathname)] ?? 'application/octet-stream';
          response.writeHead(200, {'content-type': type}).end(body);
        },
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const {port} = server.address() as AddressInfo;
    const page = await browser.newPage();
    let bytes = 0;
    page.on('response', (response) => {
      response.body().then(
        (body) => {
          bytes += gzipSync(body).length;
        },
        () => undefined,
      );
    });
    await page.goto(`http://127.0.0.1:${String(port)}/`);
    return {
      evaluate: (script: string) => page.evaluate(script),
      transferred: () => bytes,
      close: async () => {
        await page.close();
        server.close();
      },
    };
  };
}

/** From the keystroke to the rendered suggestions, in a browser, on the built site. */
export async function boxTimes(browser: Browser, buildDir: string): Promise<number[]> {
  const server = createPagesServer(buildDir, env.baseUrl);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${String(port)}${env.baseUrl}`);
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.click();
  await box.fill('quickstart');
  await page.getByRole('option').first().waitFor();
  const queries = QUESTIONS.filter(({from}) => from === '/').map(({query}) => query);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await boxRound(page, queries));
  }
  await page.close();
  server.close();
  return fastest(rounds);
}

/** One round of questions through the box. */
function boxRound(page: BrowserPage, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
    // React notices only a value that is set this way.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const form = input?.form;
    if (!input || !form) throw new Error('No search box');
    const measured: number[] = [];
    for (const query of all) {
      measured.push(
        await new Promise<number>((resolve) => {
          const before = performance.now();
          const observer = new MutationObserver(() => {
            if (form.querySelector<HTMLElement>('[data-answers]')?.dataset.answers !== query)
              return;
            observer.disconnect();
            resolve(performance.now() - before);
          });
          observer.observe(form, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          value?.set?.call(input, query);
          input.dispatchEvent(new Event('input', {bubbles: true}));
        }),
      );
      await new Promise((done) => setTimeout(done, 30));
    }
    return measured;
  }, queries);
}
