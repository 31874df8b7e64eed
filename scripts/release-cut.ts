import {execFileSync} from 'node:child_process';

import {command} from './lib/command.ts';

import {loadSite} from '../src/site/source-pages.ts';
import {runRules} from './check/index.ts';
import {cutRelease} from './releases/cut.ts';

const usage = `npm run release:cut -- VERSION [--sdk], for example: npm run release:cut -- 0.6.0
Opens docs/ for a new release and freezes the one it described, with --sdk the SDK docs as well.
docs-internal/guides/releases.md, "Cut a release", has the steps that follow.`;

const options = {sdk: {type: 'boolean', default: false}} as const;

command({usage, options, positionals: [1, 1]}, async ({values, positionals: [version = '']}) => {
  const root = process.cwd();
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
  console.log(
    '\nWhat is left to do by hand: docs-internal/guides/releases.md, "Cut a release", from step 2 on.',
  );
});
