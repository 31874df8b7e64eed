import {execFileSync, spawnSync} from 'node:child_process';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {FROZEN} from '../src/data/releases.ts';
import {LOG, parseLog, unexplained} from './releases/frozen.ts';

const usage = `npm run check:frozen [-- BASE]
Reports edits of frozen releases without a stated reason in the commits BASE..HEAD; BASE is origin/main by default.`;

command({usage, positionals: [0, 1]}, ({positionals: [base = 'origin/main']}) => {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]);
  if (known.status !== 0) throw new UsageError(`"${base}" is not a commit, branch or tag here.`);
  const log = execFileSync('git', [...LOG, `${base}..HEAD`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const commits = parseLog(log);
  const findings = unexplained(commits, FROZEN);
  for (const finding of findings) console.error(finding);
  console.log(
    `${String(findings.length)} findings in ${String(commits.length)} commits since ${base}.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
});
