// `npm run test:conformance`: the MCP server against the conformance suite of the protocol, for the revisions of
// 2025-11-25 and 2026-07-28, over Streamable HTTP. Needs `build/`. Most scenarios of the suite call tools of its own
// example server; NOT_OFFERED names all that cannot pass here, with the reason. Every other failure counts, as does an
// entry that no longer fails.
import {execFile} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {readCommit} from '../../src/config/commit.ts';
import {env} from '../../src/config/env.ts';
import {command} from '../lib/command.ts';
import {installTool} from '../lib/tool.ts';

import {bundleServer} from './bundle.ts';
import {judge, type Scenario} from './conformance/judge.ts';
import {SERVER_FILE} from './server-file.ts';
import {startServer} from './start.ts';

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const PROGRAM = '@modelcontextprotocol/conformance/dist/index.js';
const REVISIONS = ['2025-11-25', '2026-07-28'];

/** Runs all scenarios of a revision, and reads the results. */
async function run(address: string, revision: string, out: string): Promise<Scenario[]> {
  const {node, file} = await installTool(SUITE, PROGRAM);
  const said = await new Promise<string>((resolve) => {
    // Its exit code says that scenarios failed, as the results do.
    execFile(
      node,
      [file, 'server', '--url', address, '--requirements', revision, '--output-dir', out],
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  const folders = await readdir(out).catch(() => []);
  if (folders.length === 0) throw new Error(`The suite left no results. It said:\n${said}`);
  return Promise.all(
    folders.map(async (folder) => ({
      revision,
      name: folder.replace(/^server-|-\d{4}-\d\d-\d\dT[\d-]+Z$/g, ''),
      checks: JSON.parse(
        await readFile(path.join(out, folder, 'checks.json'), 'utf8'),
      ) as Scenario['checks'],
    })),
  );
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-conformance-'));
  const file = path.join(folder, SERVER_FILE);
  const {url: origin, baseUrl} = env;
  await writeFile(
    file,
    await bundleServer({build: 'build', origin, baseUrl, date: readCommit().date}),
  );
  const {address, stop} = await startServer([file], {cwd: folder});
  try {
    const scenarios: Scenario[] = [];
    for (const revision of REVISIONS) {
      scenarios.push(...(await run(address, revision, path.join(folder, revision))));
    }
    const {lines, faults} = judge(scenarios);
    console.log(lines.join('\n'));
    if (faults.length > 0) {
      console.error(`\nFaults:\n  ${faults.join('\n  ')}`);
      process.exitCode = 1;
    }
  } finally {
    await stop();
    await rm(folder, {recursive: true, force: true});
  }
}

command(main);
