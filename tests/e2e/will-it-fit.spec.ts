import type {Locator, Page} from '@playwright/test';

import {auditWidths} from './audit.ts';
import {anyWidth, expect, open, site, test} from './fixtures.ts';

const PAGE = '/models/will-it-fit';

async function openTool(page: Page, hash = ''): Promise<Locator> {
  await open(page, PAGE + hash);
  return page.getByRole('region', {name: 'Will it fit', exact: true});
}

/** What the calculator answers, for the eye. */
const answerOf = (tool: Locator): Locator => tool.getByRole('group', {name: 'Result', exact: true});

test.describe('will it fit', () => {
  test('calculates another model and load', anyWidth, async ({page, watch}) => {
    const tool = await openTool(page);
    const answer = answerOf(tool);
    await expect(answer).toContainText(/Smallest listed hardware that fits: one 8 GB GPU/);
    await tool.getByLabel('Model', {exact: true}).selectOption('Llama 3.3 70B');
    await tool.getByLabel('Weights', {exact: true}).selectOption('16 bit (BF16, FP16)');
    await expect(answer).toContainText('147 to 158 GB');
    await expect(tool.getByRole('row', {name: /RTX 4090/})).toContainText('Fits');
    await tool.getByLabel('Concurrent requests').fill('32');
    await expect(tool.getByRole('row', {name: 'KV cache'})).toContainText('85.9');
    await expect(tool.getByRole('row', {name: 'KV cache'})).toContainText('80');
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test(
    'clears the cache of a preset whose size is changed, and can go back',
    anyWidth,
    async ({page}) => {
      const tool = await openTool(page);
      await tool.getByLabel('Parameters').fill('70');
      await expect(tool.getByLabel('Model', {exact: true})).toHaveValue('');
      await expect(tool.getByLabel('Layers')).toHaveValue('');
      await expect(
        tool.getByText(/layers, KV heads and head dimension were cleared/),
      ).toBeVisible();
      await expect(tool.getByText('The KV cache per token is not known.')).toBeVisible();
      await tool.getByRole('button', {name: 'Back to Llama 3.1 8B'}).click();
      // The button is gone.
      await expect(tool.getByLabel('Model', {exact: true})).toBeFocused();
      await expect(tool.getByLabel('Parameters')).toHaveValue('8.03');
      await expect(tool.getByLabel('Layers')).toHaveValue('32');
    },
  );

  test('says which numbers are still those of the preset', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    await tool.getByLabel('Layers').fill('40');
    await expect(tool.getByText('Changed from Llama 3.1 8B.')).toBeVisible();
    await expect(tool.getByLabel('KV heads')).toHaveAccessibleDescription('from Llama 3.1 8B');
  });

  for (const typed of ['7,5', '7.5']) {
    test(`reads ${typed} as seven and a half`, anyWidth, async ({page}) => {
      const tool = await openTool(page);
      await tool.getByLabel('Parameters').fill(typed);
      await expect(tool.getByLabel('Parameters')).toHaveAccessibleDescription(
        '7.5 billion parameters',
      );
      await expect(answerOf(tool)).toContainText('7.5 billion parameters');
    });
  }

  test(
    'asks for all three numbers of the architecture, then needs no KiB',
    anyWidth,
    async ({page}) => {
      const tool = await openTool(page);
      await expect(tool.getByLabel('KiB at 16-bit')).toBeDisabled();
      await tool.getByLabel('KV heads').fill('');
      await expect(tool.getByText('KV heads is empty, so the others are not used.')).toBeVisible();
      await expect(tool.getByLabel('KiB at 16-bit')).toBeEnabled();
      await tool.getByLabel('KiB at 16-bit').fill('100');
      await expect(tool.getByRole('row', {name: 'KV cache'})).toContainText('0.84');
    },
  );

  test('keeps the last valid result while a field is wrong', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    const context = tool.getByLabel('Context length');
    const row = tool.getByRole('row', {name: 'KV cache'});
    const before = await row.textContent();
    await context.fill('many');
    await expect(context).toHaveAttribute('aria-invalid', 'true');
    await expect(context).toHaveAccessibleDescription(/Enter a whole number/);
    await expect(answerOf(tool)).toContainText('The result is for the last valid numbers');
    expect(await row.textContent()).toBe(before);
    await context.fill('16k');
    await expect(context).toHaveAttribute('aria-invalid', 'false');
    await expect(context).toHaveAccessibleDescription('16,384 tokens');
    await expect(row).toContainText('2.1');
    // The other question, where the wrong field does not count, leaves it.
    await context.fill('many');
    await tool.getByLabel('What fits on my hardware?').check();
    await expect(answerOf(tool)).toContainText('fit on one 24 GB GPU');
    await tool.getByLabel('Does this model fit?').check();
    await expect(answerOf(tool)).toContainText('The result is for the last valid numbers');
    await expect(answerOf(tool)).not.toContainText('models fit on');
    await expect(row).toContainText('2.1');
  });

  test('speaks one short sentence, after a pause', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    const spoken = tool.getByRole('status');
    await expect(spoken).toHaveText('');
    await spoken.evaluate((region) => {
      new MutationObserver(() => {
        if (region.textContent === '') return;
        region.setAttribute('data-times', String(Number(region.dataset.times ?? 0) + 1));
      }).observe(region, {childList: true, characterData: true, subtree: true});
    });
    const context = tool.getByLabel('Context length');
    await context.fill('');
    await context.pressSequentially('131072');
    await expect(spoken).toHaveText(
      /^[\d.]+ to [\d.]+ GB\. Smallest listed hardware that fits: one 32 GB GPU.{0,30}$/,
    );
    await expect(spoken).toHaveAttribute('data-times', '1');

    // Soon gone, so that it is not read again before the result.
    await expect(spoken).toHaveText('');

    await tool.getByLabel('Parameters').fill('abc');
    const problem = 'Parameters in billions: Enter a number, such as 7.5 or 7,5.';
    await expect(spoken).toContainText(problem);
    await expect(answerOf(tool)).toContainText('Correct the marked field: Parameters in billions.');
    // What else changed is said once, and again at the button that undoes it.
    const cleared = /head dimension were cleared/;
    await expect(spoken).toContainText(cleared);
    await expect(tool.getByRole('button', {name: /^Back to/})).toHaveAccessibleDescription(cleared);
    await tool.getByLabel('Parameters').fill('70');
    await expect(spoken).toContainText('GB.');
    await expect(spoken).not.toContainText(cleared);

    await tool.getByLabel('Layers').fill('32');
    const partly = 'KV heads and Head dimension are empty, so the others are not used.';
    await expect(spoken).toContainText(partly);
    await expect(tool.getByLabel('KV heads')).toHaveAccessibleDescription(new RegExp(partly));
    await expect(tool.getByRole('cell', {name: 'not available'})).not.toHaveCount(0);
  });

  test('says what would make a model fit', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    await tool.getByLabel('Weights', {exact: true}).selectOption('16 bit (BF16, FP16)');
    await tool.getByLabel('Context length').fill('128k');
    await tool.getByLabel('Card or machine').selectOption('24 GB GPU (RTX 4090)');
    const answer = answerOf(tool);
    await expect(answer).toContainText('Doesn’t fit on one 24 GB GPU');
    await expect(answer).toContainText('with a context of 37K');
    await expect(answer).toContainText('2 × 24 GB');
    await tool.getByLabel('Number of cards').selectOption('2 cards');
    await expect(answer).toContainText('Fits on two 24 GB GPUs');
    // The parts below the bar are those of one card, unlike the total above it.
    await expect(tool.getByText('On each of 2 cards:')).toBeVisible();
  });

  test('lists what fits on a card', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    await tool.getByLabel('What fits on my hardware?').check();
    await expect(answerOf(tool)).toContainText('fit on one 24 GB GPU');
    await expect(tool.getByRole('row', {name: /^Llama 3.1 8B/})).toContainText('37K');
    await tool.getByLabel('Card or machine').selectOption('Another GPU');
    await tool.getByLabel('Memory in GiB').fill('12');
    await expect(tool.getByRole('row', {name: /^Llama 3.1 8B/})).not.toContainText('37K');
  });

  test(
    'keeps its state in the address, without entries in the history',
    anyWidth,
    async ({page}) => {
      const tool = await openTool(page);
      const entries = await page.evaluate(() => history.length);
      await tool.getByLabel('Model', {exact: true}).selectOption('Phi-4 14B');
      await tool.getByLabel('Context length').fill('4096');
      await expect(page).toHaveURL(/\?m=phi-4&ctx=4096$/);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.reload();
      await expect(tool.getByLabel('Model', {exact: true})).toHaveValue('phi-4');
      await expect(tool.getByLabel('Context length')).toHaveValue('4096');
    },
  );

  test('keeps its numbers in the address after a heading link', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    await tool.getByLabel('Model', {exact: true}).selectOption('Phi-4 14B');
    await expect(page).toHaveURL(/\?m=phi-4$/);
    await page.locator('main a[href$="#units"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\?m=phi-4#units$/);
    await tool.getByLabel('Context length').fill('4096');
    await expect(page).toHaveURL(/\?m=phi-4&ctx=4096#units$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?m=phi-4(&ctx=4096)?$/);
    await expect(tool.getByLabel('Context length')).toHaveValue('4096');
    await page.goForward();
    await page.reload();
    await expect(tool.getByLabel('Model', {exact: true})).toHaveValue('phi-4');
    await expect(tool.getByLabel('Context length')).toHaveValue('4096');
  });

  test('reads links of the old form, with the numbers after #', anyWidth, async ({page}) => {
    const tool = await openTool(page, '#m=phi-4&ctx=4096');
    await expect(tool.getByLabel('Context length')).toHaveValue('4096');
    await expect(page).toHaveURL(/\?m=phi-4&ctx=4096$/);
  });

  test('ignores what an address must not contain', anyWidth, async ({page, watch}) => {
    const tool = await openTool(page, '#m=llama-3.1-8b&ctx=<img src=x>&hw=__proto__&req=-1');
    await expect(tool.getByLabel('Context length')).toHaveValue('8192');
    await expect(tool.getByLabel('Concurrent requests')).toHaveValue('1');
    const answer = answerOf(tool);
    await expect(answer).toContainText('Part of this address could not be read and was ignored.');
    await tool.getByLabel('Model', {exact: true}).selectOption('gpt-oss-20b');
    await expect(answer).not.toContainText('Part of this address');
    await expect(tool.getByLabel('Weights', {exact: true}).getByRole('option')).toHaveText([
      '4 bit (MXFP4)',
    ]);
    expect(watch.noise).toEqual([]);
  });

  test('lets the keyboard through all fields, in their order', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    const fields = tool.locator('select, input:not([type=radio]):enabled');
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
      if (label === 'Context length in tokens') {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('4k');
      }
      await page.keyboard.press('Tab');
    }
    expect(walked).toEqual(labels);
    await expect(tool.getByLabel('Context length')).toHaveAccessibleDescription('4,096 tokens');
  });

  test('shows its answer next to the form, with a bar that has text', async ({page}) => {
    const tool = await openTool(page);
    await expect(answerOf(tool).locator('p').first()).toBeInViewport();
    const bar = tool.getByRole('img', {name: /High end on one 8 GB GPU/});
    await expect(bar).toHaveAccessibleName(
      /Weights .* GB, KV cache .* GB, Overhead .* GB, Headroom/,
    );
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });

  test('prints numbers and verdicts without the form', anyWidth, async ({page}) => {
    const tool = await openTool(page);
    await page.emulateMedia({media: 'print'});
    await expect(tool.getByLabel('Model', {exact: true})).toBeHidden();
    await expect(tool.getByText('8.03 billion parameters, GGUF Q4_K_M')).toBeVisible();
    await expect(tool.getByRole('img', {name: /High end/})).toBeVisible();
    await expect(tool.getByRole('row', {name: /RTX 4090/})).toBeVisible();
  });

  // routes.spec.ts audits the page as it opens.
  test(
    'has no accessibility fault with a wrong field and a list of models',
    anyWidth,
    async ({page}) => {
      const tool = await openTool(page);
      await tool.getByLabel('Context length').fill('x');
      await expect(tool.getByLabel('Context length')).toHaveAttribute('aria-invalid', 'true');
      expect(await auditWidths(page)).toEqual([]);
      await tool.getByLabel('What fits on my hardware?').check();
      expect(await auditWidths(page)).toEqual([]);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows a worked example, the formula and a note', async ({page}) => {
      await page.goto(site(PAGE));
      const tool = page.getByRole('region', {name: 'Will it fit', exact: true});
      await expect(tool.getByText('Smallest listed hardware that fits').first()).toBeVisible();
      // Playwright's text locators look past <noscript>.
      await expect(tool.locator('noscript p')).toContainText('The calculator needs JavaScript.');
      await expect(tool.locator('noscript p')).toBeVisible();
      await expect(tool.getByLabel('Model', {exact: true})).toBeHidden();
      await expect(page.getByText('× bits per parameter')).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Worked examples'})).toBeVisible();
    });
  });
});
