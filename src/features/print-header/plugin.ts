import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Adds a line with release, address and date to printed pages. No options. */
export default function printHeaderPlugin(): Plugin {
  return {
    name: 'kamiwaza-print-header',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
