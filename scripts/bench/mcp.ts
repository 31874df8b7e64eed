// `npm run bench:mcp`: the documentation server as an agent uses it, through the official client over standard input
// and output. Needs `build/`. Prints how many questions the first three results of `search_docs` answer, what an
// answered question costs in tokens, compared with giving the model `llms-full.txt`, and milliseconds per call. The
// questions are by people who saw no page of the site (tests/search); the logs are those of tests/errors.
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

import {command} from '../lib/command.ts';
import {collectData, bundle} from '../mcp/bundle.ts';
import {SERVER_FILE} from '../mcp/server-file.ts';
import type {DocsData} from '../../mcp/data.ts';
import {symbolsOf} from '../../mcp/symbols.ts';
import {DEFINITIONS} from '../../mcp/tools.ts';
import {readCommit} from '../../src/config/commit.ts';
import {env} from '../../src/config/env.ts';
import {estimateTokens} from '../../src/site/text/budget.ts';

import type {ErrorSamples} from './errors/evaluate.ts';
import {percent, quantile} from './figures.ts';
import {machine} from './machine.ts';
import {type Row, writeReport} from './report.ts';
import {heldOut, type HeldOutQuestion} from './search/held-out.ts';
import {resultsOf} from './search/tool-results.ts';

/** Calls a tool, and keeps how long each call took. */
class Agent {
  readonly #client = new Client({name: 'bench', version: '1'});
  readonly times = new Map<string, number[]>();

  async connect(file: string): Promise<void> {
    await this.#client.connect(
      new StdioClientTransport({command: process.execPath, args: [file], cwd: path.dirname(file)}),
    );
  }

  async call(name: string, args: Record<string, unknown>): Promise<string> {
    const before = performance.now();
    const {content} = await this.#client.callTool({name, arguments: args});
    const times = this.times.get(name) ?? [];
    this.times.set(name, [...times, performance.now() - before]);
    return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

interface Score {
  readonly count: number;
  readonly answered: number;
  /** Tokens of all searches, and of the sections that were read afterwards. */
  readonly searching: number;
  readonly reading: number;
}

/**
 * Asks every question with three results. An answered question also reads the section that answers, as an agent
 * does before it replies; a passage is often enough.
 */
async function ask(agent: Agent, questions: readonly HeldOutQuestion[]): Promise<Score> {
  let answered = 0;
  let searching = 0;
  let reading = 0;
  for (const {from, query, sections} of questions) {
    const version = /^\d/.test(from) ? {version: from} : {};
    const found = await agent.call('search_docs', {query, limit: 3, ...version});
    searching += estimateTokens(found);
    const right = resultsOf(found).find((one) => sections?.includes(one));
    if (right === undefined) continue;
    answered += 1;
    reading += estimateTokens(await agent.call('read_page', {page: right}));
  }
  return {count: questions.length, answered, searching, reading};
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** Every symbol of the SDK, and every log. */
async function otherTools(agent: Agent, data: DocsData): Promise<void> {
  const [latest] = data.releases;
  if (latest === undefined) throw new Error('The data of the server name no release.');
  for (const {name} of symbolsOf(latest)) await agent.call('lookup_symbol', {name});
  const samples = JSON.parse(await readFile('tests/errors/dev.json', 'utf8')) as ErrorSamples;
  for (const {text} of samples.faults) await agent.call('diagnose_error', {log: text});
}

async function main(): Promise<void> {
  const data = await collectData({
    build: 'build',
    origin: env.url,
    baseUrl: env.baseUrl,
    date: readCommit().date,
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-bench-mcp-'));
  const agent = new Agent();
  try {
    const file = path.join(folder, SERVER_FILE);
    await writeFile(file, await bundle(data));
    const started = performance.now();
    await agent.connect(file);
    await agent.call('search_docs', {query: 'quickstart'});
    const ready = performance.now() - started;
    const full = estimateTokens(await readFile('build/llms-full.txt', 'utf8'));
    const definitions = estimateTokens(JSON.stringify(DEFINITIONS));
    const rows: Row[] = [];
    for (const set of ['dev', 'frozen', 'last'] as const) {
      const questions = (await heldOut(set)).filter(({answerable}) => answerable);
      const {count, answered, searching, reading} = await ask(agent, questions);
      rows.push([
        set,
        String(count),
        percent(answered / count),
        whole(searching / answered),
        whole((searching + reading) / answered),
        `${(full / ((searching + reading) / answered)).toFixed(0)} times`,
      ]);
    }
    await writeReport(
      'mcp',
      `Questions to the MCP server; llms-full.txt has ${whole(full)} tokens, the definitions of the tools ${whole(definitions)}`,
      rows,
      [
        'Questions',
        'Count',
        'Answered by the first three',
        'Tokens per answer, search',
        'with the section read',
        'llms-full.txt costs',
      ],
    );
    await otherTools(agent, data);
    await writeReport(
      'mcp-times',
      `Milliseconds per call over standard input and output; from start to the first answer ${whole(ready)}; ${machine()}`,
      [...agent.times].map(([name, times]) => [
        name,
        String(times.length),
        ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)),
      ]),
      ['Tool', 'Calls', 'Median', '95th percentile', 'Slowest'],
    );
  } finally {
    await agent.close();
    await rm(folder, {recursive: true, force: true});
  }
}

command(main);
