import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {unzipSync} from 'fflate';
import {inject} from 'vitest';

import {bundleServer} from '../../scripts/mcp/bundle.ts';
import {packOffline} from '../../scripts/offline/pack.ts';
import type {Headers} from '../../scripts/onprem/headers.ts';
import {packOnprem} from '../../scripts/onprem/pack.ts';
import {env} from '../../src/config/env.ts';
import {site} from '../../src/data/site.ts';

import {writeFolder} from './offline-folder.ts';

/**
 * Makes something in a folder of the run. Several files need it and run side by side: the first makes it, the others
 * wait.
 *
 * @param name of the folder
 * @param make fills the empty folder
 * @returns the folder
 */
async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(inject('editions'), name);
  const outcome = `${folder}.outcome`;
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const fault = await make(folder).then(() => '', String);
    await writeFile(`${outcome}.part`, fault);
    await rename(`${outcome}.part`, outcome);
  }
  while (!existsSync(outcome)) await setTimeout(100);
  const fault = await readFile(outcome, 'utf8');
  if (fault !== '') throw new Error(`${name} could not be made: ${fault}`);
  return folder;
}

const place = {
  build: 'build',
  origin: env.url,
  baseUrl: env.baseUrl,
  date: new Date(Date.UTC(2025, 5, 15)),
};

/** What the offline edition is packed from, without the server for agents. */
export const OFFLINE = {...place, release: site.release, commit: 'test'} as const;

const ARCHIVE = 'edition.zip';
const MISSING = 'missing.json';
// The percent sign begins no escape.
const UNPACKED = 'unpacked 100%';

/** The offline edition of the build, packed once for the whole run. Nothing may be written into it. */
export interface OfflineCopy {
  /** The unpacked archive. */
  readonly folder: string;
  readonly archive: Uint8Array;
  /** Its files, without the name of the archive's folder. */
  readonly entries: readonly {readonly name: string; readonly content: Uint8Array}[];
  /** Addresses that lead to the public site. */
  readonly missing: readonly string[];
}

const entriesOf = (archive: Uint8Array): OfflineCopy['entries'] =>
  Object.entries(unzipSync(archive)).map(([name, content]) => ({
    name: name.slice(name.indexOf('/') + 1),
    content,
  }));

/** Packs the edition as readers get it, with the server for agents, and unpacks it where the name needs escaping. */
const packed = (): Promise<string> =>
  once('offline edition', async (folder) => {
    const {archive, missing} = await packOffline({...OFFLINE, server: await bundleServer(place)});
    await writeFile(path.join(folder, ARCHIVE), archive);
    await writeFile(path.join(folder, MISSING), JSON.stringify(missing));
    await writeFolder({entries: entriesOf(archive)}, path.join(folder, UNPACKED));
  });

/** Where the offline edition of the build is, unpacked. */
export async function offlineFolder(): Promise<string> {
  return path.join(await packed(), UNPACKED);
}

/** The offline edition of the build, unpacked and as an archive. */
export async function offlineEdition(): Promise<OfflineCopy> {
  const made = await packed();
  const archive = await readFile(path.join(made, ARCHIVE));
  return {
    folder: path.join(made, UNPACKED),
    archive,
    entries: entriesOf(archive),
    missing: JSON.parse(await readFile(path.join(made, MISSING), 'utf8')) as string[],
  };
}

/** The on-premises edition of the build, packed once for the whole run: what nginx needs of it. */
export interface OnpremCopy {
  readonly root: string;
  readonly headers: Headers;
}

/** Packs the on-premises edition, compressed as fast as possible. */
export async function onpremEdition(): Promise<OnpremCopy> {
  const made = await once('onprem', async (folder) => {
    const {root, headers} = await packOnprem({
      build: place.build,
      out: path.join(folder, 'edition'),
      baseUrl: place.baseUrl,
      date: place.date,
      effort: {brotli: 1, gzip: 1},
    });
    await writeFile(path.join(folder, 'nginx.json'), JSON.stringify({root, headers}));
  });
  return JSON.parse(await readFile(path.join(made, 'nginx.json'), 'utf8')) as OnpremCopy;
}
