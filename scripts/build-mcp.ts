// `npm run build:mcp`: the documentation server for AI agents as one file, in `dist`, from the site in `build`.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {readCommit} from '../src/config/commit.ts';
import {env} from '../src/config/env.ts';

import {command} from './lib/command.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {SERVER_FILE} from './mcp/server-file.ts';

async function main(): Promise<void> {
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
}

command(main);
