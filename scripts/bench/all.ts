// `npm run bench`: the benches of QUICK, then those of LONG, which build many times; `--quick` leaves the latter out.
// Benches of single features (agents, errors, hostile) have commands of their own. Builds first when there is no
// `build/`. Exits with 1 if one of them failed.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';

const QUICK = ['weight', 'navigation', 'lighthouse', 'search', 'ask', 'mcp', 'serve'] as const;
const LONG = ['build', 'routes'] as const;

function run(script: string): boolean {
  console.log(`\n> npm run ${script}\n`);
  const result = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

const {values} = parseArgs({options: {quick: {type: 'boolean', default: false}}});
const built = existsSync('build') || run('build');
const failed = built
  ? [...QUICK, ...(values.quick ? [] : LONG)].filter((name) => !run(`bench:${name}`))
  : ['build'];
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. See their output above.`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
