// `npm run bench:agents`: how well agents can read the site, by the checks of agentdocsspec.com (afdocs), on
// static hosting with the rules of GitHub Pages and on the on-premises edition in nginx. Needs `build/`, and
// nginx for the second. `-- --verbose` names the pages that fall short, `-- --all` checks every page.
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../../src/config/env.ts';
import {installTool} from '../lib/tool.ts';
import {startNginx, whyNoNginx} from '../nginx/start.ts';
import {packOnprem} from '../onprem/pack.ts';
import {createPagesServer} from '../serve/server.ts';

/** The version that the figures are for. */
const AFDOCS = 'afdocs@0.22.2';

/** Minimum scores. */
const TARGETS = {pages: 97, nginx: 100};

/**
 * Checks one address, prints its scorecard, and returns the score. Uses a numeric address: if `localhost` has
 * two, the first requests fail on a busy machine.
 */
async function check(origin: string, more: readonly string[]): Promise<number> {
  const {node, file: afdocs} = await installTool(AFDOCS, 'afdocs/bin/afdocs.mjs');
  const args = [
    'check',
    `${origin}${env.baseUrl}`,
    '--format',
    'scorecard',
    '--request-delay',
    '0',
  ];
  const canonical = ['--canonical-origin', env.url, '--network-context', 'ci'];
  const output = await new Promise<string>((resolve, reject) => {
    // Its exit code says that checks failed, as the score does.
    execFile(
      node,
      [afdocs, ...args, ...canonical, ...more],
      {maxBuffer: 1 << 28},
      (_, stdout, stderr) => {
        if (stdout === '') reject(new Error(stderr));
        else resolve(stdout);
      },
    );
  });
  console.log(output);
  const lost = /(\d+) failed to fetch/.exec(output)?.[1];
  if (lost !== undefined) {
    console.log(
      `${lost} requests got no answer, which lowers the score: the machine was too busy. Run it again.\n`,
    );
  }
  return Number(/Overall Score: (\d+)/.exec(output)?.[1] ?? 0);
}

async function onPages(more: readonly string[]): Promise<number> {
  const server = createPagesServer(path.resolve('build'), env.baseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await check(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, more);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function onNginx(more: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-agents-'));
  try {
    const {root, headers} = await packOnprem({
      build: 'build',
      out: path.join(folder, 'edition'),
      baseUrl: env.baseUrl,
      date: new Date(),
      effort: {brotli: 1, gzip: 1},
    });
    const nginx = await startNginx(root, env.baseUrl, headers);
    try {
      return await check(`http://127.0.0.1:${String(nginx.port)}`, more);
    } finally {
      await nginx.stop();
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      verbose: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      only: {type: 'string'},
    },
  });
  const sampling = ['--sampling', values.all ? 'none' : 'deterministic'];
  const more = [...sampling, ...(values.verbose ? ['--verbose', '--fixes'] : ['--quiet'])];
  const scores: (readonly [keyof typeof TARGETS, number])[] = [];
  if (values.only !== 'nginx') scores.push(['pages', await onPages(more)]);
  const reason = whyNoNginx();
  if (reason !== undefined) console.log(`Skipped, nginx: ${reason}`);
  else if (values.only !== 'pages') scores.push(['nginx', await onNginx(more)]);
  for (const [place, score] of scores) {
    const target = TARGETS[place];
    console.log(`${place}: ${String(score)} of 100, at least ${String(target)} wanted`);
    if (score < target) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
