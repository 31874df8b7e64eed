/** Writes the datasets of src/data/product/ as JSON into static/data/. */
import {writeJson} from '../src/data/product/json.ts';

const changed = writeJson(process.cwd());
for (const file of changed) console.log(file);
console.log(`${changed.length} files changed.`);
