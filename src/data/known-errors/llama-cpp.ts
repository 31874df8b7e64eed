import {bash, except, hint, message, variant} from './define.ts';
import {portOwner} from './steps.ts';
import type {KnownError, Platform, Some, Source} from './types.ts';

const ALL: Some<Platform> = ['linux', 'macos', 'windows', 'wsl'];
const BUILD: Source = {
  title: 'llama.cpp: build',
  url: 'https://github.com/ggml-org/llama.cpp/blob/master/docs/build.md',
};
const SERVER: Source = {
  title: 'llama.cpp: server',
  url: 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md',
};
const LOADER: Source = {
  title: 'llama.cpp: source of the loader',
  url: 'https://github.com/ggml-org/llama.cpp/blob/master/src/llama-model-loader.cpp',
};
const LOADS = {text: 'The log ends with the address at which the server listens.'};
const FILES = '/models/troubleshooting#files-unreadable';

/** llama.cpp and files in the format GGUF. */
export const llamaCppErrors: readonly KnownError[] = [
  {
    id: 'llama-unknown-architecture',
    title: 'This llama.cpp is older than the model',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('unknown model architecture:'),
      message('unknown pre-tokenizer type:'),
      variant('unknown model architecture'),
      variant('unknown pre-tokenizer'),
      variant('key not found in model:'),
      variant('unsupported model architecture'),
      variant('unknown projector type'),
      variant('invalid ggml type'),
    ],
    contradicts: ['Download the file again'],
    cause:
      'The file names an architecture, a tokenizer or a type of weights that this release does not know. The file itself is good.',
    steps: [
      {text: 'See which release runs.', commands: [bash('llama-server --version')]},
      {
        text: 'Use a newer release of the engine: support for an architecture begins with a certain build.',
      },
      {
        text: 'If the newest release does not know it either, use a model of another family or another engine.',
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'llama.cpp: supported models',
        url: 'https://github.com/ggml-org/llama.cpp#description',
      },
      {
        title: 'ggml-org/llama.cpp issue 15099',
        url: 'https://github.com/ggml-org/llama.cpp/issues/15099',
      },
      LOADER,
    ],
    page: '/models/troubleshooting#choice',
    sample:
      "llama_model_load: error loading model: error loading model architecture: unknown model architecture: 'gemma3n'\nllama_model_load_from_file_impl: failed to load model",
  },
  {
    id: 'llama-not-gguf',
    title: 'The file is not a GGUF file',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('invalid magic characters'),
      // PyTorch says this of its own files.
      {...variant('invalid magic number'), unless: ['corrupt file?']},
      variant('bad magic', 'expected GGUF'),
      message('this GGUF file is version', 'but this software only supports'),
      variant('failed to read magic'),
      variant('GGUFv1 is no longer supported'),
      variant('unknown (magic, version) combination'),
      variant('is this really a GGML file'),
      {...variant('invalid magic:'), near: {phrase: 'gguf', lines: 5}},
      variant('is not a valid GGUF file'),
      variant('is not a GGUF file'),
      variant('invalid model file (bad magic'),
      variant('bad magic [got'),
      variant('invalid model file', 'magic'),
    ],
    cause:
      'The first four bytes are not `GGUF`: an error page or a Git LFS pointer was saved instead of the model, or the file has another format. If the message names a version, the file is too new or too old for this llama.cpp.',
    steps: [
      {
        text: 'If the message names a version: for `only supports`, update llama.cpp; for `GGUFv1`, download a newer file.',
      },
      {
        text: 'Otherwise, look at the first bytes and the size of the file. `<!do` at the start is a web page, `vers` a pointer.',
        commands: [bash('head -c 64 <file>.gguf | xxd | head -2', 'ls -lh <file>.gguf')],
      },
      {text: 'Delete the file and download it again from the file list of the repository.'},
    ],
    verify: {text: 'The first four letters are `GGUF`.', commands: [bash('head -c 4 <file>.gguf')]},
    sources: [
      {
        title: 'llama.cpp: source of the reader',
        url: 'https://github.com/ggml-org/llama.cpp/blob/master/ggml/src/gguf.cpp',
      },
    ],
    page: FILES,
    sample:
      "gguf_init_from_file_impl: invalid magic characters: '<!do', expected 'GGUF'\nllama_model_load: error loading model: llama_model_loader: failed to load model from /app/models/Qwen3-0.6B-Q6_K.gguf",
  },
  {
    id: 'llama-file-incomplete',
    title: 'The model file is cut off',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('data is not within the file bounds'),
      variant('model is corrupted or incomplete'),
      variant('llama_model_loader: failed to read tensor'),
      variant('error loading model:', 'unexpectedly reached end of file'),
      variant('tensor', 'is out of file bounds'),
      variant('gguf_init_from_file_impl: failed to read tensor'),
      variant('failed to read key-value pairs'),
      variant('failed to read tensor info'),
      variant('failed to read tensor data'),
      variant('encountered length_error while reading value'),
    ],
    follows: ['llama-unknown-architecture'],
    cause:
      'The header of the file announces more data than the file contains: the download or the copy ended early.',
    steps: [
      {
        text: 'Compare the size with the one in the repository, and check the free disk space.',
        commands: [bash('ls -l <file>.gguf', 'df -h <directory>')],
      },
      {text: 'Delete the file and download it again, with enough free space on the disk.'},
    ],
    verify: {
      text: "The checksum matches the one on the file's page.",
      commands: [bash('sha256sum <file>.gguf')],
    },
    sources: [LOADER],
    page: FILES,
    sample:
      "llama_model_load: error loading model: tensor 'blk.35.ffn_up.weight' data is not within the file bounds, model is corrupted or incomplete",
  },
  {
    id: 'llama-type-removed',
    title: 'The model file has a type of weights that llama.cpp has dropped',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('REMOVED, use Q4_0 with runtime repacking'),
      variant('REMOVED, use IQ4_NL with runtime repacking'),
    ],
    contradicts: ['Download the file again', 'newer release'],
    cause:
      'The file has a quantization level for certain processors, such as `Q4_0_4_4`, `Q4_0_4_8` or `Q4_0_8_8`. llama.cpp dropped these in December 2024: it now rearranges `Q4_0` itself while it loads the file. The file is not damaged.',
    steps: [
      {
        text: 'Download another level of the same model, `Q4_0` or `Q4_K_M`, and use that file.',
      },
      {text: 'Delete the old file: releases since then cannot read it.'},
    ],
    verify: LOADS,
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 10757',
        url: 'https://github.com/ggml-org/llama.cpp/issues/10757',
      },
      {
        title: 'ggml-org/llama.cpp pull request 10446',
        url: 'https://github.com/ggml-org/llama.cpp/pull/10446',
      },
    ],
    page: '/models/overview#what-a-level-costs',
    sample:
      "gguf_init_from_file_impl: tensor 'blk.0.attn_k.weight' of type 31 (TYPE_Q4_0_4_4 REMOVED, use Q4_0 with runtime repacking) has 4096 elements per row, not a multiple of block size (0)\nllama_model_load: error loading model: llama_model_loader: failed to load model from /models/Meta-Llama-3.1-8B-Instruct-Q4_0_4_4.gguf",
  },
  {
    id: 'llama-tensor-missing',
    title: 'The model file lacks parts that the engine expects',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("missing tensor '"),
      message('done_getting_tensors: wrong number of tensors'),
      variant('wrong number of tensors; expected'),
      variant('check_tensor_dims: tensor', 'has wrong shape'),
      {...variant("tensor '", 'has wrong shape; expected'), specific: 'has wrong shape; expected'},
    ],
    cause:
      'The file was converted by a release that does not match the engine, or it is only one part of a model: an adapter, an image projector, or a split file.',
    steps: [
      {text: 'Check that you chose the main file: not `mmproj-…`, not an adapter.'},
      {text: 'Use a newer release of the engine, or a file that was converted later.'},
    ],
    verify: LOADS,
    sources: [LOADER],
    page: FILES,
    sample:
      "llama_model_load: error loading model: missing tensor 'blk.0.ffn_down_exps.weight'\nllama_load_model_from_file: failed to load model",
  },
  {
    id: 'llama-split-file',
    title: 'A part of a split GGUF file is missing or not the first',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('illegal split file idx'),
      message('invalid split file name'),
      variant('failed to load GGUF split from'),
      variant('invalid split prefix'),
    ],
    cause:
      'Large models come as `…-00001-of-0000N.gguf`. The engine gets the first part and finds the others by their names in the same directory.',
    steps: [
      {
        text: 'Check that every part is in the directory under its original name.',
        commands: [bash('ls -lh <directory>/*-of-*.gguf')],
      },
      {text: 'Download missing parts, and give the engine the file with `00001`.'},
    ],
    verify: LOADS,
    sources: [LOADER],
    page: '/models/downloading-models#which-files',
    sample:
      'llama_model_load: error loading model: illegal split file idx: 1 (file: /models/Qwen3-235B-Q4_K_M-00002-of-00003.gguf), model must be loaded with the first split',
  },
  {
    id: 'llama-file-open',
    title: 'The engine cannot open the model file',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('gguf_init_from_file: failed to open GGUF file'),
      variant('failed to open GGUF file'),
      variant('failed to open', '.gguf', 'No such file or directory'),
      variant('failed to open', '.gguf', 'Permission denied'),
      variant('.gguf: No such file or directory'),
      variant("No such file or directory: '", '.gguf'),
    ],
    cause:
      'The path is wrong for the place where the engine runs: inside a container, only mounted directories exist. Or the user that the engine runs as is not allowed to read the file.',
    steps: [
      {
        text: 'Look for the file from where the engine runs.',
        commands: [bash('docker exec <container> ls -lL <path>')],
      },
      {
        text: 'Correct the path or the mount. Links that lead out of the mounted directory do not work inside the container.',
      },
      {
        text: 'Give that user read permission.',
        commands: [bash('chmod a+r <file>.gguf')],
      },
    ],
    verify: LOADS,
    sources: [LOADER],
    page: FILES,
    sample:
      "gguf_init_from_file: failed to open GGUF file '/models/qwen3-0.6b-q6_k.gguf' (No such file or directory)\nllama_model_load: error loading model: llama_model_loader: failed to load model",
  },
  {
    id: 'llama-gpu-memory',
    title: 'llama.cpp has too little GPU memory',
    component: 'llama-cpp',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: except(
      // The memory of the machine.
      ['CPU buffer', 'cpu_buffer', '_Host buffer'],
      message('cudaMalloc failed: out of memory'),
      message('unable to allocate CUDA'),
      variant('unable to allocate ROCm'),
      variant('unable to allocate Vulkan'),
      variant('ggml_gallocr_reserve_n: failed to allocate', 'buffer'),
      variant('failed to allocate compute pp buffers'),
      variant('failed to allocate buffer for kv cache'),
      variant('failed to allocate buffer of size'),
      variant('ErrorOutOfDeviceMemory'),
      variant('exceeds device memory allocation limit'),
      variant('unable to allocate backend buffer'),
      variant('ggml_vulkan: Device memory allocation of size', 'failed'),
      variant('alloc_tensor_range: failed to allocate CUDA'),
      variant('alloc_tensor_range: failed to allocate ROCm'),
      variant('alloc_tensor_range: failed to allocate Vulkan'),
      variant('llama_kv_cache_init: failed to allocate'),
      variant('ggml_backend_cuda_buffer_type_alloc_buffer: allocating'),
      variant('failed to allocate Metal buffer'),
      variant('failed to initialize the context: failed to allocate'),
    ),
    contradicts: ['Raise `--n-gpu-layers`'],
    cause:
      'The layers placed on the card, the cache of the context and the work buffers together exceed the free memory of the card.',
    steps: [
      {
        text: 'See how much memory is free, and stop processes that you do not need.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Put fewer layers on the card. The rest runs on the processor, which is slower.',
        commands: [{language: 'bash', code: '--n-gpu-layers 20'}],
      },
      {text: 'Shorten the context.', commands: [{language: 'bash', code: '--ctx-size 8192'}]},
      {
        text: 'Store the cache in 8 bits, or use a smaller quantization of the model.',
        commands: [
          {language: 'bash', code: '--flash-attn on --cache-type-k q8_0 --cache-type-v q8_0'},
        ],
      },
    ],
    verify: LOADS,
    sources: [SERVER],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      'ggml_backend_cuda_buffer_type_alloc_buffer: allocating 7605.33 MiB on device 0: cudaMalloc failed: out of memory\nllama_model_load: error loading model: unable to allocate CUDA0 buffer',
  },
  {
    id: 'llama-mlock',
    title: 'The model could not be kept in memory',
    component: 'llama-cpp',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('failed to mlock', '-byte buffer'),
      variant('Try increasing RLIMIT_MEMLOCK'),
      variant('Try increasing RLIMIT_MLOCK'),
      variant('failed to mlock'),
    ],
    role: 'warning',
    contradicts: ['Lower the limit'],
    cause:
      '`--mlock` asks the kernel to keep the whole model in RAM. The limit for locked memory of this process, or the RAM itself, is too small. The engine continues without locking.',
    steps: [
      {
        text: 'Raise the limit of the shell or the container.',
        commands: [
          bash('ulimit -l unlimited'),
          bash('docker run --ulimit memlock=-1 --cap-add IPC_LOCK <image>'),
        ],
      },
      {text: 'Or leave `--mlock` out: if the machine does not swap, it changes little.'},
    ],
    verify: {text: 'The warning no longer appears.'},
    sources: [
      {
        title: 'llama.cpp: source of the message',
        url: 'https://github.com/ggml-org/llama.cpp/blob/master/src/llama-mmap.cpp',
      },
    ],
    sample:
      "warning: failed to mlock 221392896-byte buffer (after previously locking 0 bytes): Cannot allocate memory\nTry increasing RLIMIT_MEMLOCK ('ulimit -l' as root).",
  },
  {
    id: 'llama-no-gpu',
    title: 'llama.cpp runs without the GPU',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('no usable GPU found, --gpu-layers option will be ignored'),
      message('not compiled with GPU offload support, --gpu-layers option will be ignored'),
      variant('--gpu-layers option will be ignored'),
      variant('--n-gpu-layers option will be ignored'),
      variant('compiled without support for GPU offload'),
      variant('not compiled with GPU offload support'),
    ],
    role: 'warning',
    cause:
      'This build contains no code for GPUs, or sees none. The model runs on the processor, slowly.',
    steps: [
      {
        text: 'List the devices that the build sees.',
        commands: [bash('llama-server --list-devices')],
      },
      {
        text: 'Use a build or image for your card (CUDA, ROCm, Vulkan, Metal), and pass the card into the container.',
        commands: [
          bash('docker run --gpus all ghcr.io/ggml-org/llama.cpp:server-cuda --list-devices'),
        ],
      },
    ],
    verify: {text: 'The log says how many layers were offloaded to the GPU.'},
    sources: [BUILD],
    page: '/models/troubleshooting#slow-responses',
    sample:
      'warning: no usable GPU found, --gpu-layers option will be ignored\nwarning: one possible reason is that llama.cpp was compiled without GPU support',
  },
  {
    id: 'llama-context-exceeded',
    title: 'The request is longer than the context of llama.cpp',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('exceeds the available context size'),
      variant('exceed_context_size_error'),
      variant('the request exceeds the available context size'),
      variant('input is larger than the max context size'),
      variant('main: prompt is too long'),
      variant('failed to find a memory slot for batch of size'),
      variant('Context size has been exceeded'),
      variant('Requested tokens (', 'exceed context window of'),
      variant('exceeds context window of'),
      variant('main: error: prompt is too long'),
    ],
    contradicts: ['Lower `--ctx-size`'],
    cause:
      'The prompt and the answer do not fit into the context that the server was started with. With several slots (`--parallel`), each gets only its part of `--ctx-size`, unless they share one cache (`--kv-unified`).',
    steps: [
      {text: 'Shorten the request: its chat history and its text passages.'},
      {
        text: 'Or start the server with a larger context, if the memory allows it. If each slot gets only its part, multiply by the number of slots.',
        commands: [{language: 'bash', code: '--ctx-size 32768'}],
      },
    ],
    verify: {text: 'The same request is answered.'},
    sources: [SERVER],
    sample:
      '{"error":{"code":400,"message":"request (10240 tokens) exceeds the available context size (8192 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":10240,"n_ctx":8192}}',
  },
  {
    id: 'llama-loading',
    title: 'llama.cpp is still loading the model',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('"message":"Loading model"'),
      variant('"Loading model"', 'unavailable_error'),
      variant('Loading model', '"type":"unavailable_error"'),
    ],
    cause: 'The server is running, but it returns 503 until the weights are in memory.',
    steps: [
      {
        text: 'Wait until the state is `ok`.',
        commands: [bash('curl -s http://<host>:<port>/health')],
      },
      {
        text: 'If it takes more than a few minutes, look at the log of the engine and the load of the disk.',
      },
    ],
    verify: {text: 'The state is `ok`.', commands: [bash('curl -s http://<host>:<port>/health')]},
    sources: [SERVER],
    page: '/models/troubleshooting#stuck',
    sample: '{"error":{"message":"Loading model","type":"unavailable_error","code":503}}',
  },
  {
    id: 'llama-argument',
    title: 'This llama.cpp does not know a parameter',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('error: invalid argument: --'),
      variant('error: invalid argument: -'),
      message('error while handling argument "-'),
      variant('error while handling argument'),
      variant('error: invalid parameter for argument: -'),
      // Compilers have the same words.
      {...variant('error: unknown argument:'), unless: ['clang', 'swift', 'emcc', 'ld: ', 'lld']},
      variant('error while handling environment variable'),
      variant('argument has been removed'),
    ],
    cause: 'A parameter is misspelled, has a wrong value, or its name changed between releases.',
    steps: [
      {text: 'Compare with the list of this release.', commands: [bash('llama-server --help')]},
      {text: 'Undo the last change to the parameters.'},
    ],
    verify: LOADS,
    sources: [SERVER],
    page: '/models/troubleshooting#engine-crash',
    sample: 'error: invalid argument: --n-gpu-layer',
  },
  {
    id: 'llama-port',
    title: 'The port of llama.cpp is in use',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("couldn't bind HTTP server socket"),
      variant('start: couldn', 'bind HTTP server socket'),
      variant("couldn't bind to server socket"),
    ],
    cause:
      'Another program listens on the port, often an earlier server that was not stopped. Or the address does not belong to this machine.',
    steps: [
      portOwner('<port>'),
      {
        text: 'Stop that program by its process ID, or choose another port.',
        commands: [{language: 'bash', code: '--port 8081'}],
      },
    ],
    verify: LOADS,
    sources: [SERVER],
    page: '/models/troubleshooting#service-unavailable',
    sample:
      "start: couldn't bind HTTP server socket, hostname: 127.0.0.1, port: 8080\nmain: exiting due to HTTP server error",
  },
  {
    id: 'llama-chat-template',
    title: 'llama.cpp cannot use the chat template of the model',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('tools param requires --jinja flag'),
      message('the supplied chat template is not supported'),
      variant('this custom template is not supported'),
      variant('Failed to generate tool call example'),
      variant('common_chat_templates_init: failed to parse chat template'),
    ],
    cause:
      'Tool calls and many newer templates need the template engine of llama.cpp (Jinja). Without it, llama.cpp knows only a fixed list of templates.',
    steps: [
      {text: 'Start with the template engine.', commands: [{language: 'bash', code: '--jinja'}]},
      {
        text: 'If the template in the model file is faulty, give llama.cpp a corrected one.',
        commands: [{language: 'bash', code: '--jinja --chat-template-file <template.jinja>'}],
      },
    ],
    verify: {text: 'A chat request is answered.'},
    sources: [
      {
        title: 'llama.cpp: function calling',
        url: 'https://github.com/ggml-org/llama.cpp/blob/master/docs/function-calling.md',
      },
    ],
    sample:
      '{"error":{"code":500,"message":"tools param requires --jinja flag","type":"server_error"}}',
  },
  {
    id: 'llama-cuda-architecture',
    title: 'llama.cpp was built for other cards',
    component: 'llama-cpp',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('ggml was not compiled with any CUDA arch'),
      message('has no device code compatible with CUDA arch'),
      variant('ggml was not compiled with CUDA arch'),
    ],
    cause:
      'The build contains code for certain generations of cards, and none that runs on this one.',
    steps: [
      {
        text: 'For a newer card, use an image or build of a newer release; for an older card, of an earlier one.',
      },
      {
        text: 'Or build llama.cpp on the machine with the card: `native` stands for the cards in this machine.',
        commands: [
          bash(
            'cmake -B build -DGGML_CUDA=ON -DCMAKE_CUDA_ARCHITECTURES=native',
            'cmake --build build --config Release -j',
          ),
        ],
      },
    ],
    verify: LOADS,
    sources: [BUILD],
    sample:
      '/app/ggml/src/ggml-cuda/mmq.cuh:2577: ERROR: CUDA kernel mul_mat_q has no device code compatible with CUDA arch 520. ggml-cuda.cu was compiled for: 610,700,750',
  },
  {
    id: 'llama-quantized-cache',
    title: 'The compressed cache needs flash attention',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('quantized V cache requires flash_attn'),
      message('V cache quantization requires flash_attn'),
      variant('quantized V cache was requested, but this requires Flash Attention'),
    ],
    cause:
      'The values of the cache are stored in fewer bits (`--cache-type-v`). llama.cpp can use them only with flash attention, which is switched off or not available for this model and card.',
    steps: [
      {
        text: 'Switch flash attention on.',
        commands: [
          {language: 'bash', code: '--flash-attn on --cache-type-k q8_0 --cache-type-v q8_0'},
        ],
      },
      {
        text: 'If the build or card cannot do that, leave `--cache-type-v` out. The keys (`--cache-type-k`) can stay compressed.',
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 10378',
        url: 'https://github.com/ggml-org/llama.cpp/issues/10378',
      },
      {
        title: 'ggml-org/llama.cpp issue 28524',
        url: 'https://github.com/ggml-org/llama.cpp/issues/28524',
      },
      SERVER,
    ],
    page: '/models/troubleshooting#engine-crash',
    sample:
      "llama_init_from_model: quantized V cache requires flash_attn to be enabled\ncommon_init_from_params: failed to create context with model '/models/x.gguf'",
  },
  {
    id: 'llama-batch-too-small',
    title: 'A text is longer than one batch of the embedding server',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('is too large to process. increase the physical batch size'),
      variant('is too large to process, please increase the physical batch size'),
    ],
    contradicts: ['ower `--ubatch-size`'],
    cause:
      'For embeddings and reranking, the engine has to process a text in one step. A step has 512 tokens by default (`--ubatch-size`), however long the context is. This text has more.',
    steps: [
      {
        text: 'Raise both batch sizes to the length of the longest text, at most to the context of the model.',
        commands: [{language: 'bash', code: '--batch-size 2048 --ubatch-size 2048'}],
      },
      {
        text: 'Or cut the documents into shorter passages. Count the tokens of this model, not words.',
      },
    ],
    verify: {text: 'The same text returns a vector.'},
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 12295',
        url: 'https://github.com/ggml-org/llama.cpp/issues/12295',
      },
      {
        title: 'ggml-org/llama.cpp pull request 7389',
        url: 'https://github.com/ggml-org/llama.cpp/pull/7389',
      },
      SERVER,
    ],
    sample:
      '{"error":{"code":500,"message":"input (940 tokens) is too large to process. increase the physical batch size (current batch size: 512)","type":"server_error"}}',
  },
  {
    id: 'llama-mmproj-mismatch',
    title: 'The image projector (mmproj) belongs to another model',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('mismatch between text model (n_embd', 'and mmproj (n_embd'),
      variant('you may be using wrong mmproj'),
    ],
    cause:
      'A model that reads images consists of two files: the text model and the projector (`mmproj`). The two files have different widths, so they come from different models or sizes.',
    steps: [
      {text: 'Download the `mmproj` file from the repository that the text model comes from.'},
      {
        text: 'Specify both files when you start the server.',
        commands: [bash('llama-server -m <model>.gguf --mmproj <mmproj>.gguf')],
      },
      {text: 'If both files come from one repository, update llama.cpp.'},
      {
        text: 'Without images, start the text model alone.',
        commands: [{language: 'bash', code: '--no-mmproj'}],
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 20899',
        url: 'https://github.com/ggml-org/llama.cpp/issues/20899',
      },
      {
        title: 'llama.cpp: multimodal',
        url: 'https://github.com/ggml-org/llama.cpp/blob/master/docs/multimodal.md',
      },
    ],
    page: FILES,
    sample:
      'mtmd_init_from_file: error: mismatch between text model (n_embd = 4096) and mmproj (n_embd = 3584)\nhint: you may be using wrong mmproj',
  },
  {
    id: 'llama-no-https',
    title: 'This llama.cpp cannot download models',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('HTTPS is not supported. Please rebuild with'),
      variant('-DLLAMA_OPENSSL=ON (default, requires OpenSSL dev files installed)'),
    ],
    cause:
      'The program was built on a machine without the OpenSSL headers. It runs models, but `-hf` needs `https` to fetch them.',
    steps: [
      {
        text: 'Download the file with another program, and give llama.cpp its path.',
        commands: [
          bash('hf download <owner>/<name> <file>.gguf --local-dir <directory>'),
          bash('llama-server -m <directory>/<file>.gguf'),
        ],
      },
      {
        text: 'Or install the headers and build again in a new directory.',
        commands: [
          bash('sudo apt install libssl-dev'),
          bash(
            'cmake -B build-ssl -DLLAMA_OPENSSL=ON',
            'cmake --build build-ssl --config Release -j',
          ),
        ],
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'ggml-org/llama.cpp pull request 21355',
        url: 'https://github.com/ggml-org/llama.cpp/pull/21355',
      },
      BUILD,
    ],
    sample:
      'HTTPS is not supported. Please rebuild with one of:\n  -DLLAMA_BUILD_BORINGSSL=ON\n  -DLLAMA_OPENSSL=ON (default, requires OpenSSL dev files installed)',
  },
  {
    id: 'llama-load-failed',
    title: 'llama.cpp could not load the model; the reason is further up',
    component: 'llama-cpp',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('llama_model_load_from_file_impl: failed to load model'),
      message('main: exiting due to model loading error'),
      variant('common_init_from_params: failed to load model'),
      variant('llama_load_model_from_file: failed to load model'),
      variant('llama_init_from_gpt_params: error: failed to load model'),
      variant('load_model: failed to load model'),
      hint('error loading model:'),
      variant('error: unable to load model'),
      variant('Failed to load model from file'),
      variant('llama_load_model_from_file: exception loading model'),
      variant('common_init_from_params: failed to create context'),
      variant('failed to create context with model'),
      variant('failed to create llama_context'),
      variant('failed to load model,'),
    ],
    role: 'symptom',
    endOnly: true,
    cause:
      'This line says only that loading failed. The line `error loading model: …` before it has the cause.',
    steps: [
      {
        text: 'Read the line with `error loading model` above, and paste it into the [error finder](/models/which-error).',
      },
      {
        text: 'If there is none, the kernel may have killed the process for lack of memory: see its log.',
        commands: [bash('sudo dmesg -T | grep -iE "out of memory|oom" | tail')],
      },
    ],
    verify: LOADS,
    sources: [LOADER],
    page: FILES,
    sample:
      "common_init_from_params: failed to load model '/models/x.gguf'\nmain: exiting due to model loading error",
  },
  {
    id: 'llama-assert',
    title: 'llama.cpp stopped at an internal check',
    component: 'llama-cpp',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'llama-gpu-memory',
      'llama-context-exceeded',
      'llama-unknown-architecture',
      'llama-file-incomplete',
      'cuda-out-of-memory',
    ],
    messages: [
      message('GGML_ASSERT('),
      variant('ggml_abort('),
      variant('llama_sampler_dist_apply', "Assertion `found' failed"),
    ],
    cause:
      'The program reached a state that it does not expect, and stopped. The reason is a defect of this release, an untested combination of parameters, or a damaged model file.',
    steps: [
      {text: 'Update llama.cpp: such defects are often fixed.'},
      {
        text: 'Start with the model and the context size only, then add the other parameters back one by one.',
        commands: [bash('llama-server -m <model>.gguf -c 4096')],
      },
      {text: 'If it persists, search the llama.cpp issues for the expression in parentheses.'},
    ],
    verify: LOADS,
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 17071',
        url: 'https://github.com/ggml-org/llama.cpp/issues/17071',
      },
      {
        title: 'ggml-org/llama.cpp issue 24098',
        url: 'https://github.com/ggml-org/llama.cpp/issues/24098',
      },
    ],
    sample:
      'slot launch_slot_: id  1 | task 890 | processing task\n/app/tools/server/utils.hpp:1250: GGML_ASSERT(!slot.prompt.tokens.has_mtmd) failed',
  },
];
