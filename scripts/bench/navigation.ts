import type {Page} from '@playwright/test';

import {command} from '../lib/command.ts';
import {quantile} from './figures.ts';
import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {withSite} from './site.ts';

const LIMIT = 50;
/** Rounds that count, after one that loads the chunks. */
const ROUNDS = 3;
const LINK = '.theme-doc-sidebar-menu a.menu__link[href]';

/** Clicks a link of the sidebar and measures until the other page's heading is painted; -1 without a link. */
function navigate(page: Page, href: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const link = document.querySelector<HTMLElement>(
          `.theme-doc-sidebar-menu a.menu__link[href="${target}"]`,
        );
        if (!link || window.location.pathname === target) {
          resolve(-1);
          return;
        }
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (heading && heading !== before && window.location.pathname === target) {
            observer.disconnect();
            // The next frame paints it; a message sent in that frame arrives after it.
            requestAnimationFrame(() => {
              const {port1, port2} = new MessageChannel();
              port1.onmessage = () => {
                resolve(performance.now() - start);
              };
              port2.postMessage(null);
            });
          }
        });
        observer.observe(document.body, {childList: true, subtree: true});
        link.click();
      }),
    href,
  );
}

/** Opens a page of the docs and reads the links of its sidebar. */
async function open(page: Page, home: string): Promise<string[]> {
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${home}quickstart`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return page
    .locator(LINK)
    .evaluateAll((found) =>
      [...new Set(found.map((link) => link.getAttribute('href') ?? ''))].filter(
        (href) => href.startsWith('/') && !href.includes('#'),
      ),
    );
}

async function visit(page: Page, links: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const href of links) {
    await page.waitForLoadState('networkidle');
    const time = await navigate(page, href);
    if (time >= 0) {
      found.push(time);
    }
    // Some links of the sidebar lead to a page without a sidebar.
    if ((await page.locator('.theme-doc-sidebar-menu').count()) === 0) {
      await page.goBack();
      await page.waitForSelector('.theme-doc-sidebar-menu');
    }
  }
  return found;
}

const usage = `npm run bench:navigation
Measures the time from a click on a link to the next page's painted heading, on a warm page of build/: the median
over the sidebar of the docs.`;

command({usage}, async () => {
  const times = await withSite(async ({browser, home}) => {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    const links = await open(page, home);
    await visit(page, links);
    const found: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) found.push(...(await visit(page, links)));
    return found;
  });
  const median = quantile(times, 0.5);
  const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
  await writeReport(
    'navigation',
    `Click to painted heading, warm page; ${machine()}`,
    [[String(times.length), milliseconds(median), milliseconds(Math.max(...times))]],
    ['Navigations', 'Median', 'Slowest'],
  );
  if (median >= LIMIT) {
    console.error(`The median is ${milliseconds(median)}, under ${String(LIMIT)} ms is wanted.`);
    process.exitCode = 1;
  }
});
