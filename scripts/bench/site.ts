import type {AddressInfo} from 'node:net';

import {type Browser, chromium} from '@playwright/test';

import {env} from '../../src/config/env.ts';
import {ensureBrowser} from '../browser/find.ts';
import {createPagesServer} from '../serve/server.ts';

/** A built site that is being served, and a browser. */
export interface OpenSite {
  readonly browser: Browser;
  /** Address of the home page. */
  readonly home: string;
}

/** Serves a folder while a function runs. */
export async function withServer<T>(
  build: string,
  work: (home: string) => Promise<T>,
  baseUrl: string = env.baseUrl,
): Promise<T> {
  const server = createPagesServer(build, baseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const {port} = server.address() as AddressInfo;
    return await work(`http://127.0.0.1:${String(port)}${baseUrl}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves a built site and starts a browser while a function runs. */
export async function withSite<T>(build: string, work: (site: OpenSite) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await withServer(build, (home) => work({browser, home}));
  } finally {
    await browser.close();
  }
}
