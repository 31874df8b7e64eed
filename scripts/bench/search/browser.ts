import type {Browser, Page as BrowserPage} from '@playwright/test';

import {withServer} from '../site.ts';

import {fastest, ROUNDS} from '../figures.ts';
import {QUESTIONS} from './questions.ts';

/** From the keystroke to the rendered suggestions, in a browser, on the built site. */
export async function boxTimes(browser: Browser, buildDir: string): Promise<number[]> {
  return withServer(buildDir, async (home) => {
    const page = await browser.newPage();
    await page.goto(home);
    const box = page.getByRole('combobox', {name: 'Search'});
    await box.click();
    await box.fill('quickstart');
    await page.getByRole('option').first().waitFor();
    const queries = QUESTIONS.filter(({from}) => from === '/').map(({query}) => query);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await boxRound(page, queries));
    }
    await page.close();
    return fastest(rounds);
  });
}

/** One round of questions through the box. */
function boxRound(page: BrowserPage, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
    // React notices only a value that is set this way.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const form = input?.form;
    if (!input || !form) throw new Error('No search box');
    const measured: number[] = [];
    for (const query of all) {
      measured.push(
        await new Promise<number>((resolve) => {
          const before = performance.now();
          const observer = new MutationObserver(() => {
            if (form.querySelector<HTMLElement>('[data-answers]')?.dataset.answers !== query)
              return;
            observer.disconnect();
            resolve(performance.now() - before);
          });
          observer.observe(form, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          value?.set?.call(input, query);
          input.dispatchEvent(new Event('input', {bubbles: true}));
        }),
      );
      await new Promise((done) => setTimeout(done, 30));
    }
    return measured;
  }, queries);
}
