// Edits of frozen releases need a stated reason: `npm run check:frozen -- BASE` checks BASE..HEAD.
import {execFileSync} from 'node:child_process';

import {parseLog, unexplained} from './releases/frozen.ts';
import {FROZEN} from '../src/data/releases.ts';

const base = process.argv[2] ?? 'origin/main';
const log = execFileSync(
  'git',
  ['log', '--name-only', '-z', '--no-merges', '--format=%x01%H%x02%B%x03', `${base}..HEAD`],
  {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
);
const commits = parseLog(log);
const findings = unexplained(commits, FROZEN);
for (const finding of findings) console.error(finding);
console.log(
  `${String(findings.length)} findings in ${String(commits.length)} commits since ${base}.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
