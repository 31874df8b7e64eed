import type {Page} from '@playwright/test';

/** One hostile input, put where readers and strangers can put it. */
export interface Visit {
  /** Address below the base path, made from the input; the router is sent there. */
  readonly address?: string;
  /** Text that is put into the search box of the navbar. */
  readonly typed?: string;
  /** The input itself, to name it in a report. */
  readonly input: string;
  /** The heading that the page must have; on the search page it is the input as text. */
  readonly heading?: string;
  /** What the title must begin with, where that is not the heading. */
  readonly title?: string;
  /** What the search page must say of what it found, a regular expression. */
  readonly status?: string;
  /** Whether the page is done when the links of the version menu carry its query and hash. */
  readonly carried?: boolean;
}

/** What a walk found. */
export interface Report {
  /** What went wrong, with the input that did it; nothing is the only good answer. */
  readonly faults: readonly string[];
  /** Tasks of the main thread that browsers call long (50 ms and more): milliseconds, and at which visit. */
  readonly long: readonly {readonly at: number; readonly duration: number}[];
}

/**
 * Counts the questions that the search worker has not answered yet, in `kwAsked`. Call it before the page is
 * opened: a page shows an old answer while the next one is on its way, so nothing on it tells when one is done.
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
 * Goes through many inputs inside one running page: addresses as the router is sent there by links and by
 * "back", texts as if they were pasted into the search box.
 *
 * @param page a page that has come to life, opened after `countQuestions`
 * @param base the site's base path
 * @param visits the inputs
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
        for (const {duration} of entries) {
          long.push({at, duration});
        }
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

      // A message comes back at once, a timer would be held up when it is set again and again.
      const {port1, port2} = new MessageChannel();
      const turn = (): Promise<void> =>
        new Promise((resolve) => {
          port1.onmessage = () => {
            resolve();
          };
          port2.postMessage(null);
        });
      /** Gives the page as long as it takes, up to a limit that only a broken page reaches. */
      const until = async (done: () => boolean): Promise<boolean> => {
        for (const end = performance.now() + 10_000; performance.now() < end; await turn()) {
          if (done()) {
            return true;
          }
        }
        return false;
      };
      // Browsers show titles on one line: what would break or hide in it becomes a space.
      const squeeze = (text: string): string =>
        text.replace(/[\0-\x20\x7f\u2028\u2029]+/g, ' ').trim();
      const {kwAsked} = window as unknown as {kwAsked: {open: number}};
      const type = (text: string): void => {
        const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
        // React hears of a value only if it is set behind its back.
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
        if (typed !== undefined) {
          type(typed);
        }
        await turn();
        const text = (): string => document.querySelector('h1')?.textContent ?? '';
        if (heading !== undefined) {
          if (!(await until(() => text() === heading))) {
            fault(`heading ${name(text())}`);
          }
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
        if (!(await until(() => kwAsked.open <= 0))) {
          fault('the search worker does not answer');
        }
        const box = document.querySelector<HTMLInputElement>('[role="combobox"]');
        if (typed !== undefined && typed.trim() !== '') {
          // A field of one line leaves line breaks out.
          if (box?.value !== typed.replace(/[\r\n]/g, '')) {
            fault(`the box has ${name(box?.value ?? '')}`);
          }
          const all = (): boolean =>
            [...document.querySelectorAll('a')].some((a) =>
              a.textContent.startsWith('See all results'),
            );
          if (!(await until(all))) {
            fault('no way from the box to all results');
          }
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
        if (faults.length > 3) {
          break;
        }
      }
      // The last one's effects: marks are set after a moment.
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

const query = (parameters: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(parameters.map(([key, value]) => [key, value])).toString()}`;

/** An address keeps no lone surrogates: they are replaced. */
const wellFormed = (text: string): string =>
  new TextDecoder('utf-8', {ignoreBOM: true}).decode(new TextEncoder().encode(text));

/**
 * An address as a browser takes it. Line breaks are dropped; one that still had them beside a `<` would have the
 * browser refuse all that the page fetches afterwards (its defence against dangling markup).
 */
const oneLine = (text: string): string => wellFormed(text).replace(/[\t\n\r]/g, '');

/** The heading of the search page for a query, as `src/features/search/ui/page/SearchPage` makes it. */
function headingOf(input: string): string {
  const asked = wellFormed(input).slice(0, 5000).trim();
  if (asked === '') {
    return 'Search the documentation';
  }
  return `Search results for "${asked.length > 60 ? `${asked.slice(0, 60)}…` : asked}"`;
}

/** The input as query of the search page, and as its context and version. */
export function onSearchPage(input: string): Visit {
  const short = input.slice(0, 2000);
  return {
    address: `search${query([
      ['q', input],
      ['ctx', short],
      ['version', short],
    ])}`,
    input,
    heading: headingOf(input),
    status: wellFormed(input).trim() === '' ? '^$' : 'found|No results',
  };
}

/** The input in the search box. */
export function inBox(input: string): Visit {
  return {typed: input, input};
}

/** The input as hash of a page, as it is: browsers escape what they want to. */
export function asHash(input: string): Visit {
  return {address: `quickstart#${oneLine(input)}`, input, heading: 'Quickstart', carried: true};
}

/** Inputs as words to highlight, as many as a page reads from one address. */
export function asWords(inputs: readonly string[]): Visit {
  const words = inputs.map((input) => ['_highlight', input] as const);
  return {
    address: `quickstart${query(words)}`,
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
 * The input as it is behind a page's name, the way a mangled link has it; query and hash may begin in it.
 *
 * @returns nothing for an input that leads to another page or out of the site
 */
export function asMangledPath(input: string): Visit[] {
  const address = `zz${oneLine(input.slice(0, 5000))}`;
  const {pathname} = new URL(`http://localhost/base/${address}`);
  return pathname.startsWith('/base/zz')
    ? [{address, input, heading: 'Page not found', title: 'Page Not Found'}]
    : [];
}
