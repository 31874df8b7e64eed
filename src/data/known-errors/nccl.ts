import {bash, hint, message, variant} from './define.ts';
import type {KnownError, Source} from './types.ts';

const NCCL: Source = {
  title: 'NCCL: troubleshooting',
  url: 'https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/troubleshooting.html',
};

/** NCCL, the library with which several cards work together. */
export const ncclErrors: readonly KnownError[] = [
  {
    id: 'nccl-shared-memory',
    title: 'Too little shared memory for several GPUs',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Error while creating shared memory segment /dev/shm/nccl-'),
      {...variant('/dev/shm/nccl-', 'No space left on device'), specific: '/dev/shm/nccl-'},
      {...variant('No space left on device', '/dev/shm'), specific: '/dev/shm'},
      {
        ...variant('No space left on device'),
        near: {phrase: '_multiprocessing.SemLock(', lines: 2},
      },
      variant('failed to extend /dev/shm/nccl-'),
      message(
        'DataLoader worker',
        'is killed by signal: Bus error',
        'insufficient shared memory (shm)',
      ),
      variant('out of shared memory. Try to raise your shared memory limit'),
      variant("It is possible that dataloader's workers are out of shared memory"),
      variant('Unexpected bus error encountered in worker'),
      variant('unable to write to file </torch_', 'No space left on device'),
      variant('unable to write to file </torch_'),
      {...variant('Bus error (core dumped)'), near: {phrase: 'NCCL', lines: 20}},
      {...variant('Bus error (core dumped)'), near: {phrase: 'DataLoader', lines: 20}},
      message('Error while attaching to shared memory segment /dev/shm/nccl-'),
    ],
    contradicts: ['docker system prune', 'docker image prune'],
    cause:
      'Processes on one machine exchange data through `/dev/shm`. Docker gives a container only 64 MB of it by default. It is memory, not disk: deleting files on the disk does not help.',
    steps: [
      {
        text: 'Check its size in the container.',
        commands: [bash('docker exec <container> df -h /dev/shm')],
      },
      {
        text: "Start the container with the host's shared memory, or give it more of its own.",
        commands: [
          bash('docker run --gpus all --ipc=host <image>'),
          bash('docker run --gpus all --shm-size=16g <image>'),
        ],
      },
      {
        text: 'In a Compose file, set `shm_size` for the service, and create the container again.',
        commands: [{language: 'yaml', code: 'shm_size: "16gb"'}],
      },
    ],
    verify: {
      text: 'The size is the one you set or that of the host, and all workers start.',
      commands: [bash('docker exec <container> df -h /dev/shm')],
    },
    sources: [
      NCCL,
      {
        title: 'python/cpython issue 93253',
        url: 'https://github.com/python/cpython/issues/93253',
      },
    ],
    sample:
      'gpu1:412:812 [1] misc/shmutils.cc:72 NCCL WARN Error: failed to extend /dev/shm/nccl-Gz4kQe to 9637892 bytes\ngpu1:412:812 [1] misc/shmutils.cc:113 NCCL WARN Error while creating shared memory segment /dev/shm/nccl-Gz4kQe (size 9637888)',
  },
  {
    id: 'nccl-no-infiniband',
    title: 'NCCL finds no InfiniBand adapter',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'warning',
    messages: [message('NET/IB : No device found')],
    cause:
      'The machine has no InfiniBand or RoCE adapter, or the container does not see it. NCCL continues with ordinary network sockets.',
    steps: [
      {
        text: 'If the machine has no such adapter, ignore the line. If the start fails, look for another line with `NCCL WARN` or an error.',
      },
      {
        text: 'If it has one, check that the host lists it. Then pass it to the container with `--device=/dev/infiniband`.',
        commands: [bash('ls /sys/class/infiniband')],
      },
    ],
    verify: {
      text: 'A later line says `Using network IB` with an adapter, or `Using network Socket` without one. The engine starts.',
    },
    sources: [
      NCCL,
      {title: 'NVIDIA/nccl issue 226', url: 'https://github.com/NVIDIA/nccl/issues/226'},
    ],
    sample: 'gpu1:412:812 [0] NCCL INFO NET/IB : No device found.',
  },
  {
    id: 'nccl-system-error',
    title: 'The cards cannot connect to each other',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('NCCL error: unhandled system error'),
      message('unhandled system error (run with NCCL_DEBUG=INFO for details)'),
      variant(
        'ncclSystemError: System call (e.g. socket, malloc) or external library call failed or device error',
      ),
      variant('NCCL error: unhandled cuda error'),
      variant('NCCL error in:', 'unhandled cuda error'),
      variant('NCCL error in:', 'unhandled system error'),
      variant('unhandled cuda error (run with NCCL_DEBUG=INFO for details)'),
      variant('ncclUnhandledCudaError'),
      variant('NCCL error: remote process exited or there was a network error'),
      variant('ncclRemoteError'),
      variant('ncclInternalError: Internal check failed'),
      variant('torch.distributed.DistBackendError: NCCL error'),
      variant('NCCL WARN Bootstrap : no socket interface found'),
      variant('Bootstrap : no socket interface found'),
      variant('NCCL WARN', 'Connection refused'),
      variant('NCCL WARN', 'Duplicate GPU detected'),
      variant('ncclInvalidUsage'),
      variant('NCCL WARN', 'No route to host'),
    ],
    follows: [
      'nccl-shared-memory',
      'cuda-out-of-memory',
      'cuda-no-kernel-image',
      'nvidia-fallen-off-bus',
      'nvidia-ecc',
      'cuda-illegal-access',
    ],
    cause:
      'NCCL reports only that a step failed. Common reasons are too little shared memory, a limit on locked memory, the wrong network interface between machines, two processes on one card (`Duplicate GPU detected`), or direct access between cards that the board does not support.',
    steps: [
      {
        text: "Start once with NCCL's log turned on: the line with `NCCL WARN` before the error names the reason. In a container, set this and the other variables below with `docker run -e`.",
        commands: [bash('export NCCL_DEBUG=INFO')],
      },
      {
        text: 'Give the container more shared memory, and let it lock memory.',
        commands: [bash('docker run --gpus all --ipc=host --ulimit memlock=-1 <image>')],
      },
      {
        text: 'Between machines, specify the interface that connects them.',
        commands: [
          bash('export NCCL_SOCKET_IFNAME=<interface>', 'export GLOO_SOCKET_IFNAME=<interface>'),
        ],
      },
      {
        text: 'To find out whether direct access between cards is the cause, turn it off for a test.',
        commands: [bash('export NCCL_P2P_DISABLE=1')],
      },
    ],
    verify: {text: 'All workers of the engine start.'},
    sources: [
      NCCL,
      {
        title: 'vLLM: troubleshooting',
        url: 'https://docs.vllm.ai/en/latest/usage/troubleshooting/',
      },
    ],
    sample:
      '  File "/usr/local/lib/python3.12/dist-packages/vllm/distributed/device_communicators/pynccl_wrapper.py", line 256, in NCCL_CHECK\n    raise RuntimeError(f"NCCL error: {error_str}")\nRuntimeError: NCCL error: unhandled system error (run with NCCL_DEBUG=INFO for details)',
  },
  {
    id: 'nccl-timeout',
    title: 'One of several GPU processes did not answer in time',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Watchdog caught collective operation timeout'),
      variant('Watchdog caught collective operation'),
      variant('collective operation timeout: WorkNCCL('),
      hint('ProcessGroupNCCL', 'timeout'),
      variant('Some NCCL operations have failed or timed out'),
      variant('Heartbeat monitor timed out'),
      variant("ProcessGroupNCCL's watchdog got stuck for"),
      variant('failed to recv, got 0 bytes'),
      variant('TCPStore', 'recvValue failed'),
      variant('Terminating the process after attempting to dump debug info', 'timeout'),
    ],
    role: 'symptom',
    follows: [
      'cuda-out-of-memory',
      'nccl-shared-memory',
      'nvidia-fallen-off-bus',
      'ray-memory',
      'nccl-system-error',
      'nvidia-ecc',
      'nvidia-xid-program',
      'cuda-illegal-access',
    ],
    cause:
      'All processes wait for each other at each step. One of them crashed, hangs, or is slower than the limit; the others report this message.',
    steps: [
      {text: 'Find the process that does not write this line, and the first error in its log.'},
      {
        text: 'Check whether a card failed.',
        commands: [bash('sudo dmesg | grep -i xid', 'nvidia-smi')],
      },
      {
        text: 'If I/O virtualization (IOMMU, VT-d) is on, test without direct access between cards.',
        commands: [bash('export NCCL_P2P_DISABLE=1')],
      },
    ],
    verify: {text: 'The processes run under full load without the message.'},
    sources: [NCCL],
    sample:
      '[rank1]:[E821 11:42:07.301 ProcessGroupNCCL.cpp:616] [Rank 1] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=12, OpType=ALLREDUCE, NumelIn=1, NumelOut=1, Timeout(ms)=600000) ran for 600054 milliseconds before timing out.',
  },
  {
    id: 'torch-rendezvous',
    title: 'The processes cannot find each other over the network',
    component: 'cuda',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('torch.distributed.DistNetworkError'), unless: ['failed to listen']},
      message('torch.distributed.DistStoreError: Timed out after'),
      variant('The client socket has failed to connect to any network address of'),
      variant('The client socket has timed out after', 'while trying to connect to'),
      variant('Gloo connectFullMesh failed'),
      variant('Gloo', 'Connection refused'),
      variant('Timed out after', 'waiting for clients'),
    ],
    cause:
      'A process uses an address that the others cannot reach: the wrong network interface, a host name that resolves to `127.0.1.1`, or a firewall.',
    steps: [
      {
        text: 'See which address the name of each machine resolves to. It must not begin with 127.',
        commands: [bash('hostname -i', 'getent hosts <other_host>')],
      },
      {
        text: 'On each machine, set its own address and the interface that connects it to the others.',
        commands: [
          bash(
            'export VLLM_HOST_IP=<address>',
            'export NCCL_SOCKET_IFNAME=<interface>',
            'export GLOO_SOCKET_IFNAME=<interface>',
          ),
        ],
      },
      {
        text: 'In the firewalls, let these machines reach each other on all TCP ports, in both directions: NCCL and Gloo choose free ports.',
      },
    ],
    verify: {text: 'All processes (ranks) connect.'},
    sources: [
      NCCL,
      {
        title: 'vLLM: troubleshooting',
        url: 'https://docs.vllm.ai/en/latest/usage/troubleshooting/',
      },
    ],
    sample:
      'torch.distributed.DistNetworkError: The client socket has timed out after 600000ms while trying to connect to (10.0.0.5, 29500).',
  },
];
