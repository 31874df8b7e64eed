import {type Browser, until} from '../engines/browser.ts';

/** Where the site is read. `file` is the offline edition, opened from the file system. */
export type Edition = 'public' | 'nginx' | 'offline';

/** How a page of an edition is addressed. */
export interface Place {
  readonly browser: Browser;
  /** Opens a page by its path on the site and waits until it is alive. */
  readonly go: (path: string, narrow?: boolean) => Promise<void>;
}

/** A control of the site, or several that are one for the reader. */
export interface Control {
  readonly name: string;
  /** What belongs to it in the built HTML, so that no control can be left out of this table. */
  readonly selector: string;
  /** A page that has it. */
  readonly page: string;
  /** Only on windows of this kind. */
  readonly width?: 'narrow';
  /** Editions in which it has to work. */
  readonly editions: readonly Edition[];
  /** Without JavaScript it works by the browser alone, or nobody sees it. */
  readonly withoutScripts: 'works' | 'absent';
  /** Uses it and throws when it does nothing. */
  readonly use: (place: Place) => Promise<void>;
}

const EVERYWHERE: readonly Edition[] = ['public', 'nginx', 'offline'];

/** Marks the first visible element with these words, so that it can be clicked. */
async function clickText(browser: Browser, selector: string, words: string): Promise<void> {
  await until(
    browser,
    `${selector} "${words}"`,
    (all: string, text: string) => {
      document.querySelector('[data-test-target]')?.removeAttribute('data-test-target');
      const found = [...document.querySelectorAll(all)].find(
        (element) => element.textContent.trim() === text && element.getClientRects().length > 0,
      );
      found?.setAttribute('data-test-target', '');
      return found !== undefined;
    },
    selector,
    words,
  );
  await browser.click('[data-test-target]');
}

/** What a paste gives. The search box takes it: pages may not read the clipboard. */
async function pasted(browser: Browser): Promise<string> {
  await browser.press('k', true);
  await until(browser, 'the search box', () => document.activeElement?.matches('input[name=q]'));
  await browser.press('v', true);
  return until(browser, 'pasted text', () => {
    const box = document.activeElement as HTMLInputElement;
    return box.value;
  });
}

const shown = (browser: Browser, selector: string): Promise<unknown> =>
  until(
    browser,
    selector,
    (all: string) =>
      [...document.querySelectorAll(all)].some((element) => element.getClientRects().length > 0),
    selector,
  );

const PHONE_MENU = '.navbar-sidebar';

/** Every interactive control of the site. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'search box',
    selector: 'form.navbar__search, form.navbar__search input',
    page: '/',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/');
      await browser.press('k', true);
      await browser.type('out of memory');
      await shown(browser, '[role=option]');
      await browser.press('ArrowDown');
      await browser.press('Enter');
      await until(browser, 'found words marked in the article', () => {
        const mark = document.querySelector('main mark');
        return location.search.includes('_highlight=') && mark !== null;
      });
    },
  },
  {
    name: 'search page',
    selector: 'main form[role=search], main form[role=search] input',
    page: '/search',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/search?q=vram');
      await until(browser, 'results', () => document.querySelector('main ol li a[href]') !== null);
      const before = await browser.run(() => document.querySelector('main ol')?.textContent ?? '');
      await browser.click('main input[type=search]');
      await browser.type(' gpu');
      await until(
        browser,
        'other results',
        (old: string) => {
          const now = document.querySelector('main ol')?.textContent;
          return now !== undefined && now !== old;
        },
        before,
      );
    },
  },
  {
    name: 'color mode',
    selector: '[class*="toggleButton"]',
    page: '/quickstart',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/quickstart');
      const mode = (): Promise<string> =>
        browser.run(() => document.documentElement.dataset.theme ?? '');
      const before = await mode();
      await browser.click('.navbar [class*="toggleButton"]');
      const isOther = (old: string): boolean => document.documentElement.dataset.theme !== old;
      await until(browser, 'the other mode', isOther, before);
      await go('/sdk/intro');
      await until(browser, 'the other mode on another page', isOther, before);
      // The logo is another picture in dark mode.
      await until(browser, 'the logo', () =>
        [...document.querySelectorAll<HTMLImageElement>('.navbar__logo img')].some(
          (image) => image.getClientRects().length > 0 && image.complete && image.naturalWidth > 0,
        ),
      );
      await browser.click('.navbar [class*="toggleButton"]');
      await until(
        browser,
        'the first mode',
        (old: string) => document.documentElement.dataset.theme === old,
        before,
      );
    },
  },
  {
    name: 'versions',
    selector: '.navbar .dropdown button',
    page: '/installation/installation_process',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/installation/installation_process');
      await browser.click('.navbar .dropdown > button');
      await clickText(browser, '.navbar .dropdown__menu a', '0.3.2');
      await until(
        browser,
        'the page of 0.3.2',
        () =>
          /\/0\.3\.2\/installation\/installation_process(?:\.html)?$/.test(location.pathname) &&
          document.querySelectorAll('h1').length === 1,
      );
    },
  },
  {
    name: 'site menu of narrow windows',
    selector: '.navbar__toggle',
    page: '/models/deployment',
    width: 'narrow',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/models/deployment', true);
      await browser.click('.navbar__toggle');
      await until(
        browser,
        'the focus in the menu',
        (menu: string) => document.querySelector(menu)?.contains(document.activeElement),
        PHONE_MENU,
      );
      await browser.press('Escape');
      await until(
        browser,
        'the menu closed',
        () => !document.querySelector('.navbar-sidebar--show'),
      );
      await browser.click('.navbar__toggle');
      await clickText(browser, `${PHONE_MENU} a`, 'Quickstart');
      await until(browser, 'the other page', () =>
        /\/quickstart(?:\.html)?$/.test(location.pathname),
      );
    },
  },
  {
    name: 'contents of narrow windows',
    selector: '[class*="tocCollapsibleButton"]',
    page: '/models/deployment',
    width: 'narrow',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment', true);
      await browser.click('[class*="tocCollapsibleButton"]');
      await shown(browser, '.theme-doc-toc-mobile a[href^="#"]');
      await browser.click('.theme-doc-toc-mobile a[href^="#"]');
      await until(browser, 'the section', () => location.hash !== '');
    },
  },
  {
    name: 'copy page',
    selector: '.kw-copy-page button',
    page: '/quickstart',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/quickstart');
      await browser.click('.kw-copy-page button');
      await until(
        browser,
        '"Copied"',
        () => document.querySelector('.kw-copy-page button')?.textContent === 'Copied',
      );
      const text = await pasted(browser);
      if (!/^--- ?title: Quickstart/.test(text)) throw new Error(`Copied: ${text.slice(0, 80)}`);
    },
  },
  {
    name: 'menu beside copy page',
    selector: '.kw-copy-page summary',
    page: '/quickstart',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/quickstart');
      await browser.click('.kw-copy-page summary');
      await shown(browser, '.kw-copy-page a[href$="quickstart.md"]');
      await browser.press('Escape');
      await until(
        browser,
        'the menu closed',
        () => !document.querySelector('.kw-copy-page [open]'),
      );
    },
  },
  {
    name: 'copy button of code',
    selector: '.theme-code-block button',
    page: '/models/deployment',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment');
      const copy = '.theme-code-block button[aria-label^="Copy"]';
      await shown(browser, copy);
      const code = await browser.run(
        () => document.querySelector('.theme-code-block code')?.textContent ?? '',
      );
      await browser.click(copy);
      await shown(browser, '.theme-code-block button[aria-label="Copied"]');
      const squeeze = (text: string): string => text.replace(/\s+/g, '');
      const text = await pasted(browser);
      if (squeeze(text) !== squeeze(code)) throw new Error(`Copied: ${text.slice(0, 80)}`);
    },
  },
  {
    name: 'your own values',
    selector: '[aria-label="Tools for this page"] button',
    page: '/models/deployment',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment');
      await clickText(browser, 'main button', 'Use your own values');
      await until(browser, 'the first field', () => document.activeElement?.matches('main input'));
      await clickText(browser, 'main label', 'Model host');
      await browser.type('gpu1.example.com');
      await until(browser, 'the value in the code', () =>
        [...document.querySelectorAll('.theme-code-block')].some((block) =>
          block.textContent.includes('gpu1.example.com'),
        ),
      );
      await clickText(browser, 'main button', 'Clear all');
      await until(
        browser,
        'the documented values',
        () => !document.querySelector('article')?.textContent.includes('gpu1.example.com'),
      );
    },
  },
  {
    name: 'checklist',
    selector: '[aria-label="Tools for this page"] button',
    page: '/installation/windows_installation',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/installation/windows_installation');
      await clickText(browser, 'main button', 'Checklist');
      await browser.click('article ol input[type=checkbox]');
      await until(browser, 'the tick', () => localStorage.getItem('kamiwaza.steps'));
      await go('/installation/windows_installation');
      await until(
        browser,
        'the tick after loading again',
        () => document.querySelector<HTMLInputElement>('article ol input[type=checkbox]')?.checked,
      );
      await clickText(browser, 'main button', 'Checklist');
      await clickText(browser, 'main button', 'Reset');
      await until(browser, 'no tick', () => localStorage.getItem('kamiwaza.steps') === null);
    },
  },
  {
    name: 'error finder',
    selector: 'main form textarea, main form button[type=submit], main form button[type=button]',
    page: '/models/which-error',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/which-error');
      await browser.click('main textarea');
      await browser.type('deployment ended: CONTAINER_EXITED');
      await browser.click('main form button[type=submit]');
      await until(browser, 'a cause', () =>
        document.querySelector('main section mark')?.textContent.includes('CONTAINER_EXITED'),
      );
    },
  },
  {
    name: 'calculator',
    selector: 'main form select, main form input[type=number]',
    page: '/models/will-it-fit',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/will-it-fit');
      const result = (): Promise<string> =>
        browser.run(() => document.querySelector('main section [role=status]')?.textContent ?? '');
      const before = await result();
      await browser.click('main form input[type=number]');
      await browser.type('9');
      await until(
        browser,
        'another result',
        (old: string) => document.querySelector('main section [role=status]')?.textContent !== old,
        before,
      );
    },
  },
  {
    name: 'closing the announcement',
    selector: '.theme-announcement-bar button',
    page: '/quickstart',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/quickstart');
      await browser.click('.theme-announcement-bar button');
      const gone = (): boolean =>
        !document.querySelector('.theme-announcement-bar')?.getClientRects().length;
      await until(browser, 'no announcement', gone);
      await go('/sdk/intro');
      await until(browser, 'no announcement on another page', gone);
    },
  },
  {
    name: 'groups of the sidebar',
    selector: '.menu__caret',
    page: '/models/deployment',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/architecture');
      const folded = (): Promise<string> =>
        browser.run(() =>
          [...document.querySelectorAll('aside .menu__list-item')]
            .map((item) => String(item.classList.contains('menu__list-item--collapsed')))
            .join(),
        );
      const before = await folded();
      await browser.click('aside .menu__caret');
      await until(
        browser,
        'the group folded or unfolded',
        (old: string) =>
          [...document.querySelectorAll('aside .menu__list-item')]
            .map((item) => String(item.classList.contains('menu__list-item--collapsed')))
            .join() !== old,
        before,
      );
    },
  },
  {
    name: 'back to top',
    selector: '.theme-back-to-top-button',
    page: '/models/deployment',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment');
      // It comes when the reader turns back on the way down.
      await browser.run(() => {
        window.scrollTo({top: 3000, behavior: 'instant'});
      });
      await until(browser, 'the scroll', () => window.scrollY > 2000);
      await until(browser, 'the button', () => {
        window.scrollBy({top: -40, behavior: 'instant'});
        return document.querySelector('[class*="backToTopButtonShow"]') !== null;
      });
      await browser.click('.theme-back-to-top-button');
      await until(browser, 'the top', () => window.scrollY === 0);
    },
  },
];
