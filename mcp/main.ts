// The documentation server for AI agents. `scripts/mcp/bundle.ts` bundles it into one file, with its data.
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {brotliDecompressSync} from 'node:zlib';

import {serveStdio} from '@modelcontextprotocol/server/stdio';

import {isJson} from '../src/site/util/json.ts';

import type {DocsData} from './data.ts';
import {Docs, short} from './docs.ts';
import {serveHttp} from './http.ts';
import {createServer} from './server.ts';
import {Library} from './tool.ts';

/** Inserted by the bundler: the data as JSON, compressed with Brotli, in base64. */
declare const DOCS_DATA: string;

/** Oldest Node.js that has what the server uses; `scripts/mcp/bundle.ts` writes the file for it. */
const OLDEST_NODE = 20;

/** Milliseconds after which a server on standard input reads the indexes. */
const WARM_DELAY = 300;

const HELP = `Kamiwaza documentation for AI agents (Model Context Protocol)

  node kamiwaza-docs-mcp.mjs                 over standard input and output
  node kamiwaza-docs-mcp.mjs --http          over Streamable HTTP at http://127.0.0.1:8081/mcp

  --host ADDRESS        address to listen on (default 127.0.0.1)
  --port NUMBER         port to listen on (default 8081)
  --allow-host NAME     accept requests for this host name, too; may be given several times
`;

function readData(): DocsData {
  const json = brotliDecompressSync(Buffer.from(DOCS_DATA, 'base64')).toString('utf8');
  return JSON.parse(json) as DocsData;
}

/** The host name of `--allow-host` as requests are compared with it: in lower case and without a port. */
function hostName(text: string): string {
  const address = `http://${text}`;
  if (/[\s/?#@]/.test(text) || !URL.canParse(address)) {
    throw new Error(`--allow-host is "${text}": write a host name, for example docs.example.com.`);
  }
  return new URL(address).hostname;
}

async function main(): Promise<void> {
  const {node} = process.versions;
  if (parseInt(node, 10) < OLDEST_NODE) {
    throw new Error(`The server needs Node.js ${String(OLDEST_NODE)} or newer; this is ${node}.`);
  }
  const {values} = parseArgs({
    options: {
      http: {type: 'boolean', default: false},
      host: {type: 'string'},
      port: {type: 'string'},
      'allow-host': {type: 'string', multiple: true},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    process.stderr.write(HELP);
    return;
  }
  const {host = '127.0.0.1', port: written = '8081', 'allow-host': names = []} = values;
  for (const name of ['host', 'port', 'allow-host'] as const) {
    if (values[name] !== undefined && !values.http) throw new Error(`--${name} needs --http.`);
  }
  // Node.js would listen on all addresses.
  if (host === '') throw new Error('--host is "": write an address, for example 127.0.0.1.');
  const port = Number(written);
  // `Number('')`, as of a variable without a value, is 0: a free port.
  if (!/^\d+$/.test(written) || port > 65_535) {
    throw new Error(`--port is "${written}": write a number from 0 to 65535.`);
  }
  const allowedHosts = names.map(hostName);
  const library = new Library(new Docs(readData()));
  if (!values.http) {
    const report = (message: string): void => {
      process.stderr.write(`kamiwaza-docs-mcp: ${message}\n`);
    };
    serveStdio(() => createServer(library), {onerror: ({message}) => report(message)});
    // The SDK skips lines that are not JSON, and says nothing.
    createInterface({input: process.stdin}).on('line', (line) => {
      if (line.trim() !== '' && !isJson(line)) report(`not JSON: ${short(line)}`);
    });
    // After answering the client's `initialize`, which reading the indexes would delay.
    setTimeout(() => void library.search.warm(), WARM_DELAY).unref();
    return;
  }
  await library.search.warm();
  const server = await serveHttp(library, {host, port, allowedHosts});
  const address = server.address();
  const shown = typeof address === 'object' && address !== null ? String(address.port) : '';
  const name = host.includes(':') ? `[${host}]` : host;
  process.stderr.write(`kamiwaza-docs-mcp listens at http://${name}:${shown}/mcp\n`);
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
