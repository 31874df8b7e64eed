import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Repairs malformed percent escapes in an address before the router decodes it. See README.md. */
export default function malformedAddressesPlugin(): Plugin {
  return {
    name: 'kamiwaza-malformed-addresses',
    getClientModules: () => [path.resolve(__dirname, './client.ts')],
  };
}
