import {bash, hint, message, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError, Source} from './types.ts';

const LARGE: Source = {
  title: 'mlx-lm: large models',
  url: 'https://github.com/ml-explore/mlx-lm#large-models',
};
const INSTALL: Source = {
  title: 'MLX: installation',
  url: 'https://ml-explore.github.io/mlx/build/html/install.html',
};
const LM: Source = {
  title: 'mlx-lm: source of the loader',
  url: 'https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/utils.py',
};
const ANSWERS = {
  text: 'The model answers a short prompt.',
  commands: [bash('mlx_lm.generate --model <model> --prompt "Hi" --max-tokens 10')],
};

/** MLX, the engine for Apple chips. */
export const mlxErrors: readonly KnownError[] = [
  {
    id: 'mlx-model-type',
    title: 'This MLX does not know the model type',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      {
        ...message('Model type', 'not supported.'),
        near: {phrase: 'mlx', lines: 25},
        specific: 'not supported.',
      },
      message("No module named 'mlx_lm.models."),
      message("No module named 'mlx_vlm.models."),
      variant('ERROR:root:Model type', 'not supported'),
    ],
    cause:
      'This release of `mlx-lm` (for text) or `mlx-vlm` (for images) does not support the `model_type` in `config.json`.',
    steps: [
      {
        text: 'Update MLX and both packages.',
        commands: [bash('pip install --upgrade mlx mlx-lm mlx-vlm')],
      },
      {text: 'A vision model needs `mlx-vlm`, not `mlx-lm`.'},
      {
        text: 'If the newest release does not support it either, use a GGUF variant with llama.cpp.',
      },
    ],
    verify: ANSWERS,
    sources: [LM],
    page: '/models/troubleshooting#choice',
    sample:
      '  File "/opt/venv/lib/python3.11/site-packages/mlx_lm/utils.py", line 74, in _get_classes\n    raise ValueError(msg)\nValueError: Model type gemma3n not supported.',
  },
  {
    id: 'mlx-buffer-size',
    title: 'MLX asks for more memory in one piece than the Mac allows',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message(
        '[metal::malloc] Attempting to allocate',
        'which is greater than the maximum allowed buffer size',
      ),
      variant('which is greater than the maximum allowed buffer size'),
      variant('[metal::malloc] Unable to allocate'),
      variant('[malloc] Unable to allocate'),
      variant('[malloc_or_wait] Unable to allocate'),
    ],
    cause:
      'Metal limits one buffer to a part of the memory. A very long prompt, large images or a large batch exceed it.',
    steps: [
      {text: 'Send a shorter prompt or smaller images.'},
      {text: 'Use a smaller or quantized model.'},
    ],
    verify: ANSWERS,
    sources: [
      {
        title: 'MLX: source of the allocator',
        url: 'https://github.com/ml-explore/mlx/blob/main/mlx/backend/metal/allocator.cpp',
      },
    ],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      'RuntimeError: [metal::malloc] Attempting to allocate 134767706112 bytes which is greater than the maximum allowed buffer size of 86586540032 bytes.',
  },
  {
    id: 'metal-out-of-memory',
    title: 'The Mac has too little memory for the model',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message('kIOGPUCommandBufferCallbackErrorOutOfMemory'),
      variant('Command buffer execution failed: Insufficient Memory'),
      variant('ggml_metal_graph_compute: command buffer', 'Insufficient Memory'),
      variant('MPS backend out of memory'),
    ],
    cause:
      'The processor and the GPU share the memory of a Mac, and macOS keeps a part of it, often a quarter or more, from the GPU. Weights and context exceed what is left.',
    steps: [
      {text: 'Close other programs, and shorten the context.'},
      {
        text: 'Use a smaller model or a lower quantization: the size of the model must stay well below the memory.',
      },
      {
        text: 'On macOS 15 and later, you can set the share of the GPU in MB. Keep at least 8 GB for the system. The setting lasts until the next restart.',
        commands: [bash('sudo sysctl iogpu.wired_limit_mb=<MB>')],
      },
    ],
    verify: ANSWERS,
    sources: [LARGE],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      'libc++abi: terminating due to uncaught exception of type std::runtime_error: [METAL] Command buffer execution failed: Insufficient Memory (00000008:kIOGPUCommandBufferCallbackErrorOutOfMemory)',
  },
  {
    id: 'metal-timeout',
    title: 'A calculation on the Mac took too long',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message('kIOGPUCommandBufferCallbackErrorTimeout'),
      variant('Caused GPU Timeout Error'),
      variant('kIOGPUCommandBufferCallbackErrorImpactingInteractivity'),
      variant('Caused GPU Hang Error'),
      variant('Discarded (victim of GPU error/recovery)'),
    ],
    cause:
      'macOS stops graphics work that blocks the screen for too long. Usually memory is short and the system swaps.',
    steps: [
      {text: 'Close other programs, and look at **Memory Pressure** in Activity Monitor.'},
      {text: 'Shorten the prompt, or use a smaller model.'},
      {text: 'Update macOS and MLX.', commands: [bash('pip install --upgrade mlx mlx-lm')]},
    ],
    verify: ANSWERS,
    sources: [LARGE],
    sample:
      'RuntimeError: [METAL] Command buffer execution failed: Caused GPU Timeout Error (00000002:kIOGPUCommandBufferCallbackErrorTimeout)',
  },
  {
    id: 'mlx-memory-warning',
    title: 'The model nearly fills the memory of the Mac',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message(
        'Generating with a model that requires',
        'which is close to the maximum recommended size',
      ),
      variant('which is close to the maximum recommended size'),
    ],
    role: 'warning',
    cause: 'The model still works, but slowly: parts of it are moved in and out of memory.',
    steps: [
      {text: 'Use a smaller model or a lower quantization.'},
      {
        text: 'On macOS 15 and later, you can let the GPU use more memory, in MB. Keep at least 8 GB for the system. The setting lasts until the next restart.',
        commands: [bash('sudo sysctl iogpu.wired_limit_mb=<MB>')],
      },
    ],
    verify: {text: 'The warning no longer appears.'},
    sources: [LARGE],
    page: '/models/troubleshooting#slow-responses',
    sample:
      '[WARNING] Generating with a model that requires 51200 MB which is close to the maximum recommended size of 55000 MB. This can be slow. See the documentation for possible work-arounds: https://github.com/ml-explore/mlx-lm/tree/main#large-models',
  },
  {
    id: 'mlx-no-safetensors',
    title: 'MLX finds no weights',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [message('No safetensors found in'), hint('mlx_lm', 'FileNotFoundError')],
    cause:
      'MLX reads Safetensors only. The directory has GGUF files, or the download is incomplete.',
    steps: [
      {text: 'List the files.', commands: [bash('ls -lhL <model_directory>')]},
      {
        text: 'Use a Safetensors variant of the model, preferably one converted for MLX, or use llama.cpp for GGUF.',
      },
    ],
    verify: ANSWERS,
    sources: [LM],
    page: '/models/downloading-models#which-files',
    sample: 'FileNotFoundError: No safetensors found in /Users/ada/models/Qwen3-0.6B-GGUF',
  },
  {
    id: 'mlx-parameters',
    title: 'The weights do not match what MLX expects',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message('Received', 'parameters not in model'),
      {
        ...message('Missing', 'parameters:'),
        near: {phrase: 'mlx', lines: 25},
        specific: 'parameters:',
      },
      {
        ...variant('Expected shape', 'but received shape', 'for parameter'),
        specific: 'but received shape',
      },
    ],
    cause:
      'The model was converted by another release, or quantized in a way that this one does not read.',
    steps: [
      {text: 'Update MLX.', commands: [bash('pip install --upgrade mlx mlx-lm')]},
      {
        text: 'If it persists, use another conversion of the model, or convert it again.',
        commands: [bash('mlx_lm.convert --hf-path <repository> -q')],
      },
    ],
    verify: ANSWERS,
    sources: [LM],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      'ValueError: Received 338 parameters not in model: \nmodel.layers.0.self_attn.q_proj.biases,',
  },
  {
    id: 'mlx-not-installed',
    title: 'MLX cannot be installed or loaded on this machine',
    component: 'mlx',
    platforms: ['macos', 'linux'],
    kamiwaza: false,
    messages: [
      message('ERROR: No matching distribution found for mlx'),
      message('ERROR: Could not find a version that satisfies the requirement mlx'),
      variant("No module named 'mlx.core'"),
      variant("No module named 'mlx_lm'"),
      variant('Library not loaded: @rpath/libmlx.dylib'),
      variant('libmlx.so: cannot open shared object file'),
      variant('Failed to load the default metallib'),
      variant('No Metal device available'),
    ],
    cause:
      'On a Mac, the packages need an Apple chip, a recent macOS and a Python that is built for this chip: a Python for Intel (under Rosetta) does not find them. On Linux, the library comes with the `cuda12` or `cpu` extra.',
    steps: [
      {
        text: 'On a Mac, check the processor and the Python build: both must say `arm`.',
        commands: [
          on(
            'macos',
            bash(
              'uname -p',
              'python3 -c "import platform; print(platform.processor(), platform.mac_ver()[0])"',
            ),
          ),
        ],
      },
      {
        text: 'On a Mac, install MLX with a native Python, in a fresh environment.',
        commands: [on('macos', bash('python3 -m venv mlx', 'mlx/bin/pip install mlx mlx-lm'))],
      },
      {
        text: 'On Linux, install it with the `cuda12` extra for an NVIDIA card, or with `cpu` instead.',
        commands: [
          on('linux', bash('python3 -m venv mlx', 'mlx/bin/pip install "mlx[cuda12]" mlx-lm')),
        ],
      },
      {text: 'On any other machine, use llama.cpp or vLLM.'},
    ],
    verify: {
      text: 'A version is printed.',
      commands: [bash('python3 -c "import mlx.core as mx; print(mx.__version__)"')],
    },
    sources: [INSTALL],
    sample:
      'ERROR: Could not find a version that satisfies the requirement mlx (from versions: none)\nERROR: No matching distribution found for mlx',
  },
  {
    id: 'mlx-no-metal',
    title: 'This MLX was built without Metal',
    component: 'mlx',
    platforms: ['macos', 'linux'],
    kamiwaza: false,
    messages: [
      message('Cannot get device info without metal backend'),
      variant('without metal backend'),
      variant('[metal_kernel] No Metal back-end'),
      variant('No Metal back-end'),
    ],
    cause:
      'The Metal code of MLX needs a Mac with an Apple chip and a Python built for it. On a Linux machine, in a virtual machine, on an Intel Mac, or with a Python for Intel that macOS translates, MLX has no Metal.',
    steps: [
      {
        text: 'See which chip this Python is built for. The output must be `arm`.',
        commands: [bash('python3 -c "import platform; print(platform.processor())"')],
      },
      {
        text: 'On an Apple chip, install an `arm64` Python and MLX into a new environment.',
        commands: [
          on('macos', bash('python3 -m venv <directory>')),
          on('macos', bash('<directory>/bin/pip install mlx mlx-lm')),
        ],
      },
      {text: 'On any other machine, use a GGUF variant of the model and llama.cpp.'},
    ],
    verify: {
      text: 'The output names the GPU.',
      commands: [bash('python3 -c "import mlx.core as mx; print(mx.default_device())"')],
    },
    sources: [
      {
        title: 'MLX: Build and Install',
        url: 'https://ml-explore.github.io/mlx/build/html/install.html',
      },
      {
        title: 'ml-explore/mlx-examples issue 1306',
        url: 'https://github.com/ml-explore/mlx-examples/issues/1306',
      },
    ],
    sample: 'RuntimeError: [metal::device_info] Cannot get device info without metal backend',
  },
  {
    id: 'mlx-metal-unavailable',
    title: 'MLX cannot use the graphics processor of the Mac',
    component: 'mlx',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [
      message('[metal::Device] Unable to load function'),
      message('[metal::Device] Unable to load kernel'),
      message('[metal::Device] Unable to build metal library'),
      {
        ...message('*** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty array'),
        near: {phrase: 'mlx', lines: 10},
      },
      {
        ...variant('index 0 beyond bounds for empty array'),
        near: {phrase: 'mlx', lines: 10},
      },
      variant('mlx::core::metal::Device::Device()'),
      variant('[metal_device] No Metal device'),
    ],
    cause:
      'Either the session has no graphics processor (a virtual machine, a login without a screen, or a driver error after long use), or the package was built for a different chip or macOS version.',
    steps: [
      {text: 'Restart the Mac.'},
      {text: 'Log in at its screen once, and do not start the engine in a virtual machine.'},
      {text: 'Update macOS and MLX.', commands: [bash('pip install --upgrade mlx mlx-lm')]},
      {text: 'Until then, use a GGUF variant of the model with llama.cpp.'},
    ],
    verify: {
      text: '`True` is printed.',
      commands: [bash('python3 -c "import mlx.core as mx; print(mx.metal.is_available())"')],
    },
    sources: [
      {title: 'ml-explore/mlx issue 3397', url: 'https://github.com/ml-explore/mlx/issues/3397'},
      {title: 'ml-explore/mlx issue 2691', url: 'https://github.com/ml-explore/mlx/issues/2691'},
      INSTALL,
    ],
    sample:
      "*** Terminating app due to uncaught exception 'NSRangeException', reason:\n'*** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty array'\nlibmlx.dylib ... mlx::core::metal::device(...)",
  },
];
