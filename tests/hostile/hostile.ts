import {command} from '../../scripts/lib/command.ts';

import {machine} from '../../scripts/bench/machine.ts';
import {writeReport, type Row} from '../../scripts/bench/report.ts';
import {withSite} from '../../scripts/bench/site.ts';
import {env} from '../../src/config/env.ts';

import {generated, handWritten} from './hostile-input.ts';
import {
  asHash,
  asMangledPath,
  asPath,
  asWords,
  countQuestions,
  inBox,
  onSearchPage,
  walk,
  type Visit,
} from './hostile-walk.ts';

/** A reader notices a page that does not respond for longer than this, in milliseconds. */
const FREEZE = 100;
/** How many inputs around a freeze are tried again: a delay caused by the machine does not repeat. */
const ATTEMPTS = 3;

const all = [...handWritten, ...generated];
const WALKS: readonly {name: string; start: string; visits: readonly Visit[]}[] = [
  {
    name: 'Search page: query, context, version',
    start: 'search?q=model',
    visits: all.map(onSearchPage),
  },
  {name: 'Search box', start: 'quickstart', visits: all.map(inBox)},
  {name: 'Hash', start: 'quickstart', visits: all.map(asHash)},
  {name: 'Words to highlight', start: 'quickstart', visits: all.map((input) => asWords([input]))},
  {name: 'Path', start: 'quickstart', visits: all.map(asPath)},
  {name: 'Mangled path', start: 'quickstart', visits: all.flatMap(asMangledPath)},
];

const usage = `npm run bench:hostile
Measures how long single tasks block the main thread while a page of build/ goes through all of
tests/hostile/hostile-input.ts. A figure, not a test: on a busy machine every task takes longer.`;

command({usage}, async () => {
  const frozen: string[] = [];
  const rows = await withSite(async ({browser, home}) => {
    const found: Row[] = [];
    for (const {name, start, visits} of WALKS) {
      const page = await browser.newPage();
      // tsx wraps named functions in a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (value) => value');
      await countQuestions(page);
      await page.goto(home + start);
      await page.waitForSelector('html[data-has-hydrated="true"]');
      let left = visits;
      let longest = 0;
      for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt += 1) {
        const {faults, long} = await walk(page, env.baseUrl, left);
        if (faults.length > 0) {
          throw new Error(`${name}: ${faults.join('\n')}`);
        }
        longest = Math.max(0, ...long.map(({duration}) => duration));
        const again = new Set(long.filter(({duration}) => duration > FREEZE).map(({at}) => at));
        left = left.filter((_visit, index) => again.has(index));
      }
      frozen.push(...left.map(({input}) => `${name}: ${JSON.stringify(input.slice(0, 80))}`));
      found.push([name, String(visits.length), `${longest.toFixed(0)} ms`, String(left.length)]);
      await page.close();
    }
    return found;
  });
  await writeReport('hostile', `Main thread under hostile input, ${machine()}`, rows, [
    'Where',
    'Inputs',
    'Longest task',
    `Over ${String(FREEZE)} ms`,
  ]);
  if (frozen.length > 0) {
    console.error(`The page froze, also when tried again:\n${frozen.join('\n')}`);
    process.exitCode = 1;
  }
});
