import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {command} from './lib/command.ts';
import {requireBuild} from './lib/build.ts';

import {readCommit} from '../src/config/commit.ts';
import {env} from '../src/config/env.ts';

import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {SERVER_FILE} from './mcp/server-file.ts';

const usage = `npm run build:mcp
Writes the documentation server for AI agents as one file into dist/, from the site in build/.`;

command({usage}, async () => {
  requireBuild('build');
  const text = await bundleServer({
    build: 'build',
    origin: env.url,
    baseUrl: env.baseUrl,
    date: readCommit().date,
  });
  const file = path.join('dist', SERVER_FILE);
  await mkdir('dist', {recursive: true});
  await writeFile(file, text);
  console.log(`${file}: ${kilobytes(Buffer.byteLength(text))}`);
});
