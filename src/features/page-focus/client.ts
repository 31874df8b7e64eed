import type {ClientModule} from '@docusaurus/types';

import {announce} from './announce.ts';
import {moveFocus, startOfPage} from './focus.ts';
import {TEXTS} from './texts.ts';

/**
 * Milliseconds after which the new title of the page, or name of a button, is in the document: the framework writes the
 * title in its own animation frame.
 */
const ANNOUNCE_DELAY = 100;
/** A page that is not there after this time is announced, in ms. */
const SLOW = 1000;

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/**
 * The link with which the reader left an entry of the history: its address, and which one of those to it. Only an
 * entry that the reader goes back or forward to is in here, because a followed link makes a new one.
 */
const followed = new Map<string, readonly [address: string | null | undefined, at: number]>();

/** Whether the page that was left has the note about its release, so that it is not announced on every page. */
let noted = false;

let speaking = 0;

/** Entries that the router did not make have no key. */
function entryOf({key, pathname}: Location): string {
  return String(key) + pathname;
}

function linksTo(address: string | null | undefined): (HTMLElement | null)[] {
  // As written: the browser completes an empty or relative one with the address of the page.
  return [...document.links].filter((link) => link.getAttribute('href') === address);
}

/**
 * Runs something after the next frame is painted: moving the focus forces a layout, which must not delay the
 * page.
 */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => window.setTimeout(run));
}

/** What the hash of an address names. A row of a table has no name of its own, its first cell has. */
function targetOf(hash: string): HTMLElement | null | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const named = id === '' ? null : document.getElementById(id);
  return named instanceof HTMLTableRowElement ? named.cells[0] : named;
}

/** The note above pages of an old release. The focus goes past it, to the heading. */
function releaseNote(): Element | null {
  return document.querySelector('.theme-doc-version-banner p');
}

/** A link that is announced as a button (collapsible sidebar categories) responds to the space bar too. */
function pressWithSpace(event: KeyboardEvent): void {
  const target = event.target;
  if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    target.click();
  }
}

function closest({target}: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * The new name of a button that shows its outcome (copied, dark mode) is announced (WCAG 4.1.3). A button that opens
 * something says what it did by its state, and its new name is what it does next.
 */
function speakNewName(event: MouseEvent): void {
  const button = closest(event, 'button[aria-label]:not([aria-expanded])');
  if (!button) return;
  const before = button.getAttribute('aria-label');
  setTimeout(() => {
    const after = button.getAttribute('aria-label');
    if (button.isConnected && after !== null && after !== before) announce(after);
  }, ANNOUNCE_DELAY);
}

/**
 * The button "back to top" moves the focus too, which would otherwise stay on a hidden button. It does not
 * scroll smoothly for readers who asked for less motion.
 */
function goToTop(event: MouseEvent): void {
  if (!closest(event, '.theme-back-to-top-button')) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
  const start = startOfPage();
  if (start) moveFocus(start);
}

/**
 * "Back to main menu" in the menu of a narrow screen goes away with its list, so the focus moves to the main menu. The
 * announcement goes away with its "Close".
 */
function focusAfterRemoval(event: MouseEvent): void {
  const next = closest(event, '.navbar-sidebar__back')
    ? '.navbar-sidebar__item a'
    : closest(event, '.theme-announcement-bar button') && '.navbar a';
  if (next) setTimeout(() => document.querySelector<HTMLElement>(next)?.focus());
}

if (typeof window !== 'undefined') {
  announce('');
  document.addEventListener('keydown', pressWithSpace);
  // Before React's own handlers.
  document.addEventListener('click', speakNewName, {capture: true});
  document.addEventListener('click', goToTop, {capture: true});
  document.addEventListener('click', focusAfterRemoval);
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return undefined;
    noted = releaseNote() !== null;
    // A page that is left again at once is not announced.
    window.clearTimeout(speaking);
    const link = document.activeElement as HTMLElement | null;
    const address = link?.getAttribute('href');
    followed.set(entryOf(previousLocation), [address, linksTo(address).indexOf(link)]);
    const slow = window.setTimeout(() => announce(TEXTS.loading), SLOW);
    return () => window.clearTimeout(slow);
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    const stays = location.pathname === previousLocation.pathname;
    if (stays && location.hash === previousLocation.hash) return;
    const link = followed.get(entryOf(location));
    const before = document.activeElement;
    afterPaint(() => {
      const now = document.activeElement;
      // Within a page the focus stays, unless it was in something that is gone, such as a suggestion of the search.
      // A reader who has moved to a field meanwhile, to search again, stays there.
      if (now === document.body || (now === before && !stays)) {
        // Back and forward lead to the link that was followed, where the browser has scrolled to, if it is still there.
        const target =
          (link ? linksTo(link[0])[link[1]] : targetOf(location.hash)) ?? startOfPage();
        if (target) moveFocus(target);
      }
      if (stays) return;
      speaking = window.setTimeout(() => {
        // The heading that has the focus is read anyway.
        const read = document.activeElement?.textContent ?? '';
        const title = document.title.startsWith(`${read} |`) ? '' : document.title;
        const note = (!noted && releaseNote()?.textContent) || '';
        if (title !== '' || note !== '') announce(`${title} ${note}`.trim());
      }, ANNOUNCE_DELAY);
    });
  },
};

export default clientModule;
