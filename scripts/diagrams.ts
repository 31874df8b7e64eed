import {command} from './lib/command.ts';

import {writeDrawings} from '../src/features/diagrams/files.ts';

const usage = `npm run diagrams
Draws every src/features/diagrams/*.dot into static/diagrams/, for both color modes.`;

command({usage}, async () => {
  const {changed, faults} = await writeDrawings(process.cwd());
  for (const file of changed) console.log(file);
  for (const fault of faults) console.error(fault);
  console.log(`Files changed: ${changed.length}. Faults: ${faults.length}.`);
  if (faults.length > 0) process.exitCode = 1;
});
