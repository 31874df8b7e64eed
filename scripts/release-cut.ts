// Opens docs/ for a new release and freezes the one it described:
// `npm run release:cut -- 0.6.0`, with `--sdk` the SDK docs as well. See CONTRIBUTING.md.
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';

import {runRules} from './check/index.ts';
import {command} from './lib/command.ts';
import {loadSite} from '../src/site/source-pages.ts';
import {CutError, cutRelease} from './releases/cut.ts';
import {LATEST} from '../src/data/releases.ts';

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
    console.log(`
What is left to people:
  package.json, docs/, sdk/        texts and titles that name the old release
  src/data/product/${version}/     facts that changed; then npm run generate:data
  docs/release-notes/              a page ${version.replaceAll('.', '-')}, which the bar above all pages and banners link to
  docs/installation/               a page what-changed-since-${LATEST.replaceAll('.', '-')}, which compares both in full
  src/data/successors.ts           pages whose address changes
  src/theme/                       texts and links to the release before the latest; a test names them
  CHANGELOG.md                     what readers find new
Then: npm run version:refresh && npm run check && npm test`);
  } catch (error) {
    if (!(error instanceof CutError)) throw error;
    console.error(`Nothing was changed: ${error.message}`);
    process.exitCode = 1;
  }
}

command(main);
