import {readdirSync, readlinkSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {get} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {createPagesServer} from '../server.ts';

/** How often this process has a file open. */
const open = (file: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === file;
    } catch {
      return false;
    }
  }).length;

it.skipIf(process.platform !== 'linux')(
  'closes the file of a download that is aborted',
  async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'serve-'));
    const file = path.join(root, 'large.png');
    // More than the buffers of a connection take.
    await writeFile(file, Buffer.alloc(32 * 1024 * 1024));
    const server = createPagesServer(root, '/');
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const {port} = server.address() as AddressInfo;
    try {
      await new Promise<void>((done) => {
        get(`http://127.0.0.1:${String(port)}/large.png`, (response) => {
          expect(open(file)).toBe(1);
          response.destroy();
          done();
        });
      });
      await expect.poll(() => open(file)).toBe(0);
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(root, {recursive: true});
    }
  },
);
