// Runs on every page before the framework's own start, and does nothing on a site that comes from a server.
import siteConfig from '@generated/docusaurus.config';

import {edition} from './edition.ts';

declare let __webpack_public_path__: string;

const here = edition();

if (here) {
  const folder = new URL(here.root || '.', window.location.href).href;
  // Chunks and pictures of components come from the folder.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the bundler reads it
  __webpack_public_path__ = folder;
  // So do the pictures that the framework builds from the configuration; an address with a protocol is left as it is.
  const config = siteConfig as unknown as {
    favicon?: string;
    themeConfig: {navbar: {logo?: {src: string; srcDark?: string}}};
  };
  const {logo} = config.themeConfig.navbar;
  if (config.favicon !== undefined) config.favicon = folder + config.favicon;
  if (logo) {
    logo.src = folder + logo.src;
    if (logo.srcDark !== undefined) logo.srcDark = folder + logo.srcDark;
  }
  // The framework renders into this root instead of creating one (lib/client/clientEntry.js).
  window.docusaurusRoot = {
    render: (app: React.ReactElement) => {
      void import(/* webpackChunkName: "offline-edition" */ './start.tsx').then(({start}) =>
        start(app, here),
      );
    },
  } as never;
}
