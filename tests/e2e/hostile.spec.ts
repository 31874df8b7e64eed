import type {Page} from '@playwright/test';

import {expect, hydrated, site, test} from './fixtures.ts';
import {generated, handWritten} from './hostile-input.ts';

// Whatever stands in an address is text: it is shown, never run, and never freezes the page. The pure parts
// meet hostile input in the unit tests (src/search/__tests__/hostile.test.ts and others).

const all = [...handWritten, ...generated];

/** A task of the main thread longer than this is a freeze. */
const FREEZE = 100;

interface Report {
  /** What went wrong, with the input that did it. */
  readonly faults: readonly string[];
  /** Inputs during which the main thread was busy for too long. */
  readonly frozen: readonly string[];
}

interface Visit {
  /** Address below the base path, made from an input. */
  readonly address: string;
  readonly input: string;
  /** The heading that the page must have, if it depends on the input. */
  readonly heading?: string;
}

/** Goes through addresses inside the running page, as the router does it for links and for "back". */
async function walk(page: Page, base: string, visits: readonly Visit[]): Promise<Report> {
  return page.evaluate(
    async ([prefix, list, limit]) => {
      const faults: string[] = [];
      const frozen: string[] = [];
      let current = '';
      const name = (input: string): string => JSON.stringify(input.slice(0, 80));
      const tasks = new PerformanceObserver((entries) => {
        if (entries.getEntries().some(({duration}) => duration > limit)) {
          frozen.push(current);
        }
      });
      tasks.observe({type: 'longtask'});
      const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
        const error: unknown = 'reason' in event ? event.reason : event.message;
        faults.push(`${name(current)}: ${String(error)}`);
      };
      addEventListener('error', onError);
      addEventListener('unhandledrejection', onError);
      const pause = (ms: number): Promise<void> =>
        new Promise((resolve) => {
          setTimeout(resolve, ms);
        });
      const settled = (): boolean => {
        const status = document.querySelector('main [role="status"]');
        return !status || status.textContent !== 'Searching…';
      };
      const squeeze = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

      for (const {address, input, heading} of list) {
        current = input;
        history.pushState(null, '', prefix + address);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
        await pause(0);
        for (let waited = 0; !settled() && waited < 5000; waited += 5) {
          await pause(5);
        }
        const h1 = document.querySelector('h1');
        if (heading !== undefined) {
          for (let waited = 0; h1?.textContent !== heading && waited < 2000; waited += 5) {
            await pause(5);
          }
          if (h1?.textContent !== heading) {
            faults.push(`${name(input)}: heading ${name(h1?.textContent ?? '')}`);
          }
          for (let waited = 0; waited < 500; waited += 10) {
            if (squeeze(document.title) === squeeze(`${heading} | Kamiwaza Docs`)) {
              break;
            }
            await pause(10);
          }
          if (squeeze(document.title) !== squeeze(`${heading} | Kamiwaza Docs`)) {
            faults.push(`${name(input)}: title ${name(document.title)}`);
          }
        }
        if (h1?.textContent === 'This page crashed.') {
          faults.push(`${name(input)}: crashed`);
          break;
        }
        if ('pwned' in window || 'polluted' in Object.prototype) {
          faults.push(`${name(input)}: ran`);
          break;
        }
      }
      await pause(200);
      tasks.disconnect();
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onError);
      return {faults, frozen: [...new Set(frozen)]};
    },
    [base, visits, FREEZE] as const,
  );
}

/** Walks, and walks again where the page froze: a starved machine stops any page now and then. */
async function expectCalm(page: Page, base: string, visits: readonly Visit[]): Promise<void> {
  let {faults, frozen} = await walk(page, base, visits);
  expect(faults).toEqual([]);
  for (let attempt = 0; frozen.length > 0 && attempt < 3; attempt += 1) {
    const again = visits.filter(({input}) => frozen.includes(input));
    ({faults, frozen} = await walk(page, base, again));
    expect(faults).toEqual([]);
  }
  expect(frozen.map((input) => input.slice(0, 80))).toEqual([]);
}

const query = (parameters: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(parameters).toString()}`;

/** What an address keeps of a text: lone surrogates are replaced there. */
const kept = (text: string): string => new URLSearchParams([['x', text]]).get('x') ?? '';
const wellFormed = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text));

function headingOf(input: string): string {
  const asked = wellFormed(kept(input)).slice(0, 5000).trim();
  if (asked === '') {
    return 'Search the documentation';
  }
  return `Search results for "${asked.length > 60 ? `${asked.slice(0, 60)}…` : asked}"`;
}

test.describe('hostile input', () => {
  test.beforeEach(({page, watch}, {project}) => {
    test.skip(project.name === 'mobile', 'the same scripts read the same addresses there');
    test.setTimeout(300_000);
    page.on('dialog', async (dialog) => {
      watch.noise.push('dialog');
      await dialog.dismiss();
    });
  });

  test('there is enough of it', () => {
    expect(new Set(handWritten).size).toBeGreaterThanOrEqual(100);
    expect(new Set(generated).size).toBeGreaterThan(900);
    expect(generated).toHaveLength(1000);
  });

  test('in the query, context and version of the search page', async ({page, watch, baseURL}) => {
    await page.goto(site('/search?q=model'));
    await hydrated(page);
    await expect(page.getByRole('status').filter({hasText: /found/})).toBeVisible();
    const base = new URL(baseURL ?? '').pathname;
    await expectCalm(
      page,
      base,
      all.map((input) => ({
        address: `search${query({q: input, ctx: input.slice(0, 2000), version: input.slice(0, 2000)})}`,
        input,
        heading: headingOf(input),
      })),
    );
    expect(watch).toEqual({noise: [], foreign: []});
  });

  test('in words to highlight and in hashes', async ({page, watch, baseURL}) => {
    await page.goto(site('/quickstart'));
    await hydrated(page);
    const base = new URL(baseURL ?? '').pathname;
    await expectCalm(
      page,
      base,
      all.map((input) => ({
        address: `quickstart${query({_highlight: input, x: input.slice(0, 200)})}#${wellFormed(input).slice(0, 5000)}`,
        input,
        heading: 'Quickstart',
      })),
    );
    expect(watch).toEqual({noise: [], foreign: []});
  });

  test('in paths', async ({page, watch, baseURL}) => {
    await page.goto(site('/quickstart'));
    await hydrated(page);
    const base = new URL(baseURL ?? '').pathname;
    await expectCalm(
      page,
      base,
      [...handWritten, ...generated.slice(0, 200)].map((input) => ({
        // Neither out of the site nor to a page of it.
        address: `zz${encodeURIComponent(wellFormed(input).slice(0, 5000))}`,
        input,
        heading: 'Page not found',
      })),
    );
    expect(watch).toEqual({noise: [], foreign: []});
  });

  test('in addresses that are opened, not followed', async ({page, watch}) => {
    for (const input of handWritten.filter((_input, index) => index % 4 === 0)) {
      const text = wellFormed(input).slice(0, 2000);
      const parameters = query({q: text, ctx: text, version: text, _highlight: text});
      await page.goto(site(`/search${parameters}#${encodeURIComponent(text).slice(0, 500)}`));
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(headingOf(text), {
        useInnerText: false,
      });
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    }
    expect(watch).toEqual({noise: [], foreign: []});
  });
});
