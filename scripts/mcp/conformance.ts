import {spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {command} from '../lib/command.ts';
import {finishedBuild} from '../lib/build.ts';
import {onNewerNode} from '../lib/tool.ts';

import {bundleServer} from './bundle.ts';
import {SERVER_FILE} from './server-file.ts';
import {startServer} from './start.ts';

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const REVISIONS = ['2025-11-25', '2026-07-28'];
/**
 * Most scenarios of the suite call tools of its own example server: all checks that cannot pass here, with the reason.
 */
const NOT_OFFERED = path.join(import.meta.dirname, 'not-offered.yaml');

const usage = `npm run test:conformance
Tests the MCP server of the site in build/ with the conformance suite of the protocol, for the revisions of
${REVISIONS.join(' and ')}, over Streamable HTTP.`;

command({usage}, async () => {
  const server = await bundleServer(finishedBuild('build'));
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-conformance-'));
  try {
    const file = path.join(folder, SERVER_FILE);
    await writeFile(file, server);
    const {address, stop} = await startServer([file], {cwd: folder});
    try {
      for (const revision of REVISIONS) {
        const {status} = spawnSync(
          'npx',
          [
            ...onNewerNode(SUITE, 'conformance'),
            ...['server', '--url', address, '--requirements', revision],
            ...['--expected-failures', NOT_OFFERED],
          ],
          {stdio: 'inherit', shell: process.platform === 'win32'},
        );
        if (status !== 0) process.exitCode = 1;
      }
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
