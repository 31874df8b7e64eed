import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

const ids = (log: string): string[] => findErrors(log, knownErrors).matches.map(({id}) => id);
const entryOf = (id: string): string => JSON.stringify(knownErrors.find((one) => one.id === id));

const KILLED =
  '(raylet) node_manager.cc:3084: <o> Workers (tasks / actors) killed due to memory pressure (OOM), <c> Workers crashed due to other reasons at node (ID: a1, IP: 10.0.0.4) over the last time period.';
const NOT_REGISTERED =
  '(raylet) worker_pool.cc:520: Some workers of the worker process(4127) have not registered within the timeout.';
const QUEUE =
  ':0:rocdevice.cpp:2984: Callback: Queue 0x7f aborting with error : HSA_STATUS_ERROR_OUT_OF_RESOURCES: The runtime failed to allocate the necessary resources. Code: 0x1008 Available Free mem :';

describe('a message of an engine gets the cause that it has', () => {
  it.each([
    [
      'core_worker_process.cc:216: Failed to register worker to Raylet: IOError: Failed to read data from the socket: End of file',
      'ray-actor-died',
    ],
    [
      'RuntimeError: Python minor versions differ between client and server: client is 3.12.3, server is 3.10.12',
      'ray-version',
    ],
    [
      'RuntimeError: Client Ray installation incompatible with server: client is 2.44.1, server is 2.40.0',
      'ray-version',
    ],
    [KILLED.replace('<o>', '10').replace('<c>', '0'), 'ray-memory'],
    [KILLED.replace('<o>', '0').replace('<c>', '1'), 'ray-actor-died'],
    [
      "RuntimeError: Cannot provide a placement group of placement_group_specs=[{'GPU': 1.0}] within 1800 seconds. See `ray status` and `ray list nodes`.",
      'ray-infeasible',
    ],
    [`${NOT_REGISTERED} The process is dead, probably it crashed during start.`, 'ray-actor-died'],
    [
      `${NOT_REGISTERED} The process is still alive, probably it's hanging during start.`,
      'ray-worker-register',
    ],
    [
      'The node with node id: 7f2 and address: 10.0.0.6 has been marked dead because the detector has missed too many heartbeats from it.',
      'ray-actor-died',
    ],
    [
      'Exception: The current node timed out during startup. This could happen because some of the Ray processes failed to startup.',
      'ray-actor-died',
    ],
    ['Failed to connect to GCS. Please check `gcs_server.out` for more details.', 'ray-gcs'],
    [
      'ROCk module is loaded\nada is not member of "video" group, the default DRM access group.',
      'rocm-permission',
    ],
    ['ROCm error: invalid device function', 'rocm-no-code-object'],
    ['ROCm error: out of memory', 'rocm-out-of-memory'],
    [`${QUEUE} 0 MB`, 'rocm-out-of-memory'],
    [
      "[rank0]: ProcessGroupNCCL's watchdog got stuck for 480 seconds without making progress in monitoring enqueued collectives.",
      'nccl-timeout',
    ],
    ['RuntimeError: [malloc_or_wait] Unable to allocate 134767706112 bytes.', 'mlx-buffer-size'],
    [
      'OSError: acme/m does not appear to have a file named pytorch_model.bin, model.safetensors, tf_model.h5, model.ckpt or flax_model.msgpack.',
      'vllm-no-weights',
    ],
    [
      "OSError: Can't load the model for 'acme/m'. Otherwise, make sure 'acme/m' is the correct path to a directory containing a file named pytorch_model.bin",
      'vllm-no-weights',
    ],
    [
      '  File "/opt/vllm/distributed/utils.py", line 40\nAssertionError: 151936 is not divisible by 3',
      'vllm-heads-parallel',
    ],
    [
      'ValueError: The supplied chat template (a.jinja) looks like a file path, but it failed to be opened.',
      'vllm-chat-template',
    ],
    ["[Errno 2] No such file or directory: '/adapters/sql/adapter_config.json'", 'vllm-lora'],
    [
      'llama_model_load: error loading model: unable to allocate CUDA_Host buffer',
      'host-memory-short',
    ],
    [
      'ggml_gallocr_reserve_n: failed to allocate CPU buffer of size 8589934592',
      'host-memory-short',
    ],
    [
      'ggml_gallocr_reserve_n: failed to allocate CUDA0 buffer of size 4294967296',
      'llama-gpu-memory',
    ],
    [
      'llama_model_load: error loading model: unexpectedly reached end of file',
      'llama-file-incomplete',
    ],
    ['CUDA error: invalid device function', 'cuda-no-kernel-image'],
    [
      'Minimum and Maximum cuda capability supported by this version of PyTorch is (7.0) - (12.0)',
      'cuda-no-kernel-image',
    ],
  ])('%s', (log, id) => {
    expect(ids(log)).toEqual([id]);
  });

  it('memory that is full comes before the step of NCCL that it stops', () => {
    expect(
      ids(
        "ncclUnhandledCudaError: Call to CUDA function failed.\nLast error:\nCuda failure 2 'out of memory'",
      ),
    ).toEqual(['cuda-out-of-memory', 'nccl-system-error']);
  });

  it('a port in use is no lost connection', () => {
    expect(
      ids(
        'torch.distributed.DistNetworkError: The server socket has failed to listen on any local network address. port: 29500, code: -98, name: EADDRINUSE, message: address already in use',
      ),
    ).toEqual(['port-in-use']);
  });
});

describe('words that other programs write too, or that say something else', () => {
  it.each([
    'ERROR [kafka.broker] node 3 has been marked dead by the controller',
    'ERROR gcsfuse: Failed to connect to GCS: storage: bucket does not exist',
    '0/3 nodes are available: Insufficient cluster resources',
    'Local disk is full of arrays',
    `${QUEUE} 20110 MB`,
    'RuntimeError: unable to mmap 33554432 bytes from file </torch_812_3311>: Cannot allocate memory (12)',
    'AssertionError: train_batch_size 30 is not divisible by micro_batch_per_gpu 4',
    'OSError: acme/m does not appear to have a file named preprocessor_config.json.',
    'RuntimeError: MPS does not support bfloat16 for this operation',
    "openai.NotFoundError: Error code: 404 - {'error': {'message': 'The model `gpt-x` does not exist or you do not have access to it.', 'code': 'model_not_found'}}",
    'mksquashfs: invalid magic: not a squashfs image',
    'error decoding PNG: unexpectedly reached end of file',
    'ld: error: unknown argument: --foo-bar',
  ])('get no answer: %s', (log) => {
    expect(ids(log)).toEqual([]);
  });
});

describe('an entry says what the message asks for', () => {
  it.each([
    ['vllm-compiler-missing', 'ninja-build'],
    ['tokenizer-missing', 'sentencepiece protobuf tiktoken'],
    ['rocm-hsa-init', 'usermod -aG render,video'],
    ['cuda-init-unknown', 'Docker Desktop (4.31 or later)'],
    ['ray-gcs', 'uses port 10001'],
    ['rocm-memory-fault', 'The driver that comes with the kernel has no such file'],
    ['transformers-too-old', 'too new for the engine'],
    ['transformers-too-new', 'that release is already installed'],
    ['vllm-lora', 'has no `adapter_config.json`'],
    ['cockroach-disk-stall', 'After a time limit'],
    ['cockroach-store-unusable', 'not accessible to the user'],
    ['mlx-no-metal', 'python3 -c'],
  ])('%s: %s', (id, words) => {
    expect(entryOf(id)).toContain(words);
  });

  it('a tokenizer is no reason to update Transformers without its engine', () => {
    expect(entryOf('tokenizer-missing')).not.toContain('--upgrade transformers');
  });
});
