import {type Browser, until} from '../engines/browser.ts';

/** Where the site is read. `file` is the offline edition, opened from the file system. */
export type Edition = 'public' | 'nginx' | 'offline';

/** How a page of an edition is addressed. */
export interface Place {
  readonly browser: Browser;
  /** Opens a page by its path on the site and waits until it is hydrated. */
  readonly go: (path: string, narrow?: boolean) => Promise<void>;
}

/** A control of the site, or several that readers see as one. */
export interface Control {
  readonly name: string;
  /** Its elements in the built HTML, so that no control can be missing from this table. */
  readonly selector: string;
  /** A page that has it. */
  readonly page: string;
  /** Only on windows of this kind. */
  readonly width?: 'narrow';
  /** Editions in which it has to work. */
  readonly editions: readonly Edition[];
  /** Also part of the short test that every engine passes in tests/engines. */
  readonly smoke?: true;
  /** Without JavaScript the browser handles it, or it is hidden. */
  readonly withoutScripts: 'works' | 'absent';
  /** Uses it and throws if it does nothing. */
  readonly use: (place: Place) => Promise<void>;
}

const EVERYWHERE: readonly Edition[] = ['public', 'nginx', 'offline'];

/** Marks the first element that a reader can use, with these words if any are given, and clicks it. */
async function clickOne(browser: Browser, selector: string, words?: string): Promise<void> {
  await until(
    browser,
    words === undefined ? selector : `${selector} "${words}"`,
    (all: string, text: string | undefined) => {
      document.querySelector('[data-test-target]')?.removeAttribute('data-test-target');
      const found = [...document.querySelectorAll(all)].find(
        (element) =>
          (typeof text !== 'string' || element.textContent.trim() === text) &&
          element.getClientRects().length > 0 &&
          !element.matches(':disabled'),
      );
      found?.setAttribute('data-test-target', '');
      // At the edge of the window it would be below the bar, where a reader does not click either.
      found?.scrollIntoView({block: 'center', behavior: 'instant'});
      return found !== undefined;
    },
    selector,
    words,
  );
  await browser.click('[data-test-target]');
}

/** Resets a control for the ones that are tried after it. */
async function forget(browser: Browser, ...keys: readonly string[]): Promise<void> {
  await browser.run((all: readonly string[]) => {
    for (const key of all) localStorage.removeItem(key);
  }, keys);
}

/** The content of a paste, through the search box: pages may not read the clipboard. */
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
const PLATFORM_KEY = 'docusaurus.tab.platform';
const INTERFACE_KEY = 'docusaurus.tab.interface';
const HINT_KEY = 'kamiwaza.setup-hint';
const FINDER = 'main section[aria-label="Error finder"]';
const CALCULATOR = 'main section[aria-label="Will it fit"]';

/** Waits until only the panel of this platform is visible. */
const platformShown = (browser: Browser, platform: string): Promise<unknown> =>
  until(
    browser,
    `the panels of ${platform}`,
    (value: string) => {
      const panels = [...document.querySelectorAll<HTMLElement>('.kw-panel--platform')]
        .filter((panel) => panel.getClientRects().length > 0)
        .map(({dataset}) => dataset.value);
      return panels.length > 0 && panels.every((one) => one === value);
    },
    platform,
  );

/** Every interactive control of the site. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'search box',
    selector: 'form.navbar__search, form.navbar__search input',
    page: '/',
    editions: EVERYWHERE,
    smoke: true,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/');
      await browser.press('k', true);
      await browser.type('gpu');
      await browser.click('form.navbar__search button[aria-label="Clear search"]');
      await until(browser, 'an empty search box', () => {
        const box = document.activeElement as HTMLInputElement;
        return box.matches('input[name=q]') && box.value === '';
      });
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
    name: 'search box of narrow windows',
    selector: 'form.navbar__search, form.navbar__search input',
    page: '/quickstart',
    width: 'narrow',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/quickstart', true);
      await browser.click('form.navbar__search input');
      await browser.type('gpu');
      await shown(browser, '[role=option]');
      await clickOne(browser, 'form.navbar__search button', 'Close');
      await until(
        browser,
        'no suggestions',
        () => !document.querySelector('[role=option]')?.getClientRects().length,
      );
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
    name: 'search of the start page',
    selector: '.kw-actions form, .kw-actions form input, .kw-actions form button',
    page: '/',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/');
      await browser.click('.kw-actions form input');
      await browser.type('vram');
      await browser.click('.kw-actions form button');
      await until(
        browser,
        'results for the words',
        () =>
          location.search === '?q=vram' && document.querySelector('main ol li a[href]') !== null,
      );
    },
  },
  {
    name: 'color mode',
    selector: '[class*="toggleButton"]',
    page: '/quickstart',
    editions: EVERYWHERE,
    smoke: true,
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
    smoke: true,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/installation/installation_process');
      await browser.click('.navbar .dropdown > button');
      await clickOne(browser, '.navbar .dropdown__menu a', '0.3.2');
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
    smoke: true,
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
      await clickOne(browser, `${PHONE_MENU} a`, 'Quickstart');
      await until(browser, 'the other page', () =>
        /\/quickstart(?:\.html)?$/.test(location.pathname),
      );
    },
  },
  {
    name: 'contents of narrow windows',
    selector: '.theme-doc-toc-mobile > button',
    page: '/models/deployment',
    width: 'narrow',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment', true);
      await browser.click('.theme-doc-toc-mobile > button');
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
    smoke: true,
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
      await until(
        browser,
        'the focus in the menu',
        () => document.activeElement?.matches('[role=menuitem][href$="quickstart.md"]') === true,
      );
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
    smoke: true,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment');
      await clickOne(browser, '.theme-code-block button[aria-label^="Copy"]');
      await until(
        browser,
        '"Copied"',
        () => document.getElementById('kw-announcer')?.textContent === 'Copied',
      );
      const code = await browser.run(
        () =>
          document
            .querySelector('[data-test-target]')
            ?.closest('.theme-code-block')
            ?.querySelector('code')?.textContent ?? '',
      );
      const squeeze = (text: string): string => text.replace(/\s+/g, '');
      const text = await pasted(browser);
      if (squeeze(text) !== squeeze(code)) throw new Error(`Copied: ${text.slice(0, 80)}`);
    },
  },
  {
    name: 'word wrap of code',
    selector: '.theme-code-block button',
    page: '/models/deployment',
    width: 'narrow',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment', true);
      await clickOne(browser, '.theme-code-block button[aria-pressed]');
      await until(browser, 'wrapped code', () => {
        const block = document.querySelector('[data-test-target]')?.closest('.theme-code-block');
        const code = block?.querySelector('pre code');
        return code && getComputedStyle(code).whiteSpace.startsWith('pre-wrap');
      });
    },
  },
  {
    name: 'your setup',
    selector: '[aria-label="Tools for this page"] button',
    page: '/models/deployment',
    editions: EVERYWHERE,
    smoke: true,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/deployment');
      await clickOne(browser, 'main button', 'Your setup');
      await until(browser, 'the first field', () => document.activeElement?.matches('main input'));
      await clickOne(browser, 'main label', 'Python');
      await until(
        browser,
        'the tabs of Python',
        () =>
          document.querySelector('.kw-tabs [role=tab][aria-selected=true]')?.textContent ===
          'Python',
      );
      await clickOne(browser, 'main label', 'Kamiwaza host');
      await browser.type('gpu1.example.com');
      const inCode = (): boolean =>
        [...document.querySelectorAll('.theme-code-block')].some((block) =>
          block.textContent.includes('gpu1.example.com'),
        );
      await until(browser, 'the value in the code', inCode);
      await go('/models/deployment');
      await until(browser, 'the value after loading again', inCode);
      await clickOne(browser, 'main button[aria-expanded=false]', 'Your setup: Python · 1 value');
      await clickOne(browser, 'main button', 'Clear all');
      await until(
        browser,
        'the documented values',
        () => !document.querySelector('article')?.textContent.includes('gpu1.example.com'),
      );
      await clickOne(browser, 'main button', 'Done');
      await until(browser, 'the panel closed', () =>
        document.activeElement?.matches('main button[aria-expanded=false]'),
      );
      await forget(browser, INTERFACE_KEY);
    },
  },
  {
    name: 'tabs',
    selector: '.kw-tabs [role=tab]',
    page: '/operate/start-and-stop',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/operate/start-and-stop');
      await clickOne(browser, '.kw-tabs [role=tab]', 'Windows');
      await platformShown(browser, 'windows');
      await go('/installation/installation_process');
      await platformShown(browser, 'windows');
      await forget(browser, PLATFORM_KEY);
    },
  },
  {
    name: 'hint above the first tabs',
    selector: '.kw-setup-hint button',
    page: '/operate/start-and-stop',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      const gone = (): boolean =>
        !document.querySelector('.kw-setup-hint')?.getClientRects().length;
      await go('/operate/start-and-stop');
      await clickOne(browser, '.kw-setup-hint button', 'Keep the selected platform');
      await until(browser, 'no hint after a choice', gone);
      await forget(browser, PLATFORM_KEY);
      await go('/operate/start-and-stop');
      await clickOne(browser, '.kw-setup-hint button', '×');
      await until(browser, 'no hint after closing it', gone);
      await go('/installation/installation_process');
      await until(browser, 'no hint on another page', gone);
      await forget(browser, HINT_KEY);
    },
  },
  {
    name: 'platforms of the home page',
    selector: '.kw-platforms a',
    page: '/',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/');
      await clickOne(browser, '.kw-platforms a[href*="platform=windows"]');
      await until(browser, 'the installation', () =>
        /\/installation_process(?:\.html)?$/.test(location.pathname),
      );
      await platformShown(browser, 'windows');
      await forget(browser, PLATFORM_KEY);
    },
  },
  {
    name: 'checklist',
    selector: '[aria-label="Tools for this page"] button',
    page: '/installation/windows_installation',
    editions: EVERYWHERE,
    smoke: true,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/installation/windows_installation');
      await clickOne(browser, 'main button', 'Checklist');
      await browser.click('article ol input[type=checkbox]');
      await until(browser, 'the tick', () => localStorage.getItem('kamiwaza.steps'));
      await go('/installation/windows_installation');
      await until(
        browser,
        'the tick after loading again',
        () => document.querySelector<HTMLInputElement>('article ol input[type=checkbox]')?.checked,
      );
      await clickOne(browser, 'main button', 'Checklist');
      await browser.run(() => {
        window.print = () => {
          const {dataset} = document.documentElement;
          dataset.printed = String(document.body.lastElementChild?.querySelectorAll('li').length);
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await clickOne(browser, 'main button', 'Print checklist');
      await until(
        browser,
        'the steps on paper',
        () => Number(document.documentElement.dataset.printed) > 2,
      );
      await clickOne(browser, 'main button', 'Reset');
      await until(browser, 'no tick', () => localStorage.getItem('kamiwaza.steps') === null);
    },
  },
  {
    name: 'error finder',
    selector: `${FINDER} form textarea, ${FINDER} form button`,
    page: '/models/which-error',
    editions: EVERYWHERE,
    smoke: true,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/which-error');
      await browser.click(`${FINDER} textarea`);
      await browser.type('deployment ended: CONTAINER_EXITED');
      await browser.click(`${FINDER} button[type=submit]`);
      await until(
        browser,
        'a cause',
        (finder: string) =>
          document.querySelector(`${finder} mark`)?.textContent.includes('CONTAINER_EXITED'),
        FINDER,
      );
      await clickOne(browser, `${FINDER} ol button`, 'Copy');
      await until(
        browser,
        '"Copied"',
        () => document.getElementById('kw-announcer')?.textContent === 'Copied',
      );
      await clickOne(browser, `${FINDER} form button`, 'Clear');
      await until(
        browser,
        'an empty field and no result',
        (finder: string) =>
          document.querySelector<HTMLTextAreaElement>(`${finder} textarea`)?.value === '' &&
          !document.querySelector(`${finder} mark`),
        FINDER,
      );
    },
  },
  {
    name: 'report of an unknown error',
    selector: `${FINDER} form textarea, ${FINDER} form button`,
    page: '/models/which-error',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/models/which-error');
      await browser.click(`${FINDER} textarea`);
      await browser.type('nobody knows srv9.example.com');
      await browser.click(`${FINDER} button[type=submit]`);
      const report = (): string =>
        document.querySelector('main section section pre')?.textContent ?? '';
      await until(browser, 'the report', report);
      const before = await browser.run(report);
      await clickOne(browser, `${FINDER} section input[type=checkbox]`);
      await until(
        browser,
        'a masked name',
        (old: string) => {
          const now = document.querySelector('main section section pre')?.textContent ?? '';
          return now !== old && !now.includes('srv9');
        },
        before,
      );
      // The same text as a question for the search; the names are masked from the start.
      await browser.click(`${FINDER} section form input`);
      await browser.press('Enter');
      // The form of the error finder is a search field with the same text: the page must have changed.
      await until(browser, 'the search page with the text', () => {
        if (!/\/search(?:\.html)?$/u.test(location.pathname)) return false;
        const field = document.querySelector<HTMLInputElement>('main input[type=search]');
        return field?.value.startsWith('nobody knows') && !field.value.includes('srv9');
      });
    },
  },
  {
    name: 'calculator',
    selector: `${CALCULATOR} form select, ${CALCULATOR} form input`,
    page: '/models/will-it-fit',
    editions: EVERYWHERE,
    smoke: true,
    withoutScripts: 'absent',
    async use({browser, go}) {
      const answer = (): Promise<string> =>
        browser.run(
          (calculator: string) =>
            document.querySelector(`${calculator} [aria-label=Result]`)?.textContent ?? '',
          CALCULATOR,
        );
      let before = '';
      const another = async (what: string): Promise<void> => {
        await until(
          browser,
          `another answer for ${what}`,
          (calculator: string, old: string) => {
            const now = document.querySelector(`${calculator} [aria-label=Result]`)?.textContent;
            return now !== undefined && now !== old;
          },
          CALCULATOR,
          before,
        );
        before = await answer();
      };
      await go('/models/will-it-fit');
      before = await answer();
      await clickOne(browser, `${CALCULATOR} label`, 'Context length in tokens');
      await browser.type('9');
      await another('a longer context');
      await until(browser, 'the numbers in the address', () => location.search.includes('ctx='));
      await browser.run((calculator: string) => {
        const select = document.querySelector<HTMLSelectElement>(`${calculator} form select`);
        if (select) select.selectedIndex = 1;
        select?.dispatchEvent(new Event('change', {bubbles: true}));
      }, CALCULATOR);
      await another('another model');
      await clickOne(browser, `${CALCULATOR} label`, 'Layers');
      await browser.type('9');
      await another('more layers');
      await clickOne(browser, `${CALCULATOR} form button`);
      await another('the documented layers');
      await clickOne(browser, `${CALCULATOR} label`, 'What fits on my hardware?');
      await another('the other question');
    },
  },
  {
    name: 'shared address of the calculator',
    selector: `${CALCULATOR} form select, ${CALCULATOR} form input`,
    page: '/models/will-it-fit',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/quickstart');
      await go('/models/will-it-fit#m=own&params=700&as=fp16');
      // The first example answers with a few GB, whatever the address says, unless the script reads it.
      await until(
        browser,
        'an answer for 700 billion parameters',
        (calculator: string) =>
          /^1,[4-9]\d\d(?:\.\d+)? to |^1\.[4-9]\d* to /.test(
            document.querySelector(`${calculator} [aria-label=Result]`)?.textContent ?? '',
          ),
        CALCULATOR,
      );
    },
  },
  {
    name: 'folded program',
    selector: 'article details[data-collapsed] summary',
    page: '/use-cases/building-a-rag-pipeline',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/use-cases/building-a-rag-pipeline');
      await browser.click('article details[data-collapsed] summary');
      await shown(browser, 'article details[open] .theme-code-block');
    },
  },
  {
    name: 'comparison of releases',
    selector: 'main table a[href*="changes/"]',
    page: '/changes',
    editions: EVERYWHERE,
    withoutScripts: 'works',
    async use({browser, go}) {
      await go('/changes');
      await clickOne(browser, 'main table a[href*="changes/"]');
      await shown(browser, 'main article h2 ~ ul a[href], main article ins, main article del');
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
    name: 'enlarge a picture',
    selector: 'figure figcaption > button',
    page: '/architecture/overview',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/architecture/overview');
      await clickOne(browser, 'main figure figcaption > button', 'Enlarge');
      await until(
        browser,
        'the picture in a dialog',
        () => document.querySelector('dialog[open] img') !== null,
      );
      await browser.run(() => {
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      });
    },
  },
  {
    name: 'did this work',
    selector: '.kw-feedback button',
    page: '/quickstart',
    editions: EVERYWHERE,
    withoutScripts: 'absent',
    async use({browser, go}) {
      await go('/quickstart');
      await clickOne(browser, '.kw-feedback button', 'No');
      await until(
        browser,
        'the report',
        () => document.querySelector('.kw-feedback textarea') !== null,
      );
      // The report is public: it must not say where a reader has unzipped the offline edition.
      await until(browser, 'the address of the site in the report', () =>
        /^(?!.*(?:file:|null\/)).*https?:\/\/[\w.:-]+\/.*quickstart/s.test(
          document.querySelector('.kw-feedback pre')?.textContent ?? '',
        ),
      );
    },
  },
  {
    name: 'groups of the sidebar',
    selector: '.menu__caret, .menu__link--sublist',
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
      // It appears when the reader scrolls back up.
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
