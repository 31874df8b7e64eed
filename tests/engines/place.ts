import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {offlineFiles} from '../../scripts/offline/pack.ts';
import {env} from '../../src/config/env.ts';
import {site} from '../../src/data/site.ts';
import {fileOfPath} from '../../src/features/offline-edition/edition.ts';
import type {Place} from '../controls/controls.ts';
import {writeFolder} from '../support/offline-folder.ts';

import {type Browser, until} from './browser.ts';

/** Width of a desktop window. */
export const WIDE = 1280;

/**
 * Reads an edition in a browser.
 *
 * @param browser the browser
 * @param addressOf the address of a page, from its path on the site with query and hash
 */
export function placeIn(browser: Browser, addressOf: (path: string) => string): Place {
  return {
    browser,
    async go(where, narrow = false) {
      await browser.open(addressOf(where), narrow ? browser.narrow : WIDE);
      await until(
        browser,
        `${where} alive`,
        () => document.documentElement.dataset.hasHydrated === 'true',
      );
    },
  };
}

/** The offline edition of the build, unpacked. */
export interface OfflineFolder {
  readonly addressOf: (path: string) => string;
  readonly remove: () => Promise<void>;
}

/** Packs the build and writes it into a folder whose name needs escaping. */
export async function offlineFolder(): Promise<OfflineFolder> {
  const edition = await offlineFiles({
    build: 'build',
    origin: env.url,
    baseUrl: env.baseUrl,
    release: site.release,
    commit: 'test',
    date: new Date(Date.UTC(2025, 5, 15)),
  });
  const temp = await mkdtemp(path.join(tmpdir(), 'kw offline-'));
  await writeFolder(edition, temp);
  return {
    addressOf(where) {
      const [, name = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(where) ?? [];
      return pathToFileURL(path.join(temp, fileOfPath(name))).href + rest;
    },
    remove: () => rm(temp, {recursive: true, force: true}),
  };
}
