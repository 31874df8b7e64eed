import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Moves the focus when the page changes, for readers with a keyboard or a screen reader. See README.md. */
export default function pageFocusPlugin(): Plugin {
  return {
    name: 'kamiwaza-page-focus',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
