import type {ClientModule} from '@docusaurus/types';

import {byPage, inTurn, oncePerLink} from './prefetch.ts';

if (typeof window !== 'undefined' && 'IntersectionObserver' in window) {
  window.IntersectionObserver = oncePerLink(window.IntersectionObserver);
}

/** Safari has no idle callbacks. */
const idle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 50);
};

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) {
      // Docusaurus has set it by now, and no link has used it yet.
      window.docusaurus = byPage(inTurn(window.docusaurus, idle));
    }
  },
};

export default clientModule;
