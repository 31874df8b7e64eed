import type {ClientModule} from '@docusaurus/types';

import {announce, prepareAnnouncer} from './announce.ts';
import {moveFocus, startOfPage} from './focus.ts';

/** The framework writes the new title in an animation frame of its own. */
const TITLE_IS_THERE = 100;

/** A link that is announced as a button (collapsible sidebar categories) answers to the space bar too. */
function pressWithSpace(event: KeyboardEvent): void {
  const target = event.target;
  if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    target.click();
  }
}

/** A button whose name tells the outcome (copied, dark mode) has the new name spoken (WCAG 4.1.3). */
function speakNewName(event: MouseEvent): void {
  const button =
    event.target instanceof Element ? event.target.closest('button[aria-label]') : null;
  if (!button) {
    return;
  }
  const before = button.getAttribute('aria-label');
  window.setTimeout(() => {
    const after = button.getAttribute('aria-label');
    if (button.isConnected && after !== null && after !== before) {
      announce(after);
    }
  }, TITLE_IS_THERE);
}

if (typeof window !== 'undefined') {
  prepareAnnouncer();
  document.addEventListener('keydown', pressWithSpace);
  // Before the button's own handler changes its name.
  document.addEventListener('click', speakNewName, {capture: true});
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const id = decodeURIComponent(location.hash.slice(1));
    const target = (id !== '' && document.getElementById(id)) || startOfPage();
    if (target) {
      moveFocus(target);
    }
    window.setTimeout(() => {
      announce(document.title);
    }, TITLE_IS_THERE);
  },
};

export default clientModule;
