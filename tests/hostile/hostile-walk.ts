import type {Page} from '@playwright/test';

/** One hostile input, in a place that readers or attackers control. */
export interface Visit {
  /** Address below the base path, made from the input, for the router. */
  readonly address?: string;
  /** Text for the search box of the navbar. */
  readonly typed?: string;
  /** The input itself, to name it in a report. */
  readonly input: string;
  /** The heading that the page must have. */
  readonly heading?: string;
  /** What the title must begin with, if that is not the heading; on the search page it has the input as text. */
  readonly title?: string;
  /** What the search page must say about its results, a regular expression. */
  readonly status?: string;
  /** Whether the page is done when the links of the version menu have its query and hash. */
  readonly carried?: boolean;
}

/** The result of a walk. */
export interface Report {
  /** What went wrong, with the input; must be empty. */
  readonly faults: readonly string[];
  /** Long tasks of the main thread (50 ms and more): milliseconds, and at which visit. */
  readonly long: readonly {readonly at: number; readonly duration: number}[];
}

/**
 * Counts the queries that the search worker has not answered yet, in `kwAsked`. Call it before opening the
 * page: the page shows the old answer until the next one arrives, so it does not show when a query is done.
 */
export async function countQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = {open: 0};
    Object.assign(window, {kwAsked: state});
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => {
          state.open -= 1;
        });
      }

      override postMessage(message: unknown, second?: Transferable[] | StructuredSerializeOptions) {
        state.open += 1;
        super.postMessage(message, second as StructuredSerializeOptions);
      }
    };
  });
}

/**
 * Goes through many inputs in one running page: addresses through the router, as links and "back" do, and
 * texts as if pasted into the search box.
 *
 * @param page a hydrated page, opened after `countQuestions`
 */
export async function walk(page: Page, base: string, visits: readonly Visit[]): Promise<Report> {
  return page.evaluate(
    async ([prefix, list]) => {
      const faults: string[] = [];
      const long: {at: number; duration: number}[] = [];
      let current = '';
      let at = -1;
      const name = (input: string): string => JSON.stringify(input.slice(0, 80));
      const fault = (what: string): void => {
        faults.push(`${name(current)}: ${what}`);
      };
      const record = (entries: readonly PerformanceEntry[]): void => {
        for (const {duration} of entries) long.push({at, duration});
      };
      const tasks = new PerformanceObserver((entries) => {
        record(entries.getEntries());
      });
      tasks.observe({type: 'longtask'});
      const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
        fault(String('reason' in event ? event.reason : event.message));
      };
      addEventListener('error', onError);
      addEventListener('unhandledrejection', onError);

      // A message returns immediately; repeated timers would be throttled.
      const {port1, port2} = new MessageChannel();
      const turn = (): Promise<void> =>
        new Promise((resolve) => {
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      /** Waits for the page, up to a limit that only a broken page reaches. */
      const until = async (done: () => boolean): Promise<boolean> => {
        for (const end = performance.now() + 10_000; performance.now() < end; await turn()) {
          if (done()) return true;
        }
        return false;
      };
      // Browsers show titles on one line: line breaks and control characters become a space.
      const squeeze = (text: string): string =>
        text.replace(/[\0-\x20\x7f\u2028\u2029]+/g, ' ').trim();
      const {kwAsked} = window as unknown as {kwAsked: {open: number}};
      const type = (text: string): void => {
        const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
        // React notices a value only if it is set through the native setter.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        box?.focus();
        value?.set?.call(box, text);
        box?.dispatchEvent(new InputEvent('input', {bubbles: true}));
      };

      for (const {address, typed, input, heading, title = heading, carried, status} of list) {
        current = input;
        at += 1;
        if (address !== undefined) {
          history.replaceState(null, '', prefix + address);
          dispatchEvent(new PopStateEvent('popstate', {state: null}));
        }
        if (typed !== undefined) type(typed);
        await turn();
        const text = (): string => document.querySelector('h1')?.textContent ?? '';
        if (heading !== undefined) {
          if (!(await until(() => text() === heading))) fault(`heading ${name(text())}`);
          const whole = squeeze(`${title ?? ''} | Kamiwaza Docs`);
          if (!(await until(() => squeeze(document.title) === whole))) {
            fault(`title ${name(document.title)}`);
          }
        }
        const link = document.querySelector<HTMLAnchorElement>('.dropdown__link:last-child');
        const arrived = (): boolean =>
          link?.search === location.search && link.hash === location.hash;
        if (carried && !(await until(arrived))) {
          fault(`the version menu leads to ${name(link?.href ?? 'nothing')}`);
        }
        if (!(await until(() => kwAsked.open <= 0))) fault('the search worker does not answer');
        const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
        if (typed !== undefined && typed.trim() !== '') {
          // A single-line field drops line breaks.
          if (box?.value !== typed.replace(/[\r\n]/g, '')) {
            fault(`the box has ${name(box?.value ?? '')}`);
          }
          const all = (): boolean =>
            [...document.querySelectorAll('a')].some((a) =>
              /^(?:See all results|Search everywhere$)/.test(a.textContent),
            );
          if (!(await until(all))) fault('no way from the box to all results');
        }
        if (status !== undefined) {
          const said = (): string =>
            document.querySelector('main [role="status"]')?.textContent ?? '';
          if (!(await until(() => new RegExp(status).test(said())))) {
            fault(`the search page says ${name(said())}`);
          }
        }
        if (heading !== undefined && document.documentElement.scrollWidth > innerWidth) {
          fault('the page scrolls sideways');
        }
        if (text() === 'This page crashed.') {
          fault('the page crashed');
          break;
        }
        if ('pwned' in window || 'polluted' in Object.prototype) {
          fault('it ran as a program');
          break;
        }
        if (faults.length > 3) break;
      }
      // Effects of the last visit: marks are set with a delay.
      await new Promise((resolve) => setTimeout(resolve, 200));
      record(tasks.takeRecords());
      tasks.disconnect();
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onError);
      return {faults, long};
    },
    [base, visits] as const,
  );
}

/** An address keeps no lone surrogates: they are replaced. */
export const wellFormed = (text: string): string =>
  new TextDecoder('utf-8', {ignoreBOM: true}).decode(new TextEncoder().encode(text));

/**
 * An address as a browser normalizes it. Line breaks are dropped: with a line break and a `<` in the address,
 * the browser would refuse all later requests of the page (its defence against dangling markup).
 */
const oneLine = (text: string): string => wellFormed(text).replace(/[\t\n\r]/g, '');

/** The title of the search page for a query, as `src/features/search/ui/page/SearchPage` writes it. */
function titleOf(input: string): string {
  const asked = wellFormed(input).slice(0, 5000).trim();
  if (asked === '') return 'Search the documentation';
  return `Search results for "${asked.length > 60 ? `${asked.slice(0, 60)}…` : asked}"`;
}

/** The input as query of the search page, and as its context and version. */
export function onSearchPage(input: string): Visit {
  const short = input.slice(0, 2000);
  const asked = new URLSearchParams({q: input, ctx: short, version: short});
  return {
    address: `search?${asked.toString()}`,
    input,
    heading: 'Search the documentation',
    title: titleOf(input),
    status: wellFormed(input).trim() === '' ? '^$' : 'found|No results',
  };
}

/** The input in the search box. */
export const inBox = (input: string): Visit => ({typed: input, input});

/** The input as hash of a page, unescaped: browsers escape it themselves. */
export function asHash(input: string): Visit {
  return {address: `quickstart#${oneLine(input)}`, input, heading: 'Quickstart', carried: true};
}

/** Inputs as words to highlight, as many as a page reads from one address. */
export function asWords(inputs: readonly string[]): Visit {
  const words = new URLSearchParams(inputs.map((input) => ['_highlight', input]));
  return {
    address: `quickstart?${words.toString()}`,
    input: inputs.join(' '),
    heading: 'Quickstart',
    carried: true,
  };
}

/** The input as name of a page that does not exist, escaped as a link would have it. */
export function asPath(input: string): Visit {
  const name = encodeURIComponent(wellFormed(input.slice(0, 5000)));
  return {address: `zz${name}`, input, heading: 'Page not found', title: 'Page Not Found'};
}

/**
 * The input unescaped after a page's name, as in a mangled link; query and hash may begin in it.
 *
 * @returns undefined for an input that leads to another page or out of the site
 */
export function asMangledPath(input: string): Visit[] {
  const address = `zz${oneLine(input.slice(0, 5000))}`;
  const {pathname} = new URL(`http://localhost/base/${address}`);
  return pathname.startsWith('/base/zz')
    ? [{address, input, heading: 'Page not found', title: 'Page Not Found'}]
    : [];
}
