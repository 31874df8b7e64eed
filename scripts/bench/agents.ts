import {execFile} from 'node:child_process';

import {command} from '../lib/command.ts';

import {env} from '../../src/config/env.ts';
import {onNewerNode} from '../lib/tool.ts';
import {whyNoNginx} from '../nginx/start.ts';

import {withNginx, withServer} from './site.ts';

/** The version that the figures are for. */
const AFDOCS = 'afdocs@0.22.2';

/** Minimum scores. */
const TARGETS = {pages: 97, nginx: 100};

/**
 * Checks one address, prints its scorecard, and returns the score. Uses a numeric address: if `localhost` has
 * two, the first requests fail on a busy machine.
 */
async function check(home: string, more: readonly string[]): Promise<number> {
  const args = [
    ...onNewerNode(AFDOCS, 'afdocs'),
    ...['check', home, '--format', 'scorecard', '--request-delay', '0'],
    ...['--canonical-origin', env.url, '--network-context', 'ci'],
    ...more,
  ];
  const output = await new Promise<string>((resolve, reject) => {
    // Its exit code says that checks failed, as the score does.
    const options = {maxBuffer: 1 << 28, shell: process.platform === 'win32'};
    execFile('npx', args, options, (error, stdout, stderr) => {
      const reason = stderr.trim() || (error?.message ?? 'it printed nothing');
      if (stdout === '') reject(new Error(`npx ${AFDOCS} failed: ${reason}`));
      else resolve(stdout);
    });
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

const usage = `npm run bench:agents [-- [--verbose] [--all]]
Measures how well agents can read the site in build/, by the checks of agentdocsspec.com (afdocs), on static
hosting with the rules of GitHub Pages and on the on-premises edition in nginx, if there is one.

--verbose  names the pages that fall short
--all      checks every page`;

const options = {verbose: {type: 'boolean'}, all: {type: 'boolean'}} as const;

command({usage, options}, async ({values}) => {
  const sampling = ['--sampling', values.all ? 'none' : 'deterministic'];
  const more = [...sampling, ...(values.verbose ? ['--verbose', '--fixes'] : ['--quiet'])];
  const scores: (readonly [keyof typeof TARGETS, number])[] = [
    ['pages', await withServer('build', (home) => check(home, more))],
  ];
  const reason = whyNoNginx();
  if (reason !== undefined) console.log(`Skipped, nginx: ${reason}`);
  else {
    const score = await withNginx((origin) => check(origin + env.baseUrl, more));
    scores.push(['nginx', score]);
  }
  for (const [place, score] of scores) {
    const target = TARGETS[place];
    console.log(`${place}: ${String(score)} of 100, at least ${String(target)} wanted`);
    if (score < target) process.exitCode = 1;
  }
});
