// `npm run build:offline`: the site as one archive that opens without server and network, in `dist`.
// `--from build` packs an existing build.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../src/config/env.ts';
import {site} from '../src/data/site.ts';

import {buildSite} from './lib/build.ts';
import {readCommit} from '../src/config/commit.ts';
import {command} from './lib/command.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {packOffline} from './offline/pack.ts';
import {writeArchive} from './offline/write.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {from: {type: 'string'}}});
  const build = values.from ?? path.join('dist', 'offline-build');
  if (values.from === undefined) {
    buildSite(build);
  }
  const {id, date} = readCommit();
  const place = {build, origin: env.url, baseUrl: env.baseUrl, date};
  const edition = await packOffline({
    ...place,
    release: site.release,
    commit: id,
    server: await bundleServer(place),
  });
  const file = await writeArchive(edition, 'dist');
  console.log(
    `${file}: ${String(edition.entries.length)} files, ${kilobytes(edition.archive.length)}`,
  );
  console.log(`SHA-256 ${edition.sha256}`);
  for (const address of edition.missing) {
    console.log(`Leads to the public site: ${address}`);
  }
}

command(main);
