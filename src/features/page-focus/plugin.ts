import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Takes readers with a keyboard or a screen reader along when the page changes. See README.md. */
export default function pageFocusPlugin(): Plugin {
  return {
    name: 'kamiwaza-page-focus',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
