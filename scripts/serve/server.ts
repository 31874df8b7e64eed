import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import {promisify} from 'node:util';
import {gzip as gzipCallback} from 'node:zlib';

import {answer} from './rules.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};
/**
 * Milliseconds that an idle connection stays open. After the 5 seconds of Node.js, a client that was busy in between
 * sends its next request into a connection that closes.
 */
const KEEP_ALIVE = 75_000;
const gzip = promisify(gzipCallback);
const COMPRESSED = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/**
 * A static server with GitHub Pages' rules, for tests and for viewing a build.
 *
 * @param root the build folder
 * @param baseUrl the site's base path, with slashes at both ends
 */
export function createPagesServer(root: string, baseUrl: string): Server {
  /** Compressed files: browser tests ask for the same script a thousand times. */
  const compressed = new Map<string, Promise<Buffer>>();
  const compress = async (file: string): Promise<Buffer> => {
    const {mtimeMs} = await stat(file);
    const key = `${file} ${String(mtimeMs)}`;
    const known = compressed.get(key);
    if (known) return known;
    const bytes = readFile(file).then((content) => gzip(content, {level: 6}));
    compressed.set(key, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, {Allow: 'GET, HEAD'}).end('Only GET and HEAD');
        return;
      }
      const result = await answer(root, baseUrl, request.url ?? '/');
      if (result.kind === 'redirect') {
        response.writeHead(301, {Location: result.to}).end();
        return;
      }
      if (result.kind === 'text') {
        response
          .writeHead(result.status, {'Content-Type': 'text/plain; charset=utf-8'})
          .end(result.text);
        return;
      }
      const type = TYPES[path.extname(result.file)] ?? 'application/octet-stream';
      const isCompressed =
        COMPRESSED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
      response.writeHead(result.status, {
        'Content-Type': type,
        'Cache-Control': 'max-age=600',
        ...(isCompressed && {'Content-Encoding': 'gzip', Vary: 'Accept-Encoding'}),
      });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      if (isCompressed) {
        response.end(await compress(result.file));
        return;
      }
      // Whichever of the two ends early, both are closed: readers leave before a picture is complete.
      pipeline(createReadStream(result.file), response, () => undefined);
    };
    respond().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  return server;
}
