import preload from '@docusaurus/core/lib/client/preload';
import {cloneElement, type ReactElement, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';

import {type Edition, localAddress} from './edition.ts';
import {fileHistory} from './history.ts';

type Parent = ReactElement<{children: ReactElement}>;

/**
 * Starts a page of the offline edition: the framework's own application, with a router for files instead of the
 * browser's. `app` is a provider, around a router, around the application.
 */
export function start(app: ReactElement, here: Edition): void {
  const provider = app as Parent;
  const router = provider.props.children as Parent;
  const container = document.getElementById('__docusaurus');
  if (!container) return;
  const history = fileHistory(here, window);
  const local = cloneElement(
    provider,
    {},
    <Router history={history}>{router.props.children}</Router>,
  );
  // The next page is loaded as a whole, so prefetching its parts gains nothing.
  window.docusaurus = {prefetch: () => false, preload: () => false};
  keepLinksLocal(here);
  void preload(here.route).then(() => {
    startTransition(() => {
      hydrateRoot(container, local, {
        onRecoverableError: (error) => {
          console.error(error);
        },
      });
    });
  });
}

/**
 * Links and forms that the router does not handle, in what scripts create, have addresses of the site. They are
 * rewritten to files before they can be used by click, key, menu or in a new tab.
 */
function keepLinksLocal(here: Edition): void {
  const localize = ({target}: Event): void => {
    const element = target instanceof Element ? target.closest('a[href], form[action]') : null;
    const name = element?.localName === 'form' ? 'action' : 'href';
    const address = element?.getAttribute(name) ?? '';
    if (address.startsWith('/')) element?.setAttribute(name, localAddress(address, here));
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, localize, true);
  }
}
