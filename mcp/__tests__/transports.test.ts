// The bundled file as agents run it: from its own folder, with only Node.js, through the official client.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {bundle} from '../../scripts/mcp/bundle.ts';
import {type RunningServer, startServer} from '../../scripts/mcp/start.ts';

import {data} from './fixture.ts';

let folder: string;
let file: string;
let server: RunningServer;

/** An environment in which no package of this repository is found. */
const env = {PATH: process.env.PATH ?? ''};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kw-mcp-'));
  file = path.join(folder, 'kamiwaza-docs-mcp.mjs');
  await writeFile(file, await bundle(data));
  const hosts = ['docs.test', 'Other.Test:8443'].flatMap((host) => ['--allow-host', host]);
  server = await startServer([file, ...hosts], {cwd: folder, env});
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, {recursive: true, force: true});
});

type Mode = 'auto' | 'legacy' | {pin: string};

async function connect(over: 'stdio' | 'http', mode: Mode): Promise<Client> {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  await client.connect(
    over === 'stdio'
      ? new StdioClientTransport({command: process.execPath, args: [file], cwd: folder, env})
      : new StreamableHTTPClientTransport(new URL(server.address)),
  );
  return client;
}

const textOf = (result: {content?: unknown}): string =>
  ((result.content as {text: string}[])[0] ?? {text: ''}).text;

describe.each(['stdio', 'http'] as const)('over %s', (over) => {
  it.each([
    ['2026-07-28', 'auto'],
    ['2025-11-25', 'legacy'],
  ] as const)('speaks protocol %s', async (protocol, mode) => {
    const client = await connect(over, mode);
    try {
      expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
      expect(client.getServerVersion()?.name).toBe('kamiwaza-docs');
      const {tools} = await client.listTools();
      expect(tools.map(({name}) => name)).toEqual([
        'search_docs',
        'read_page',
        'lookup_symbol',
        'diagnose_error',
      ]);
      const found = await client.callTool({name: 'search_docs', arguments: {question: 'memory'}});
      expect(textOf(found)).toContain('https://docs.example.com/docs/install');
      for (const [args, message] of [
        [{page: '../../etc/passwd'}, 'has no page'],
        [{page: '/install', section: 'x'}, 'has no section'],
        [{page: '/install', version: '9'}, 'is not covered here'],
      ] as const) {
        const unknown = await client.callTool({name: 'read_page', arguments: args});
        expect(unknown.isError).toBe(true);
        expect(textOf(unknown)).toContain(message);
      }
      const empty = await client.callTool({name: 'search_docs', arguments: {}});
      expect(empty.isError).toBe(true);
      expect(textOf(empty)).toContain('The argument "query" is missing. Arguments: query,');
      await expect(client.callTool({name: 'shell', arguments: {}})).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('Tools: search_docs') as string,
      });
    } finally {
      await client.close();
    }
  });
});

describe('standard output', () => {
  it('contains nothing but protocol messages, whatever the input', async () => {
    const server = spawn(process.execPath, [file], {cwd: folder, env, stdio: 'pipe'});
    const out: Buffer[] = [];
    server.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: {name: 'raw', version: '1'},
      },
    };
    const call = (id: number, name: string, args: unknown): string =>
      JSON.stringify({jsonrpc: '2.0', id, method: 'tools/call', params: {name, arguments: args}});
    const lines = [
      JSON.stringify(initialize),
      JSON.stringify({jsonrpc: '2.0', method: 'notifications/initialized'}),
      'not json at all',
      call(2, 'search_docs', {query: 'memory'}),
      call(3, 'search_docs', {query: 'x'.repeat(200_000)}),
      call(4, 'read_page', {page: '/../../x', version: '../..'}),
      JSON.stringify({jsonrpc: '2.0', id: 5, method: 'nothing/here'}),
      call(6, 'search_docs', [1]),
      call(7, 'search_docs', 'text'),
    ];
    server.stdin.write(`${lines.join('\n')}\n`);
    const answered = (): {id?: number}[] =>
      Buffer.concat(out)
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as {id?: number});
    await expect
      .poll(() => answered().map(({id}) => id), {timeout: 20_000})
      .toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7]));
    // By the protocol, such a request is malformed.
    for (const id of [6, 7]) {
      expect(answered().find((one) => one.id === id)).toMatchObject({error: {code: -32_602}});
    }
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin.end();
    expect(await ended).toBe(0);
    expect(said).toBe('kamiwaza-docs-mcp: not JSON: not json at all\n');
    for (const message of answered()) expect(message).toHaveProperty('jsonrpc', '2.0');
  });
});

describe('the command line', () => {
  /** A Node.js that says it is an older one. */
  const old = `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '18.20.8'}})`;
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, {cwd: folder, env, encoding: 'utf8', timeout: 20_000});

  it.each([
    [['--port', '9000'], '--port needs --http.'],
    [['--host', '0.0.0.0'], '--host needs --http.'],
    [['--allow-host', 'docs.test'], '--allow-host needs --http.'],
    [['--http', '--port', 'x'], '--port is "x": write a number from 0 to 65535.'],
    [['--http', '--port', ''], '--port is "": write a number from 0 to 65535.'],
    [['--http', '--port', '65536'], '--port is "65536": write a number from 0 to 65535.'],
    [['--http', '--host', ''], '--host is "": write an address, for example 127.0.0.1.'],
    [
      ['--http', '--allow-host', 'https://docs.test'],
      '--allow-host is "https://docs.test": write a host name, for example docs.example.com.',
    ],
  ])('refuses %j in one sentence', (args, message) => {
    const {status, stderr} = run(file, ...args);
    expect([status, stderr]).toEqual([1, `${message}\n`]);
  });

  it('says which Node.js it needs, whatever was asked', () => {
    for (const args of [['--http'], ['--help'], []]) {
      const {status, stderr} = run('--import', `data:text/javascript,${old}`, file, ...args);
      expect([status, stderr]).toEqual([
        1,
        'The server needs Node.js 20 or newer; this is 18.20.8.\n',
      ]);
    }
  });

  it('prints nothing but the address when it starts', async () => {
    const started = spawn(process.execPath, [file, '--http', '--port', '0'], {cwd: folder, env});
    let said = '';
    started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, {timeout: 20_000}).toContain('listens at');
    started.kill();
    expect(said).toMatch(/^kamiwaza-docs-mcp listens at \S+\n$/);
  });
});

describe('HTTP', () => {
  const send = (
    headers: Readonly<Record<string, string>>,
    {path: target = '/mcp', body = '{}', method = 'POST'} = {},
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: new URL(server.address).port,
          path: target,
          method,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...headers,
          },
        },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });

  it('refuses other hosts and pages of other origins', async () => {
    const list = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
    expect(await send({host: 'evil.example'}, {body: list})).toBe(403);
    expect(await send({origin: 'https://evil.example'}, {body: list})).toBe(403);
    expect(await send({origin: 'null'}, {body: list})).toBe(403);
    expect(await send({host: 'docs.test', origin: 'https://docs.test'}, {body: list})).toBe(200);
    // Allowed with a port and in capitals.
    expect(await send({host: 'other.test', origin: 'https://Other.Test'}, {body: list})).toBe(200);
    expect(await send({}, {body: list})).toBe(200);
  });

  it('answers only at /mcp, and rejects a body that is too long', async () => {
    expect(await send({}, {path: '/'})).toBe(404);
    expect(await send({}, {path: '/mcp/../etc/passwd'})).toBe(404);
    // No address that `URL` accepts.
    expect(await send({}, {path: '//'})).toBe(404);
    expect(await send({}, {method: 'GET', body: ''})).toBe(405);
    // Announced only: the server answers and closes, which the rest of a sent body would run into.
    expect(await send({'content-length': '2000000'})).toBe(413);
    expect(await send({}, {body: 'not json'})).toBe(400);
  });

  it('answers 100 requests at once', async () => {
    const client = await connect('http', 'auto');
    const questions = Array.from({length: 100}, (_, index) =>
      index % 2 === 0
        ? {name: 'search_docs', arguments: {query: `memory ${String(index)}`}}
        : {name: 'read_page', arguments: {page: '/install'}},
    );
    const answers = await Promise.all(questions.map((question) => client.callTool(question)));
    answers.forEach((answer, index) => {
      expect(textOf(answer)).toContain(
        index % 2 === 0 ? 'pages for "memory' : '# Install the platform',
      );
    });
    await client.close();
  });
});
