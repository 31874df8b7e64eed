// The search page of an edition that asks a model, as nginx serves it, with an endpoint that can misbehave on
// request. `npm run test:ask` builds that edition and names it in KW_ASK_BUILD; `npm test` has no second
// build.
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {type RunningNginx, startNginx, whyNoNginx} from '../../scripts/nginx/start.ts';
import {packOnprem} from '../../scripts/onprem/pack.ts';
import {env} from '../../src/config/env.ts';

import {audit} from './audit.ts';

const build = process.env.KW_ASK_BUILD;
const reason = build === undefined ? 'npm run test:ask runs these tests' : whyNoNginx();
test.skip(reason !== undefined, reason ?? '');
test.describe.configure({mode: 'serial', timeout: 900_000});

let folder: string;
let endpoint: Server;
let nginx: RunningNginx;
let behave: (response: ServerResponse) => void;
let asked: {model: string; messages: {content: string}[]}[] = [];

const piece = (content: string): string =>
  `data: ${JSON.stringify({choices: [{delta: {content}, finish_reason: null}]})}\n\n`;
const answer =
  (...pieces: string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, {'content-type': 'text/event-stream'});
    for (const one of pieces) response.write(piece(one));
    response.end('data: [DONE]\n\n');
  };

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kw-ask-'));
  endpoint = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(body) as (typeof asked)[number]);
      behave(response);
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((endpoint.address() as AddressInfo).port)}/v1`;
  if (build === undefined) return;
  const {root, headers} = await packOnprem({
    build,
    out: path.join(folder, 'edition'),
    baseUrl: env.baseUrl,
    date: new Date(0),
    effort: {brotli: 1, gzip: 1},
  });
  await writeFile(path.join(folder, 'key.conf'), '');
  nginx = await startNginx(root, env.baseUrl, headers, 1, {
    ask: {
      endpoint: address,
      keyFiles: path.join(folder, '*.conf'),
      certificates: '/etc/ssl/certs/ca-certificates.crt',
    },
  });
});

test.afterAll(async () => {
  await nginx.stop();
  endpoint.closeAllConnections();
  endpoint.close();
  await rm(folder, {recursive: true, force: true});
});

test.beforeEach(async ({page}) => {
  asked = [];
  await page.goto(`http://localhost:${String(nginx.port)}${env.baseUrl}search?q=default+password`);
  await expect(page.getByRole('button', {name: 'Ask this question'})).toBeVisible();
});

test('answers below the results, with sources that can be opened', async ({page}) => {
  behave = answer('The password is ', '`kamiwaza` [1].');
  const ask = page.getByRole('region', {name: 'Ask'});
  const last = page.getByRole('main').locator('ol > li').last();
  const above = await last.boundingBox();
  const below = await ask.boundingBox();
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  await expect(ask).toContainText('test-model answers from the documentation of 0.5.0');
  await ask.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText('The answer is complete.');
  await expect(ask.locator('code').first()).toHaveText('kamiwaza');
  await expect(ask.getByRole('link', {name: /^Source 1: /})).toHaveAttribute(
    'href',
    new RegExp(`^${env.baseUrl}`),
  );
  await ask.locator('summary').first().click();
  await expect(ask.locator('details pre').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.model).toBe('test-model');
  expect(asked[0]?.messages[1]?.content).toContain('Question: default password');
  expect(await audit(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(stored).not.toContain('password');
});

test('shows the answer while it arrives, and can be stopped', async ({page}) => {
  behave = (response) => {
    response.writeHead(200, {'content-type': 'text/event-stream'});
    response.write(piece('The first words'));
  };
  const ask = page.getByRole('region', {name: 'Ask'});
  await ask.getByRole('button').click();
  await expect(ask).toContainText('The first words');
  await expect(ask.getByRole('status')).toHaveText('Answering…');
  await ask.getByRole('button', {name: 'Stop'}).click();
  await expect(ask.getByRole('status')).toHaveText('Stopped.');
  await expect(ask).toContainText('The first words');
});

test('adds no link, picture or script that the model writes', async ({page}) => {
  behave = answer(
    '[free](https://evil.example) ![x](https://evil.example/x.png) <img src=x onerror="document.title=1"> <script>document.title=1</script>',
  );
  const ask = page.getByRole('region', {name: 'Ask'});
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil')) foreign.push(request.url());
  });
  await ask.getByRole('button').click();
  await expect(ask.getByRole('status')).toHaveText('The answer is complete.');
  await expect(ask.locator('img, script, a[href*=evil]')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('says when the documentation has no answer', async ({page}) => {
  behave = answer('NOT_IN', '_DOCS');
  const ask = page.getByRole('region', {name: 'Ask'});
  await ask.getByRole('button').click();
  await expect(ask.getByRole('status')).toContainText('does not answer this');
  await expect(ask).not.toContainText('NOT_IN');
});

for (const [name, bad, words] of [
  [
    'refuses the key',
    (response: ServerResponse) => response.writeHead(401).end(),
    'refuses the key',
  ],
  ['has no such model', (response: ServerResponse) => response.writeHead(404).end(), 'no model'],
  [
    'cuts off',
    (response: ServerResponse) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.end(piece('Half an'));
    },
    'cut off',
  ],
  [
    'sends nonsense',
    (response: ServerResponse) => response.writeHead(200).end('hello'),
    'did not stream',
  ],
] as const) {
  test(`says what to do when the endpoint ${name}`, async ({page}) => {
    behave = bad;
    const ask = page.getByRole('region', {name: 'Ask'});
    await ask.getByRole('button').click();
    await expect(ask.getByRole('alert')).toContainText(words);
    await expect(ask.getByRole('button', {name: 'Ask again'})).toBeEnabled();
  });
}
