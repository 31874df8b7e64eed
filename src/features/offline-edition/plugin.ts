import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** What the framework's start must do for `client.ts` to work: render into an existing root. */
const HANDS_OVER =
  /if \(window\.docusaurusRoot\) \{\s*window\.docusaurusRoot\.render\(app\);\s*return;/;

/** Whether the framework's start still renders into `window.docusaurusRoot`. */
export function handsOver(source: string): boolean {
  return HANDS_OVER.test(source);
}

/** Makes built pages work from the file system. See README.md. No options. */
export default function offlineEditionPlugin(): Plugin {
  const entry = require.resolve('@docusaurus/core/lib/client/clientEntry.js');
  if (!handsOver(readFileSync(entry, 'utf8'))) {
    throw new Error(
      `${entry} no longer renders into window.docusaurusRoot, on which the offline edition depends. ` +
        'Adapt src/features/offline-edition/client.ts and plugin.ts.',
    );
  }
  return {
    name: 'kamiwaza-offline-edition',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
