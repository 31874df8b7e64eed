import {command} from './lib/command.ts';

import {writeData} from './releases/data.ts';

const usage = `npm run generate:data
Writes the datasets of src/data/product/ as JSON into static/data/.`;

command({usage}, () => {
  const changed = writeData(process.cwd());
  for (const file of changed) console.log(file);
  console.log(`Files changed: ${changed.length}.`);
});
