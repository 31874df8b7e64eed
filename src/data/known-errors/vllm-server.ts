import {bash, except, hint, message, python, variant} from './define.ts';
import type {KnownError, Source} from './types.ts';

const SERVER: Source = {
  title: 'vLLM: OpenAI-compatible server',
  url: 'https://docs.vllm.ai/en/latest/serving/openai_compatible_server/',
};
const ARGUMENTS: Source = {
  title: 'vLLM: engine arguments',
  url: 'https://docs.vllm.ai/en/latest/configuration/engine_args/',
};
const TROUBLE: Source = {
  title: 'vLLM: troubleshooting',
  url: 'https://docs.vllm.ai/en/latest/usage/troubleshooting/',
};
const READY = {
  text: 'The server responds.',
  commands: [bash('curl -s http://<host>:<port>/v1/models')],
};

/** vLLM: the start of the server, and what it answers to requests. */
export const vllmServerErrors: readonly KnownError[] = [
  {
    id: 'vllm-device-type',
    title: 'vLLM sees no GPU at all',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('Failed to infer device type'),
      variant('Device string must not be empty'),
      variant('No platform detected, vLLM is running on UnspecifiedPlatform'),
      hint('Using a CPU-only build of vLLM'),
    ],
    follows: [
      'docker-gpu-driver',
      'cuda-no-driver',
      'nvidia-smi-failed',
      'nvidia-driver-mismatch',
      'cuda-driver-too-old',
      'container-gpu-lost',
      'nvidia-container-legacy',
    ],
    cause:
      'vLLM found no card on any platform that it knows: the container was started without the GPU, the driver is missing, or this build of vLLM is for other hardware.',
    steps: [
      {
        text: 'Check that containers reach the GPU.',
        commands: [
          bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
        ],
      },
      {
        text: 'Start the vLLM container with `--gpus all`. For AMD, use the image for ROCm, and pass the devices `/dev/kfd` and `/dev/dri`.',
      },
      {
        text: 'If vLLM still sees no GPU, let it log what it looked for.',
        commands: [bash('export VLLM_LOGGING_LEVEL=DEBUG')],
      },
    ],
    verify: READY,
    sources: [TROUBLE],
    page: '/models/troubleshooting#docker-gpu',
    sample:
      'INFO 08-20 10:01:12 [__init__.py:247] No platform detected, vLLM is running on UnspecifiedPlatform\nRuntimeError: Failed to infer device type, please set the environment variable `VLLM_LOGGING_LEVEL=DEBUG` to turn on verbose logging to help debug the issue.',
  },
  {
    id: 'vllm-arguments',
    title: 'This vLLM does not know a parameter',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('api_server.py: error: unrecognized arguments'),
      message('vllm serve: error: unrecognized arguments'),
      message('vllm: error: unrecognized arguments'),
      variant('vllm', 'error: argument', 'invalid choice'),
      variant('api_server.py: error: argument'),
      variant('vllm serve: error: argument'),
      variant('vllm: error: argument'),
      variant('EngineArgs.__init__() got an unexpected keyword argument'),
      variant('EngineArgs', 'got an unexpected keyword argument'),
      variant('vllm', 'unrecognized arguments: --'),
    ],
    cause:
      'A parameter is misspelled, has a value that is not allowed, or belongs to a newer or older release.',
    steps: [
      {
        text: "Compare the name in the message with this release's list of parameters.",
        commands: [bash('vllm serve --help')],
      },
      {text: 'Undo the last change to the parameters, or deploy with the default configuration.'},
    ],
    verify: READY,
    sources: [ARGUMENTS],
    page: '/models/troubleshooting#engine-crash',
    sample:
      'usage: api_server.py [-h] [--host HOST] [--port PORT]\napi_server.py: error: unrecognized arguments: --max-num-seq 8',
  },
  {
    id: 'vllm-batched-tokens',
    title: 'The limit of a batch is smaller than the context',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('max_num_batched_tokens', 'is smaller than max_model_len'),
      message('max_num_batched_tokens', 'must be greater than or equal to max_num_seqs'),
      variant('is smaller than max_model_len'),
    ],
    contradicts: ['Lower `max_num_batched_tokens`'],
    cause:
      'Without chunked prefill, which splits prompts, one step must process a whole prompt. `max_num_batched_tokens` must then be at least `max_model_len`, and always at least `max_num_seqs`.',
    steps: [
      {text: 'Raise `max_num_batched_tokens` to at least `max_model_len`, or leave it out.'},
      {text: 'Or lower `max_model_len`.'},
    ],
    verify: READY,
    sources: [ARGUMENTS],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      'ValueError: max_num_batched_tokens (2048) is smaller than max_model_len (8192). This effectively limits the maximum sequence length to max_num_batched_tokens and makes vLLM reject longer sequences. Please increase max_num_batched_tokens or decrease max_model_len.',
  },
  {
    id: 'vllm-compiler-missing',
    title: 'vLLM finds no C compiler',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Failed to find C compiler. Please specify via CC environment variable'),
      variant('Failed to find C compiler'),
      variant('main.c', 'fatal error: Python.h: No such file or directory'),
      variant('cuda_utils.c', 'fatal error: Python.h: No such file or directory'),
      variant('InvalidCxxCompiler: No working C++ compiler found'),
      variant('Could not find nvcc and default cuda_home'),
      variant('CUDA_HOME environment variable is not set'),
      variant("No such file or directory: 'ninja'"),
      variant("No such file or directory: 'gcc'"),
      variant("No such file or directory: '/usr/local/cuda/bin/nvcc'"),
      variant('nvcc: command not found'),
      variant(': nvcc: not found'),
    ],
    cause:
      'Parts of the model are compiled on the machine at the first start. The compiler or the Python headers are missing.',
    steps: [
      {
        text: 'Install the compiler, the build program and the headers.',
        commands: [bash('sudo apt install build-essential ninja-build python3-dev')],
      },
      {
        text: 'If the message names `nvcc`, install the CUDA toolkit in the release that PyTorch was built with. Or use the vLLM container image, which has all of this.',
      },
      {
        text: 'To start without most of the compilation, at the cost of speed:',
        commands: [{language: 'bash', code: '--enforce-eager'}],
      },
    ],
    verify: READY,
    sources: [TROUBLE],
    sample:
      'torch._inductor.exc.InductorError: RuntimeError: Failed to find C compiler. Please specify via CC environment variable or set triton.knobs.build.impl.',
  },
  {
    id: 'python-main-guard',
    title: 'The engine is started outside of the main block',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('An attempt has been made to start a new process before the'),
      variant('has finished its bootstrapping phase'),
    ],
    cause:
      'Worker processes import the program again. If the file creates the engine at its top level, each worker would start another engine. Python prevents that.',
    steps: [
      {
        text: 'Start the engine in the main block.',
        commands: [
          python(
            'from vllm import LLM',
            '',
            "if __name__ == '__main__':",
            "    llm = LLM(model='<model>')",
          ),
        ],
      },
    ],
    verify: {text: 'The program ends without the message.'},
    sources: [TROUBLE],
    sample:
      'RuntimeError:\n        An attempt has been made to start a new process before the\n        current process has finished its bootstrapping phase.',
  },
  {
    id: 'vllm-engine-failed',
    title: 'The engine stopped; the reason is further up',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Engine core initialization failed. See root cause above'),
      message('EngineCore failed to start.'),
      message('WorkerProc initialization failed due to an exception in a background process'),
      message('EngineCore encountered an issue. See stack trace (above) for the root cause'),
      variant('EngineDeadError'),
      variant('Engine core initialization failed'),
      variant('EngineCore encountered a fatal error'),
      variant('EngineCore hit an exception'),
      variant('Engine process failed to start'),
      variant('Background loop has errored already'),
      variant('Engine loop is not running. Inspect the stacktrace'),
      variant('Engine background task failed'),
      variant('WorkerProc failed to start'),
      variant('Worker proc', 'died unexpectedly, shutting down executor'),
      variant('AsyncEngineDeadError'),
      variant('MQEngineDeadError'),
      variant('Engine loop has died'),
      variant('Exception in worker VllmWorkerProcess'),
      variant('WorkerProc hit an exception'),
      variant('RPCServer process died before responding to readiness probe'),
      variant('EngineCore failed to start'),
      variant('died unexpectedly, shutting down'),
      variant('Engine core proc', 'died'),
      variant('EngineGenerateError'),
      variant('the engine core process died'),
      variant('Engine process', 'died.'),
    ],
    follows: ['cuda-out-of-memory', 'vllm-worker-timeout'],
    role: 'symptom',
    endOnly: true,
    cause:
      'vLLM runs the model in separate processes. One of them exited. This message comes from the process that waited for it, and does not give the cause.',
    steps: [
      {
        text: 'Read upward to the first exception. The last line of its traceback is the cause. Paste it into the [error finder](/models/which-error).',
      },
      {
        text: 'If there is none, something outside killed the process. Check the kernel log.',
        commands: [bash('sudo dmesg -T | grep -iE "out of memory|oom|xid" | tail')],
      },
      {
        text: 'If neither log gives a reason, start the engine with more detailed logging.',
        commands: [bash('export VLLM_LOGGING_LEVEL=DEBUG')],
      },
    ],
    verify: READY,
    sources: [TROUBLE],
    page: '/models/troubleshooting#engine-crash',
    sample:
      'RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}',
  },
  {
    id: 'vllm-worker-timeout',
    title: 'A vLLM worker no longer responds',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('TimeoutError: RPC call to', 'timed out'),
      variant('RPC call to execute_model timed out'),
      variant('RPC call to sample_tokens timed out'),
      hint('No available shared memory broadcast block found'),
    ],
    role: 'symptom',
    follows: [
      'cuda-out-of-memory',
      'cuda-illegal-access',
      'nccl-timeout',
      'nccl-system-error',
      'nvidia-fallen-off-bus',
      'nvidia-xid-program',
      'nvidia-ecc',
      'kernel-oom-killer',
    ],
    cause:
      'The engine waited for one of its worker processes until the time limit. The worker hangs in the exchange between GPUs, its card does not respond, or it compiles something for a long time. The message does not say which.',
    steps: [
      {
        text: 'Look for faults of the card in the kernel log.',
        commands: [bash('sudo dmesg -T | grep -iE "xid|nvrm|oom" | tail')],
      },
      {
        text: 'Repeat the request and watch the cards. If all of them stay at 100% and no answer comes, they are waiting for each other.',
        commands: [
          bash('nvidia-smi --query-gpu=index,utilization.gpu,memory.used --format=csv -l 5'),
        ],
      },
      {
        text: 'With several cards, start without the faster exchange between them: pass the parameter to vLLM, and set the variable. If that works, the direct path between the cards is at fault.',
        commands: [
          {language: 'bash', code: '--disable-custom-all-reduce'},
          bash('export NCCL_P2P_DISABLE=1'),
        ],
      },
      {
        text: 'See what the worker is doing. `<pid>` is in parentheses before its lines in the log.',
        commands: [bash('pip install py-spy', 'sudo env "PATH=$PATH" py-spy dump --pid <pid>')],
      },
      {
        text: 'If the worker is only compiling, allow more time, in seconds.',
        commands: [bash('export VLLM_EXECUTE_MODEL_TIMEOUT_SECONDS=1200')],
      },
    ],
    verify: READY,
    sources: [
      {title: 'vLLM, issue 37250', url: 'https://github.com/vllm-project/vllm/issues/37250'},
      {title: 'vLLM, issue 17965', url: 'https://github.com/vllm-project/vllm/issues/17965'},
      TROUBLE,
    ],
    page: '/models/troubleshooting#engine-crash',
    sample:
      '(EngineCore pid=310) INFO 05-04 09:40:02 [shm_broadcast.py:501] No available shared memory broadcast block found in 60 seconds.\n(EngineCore pid=310) ERROR 05-04 09:44:02 [core.py:1110] TimeoutError: RPC call to execute_model timed out.',
  },
  {
    id: 'vllm-model-name',
    title: 'The server does not serve this model',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: true,
    messages: except(
      // OpenAI says this: the request did not reach a server of the reader.
      ['or you do not have access'],
      message('The model `', '` does not exist.'),
      variant('"message"', 'The model', 'does not exist', 'NotFoundError'),
      variant('Error code: 404', 'The model', 'does not exist'),
      variant('model_not_found', 'does not exist'),
      variant('The model', 'does not exist', '"code":404'),
      variant('The model', 'does not exist', "'code': 404"),
      variant('The model', 'does not exist', 'NotFoundError'),
      variant('NotFoundError', 'The model', 'does not exist'),
    ),
    contradicts: ['ownload'],
    cause:
      'The server offers its model under a name other than the one in the `model` field. That name is often a path, or is spelled differently.',
    steps: [
      {
        text: 'At an endpoint of Kamiwaza, pass `model="model"`: the port decides which model answers.',
      },
      {
        text: 'If that is refused, perhaps because a configuration sets `served_model_name`, ask the server which names it serves.',
        commands: [bash('curl -s http://<host>:<port>/v1/models')],
      },
      {text: 'Put the `id` from the output into the request, exactly as written.'},
      {text: 'If the list has another model, the port belongs to another deployment.'},
    ],
    verify: {
      text: 'The request is answered.',
      commands: [
        bash(
          'curl -s http://<host>:<port>/v1/chat/completions -H \'Content-Type: application/json\' -d \'{"model": "<id>", "messages": [{"role": "user", "content": "Hi"}]}\'',
        ),
      ],
    },
    sources: [
      SERVER,
      {title: 'Kamiwaza: Call the endpoint', url: '/models/deployment#call-the-endpoint'},
    ],
    page: '/models/troubleshooting#endpoint-test',
    sample:
      'openai.NotFoundError: Error code: 404 - {"object": "error", "message": "The model `qwen3` does not exist.", "type": "NotFoundError", "param": null, "code": 404}',
  },
  {
    id: 'vllm-context-exceeded',
    title: 'The request is longer than the context',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message("This model's maximum context length is", 'However, you requested'),
      message("This model's maximum context length is", 'However, your request has'),
      message('The decoder prompt (length', 'is longer than the maximum model length of'),
      variant("This model's maximum context length is"),
      variant('is longer than the maximum model length of'),
      variant('max_tokens', 'is too large', 'maximum context length'),
      variant('max_completion_tokens', 'is too large', 'maximum context length'),
      variant("exceeds model's maximum context length"),
      variant("the model's context length is only"),
      variant('context_length_exceeded'),
      variant('Please reduce the length of the messages or completion'),
      variant('Please reduce the length of the input messages'),
      variant('This model', 'maximum context length is'),
      variant("is longer than the model's context length"),
      variant('longer than the maximum model length'),
      variant('max_tokens must be at least 1, got -'),
      variant('max_completion_tokens must be at least 1, got -'),
    ],
    cause:
      'The prompt and the requested answer together exceed the context with which the model was deployed. In a chat, the whole history counts. Each image takes many tokens.',
    steps: [
      {text: 'Lower `max_tokens` in the request, or leave it out.'},
      {text: 'Send less: a shorter history, fewer or smaller text passages, smaller images.'},
      {
        text: 'Or deploy with a longer `max_model_len`, if the model and the memory of the card allow it.',
      },
    ],
    verify: {text: 'The same request is answered.'},
    sources: [SERVER],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      "openai.BadRequestError: Error code: 400 - {'object': 'error', 'message': \"This model's maximum context length is 4096 tokens. However, you requested 5210 tokens (4186 in the messages, 1024 in the completion). Please reduce the length of the messages or completion.\", 'type': 'BadRequestError', 'param': None, 'code': 400}",
  },
  {
    id: 'vllm-tool-choice',
    title: 'The server was started without tool calling',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
      variant('tool choice requires --enable-auto-tool-choice'),
      variant('--enable-auto-tool-choice requires --tool-call-parser'),
      variant('invalid tool call parser'),
    ],
    cause:
      'The request lets the model choose tools. vLLM supports that only if its start parameters say how this model writes its tool calls.',
    steps: [
      {
        text: 'Add both parameters. The parser depends on the model: `hermes` for Qwen 2.5, `llama3_json` for Llama 3.1.',
        commands: [{language: 'bash', code: '--enable-auto-tool-choice --tool-call-parser hermes'}],
      },
      {text: 'Or send the request without `tools`.'},
    ],
    verify: {text: 'A request with `tools` is answered.'},
    sources: [
      {
        title: 'vLLM: tool calling',
        url: 'https://docs.vllm.ai/en/latest/features/tool_calling/',
      },
    ],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      '{"error":{"message":"\\"auto\\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set","type":"BadRequestError","param":null,"code":400}}',
  },
  {
    id: 'vllm-chat-template',
    title: 'The model has no chat template',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('default chat template is no longer allowed, so you must provide a chat template'),
      message('Cannot use chat template functions because tokenizer.chat_template is not set'),
      variant('default chat template is no longer allowed'),
      variant('tokenizer.chat_template is not set'),
      variant('Conversation roles must alternate user/assistant'),
      variant('System role not supported'),
      variant('This model does not have a chat template'),
      variant('does not define a chat template'),
      variant('appears path-like, but doesn'),
      variant('looks like a file path, but it failed to be opened'),
      variant('Only user and assistant roles are supported'),
      variant('chat template', 'you must provide a chat template'),
      variant('jinja2.exceptions.TemplateError'),
      variant('Cannot apply chat template'),
    ],
    cause:
      'Chat requests need a template that turns messages into one text. A base model has none, and some templates reject certain roles or orders.',
    steps: [
      {
        text: 'Use the variant of the model for chat. Its name usually ends in `Instruct`, `Chat` or `it`.',
      },
      {
        text: 'Or specify a template at startup.',
        commands: [{language: 'bash', code: '--chat-template <template.jinja>'}],
      },
      {
        text: 'If the message is about roles, send only `user` and `assistant` in turn, and put the system text into the first message.',
      },
      {text: 'Or send a base model plain text at `/v1/completions`.'},
    ],
    verify: {text: 'A chat request is answered.'},
    sources: [SERVER],
    sample:
      '{"object":"error","message":"As of transformers v4.44, default chat template is no longer allowed, so you must provide a chat template if the tokenizer does not define one.","type":"BadRequestError","param":null,"code":400}',
  },
  {
    id: 'vllm-wrong-task',
    title: 'The model cannot do what the request asks for',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('The model does not support', 'API'),
      message('is not a multimodal model'),
      variant('The model does not support Chat Completions API'),
      variant('The model does not support Completions API'),
      variant('The model does not support Embeddings API'),
      message('At most', 'image(s) may be provided in one request'),
      variant('may be provided in one prompt'),
      variant('LLM.generate() is only supported for'),
      variant('LLM.embed() is only supported for'),
      variant('Embedding API is not supported by this model'),
      variant('is only supported for (conditional) generation models'),
      variant('This model does not support the', 'task'),
      variant('does not support', 'multimodal inputs'),
    ],
    cause:
      'An embedding model cannot chat, a text model accepts no images, and a vision model accepts only as many images as its start parameters allow.',
    steps: [
      {
        text: 'Ask the server which model it serves, and read in its model card what it is for.',
        commands: [bash('curl -s http://<host>:<port>/v1/models')],
      },
      {text: 'Send embedding requests to an embedding model, images to a vision model.'},
      {
        text: 'For more images in a request, raise the limit at startup.',
        commands: [{language: 'bash', code: '--limit-mm-per-prompt \'{"image": 4}\''}],
      },
    ],
    verify: {text: 'The request is answered.'},
    sources: [
      SERVER,
      {
        title: 'vLLM: multimodal inputs',
        url: 'https://docs.vllm.ai/en/latest/features/multimodal_inputs/',
      },
    ],
    page: '/models/troubleshooting#choice',
    sample:
      '{"object":"error","message":"The model does not support Chat Completions API","type":"BadRequestError","param":null,"code":400}',
  },
  {
    id: 'vllm-lora',
    title: 'The server cannot serve this adapter',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('LoRA is not enabled'),
      message('LoRA rank', 'is greater than max_lora_rank'),
      variant('is greater than max_lora_rank'),
      variant('does not support LoRA yet'),
      variant('No adapter found for'),
      variant('expected target modules in'),
      variant('LoRA rank', 'is greater than'),
      variant('Call to add_lora method failed'),
      variant('max_cpu_loras', 'must be'),
      variant('Loading lora', 'failed'),
      variant('No such file or directory', 'adapter_config.json'),
    ],
    contradicts: ['Lower `max_lora_rank`'],
    cause:
      'vLLM serves adapters (LoRA) only if they are turned on at startup, and only up to the rank that is set there. Or the path that the request names has no `adapter_config.json`.',
    steps: [
      {
        text: 'Turn them on, with a rank at least as large as that of the adapter (`r` in its `adapter_config.json`).',
        commands: [{language: 'bash', code: '--enable-lora --max-lora-rank 64'}],
      },
      {
        text: 'How a Kamiwaza deployment passes these options is not documented: ask through the [support portal](https://portal.kamiwaza.ai).',
      },
      {
        text: 'If vLLM does not support LoRA for this architecture, merge the adapter into its base model first.',
      },
    ],
    verify: READY,
    sources: [{title: 'vLLM: LoRA adapters', url: 'https://docs.vllm.ai/en/latest/features/lora/'}],
    sample: 'ValueError: LoRA rank 64 is greater than max_lora_rank 16.',
  },
  {
    id: 'vllm-cudagraph-memory',
    title: 'The engine fails while it captures graphs',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA graphs are captured', 'out of memory'),
      variant('cudaErrorStreamCaptureInvalidated'),
      variant('operation not permitted when stream is capturing'),
      variant('operation failed due to a previous error during capture'),
      hint('Capturing CUDA graph shapes'),
    ],
    follows: ['cuda-out-of-memory', 'cuda-illegal-access', 'cuda-no-kernel-image'],
    cause:
      'vLLM records the calculation once for each batch size (CUDA graphs). That takes extra memory, and any error in the calculation appears as a failed recording.',
    steps: [
      {text: 'Look for a CUDA error before this message. That is the cause.'},
      {
        text: 'Start without recording. If that works, memory was short, or a GPU kernel cannot be recorded.',
        commands: [{language: 'bash', code: '--enforce-eager'}],
      },
      {text: 'Or record for fewer requests: lower `max_num_seqs`.'},
    ],
    verify: READY,
    sources: [TROUBLE],
    sample:
      'RuntimeError: CUDA error: operation failed due to a previous error during capture\nCUDA kernel errors might be asynchronously reported at some other API call',
  },
];
