/** npm run sdk:generate: writes the reference of the SDK's current tree from its model and notes. */
import {writeChanged} from '../../src/site/util/generated.ts';
import {command} from '../lib/command.ts';

import {currentReference} from './reference/index.ts';

command(() => {
  const pages = currentReference();
  const changed = writeChanged(process.cwd(), pages);
  for (const file of changed) console.log(file);
  console.log(`${pages.size} pages, ${changed.length} changed.`);
});
