import type {Page, Route} from '@playwright/test';

import {expect, open, test} from './fixtures.ts';
import {box, options} from './search-helpers.ts';

const NOTE = 'Search is not available right now';

async function type(page: Page, text: string): Promise<void> {
  await box(page).click();
  await page.keyboard.type(text);
}

async function expectRecovery(page: Page): Promise<void> {
  await page.unroute('**/*');
  await type(page, 's');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
}

test.describe('an index that cannot be loaded', () => {
  const INDEX = /search-index-docs-\w+\.json$/;
  // The box sees one refusal, whatever is wrong in a file: engine.test.ts has the other shapes.
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
    'is cut off': async (route) => {
      const response = await route.fetch({maxRetries: 3});
      const body = await response.text();
      await route.fulfill({response, body: body.slice(0, body.length / 2)});
    },
    'is refused by the network': (route) => route.abort('connectionreset'),
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(name, async ({page}) => {
      await page.route('**/*', (route) =>
        INDEX.test(route.request().url()) ? fault(route) : route.continue(),
      );
      await open(page, '/');
      await type(page, 'window');
      await expect(page.getByText(NOTE)).toBeVisible();
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        'The search index could not be loaded',
      );
      await expect(box(page)).toHaveValue('window');
      await expectRecovery(page);
    });
  }

  test('is not listed', async ({page}) => {
    await page.route('**/*', (route) =>
      route.request().url().endsWith('/search-index.json')
        ? route.fulfill({status: 500, body: ''})
        : route.continue(),
    );
    await open(page, '/');
    await type(page, 'window');
    await expect(page.getByText(NOTE)).toBeVisible();
    await expectRecovery(page);
  });

  test('never answers', async ({page}) => {
    test.setTimeout(90_000);
    await page.route('**/*', (route) =>
      INDEX.test(route.request().url()) ? undefined : route.continue(),
    );
    await open(page, '/');
    await type(page, 'window');
    await expect(page.getByText('Loading the search index…')).toBeVisible();
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await expect(box(page)).toHaveValue('window');
    await expect(page.getByText(NOTE)).toBeVisible({timeout: 40_000});
    await expectRecovery(page);
  });
});

test.describe('a worker that does not work', () => {
  test('is refused: the page searches on its own', async ({page, watch}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('Refused', 'SecurityError');
          }
        },
      });
    });
    await open(page, '/');
    await type(page, 'windows');
    await expect(options(page).first()).toContainText('Windows');
    expect(watch.noise).toEqual([]);
  });

  test('has no script: the page searches on its own', async ({page}) => {
    await page.addInitScript(() => {
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(_url: string | URL, options?: WorkerOptions) {
          super('/kamiwaza-docs/assets/js/gone.js', options);
        }
      };
    });
    await open(page, '/');
    await type(page, 'windows');
    await expect(options(page).first()).toContainText('Windows');
  });

  test('dies: the next query is answered', async ({page}) => {
    await page.addInitScript(() => {
      const Original = window.Worker;
      const workers: Worker[] = [];
      Object.assign(window, {searchWorkers: workers});
      window.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      };
    });
    await open(page, '/');
    await type(page, 'windows');
    await expect(options(page).first()).toContainText('Windows');
    for (const round of [1, 2, 3]) {
      await page.evaluate(() => {
        const {searchWorkers} = window as unknown as {searchWorkers: Worker[]};
        const worker = searchWorkers.at(-1);
        // It dies during an answer: there are no more messages, only the error.
        worker?.terminate();
        setTimeout(() => worker?.dispatchEvent(new Event('error')), 300);
      });
      await box(page).fill(round % 2 === 1 ? 'quickstart' : 'windows');
      await expect(options(page).first()).toContainText(round % 2 === 1 ? 'Quickstart' : 'Windows');
    }
  });
});

test('a box whose script cannot be loaded says so and recovers', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await box(page).click();
  await page.keyboard.type('windows');
  await expect(page.getByText(/Search could not be loaded/)).toBeVisible();
  await page.unroute('**/*.js');
  // A key while the attempt of the key before it still fails starts none of its own.
  await expect(async () => {
    await page.keyboard.type(' ');
    await expect(options(page).first()).toContainText('Windows', {timeout: 3_000});
  }).toPass({timeout: 20_000});
});
