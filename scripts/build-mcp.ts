import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {command} from './lib/command.ts';

import {finishedBuild} from './lib/build.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {SERVER_FILE} from './mcp/server-file.ts';

const usage = `npm run build:mcp
Writes the documentation server for AI agents as one file into dist/, from the site in build/.`;

command({usage}, async () => {
  const text = await bundleServer(finishedBuild('build'));
  const file = path.join('dist', SERVER_FILE);
  await mkdir('dist', {recursive: true});
  await writeFile(file, text);
  console.log(`${file}: ${kilobytes(Buffer.byteLength(text))}`);
});
