import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Tells the reader when a page cannot be loaded, and keeps the site open without a network. See README.md. */
export default function lostConnectionPlugin(): Plugin {
  return {
    name: 'kamiwaza-lost-connection',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
