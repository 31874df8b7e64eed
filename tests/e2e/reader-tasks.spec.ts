import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures.ts';
import {ask, options} from './search-helpers.ts';

/**
 * Tasks of new users, from the home page or the search box to the answer, only by clicks. If a path breaks
 * here, a page hides its answer.
 */

/** Opens the home page and follows links of the text, by their names. */
async function follow(page: Page, ...links: string[]): Promise<void> {
  await open(page, '/');
  await click(page, ...links);
}

async function click(page: Page, ...links: string[]): Promise<void> {
  for (const name of links) {
    const link = page.getByRole('main').getByRole('link', {name, exact: true}).first();
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await page.waitForURL((url) => url.pathname === target.pathname && url.hash === target.hash);
  }
}

/** Searches in the box on the home page; the answer has to be among the first three. */
async function search(page: Page, query: string, answer: string): Promise<void> {
  await open(page, '/');
  await ask(page, query);
  const addresses = await options(page).evaluateAll((all) =>
    all.slice(0, 3).map((one) => (one as HTMLAnchorElement).href),
  );
  // An answer without a hash is a page: which of its panels is the hit depends on the words.
  const isAnswer = ({pathname, hash}: URL): boolean =>
    (answer.includes('#') ? pathname + hash : pathname).endsWith(answer);
  const at = addresses.findIndex((address) => isAnswer(new URL(address)));
  expect(at, `${answer} among ${addresses.join(', ')}`).toBeGreaterThanOrEqual(0);
  await options(page).nth(at).click();
  await page.waitForURL(isAnswer);
}

/** The text a reader sees from a heading to the next one of its rank. */
async function section(page: Page, id: string): Promise<string> {
  const heading = page.locator(`#${id}`);
  await expect(heading).toBeVisible();
  return heading.evaluate((start) => {
    const rank = Number(start.tagName.slice(1));
    let text = '';
    for (let at = start.nextElementSibling; at; at = at.nextElementSibling) {
      if (/^H[1-6]$/.test(at.tagName) && Number(at.tagName.slice(1)) <= rank) break;
      text += `${(at as HTMLElement).innerText}\n`;
    }
    return text;
  });
}

/** The first of these words that the text lacks after the words before it. */
function firstMissing(text: string, words: readonly string[]): string | undefined {
  let from = 0;
  return words.find((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    return at < 0;
  });
}

/** Polls, because the page before may have a section of the same name. */
async function expectInOrder(page: Page, id: string, ...words: string[]): Promise<void> {
  await expect
    .poll(async () => firstMissing(await section(page, id), words), {
      message: `missing in #${id} after the words before it`,
    })
    .toBeUndefined();
}

test('installs on Ubuntu 24.04', async ({page}) => {
  await follow(page, 'Ubuntu package', 'APT package');
  await expectInOrder(
    page,
    'ubuntu-apt',
    'kamiwaza-archive-keyring.gpg',
    'noble main',
    'sudo apt update',
    'sudo apt install kamiwaza',
    'kamiwaza status',
  );
  await click(page, 'Check the installation');
  await expectInOrder(page, 'check', 'https://localhost', 'admin', 'kamiwaza', 'Welcome, admin');
});

test('installs on Windows 11 with an RTX card', async ({page}) => {
  await follow(page, 'Windows', 'MSI package', 'Windows installation');
  await expectInOrder(page, 'before-you-start', 'Windows 11', 'RTX 30, 40 or 50', 'license key');
  await expectInOrder(page, 'enable-wsl', 'wsl --install', 'Restart');
  await expect(
    page.getByRole('link', {name: 'kamiwaza_installer_0.5.0_x86_64.msi'}),
  ).toHaveAttribute('href', /^https:\/\/packages\.kamiwaza\.ai\/win\//);
  await expectInOrder(page, 'run-the-installer', 'License Key', 'Dedicated Memory', 'Answer y');
  await expectInOrder(page, 'check', 'kamiwaza status', 'https://localhost', 'admin');
  await expectInOrder(page, 'gpu', 'kamiwaza_gpu_status.sh');
  await click(page, 'GPU and accelerators');
  await expectInOrder(page, 'gpu', 'RTX', '535.98');
});

test('learns whether a laptop is enough, with and without a graphics card', async ({page}) => {
  await follow(page, 'Check your machine');
  await expectInOrder(
    page,
    'laptop',
    '16 GB RAM',
    'up to 4 billion parameters',
    'Q4_K_M',
    'RTX 4060',
  );
  await search(page, 'is my laptop enough', '/installation/system_requirements#laptop');
});

test('opens the firewall', async ({page}) => {
  await follow(page, 'Operate the platform', 'Ports and firewall');
  await expectInOrder(page, 'ports', '443/tcp', '7777/tcp', '51100–51199');
  await page.getByRole('tab', {name: 'Ubuntu package'}).first().click();
  await expectInOrder(page, 'firewall', 'ufw allow 443/tcp', 'ufw deny 7777/tcp');
  await search(page, 'open firewall ports', '/operate/ports-and-firewall');
});

test('logs in for the first time', async ({page}) => {
  await search(page, 'first login password', '/quickstart#start-and-log-in');
  await expectInOrder(page, 'start-and-log-in', 'https://localhost', 'admin', 'kamiwaza');
});

test('downloads one GGUF file', async ({page}) => {
  await follow(page, 'Deploy a first model and app');
  await expectInOrder(
    page,
    'deploy-a-small-model',
    'Model Hub Search',
    'Select/Unselect All',
    'Qwen3-0.6B-Q6_K.gguf',
    'Download Selected Files',
    '(downloaded)',
  );
});

test('finds out why a deployment shows ERROR', async ({page}) => {
  await follow(page, 'A model does not start or is slow', 'The deployment shows ERROR');
  await expectInOrder(page, 'state-error', 'View logs', 'Without a code', 'With a code', 'OOM');
  await click(page, 'Out of memory');
  await expectInOrder(page, 'out-of-memory', 'Shorten the context', 'gpu_memory_utilization');
});

test('frees GPU memory', async ({page}) => {
  await search(page, 'free GPU memory', '/models/deployment#free-gpu-memory');
  await expectInOrder(page, 'free-gpu-memory', 'KamiwazaClient', 'stop_deployment', 'nvidia-smi');
});

test('deploys the chatbot app', async ({page}) => {
  await search(page, 'deploy chatbot', '/app-garden');
  await expectInOrder(
    page,
    'deploy-and-open-an-app',
    'App Garden',
    'Deploy',
    'DEPLOYED',
    'Open App',
  );
  await expectInOrder(page, 'before-you-start', 'A model is ready');
});

test('finds the logs', async ({page}) => {
  await follow(page, 'Operate the platform', 'Logs and diagnosis');
  // The browser of the tests says that it runs on Windows.
  await expectInOrder(page, 'log-files', 'AppData', 'journalctl -t kamiwaza-install');
  await page.getByRole('tab', {name: 'Enterprise'}).first().click();
  await expectInOrder(page, 'log-files', '/opt/kamiwaza/logs/');
  await page.getByRole('tab', {name: 'Ubuntu package'}).first().click();
  await expectInOrder(page, 'diagnosis', 'kamiwaza doctor');
  await expectInOrder(page, 'log-files', '$KAMIWAZA_ROOT/logs/');
  await expectInOrder(page, 'model-logs', 'View logs');
});
