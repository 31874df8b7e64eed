/** Draws every src/features/diagrams/*.dot into static/diagrams/, for both colour modes. */
import {writeDrawings} from '../src/features/diagrams/files.ts';

async function main(): Promise<void> {
  const {changed, faults} = await writeDrawings(process.cwd());
  for (const file of changed) console.log(file);
  for (const fault of faults) console.error(fault);
  console.log(`${changed.length} files changed, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

void main();
