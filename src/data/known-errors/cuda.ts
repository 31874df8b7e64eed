import {bash, hint, message, python, variant} from './define.ts';
import {on} from './steps.ts';
import type {Command, KnownError, Source, Step} from './types.ts';

const PYTORCH: Source = {
  title: 'PyTorch: CUDA semantics',
  url: 'https://docs.pytorch.org/docs/stable/notes/cuda.html',
};
const WHEELS: Source = {
  title: 'PyTorch: choose a build',
  url: 'https://pytorch.org/get-started/locally/',
};
const ERRORS: Source = {
  title: 'NVIDIA: error codes of the CUDA runtime',
  url: 'https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TYPES.html',
};
const COMPATIBILITY: Source = {
  title: 'NVIDIA: CUDA compatibility',
  url: 'https://docs.nvidia.com/deploy/cuda-compatibility/',
};
const PAGE = '/models/troubleshooting#cuda-error';
const SEES: Command = {
  language: 'bash',
  code: 'python3 -c "import torch; print(torch.version.cuda, torch.cuda.is_available(), torch.cuda.get_arch_list())"',
};
const WORKS: Step = {text: 'PyTorch prints `True`.', commands: [SEES]};

/** CUDA and PyTorch in the process that computes. */
export const cudaErrors: readonly KnownError[] = [
  {
    id: 'cuda-out-of-memory',
    title: 'The GPU memory is full',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA out of memory. Tried to allocate'),
      message('CUDA error: out of memory'),
      variant('torch.OutOfMemoryError: CUDA out of memory'),
      {...variant('CUDA out of memory'), unless: ['occurred when warming up']},
      variant('torch.cuda.OutOfMemoryError'),
      variant('CUDA_ERROR_OUT_OF_MEMORY'),
      variant('cudaErrorMemoryAllocation'),
      variant('CUDA driver error: out of memory'),
      variant('OutOfMemoryError: CUDA out of memory'),
      variant('CUDA error 2: out of memory'),
      variant('cuMemCreate error: out of memory'),
      variant('CUDA runtime error: out of memory'),
      variant('Cuda failure', "'out of memory'"),
    ],
    follows: ['vllm-sampler-memory', 'llama-gpu-memory', 'vllm-memory-taken'],
    cause:
      'Weights, cache and intermediate values together need more than the card has free. The message says how much the program asked for, how much is free, and how much this process already uses.',
    steps: [
      {
        text: 'See which processes use the card, and stop those that you do not need.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Ask for less memory. While the weights load, only a quantized or smaller model helps; after that, a shorter context or fewer concurrent requests help, too. In vLLM, these are `max_model_len` and `max_num_seqs`.',
      },
      {
        text: 'If the message mentions memory that is "reserved but unallocated", let the allocator grow its blocks: set this variable for the process.',
        commands: [bash('export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True')],
      },
      {text: 'If the host has several cards, split the model over them.'},
    ],
    verify: {
      text: 'The model loads, and memory stays below the limit under load.',
      commands: [bash('nvidia-smi --query-gpu=memory.used,memory.total --format=csv -l 5')],
    },
    sources: [PYTORCH],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      'ERROR 08-20 09:15:58 [core.py:390] torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.96 GiB. GPU 0 has a total capacity of 23.64 GiB of which 912.81 MiB is free. Including non-PyTorch memory, this process has 22.74 GiB memory in use.',
  },
  {
    id: 'cuda-no-kernel-image',
    title: 'The program is not built for this GPU generation',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('no kernel image is available for execution on the device'),
      variant('cudaErrorNoKernelImageForDevice'),
      variant('CUDA_ERROR_NO_BINARY_FOR_GPU'),
      message('is not compatible with the current PyTorch installation'),
      variant('with CUDA capability sm_', 'is not compatible with'),
      variant('sm_', 'is not defined for option', 'gpu-name'),
      variant('nvcc fatal', 'Unsupported gpu architecture'),
      variant('CUDA error: invalid device function'),
      variant('cuda capability supported by this version of PyTorch is'),
      variant('PyTorch no longer supports this GPU'),
      variant('is not compatible with the current PyTorch'),
      variant('does not support .target sm_'),
      variant('Failed to get device capability: SM', 'requires CUDA'),
      variant('requires GPUs with sm'),
      variant('ptxas fatal', 'Unsupported .target'),
      variant('was compiled for a different GPU architecture'),
    ],
    contradicts: ['Restart the host'],
    cause:
      'CUDA code is compiled for certain generations of cards. The installed build has none for this one: the card is newer than the build, or so old that the build no longer supports it.',
    steps: [
      {
        text: 'Compare the compute capability of the card with the list of the build.',
        commands: [bash('nvidia-smi --query-gpu=name,compute_cap --format=csv'), SEES],
      },
      {
        text: 'For a newer card, use a newer release of the engine or image, built with a newer CUDA. For cards of compute capability 12.x (Blackwell) that is CUDA 12.8 or later.',
      },
      {
        text: 'For an older card, use an earlier release that still supports it, or build from source for it.',
      },
    ],
    verify: {
      text: 'The list of the build contains the `sm_` number of the card.',
      commands: [SEES],
    },
    sources: [ERRORS, WHEELS],
    page: PAGE,
    sample:
      'RuntimeError: CUDA error: no kernel image is available for execution on the device\nCUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace below might be incorrect.',
  },
  {
    id: 'cuda-driver-too-old',
    title: 'The NVIDIA driver is too old for the CUDA version of the program',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('The NVIDIA driver on your system is too old'),
      message('CUDA driver version is insufficient for CUDA runtime version'),
      variant('cudaErrorInsufficientDriver'),
      variant('the provided PTX was compiled with an unsupported toolchain'),
      variant('CUDA_ERROR_UNSUPPORTED_PTX_VERSION'),
      variant('CUDA driver version is insufficient'),
      variant('Please update your GPU driver by downloading and installing a new'),
      variant('driver on your system is too old (found version'),
    ],
    cause:
      'Every CUDA release needs a driver of at least a certain version on the host. A container includes its own CUDA, but never the driver.',
    steps: [
      {
        text: 'Read the driver version and the newest supported CUDA version on the host.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Update the driver on the host, and restart the host. With WSL, update the driver on Windows.',
      },
      {text: 'Or use an image or build for an earlier CUDA version.'},
    ],
    verify: WORKS,
    sources: [COMPATIBILITY],
    page: PAGE,
    sample:
      'RuntimeError: The NVIDIA driver on your system is too old (found version 12020). Please update your GPU driver by downloading and installing a new version from the URL: http://www.nvidia.com/Download/index.aspx',
  },
  {
    id: 'cuda-forward-compatibility',
    title: 'This card cannot run a CUDA newer than its driver',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('forward compatibility was attempted on non supported HW'),
      variant('cudaErrorCompatNotSupportedOnDevice'),
      variant('CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE'),
      variant('Error 804: forward compatibility'),
    ],
    cause:
      'The container has compatibility libraries for a CUDA newer than the driver of the host. They work only on data-center cards and a few workstation cards.',
    steps: [
      {
        text: 'If the driver was updated since the last restart of the host, restart it: the message also appears then.',
      },
      {
        text: 'See which driver the host has, and the newest CUDA version that it supports.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Update the driver of the host to one that supports the CUDA of the container, and restart.',
      },
      {text: 'Or use an image for the CUDA version that `nvidia-smi` shows.'},
    ],
    verify: WORKS,
    sources: [COMPATIBILITY],
    page: PAGE,
    sample:
      'UserWarning: CUDA initialization: Unexpected error from cudaGetDeviceCount(). Error 804: forward compatibility was attempted on non supported HW (Triggered internally at ../c10/cuda/CUDAFunctions.cpp:108.)',
  },
  {
    id: 'cuda-no-driver',
    title: 'The process sees no NVIDIA driver',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Found no NVIDIA driver on your system'),
      variant('libcuda.so.1: cannot open shared object file'),
      variant('libcuda.so.1: cannot open shared object'),
      variant('CUDA driver library not found'),
      variant('CUDA_ERROR_STUB_LIBRARY'),
      variant('cudaErrorStubLibrary'),
    ],
    follows: [
      'docker-gpu-driver',
      'nvidia-smi-failed',
      'nvidia-container-legacy',
      'nvidia-driver-mismatch',
      'nvidia-module-missing',
      'nvidia-dkms-build',
      'nvidia-smi-missing',
    ],
    cause:
      'Either the machine has no driver, or the program runs in a container that was started without the GPU.',
    steps: [
      {text: 'Check the driver on the host.', commands: [bash('nvidia-smi')]},
      {
        text: 'If the host has a working driver, start the container with `--gpus all`, and check that containers reach the GPU.',
        commands: [
          bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
        ],
      },
      {text: 'If the host has no driver, install it and restart.'},
      {
        text: 'If the message names a stub library, remove the `stubs` directory from `LD_LIBRARY_PATH`: the program loads that library instead of the driver.',
        commands: [bash('echo "$LD_LIBRARY_PATH"')],
      },
    ],
    verify: WORKS,
    sources: [PYTORCH, ERRORS],
    page: PAGE,
    sample:
      'RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed a driver from http://www.nvidia.com/Download/index.aspx',
  },
  {
    id: 'cuda-no-device',
    title: 'CUDA finds no card',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('no CUDA-capable device is detected'),
      message('No CUDA GPUs are available'),
      variant('CUDA_ERROR_NO_DEVICE'),
      variant('cudaErrorNoDevice'),
      variant('ggml_cuda_init: failed to initialize CUDA', 'no CUDA-capable device'),
      variant('no CUDA-capable device'),
      variant('CUDA error 100: no'),
    ],
    follows: [
      'nvidia-smi-failed',
      'nvidia-fallen-off-bus',
      'cuda-invalid-device',
      'nvidia-no-devices',
      'nvidia-driver-mismatch',
      'nvidia-module-missing',
      'container-gpu-lost',
    ],
    cause:
      'The driver works, but shows this process no card: `CUDA_VISIBLE_DEVICES` is empty or names none that exists, the container has none, or the card failed.',
    steps: [
      {
        text: 'See which cards the process may use, and which the driver has.',
        commands: [bash('echo "$CUDA_VISIBLE_DEVICES" "$NVIDIA_VISIBLE_DEVICES"', 'nvidia-smi -L')],
      },
      {
        text: 'Correct the variable: numbers from 0, separated by commas, or not set at all.',
        commands: [bash('unset CUDA_VISIBLE_DEVICES')],
      },
      {
        text: 'Start a container with `--gpus all`. On the host, look for a failed card.',
        commands: [bash('sudo dmesg | grep -iE "NVRM|xid"')],
      },
    ],
    verify: WORKS,
    sources: [ERRORS],
    page: PAGE,
    sample:
      '  File "/usr/local/lib/python3.12/dist-packages/torch/cuda/__init__.py", line 412, in _lazy_init\n    torch._C._cuda_init()\nRuntimeError: No CUDA GPUs are available',
  },
  {
    id: 'cuda-invalid-device',
    title: 'A card number does not exist',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA error: invalid device ordinal'),
      variant('cudaErrorInvalidDevice'),
      variant('CUDA_ERROR_INVALID_DEVICE'),
      variant('invalid device ordinal'),
    ],
    cause:
      'The program asked for a card that it does not see: more processes than cards, or `CUDA_VISIBLE_DEVICES` hides some. The visible ones are renumbered from 0.',
    steps: [
      {
        text: 'Count the cards that the process sees: those in the variable if it is set, otherwise all in the list.',
        commands: [bash('echo "$CUDA_VISIBLE_DEVICES"', 'nvidia-smi -L')],
      },
      {
        text: 'Set the number of cards (`tensor_parallel_size`, `--gpus`) to at most this number. Device numbers go from 0 to one less than this number.',
      },
    ],
    verify: {
      text: 'The count equals what the program asks for.',
      commands: [bash('python3 -c "import torch; print(torch.cuda.device_count())"')],
    },
    sources: [ERRORS],
    page: PAGE,
    sample:
      'RuntimeError: CUDA error: invalid device ordinal\nGPU device may be out of range, do you have enough GPUs?',
  },
  {
    id: 'cuda-device-assert',
    title: 'The program computed an index that is out of range',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA error: device-side assert triggered'),
      variant('device-side assert triggered'),
      variant('cudaErrorAssert'),
      hint('Assertion', 'index out of bounds', 'failed'),
      variant('Assertion `srcIndex < srcSelectDimSize` failed'),
      variant('Assertion', 'index out of bounds', 'failed.'),
    ],
    contradicts: ['driver'],
    cause:
      'A check inside the program on the card failed, for example because a token number is beyond the vocabulary, or a position beyond the context. The card and the driver work. The line above with `Assertion … failed` names the check.',
    steps: [
      {text: 'Read the first `Assertion` line above.'},
      {
        text: 'Check that the tokenizer and the model match (same repository, same revision), and that the context is not longer than the model allows.',
      },
      {
        text: 'Start once with this variable, which runs the GPU calls one by one: the trace then shows the right Python line.',
        commands: [bash('export CUDA_LAUNCH_BLOCKING=1')],
      },
      {text: 'Restart the process: after this error it can no longer use the card.'},
    ],
    verify: {text: 'The request that failed now succeeds.'},
    sources: [PYTORCH],
    page: PAGE,
    sample:
      '../aten/src/ATen/native/cuda/Indexing.cu:1369: indexSelectLargeIndex: block: [244,0,0], thread: [64,0,0] Assertion `srcIndex < srcSelectDimSize` failed.\nRuntimeError: CUDA error: device-side assert triggered',
  },
  {
    id: 'cuda-illegal-access',
    title: 'A GPU program read memory that is not its own',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('an illegal memory access was encountered'),
      variant('cudaErrorIllegalAddress'),
      variant('CUDA_ERROR_ILLEGAL_ADDRESS'),
      variant('CUDA error: unspecified launch failure'),
      variant('cudaErrorLaunchFailure'),
      variant('CUDA error: misaligned address'),
      variant('illegal memory access was encountered'),
      variant('Warp Illegal Address'),
      variant('an illegal instruction was encountered'),
      variant('unspecified launch failure'),
    ],
    follows: ['nvidia-fallen-off-bus', 'nvidia-ecc'],
    cause:
      'A defect in the GPU code of the engine (one of its kernels), or failing memory on the card. It is not a lack of memory.',
    steps: [
      {
        text: 'Check whether the kernel log has an Xid at that time. Xid 48 or 95 points to the card, 13 or 31 usually to the program.',
        commands: [bash('sudo dmesg | grep -i xid')],
      },
      {
        text: 'Update the engine, or go back one release: defects of this kind come and go with releases.',
      },
      {
        text: 'With vLLM, try `--enforce-eager` and another attention backend, one at a time, to find the kernel.',
      },
      {
        text: 'Start once with this variable, which runs the GPU calls one by one, to get the right place in the trace.',
        commands: [bash('export CUDA_LAUNCH_BLOCKING=1')],
      },
    ],
    verify: {text: 'The same load runs for an hour without the message.'},
    sources: [ERRORS],
    page: PAGE,
    sample:
      'RuntimeError: CUDA error: an illegal memory access was encountered\nCompile with `TORCH_USE_CUDA_DSA` to enable device-side assertions.',
  },
  {
    id: 'cuda-device-busy',
    title: 'Another process uses the card exclusively',
    component: 'cuda',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('CUDA-capable device(s) is/are busy or unavailable'),
      variant('cudaErrorDevicesUnavailable'),
      variant('all CUDA-capable devices are busy or unavailable'),
    ],
    cause:
      'The card is in an exclusive mode and already in use, or a process left it in a bad state when it exited.',
    steps: [
      {
        text: 'See the compute mode, and which processes use the card.',
        commands: [
          bash(
            'nvidia-smi -q -d COMPUTE',
            'nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv',
          ),
        ],
      },
      {
        text: 'Stop the process that should not run. If processes may share the card, set the shared mode.',
        commands: [bash('sudo nvidia-smi -c DEFAULT')],
      },
      {
        text: 'If nothing uses the card, reset it (here the first one) or restart the host.',
        commands: [bash('sudo nvidia-smi --gpu-reset -i 0')],
      },
    ],
    verify: WORKS,
    sources: [ERRORS],
    page: PAGE,
    sample: 'RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable',
  },
  {
    id: 'torch-without-cuda',
    title: 'PyTorch is installed without GPU support',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('Torch not compiled with CUDA enabled'),
      variant('PyTorch was not compiled with CUDA'),
      message(
        'Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False',
      ),
    ],
    cause:
      'The installed build runs on the processor only. On Windows and some other platforms, `pip` installs this build by default, and another package can replace the GPU build with it.',
    steps: [
      {
        text: 'See which build it is. In a build without GPU support, the version ends with `+cpu`, or CUDA is `None`.',
        commands: [bash('python3 -c "import torch; print(torch.__version__, torch.version.cuda)"')],
      },
      {
        text: 'Install the build for your CUDA version, here 12.8: the [PyTorch page](https://pytorch.org/get-started/locally/) gives the command for others.',
        commands: [
          bash(
            'pip uninstall -y torch',
            'pip install torch --index-url https://download.pytorch.org/whl/cu128',
          ),
        ],
      },
      {text: 'On a Mac there is no CUDA: use the device `mps`, or an engine for Apple silicon.'},
    ],
    verify: WORKS,
    sources: [WHEELS],
    sample:
      '    raise AssertionError("Torch not compiled with CUDA enabled")\nAssertionError: Torch not compiled with CUDA enabled',
  },
  {
    id: 'cuda-library-missing',
    title: 'A CUDA library of another version is missing',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('libcudart.so', 'cannot open shared object file'), specific: 'libcudart.so'},
      {...message('libcudnn', 'cannot open shared object file'), specific: 'libcudnn'},
      {...message('libcublas', 'cannot open shared object file'), specific: 'libcublas'},
      {...variant('libnccl.so', 'cannot open shared object file'), specific: 'libnccl.so'},
      {...variant('libnvrtc.so', 'cannot open shared object file'), specific: 'libnvrtc.so'},
      {...variant('libcusparse', 'cannot open shared object file'), specific: 'libcusparse'},
      variant('Could not load library libcudnn'),
      variant('Unable to load any of', 'libcudnn'),
      variant('libcufft', 'cannot open shared object file'),
      variant('libcusolver', 'cannot open shared object file'),
      variant('libcurand', 'cannot open shared object file'),
      variant('libnvJitLink', 'cannot open shared object file'),
      variant('libcupti', 'cannot open shared object file'),
      variant('libcudart.so', 'not found'),
      variant('undefined symbol: __nvJitLink'),
      variant('Library libcublas', 'is not found'),
    ],
    cause:
      'The program was built for a CUDA major version (the number behind `.so`), and that version is not installed or not on the search path. `undefined symbol` means that libraries of two versions are mixed.',
    steps: [
      {
        text: 'See which versions are installed.',
        commands: [
          bash('ldconfig -p | grep -E "cudart|cudnn|cublas"', 'pip list | grep -i nvidia'),
        ],
      },
      {
        text: 'Reinstall the program together with the build of PyTorch that it names, in a fresh environment: its packages bring the libraries.',
      },
      {text: 'Or install the CUDA runtime of the version that the message names.'},
    ],
    verify: WORKS,
    sources: [WHEELS],
    sample:
      'ImportError: libcudart.so.12: cannot open shared object file: No such file or directory',
  },
  {
    id: 'cublas-failed',
    title: 'The matrix library cuBLAS could not start or compute',
    component: 'cuda',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUBLAS_STATUS_ALLOC_FAILED'),
      message('CUBLAS_STATUS_NOT_INITIALIZED'),
      variant('CUBLAS_STATUS_EXECUTION_FAILED'),
      variant('CUBLAS_STATUS_INTERNAL_ERROR'),
      hint('cublasCreate(handle)'),
    ],
    follows: ['cuda-out-of-memory', 'cuda-device-assert', 'cuda-illegal-access'],
    cause:
      'Usually the card has no memory left for the workspace of the library. After an earlier CUDA error in the same process, it is a consequence of that error.',
    steps: [
      {text: 'Look further up for the first CUDA error: it is the cause if there is one.'},
      {
        text: 'See how much GPU memory is free, and leave more of it to the library.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'If memory is free, reinstall PyTorch: mixed library versions cause the same message.',
      },
    ],
    verify: {text: 'The model answers a request.'},
    sources: [
      {title: 'NVIDIA: cuBLAS status codes', url: 'https://docs.nvidia.com/cuda/cublas/index.html'},
    ],
    sample:
      'RuntimeError: CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`',
  },
  {
    id: 'cuda-init-unknown',
    title: 'CUDA cannot start and gives no reason',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA unknown error - this may be due to an incorrectly set up environment'),
      variant('CUDA unknown error'),
      variant('cudaErrorUnknown'),
      variant('ggml_cuda_init: failed to initialize CUDA: unknown error'),
      message('nvidia-container-cli: initialization error: cuda error'),
      variant('initialization error: cuda error'),
      variant('CUDA driver initialization failed'),
      {
        ...variant('Unexpected error from cudaGetDeviceCount()'),
        unless: ['Error 80', 'Error 2:', 'out of memory', 'no CUDA-capable', 'insufficient'],
      },
      variant('named symbol not found'),
    ],
    follows: [
      'nvidia-driver-mismatch',
      'nvidia-fallen-off-bus',
      'nvidia-module-missing',
      'nvidia-smi-failed',
      'container-gpu-lost',
    ],
    cause:
      'The memory module of the driver (`nvidia_uvm`) is not loaded or is stuck, often after the machine slept or after a driver update. `named symbol not found` in a container under WSL: the container tools are older than the Windows driver.',
    steps: [
      {
        text: 'Under WSL, update Docker Desktop (4.31 or later) or the NVIDIA Container Toolkit (1.14.4 or later).',
      },
      {
        text: 'On Linux, stop everything that uses the card, then reload the module.',
        commands: [on('linux', bash('sudo rmmod nvidia_uvm', 'sudo modprobe nvidia_uvm'))],
      },
      {
        text: 'If the module is in use or the message persists, restart the host.',
        commands: [on('linux', bash('sudo reboot'))],
      },
    ],
    verify: WORKS,
    sources: [
      {title: 'PyTorch, issue 159954', url: 'https://github.com/pytorch/pytorch/issues/159954'},
      {
        title: 'NVIDIA/nvidia-container-toolkit issue 520',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/520',
      },
    ],
    sample:
      'UserWarning: CUDA initialization: CUDA unknown error - this may be due to an incorrectly set up environment, e.g. changing env variable CUDA_VISIBLE_DEVICES after program start. Setting the available devices to be zero.',
  },
  {
    id: 'cuda-forked',
    title: 'CUDA was started before the process was forked',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [message('Cannot re-initialize CUDA in forked subprocess')],
    cause:
      'A Python program used the card and then started worker processes with `fork`. CUDA does not survive that.',
    steps: [
      {
        text: 'With vLLM, have it start its workers with `spawn` instead.',
        commands: [bash('export VLLM_WORKER_MULTIPROC_METHOD=spawn')],
      },
      {
        text: "In your own program, set the method before anything touches the card, and put the start under `if __name__ == '__main__':`.",
        commands: [
          python('import multiprocessing', '', "multiprocessing.set_start_method('spawn')"),
        ],
      },
    ],
    verify: {text: 'The workers start.'},
    sources: [
      {
        title: 'PyTorch: multiprocessing best practices',
        url: 'https://docs.pytorch.org/docs/stable/notes/multiprocessing.html',
      },
    ],
    sample:
      "RuntimeError: Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the 'spawn' start method",
  },
];
