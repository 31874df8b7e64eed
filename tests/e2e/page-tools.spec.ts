import type {Page} from '@playwright/test';

import {anyWidth, expect, open, site, test} from './fixtures.ts';

// With the Python tabs open, because these tests read their blocks.
const PAGE = '/models/deployment?interface=python';
const STEPS = '/installation/windows_installation';

async function openValues(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Your setup/}).click();
  await expect(page.getByRole('region', {name: 'Your setup'})).toBeVisible();
}

test.describe('your own values', () => {
  test('shows them in every block and keeps them on other pages', async ({page, watch}) => {
    await open(page, PAGE);
    await expect(page.getByText('http://<host>:<lb_port>/v1').first()).toBeVisible();
    await openValues(page);
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('gpu1.example.com');
    await page.getByRole('textbox', {name: 'Model port'}).fill('51127');
    await page.getByLabel('Base URL of the API').fill('https://kw.example.com/api/');
    const blocks = page.locator('.theme-code-block');
    await expect(
      blocks.filter({hasText: 'http://gpu1.example.com:51127/v1/chat/completions'}).first(),
    ).toBeVisible();
    await expect(
      blocks.filter({hasText: 'KamiwazaClient("https://kw.example.com/api/")'}).first(),
    ).toBeVisible();
    await page.goto(site('/models/troubleshooting'));
    await expect(
      blocks.filter({hasText: 'http://gpu1.example.com:51127/v1/models'}).first(),
    ).toBeVisible();
    expect(page.url()).not.toContain('gpu1');
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test('are what the copy button copies', anyWidth, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await openValues(page);
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('gpu1');
    const block = page.locator('.theme-code-block', {hasText: 'http://gpu1:<lb_port>'}).first();
    await block.getByRole('button', {name: /^Copy code/}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('http://gpu1:<lb_port>/v1');
  });

  test('are written into a copy of the Markdown', anyWidth, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await openValues(page);
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('gpu1');
    await expect(page.locator('.theme-code-block', {hasText: 'gpu1'}).first()).toBeVisible();
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('.kw-copy-page button')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('http://gpu1:<lb_port>/v1');
  });

  test('are marked in the code, and counted on the button', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await openValues(page);
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('gpu1');
    const marked = page.locator('.theme-code-block [data-own-value="host"]');
    await expect(marked.first()).toHaveText('gpu1');
    await expect(marked.first()).toHaveAttribute('title', 'your value, was <host>');
    await expect(marked.first()).toHaveCSS('text-decoration-style', 'dotted');
    await expect(page.getByRole('button', {name: 'Your setup: Python · 1 value'})).toBeVisible();
    await expect(
      page.getByRole('group', {name: 'With your values'}).getByText('gpu1').first(),
    ).toBeVisible();
    // The text around a value is that of the page.
    const code = page.locator('.theme-code-block pre', {hasText: 'gpu1'}).first();
    await expect(code).toContainText('http://gpu1:<lb_port>/v1');
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('');
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Your setup: Python$/})).toBeVisible();
  });

  test('offer the fields of the page first', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await openValues(page);
    await expect(page.getByLabel('Base URL of the API')).toBeVisible();
    await expect(page.getByLabel('Address of the head node')).toBeHidden();
    await page.getByText('More values').click();
    await expect(page.getByLabel('Address of the head node')).toBeVisible();
  });

  test('refuse secrets with a reason', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await openValues(page);
    await page.getByText('More values').click();
    const field = page.getByLabel('User name');
    await field.fill('hf_abcdefghijklmnop');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(
      field.locator('..').getByText('This looks like a password, a token or a key.'),
    ).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/^This looks like/);
    await field.fill('hf_abcdefghijklmnopq');
    await expect(page.locator('#kw-announcer')).toHaveText(/^User name: This looks like/);
    await field.fill('sam');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('group', {name: 'Your values'})).toHaveAccessibleDescription(
      /Don’t enter secrets/,
    );
    expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain('hf_');
  });

  test(
    'are not thrown away if they are wrong, and say where they show',
    anyWidth,
    async ({page}) => {
      await open(page, PAGE);
      await openValues(page);
      const spoken = page.locator('#kw-announcer');
      const host = page.getByRole('textbox', {name: 'Kamiwaza host'});
      await host.pressSequentially('gpu01.example.com');
      await expect(spoken).toHaveText(/^Kamiwaza host is shown in \d+ code blocks?\.$/);
      await host.fill('https://gpu01:443');
      await page.getByRole('button', {name: 'Done'}).press('Enter');
      await expect(host).toBeFocused();
      await expect(host).toHaveAttribute('aria-invalid', 'true');
      await expect(host).toHaveAccessibleDescription(/without https/);
      await host.fill('');
      await page.getByText('More values').click();
      const head = page.getByLabel('Address of the head node');
      await head.fill('http://x');
      await page.getByText('More values').click();
      await page.getByRole('button', {name: 'Done'}).press('Enter');
      await expect(head).toBeFocused();
      await head.fill('');
      await page.getByRole('button', {name: 'Done'}).press('Enter');
      await expect(page.getByRole('region', {name: 'Your setup'})).toHaveCount(0);
    },
  );

  test('can be entered, closed and cleared with the keyboard', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: /^Your setup/}).focus();
    await page.keyboard.press('Enter');
    // The focus is on the chosen value; the fields come after it.
    await expect(page.getByRole('radio', {name: 'Python'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Base URL of the API')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('gpu1');
    await expect(page.locator('.theme-code-block', {hasText: 'gpu1'}).first()).toBeVisible();
    // Esc in the search box is about the box.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gpu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    // So is Esc in a menu or a definition, which must not move the reader up to the panel.
    const term = page.locator('.kw-term').first();
    await term.focus();
    await page.keyboard.press('Escape');
    await expect(term).toBeFocused();
    await expect(page.getByRole('region', {name: 'Your setup'})).toBeVisible();
    await page.getByLabel('Base URL of the API').focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', {name: 'Your setup'})).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Your setup/})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Clear all'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.theme-code-block', {hasText: 'gpu1'})).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('kamiwaza.values'))).toBeNull();
  });

  test(
    'come back with what is wrong with them when the form was closed',
    anyWidth,
    async ({page}) => {
      await open(page, PAGE);
      await openValues(page);
      const host = page.getByRole('textbox', {name: 'Kamiwaza host'});
      await host.fill('my host!');
      await page.keyboard.press('Escape');
      await expect(page.locator('#kw-announcer')).toHaveText(
        'Not used, because it is not valid: Kamiwaza host',
      );
      await openValues(page);
      await expect(host).toHaveValue('my host!');
      await expect(host).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('ignore foreign data in the storage', anyWidth, async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('kamiwaza.values', '{"host": "$(reboot)", "port": 7, "x": []}');
    });
    await open(page, PAGE);
    await openValues(page);
    await expect(page.locator('.theme-code-block', {hasText: 'reboot'})).toHaveCount(0);
    await expect(page.getByText('http://<host>:<lb_port>/v1').first()).toBeVisible();
  });

  test('are printed', anyWidth, async ({page}) => {
    await open(page, PAGE);
    await openValues(page);
    await page.getByRole('textbox', {name: 'Kamiwaza host'}).fill('gpu1');
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('textbox', {name: 'Kamiwaza host'})).toBeHidden();
    await expect(page.getByRole('button', {name: /^Your setup/})).toBeHidden();
    await expect(page.locator('.theme-code-block', {hasText: 'gpu1'}).first()).toBeVisible();
  });

  test(
    'load nothing on pages without commands, and only a button on others',
    anyWidth,
    async ({page}) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
      });
      await open(page, '/team/kamiwaza');
      expect(scripts.filter((path) => path.includes('page-tools'))).toEqual([]);
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((path) => path.includes('page-tools'))).toEqual([]);
      await openValues(page);
      expect(scripts.filter((path) => path.includes('page-tools')).length).toBe(1);
    },
  );
});

test.describe('checklist', () => {
  test('keeps ticks on this page', anyWidth, async ({page, watch}) => {
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).click();
    const progress = page.locator('article div').filter({hasText: /^\d+ of \d+ steps done$/});
    await expect(progress).toContainText('0 of');
    await page
      .getByRole('checkbox', {name: /^Step 1: /})
      .first()
      .check();
    await expect(progress).toContainText('1 of');
    await page.reload();
    await expect(page.getByRole('checkbox', {name: /^Step 1: /}).first()).toBeChecked();
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test('knows what is ticked in other tabs', anyWidth, async ({page, context}) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, STEPS);
      await tab.getByRole('button', {name: 'Checklist'}).click();
      await expect(tab.getByRole('checkbox').first()).toBeVisible();
    }
    await page.getByRole('checkbox').first().check();
    await expect(other.getByRole('checkbox').first()).toBeChecked();
    await other.getByRole('checkbox').last().check();
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').last()).toBeChecked();
  });

  test('knows what was ticked on another page before Back', anyWidth, async ({page}) => {
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).click();
    await page.getByRole('checkbox').first().check();
    // The browser keeps the page as it was; what is stored meanwhile raises no event.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('kamiwaza.steps') ?? '{}') as object;
      localStorage.setItem('kamiwaza.steps', JSON.stringify({...kept, '/elsewhere#1.1': true}));
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await page.getByRole('checkbox').last().check();
    const steps = await page.evaluate(() => localStorage.getItem('kamiwaza.steps'));
    expect(Object.keys(JSON.parse(steps ?? '{}') as object)).toHaveLength(3);
    expect(steps).toContain('/elsewhere#1.1');
  });

  test('says how far the reader is while the page scrolls', async ({page}) => {
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).click();
    const boxes = page.getByRole('checkbox');
    await boxes.last().check();
    const progress = page.locator('article div').filter({hasText: /^\d+ of \d+ steps done$/});
    await expect(progress).toHaveText(`1 of ${String(await boxes.count())} steps done`);
    await expect(progress).toBeInViewport();
    // The text of a step is next to its box.
    const step = page.locator('article ol[data-steps] > li').first();
    const text = await step.locator(':scope > p').first().boundingBox();
    const box = await step.getByRole('checkbox').boundingBox();
    expect(text && box && text.x >= box.x + box.width).toBe(true);
    // A heading that a link leads to is right below the line.
    const heading = page.locator('article h2.anchor:visible').nth(1);
    await heading.evaluate((one) => one.scrollIntoView());
    const [line, target] = [await progress.boundingBox(), await heading.boundingBox()];
    const gap = (target?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(40);
  });

  test('is offered on how-to pages only', anyWidth, async ({page}) => {
    for (const route of ['/models/which-error', '/architecture/overview', '/team/jobs']) {
      await open(page, route);
      await expect(page.getByRole('button', {name: 'Checklist'}), route).toHaveCount(0);
    }
  });

  test('names each box by its step, and describes it by its section', anyWidth, async ({page}) => {
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).click();
    const boxes = page.getByRole('checkbox');
    await expect(boxes.first()).toHaveAccessibleName(/^Step 1: \w.{10,80}$/);
    await expect(boxes.first()).toHaveAccessibleDescription('Step 1: Enable WSL');
    const names = await boxes.evaluateAll((all) =>
      all.map((box) => box.getAttribute('aria-label')),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });

  test('leaves the code in the steps as it is', anyWidth, async ({page}) => {
    await open(page, STEPS);
    await page.locator('article ol pre code').evaluateAll((all) => {
      all.forEach((code) => code.setAttribute('data-seen', ''));
    });
    await page.getByRole('button', {name: 'Checklist'}).click();
    await page.getByRole('checkbox').first().check();
    expect(await page.locator('article ol pre code').count()).toBeGreaterThan(3);
    await expect(page.locator('article ol pre code:not([data-seen])')).toHaveCount(0);
  });

  test('says so when it cannot be loaded, and tries again', anyWidth, async ({page}) => {
    await page.route('**/page-tools.*.js', (route) => route.abort());
    await open(page, STEPS);
    const button = page.getByRole('button', {name: 'Checklist'});
    await button.click();
    await expect(page.getByText('The tools could not be loaded. Try again.')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/page-tools.*.js');
    await button.click();
    await expect(page.getByRole('region', {name: 'Checklist'})).toBeVisible();
    await expect(page.getByText('The tools could not be loaded. Try again.')).toBeHidden();
  });

  test('works with the keyboard, and can be cleared', anyWidth, async ({page}) => {
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).focus();
    await page.keyboard.press('Enter');
    const print = page.getByRole('button', {name: 'Print checklist'});
    await expect(print).toBeFocused();
    await expect(print).toHaveAccessibleDescription(/^Tick the steps/);
    const first = page.getByRole('checkbox', {name: /^Step 1: /}).first();
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await page.getByRole('button', {name: 'Reset'}).focus();
    await page.keyboard.press('Enter');
    await expect(first).not.toBeChecked();
  });

  test('prints the steps alone, with boxes, values and addresses', anyWidth, async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
      localStorage.setItem('kamiwaza.values', '{"host": "gpu1"}');
    });
    await open(page, STEPS);
    await page.getByRole('button', {name: 'Checklist'}).click();
    await page
      .getByRole('checkbox', {name: /^Step 1: /})
      .first()
      .check();
    await page.getByRole('button', {name: 'Print checklist'}).click();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('#__docusaurus')).toBeHidden();
    const sheet = page.locator('body > div').last();
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText('☑');
    await expect(sheet).toContainText('☐');
    await expect(sheet).toContainText('Kamiwaza host: gpu1');
    await expect(sheet).toContainText(/\(https?:\/\//);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#__docusaurus')).toBeVisible();
  });
});

test.describe('without JavaScript', anyWidth, () => {
  test.use({javaScriptEnabled: false});

  test('pages show the documented values and plain steps', async ({page}) => {
    await page.goto(site(PAGE));
    await expect(page.getByRole('button', {name: /^Your setup/})).toBeHidden();
    await expect(page.getByText('http://<host>:<lb_port>/v1').first()).toBeVisible();
    await expect(page.getByRole('checkbox', {name: /Step/})).toHaveCount(0);
  });

  test('a how-to is its numbered steps, without a checklist that does nothing', async ({page}) => {
    await page.goto(site(STEPS));
    await expect(page.getByRole('button', {name: 'Checklist'})).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await page.locator('article ol > li').count()).toBeGreaterThan(3);
  });
});
