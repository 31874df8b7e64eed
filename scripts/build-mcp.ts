// `npm run build:mcp`: the documentation server for AI agents as one file, in `dist`, from the site in `build`.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readCommit} from '../src/config/commit.ts';
import {env} from '../src/config/env.ts';

import {command} from './lib/command.ts';
import {kilobytes} from './lib/files.ts';
import {bundleServer} from './mcp/bundle.ts';
import {SERVER_FILE} from './mcp/server-file.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      from: {type: 'string', default: 'build'},
      out: {type: 'string', default: 'dist'},
    },
  });
  const {date} = readCommit();
  const text = await bundleServer({
    build: values.from,
    origin: env.url,
    baseUrl: env.baseUrl,
    date,
  });
  const file = path.join(values.out, SERVER_FILE);
  await mkdir(values.out, {recursive: true});
  await writeFile(file, text);
  console.log(`${file}: ${kilobytes(Buffer.byteLength(text))}`);
}

command(main);
