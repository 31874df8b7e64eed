import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Closes definitions with Esc and prints them as footnotes. No options. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'kamiwaza-glossary',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
