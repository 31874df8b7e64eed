// The offline edition in a real browser, opened from the file system.
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runInNewContext} from 'node:vm';

import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {fileOf} from '../../scripts/offline/address.ts';
import {SERVER_FILE} from '../../scripts/mcp/server-file.ts';
import {packOffline} from '../../scripts/offline/pack.ts';
import {sha256} from '../../scripts/offline/zip.ts';
import {env} from '../../src/config/env.ts';
import {setupGroups} from '../../src/data/setup.ts';
import {site} from '../../src/data/site.ts';
import {DATA_CALL, dataScript} from '../../src/features/offline-edition/read-text.ts';
import {GrowingIndex} from '../../src/features/search/core/decode.ts';
import type {Manifest} from '../../src/features/search/core/types.ts';
import {findBrowser, sandboxArgs} from '../../scripts/browser/find.ts';
import {RELEASES} from '../../src/data/releases.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {OFFLINE, type OfflineCopy, offlineEdition} from '../support/editions.ts';

/** 12 MB with two releases. Each one adds its pages and its search index, some 4 MB. */
const MAX_BYTES = 4_000_000 + 4_000_000 * RELEASES.length;

/**
 * Windows opens no file whose path is longer than 260 characters, and repeats the archive's folder when it unpacks: this
 * leaves 110 for the place that a reader chooses.
 */
const MAX_PATH = 120;
const tooLong = (paths: readonly string[]): string[] =>
  paths.filter((name) => name.length > MAX_PATH);

/**
 * By folder of generated pages with the same structure: a page to open besides the longest and the shortest, because it
 * has other parts.
 */
const ALIKE: Readonly<Record<string, string>> = {
  // Commands with the reader's own values, but no tabs.
  'errors/': 'errors/vllm.html',
  // A method that is out of date.
  'sdk/current/services/': 'sdk/current/services/embedding.html',
};

describe('offline edition', () => {
  let folder: string;
  let edition: OfflineCopy;
  let browser: Browser;
  let pages: readonly string[];
  const address = (file: string): string =>
    new URL(file, pathToFileURL(`${folder}${path.sep}`)).href;
  /** Every request and every error of the pages of a context. */
  const watch = (context: BrowserContext): {requests: string[]; errors: string[]} => {
    const seen = {requests: [] as string[], errors: [] as string[]};
    context.on('request', (request) => seen.requests.push(request.url()));
    context.on('requestfailed', (request) => {
      // A picture that was still loading when the page was left does not count.
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
  /** Waits for hydration. */
  const alive = (page: Page): Promise<unknown> =>
    page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const narrow = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

  beforeAll(async () => {
    edition = await offlineEdition();
    ({folder} = edition);
    pages = edition.entries.map(({name}) => name).filter((name) => name.endsWith('.html'));
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: sandboxArgs(),
    });
  }, 180_000);

  afterAll(() => browser.close());

  describe('the archive', () => {
    it('has the same bytes when it is built again', async () => {
      const server = await readFile(path.join(folder, SERVER_FILE), 'utf8');
      const again = await packOffline({...OFFLINE, server});
      expect(again.sha256).toBe(sha256(edition.archive));
    }, 120_000);

    it('is small enough to copy', () => {
      expect(edition.archive.length).toBeLessThanOrEqual(MAX_BYTES);
    });

    it('has no workers, because its pages may start none', () => {
      const workers = (names: readonly string[]): string[] =>
        names.filter((name) => /^assets\/js\/[a-z]+-worker\./.test(name));
      expect(workers(filesBelow(OFFLINE.build))).toHaveLength(2);
      expect(workers(edition.entries.map(({name}) => name))).toEqual([]);
    });

    it('has paths that are short enough to unpack on Windows', () => {
      const paths = Object.keys(unzipSync(edition.archive));
      expect(paths.length).toBeGreaterThan(1000);
      expect(tooLong(paths)).toEqual([]);
      const long = `kamiwaza-docs-0.5.0-offline/assets/js/${'long-'.repeat(20)}.js`;
      expect(tooLong([...paths, long])).toEqual([long]);
    });

    it('says how it is opened and verified on each system, and where the pages are that an agent cites', async () => {
      const text = await readFile(path.join(folder, 'README.txt'), 'utf8');
      for (const said of [
        '260 characters',
        'quickstart.md',
        `${env.url}${env.baseUrl}quickstart is quickstart.html`,
        '    sha256sum --check',
        '    shasum -a 256 --check',
        'Get-FileHash',
      ]) {
        expect(text).toContain(said);
      }
    });

    it('lists every file with its checksum', async () => {
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
    it('include every page of the site', () => {
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

    it('link only to existing files and sections', async () => {
      const files = new Set(edition.entries.map(({name}) => name));
      const ids = new Map<string, ReadonlySet<string>>();
      const documents = new Map(
        await Promise.all(
          pages.map(async (file) => {
            const $ = load(await readFile(path.join(folder, file), 'utf8'), {
              scriptingEnabled: false,
            });
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
        // Nothing makes these relative.
        const others = $('[srcset], [imagesrcset], [poster], object, base').toArray();
        broken.push(...others.map(({name}) => `${file}: <${name}> (see scripts/offline/page.ts)`));
        const references = [
          ...$('a[href]')
            .map((_, element) => $(element).attr('href'))
            .get(),
          ...$('img[src], script[src]')
            .map((_, element) => $(element).attr('src'))
            .get(),
          ...$('link[rel=stylesheet], link[rel=icon], link[rel=preload]')
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

    it('open without a network and without errors', async () => {
      const {page, seen, close} = await open('index.html', {offline: true});
      // Copies of the latest release differ from the originals only in the frame, which is the same on all of them.
      const copies = pages.filter((file) => file.startsWith(`${site.release}/`));
      expect(copies.length).toBeGreaterThan(20);
      const same = new Set(copies.slice(2));
      for (const [prefix, special] of Object.entries(ALIKE)) {
        const size = (file: string): number =>
          edition.entries.find(({name}) => name === file)?.content.length ?? 0;
        const alike = pages
          .filter((file) => file.startsWith(prefix))
          .sort((a, b) => size(a) - size(b));
        expect(alike.length, prefix).toBeGreaterThan(8);
        expect(alike.slice(1, -1)).toContain(special);
        for (const file of alike.slice(1, -1)) if (file !== special) same.add(file);
      }
      for (const file of pages.filter((one) => !same.has(one))) {
        await page.goto(address(file));
        await alive(page);
        expect([file, await page.locator('h1').count()]).toEqual([file, 1]);
      }
      await close();
      expect(seen.errors).toEqual([]);
      expect(seen.requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    }, 300_000);

    it('request nothing and submit no form, whatever runs in them', async () => {
      const received: string[] = [];
      const server = createServer((request, response) => {
        received.push(request.url ?? '');
        response.setHeader('access-control-allow-origin', '*');
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const {page, close} = await open('quickstart.html');
      await alive(page);
      const refused = await page.evaluate(
        async (origin) => {
          const reports: string[] = [];
          const all = new Promise<void>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => {
              reports.push(event.effectiveDirective);
              if (reports.length === 6) resolve();
            });
          });
          for (const [name, attribute, more] of [
            ['img', 'src', {}],
            ['script', 'src', {}],
            ['iframe', 'src', {}],
            ['link', 'href', {rel: 'stylesheet'}],
          ] as const) {
            const element = Object.assign(document.createElement(name), more);
            element.setAttribute(attribute, `${origin}/${name}`);
            document.body.append(element);
          }
          await fetch(`${origin}/fetch`).catch(() => undefined);
          const form = Object.assign(document.createElement('form'), {method: 'post'});
          form.action = `${origin}/form`;
          document.body.append(form);
          form.submit();
          await all;
          return reports;
        },
        `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      );
      await close();
      server.close();
      expect(received).toEqual([]);
      expect(refused.sort()).toEqual([
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'script-src-elem',
        'style-src-elem',
      ]);
    });

    it('have tabs that work and follow the choice', async () => {
      const {page, seen, close} = await open('operate/start-and-stop.html');
      const panel = (platform: string) => page.locator(`#platform-${platform}`);
      // Waits for the panel, then looks for another.
      const only = async (shown: string, hidden: string): Promise<void> => {
        await panel(shown).waitFor();
        expect(await panel(hidden).isVisible()).toBe(false);
      };
      await alive(page);
      await page.getByRole('tab', {name: 'Windows'}).click();
      await only('windows', 'ubuntu');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await only('enterprise', 'windows');
      await page.goto(address('installation/installation_process.html'));
      await only('enterprise', 'windows');
      await alive(page);
      const contents = page.locator('.theme-doc-toc-desktop');
      await contents.getByText('Manual cluster').waitFor();
      expect(await contents.getByText('Windows 11').isVisible()).toBe(false);
      // What an address points to is open, and the choice stays.
      await page.goto(`${address('installation/installation_process.html')}?x#windows`);
      await page.locator('#windows').waitFor();
      await page.goto(address('quickstart.html'));
      await only('enterprise', 'windows');
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
    // tests/controls uses every control of the site; this is what only matters without a server.
    it('open other pages by script, and come back', async () => {
      const {page, seen, close} = await open('index.html', {offline: true});
      await alive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('out of memory');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/search\.html\?/);
      await page.locator('main ol li a').first().click();
      await page.waitForURL(/_highlight=/);
      await page.locator('article mark').first().waitFor();
      await page.goBack();
      await page.locator('main ol li a').first().waitFor();
      await close();
      expect(seen.errors).toEqual([]);
      expect(seen.requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    });

    it('keep what was typed in the search box, also after Back', async () => {
      const {page, close} = await open('index.html');
      const typed = 'which ports to open';
      await alive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/_highlight=/);
      const inBox = (): Promise<string> => page.getByRole('combobox').inputValue();
      await page.locator('article mark').first().waitFor();
      expect(await inBox()).toBe(typed);
      await page.locator('.pagination-nav__link').last().click();
      await page.waitForURL((url) => !url.search.includes('_highlight='));
      await alive(page);
      expect(await inBox()).toBe('');
      await page.goBack();
      await page.waitForURL(/_highlight=/);
      await page.locator('article mark').first().waitFor();
      expect(await inBox()).toBe(typed);
      await close();
    });

    it('print the published addresses of links', async () => {
      const {page, close} = await open('quickstart.html');
      await alive(page);
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', {name: 'Checklist', exact: true}).click();
      await page.getByRole('button', {name: 'Print checklist'}).click();
      const sheet = (await page.locator('body > div').last().textContent()) ?? '';
      expect(sheet).toContain(`(${env.url}${env.baseUrl}`);
      expect(sheet).not.toContain('file:');
      expect(sheet).not.toContain('.html');
      await close();
    });

    it('have suggestions with addresses that open in another tab, too', async () => {
      const {page, close} = await open('models/deployment.html');
      await alive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('quickstart');
      const option = page.getByRole('option').first();
      await option.hover();
      expect(await option.getAttribute('href')).toMatch(/^\.\.\/[\w/-]+\.html\?_highlight=/);
      await close();
    });

    it('keep the address of a filter of the search page', async () => {
      const {page, close} = await open('search.html?q=deploy');
      await alive(page);
      // The navbar has a link of the same name, and is there before the filters.
      const filter = page.getByRole('main').getByRole('link', {name: 'SDK', exact: true});
      await filter.first().click();
      await page.waitForURL(/search\.html\?.*ctx=sdk/);
      await page.reload();
      await alive(page);
      expect(await page.locator('main input[type=search]').inputValue()).toBe('deploy');
      await close();
    });

    it('leave no link that leads out of the folder by mistake', async () => {
      const {page, close} = await open('index.html', narrow);
      await alive(page);
      await page.locator('.navbar__toggle').click();
      const strays = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="/"], img[src^="/"], link[href^="/"]')].map(
          (element) => element.outerHTML,
        ),
      );
      expect(strays).toEqual([]);
      await close();
    });
  });

  describe('its search', () => {
    it('reads the index of the site byte for byte, so it ranks as the site does', async () => {
      const parts = filesBelow('build').filter((file) =>
        /(?:^|\/)search-index[^/]*\.json$/.test(file),
      );
      expect(parts.length).toBeGreaterThan(50);
      for (const part of parts) {
        const source = await readFile(path.join(folder, dataScript(part)), 'utf8');
        const given: [string, string][] = [];
        runInNewContext(source, {
          [DATA_CALL]: (name: string, text: string) => given.push([name, text]),
        });
        expect(given, part).toEqual([[part, await readFile(path.join('build', part), 'utf8')]]);
      }
    }, 120_000);

    it('leads to files of the edition', async () => {
      const read = async (file: string): Promise<unknown> =>
        JSON.parse(await readFile(path.join('build', file), 'utf8')) as unknown;
      const {indexes} = (await read('search-index.json')) as Manifest;
      const files = new Set(edition.entries.map(({name}) => name));
      const lost: string[] = [];
      let found = 0;
      for (const file of Object.values(indexes).flatMap((contexts) => Object.values(contexts))) {
        const index = new GrowingIndex(await read(file), env.baseUrl);
        for (const errors of index.errorFiles()) index.add(errors, await read(errors));
        for (const {u} of index.records) {
          found += 1;
          if (!fileOf(u.slice(env.baseUrl.length), files)) lost.push(u);
        }
      }
      expect(found).toBeGreaterThan(1000);
      expect(lost).toEqual([]);
    });
  });

  describe('without script', () => {
    it('reads, follows links and finds every page in the list', async () => {
      const {page, close} = await open('index.html', {...narrow, javaScriptEnabled: false});
      await page.locator('.navbar__toggle').click();
      await page.locator('#kw-site-menu').getByRole('link', {name: 'Blog'}).click();
      await page.waitForURL(/blog\.html$/);
      await page.goto(address('sitemap.html'));
      const listed = await page
        .locator('main li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(listed.length).toBeGreaterThan(70);
      await page.locator('main').getByRole('link', {name: 'Quickstart'}).first().click();
      await page.waitForURL(/quickstart\.html$/);
      expect(await page.locator('h1').isVisible()).toBe(true);
      await page.goto(address('search.html'));
      // Its note is only for readers without scripts, with links to files.
      const note = page.locator('main noscript');
      expect(await note.innerText()).toContain('Searching needs JavaScript');
      expect(await note.getByRole('link', {name: 'site map'}).getAttribute('href')).toBe(
        'sitemap.html',
      );
      await close();
    });
  });
});
