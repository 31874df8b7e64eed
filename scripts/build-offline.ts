import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {command} from './lib/command.ts';

import {site} from '../src/data/site.ts';

import {buildToPack} from './lib/build.ts';
import {readCommit} from '../src/config/commit.ts';
import {env} from '../src/config/env.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {packOffline} from './offline/pack.ts';

const usage = `npm run build:offline [-- --from FOLDER]
Writes the site as one archive, which opens without server and network, into dist/.

--from FOLDER  packs an existing build, such as build`;

command({usage, options: {from: {type: 'string'}}}, async ({values: {from}}) => {
  if (env.ask) {
    throw new Error('The offline edition cannot ask a model: unset DOCS_ASK, and build again.');
  }
  const build = buildToPack(from, path.join('dist', 'offline-build'));
  const edition = await packOffline({
    ...build,
    release: site.release,
    commit: readCommit().id,
    server: await bundleServer(build),
  });
  const file = path.join('dist', `${edition.name}.zip`);
  const list = edition.entries.find(({name}) => name === 'MANIFEST.sha256');
  await mkdir('dist', {recursive: true});
  await writeFile(file, edition.archive);
  await writeFile(`${file}.sha256`, `${edition.sha256}  ${edition.name}.zip\n`);
  await writeFile(path.join('dist', `${edition.name}.manifest.sha256`), list?.content ?? '');
  console.log(
    `${file}: ${String(edition.entries.length)} files, ${kilobytes(edition.archive.length)}`,
  );
  console.log(`SHA-256 ${edition.sha256}`);
  for (const address of edition.missing) {
    console.log(`Leads to the public site: ${address}`);
  }
});
