import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures.ts';
import {ask, options} from './search-helpers.ts';

/**
 * Ten tasks that readers come with, on a phone: from the home page, each takes three clicks at most, or one search. The
 * tabs count as clicks, for readers who have not chosen their platform yet. A wide window has the same links, and shows
 * more of them.
 */

const MOST_CLICKS = 3;

/** A link of the text, by its name, or a tab. */
type Click = string | {readonly tab: string};

async function click(page: Page, target: Click): Promise<void> {
  if (typeof target !== 'string') {
    await page.getByRole('tab', {name: target.tab, exact: true}).first().click();
    return;
  }
  const link = page.getByRole('main').getByRole('link', {name: target, exact: true}).first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL((url) => url.pathname === address.pathname);
}

interface Task {
  readonly name: string;
  readonly clicks: readonly Click[];
  /** The answers to the task; each has to be visible, not only in the page. */
  readonly sees: readonly string[];
  /** The heading that the last link scrolls to. */
  readonly at?: string;
}

const tasks: readonly Task[] = [
  {
    name: 'install the Ubuntu package',
    clicks: ['Ubuntu package'],
    sees: ['sudo apt install kamiwaza'],
  },
  {
    name: 'install the Linux tarball',
    clicks: ['Linux tarball'],
    sees: ['bash install.sh --community'],
  },
  {
    name: 'install on macOS',
    clicks: ['macOS'],
    sees: ['brew install --cask docker', 'bash install.sh --community'],
  },
  {
    name: 'install on Windows',
    clicks: ['Windows', 'MSI package'],
    sees: ['wsl --install', 'kamiwaza_installer_0.5.0_x86_64.msi'],
  },
  {
    name: 'install the Enterprise Edition',
    clicks: ['Enterprise'],
    sees: ['Manual cluster'],
  },
  {
    name: 'open the firewall',
    clicks: ['Operate the platform', 'Ports and firewall', {tab: 'Ubuntu package'}],
    sees: ['sudo ufw allow 443/tcp'],
  },
  {
    name: 'find the logs',
    clicks: ['Operate the platform', 'Logs and diagnosis', {tab: 'Ubuntu package'}],
    sees: ['$KAMIWAZA_ROOT/logs/', 'kamiwaza doctor'],
  },
  {
    name: 'update',
    clicks: ['Operate the platform', 'Update and removal', {tab: 'Ubuntu package'}],
    sees: ['sudo apt update'],
  },
  {
    name: 'call a model with curl',
    clicks: ['Call a deployed model'],
    at: 'Call the endpoint',
    sees: ['curl "http://<host>:<lb_port>/v1/chat/completions"'],
  },
];

test.beforeEach(async ({page}) => {
  await open(page, '/');
});

for (const {name, clicks, sees, at} of tasks) {
  test(name, async ({page}) => {
    expect(clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
    for (const target of clicks) await click(page, target);
    if (at !== undefined) {
      await expect(page.getByRole('heading', {name: at, level: 2})).toBeInViewport();
    }
    for (const words of sees) {
      await expect(
        page.getByRole('main').getByText(words).filter({visible: true}).first(),
        words,
      ).toBeVisible();
    }
  });
}

for (const words of ['no space left', 'no space left on device']) {
  test(`fix "${words}" with one search`, async ({page}) => {
    await ask(page, words);
    const first = options(page).first();
    await expect(first).toBeVisible();
    const address = new URL((await first.getAttribute('href')) ?? '', page.url());
    await first.click();
    await page.waitForURL((url) => url.pathname === address.pathname);
    await expect(
      page.getByRole('heading', {name: 'No space left on device: the disk is full'}),
    ).toBeInViewport();
    await expect(
      page.getByRole('main').getByText('df -h').filter({visible: true}).first(),
    ).toBeVisible();
  });
}
