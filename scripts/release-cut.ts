// Opens docs/ for a new release and freezes the one it described:
// `npm run release:cut -- 0.6.0`, with `--sdk` the SDK docs as well. See CONTRIBUTING.md.
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';

import {runRules} from './check/index.ts';
import {command} from './lib/command.ts';
import {loadSite} from '../src/site/source-pages.ts';
import {CutError, cutRelease} from './releases/cut.ts';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {sdk: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const root = process.cwd();
  const [version = ''] = positionals;
  try {
    const done = await cutRelease(root, {
      version,
      sdk: values.sdk,
      status: execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}),
      findings: async () =>
        (await runRules(loadSite(root))).map(
          ({file, line, message}) => `${file}:${String(line)}: ${message}`,
        ),
    });
    console.log(done.join('\n'));
    console.log('\nWhat is left to do by hand: CONTRIBUTING.md, "Cut a release", from step 2 on.');
  } catch (error) {
    if (!(error instanceof CutError)) throw error;
    console.error(`Nothing was changed: ${error.message}`);
    process.exitCode = 1;
  }
}

command(main);
