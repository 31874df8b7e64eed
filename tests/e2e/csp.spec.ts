import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {expect, hydrated, open, site, test} from './fixtures.ts';

// routes.spec.ts checks the pages for console errors, such as violations. Here the controls are used, under
// the policy of the page and under that of the headers.

async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as {reportViolation: (text: string) => void})
        .reportViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** The policy for hosts that can set headers, as `_headers` has it. */
function headerPolicy(): string {
  const file = readFileSync('build/_headers', 'utf8');
  return /Content-Security-Policy: (.*)/.exec(file)?.[1] ?? '';
}

for (const source of ['its meta tag', 'the headers'] as const) {
  test(`every control works under the policy of ${source}`, async ({page, watch}) => {
    test.slow();
    if (source === 'the headers') {
      const policy = headerPolicy();
      expect(policy).toContain('frame-ancestors');
      await page.route('**/*', async (route) => {
        // The server may close a connection that was idle just as the next request uses it.
        const response = await route.fetch({maxRetries: 3});
        const headers = {...response.headers(), 'content-security-policy': policy};
        await route.fulfill({response, headers});
      });
    }
    const violations = await violationsOf(page);

    await open(page, '/installation/installation_process');
    const block = page.locator('.theme-code-block:visible').first();
    await block.getByRole('button', {name: /^Copy code/}).click();
    const menu = page.getByRole('navigation', {name: 'Main'});
    const toggle = menu.getByRole('button', {name: /light mode|dark mode/});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Close announcement'}).click();
    await page.locator('.pagination-nav__link--next').click();
    await hydrated(page);

    const box = page.getByRole('combobox');
    await box.click();
    await box.fill('deploy a model');
    await page.getByRole('option').first().click();
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.goto(site('/search?q=vram'));
    await expect(page.getByRole('status').filter({hasText: /found/})).toBeVisible();
    await page.goto(site('/quickstart/'));
    await expect(page).toHaveURL(/\/quickstart$/);

    expect(violations).toEqual([]);
    expect(watch.noise).toEqual([]);
    expect(watch.foreign).toEqual([]);
    // Prefetched pages may still be loading.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

test('code from outside of the page cannot run, style, load or send', async ({page}) => {
  const violations = await violationsOf(page);
  await open(page, '/quickstart');
  await page.evaluate(() => {
    const add = (html: string): void => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      document.body.append(holder);
    };
    const script = document.createElement('script');
    script.textContent = 'window.hijacked = true';
    document.body.append(script);
    add('<img src="x" onerror="window.hijacked = true">');
    add('<a id="trap" href="javascript:window.hijacked = true">x</a>');
    add('<style>h1 { color: red }</style><p style="color: red">x</p>');
    add('<img src="https://example.com/pixel.png"><iframe src="https://example.com"></iframe>');
    document.getElementById('trap')?.click();
    void fetch('https://example.com/').catch(() => undefined);
    const base = document.createElement('base');
    base.href = 'https://example.com/';
    document.head.append(base);
    // The string of a timer is code too.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that is the point
    setTimeout('window.hijacked = true', 0);
  });
  await expect
    .poll(() => new Set(violations.map((line) => line.split(' ')[0])))
    .toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'script-src',
        'style-src-elem',
        'style-src-attr',
        'img-src',
        'frame-src',
        'connect-src',
        'base-uri',
      ]),
    );
  expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
});
