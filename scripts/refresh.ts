import {command} from './lib/command.ts';

import {refresh} from './releases/refresh.ts';

const usage = `npm run refresh
Writes the generated files that are out of date, and says which: data and drawings in static/, the SDK reference, the
copy of docs/ in versioned_docs/, and the list of published addresses.`;

const DONE = {missing: 'new', stale: 'changed', 'left over': 'removed'};

command({usage}, async () => {
  const {changed, errors} = await refresh(process.cwd());
  for (const {file, state} of changed) console.log(`${file}: ${DONE[state]}`);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`Files changed: ${String(changed.length)}, in ${seconds} s.`);
  if (errors.length > 0) throw new AggregateError(errors);
});
