import {audit} from './audit.ts';
import {expect, hydrated, site, test} from './fixtures.ts';

const PAGE = site('/models/will-it-fit');

test.describe('will it fit', () => {
  test('works out another model and load', async ({page, watch}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tool = page.getByRole('region', {name: 'Will it fit'});
    await expect(tool.getByRole('status')).toContainText('16 to 18 GB');
    await tool.getByLabel('Start from').selectOption('Llama 2 70B');
    await expect(tool.getByRole('status')).toContainText('36 to 40 GB');
    await expect(tool.getByRole('row', {name: /RTX 4090/})).toContainText('Too large');
    await expect(tool.getByRole('row', {name: /RTX 6000 Ada/})).toContainText('Fits');
    await tool.getByLabel('Requests at once').fill('32');
    await expect(tool.getByRole('row', {name: 'Cache'})).toContainText('about 43 GB');
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test('takes the numbers of the architecture', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tool = page.getByRole('region', {name: 'Will it fit'});
    await tool.getByLabel('Start from').selectOption('OpenHermes 2.5 Mistral 7B');
    await expect(tool.getByText('The cache of one token is not known')).toBeVisible();
    await tool.getByLabel('Layers').fill('32');
    await tool.getByLabel('KV heads').fill('8');
    await tool.getByLabel('Head dimension').fill('128');
    await expect(tool.getByText('The cache of one token is not known')).toHaveCount(0);
    await expect(tool.getByRole('row', {name: 'Cache'})).toContainText('about 0.54 GB');
  });

  test('works with the keyboard, and asks for numbers above zero', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tool = page.getByRole('region', {name: 'Will it fit'});
    await tool.getByLabel('Start from').focus();
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel('Parameters')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('70');
    await expect(tool.getByRole('status')).toContainText('142 to 156 GB');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(tool.getByRole('status')).toContainText('above zero');
  });

  test('lets the keyboard through all fields, in their order', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const tool = page.getByRole('region', {name: 'Will it fit'});
    const fields = tool.locator('select, input');
    const labels = await fields.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    );
    expect(labels).toEqual(expect.arrayContaining(['Layers', 'KV heads', 'Head dimension']));
    await fields.first().focus();
    const walked: string[] = [];
    for (const label of labels) {
      const focused = page.locator('*:focus');
      walked.push(
        (await focused.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent)) ?? '',
      );
      if (label === 'Layers') await page.keyboard.type('32');
      if (label === 'KV heads') await page.keyboard.type('8');
      if (label === 'Head dimension') await page.keyboard.type('128');
      await page.keyboard.press('Tab');
    }
    expect(walked).toEqual(labels);
    await expect(tool.getByRole('row', {name: 'Cache'})).toContainText('about');
  });

  test('prints numbers and verdicts without the form', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    const tool = page.getByRole('region', {name: 'Will it fit'});
    await expect(tool.getByLabel('Start from')).toBeHidden();
    await expect(tool.getByText('7 billion parameters, 16 bit')).toBeVisible();
    await expect(tool.getByRole('row', {name: /RTX 4090/})).toBeVisible();
  });

  test('has no accessibility fault', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    expect(await audit(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows a worked example and the formula', async ({page}) => {
      await page.goto(PAGE);
      const tool = page.getByRole('region', {name: 'Will it fit'});
      await expect(tool.getByText('16 to 18 GB').first()).toBeVisible();
      await expect(tool.getByLabel('Start from')).toBeHidden();
      await expect(page.getByText('× bits per parameter')).toBeVisible();
    });
  });
});
