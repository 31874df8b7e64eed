import path from 'node:path';

import {command} from './lib/command.ts';

import {env} from '../src/config/env.ts';

import {buildToPack} from './lib/build.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {packOnprem} from './onprem/pack.ts';

const usage = `npm run build:onprem [-- --from FOLDER]
Writes the site as a folder for a web server inside a network into dist/onprem/. DOCS_URL and DOCS_BASE_URL
say where it is served, DOCS_ASK and DOCS_ASK_MODEL which model answers questions on the search page.

--from FOLDER  packs an existing build, such as build`;

command({usage, options: {from: {type: 'string'}}}, async ({values: {from}}) => {
  const out = path.join('dist', 'onprem');
  const build = buildToPack(from, path.join('dist', 'onprem-build'));
  const {compressed} = await packOnprem({
    ...build,
    out,
    mcp: {server: await bundleServer(build), host: new URL(env.url).hostname},
    ask: env.ask?.endpoint,
  });
  console.log(`On-premises edition for ${env.url}${env.baseUrl} in ${out}`);
  console.log(
    `${String(compressed.files)} files compressed: ${kilobytes(compressed.plain)} plain, ` +
      `${kilobytes(compressed.gzip)} gzip, ${kilobytes(compressed.brotli)} brotli`,
  );
});
