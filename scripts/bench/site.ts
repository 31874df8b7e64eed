import {mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {type Browser, chromium} from '@playwright/test';

import {env} from '../../src/config/env.ts';
import {ensureBrowser, sandboxArgs} from '../browser/find.ts';
import {requireBuild} from '../lib/build.ts';
import {startNginx} from '../nginx/start.ts';
import {packOnprem} from '../onprem/pack.ts';
import {createPagesServer} from '../serve/server.ts';

/** Serves a folder while a function runs, which gets the address of the home page. */
export async function withServer<T>(build: string, work: (home: string) => Promise<T>): Promise<T> {
  requireBuild(build);
  const server = createPagesServer(build, env.baseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const {port} = server.address() as AddressInfo;
    return await work(`http://127.0.0.1:${String(port)}${env.baseUrl}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves the on-premises edition of `build/` in nginx while a function runs, which gets the origin. */
export async function withNginx<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const out = await mkdtemp(path.join(tmpdir(), 'kw-nginx-bench-'));
  try {
    const {baseUrl} = env;
    const {root, headers} = await packOnprem({
      build: 'build',
      out,
      baseUrl,
      date: new Date(),
      effort: {brotli: 1, gzip: 1},
    });
    const nginx = await startNginx(root, baseUrl, headers);
    try {
      return await work(`http://127.0.0.1:${String(nginx.port)}`);
    } finally {
      await nginx.stop();
    }
  } finally {
    await rm(out, {recursive: true, force: true});
  }
}

/** Starts a browser while a function runs. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...args, ...sandboxArgs()],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Serves `build/` and starts a browser while a function runs. */
export const withSite = <T>(
  work: (site: {browser: Browser; home: string}) => Promise<T>,
): Promise<T> => withBrowser((browser) => withServer('build', (home) => work({browser, home})));
