// `npm run bench:navigation`: time from a click on a link to the next page's painted heading, on a warm page,
// median over the sidebar of the docs. Needs `build/`.
import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {withSite} from './site.ts';

const LIMIT = 50;

/** The middle value. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const times = await withSite('build', async ({browser, home}) => {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    // tsx marks named functions with a helper that the page has not.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${home}quickstart`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const links = await page
      .locator('.theme-doc-sidebar-menu a.menu__link[href]')
      .evaluateAll((found) =>
        [...new Set(found.map((link) => link.getAttribute('href') ?? ''))].filter(
          (href) => href.startsWith('/') && !href.includes('#'),
        ),
      );
    const found: number[] = [];
    // The first round warms the chunks up, the others count.
    for (let round = 0; round < 3; round += 1) {
      for (const href of links) {
        await page.waitForLoadState('networkidle');
        const time = await page.evaluate(
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
              const wait = (): void => {
                const heading = document.querySelector('h1');
                if (heading && heading !== before && window.location.pathname === target) {
                  // The frame after this one shows it.
                  requestAnimationFrame(() => {
                    resolve(performance.now() - start);
                  });
                } else {
                  requestAnimationFrame(wait);
                }
              };
              link.click();
              wait();
            }),
          href,
        );
        if (round > 0 && time >= 0) {
          found.push(time);
        }
        // Some links of the sidebar lead to a page without one.
        if ((await page.locator('.theme-doc-sidebar-menu').count()) === 0) {
          await page.goBack();
          await page.waitForSelector('.theme-doc-sidebar-menu');
        }
      }
    }
    return found;
  });
  const middle = median(times);
  await writeReport('navigation', 'Click to painted heading, warm page', [
    ['Navigations', String(times.length)],
    ['Median', `${middle.toFixed(0)} ms`],
    ['Slowest', `${Math.max(...times).toFixed(0)} ms`],
    ['Machine', machine()],
  ]);
  if (middle >= LIMIT) {
    console.error(`The median is ${middle.toFixed(0)} ms, under ${String(LIMIT)} ms is wanted.`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
