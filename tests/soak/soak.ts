import type {CDPSession, Page} from '@playwright/test';

import {command} from '../../scripts/lib/command.ts';

import {machine} from '../../scripts/bench/machine.ts';
import {writeReport} from '../../scripts/bench/report.ts';
import {withSite} from '../../scripts/bench/site.ts';

const ROUNDS = 500;
/**
 * Warm-up rounds for what is loaded once: all pages, indexes, and the code that the browser compiles when a function
 * has run often enough, which goes on for some 300 rounds.
 */
const WARM_UP = 400;
/** Growth that is allowed after the warm-up. */
const GROWTH = 0.05;

const QUERIES = ['vram', 'deploy a model', 'install on windows', 'CONTAINER_EXITED', 'xqzvbnmw'];

/** What must not accumulate. */
interface Sizes {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly head: number;
  readonly workers: number;
}

async function measure(page: Page, session: CDPSession): Promise<Sizes> {
  // What a page releases in two steps is gone after the second collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  const {metrics} = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heap: usedSize,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    head: await page.locator('head > *').count(),
    workers: page.workers().length,
  };
}

/** Goes to the next page, in a cycle through the docs. */
async function step(page: Page): Promise<void> {
  const before = (await page.locator('h1').textContent()) ?? '';
  const next = page.locator('.pagination-nav__link--next');
  if ((await next.count()) > 0) {
    await next.click();
  } else {
    await page.locator('.navbar__brand').click();
  }
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before);
}

async function search(page: Page, round: number): Promise<void> {
  const query = QUERIES[round % QUERIES.length] ?? '';
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.fill(query);
  // The last option of an answer, with results or without.
  await page.getByRole('option', {name: /^(?:See all results|Search everywhere)/}).waitFor();
  await box.fill('');
  await page.keyboard.press('Escape');
}

const usage = `npm run test:soak
Goes ${String(ROUNDS)} steps from page to page and makes ${String(ROUNDS)} searches in one page of build/, after
${String(WARM_UP)} of each to warm up. Nothing may accumulate: memory after garbage collection, listeners, elements, workers. Not part of \`npm test\`, because it takes minutes.`;

command({usage}, async () => {
  const noise: string[] = [];
  const {warm, end, after} = await withSite(async ({browser, home}) => {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    await page.goto(home);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    /** The same page each time, so the figures are comparable. */
    const settle = async (): Promise<Sizes> => {
      await page.locator('.navbar__brand').click();
      await page.waitForURL(home);
      await page.waitForTimeout(1000);
      return measure(page, session);
    };
    const rounds = async (from: number, to: number): Promise<void> => {
      for (let round = from; round < to; round += 1) {
        await step(page);
        await search(page, round);
      }
    };
    await rounds(0, WARM_UP);
    const first = await settle();
    const marks: Sizes[] = [];
    for (let from = WARM_UP; from < ROUNDS + WARM_UP; from += 100) {
      await rounds(from, from + 100);
      marks.push(await settle());
      console.log(`${String(from + 100 - WARM_UP)} rounds`, marks.at(-1));
    }
    return {warm: first, end: marks.at(-1) ?? first, after: marks};
  });
  // Nodes are shown, not checked: browsers keep one for each edit of a field, for undo, up to their own
  // limit.
  const faults = (['heap', 'listeners', 'head', 'workers'] as const)
    .filter((key) => end[key] > warm[key] * (1 + GROWTH))
    .map((key) => `${key} grew from ${String(warm[key])} to ${String(end[key])}`);
  if (noise.length > 0) {
    faults.push(`the console is not silent: ${noise.slice(0, 5).join('\n')}`);
  }
  const row = (name: string, of: (sizes: Sizes) => string): string[] => [
    name,
    of(warm),
    ...after.map(of),
  ];
  await writeReport(
    'soak',
    `${String(ROUNDS)} navigations and ${String(ROUNDS)} searches in one page, ${machine()}`,
    [
      row('Heap', ({heap}) => `${(heap / 2 ** 20).toFixed(2)} MiB`),
      row('Listeners', ({listeners}) => String(listeners)),
      row('Nodes', ({nodes}) => String(nodes)),
      row('Elements in the head', ({head}) => String(head)),
      row('Workers', ({workers}) => String(workers)),
    ],
    [
      'After',
      `${String(WARM_UP)} to warm up`,
      ...after.map((_, index) => `+${String((index + 1) * 100)}`),
    ],
  );
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
});
