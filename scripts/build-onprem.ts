// `npm run build:onprem`: the site as a folder for a web server inside a network, in `dist/onprem`. DOCS_URL
// and DOCS_BASE_URL say where it is served, DOCS_ASK and DOCS_ASK_MODEL which model answers questions on the
// search page. `--from build` packs an existing build.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../src/config/env.ts';

import {buildSite} from './lib/build.ts';
import {readCommit} from '../src/config/commit.ts';
import {command} from './lib/command.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {packOnprem} from './onprem/pack.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {from: {type: 'string'}}});
  const out = path.join('dist', 'onprem');
  const build = values.from ?? path.join('dist', 'onprem-build');
  if (values.from === undefined) {
    buildSite(build);
  }
  const place = {build, baseUrl: env.baseUrl, date: readCommit().date};
  const {compressed} = await packOnprem({
    ...place,
    out,
    mcp: {
      server: await bundleServer({...place, origin: env.url}),
      host: new URL(env.url).hostname,
    },
    ask: env.ask?.endpoint,
  });
  console.log(`On-premises edition for ${env.url}${env.baseUrl} in ${out}`);
  console.log(
    `${String(compressed.files)} files compressed: ${kilobytes(compressed.plain)} plain, ` +
      `${kilobytes(compressed.gzip)} gzip, ${kilobytes(compressed.brotli)} brotli`,
  );
}

command(main);
