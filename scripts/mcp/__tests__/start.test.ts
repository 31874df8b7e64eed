import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startServer} from '../start.ts';

describe('a server', () => {
  let cwd: string;
  const program = async (code: string): Promise<string[]> => {
    const file = path.join(cwd, 'server.mjs');
    await writeFile(file, code);
    return [file];
  };

  beforeAll(async () => {
    cwd = await mkdtemp(path.join(tmpdir(), 'kw-start-'));
  });

  afterAll(() => rm(cwd, {recursive: true, force: true}));

  it('is started with HTTP, and stopped', async () => {
    const args = await program(
      `import {createServer} from 'node:http';
       if (!process.argv.join(' ').endsWith('--http --port 0')) process.exit(1);
       const server = createServer((_, response) => response.end('here'));
       server.listen(0, '127.0.0.1', () => console.error(\`listens at http://127.0.0.1:\${server.address().port}/mcp\`));`,
    );
    const {address, stop} = await startServer(args, {cwd});
    expect(await (await fetch(address)).text()).toBe('here');
    await stop();
    await expect(fetch(address)).rejects.toThrow();
  });

  it.each([
    [
      'ends',
      `console.error('bad port'); process.exitCode = 3;`,
      /ended with 3\. bad port$/,
      undefined,
    ],
    ['is silent', 'setInterval(() => undefined, 1000);', /no address after 500 ms/, 500],
  ])('that %s is an error', async (_, code, message, limit) => {
    const started = startServer(await program(code), {cwd, ...(limit !== undefined && {limit})});
    await expect(started).rejects.toThrow(/^The server did not start: /);
    await expect(started).rejects.toThrow(message);
  });

  it('that cannot run is an error', async () => {
    const started = startServer([], {cwd: path.join(cwd, 'gone')});
    await expect(started).rejects.toThrow(/^The server did not start: .*ENOENT/);
  });
});
