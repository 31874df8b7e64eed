// The on-premises edition as Debian's nginx serves it, with the edition's own configuration.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {filesBelow} from '../../src/site/util/files.ts';
import {routeOf} from '../../scripts/lib/files.ts';
import {env} from '../../src/config/env.ts';
import {debianConfiguration} from '../support/debian-nginx.ts';
import {ask} from '../support/request.ts';
import {type RunningNginx, startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {mainConfiguration} from '../../scripts/onprem/nginx.ts';
import {type OnpremCopy, onpremEdition} from '../support/editions.ts';

const base = env.baseUrl;
const reason = whyNoNginx();
if (reason !== undefined) {
  console.log(`Skipped, the on-premises edition in nginx: ${reason}`);
}

describe.skipIf(reason !== undefined).each([
  ['of the container', mainConfiguration],
  ['of Debian', debianConfiguration],
])('on-premises edition in nginx with the main configuration %s', (_, main) => {
  let edition: OnpremCopy;
  let nginx: RunningNginx;
  let site: string;
  let files: string[];
  let page: string;
  const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(nginx.port, target, {headers});

  beforeAll(async () => {
    edition = await onpremEdition();
    site = path.join(edition.root, base);
    files = filesBelow(site);
    page = `${base}quickstart`;
    nginx = await startNginx(edition.root, base, edition.headers, {main});
  }, 120_000);

  afterAll(() => nginx.stop());

  it('answers every route at its clean address', async () => {
    const routes = files
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .map((name) => routeOf(name, base));
    expect(routes.length).toBeGreaterThan(80);
    const failed: string[] = [];
    for (const route of routes) {
      const {status, headers} = await get(route);
      if (status !== 200 || headers['content-type'] !== 'text/html; charset=utf-8') {
        failed.push(`${route}: ${String(status)} ${String(headers['content-type'])}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('serves every file with a type that browsers accept', async () => {
    const failed: string[] = [];
    for (const name of files.filter((file) => !/\.(?:html|br|gz)$/.test(file))) {
      const {status, headers} = await ask(nginx.port, base + encodeURI(name), {method: 'HEAD'});
      const type = String(headers['content-type']);
      if (status !== 200 || type.startsWith('application/octet-stream')) {
        failed.push(`${name}: ${String(status)} ${type}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('redirects other spellings of an address to the clean one', async () => {
    const cases: readonly (readonly [string, number, string])[] = [
      ['/', 302, base],
      [base.slice(0, -1), 301, base],
      [`${base}quickstart/`, 301, `${base}quickstart`],
      [`${base}quickstart.html`, 301, `${base}quickstart`],
      [`${base}index.html`, 301, base],
      [`${base}search/?q=a%20b&ctx=sdk`, 301, `${base}search?q=a%20b&ctx=sdk`],
      [`${base}models/overview/`, 301, `${base}models/overview`],
    ];
    for (const [from, status, to] of cases) {
      const answer = await get(from);
      expect([from, answer.status, answer.headers.location]).toEqual([from, status, to]);
    }
  });

  it('never redirects to another host', async () => {
    for (const target of [
      '//example.com/',
      `${base}/example.com/`,
      `${base}%2Fexample.com/`,
      `${base}x%0d%0aSet-Cookie:a=b/`,
    ]) {
      const {headers} = await get(target);
      expect(headers['set-cookie']).toBeUndefined();
      expect(String(headers.location ?? base)).toMatch(/^\/(?!\/)/);
    }
  });

  it('serves the 404 page, uncached, for unknown addresses', async () => {
    const expected = await readFile(path.join(site, '404.html'), 'utf8');
    for (const target of [
      `${base}nowhere`,
      `${base}assets/js/gone.js`,
      `${base}img`,
      `${base}404.html`,
    ]) {
      const {status, body, headers} = await get(target);
      expect([target, status]).toEqual([target, 404]);
      expect(body.toString()).toBe(expected);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const outside = await get('/elsewhere');
    expect(outside.status).toBe(404);
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    const asset = files.find((name) => name.startsWith('assets/js/') && name.endsWith('.js'));
    const hashed = await get(base + String(asset));
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get(page);
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(plain.headers.etag).toBeTruthy();
  });

  it('answers 304 to its own ETag, for each encoding', async () => {
    for (const encoding of ['identity', 'gzip', ...(nginx.brotli ? ['br'] : [])]) {
      const first = await get(page, {'accept-encoding': encoding});
      const etag = String(first.headers.etag);
      const again = await get(page, {'accept-encoding': encoding, 'if-none-match': etag});
      expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
      const changed = await get(page, {'accept-encoding': encoding, 'if-none-match': '"other"'});
      expect(changed.status).toBe(200);
    }
    const {headers} = await get(page);
    const since = await get(page, {'if-modified-since': String(headers['last-modified'])});
    expect(since.status).toBe(304);
  });

  it('sends compressed copies that unpack to the page', async () => {
    const plain = await get(page);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding, Accept');
    const gzip = await get(page, {'accept-encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    if (nginx.brotli) {
      const br = await get(page, {'accept-encoding': 'gzip, deflate, br, zstd'});
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    } else {
      console.log('Not checked: nginx has no Brotli module here.');
    }
    expect((await get(`${page}.html.gz`)).status).toBe(404);
  });

  it('has the security headers on every response', async () => {
    for (const target of [page, `${base}nowhere`, `${base}quickstart/`, '/']) {
      const {headers} = await get(target);
      for (const [name, value] of Object.entries(edition.headers)) {
        expect([target, name, headers[name.toLowerCase()]]).toEqual([target, name, value]);
      }
      expect(headers.server).toBe('nginx');
    }
  });

  it('answers only GET and HEAD', async () => {
    const head = await ask(nginx.port, page, {method: 'HEAD'});
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const {status, headers} = await ask(nginx.port, page, {method});
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('serves nothing outside the site', async () => {
    for (const target of [
      `${base}../../../../etc/passwd`,
      `${base}..%2f..%2f..%2f..%2fetc/passwd`,
      `${base}%2e%2e/%2e%2e/etc/passwd`,
      `${base}assets/..%5c..%5cetc/passwd`,
      `${base}.git/config`,
      `${base}_headers`,
      `${base}quickstart%00.html`,
      '/etc/passwd',
      '/../nginx/nginx.conf',
    ]) {
      const {status, body} = await get(target);
      expect([target, [400, 404].includes(status)]).toEqual([target, true]);
      expect(body.toString()).not.toMatch(/root:|worker_processes/);
    }
  });
});
