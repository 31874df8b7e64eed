// What nginx passes on: the MCP server, the endpoint that answers questions, and pages as Markdown.
import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {data} from '../../../mcp/__tests__/fixture.ts';
import {Docs} from '../../../mcp/docs.ts';
import {serveHttp} from '../../../mcp/http.ts';
import {Library} from '../../../mcp/tool.ts';
import {ask} from '../../../tests/support/request.ts';
import {type RunningNginx, startNginx, type StartOptions, whyNoNginx} from '../../nginx/start.ts';

const reason = whyNoNginx();
if (reason !== undefined) console.log(`Skipped, what nginx passes on: ${reason}`);

describe.skipIf(reason !== undefined)('nginx of the on-premises edition', () => {
  let folder: string;
  let mcp: Server;
  let endpoint: Server;
  let model: NonNullable<StartOptions['ask']>;
  let nginx: RunningNginx;
  let asked: {url: string | undefined; headers: IncomingHttpHeaders; body: string}[] = [];

  const portOf = (server: Server): string => String((server.address() as AddressInfo).port);
  const at = (target: string): string => `http://127.0.0.1:${String(nginx.port)}${target}`;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kw-services-'));
    const site = path.join(folder, 'www', 'docs');
    await mkdir(path.join(site, 'assets'), {recursive: true});
    for (const name of ['index', 'guide']) {
      await writeFile(path.join(site, `${name}.html`), `<!doctype html><p>${name}</p>`);
      await writeFile(path.join(site, `${name}.md`), `# ${name}\n`);
    }
    await writeFile(path.join(site, 'assets', 'a.js'), '1');
    await writeFile(path.join(folder, 'key.conf'), 'set $kw_llm_key "Bearer secret";\n');
    mcp = await serveHttp(new Library(new Docs(data)), {
      host: '127.0.0.1',
      port: 0,
      allowedHosts: [],
    });
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({url: request.url, headers: request.headers, body});
        response.writeHead(200, {
          'content-type': 'text/event-stream',
          'set-cookie': 'a=b',
          'access-control-allow-origin': '*',
        });
        response.write('data: one\n\n');
        setTimeout(() => response.end('data: [DONE]\n\n'), 600);
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    model = {
      endpoint: `http://127.0.0.1:${portOf(endpoint)}/v1/`,
      keyFiles: path.join(folder, '*.conf'),
      certificates: '/etc/ssl/certs/ca-certificates.crt',
    };
    const behind = {mcp: `127.0.0.1:${portOf(mcp)}`, ask: model};
    nginx = await startNginx(path.join(folder, 'www'), '/docs/', {'X-Test': 'yes'}, behind);
  }, 60_000);

  afterAll(async () => {
    await nginx.stop();
    mcp.closeAllConnections();
    mcp.close();
    endpoint.closeAllConnections();
    endpoint.close();
    await rm(folder, {recursive: true, force: true});
  });

  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/x-markdown;q=0.9, */*;q=0.1', 'text/markdown'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
  ])('sends the requested type for %s', async (accept, type) => {
    for (const target of ['/docs/guide', '/docs/']) {
      const {status, headers} = await ask(nginx.port, target, {headers: {accept}});
      expect([target, status, headers['content-type']]).toEqual([
        target,
        200,
        `${type}; charset=utf-8`,
      ]);
      expect(headers.vary).toContain('Accept');
    }
    const asset = await ask(nginx.port, '/docs/assets/a.js', {headers: {accept}});
    expect([asset.status, asset.headers.vary]).toEqual([200, undefined]);
  });

  it.each(['/mcp', '/docs/mcp'])('reaches the MCP server at %s', async (target) => {
    const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
    await client.connect(new StreamableHTTPClientTransport(new URL(at(target))));
    const found = await client.callTool({name: 'read_page', arguments: {page: '/install'}});
    expect(JSON.stringify(found.content)).toContain('Have 16 GB of memory.');
    await client.close();
  });

  it('does not let a page of another site reach the MCP server', async () => {
    const send = (headers: Readonly<Record<string, string>>) =>
      fetch(at('/mcp'), {
        method: 'POST',
        body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'}),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      });
    expect((await send({origin: 'https://evil.example'})).status).toBe(403);
    expect((await send({})).status).toBe(200);
    const host = await ask(nginx.port, '/mcp', {method: 'POST', headers: {host: 'evil.example'}});
    expect(host.status).toBe(403);
  });

  it('limits requests to the MCP server', async () => {
    const answers = await Promise.all(
      Array.from({length: 250}, () => ask(nginx.port, '/mcp', {method: 'POST'})),
    );
    expect(answers.some(({status}) => status === 429)).toBe(true);
    expect(answers.filter(({status}) => status !== 429).length).toBeGreaterThan(50);
  });

  it('accepts other methods only where they are needed', async () => {
    for (const [method, target, allow] of [
      ['POST', '/docs/guide', 'GET, HEAD'],
      ['DELETE', '/mcp', 'GET, HEAD'],
      ['POST', '/docs/llm/models', 'GET, HEAD'],
      ['GET', '/docs/llm/chat/completions', 'POST'],
    ] as const) {
      const {status, headers} = await ask(nginx.port, target, {method});
      expect([target, status, headers.allow]).toEqual([target, 405, allow]);
    }
  });

  it('passes a question on with the key and nothing from the reader', async () => {
    asked = [];
    const response = await fetch(at('/docs/llm/chat/completions?model=other'), {
      method: 'POST',
      body: '{"model":"m"}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer mine',
        cookie: 'session=1',
        'user-agent': 'reader',
        'x-forwarded-for': '10.0.0.1',
      },
    });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: one\n\n');
    // Only the first event: nginx does not wait for the whole answer.
    await reader?.cancel();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const [one] = asked;
    expect(one?.url).toBe('/v1/chat/completions');
    expect(one?.body).toBe('{"model":"m"}');
    expect(one?.headers.authorization).toBe('Bearer secret');
    for (const name of ['cookie', 'user-agent', 'x-forwarded-for', 'referer', 'origin']) {
      expect([name, one?.headers[name]]).toEqual([name, undefined]);
    }
  });

  it('stops answering questions when the operator adds a file next to the key', async () => {
    asked = [];
    const keys = path.join(folder, 'stopped');
    await mkdir(keys, {recursive: true});
    await writeFile(path.join(keys, 'key.conf'), 'set $kw_llm_key "Bearer secret";\n');
    await writeFile(path.join(keys, 'stop.conf'), 'return 503;\n');
    const behind = {ask: {...model, keyFiles: path.join(keys, '*.conf')}};
    const stopped = await startNginx(path.join(folder, 'www'), '/docs/', {}, behind);
    try {
      const {status} = await ask(stopped.port, '/docs/llm/chat/completions', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
      });
      expect(status).toBe(503);
      expect(asked).toEqual([]);
      expect((await ask(stopped.port, '/docs/guide')).status).toBe(200);
    } finally {
      await stopped.stop();
    }
  });

  it('can trust the certificate of the operator, which is next to the key', async () => {
    const keys = path.join(folder, 'trusted');
    await mkdir(keys, {recursive: true});
    const [key, certificate] = [path.join(keys, 'ca.key'), path.join(keys, 'ca.pem')];
    execFileSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`.split(
        ' ',
      ),
      {stdio: 'ignore'},
    );
    const tls = {key: await readFile(key), cert: await readFile(certificate)};
    const secure = createSecureServer(tls, (_, response) => response.end('data: [DONE]\n\n'));
    await new Promise<void>((resolve) => secure.listen(0, 'localhost', resolve));
    const keyFiles = path.join(keys, '*.conf');
    const from = {...model, keyFiles, endpoint: `https://localhost:${portOf(secure)}/v1`};
    const answer = async (): Promise<number> => {
      const server = await startNginx(path.join(folder, 'www'), '/docs/', {}, {ask: from});
      const {status} = await ask(server.port, '/docs/llm/chat/completions', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
      }).finally(() => server.stop());
      return status;
    };
    try {
      expect(await answer()).toBe(502);
      const line = `proxy_ssl_trusted_certificate ${certificate};\n`;
      await writeFile(path.join(keys, 'ca.conf'), line);
      expect(await answer()).toBe(200);
    } finally {
      secure.closeAllConnections();
      secure.close();
    }
  });

  it('starts below a long base path', async () => {
    // nginx refuses a long name in a map, and these settings are the operator's.
    const baseUrl = '/kamiwaza/documentation/of-the-platform/';
    const behind = {mcp: `127.0.0.1:${portOf(mcp)}`, ask: model};
    const deep = await startNginx(path.join(folder, 'www'), baseUrl, {}, behind);
    const target = `${baseUrl}llm/chat/completions`;
    const headers = {'content-type': 'application/json'};
    try {
      expect((await ask(deep.port, target, {method: 'POST', headers})).status).toBe(200);
      expect((await ask(deep.port, target, {method: 'DELETE'})).headers.allow).toBe('POST');
    } finally {
      await deep.stop();
    }
  });

  it('closes no connection that nginx keeps for its next request', () => {
    // nginx keeps a connection to a server behind it for 60 seconds.
    expect(mcp.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it.each([
    [
      'a page of another site',
      {'content-type': 'application/json', 'sec-fetch-site': 'cross-site'},
      403,
    ],
    [
      'a page of a neighbor',
      {'content-type': 'application/json', 'sec-fetch-site': 'same-site'},
      403,
    ],
    ['what a form can send', {'content-type': 'text/plain'}, 415],
  ])('passes nothing on from %s', async (_, headers, status) => {
    asked = [];
    const target = '/docs/llm/chat/completions';
    const answer = await ask(nginx.port, target, {method: 'POST', headers});
    expect(answer.status).toBe(status);
    expect(asked).toEqual([]);
  });
});
