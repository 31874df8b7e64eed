import {audit} from './audit.ts';
import {expect, hydrated, site, test} from './fixtures.ts';

const PAGE = site('/models/which-error');
const LOG = `INFO started
ERROR 08-20 09:15:58 torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.96 GiB.
deployment ended: CONTAINER_EXITED`;

test.describe('which error is this', () => {
  test('answers a paste with causes, the likeliest first, and marks what it found', async ({
    page,
    watch,
  }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill(LOG);
    const tool = page.getByRole('region', {name: 'Find the error'});
    await expect(tool.getByRole('status')).toContainText('Out of memory');
    const titles = tool.getByRole('heading', {level: 2});
    await expect(titles).toHaveText(['Out of memory', 'The engine crashed']);
    await expect(tool.locator('mark').first()).toHaveText('OutOfMemoryError');
    await expect(tool.getByText('Line 2')).toBeVisible();
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test('leads to the section', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill(LOG);
    const tool = page.getByRole('region', {name: 'Find the error'});
    await tool.getByRole('link', {name: 'Model troubleshooting'}).first().click();
    await expect(page).toHaveURL(/\/models\/troubleshooting#out-of-memory$/);
  });

  test('works with the keyboard alone', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const field = page.getByLabel('Log lines or error message');
    await field.focus();
    await page.keyboard.type('code OOM');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Find the cause'})).toBeFocused();
    await page.keyboard.press('Enter');
    const tool = page.getByRole('region', {name: 'Find the error'});
    await expect(tool.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(tool.getByRole('heading')).toHaveCount(0);
  });

  test('says when nothing is known, and offers the list for support', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill('all is well in this line of a log');
    await expect(page.getByText('No documented error found.')).toBeVisible();
    await page.getByRole('button', {name: 'Copy the list'}).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('GPU and VRAM:');
  });

  test('takes a paste of 200 KB, and looks at it off the main thread', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await hydrated(page);
    await page.evaluate(() => {
      const line = '2025-08-20 INFO permission denied in replica 7\n';
      return navigator.clipboard.writeText(`${line.repeat(4300)}MUST_REDOWNLOAD`);
    });
    await page.getByLabel('Log lines or error message').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByRole('heading', {name: 'The weights are missing'})).toBeVisible();
    expect(page.workers()).toHaveLength(1);
  });

  test('loads neither faults nor worker before the field is used', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto(PAGE);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByLabel('Log lines or error message').fill(LOG);
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('keeps nothing', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill(LOG);
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
    expect(stored).not.toContain('OutOfMemory');
    expect(page.url()).not.toContain('OutOfMemory');
  });

  test('prints the results without the form', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill(LOG);
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByLabel('Log lines or error message')).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
  });

  test('has no accessibility fault', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByLabel('Log lines or error message').fill(LOG);
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows the tables and says why there is no field', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText('The search field needs JavaScript.')).toBeVisible();
      await expect(page.getByLabel('Log lines or error message')).toBeHidden();
      await expect(page.getByText('Object of type UUID is not JSON serializable')).toBeVisible();
    });
  });
});
