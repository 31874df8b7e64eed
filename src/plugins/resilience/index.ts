import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Keeps pages working when an address is malformed or a page's script fails to load. See README.md. */
export default function resiliencePlugin(): Plugin {
  return {
    name: 'kamiwaza-resilience',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
