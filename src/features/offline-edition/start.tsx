import preload from '@docusaurus/core/lib/client/preload';
import {cloneElement, type ReactElement, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';

import {type Edition, localAddress} from './edition.ts';
import {fileHistory} from './history.ts';

type Parent = ReactElement<{children: ReactElement}>;

/**
 * Brings a page of the offline edition to life: the framework's own application, with a router for files in
 * place of the browser's.
 *
 * @param app what the framework wants to render: a provider, around a router, around the application
 * @param here where the page stands
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
  // The next page is loaded whole, so that fetching its parts ahead gains nothing.
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
 * Links that are no links of the router, in lists that scripts make, have addresses of the site. They get those of
 * files before anybody can use them, be it by click, key, menu or in a new tab.
 */
function keepLinksLocal(here: Edition): void {
  const localize = ({target}: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (href.startsWith('/')) link?.setAttribute('href', localAddress(href, here));
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, localize, true);
  }
}
