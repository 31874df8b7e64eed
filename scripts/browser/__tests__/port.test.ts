import {createServer} from 'node:net';

import {expect, it, vi} from 'vitest';

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

it('is a number where output is colored, as in browser tests', () => {
  vi.stubEnv('FORCE_COLOR', '1');
  try {
    expect(freePort()).toBeGreaterThan(0);
  } finally {
    vi.unstubAllEnvs();
  }
});

it('is what the browser tests use, with their own server', async () => {
  const {default: config} = await import('../../../playwright.config.ts');
  const servers = [config.webServer ?? []].flat();
  expect(servers).toHaveLength(1);
  expect(servers[0]).toMatchObject({reuseExistingServer: false});
});
