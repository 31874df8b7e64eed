import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {snippets, unrelated} from './snippets.ts';
import {knownErrors} from '../../../data/known-errors/index.ts';
import type {KnownError} from '../../../data/known-errors/types.ts';
import {MAX_LENGTH} from '../log.ts';
import {findErrors} from '../match.ts';

const first = (text: string): string | undefined => findErrors(text, knownErrors).matches[0]?.id;
const ids = (text: string): string[] => findErrors(text, knownErrors).matches.map(({id}) => id);

/** Lines of a healthy platform, to put around a fault. */
function noise(lines: number): string {
  return Array.from(
    {length: lines},
    (_, index) =>
      `2025-08-20 09:${String(index % 60).padStart(2, '0')}:00,118 INFO serving.health: replica ${String(index)} answered in ${String(index % 90)} ms`,
  ).join('\n');
}

/** Answers of the earlier tool that are kept, and those that were wrong and are right here. */
const KEPT: Readonly<Record<string, string>> = {
  'insufficient-vram': 'vllm-memory-taken',
  'docker-gpu': 'docker-gpu-driver',
  'toolkit-package': 'toolkit-package',
  'gated-repository': 'hf-gated',
  'hub-unreachable': 'hf-unreachable',
};

describe('findErrors', () => {
  it.each(
    snippets
      .filter(
        ({fault, text}) =>
          fault in KEPT && !/checkpoint \(|Insufficient VRAM|runtime name/.test(text),
      )
      .map(({fault, text}) => [KEPT[fault], text] as const),
  )('answers %s where the earlier tool was right', (id, text) => {
    expect(first(`${noise(40)}\n${text}\n${noise(25)}`)).toBe(id);
  });

  it.each(unrelated)('finds nothing in an unrelated log: %s', (text) => {
    expect(ids(`${noise(10)}\n${text}`)).toEqual([]);
  });

  it.each([
    'ollama metrics: OOM counter = 0, evictions = 0',
    'auth summary: 401 tokens issued, Unauthorized=0, expired=3',
    'summary: CUDA out of memory errors: 0',
    'dcgm: uncorrectable ECC error encountered count: 0',
    'We need to talk about memory on the GPU and about drivers.',
    'error loading model: see above',
    'huggingface.co 404 Client Error',
  ])('finds nothing in "%s"', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it('mentions what only hints point to, without answering', () => {
    const findings = findErrors('error loading model: see above', knownErrors);
    expect(findings.matches).toEqual([]);
    expect(findings.mentions).toContain('llama-load-failed');
  });

  it('puts the cause before what follows from it, whatever the order in the log', () => {
    const log = [
      'RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}',
      noise(5),
      'docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].',
      'RuntimeError: Failed to infer device type',
    ].join('\n');
    expect(ids(log)).toEqual(['docker-gpu-driver', 'vllm-device-type', 'vllm-engine-failed']);
    const [root, consequence] = findErrors(log, knownErrors).matches;
    expect(root?.follows).toEqual([]);
    expect(consequence?.follows).toContain('docker-gpu-driver');
  });

  it('puts the earlier of two independent causes first, warnings last', () => {
    const log = [
      'WARNING services.py:1889 -- WARNING: The object store is using /tmp instead of /dev/shm because /dev/shm has only 67108864 bytes available.',
      'RuntimeError: No CUDA GPUs are available',
      "ValueError: Model architectures ['Foo'] are not supported for now.",
    ].join('\n');
    expect(ids(log)).toEqual(['cuda-no-device', 'vllm-architecture', 'ray-shm']);
  });

  it('says how exact a match is', () => {
    const certainty = (text: string): string | undefined =>
      findErrors(text, knownErrors).matches[0]?.certainty;
    expect(certainty('RuntimeError: No CUDA GPUs are available')).toBe('message');
    expect(certainty('CUDA_ERROR_NO_DEVICE')).toBe('variant');
  });

  it('quotes the advice of the log', () => {
    const {advice} = findErrors(
      "ValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in KV cache (48208). Try increasing `gpu_memory_utilization` or decreasing `max_model_len` when initializing the engine.",
      knownErrors,
    );
    expect(advice).toEqual([
      {
        line: 1,
        text: 'Try increasing `gpu_memory_utilization` or decreasing `max_model_len` when initializing the engine.',
      },
    ]);
  });

  it('quotes the advice without the rest of the reply around it, and once', () => {
    const quotes = (...lines: readonly string[]): string[] =>
      findErrors(lines.join('\n'), knownErrors).advice.map(({text}) => text);
    const dict = `{'error': {'message': "Too long. Please reduce the length.", 'code': 400}}`;
    expect(quotes(`BadRequestError: Error code: 400 - ${dict}`)).toEqual([
      'Please reduce the length.',
    ]);
    expect(quotes('ERR failed error="please upgrade your client" provider=docker')).toEqual([
      'ERR failed error="please upgrade your client',
    ]);
    expect(
      quotes('ValueError: make sure to log in', `Error: {'message': 'make sure to log in'}`),
    ).toEqual(['ValueError: make sure to log in']);
  });

  it('does not quote the advice of what follows from the cause', () => {
    const refused = 'connection to server at "db", port 5432 failed: Connection refused';
    const asks = `${refused} Is the server running on that host?`;
    expect(findErrors(asks, knownErrors).advice).toHaveLength(1);
    expect(
      findErrors(`OSError: [Errno 28] No space left on device: 'a'\n${asks}`, knownErrors).advice,
    ).toEqual([]);
  });

  it('quotes the advice of an unknown error, and none of a healthy log', () => {
    expect(
      findErrors('frobnicate failed: quota used up. Try increasing `frob_quota`.', knownErrors)
        .advice,
    ).toHaveLength(1);
    expect(
      findErrors('[notice] To update, run: pip install --upgrade pip', knownErrors).advice,
    ).toEqual([]);
  });

  it.each([
    '    raise ValueError(',
    'Error: permission denied while trying to connect to the Docker daemon socket',
    'npm ERR! ERESOLVE unable to resolve dependency tree',
  ])('takes no fault for advice: %s', (line) => {
    expect(findErrors(line, knownErrors).advice).toEqual([]);
    expect(findErrors(`${line}\nError: raise the limit`, knownErrors).advice).toHaveLength(1);
  });

  it('leaves out a step that would reverse the advice of the log', () => {
    const entry = {
      ...(knownErrors[0] as KnownError),
      id: 'demo',
      messages: [
        {kind: 'message', phrases: ['the demo failed badly'], specific: 'the demo failed badly'},
      ],
      steps: [{text: 'Lower `demo_share`.'}, {text: 'Restart.'}],
    } satisfies KnownError;
    const log = (advice: string): readonly number[] | undefined =>
      findErrors(`Error: the demo failed badly. ${advice}`, [entry]).matches[0]?.omit;
    expect(log('Try increasing `demo_share`.')).toEqual([0]);
    expect(log('Try decreasing `demo_share`.')).toEqual([]);
    expect(log('Try increasing or decreasing `other_share`.')).toEqual([]);
    expect(log('Try again: raise ValueError(demo_share)')).toEqual([]);
  });

  it('marks what it found, with the number of the line', () => {
    const [match] = findErrors(
      'one\r\ntwo No HIP GPUs are available three\nfour',
      knownErrors,
    ).matches;
    expect(match?.hits).toEqual([
      {
        line: 2,
        parts: [
          {text: 'two ', found: false},
          {text: 'No HIP GPUs are available', found: true},
          {text: ' three', found: false},
        ],
      },
    ]);
  });

  it.each([
    ['colors', '\u001b[1;31mNo CUDA GPUs \u001b[0mare available'],
    ['colors in JSON', '{"log":"\\u001b[31mNo CUDA GPUs are\\u001b[0m available\\n"}'],
    ['colors in syslog', '#033[31mNo CUDA GPUs are available#033[0m'],
    [
      'a container prefix',
      'vllm-1  | (EngineCore_0 pid=41) ERROR 08-20 RuntimeError: No CUDA GPUs are available',
    ],
    ['capitals', 'NO CUDA GPUS ARE AVAILABLE'],
    ['a progress bar', 'Loading 0%\rLoading 50%\rNo CUDA GPUs are available'],
  ])('sees through %s', (_, text) => {
    expect(first(text)).toBe('cuda-no-device');
  });

  it('sees through quotation marks of JSON and of word processors', () => {
    expect(
      first('{"log":"could not select device driver \\"\\" with capabilities: [[gpu]].\\n"}'),
    ).toBe('docker-gpu-driver');
    expect(first('modprobe: ERROR: could not insert ‘nvidia’: Key was rejected by service')).toBe(
      'nvidia-secure-boot',
    );
  });

  it('does not join phrases of different lines, nor in the wrong order', () => {
    expect(ids("could not insert 'nvidia'\nKey was rejected by service")).toEqual([]);
    expect(ids("Key was rejected by service, could not insert 'nvidia'")).toEqual([]);
  });

  it('checks which phrases must be near, and which must not', () => {
    expect(first('$ nvidia-smi\nNo devices were found')).toBe('nvidia-no-devices');
    expect(ids('Scanning for printers\nNo devices were found')).toEqual([]);
    expect(
      ids('WARNING utils.py:1591 -- Python patch version mismatch: The cluster was started with:'),
    ).toEqual([]);
  });

  it.each(['OOM', 'Code: OOM', 'error code `OOM`'])(
    'knows a code that is all of the text: %s',
    (text) => {
      expect(first(text)).toBe('kamiwaza-oom');
    },
  );

  it.each(['OOM score', 'the OOM of a worker', 'OOM\n2025-08-20 INFO ready'])(
    'does not take a code among other words for an answer: %s',
    (text) => {
      expect(ids(text)).not.toContain('kamiwaza-oom');
    },
  );

  it('matches a code only as a whole word and in its own case', () => {
    const entry = {
      ...(knownErrors[0] as KnownError),
      messages: [{kind: 'message', phrases: ['OOM'], specific: 'OOM', code: true}],
    } satisfies KnownError;
    const found = (text: string): number => findErrors(text, [entry]).matches.length;
    expect(found('code=OOM;')).toBe(1);
    for (const text of ['oom', 'ZOOM', 'OOMPH', 'OOM counter = 0', 'OOM: 0', '0 OOM', 'no OOM']) {
      expect(found(text), text).toBe(0);
    }
    expect(found('OOM: 0.5 GiB short')).toBe(1);
  });
});

describe('large input', () => {
  const phrases = new Set(
    knownErrors.flatMap(({messages}) =>
      messages.flatMap(({code, specific, near}) => [
        `${String(code === true)} ${specific.toLowerCase()}`,
        ...(near === undefined ? [] : [`false ${near.phrase.toLowerCase()}`]),
      ]),
    ),
  );

  it.each([
    ['one line', 'CUDA out of memory '.repeat(MAX_LENGTH / 19)],
    ['empty lines', '\n'.repeat(MAX_LENGTH)],
    ['half a pattern again and again', 'NVRM: Xid ('.repeat(MAX_LENGTH / 11)],
    ['half a pattern on lines', "could not insert 'nvidia\n".repeat(MAX_LENGTH / 25)],
    ['a healthy log', noise(2500)],
    ['advice again and again', 'error: try increasing x\n'.repeat(MAX_LENGTH / 24)],
  ])('searches the text once for each phrase: %s', (_, text) => {
    const indexOf = vi.spyOn(String.prototype, 'indexOf');
    findErrors(text, knownErrors);
    const {calls, contexts} = indexOf.mock;
    indexOf.mockRestore();
    // From the start of the whole text, not from a place in it, nor in a few characters around a place.
    const scans = calls.filter(
      ([phrase, from], call) =>
        from === undefined && phrase !== '\n' && String(contexts[call]).length > MAX_LENGTH / 2,
    );
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.length).toBeLessThanOrEqual(phrases.size);
  });

  it('searches the end of a text that is too long, and says so', () => {
    const long = `${'x'.repeat(MAX_LENGTH)}\nNo CUDA GPUs are available`;
    const findings = findErrors(long, knownErrors);
    expect(findings.matches[0]?.id).toBe('cuda-no-device');
    expect(findings.skipped).toBe(long.length - MAX_LENGTH);
  });

  it('keeps positions right next to letters that change their length', () => {
    const [match] = findErrors('İİİ ﬁ No CUDA GPUs are available end', knownErrors).matches;
    expect(match?.hits[0]?.parts.find(({found}) => found)?.text).toBe('No CUDA GPUs are available');
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 2000}), (text) => {
        for (const {hits} of findErrors(text, knownErrors).matches) {
          expect(hits.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
