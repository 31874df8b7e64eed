// Colour mode, announcement, menus: what React does on the site.
import {ANNOUNCEMENT, DISMISSED, store, THEME} from './storage.ts';

const root = document.documentElement;

/** The button that switches between light and dark. */
export function colourMode(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[class*="colorModeToggle"] button',
  )) {
    const name = (): void => {
      const dark = root.getAttribute('data-theme') === 'dark';
      const label = `Switch between dark and light mode (currently ${dark ? 'dark' : 'light'} mode)`;
      button.setAttribute('aria-label', label);
      button.title = dark ? 'dark mode' : 'light mode';
    };
    button.disabled = false;
    button.className = button.className.replace(/\S*[dD]isabled\S*/g, '');
    name();
    button.addEventListener('click', () => {
      const next = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
      root.setAttribute('data-theme', next);
      root.setAttribute('data-theme-choice', next);
      store(THEME, next);
      name();
    });
  }
}

/** The announcement stays closed until the next release. */
export function announcement(): void {
  const bar = document.querySelector('.theme-announcement-bar');
  bar?.querySelector('button')?.addEventListener('click', () => {
    store(DISMISSED, 'true');
    store(ANNOUNCEMENT, `release-${KW_RELEASE}`);
    bar.remove();
  });
}

/** The list of releases opens by keyboard and touch, too. */
export function dropdowns(): void {
  for (const dropdown of document.querySelectorAll('.navbar .dropdown')) {
    const trigger = dropdown.querySelector<HTMLElement>('.navbar__link');
    const show = (open: boolean): void => {
      dropdown.classList.toggle('dropdown--show', open);
      trigger?.setAttribute('aria-expanded', String(open));
    };
    trigger?.addEventListener('click', (event) => {
      event.preventDefault();
      show(!dropdown.classList.contains('dropdown--show'));
    });
    trigger?.addEventListener('keydown', (event) => {
      if (event.key === ' ') {
        event.preventDefault();
        show(true);
      }
    });
    dropdown.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') {
        show(false);
        trigger?.focus();
      }
    });
    document.addEventListener('click', (event) => {
      if (!dropdown.contains(event.target as Node)) {
        show(false);
      }
    });
    dropdown.addEventListener('focusout', (event) => {
      if (!dropdown.contains((event as FocusEvent).relatedTarget as Node | null)) {
        show(false);
      }
    });
  }
}

/** Groups of the sidebar fold. Works for copies in the mobile menu as well. */
export function sidebarGroups(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest(
      '.menu__caret, .menu__link--sublist, .menu__link--sublist-caret',
    );
    const item = control?.closest('.menu__list-item');
    if (!control || !item?.querySelector(':scope > .menu__list')) {
      return;
    }
    const link = control.getAttribute('href');
    if (link !== null && link !== '#' && !control.matches('.menu__caret')) {
      return;
    }
    event.preventDefault();
    const folded = item.classList.toggle('menu__list-item--collapsed');
    for (const element of item.querySelectorAll(
      ':scope > .menu__list-item-collapsible > [aria-expanded]',
    )) {
      element.setAttribute('aria-expanded', String(!folded));
    }
  });
}

/** Copies an element without the ids it holds: an id may stand once. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) {
    part.removeAttribute('id');
  }
  return copy;
}

/** Builds the menu of narrow screens from what wide screens show. */
function buildMenu(navbar: Element): HTMLElement {
  const menu = document.createElement('div');
  menu.className = 'navbar-sidebar';
  menu.setAttribute('role', 'dialog');
  menu.setAttribute('aria-label', 'Navigation');
  menu.innerHTML =
    '<div class="navbar-sidebar__brand"><button type="button" class="clean-btn navbar-sidebar__close" aria-label="Close navigation bar"><svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><g stroke="currentColor" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></g></svg></button></div><div class="kw-menu"><nav class="menu"><ul class="menu__list"></ul></nav></div>';
  const brand = navbar.querySelector('.navbar__brand');
  if (brand) {
    menu.querySelector('.navbar-sidebar__brand')?.prepend(copyOf(brand));
  }
  const list = menu.querySelector('.menu__list');
  const add = (link: Element): void => {
    const item = document.createElement('li');
    const copy = copyOf(link);
    copy.className = `menu__link${link.matches('[aria-current]') ? ' menu__link--active' : ''}`;
    item.className = 'menu__list-item';
    item.append(copy);
    list?.append(item);
  };
  navbar.querySelectorAll('a.navbar__item').forEach(add);
  navbar.querySelectorAll('.dropdown__menu a').forEach(add);
  const sidebar = document.querySelector('.theme-doc-sidebar-menu');
  const posts = document.querySelector('aside nav[class*="sidebar"]');
  const secondary = sidebar ?? posts;
  if (secondary) {
    const wrapper = document.createElement('nav');
    wrapper.className = 'menu';
    wrapper.append(copyOf(secondary));
    menu.querySelector('.kw-menu')?.append(wrapper);
  }
  return menu;
}

/** The menu of narrow screens. */
export function mobileMenu(): void {
  const navbar = document.querySelector('.navbar');
  const toggle = document.querySelector<HTMLElement>('[data-kw-menu]');
  if (!navbar || !toggle) {
    return;
  }
  let menu: HTMLElement | undefined;
  toggle.setAttribute('role', 'button');
  toggle.setAttribute('aria-expanded', 'false');
  const show = (open: boolean): void => {
    if (open && !menu) {
      menu = buildMenu(navbar);
      menu.querySelector('.navbar-sidebar__close')?.addEventListener('click', () => {
        show(false);
      });
      navbar.append(menu);
      // Let the browser draw the closed state first, so that opening moves.
      void menu.offsetWidth;
    }
    navbar.classList.toggle('navbar-sidebar--show', open);
    document.body.style.overflow = open ? 'hidden' : '';
    toggle.setAttribute('aria-expanded', String(open));
    if (open) {
      menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    } else {
      toggle.focus();
    }
  };
  const isOpen = (): boolean => navbar.classList.contains('navbar-sidebar--show');
  toggle.addEventListener('click', (event) => {
    event.preventDefault();
    show(!isOpen());
  });
  toggle.addEventListener('keydown', (event) => {
    if (event.key === ' ') {
      event.preventDefault();
      show(!isOpen());
    }
  });
  navbar.querySelector('.navbar-sidebar__backdrop')?.addEventListener('click', () => {
    show(false);
  });
  navbar.addEventListener('keydown', (event) => {
    if (!isOpen()) {
      return;
    }
    const {key, shiftKey} = event as KeyboardEvent;
    if (key === 'Escape') {
      show(false);
    }
    // The menu covers the page: Tab stays in it.
    const stops = [...(menu?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const [first, last] = [stops[0], stops.at(-1)];
    if (key === 'Tab' && document.activeElement === (shiftKey ? first : last)) {
      event.preventDefault();
      (shiftKey ? last : first)?.focus();
    }
  });
  window.matchMedia('(min-width: 997px)').addEventListener('change', ({matches}) => {
    if (matches && isOpen()) {
      show(false);
    }
  });
}
