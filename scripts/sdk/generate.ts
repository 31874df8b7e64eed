/** npm run sdk:generate: writes the reference of the SDK's current tree from its model and notes. */
import fs from 'node:fs';
import path from 'node:path';

import {currentReference} from './reference/index.ts';

function main(): void {
  let changed = 0;
  const pages = currentReference();
  for (const [file, text] of pages) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    console.log(file);
    changed++;
  }
  console.log(`${pages.size} pages, ${changed} changed.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
