import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Until it is there, and without it, definitions open and are printed in brackets.
    if (document.querySelector('.kw-term')) import('./terms.ts').catch(() => undefined);
  },
};

export default clientModule;
