import {bash, hint, message, variant} from './define.ts';
import type {KnownError, Source, Step} from './types.ts';

const PREREQUISITES: Source = {
  title: 'ROCm: prerequisites for the installation',
  url: 'https://rocm.docs.amd.com/projects/install-on-linux/en/latest/install/prerequisites.html',
};
const DOCKER: Source = {
  title: 'ROCm: containers',
  url: 'https://rocm.docs.amd.com/projects/install-on-linux/en/latest/how-to/docker.html',
};
const SUPPORTED: Source = {
  title: 'ROCm: supported cards',
  url: 'https://rocm.docs.amd.com/projects/install-on-linux/en/latest/reference/system-requirements.html',
};
const SEES: Step = {
  text: 'The card is listed with its `gfx` name.',
  commands: [bash('rocminfo | grep -E "Name:.*gfx"')],
};
const RUN = bash(
  'docker run --device /dev/kfd --device /dev/dri --group-add video --group-add render --ipc=host <image>',
);

/** AMD graphics cards: driver, ROCm, HIP. */
export const rocmErrors: readonly KnownError[] = [
  {
    id: 'rocm-permission',
    title: 'The user has no access to the AMD card',
    component: 'rocm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('Unable to open /dev/kfd read-write: Permission denied'),
      message('is not member of "render" group'),
      variant('is not member of "video" group'),
      variant('/dev/kfd', 'Permission denied'),
      variant('/dev/kfd', 'Operation not permitted'),
      variant('no permission to access /dev/kfd'),
    ],
    cause:
      'The device files of the card belong to the `render` and `video` groups. The user, or the user inside the container, is in neither.',
    steps: [
      {
        text: 'Add your user to the groups, then log in again.',
        commands: [bash('sudo usermod -aG render,video "$USER"')],
      },
      {
        text: 'For a container, pass the devices and the groups. If the image does not know the name `render`, use the number of the group on the host, which the second command shows.',
        commands: [RUN, bash('getent group render')],
      },
    ],
    verify: SEES,
    sources: [PREREQUISITES, DOCKER],
    sample:
      'ROCk module is loaded\nUnable to open /dev/kfd read-write: Permission denied\nada is not member of "render" group, the default DRM access group. Users must be a member of the "render" group or another DRM access group in order for ROCm applications to run successfully.',
  },
  {
    id: 'rocm-no-kfd',
    title: 'The AMD driver is missing',
    component: 'rocm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('ROCk module is NOT loaded'),
      message('Unable to open /dev/kfd read-write: No such file or directory'),
      variant('/dev/kfd', 'No such file or directory'),
      variant('stat /dev/kfd: no such file or directory'),
      variant('error gathering device information while adding custom device "/dev/kfd"'),
      variant('Driver not initialized (amdgpu not found in modules)'),
    ],
    cause:
      '`/dev/kfd` comes from the `amdgpu` kernel module. It is not loaded on the host, or the device was not passed to the container.',
    steps: [
      {
        text: 'Check the card, the module and the device files on the host.',
        commands: [
          bash(
            'lspci | grep -iE "vga|display|3d|accelerator"',
            'lsmod | grep amdgpu',
            'ls -l /dev/kfd /dev/dri',
          ),
        ],
      },
      {
        text: 'If the module is missing, load it. If that fails, the kernel log says why.',
        commands: [bash('sudo modprobe amdgpu', 'sudo dmesg | grep -i amdgpu | tail -20')],
      },
      {text: 'If the host has `/dev/kfd`, pass it to the container.', commands: [RUN]},
    ],
    verify: SEES,
    sources: [PREREQUISITES, DOCKER],
    sample:
      'ROCk module is NOT loaded, possibly no GPU devices\nUnable to open /dev/kfd read-write: No such file or directory',
  },
  {
    id: 'rocm-no-code-object',
    title: 'The program is not built for this AMD card',
    component: 'rocm',
    platforms: ['linux', 'windows'],
    kamiwaza: false,
    messages: [
      message('Unable to find code object for all current devices'),
      message('HIP error: invalid device function'),
      message('HIP error: no kernel image is available for execution on the device'),
      variant('hipErrorNoBinaryForGpu'),
      variant('hipErrorInvalidDeviceFunction'),
      message('Cannot read', 'TensileLibrary', 'for GPU arch'),
      variant('rocBLAS error: Could not initialize Tensile host'),
      variant('has no device code compatible with HIP arch'),
      variant('ROCm error: invalid device function'),
    ],
    cause:
      'Code for AMD cards is compiled for named architectures (`gfx…`). The installed build has none for this card. The card is too new for the build, or ROCm does not support it.',
    steps: [
      {
        text: "Read the architecture of the card, and look it up in ROCm's list of supported cards.",
        commands: [bash('rocminfo | grep -E "Name:.*gfx"')],
      },
      {text: 'Use a newer image or build that supports this architecture.'},
      {
        text: 'If the card is a close relative of a supported one, let the runtime treat it as that one, for example gfx1031 as gfx1030. AMD does not support this, and it can make programs crash.',
        commands: [bash('export HSA_OVERRIDE_GFX_VERSION=10.3.0')],
      },
    ],
    verify: {text: 'A first request is answered.'},
    sources: [
      SUPPORTED,
      {
        title: 'ROCm/legacy-rocm-build issue 2061',
        url: 'https://github.com/ROCm/legacy-rocm-build/issues/2061',
      },
    ],
    sample:
      '"hipErrorNoBinaryForGpu: Unable to find code object for all current devices!"\nAborted (core dumped)',
  },
  {
    id: 'rocm-out-of-memory',
    title: 'The memory of the AMD card is full',
    component: 'rocm',
    platforms: ['linux', 'windows'],
    kamiwaza: false,
    messages: [
      message('HIP out of memory. Tried to allocate'),
      variant('torch.OutOfMemoryError: HIP out of memory'),
      variant('HIP out of memory'),
      variant('HIP error: out of memory'),
      variant('hipErrorOutOfMemory'),
      variant('ROCm error: out of memory'),
      variant('HSA_STATUS_ERROR_OUT_OF_RESOURCES', 'Available Free mem : 0 MB'),
    ],
    cause:
      'Weights, cache and intermediate values together need more memory than is free on the card.',
    steps: [
      {
        text: 'See which processes use the card, and stop what you do not need.',
        commands: [bash('rocm-smi --showmeminfo vram --showpids')],
      },
      {
        text: 'Use a shorter context, fewer concurrent requests, or a quantized or smaller model.',
      },
      {
        text: 'On a processor with built-in graphics, give graphics a larger share of the memory in the firmware setup.',
      },
    ],
    verify: {
      text: 'Memory use stays below the limit under load.',
      commands: [bash('rocm-smi --showmeminfo vram')],
    },
    sources: [
      {title: 'PyTorch: HIP semantics', url: 'https://docs.pytorch.org/docs/stable/notes/hip.html'},
    ],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      'torch.OutOfMemoryError: HIP out of memory. Tried to allocate 2.32 GiB. GPU 0 has a total capacity of 23.98 GiB of which 1.10 GiB is free.',
  },
  {
    id: 'rocm-no-gpu',
    title: 'The program sees no AMD card',
    component: 'rocm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('No HIP GPUs are available'),
      message('no ROCm-capable device is detected'),
      variant('hipErrorNoDevice'),
      variant('Torch not compiled with HIP enabled'),
    ],
    follows: ['rocm-no-kfd', 'rocm-permission'],
    cause:
      'The driver is missing, this process is not allowed to use it, or `HIP_VISIBLE_DEVICES` hides every card.',
    steps: [
      {
        text: 'As the same user, check what ROCm sees on the host and in the container.',
        commands: [bash('rocminfo', 'echo "$HIP_VISIBLE_DEVICES" "$ROCR_VISIBLE_DEVICES"')],
      },
      {text: 'Pass the devices and the groups to the container.', commands: [RUN]},
      {
        text: 'Check that PyTorch is the build for ROCm.',
        commands: [bash('python3 -c "import torch; print(torch.version.hip)"')],
      },
    ],
    verify: {
      text: 'The command prints `True`.',
      commands: [bash('python3 -c "import torch; print(torch.cuda.is_available())"')],
    },
    sources: [DOCKER],
    sample: '    torch._C._cuda_init()\nRuntimeError: No HIP GPUs are available',
  },
  {
    id: 'rocm-memory-fault',
    title: 'A program on the AMD card read memory that is not its own',
    component: 'rocm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('Memory access fault by GPU node-'),
      variant('Memory access fault by GPU'),
      variant('HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION'),
      variant('HSA_STATUS_ERROR_MEMORY_FAULT'),
    ],
    cause:
      "A GPU kernel of the engine has a defect, the code is for another architecture (after `HSA_OVERRIDE_GFX_VERSION`), or the driver does not match the container's ROCm.",
    steps: [
      {
        text: 'Remove an override of the architecture, if you set one.',
        commands: [bash('unset HSA_OVERRIDE_GFX_VERSION')],
      },
      {
        text: "Print the version of the host's driver, and that of ROCm in the container. Compare the two in the compatibility matrix, and update the older one. The driver that comes with the kernel has no such file.",
        commands: [bash('cat /sys/module/amdgpu/version /opt/rocm/.info/version')],
      },
      {text: 'Update the engine.'},
    ],
    verify: {text: 'The same load runs for an hour without the message.'},
    sources: [
      {
        title: 'ROCm: compatibility matrix',
        url: 'https://rocm.docs.amd.com/en/latest/compatibility/compatibility-matrix.html',
      },
    ],
    sample:
      'Memory access fault by GPU node-1 (Agent handle: 0x55d0c8a3b2e0) on address 0x7f1a2c400000. Reason: Page not present or supervisor privilege.',
  },
  {
    id: 'amdgpu-reset',
    title: 'The AMD card hung and was reset',
    component: 'rocm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      {...message('GPU reset begin!'), near: {phrase: 'amdgpu', lines: 2}},
      message('[drm:amdgpu_job_timedout', 'timeout'),
      variant('amdgpu', 'ring gfx', 'timeout'),
      variant('HW Exception by GPU node-'),
      hint('amdgpu', 'VRAM is lost due to GPU reset'),
    ],
    cause:
      'A job on the card did not end in time. Common reasons are a defect in the driver or the program, the power supply, or heat.',
    steps: [
      {
        text: 'Read the lines before the reset. They name the ring and the process.',
        commands: [bash('sudo dmesg | grep -i amdgpu | tail -40')],
      },
      {text: 'Update the kernel, the firmware files and the driver, then restart.'},
      {
        text: 'Watch the temperature and power draw under load.',
        commands: [bash('rocm-smi --showtemp --showpower')],
      },
    ],
    verify: {
      text: 'The kernel log shows no new reset.',
      commands: [bash('sudo dmesg | grep -i "GPU reset"')],
    },
    sources: [
      {title: 'Linux: amdgpu driver', url: 'https://docs.kernel.org/gpu/amdgpu/index.html'},
    ],
    sample:
      'amdgpu 0000:03:00.0: amdgpu: ring gfx_0.0.0 timeout, signaled seq=41230, emitted seq=41232\namdgpu 0000:03:00.0: amdgpu: GPU reset begin!',
  },
  {
    id: 'rocm-hsa-init',
    title: 'ROCm cannot start',
    component: 'rocm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('hsa api call failure at'),
      // A job that is aborted: ROCm had started.
      {...message('HSA_STATUS_ERROR_OUT_OF_RESOURCES'), unless: ['aborting with error']},
      variant('hsa_init Failed'),
      variant('Unable to open /dev/kfd read-write: Invalid argument'),
      variant('Unable to open /dev/kfd read-write: Cannot allocate memory'),
    ],
    follows: ['rocm-permission', 'rocm-no-kfd'],
    cause:
      "The user or the container has no access to the card's device files, the kernel's driver and the libraries of ROCm do not match, or the machine has too little memory for the card's tables.",
    steps: [
      {
        text: 'Try `sudo rocminfo`. If that works, add your user to the groups, then log in again. Pass a container both devices.',
        commands: [bash('sudo usermod -aG render,video "$USER"'), RUN],
      },
      {
        text: 'Read what the driver logged.',
        commands: [bash('sudo dmesg | grep -iE "kfd|amdgpu" | tail -30')],
      },
      {
        text: 'Compare the versions of driver and ROCm.',
        commands: [bash('cat /sys/module/amdgpu/version', 'cat /opt/rocm/.info/version')],
      },
      {text: 'If they do not match, install both from one release, then restart.'},
    ],
    verify: SEES,
    sources: [PREREQUISITES],
    sample:
      'hsa api call failure at: /src/rocminfo/rocminfo.cc:1219\nCall returned HSA_STATUS_ERROR_OUT_OF_RESOURCES: The runtime failed to allocate the necessary resources.',
  },
];
