import {command} from './lib/command.ts';

import {refreshCopy} from './releases/copy.ts';
import {recordAddresses} from './releases/published.ts';

const usage = `npm run version:refresh
Makes the versioned copy of the latest release equal to docs/ and sidebars.ts, and records new addresses.`;

command({usage}, async () => {
  const changed = await refreshCopy(process.cwd());
  for (const file of changed) console.log(file);
  console.log(
    `Files changed: ${changed.length}. New addresses: ${recordAddresses(process.cwd())}.`,
  );
});
