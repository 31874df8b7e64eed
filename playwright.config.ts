import {defineConfig, devices} from '@playwright/test';

import {findBrowser, sandboxArgs} from './scripts/browser/find.ts';
import {freePort} from './scripts/browser/port.ts';
import {env} from './src/config/env.ts';
import {PATCHES} from './src/framework-patches/registry.ts';

// The workers load this file again and must find the same port.
const port = Number((process.env.KW_TEST_PORT ??= String(freePort())));
const origin = `http://localhost:${String(port)}`;

/** `anyWidth` of tests/e2e/fixtures.ts. */
const ANY_WIDTH = /@any-width/;
/** What a framework patch adds has its name as a tag, and is not there with DOCS_STOCK=1. */
const WITHOUT_PATCHES = env.stock ? Object.keys(PATCHES).map((name) => new RegExp(`@${name}`)) : [];

/** Browser tests drive a real Chromium on the built site, served with GitHub Pages' rules. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  grepInvert: WITHOUT_PATCHES,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a test can fail once because of timing; a real fault fails twice. What passed only on its second try is named.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  // A worker that loads an index takes longer next to other heavy work.
  expect: {timeout: 20_000},
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: 'test-results/playwright.json'}],
  ],
  use: {
    baseURL: origin + env.baseUrl,
    // Between tests, storage, cookies, cache and emulation are reset in the same window: a quarter faster than new ones.
    reuseContext: true,
    // Recording every step makes the run a third longer; the second try of what failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...sandboxArgs(),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // reader-tasks.spec.ts has such tasks on a desktop, with the words to read on the way.
      testIgnore: /ten-tasks\.spec\.ts/,
      use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}},
    },
    {
      name: 'mobile',
      // These files, and the tests with the tag of `anyWidth`, are about behavior that no width changes. What a feature
      // looks like and how it is used is tested at both widths.
      testIgnore:
        /(csp|faults|head|hostile|network|print|reader-tasks|search-faults|search-quality)\.spec\.ts/,
      grepInvert: [ANY_WIDTH, ...WITHOUT_PATCHES],
      use: {
        ...devices['Desktop Chrome'],
        viewport: {width: 390, height: 844},
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: `node_modules/.bin/tsx scripts/serve/cli.ts --port ${String(port)}`,
    url: origin + env.baseUrl,
    // A server that is already running may serve another checkout.
    reuseExistingServer: false,
  },
});
