import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {freePort} from '../browser/port.ts';
import type {Headers} from '../onprem/headers.ts';
import {
  mainConfiguration,
  type MainOptions,
  type NginxOptions,
  serverBlock,
} from '../onprem/nginx.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MIME_TYPES = '/etc/nginx/mime.types';
/** Debian has nginx in a folder that only root's PATH has. */
const ENV = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

/** Why nginx can't be used here; undefined when it can. */
export function whyNoNginx(): string | undefined {
  if (spawnSync('nginx', ['-v'], {env: ENV}).status !== 0) {
    return 'nginx is not installed here: `apt-get install nginx-light` and run again.';
  }
  return existsSync(MIME_TYPES) ? undefined : `${MIME_TYPES} is missing, though nginx is there.`;
}

/** What nginx is started with besides the site: the servers that it passes requests to, and the main configuration. */
export interface StartOptions extends Pick<NginxOptions, 'mcp' | 'ask'> {
  /** Writes the configuration around the server block; by default the one of the edition's container. */
  readonly main?: (options: MainOptions) => string;
}

/** A running nginx. */
export interface RunningNginx {
  readonly port: number;
  readonly brotli: boolean;
  readonly stop: () => Promise<void>;
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    const address = `http://127.0.0.1:${String(port)}/`;
    const answer = await fetch(address, {redirect: 'manual'}).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start; its own message is above.');
}

/**
 * Starts Debian's nginx with the edition's own configuration on a free port of the loopback. `root` is the folder with
 * the base path's folders.
 */
export async function startNginx(
  root: string,
  baseUrl: string,
  headers: Headers,
  {main = mainConfiguration, ...behind}: StartOptions = {},
): Promise<RunningNginx> {
  const temp = await mkdtemp(path.join(tmpdir(), 'kw-nginx-'));
  const port = freePort();
  const brotli = existsSync(BROTLI);
  const include = path.join(temp, 'site.conf');
  const file = path.join(temp, 'nginx.conf');
  await mkdir(path.join(temp, 'run'));
  await writeFile(
    include,
    serverBlock({
      baseUrl,
      root: path.resolve(root),
      listen: [`127.0.0.1:${String(port)}`],
      headers,
      mimeTypes: MIME_TYPES,
      brotli,
      ...behind,
    }),
  );
  await writeFile(
    file,
    [
      // Without this line, the workers of a root process run as `nobody`, which may not read the folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      main({
        include,
        temp: path.join(temp, 'run'),
        modules: brotli ? [BROTLI] : [],
        workers: 1,
      }),
    ].join('\n'),
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: ENV,
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(temp, {recursive: true, force: true});
  };
  try {
    await answers(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {port, brotli, stop};
}
