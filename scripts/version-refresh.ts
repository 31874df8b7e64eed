/** Makes the versioned copy of the latest release equal to docs/ and sidebars.ts. */
import {command} from './lib/command.ts';
import {refreshCopy} from './releases/copy.ts';

async function main(): Promise<void> {
  const changed = await refreshCopy(process.cwd());
  for (const file of changed) console.log(file);
  console.log(`${changed.length} files changed.`);
}

command(main);
