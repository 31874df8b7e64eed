import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {answer} from '../../scripts/serve/rules.ts';
import {createPagesServer} from '../../scripts/serve/server.ts';
import {env} from '../../src/config/env.ts';

/** Path of the script that records what a page does. */
const LISTENER = '/listener.js';

/**
 * Runs first on every page and records in `window.noise` what no page may do. WebDriver shows neither the
 * console nor policy violations, so the page has to record them.
 */
const listener = `(function () {
  var noise = window.noise = [];
  ['error', 'warn'].forEach(function (level) {
    var original = console[level];
    console[level] = function () {
      noise.push('console.' + level + ': ' + Array.prototype.map.call(arguments, String).join(' '));
      original.apply(console, arguments);
    };
  });
  addEventListener('error', function (event) {
    noise.push(event.message ? 'uncaught: ' + event.message : 'failed: ' + (event.target.src || event.target.href));
  }, true);
  addEventListener('unhandledrejection', function (event) { noise.push('rejected: ' + event.reason); });
  document.addEventListener('securitypolicyviolation', function (event) {
    noise.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI);
  });
})();`;

/** A page with nothing but a frame in which scripts are off, so that a driver can inspect it. */
const frameFor = (src: string): string =>
  `<!doctype html><html lang="en"><title>Without scripts</title><body style="margin:0"><iframe sandbox="allow-same-origin allow-forms" src="${src}" style="width:390px;height:800px;border:0"></iframe>`;

/** The server for the tests. */
export interface TestServer {
  /** Address of the site with its base path. */
  readonly site: string;
  /** Address of a page that shows the path without scripts. */
  readonly withoutScripts: (path: string) => string;
  /** Delays responses to a path until the returned function is called. */
  readonly hold: (path: string) => () => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves the build on a free port, each page with a script that records what it does.
 *
 * @param root the build folder
 */
export async function serve(root: string): Promise<TestServer> {
  const pages = createPagesServer(root, env.baseUrl);
  const held = new Map<string, Promise<void>>();
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === LISTENER) {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(listener);
      return;
    }
    if (url.pathname === '/frame') {
      response
        .writeHead(200, {'Content-Type': 'text/html; charset=utf-8'})
        .end(frameFor(url.searchParams.get('src') ?? ''));
      return;
    }
    const send = async (): Promise<void> => {
      await held.get(url.pathname);
      const result = await answer(root, env.baseUrl, request.url ?? '/');
      if (result.kind !== 'file' || !result.file.endsWith('.html')) {
        // Compressing for the same machine would take a good part of the tests' time.
        delete request.headers['accept-encoding'];
        pages.emit('request', request, response);
        return;
      }
      const html = await readFile(result.file, 'utf8');
      response.writeHead(result.status, {'Content-Type': 'text/html; charset=utf-8'});
      // Before the policy, which allows scripts of this origin in any case.
      response.end(html.replace(/<meta charset[^>]*>/i, `$&<script src="${LISTENER}"></script>`));
    };
    send().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    site: origin + env.baseUrl,
    withoutScripts: (path) =>
      `${origin}/frame?src=${encodeURIComponent(env.baseUrl + path.replace(/^\//, ''))}`,
    hold(path) {
      const key = env.baseUrl + path.replace(/^\//, '');
      let release = (): void => undefined;
      held.set(
        key,
        new Promise((resolve) => {
          release = () => {
            held.delete(key);
            resolve();
          };
        }),
      );
      return () => {
        release();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
