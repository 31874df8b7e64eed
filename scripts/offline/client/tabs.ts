// Tabs of the reader's setup: what React does on the site. The style sheet shows the panels that the attributes of
// the root element name; without this script all of them are open.
import {isSetupGroup, SETUP_GROUPS, type SetupGroup, setupGroups} from '../../../src/data/setup.ts';
import {choiceOf, storageKey} from '../../../src/features/setup/choice.ts';

import {store, stored} from './storage.ts';

const root = document.documentElement;

function tabsOf(group: SetupGroup): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.kw-tab.kw-for-${group}`)];
}

function panelOf(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

/** Says on the root element what is shown. Runs before the first paint, too, when there are no tabs yet. */
export function show(group: SetupGroup, value: string, chosen: boolean): void {
  root.dataset[group] = value;
  root.toggleAttribute(`data-${group}-chosen`, chosen);
  for (const tab of tabsOf(group)) {
    const selected = tab.classList.contains(`kw-for-${value === '' ? 'none' : value}`);
    tab.setAttribute('aria-selected', String(selected));
    tab.classList.toggle('tabs__item--active', selected);
    tab.tabIndex = selected ? 0 : -1;
  }
}

/** Applies the address, what this browser has kept, or a guess. */
export function applySetup(): void {
  const query = new URLSearchParams(window.location.search);
  for (const group of SETUP_GROUPS) {
    const {value = '', chosen} = choiceOf(group, {
      asked: query.get(group),
      stored: stored(storageKey(group)),
      userAgent: navigator.userAgent,
    });
    show(group, value, chosen);
  }
}

/** Keeps a choice; the tab that was pressed stays where it is on the screen. */
function choose(group: SetupGroup, value: string, pressed?: Element): void {
  const before = pressed?.getBoundingClientRect().top ?? 0;
  store(storageKey(group), value);
  show(group, value, true);
  window.scrollBy(0, (pressed?.getBoundingClientRect().top ?? 0) - before);
}

/** Opens the panel that holds what the address points to. */
function openTarget(): void {
  let target: HTMLElement | null = null;
  try {
    target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A malformed hash names nothing.
  }
  const panel = target?.closest<HTMLElement>('.kw-panel');
  const group = /kw-panel--(\w+)/.exec(panel?.className ?? '')?.[1];
  if (!target || !panel || !isSetupGroup(group)) return;
  if (panel.getClientRects().length === 0) show(group, panel.dataset.value ?? '', true);
  target.scrollIntoView();
}

/** Makes the tabs of the page work with mouse and keyboard. */
export function tabs(): void {
  for (const group of SETUP_GROUPS) {
    const own = tabsOf(group);
    for (const tab of own) {
      const panel = panelOf(tab);
      const list = tab.closest('[role="tablist"]');
      list?.setAttribute('aria-label', setupGroups[group].label);
      panel?.querySelector(':scope > [role="tabpanel"]')?.setAttribute('aria-labelledby', tab.id);
      const press = (): void => {
        choose(group, panel?.dataset.value ?? '', tab);
      };
      tab.addEventListener('click', press);
      tab.addEventListener('keydown', (event) => {
        const beside = [...(list?.children ?? [])] as HTMLElement[];
        const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
        if (step !== undefined) {
          beside.at((beside.indexOf(tab) + step) % beside.length)?.focus();
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          press();
        }
      });
    }
  }
  applySetup();
  openTarget();
  window.addEventListener('hashchange', openTarget);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.kw-platforms a')) {
    link.addEventListener('click', () => {
      store(storageKey('platform'), new URL(link.href).searchParams.get('platform') ?? '');
    });
  }
}
