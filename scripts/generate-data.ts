/** Writes the datasets of src/data/product/ as JSON into static/data/. */
import {writeData} from './releases/data.ts';

const changed = writeData(process.cwd());
for (const file of changed) console.log(file);
console.log(`Files changed: ${changed.length}.`);
