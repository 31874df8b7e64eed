import {command} from '../lib/command.ts';

import {writeChanged} from '../../src/site/util/generated.ts';

import {currentReference} from './reference/index.ts';

const usage = `npm run sdk:generate
Writes the reference of the SDK's current tree from its model and notes.`;

command({usage}, () => {
  const pages = currentReference();
  const changed = writeChanged(process.cwd(), pages);
  for (const file of changed) console.log(file);
  console.log(`${pages.size} pages, ${changed.length} changed.`);
});
