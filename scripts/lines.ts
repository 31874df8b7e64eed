import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

import {command} from './lib/command.ts';

const LIMIT = 400;

const usage = `npm run lines
Prints lines of code by folder, without data, content and tests; then the modules over ${String(LIMIT)} lines.`;

command({usage}, () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs', '*.mts', '*.py'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(
      (file) =>
        file !== '' && !/^(?:src\/data|tests|docs|sdk|blog|versioned_docs|static)\//.test(file),
    )
    // A file that is deleted but not committed is in the list still.
    .filter((file) => !file.includes('__tests__/') && existsSync(file));

  const folders = new Map<string, number>();
  const long: string[] = [];
  let total = 0;
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    const folder = /^(?:src\/(?:features\/)?|scripts\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? '.';
    folders.set(folder, (folders.get(folder) ?? 0) + lines);
    total += lines;
    if (lines > LIMIT) long.push(`${file}: ${String(lines)}`);
  }

  for (const [folder, lines] of [...folders].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(lines).padStart(6)} ${folder}`);
  }
  console.log(`${String(total).padStart(6)} in all`);
  console.log(`\nOver ${String(LIMIT)} lines: ${long.length === 0 ? 'none' : long.join(', ')}`);
});
