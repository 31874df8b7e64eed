// `npm run bench:serve`: nginx with the on-premises edition under load from wrk, both on this machine, all
// routes in turn, for `--seconds` (10) with 64 connections. Needs `build/`, nginx and wrk.
import {spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../../src/config/env.ts';
import {startNginx, whyNoNginx} from '../nginx/start.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {packOnprem} from '../onprem/pack.ts';

import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {parseWrk, type WrkResult, wrkScript} from './wrk.ts';

const CONNECTIONS = 64;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '10'}}});
  const reason =
    whyNoNginx() ??
    (spawnSync('wrk', ['-v']).error ? 'wrk is not installed: `apt-get install wrk`.' : undefined);
  if (reason !== undefined) {
    console.log(`Skipped: ${reason}`);
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-serve-'));
  try {
    const {root, headers} = await packOnprem({
      build: 'build',
      out: path.join(folder, 'edition'),
      baseUrl: env.baseUrl,
      date: new Date(),
      effort: {brotli: 9, gzip: 9},
    });
    const routes = filesBelow(path.join(root, env.baseUrl))
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .map((name) => env.baseUrl + name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
    const script = path.join(folder, 'routes.lua');
    await writeFile(script, wrkScript(routes));
    const nginx = await startNginx(root, env.baseUrl, headers, 1);
    let result: WrkResult;
    try {
      const address = `http://127.0.0.1:${String(nginx.port)}`;
      const run = (seconds: string): string =>
        spawnSync(
          'wrk',
          ['-t1', `-c${String(CONNECTIONS)}`, `-d${seconds}s`, '--latency', '-s', script, address],
          {encoding: 'utf8'},
        ).stdout;
      run('2');
      result = parseWrk(run(values.seconds));
    } finally {
      await nginx.stop();
    }
    await writeReport('serve', 'nginx under load', [
      ['Routes in turn', String(routes.length)],
      ['Connections', String(CONNECTIONS)],
      ['Requests per second', result.requestsPerSecond.toFixed(0)],
      ['Median', `${result.p50.toFixed(2)} ms`],
      ['99th percentile', `${result.p99.toFixed(2)} ms`],
      ['Errors', String(result.errors)],
      ['Machine', machine()],
    ]);
    if (result.errors > 0) {
      throw new Error(`${String(result.errors)} requests failed.`);
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
