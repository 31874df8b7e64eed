import {createHash} from 'node:crypto';
import {chmod, cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '../../src/site/util/files.ts';
import type {SiteBuild} from '../lib/build.ts';
import {isStub} from '../lib/files.ts';
import {SERVER_FILE} from '../mcp/server-file.ts';

import {type Effort, precompress} from './compress.ts';
import {composeFile, containerfile, DOCKERIGNORE, mcpContainerfile} from './containerfile.ts';
import {readHeaders} from './headers.ts';
import {mainConfiguration, serverBlock} from './nginx.ts';

/** What the edition is built from. */
export interface OnpremOptions extends Omit<SiteBuild, 'origin'> {
  /** Folder to write; emptied first, except for the operator's key. */
  readonly out: string;
  readonly effort?: Effort;
  /** The documentation server for AI agents, and the host name they use; left out where there is none. */
  readonly mcp?: {readonly server: string; readonly host: string};
  /** OpenAI-compatible endpoint that answers questions on the search page; left out where there is none. */
  readonly ask?: string | undefined;
}

/** Where the container has the content of this folder. */
const CONTAINER_ROOT = '/srv/www';
/** Where the MCP server listens: on the loopback that its container shares with nginx. */
const MCP_ADDRESS = '127.0.0.1:8081';
/** Files that an operator mounts into the container. */
const KEY_FILES = '/etc/nginx/kw-llm/*.conf';
/** Where docs-internal/guides/ask.md has operators put these files: what is in it is theirs, with its modes. */
const KEY_FOLDER = 'llm-key';
/** What an operator reads without this repository, by its name in the edition. */
const GUIDES = {'README.md': 'onprem.md', 'ask.md': 'ask.md'};
/** Certificates of the container's base image. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** What is in the folder of the edition, without the operator's key. */
async function ownEntries(out: string): Promise<string[]> {
  const names = await readdir(out);
  return names.filter((name) => name !== KEY_FOLDER).map((name) => path.join(out, name));
}

/**
 * The time of all files. nginx makes an ETag of a file's time and size, so it is the same on every server of a group,
 * and another one after a build of the same commit with other settings, whose pages name other scripts.
 *
 * @param names of the site's files, below its folder
 * @param commit its time; the result is at most 194 days before it
 */
async function timeOf(site: string, names: Iterable<string>, commit: Date): Promise<Date> {
  const digest = createHash('sha256');
  for (const name of names) digest.update(name).update(await readFile(path.join(site, name)));
  return new Date(commit.getTime() - 1000 * digest.digest().readUIntBE(0, 3));
}

/**
 * Lets every user read a folder and what is below it, or a file. An image keeps the modes of the files it is built
 * from, and its server runs as its own user: after a build with `umask 077` it could not even read its configuration.
 */
async function letAllRead(name: string): Promise<void> {
  if (!(await stat(name)).isDirectory()) return chmod(name, 0o644);
  await chmod(name, 0o755);
  for (const entry of await readdir(name)) await letAllRead(path.join(name, entry));
}

/**
 * Writes the on-premises edition: `www/<base path>/` with the site and its compressed copies, `nginx/` with
 * the configuration, a `Containerfile`, and the guides for operators. With the MCP server, `mcp/` has it with a
 * `Containerfile` of its own, `compose.yaml` runs both, and `llm-key/` is for the key of an endpoint. Returns the folder
 * for nginx's `root`, the headers, and what was compressed.
 */
export async function packOnprem(options: OnpremOptions) {
  const {build, out, baseUrl, date, effort, mcp, ask} = options;
  const root = path.join(out, 'www');
  const site = path.join(root, ...baseUrl.split('/').filter((part) => part !== ''));
  const headers = await readHeaders(path.join(build, '_headers'));

  await mkdir(out, {recursive: true});
  for (const name of await ownEntries(out)) await rm(name, {recursive: true});
  await mkdir(site, {recursive: true});
  await cp(build, site, {recursive: true});
  // nginx redirects to trailing slashes itself; only a host without rules needs these pages.
  const copied = new Set(filesBelow(site));
  for (const name of copied) {
    if (name === '_headers' || isStub(name, copied)) await rm(path.join(site, name));
  }
  const time = await timeOf(site, filesBelow(site), date);
  const compressed = await precompress(site, effort);
  await Promise.all(filesBelow(root).map((name) => utimes(path.join(root, name), time, time)));

  await mkdir(path.join(out, 'nginx'), {recursive: true});
  await writeFile(
    path.join(out, 'nginx', 'kamiwaza-docs.conf'),
    serverBlock({
      baseUrl,
      root: CONTAINER_ROOT,
      listen: ['8080', '[::]:8080'],
      headers,
      mimeTypes: '/etc/nginx/mime.types',
      brotli: false,
      ...(mcp && {mcp: MCP_ADDRESS}),
      ...(ask !== undefined && {
        ask: {endpoint: ask, keyFiles: KEY_FILES, certificates: CERTIFICATES},
      }),
    }),
  );
  await writeFile(
    path.join(out, 'nginx', 'nginx.conf'),
    mainConfiguration({
      include: '/etc/nginx/kamiwaza-docs.conf',
      temp: '/tmp',
    }),
  );
  await writeFile(path.join(out, 'Containerfile'), containerfile());
  await writeFile(path.join(out, '.dockerignore'), DOCKERIGNORE);
  for (const [name, guide] of Object.entries(GUIDES)) {
    const text = await readFile(path.join('docs-internal', 'guides', guide), 'utf8');
    await writeFile(path.join(out, name), text.replaceAll('onprem.md', 'README.md'));
  }
  if (mcp) {
    await mkdir(path.join(out, 'mcp'));
    await writeFile(path.join(out, 'mcp', SERVER_FILE), mcp.server);
    await writeFile(
      path.join(out, 'mcp', 'Containerfile'),
      mcpContainerfile(SERVER_FILE, mcp.host),
    );
    await writeFile(path.join(out, 'compose.yaml'), composeFile());
    const key = path.join(out, KEY_FOLDER);
    const made = await mkdir(key, {recursive: true});
    if (made !== undefined) await letAllRead(key);
  }
  await chmod(out, 0o755);
  for (const name of await ownEntries(out)) await letAllRead(name);
  return {root, headers, compressed};
}
