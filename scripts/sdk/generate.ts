/** npm run sdk:generate: writes the reference of the SDK's current tree from its model and notes. */
import fs from 'node:fs';
import path from 'node:path';

import {command} from '../lib/command.ts';

import {currentReference} from './reference/index.ts';

command(() => {
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
});
