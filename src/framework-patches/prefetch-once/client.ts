import type {ClientModule} from '@docusaurus/types';

import {byPage, oncePerLink} from './prefetch.ts';

if (typeof window !== 'undefined' && 'IntersectionObserver' in window) {
  window.IntersectionObserver = oncePerLink(window.IntersectionObserver);
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) {
      // Docusaurus has set it by now, and no link has used it yet.
      window.docusaurus = byPage(window.docusaurus);
    }
  },
};

export default clientModule;
