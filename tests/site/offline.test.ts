// The offline edition in a real browser, opened from the file system.
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {fileOf} from '../../scripts/offline/address.ts';
import {type OfflineEdition, packOffline} from '../../scripts/offline/pack.ts';
import {writeFolder} from '../../scripts/offline/write.ts';
import {sha256} from '../../scripts/offline/zip.ts';
import {env} from '../../src/config/env.ts';
import {setupGroups} from '../../src/data/setup.ts';
import {site} from '../../src/data/site.ts';
import {SearchEngine} from '../../src/features/search/core/engine.ts';
import {findBrowser} from '../../scripts/browser/find.ts';
import {QUESTIONS, UNANSWERABLE} from '../../scripts/bench/search/questions.ts';

const MAX_BYTES = 12_000_000;

const options = {
  build: 'build',
  origin: env.url,
  baseUrl: env.baseUrl,
  release: site.release,
  commit: 'test',
  date: new Date(Date.UTC(2025, 5, 15)),
};

describe('offline edition', () => {
  let folder: string;
  let edition: OfflineEdition;
  let browser: Browser;
  let pages: readonly string[];
  const address = (file: string): string =>
    new URL(file, pathToFileURL(`${folder}${path.sep}`)).href;
  /** Every request and every complaint of the pages of a context. */
  const watch = (context: BrowserContext): {requests: string[]; errors: string[]} => {
    const seen = {requests: [] as string[], errors: [] as string[]};
    context.on('request', (request) => seen.requests.push(request.url()));
    context.on('requestfailed', (request) => {
      // A picture that was still being read when the page was left is nobody's loss.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        seen.errors.push(`failed: ${request.url()}`);
      }
    });
    context.on('weberror', (error) => seen.errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') {
        seen.errors.push(message.text());
      }
    });
    return seen;
  };
  const open = async (
    file: string,
    settings: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{page: Page; seen: ReturnType<typeof watch>; close: () => Promise<void>}> => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...settings});
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(address(file));
    return {page, seen, close: () => context.close()};
  };
  const narrow = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

  beforeAll(async () => {
    edition = await packOffline(options);
    const temp = await mkdtemp(path.join(tmpdir(), 'kw offline-'));
    // The archive itself is what readers get, so the archive is what is unpacked.
    folder = path.join(temp, edition.name);
    const prefix = `${edition.name}/`;
    const entries = Object.entries(unzipSync(edition.archive)).map(([name, content]) => ({
      name: name.slice(prefix.length),
      content,
    }));
    await writeFolder({...edition, entries}, folder);
    pages = entries.map(({name}) => name).filter((name) => name.endsWith('.html'));
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await rm(path.dirname(folder), {recursive: true, force: true});
  });

  describe('the archive', () => {
    it('has the same bytes when it is made again', async () => {
      const again = await packOffline(options);
      expect(again.sha256).toBe(edition.sha256);
    }, 120_000);

    it('is small enough to carry', () => {
      expect(edition.archive.length).toBeLessThanOrEqual(MAX_BYTES);
    });

    it('lists every file with its sum', async () => {
      const list = await readFile(path.join(folder, 'MANIFEST.sha256'), 'utf8');
      const sums = new Map(
        list
          .trim()
          .split('\n')
          .map((line) => [line.slice(66), line.slice(0, 64)] as const),
      );
      for (const {name, content} of edition.entries.filter(
        (entry) => entry.name !== 'MANIFEST.sha256',
      )) {
        expect([name, sums.get(name)]).toEqual([name, sha256(content)]);
      }
      expect(sums.size).toBe(edition.entries.length - 1);
    });
  });

  describe('its pages', () => {
    it('hold every page of the site', () => {
      expect(pages.length).toBeGreaterThan(80);
      for (const page of [
        'index.html',
        '0.5.0.html',
        '0.3.2.html',
        'sdk/intro.html',
        'blog.html',
      ]) {
        expect(pages).toContain(page);
      }
    });

    it('link only to files and sections that are there', async () => {
      const files = new Set(edition.entries.map(({name}) => name));
      const ids = new Map<string, ReadonlySet<string>>();
      const documents = new Map(
        await Promise.all(
          pages.map(async (file) => {
            const $ = load(await readFile(path.join(folder, file), 'utf8'));
            ids.set(
              file,
              new Set(
                $('[id]')
                  .map((_, element) => $(element).attr('id'))
                  .get(),
              ),
            );
            return [file, $] as const;
          }),
        ),
      );
      const broken: string[] = [];
      for (const [file, $] of documents) {
        const references = [
          ...$('a[href]')
            .map((_, element) => $(element).attr('href'))
            .get(),
          ...$('img[src], script[src]')
            .map((_, element) => $(element).attr('src'))
            .get(),
          ...$('link[rel=stylesheet], link[rel=icon]')
            .map((_, e) => $(e).attr('href'))
            .get(),
        ];
        for (const href of references) {
          if (/^(?:https?:|mailto:|data:)/.test(href)) {
            continue;
          }
          const url = new URL(href, `file:///${file}`);
          const target = decodeURIComponent(url.pathname.slice(1));
          const hash = decodeURIComponent(url.hash.slice(1));
          if (!files.has(target)) {
            broken.push(`${file}: ${href} (no file)`);
          } else if (hash !== '' && target.endsWith('.html') && !ids.get(target)?.has(hash)) {
            broken.push(`${file}: ${href} (no section)`);
          }
        }
      }
      expect(broken).toEqual([]);
      // Nothing that readers click leads out of the folder unless the site leads out, too.
      expect(edition.missing).toEqual([]);
    });

    it('open without a network and without complaint', async () => {
      const {page, seen, close} = await open('index.html', {offline: true});
      for (const file of pages) {
        await page.goto(address(file));
        expect([file, await page.locator('html').getAttribute('data-kw-ready')]).toEqual([
          file,
          'true',
        ]);
        expect([file, await page.locator('h1, h2').first().isVisible()]).toEqual([file, true]);
      }
      await close();
      expect(seen.errors).toEqual([]);
      expect(seen.requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    }, 120_000);

    it('have tabs that work and follow the choice', async () => {
      const {page, seen, close} = await open('operate/start-and-stop.html');
      const panel = (id: string) => page.locator(`#${id}`);
      await page.getByRole('tab', {name: 'Windows'}).click();
      expect(await panel('platform-windows').isVisible()).toBe(true);
      expect(await panel('platform-ubuntu').isVisible()).toBe(false);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      expect(await panel('platform-enterprise').isVisible()).toBe(true);
      expect(await panel('platform-windows').isVisible()).toBe(false);
      await page.goto(address('installation/installation_process.html'));
      expect(await panel('platform-enterprise').isVisible()).toBe(true);
      const contents = page.locator('.theme-doc-toc-desktop');
      expect(await contents.getByText('Manual cluster').isVisible()).toBe(true);
      expect(await contents.getByText('Windows 11').isVisible()).toBe(false);
      // What an address points to is open, and the choice stays.
      await page.goto(`${address('installation/installation_process.html')}?x#windows`);
      expect(await page.locator('#windows').isVisible()).toBe(true);
      await page.goto(address('quickstart.html'));
      expect(await panel('platform-enterprise').isVisible()).toBe(true);
      await close();
      expect(seen.errors).toEqual([]);
    });

    it('show every panel under its name without JavaScript', async () => {
      const {page, close} = await open('operate/start-and-stop.html', {javaScriptEnabled: false});
      expect(await page.locator('.kw-panel:visible > .kw-panel__label').allTextContents()).toEqual(
        Object.values(setupGroups.platform.values),
      );
      expect(await page.getByRole('tablist').count()).toBe(0);
      await close();
    });

    it('are styled and show their pictures', async () => {
      const {page, close} = await open('quickstart.html');
      const background = await page
        .locator('.navbar')
        .evaluate((element) => getComputedStyle(element).position);
      expect(background).not.toBe('static');
      await page.goto(address('architecture/overview.html'));
      const broken = await page.locator('img:visible').evaluateAll(async (images) => {
        const failed: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          image.loading = 'eager';
          await image.decode().catch(() => failed.push(image.src));
        }
        return failed;
      });
      expect(broken).toEqual([]);
      await close();
    });
  });

  describe('its controls', () => {
    it('switch the colour mode and remember it', async () => {
      const {page, close} = await open('index.html');
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.goto(address('sdk/intro.html'));
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await close();
    });

    it('close the announcement for good', async () => {
      const {page, close} = await open('index.html');
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button').click();
      await page.goto(address('quickstart.html'));
      expect(await bar.isVisible()).toBe(false);
      await close();
    });

    it('copy code as it is written', async () => {
      const {page, close} = await open('models/deployment.html', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const block = page.locator('.theme-code-block').first();
      await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
      await block.getByText('Copied').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const shown = await block.locator('pre').innerText();
      expect(copied.replace(/\s+/g, ' ').trim()).toBe(shown.replace(/\s+/g, ' ').trim());
      expect(copied).toContain('\n');
      await close();
    });

    it('change the release', async () => {
      const {page, close} = await open('installation/installation_process.html');
      await page.locator('.navbar .dropdown .navbar__link').click();
      await page.locator('.dropdown__menu').getByText('0.3.2').click();
      await page.waitForURL(/0\.3\.2/);
      expect(await page.locator('h1').count()).toBe(1);
      await close();
    });

    it('open a menu on narrow screens', async () => {
      const {page, close} = await open('models/deployment.html', narrow);
      await page.locator('[data-kw-menu]').click();
      const menu = page.getByRole('dialog', {name: 'Navigation'});
      await menu.getByRole('link', {name: 'SDK', exact: true}).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({state: 'hidden'});
      await page.locator('[data-kw-menu]').click();
      await menu.locator('.theme-doc-sidebar-menu a[href*="quickstart"]').click();
      await page.waitForURL(/quickstart\.html$/);
      await close();
    });

    it('show the contents of a page on narrow screens', async () => {
      const {page, close} = await open('models/deployment.html', narrow);
      await page.locator('.kw-contents summary').click();
      await page.locator('.kw-contents a').first().click();
      expect(new URL(page.url()).hash).not.toBe('');
      await close();
    });
  });

  describe('its search', () => {
    it('suggests, opens by keyboard and marks what was found', async () => {
      const {page, seen, close} = await open('index.html', {offline: true});
      await page.keyboard.press('Control+k');
      await page.keyboard.type('out of memory');
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('option').count()).toBeLessThanOrEqual(9);
      expect(await page.locator('.kw-search [role=status]').innerText()).toMatch(
        /^\d+ pages? found$/,
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/_highlight=/);
      expect(await page.locator('article mark').count()).toBeGreaterThan(0);
      await close();
      expect(seen.errors).toEqual([]);
      expect(seen.requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
    });

    it('fills the search page from its address', async () => {
      const {page, close} = await open('search.html?q=deploy%20a%20model&ctx=docs');
      await page.locator('.kw-results__list li, [data-kw-results] li').first().waitFor();
      expect(await page.title()).toContain('deploy a model');
      await page.locator('[name=version]').selectOption('0.3.2/');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-kw-results] li a')].every((link) =>
          (link as HTMLAnchorElement).href.includes('/0.3.2'),
        ),
      );
      await page.locator('[data-kw-results] [name=q]').fill('zzzzqqqq');
      await page.getByText('No results').waitFor();
      await close();
    });

    it('ranks as the site does', async () => {
      const engine = new SearchEngine({
        siteBase: env.baseUrl,
        read: async (file) =>
          JSON.parse(
            await readFile(path.join('build', file.slice(env.baseUrl.length)), 'utf8'),
          ) as unknown,
      });
      const asked = [...QUESTIONS, ...UNANSWERABLE].map(({from, query}) => {
        const version = /^\/(\d+\.\d+\.\d+)(?:\/|$)/.exec(from)?.[1];
        return {
          base: env.baseUrl + (version === undefined ? '' : `${version}/`),
          context: /^\/(?:[\d.]+\/)?sdk(?:\/|$)/.test(from) ? 'sdk' : 'docs',
          query,
        };
      });
      const expected: (readonly string[])[] = [];
      for (const {base, context, query} of asked) {
        const {hits} = await engine.search(base, context, query, 8);
        expected.push(hits.map(({document}) => document.u + document.h));
      }
      const {page, close} = await open('search.html?q=a');
      await page.waitForFunction(() => 'kwSearch' in window);
      const found = await page.evaluate(async (questions) => {
        const lists: string[][] = [];
        for (const {base, context, query} of questions) {
          const response = await window.kwSearch?.search(base, context, query, 8);
          lists.push((response?.hits ?? []).map(({document: hit}) => hit.u + hit.h));
        }
        return lists;
      }, asked);
      await close();
      expect(asked.length).toBeGreaterThan(100);
      expect(found).toEqual(expected);
      const files = new Set(edition.entries.map(({name}) => name));
      const lost = found
        .flat()
        .filter((url) => !fileOf(url.slice(env.baseUrl.length).replace(/#.*$/, ''), files));
      expect(lost).toEqual([]);
    }, 120_000);
  });

  describe('without script', () => {
    it('reads, follows links and finds every page in the list', async () => {
      const {page, close} = await open('index.html', {...narrow, javaScriptEnabled: false});
      await page.locator('.navbar__toggle').click();
      await page.waitForURL(/contents\.html$/);
      const listed = await page
        .locator('.main-wrapper li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(pages.filter((file) => file !== 'contents.html' && !listed.includes(file))).toEqual(
        [],
      );
      await page.locator('.main-wrapper').getByRole('link', {name: 'Quickstart'}).first().click();
      await page.waitForURL(/quickstart\.html$/);
      expect(await page.locator('h1').isVisible()).toBe(true);
      await page.goto(address('search.html'));
      expect(await page.getByText('Searching needs JavaScript').isVisible()).toBe(true);
      await close();
    });
  });
});
