// `npm run bench:serve`: nginx with the on-premises edition under load from wrk, both on this machine, all
// routes in turn, for `--seconds` (10) with 64 connections. Needs `build/`, nginx and wrk.
import {spawnSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../../src/config/env.ts';
import {command} from '../lib/command.ts';
import {routeOf} from '../lib/files.ts';
import {whyNoNginx} from '../nginx/start.ts';
import {filesBelow} from '../../src/site/util/files.ts';

import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {withNginx} from './site.ts';
import {parseWrk, wrkScript} from './wrk.ts';

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
  await withNginx({brotli: 9, gzip: 9}, async (origin, root) => {
    const routes = filesBelow(path.join(root, env.baseUrl))
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .map((name) => routeOf(name, env.baseUrl));
    // Next to the folder that nginx serves; removed with it.
    const script = path.join(root, '..', 'routes.lua');
    await writeFile(script, wrkScript(routes));
    const run = (seconds: string): string =>
      spawnSync(
        'wrk',
        ['-t1', `-c${String(CONNECTIONS)}`, `-d${seconds}s`, '--latency', '-s', script, origin],
        {encoding: 'utf8'},
      ).stdout;
    run('2');
    const result = parseWrk(run(values.seconds));
    await writeReport('serve', 'nginx under load', [
      ['Routes in turn', String(routes.length)],
      ['Connections', String(CONNECTIONS)],
      ['Requests per second', result.requestsPerSecond.toFixed(0)],
      ['Median', `${result.p50.toFixed(2)} ms`],
      ['99th percentile', `${result.p99.toFixed(2)} ms`],
      ['Errors', String(result.errors)],
      ['Machine', machine()],
    ]);
    if (result.errors > 0) throw new Error(`${String(result.errors)} requests failed.`);
  });
}

command(main);
