import {createServer} from 'node:net';

import {expect, it} from 'vitest';

import {freePort} from '../port.ts';

it('returns a port that a server can use, and another one while that is in use', async () => {
  const port = freePort();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  try {
    expect(freePort()).not.toBe(port);
  } finally {
    server.close();
  }
});

it('is what the browser tests use, with their own server', async () => {
  const {default: config} = await import('../../../playwright.config.ts');
  const servers = [config.webServer ?? []].flat();
  expect(servers).toHaveLength(1);
  expect(servers[0]).toMatchObject({reuseExistingServer: false});
});
