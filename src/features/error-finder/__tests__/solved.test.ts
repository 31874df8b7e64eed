import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

const find = (...lines: readonly string[]): ReturnType<typeof findErrors> =>
  findErrors(lines.join('\n'), knownErrors);

const PORT =
  'Error response from daemon: failed to bind host port for 0.0.0.0:443: address already in use';
const MEMORY = 'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.96 GiB.';
/** Has no word like "failed": only that it is known makes it a fault. */
const NO_GPU = 'No CUDA GPUs are available';
const COMPLETE = 'INFO:     Application startup complete.';
const DISK = "OSError: [Errno 28] No space left on device: '/models/a'";

describe('a fault that the log shows as solved is only mentioned', () => {
  it.each([
    [
      'a further attempt',
      'cuda-out-of-memory',
      ['# attempt 1', MEMORY, '# attempt 2', 'INFO:     Application startup complete.'],
    ],
    [
      'a start, and a container that is healthy',
      'disk-full',
      [DISK, '$ docker compose up -d vllm', 'vllm   Up 6 minutes (healthy)'],
    ],
    [
      'a start, and a server that answers',
      'docker-port-in-use',
      [PORT, 'root@node1:~# kamiwaza start', '$ curl -skI https://localhost', 'HTTP/2 200'],
    ],
    [
      'a command that is repeated',
      'apt-lock',
      [
        '$ sudo apt install kamiwaza',
        'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 2448 (apt-get)',
        '$ sudo apt install kamiwaza',
        'Processing triggers for man-db ... done',
      ],
    ],
    [
      'a command that starts nothing, and is repeated',
      'cuda-no-device',
      ['$ python check.py', NO_GPU, '$ python check.py', 'done'],
    ],
    [
      'a further attempt that counts no errors',
      'cuda-no-device',
      [NO_GPU, '# attempt 2', COMPLETE, 'requests=4 errors=0'],
    ],
    ['a reader who says so', 'disk-full', [DISK, 'bob: I deleted old models, it works again']],
  ])('%s', (_, id, lines) => {
    expect(find(...lines)).toMatchObject({matches: [], mentions: [id]});
  });
});

describe('a fault is not solved', () => {
  it.each([
    ['where something was only started', [MEMORY, '$ docker compose restart vllm', ' ✔ Started']],
    [
      'where only something else was tried',
      [PORT, '$ curl -sI http://localhost:7777', 'HTTP/1.1 200 OK'],
    ],
    [
      'where one of several is still down',
      [MEMORY, '$ docker compose up -d', 'web  Up (healthy)', 'vllm  Restarting (1) 5 seconds ago'],
    ],
    [
      'where it comes again',
      [DISK, '# attempt 2', 'INFO:     Application startup complete.', DISK],
    ],
    [
      'where it comes again after the lines that are shown',
      [NO_GPU, NO_GPU, NO_GPU, NO_GPU, '# attempt 2', COMPLETE, NO_GPU],
    ],
    [
      'where another fault follows',
      [NO_GPU, '# attempt 2', COMPLETE, 'fatal: the moon is not full'],
    ],
    [
      'where the program repeats a line',
      ['loading the model', NO_GPU, 'loading the model', 'running'],
    ],
    ['where the program itself starts something', [NO_GPU, 'workers start', COMPLETE]],
    [
      'where only the command that is repeated has a word of success',
      ['$ python ready.py', NO_GPU, '$ python ready.py', '-'],
    ],
    [
      'where the command that is repeated only starts it',
      ['$ docker compose up -d', MEMORY, '$ docker compose up -d', ' ✔ Container vllm  Started'],
    ],
    [
      'where another command is repeated',
      [
        '$ kamiwaza status',
        'running',
        '$ docker compose pull',
        DISK,
        '$ kamiwaza status',
        'running',
      ],
    ],
    ['where a reader doubts it', [DISK, 'node1 works now, but node2 has the same']],
    ['where a reader only hopes', [DISK, 'bob: delete old models until it works again']],
    [
      'where all was well before',
      ['$ docker compose up -d', 'web  Up (healthy)', '$ docker compose pull', DISK],
    ],
  ])('%s', (_, lines) => {
    expect(find(...lines).matches).not.toEqual([]);
  });
});

describe('a warning that the program survives', () => {
  const warning = `[WARN] ${NO_GPU}`;
  const lines = (count: number): string[] => Array.from({length: count}, () => '-');

  it('is harmless only where success follows within 20 lines', () => {
    expect(find(warning, ...lines(19), 'ready').matches).toEqual([]);
    expect(find(warning, ...lines(20), 'ready').matches).not.toEqual([]);
  });

  it('is harmless also where the next line says that the attempt is repeated', () => {
    expect(find(NO_GPU, 'trying again', 'ready').matches).toEqual([]);
    expect(find(NO_GPU, 'trying again', '-').matches).not.toEqual([]);
  });

  it('comes after a fault, also where its line has no level', () => {
    const [one, other] = find(`${NO_GPU}, retrying in 2s`, DISK).matches;
    expect([one?.id, other?.id]).toEqual(['disk-full', 'cuda-no-device']);
  });
});
