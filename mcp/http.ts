import {createServer as createHttpServer, type Server as HttpServer} from 'node:http';

import {hostHeaderValidation, originValidation, toNodeHandler} from '@modelcontextprotocol/node';
import {createMcpHandler} from '@modelcontextprotocol/server';

import {createServer} from './server.ts';
import type {Library} from './tool.ts';

/** Longest request: a log of 200 KB, escaped as JSON, fits. */
const MAX_BODY = 1024 * 1024;
/**
 * Milliseconds that an idle connection stays open: longer than the 60 seconds of nginx, which otherwise sends a request into
 * a connection that closes, and answers 502.
 */
const KEEP_ALIVE = 75_000;
/** Names that always mean this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Where the server listens, and host names besides the local ones that are accepted for requests and as origins. */
interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
}

/** What the path of a request is resolved against; its host has been checked before. */
const BASE = 'http://localhost';

/**
 * Serves Streamable HTTP at `/mcp`, without sessions, and returns once it listens. Requests for other hosts, or from
 * pages of other origins, are refused, so that a page in a browser cannot reach a server inside its reader's network.
 */
export async function serveHttp(library: Library, options: HttpOptions): Promise<HttpServer> {
  const allowed = [...LOCAL, ...options.allowedHosts];
  const rightHost = hostHeaderValidation(allowed);
  const rightOrigin = originValidation(allowed);
  const report = (error: Error): void => {
    process.stderr.write(`kamiwaza-docs-mcp: ${error.message}\n`);
  };
  const handler = createMcpHandler(() => createServer(library), {
    maxRequestBodySize: MAX_BODY,
    onerror: report,
  });
  const handle = toNodeHandler(handler, {onerror: report, maxRequestBodySize: MAX_BODY});
  const server = createHttpServer((request, response) => {
    if (!rightHost(request, response) || !rightOrigin(request, response)) return;
    const {url = '/'} = request;
    if (!URL.canParse(url, BASE) || new URL(url, BASE).pathname !== '/mcp') {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
      response.end('The MCP server is at /mcp.\n');
      return;
    }
    handle(request, response).catch(report);
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.once('close', () => void handler.close());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}
