import {bash, hint, message, powershell, variant} from './define.ts';
import type {KnownError, Source, Step} from './types.ts';

const INSTALL: Source = {
  title: 'NVIDIA Container Toolkit: installation',
  url: 'https://docs.nvidia.com/datacenter/cloud-native/container-toolkit/latest/install-guide.html',
};
const TROUBLE: Source = {
  title: 'NVIDIA Container Toolkit: troubleshooting',
  url: 'https://docs.nvidia.com/datacenter/cloud-native/container-toolkit/latest/troubleshooting.html',
};
const CDI: Source = {
  title: 'NVIDIA Container Toolkit: support for the Container Device Interface',
  url: 'https://docs.nvidia.com/datacenter/cloud-native/container-toolkit/latest/cdi-support.html',
};
const REGISTER = bash(
  'sudo nvidia-ctk runtime configure --runtime=docker',
  'sudo systemctl restart docker',
);
const IN_CONTAINER: Step = {
  text: 'A container lists the card.',
  commands: [bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi')],
};
const PAGE = '/other-topics#gpu-device-driver-error';

/** From the driver on the host to the GPU in a container. */
export const nvidiaContainerToolkitErrors: readonly KnownError[] = [
  {
    id: 'docker-nvidia-runtime',
    title: 'Docker does not know the runtime "nvidia"',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('unknown or invalid runtime name: nvidia'),
      message('Unknown runtime specified nvidia'),
      variant('runtime "nvidia" not found'),
      variant('no runtime for "nvidia" is configured'),
      variant('unknown runtime', '"nvidia"'),
      variant('Unknown runtime specified nvidia'),
      variant('could not find runtime', 'nvidia'),
    ],
    cause:
      'A container asks for `--runtime nvidia`, but `/etc/docker/daemon.json` has no entry for it, or Docker has not read the file since the entry was added.',
    steps: [
      {
        text: 'List the runtimes that Docker knows.',
        commands: [bash("docker info --format '{{json .Runtimes}}'")],
      },
      {
        text: 'With the toolkit installed, register the runtime and restart Docker. Running containers stop.',
        commands: [REGISTER],
      },
      {
        text: 'Check whether Docker is a snap. A snap reads a different file, so replace it with the Docker package. First save what you need: its images, containers and volumes are not carried over.',
        commands: [bash('snap list docker')],
      },
    ],
    verify: {
      text: '`nvidia` is among the runtimes, and your container starts.',
      commands: [bash("docker info --format '{{json .Runtimes}}'")],
    },
    sources: [INSTALL],
    page: PAGE,
    sample:
      "docker: Error response from daemon: unknown or invalid runtime name: nvidia\n\nRun 'docker run --help' for more information",
  },
  {
    id: 'nvidia-runtime-binary',
    title: 'The program of the NVIDIA runtime is missing',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-runtime', 'executable file not found'),
      message('nvidia-container-runtime-hook', 'executable file not found'),
      variant('nvidia-container-cli', 'executable file not found'),
      variant('fork/exec /usr/bin/nvidia-container-runtime', 'no such file or directory'),
      variant('nvidia-ctk: command not found'),
      variant('nvidia-container-cli: command not found'),
      variant("Command 'nvidia-ctk' not found"),
      variant('/usr/bin/nvidia-container-runtime: no such file or directory'),
      variant('nvidia-container-runtime: not found'),
    ],
    cause:
      'The package with the program was removed or never installed, even if Docker is configured for the runtime.',
    steps: [
      {
        text: "Install the toolkit again. If APT does not find the package, first [add NVIDIA's repository](/installation/nvidia-gpu#toolkit).",
        commands: [bash('sudo apt-get install --reinstall -y nvidia-container-toolkit')],
      },
      {
        text: 'Restart Docker. Running containers stop.',
        commands: [bash('sudo systemctl restart docker')],
      },
    ],
    verify: IN_CONTAINER,
    sources: [INSTALL],
    page: PAGE,
    sample:
      'docker: Error response from daemon: failed to create task for container: exec: "nvidia-container-runtime": executable file not found in $PATH: unknown.',
  },
  {
    id: 'nvidia-library-missing',
    title: 'The toolkit finds no NVIDIA driver on the host',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('load library failed: libnvidia-ml.so.1: cannot open shared object file'),
      variant('load library failed: libnvidia-ml.so'),
      variant('libnvidia-ml.so.1: cannot open shared object file'),
      variant("couldn't find libnvidia-ml.so library in your system"),
      variant('nvidia-container-cli: initialization error: load library failed'),
      variant('nvidia-container-cli: initialization error: cannot open shared object file'),
    ],
    follows: ['nvidia-module-missing', 'nvidia-dkms-build', 'nvidia-secure-boot', 'nvidia-nouveau'],
    contradicts: ['apt-get install -y nvidia-container-toolkit'],
    cause:
      "The driver's library is not where the toolkit looks. The driver is missing on the host, only a part of it is installed, or Docker runs from a snap, which does not see the host's libraries.",
    steps: [
      {
        text: 'Check the driver on the host.',
        commands: [bash('nvidia-smi', 'ldconfig -p | grep libnvidia-ml')],
      },
      {
        text: 'If the library is missing, install the driver on the host and restart. With WSL, install it on Windows only.',
        commands: [{...bash('sudo ubuntu-drivers autoinstall', 'sudo reboot'), platform: 'linux'}],
      },
      {
        text: 'If the library is there, check whether Docker is a snap. If so, replace it with the Docker package. First save what you need: removing the snap removes its images, containers and volumes.',
        commands: [bash('snap list docker')],
      },
    ],
    verify: IN_CONTAINER,
    sources: [
      {
        title: 'NVIDIA Container Toolkit, issue 154',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/154',
      },
      TROUBLE,
    ],
    page: '/models/troubleshooting#cuda-error',
    sample:
      "stderr: Auto-detected mode as 'legacy'\nnvidia-container-cli: initialization error: load library failed: libnvidia-ml.so.1: cannot open shared object file: no such file or directory: unknown",
  },
  {
    id: 'wsl-no-adapter',
    title: 'WSL sees no NVIDIA card',
    component: 'nvidia-container-toolkit',
    platforms: ['wsl'],
    kamiwaza: false,
    messages: [
      message('WSL environment detected but no adapters were found'),
      message('GPU access blocked by the operating system'),
    ],
    cause:
      'The card reaches WSL through the driver on Windows. That driver is missing or too old, WSL is version 1, or the machine has no NVIDIA card.',
    steps: [
      {text: 'Check that Windows itself lists the card.', commands: [powershell('nvidia-smi')]},
      {
        text: 'If it does not, install the current NVIDIA driver on Windows. Install none inside WSL.',
      },
      {
        text: 'Update WSL, check that the **VERSION** column says 2, and restart WSL. This stops everything that runs in it, Kamiwaza included. If the column says 1, convert the distribution with `wsl --set-version <distro> 2`.',
        commands: [powershell('wsl --update', 'wsl -l -v', 'wsl --shutdown')],
      },
      {text: 'Without an NVIDIA card, start the container without `--gpus`.'},
    ],
    verify: {
      text: 'Inside WSL, the card is listed.',
      commands: [bash('/usr/lib/wsl/lib/nvidia-smi')],
    },
    sources: [
      {title: 'NVIDIA: CUDA on WSL', url: 'https://docs.nvidia.com/cuda/wsl-user-guide/index.html'},
      {title: 'microsoft/WSL issue 9938', url: 'https://github.com/microsoft/WSL/issues/9938'},
    ],
    page: '/installation/windows_installation#gpu-not-found',
    sample:
      'nvidia-container-cli: initialization error: WSL environment detected but no adapters were found: unknown.',
  },
  {
    id: 'container-cuda-requirement',
    title: 'The container needs a newer NVIDIA driver',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('requirement error: unsatisfied condition: cuda'),
      variant('unsatisfied condition: cuda'),
      variant('requirement error: unsatisfied condition: driver'),
      variant('please update your driver to a newer version, or use an earlier cuda container'),
    ],
    cause:
      'The image is built for a CUDA release that the driver of this host does not have. The header of `nvidia-smi` shows the newest release that the driver supports.',
    steps: [
      {
        text: 'Compare the number after `cuda>=` in the message with `CUDA Version` on the host.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Update the driver on the host, and restart. With WSL, update the driver on Windows.',
      },
      {text: 'Or use an image for an earlier CUDA release.'},
    ],
    verify: IN_CONTAINER,
    sources: [
      {
        title: 'NVIDIA: CUDA compatibility',
        url: 'https://docs.nvidia.com/deploy/cuda-compatibility/',
      },
    ],
    page: '/models/troubleshooting#cuda-error',
    sample:
      'nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.8, please update your driver to a newer version, or use an earlier cuda container: unknown',
  },
  {
    id: 'container-gpu-id',
    title: 'The container asks for a card that does not exist',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-cli: device error', 'unknown device'),
      variant('device error: unknown device id'),
      variant('device error: invalid device'),
      variant('nvidia-container-cli', 'unknown device'),
    ],
    cause:
      'A number or identifier in `--gpus`, `device_ids` or `NVIDIA_VISIBLE_DEVICES` does not exist on this host. Numbers start at 0. Identifiers change when a card is replaced.',
    steps: [
      {
        text: 'List the cards with their numbers and identifiers.',
        commands: [bash('nvidia-smi -L')],
      },
      {text: 'Correct the value in the command, the Compose file or the environment.'},
    ],
    verify: {
      text: 'Your container starts and lists the card.',
      commands: [bash('docker exec <container> nvidia-smi -L')],
    },
    sources: [
      {
        title: 'NVIDIA Container Toolkit: Docker configuration',
        url: 'https://docs.nvidia.com/datacenter/cloud-native/container-toolkit/latest/docker-specialized.html',
      },
    ],
    sample: 'nvidia-container-cli: device error: 1: unknown device: unknown.',
  },
  {
    id: 'container-gpu-lost',
    title: 'A running container has lost the GPU',
    component: 'nvidia-container-toolkit',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [message('Failed to initialize NVML: Unknown Error'), variant('NVML: Unknown Error')],
    cause:
      'After `systemctl daemon-reload` or an update, systemd sets the device rules of running containers again and does not know about the GPU. The host itself still sees the card.',
    steps: [
      {
        text: 'Restart the container, which gives it the card again.',
        commands: [bash('docker restart <container>')],
      },
      {
        text: 'To prevent this, let Docker manage control groups itself: add this key to the others in `/etc/docker/daemon.json`, and restart Docker. Running containers stop.',
        commands: [
          {language: 'json', code: '{\n  "exec-opts": ["native.cgroupdriver=cgroupfs"]\n}'},
        ],
      },
    ],
    verify: {
      text: 'The container still lists the card after a reload.',
      commands: [bash('sudo systemctl daemon-reload', 'docker exec <container> nvidia-smi')],
    },
    sources: [TROUBLE],
    sample: 'root@2f1c9e3a7b10:/app# nvidia-smi\nFailed to initialize NVML: Unknown Error',
  },
  {
    id: 'container-cgroup-devices',
    title: 'The toolkit cannot set the device rules of the container',
    component: 'nvidia-container-toolkit',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-cli: container error: failed to get device cgroup mount path'),
      message('nvidia-container-cli: mount error', 'cgroup'),
      variant('failed to add device rules'),
      variant('bpf_prog_query(BPF_CGROUP_DEVICE) failed'),
      variant('nvidia-container-cli: mount error: write error: /sys/fs/cgroup/devices'),
      variant('container error: cgroup subsystem devices not found'),
    ],
    cause:
      'The toolkit is too old for the control groups of this host (version 2), or Docker runs without permission to set device rules (rootless, or inside another container).',
    steps: [
      {
        text: 'Update the toolkit and restart Docker. Running containers stop.',
        commands: [
          bash(
            'sudo apt-get install --only-upgrade nvidia-container-toolkit libnvidia-container1',
            'sudo systemctl restart docker',
          ),
        ],
      },
      {
        text: 'Only for a rootless Docker, let the toolkit leave the control groups alone. Containers of an ordinary Docker on the same host then lose the card.',
        commands: [bash('sudo nvidia-ctk config --set nvidia-container-cli.no-cgroups --in-place')],
      },
    ],
    verify: IN_CONTAINER,
    sources: [
      INSTALL,
      TROUBLE,
      {
        title: 'NVIDIA Container Toolkit, issue 85',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/85',
      },
    ],
    sample:
      'nvidia-container-cli: mount error: failed to add device rules: unable to find any existing device filters attached to the cgroup: bpf_prog_query(BPF_CGROUP_DEVICE) failed: operation not permitted: unknown.',
  },
  {
    id: 'cdi-unresolvable',
    title: 'The GPU description for containers (CDI) is missing',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('unresolvable CDI devices'),
      message('failed to inject CDI devices'),
      variant('unresolvable CDI device'),
      variant('CDI device injection failed'),
    ],
    cause:
      'The container names a device such as `nvidia.com/gpu=all`, but no CDI file on the host defines it, or the file is older than the driver.',
    steps: [
      {
        text: 'Generate the file again, and list what it defines. From version 1.18 on, the toolkit has a service for this: `sudo systemctl restart nvidia-cdi-refresh`.',
        commands: [
          bash('sudo nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml', 'nvidia-ctk cdi list'),
        ],
      },
      {
        text: 'Start the container with one of the listed devices. If the message persists, restart Docker. Running containers stop.',
        commands: [bash('sudo systemctl restart docker')],
      },
    ],
    verify: {
      text: 'The device that the container names is in the list.',
      commands: [bash('nvidia-ctk cdi list')],
    },
    sources: [CDI],
    sample:
      'docker: Error response from daemon: failed to create task for container: could not apply required modification to OCI specification: error modifying OCI spec: failed to inject CDI devices: unresolvable CDI devices nvidia.com/gpu=all: unknown',
  },
  {
    id: 'container-ldcache',
    title: 'The toolkit does not find ldconfig',
    component: 'nvidia-container-toolkit',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-cli: ldcache error'),
      variant('ldcache error: open failed'),
      variant('ldcache error: process /sbin/ldconfig'),
    ],
    cause:
      "The toolkit's configuration names a path for `ldconfig` that this distribution does not have, or the program fails inside the image.",
    steps: [
      {
        text: 'See which path is configured, and where the program is.',
        commands: [
          bash(
            'grep ldconfig /etc/nvidia-container-runtime/config.toml',
            'ls -l /sbin/ldconfig /sbin/ldconfig.real',
          ),
        ],
      },
      {
        text: 'Set the path that exists: `/sbin/ldconfig.real` on Ubuntu, elsewhere `/sbin/ldconfig`. The leading `@` means a path on the host.',
        commands: [
          bash('sudo nvidia-ctk config --set nvidia-container-cli.ldconfig=@<path> --in-place'),
        ],
      },
    ],
    verify: IN_CONTAINER,
    sources: [TROUBLE],
    sample:
      'nvidia-container-cli: ldcache error: open failed: /sbin/ldconfig.real: no such file or directory: unknown',
  },
  {
    id: 'nvidia-driver-rpc',
    title: 'The driver answers the toolkit too slowly',
    component: 'nvidia-container-toolkit',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-cli: initialization error: driver rpc error'),
      variant('initialization error: driver rpc error: timed out'),
      variant('driver rpc error: failed to process request'),
      message('nvidia-container-cli: initialization error: driver error'),
      variant('initialization error: driver error'),
      variant('initialization error: nvcgo rpc error'),
    ],
    follows: [
      'nvidia-fallen-off-bus',
      'nvidia-gsp-timeout',
      'nvidia-adapter-init',
      'nvidia-driver-mismatch',
    ],
    cause:
      'The driver needs seconds to wake the cards when nothing keeps it loaded, or a card hangs.',
    steps: [
      {
        text: 'Measure how long the command takes on the host itself. If it hangs, look for Xid errors in the kernel log.',
        commands: [bash('time nvidia-smi', 'sudo dmesg | grep -i xid')],
      },
      {
        text: 'Keep the driver loaded (persistence mode).',
        commands: [bash('sudo systemctl enable --now nvidia-persistenced')],
      },
    ],
    verify: IN_CONTAINER,
    sources: [
      {
        title: 'NVIDIA Container Toolkit, issue 556',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/556',
      },
    ],
    sample: 'nvidia-container-cli: initialization error: driver rpc error: timed out: unknown.',
  },
  {
    id: 'toolkit-package',
    title: 'APT does not know the NVIDIA Container Toolkit',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Unable to locate package nvidia-container-toolkit'),
      variant("Package 'nvidia-container-toolkit' has no installation candidate"),
      variant('Package nvidia-container-toolkit is not available'),
    ],
    follows: [
      'apt-missing-key',
      'apt-no-release-file',
      'apt-name-resolution',
      'apt-signed-by-conflict',
    ],
    cause: "The package is in NVIDIA's own repository, which is not set up on this host.",
    steps: [
      {
        text: "Install `curl`, which a fresh Ubuntu Desktop does not have. Add NVIDIA's key and repository, then install the package.",
        commands: [
          bash(
            'sudo apt-get install -y curl',
            'curl -fsSL https://nvidia.github.io/libnvidia-container/gpgkey | sudo gpg --yes --dearmor -o /usr/share/keyrings/nvidia-container-toolkit-keyring.gpg',
            "curl -s -L https://nvidia.github.io/libnvidia-container/stable/deb/nvidia-container-toolkit.list | sed 's#deb https://#deb [signed-by=/usr/share/keyrings/nvidia-container-toolkit-keyring.gpg] https://#g' | sudo tee /etc/apt/sources.list.d/nvidia-container-toolkit.list",
            'sudo apt-get update',
            'sudo apt-get install -y nvidia-container-toolkit',
          ),
        ],
      },
      {text: 'Register it with Docker. Running containers stop.', commands: [REGISTER]},
    ],
    verify: {text: 'The command prints a version.', commands: [bash('nvidia-ctk --version')]},
    sources: [INSTALL],
    page: '/installation/nvidia-gpu#toolkit',
    sample:
      'Reading package lists... Done\nBuilding dependency tree... Done\nE: Unable to locate package nvidia-container-toolkit',
  },
  {
    id: 'container-driver-files',
    title: 'The image contains files of an NVIDIA driver',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('nvidia-container-cli: mount error: file creation failed', 'file exists'),
      variant('libnvidia-ml.so.1: file exists'),
      variant('libcuda.so.1: file exists'),
    ],
    cause:
      "The toolkit puts the host's driver libraries into the container. This image already has files of these names, because a driver package was installed in it or it was made with `docker commit` from a running GPU container. The driver on the host is fine.",
    steps: [
      {
        text: 'Try an image without such files. If it lists the card, the fault is in your image.',
        commands: [
          bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
        ],
      },
      {
        text: 'Start from the original image again, and make your changes in a Dockerfile, not with `docker commit`.',
      },
      {
        text: 'Install no driver package in it. If a package adds the files, remove them with this line of the Dockerfile. Never run it on the host: it deletes the driver there.',
        commands: [
          bash(
            'RUN rm -f /usr/lib/x86_64-linux-gnu/libnvidia-ml.so* /usr/lib/x86_64-linux-gnu/libcuda.so*',
          ),
        ],
      },
    ],
    verify: {
      text: 'Your image lists the card.',
      commands: [bash('docker run --rm --gpus all --entrypoint nvidia-smi <image>')],
    },
    sources: [
      {
        title: 'NVIDIA/nvidia-container-toolkit issue 289',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/289',
      },
      {
        title: 'NVIDIA/nvidia-docker issue 1551',
        url: 'https://github.com/NVIDIA/nvidia-docker/issues/1551',
      },
    ],
    page: PAGE,
    sample:
      "docker: Error response from daemon: failed to create task for container: OCI runtime create failed: error running hook #0: exit status 1, stderr: Auto-detected mode as 'legacy'\nnvidia-container-cli: mount error: file creation failed: /var/lib/docker/overlay2/0f1e/merged/usr/lib/x86_64-linux-gnu/libnvidia-ml.so.1: file exists: unknown.",
  },
  {
    id: 'nvidia-container-legacy',
    title: 'The container starts without the GPU',
    component: 'nvidia-container-toolkit',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'WARNING: The NVIDIA Driver was not detected.  GPU functionality will not be available',
      ),
      variant('The NVIDIA Driver was not detected'),
      hint('Use the NVIDIA Container Toolkit to start this container with GPU support'),
    ],
    role: 'warning',
    cause:
      'An image with CUDA was started without `--gpus`, or the host does not pass the GPU on. Programs in it use the processor instead, or fail later.',
    steps: [
      {
        text: 'Start the container with the GPU.',
        commands: [bash('docker run --rm --gpus all <image>')],
      },
      {
        text: 'If that fails, its message names the cause: paste it into the [error finder](/models/which-error).',
      },
    ],
    verify: IN_CONTAINER,
    sources: [INSTALL],
    page: PAGE,
    sample:
      'WARNING: The NVIDIA Driver was not detected.  GPU functionality will not be available.\n   Use the NVIDIA Container Toolkit to start this container with GPU support; see\n   https://docs.nvidia.com/datacenter/cloud-native/ .',
  },
];
