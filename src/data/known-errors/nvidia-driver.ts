import {bash, hint, message, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError, Source} from './types.ts';

const INSTALL: Source = {
  title: 'NVIDIA driver installation guide',
  url: 'https://docs.nvidia.com/datacenter/tesla/driver-installation-guide/',
};
const UBUNTU: Source = {
  title: 'Ubuntu: Install NVIDIA drivers',
  url: 'https://documentation.ubuntu.com/server/how-to/graphics/install-nvidia-drivers/',
};
const XID: Source = {
  title: 'NVIDIA: Xid errors',
  url: 'https://docs.nvidia.com/deploy/xid-errors/index.html',
};
const SEE_GPU = {
  text: 'Run `nvidia-smi` on the host: the table lists every card.',
  commands: [bash('nvidia-smi')],
};

/** The NVIDIA driver on the host: loading, versions, and what its kernel module reports. */
export const nvidiaDriverErrors: readonly KnownError[] = [
  {
    id: 'nvidia-driver-mismatch',
    title: 'The NVIDIA driver was updated, but the old one is still loaded',
    component: 'nvidia-driver',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Failed to initialize NVML: Driver/library version mismatch'),
      message('nvml error: driver/library version mismatch'),
      message('NVRM: API mismatch: the client has the version'),
      variant('NVRM: API mismatch: the', 'has version'),
      variant('driver/library version mismatch'),
      variant('this kernel module has the version'),
      hint('NVML library version:'),
      variant('system has unsupported display driver / cuda driver combination'),
      variant('CUDA_ERROR_SYSTEM_DRIVER_MISMATCH'),
      variant('cudaErrorSystemDriverMismatch'),
      variant('NVML: Driver/library version mismatch'),
    ],
    contradicts: ['nvidia-ctk', 'Install the toolkit'],
    cause:
      'An update replaced the driver files, but the kernel still runs the module of the earlier version. The two do not work together. Containers report this through `nvidia-container-cli`, although the toolkit itself works.',
    steps: [
      {
        text: 'Compare the loaded module with the installed files.',
        commands: [bash('cat /proc/driver/nvidia/version', 'modinfo nvidia | grep ^version')],
      },
      {
        text: 'Restart the host. This loads the new module. With WSL, restart Windows.',
        commands: [on('linux', bash('sudo reboot'))],
      },
      {
        text: 'If the versions still differ, two driver packages are installed. Keep one, remove the other, and restart again.',
        commands: [bash("dpkg -l | grep -E 'nvidia-(driver|dkms|kernel)'")],
      },
      {
        text: "If automatic updates caused this, hold the driver's packages, so that they change only when you want. The first command lists them. Hold all that have the version of the driver.",
        commands: [
          on('linux', bash("dpkg -l | grep -E 'nvidia' | grep ^ii")),
          on('linux', bash('sudo apt-mark hold <package> <package>')),
        ],
      },
      {
        text: 'To update the driver later, release the packages, update them, and restart the host right away.',
        commands: [on('linux', bash('sudo apt-mark unhold <package> <package>'))],
      },
    ],
    verify: SEE_GPU,
    sources: [
      {
        title: 'keylase/nvidia-patch issue 497',
        url: 'https://github.com/keylase/nvidia-patch/issues/497',
      },
      {
        title: 'Debian: apt-mark(8)',
        url: 'https://manpages.debian.org/stable/apt/apt-mark.8.en.html',
      },
      {
        title: 'NVIDIA Container Toolkit, issue 394',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/394',
      },
    ],
    page: '/models/troubleshooting#cuda-error',
    sample:
      "docker: Error response from daemon: failed to create task for container: OCI runtime create failed: runc create failed: unable to start container process: error during container init: error running hook #0: exit status 1, stderr: Auto-detected mode as 'legacy'\nnvidia-container-cli: initialization error: nvml error: driver/library version mismatch: unknown",
  },
  {
    id: 'nvidia-smi-failed',
    title: 'The NVIDIA driver is not loaded',
    component: 'nvidia-driver',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message("NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver"),
      variant("couldn't communicate with the NVIDIA driver"),
      variant('Failed to initialize NVML: Driver Not Loaded'),
      message('nvml error: driver not loaded'),
      variant('NVIDIA-SMI has failed because'),
      variant('Make sure that the latest NVIDIA driver is installed and running'),
      variant('Failed to initialize NVML: N/A'),
    ],
    follows: [
      'nvidia-dkms-build',
      'nvidia-secure-boot',
      'nvidia-nouveau',
      'nvidia-module-missing',
      'nvidia-open-module',
      'nvidia-adapter-init',
    ],
    cause:
      'The tools are installed, but the kernel module is not loaded: it was not built for the running kernel, the kernel refused it, or another driver has the card.',
    steps: [
      {
        text: 'In WSL, the next steps do not help, because the driver is on Windows: see [WSL sees no GPU](/installation/windows_installation#gpu-not-found).',
      },
      {
        text: 'On a Linux host, check whether the module is loaded, and what the kernel logged about it.',
        commands: [
          on('linux', bash('lsmod | grep nvidia', 'sudo dmesg | grep -iE "nvidia|nouveau|NVRM"')),
        ],
      },
      {
        text: 'Try to load it. The error names the next cause: not found, key rejected, or no device.',
        commands: [on('linux', bash('sudo modprobe nvidia'))],
      },
      {
        text: 'After a kernel update, build the module for the running kernel, and restart.',
        commands: [
          on('linux', bash('sudo apt install linux-headers-$(uname -r)', 'sudo dkms autoinstall')),
        ],
      },
    ],
    verify: SEE_GPU,
    sources: [INSTALL],
    page: '/models/troubleshooting#cuda-error',
    sample:
      "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver. Make sure that the latest NVIDIA driver is installed and running.",
  },
  {
    id: 'nvidia-smi-missing',
    title: 'No NVIDIA driver is installed',
    component: 'nvidia-driver',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('nvidia-smi: command not found'),
      message("Command 'nvidia-smi' not found"),
      variant('command not found: nvidia-smi'),
      variant('exec: "nvidia-smi": executable file not found'),
      variant("No such file or directory: 'nvidia-smi'"),
      variant(': nvidia-smi: not found'),
      variant("'nvidia-smi' is not recognized"),
      variant('nvidia-smi: No such file or directory'),
    ],
    cause:
      '`nvidia-smi` comes with the driver. It is missing on a host without a driver, and in a container that was started without the GPU.',
    steps: [
      {
        text: 'Check whether the machine has an NVIDIA card. In WSL, run `nvidia-smi` on Windows instead, because `lspci` does not show the card there. A Mac has none.',
        commands: [on('linux', bash('lspci | grep -i nvidia'))],
      },
      {
        text: 'If the command ran in a container, start it with the GPU. The host must have the driver and the container toolkit.',
        commands: [
          bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
        ],
      },
      {
        text: 'On an Ubuntu host without a driver, install the recommended one, and restart. On Windows with WSL, install the driver on Windows only.',
        commands: [{...bash('sudo ubuntu-drivers autoinstall', 'sudo reboot'), platform: 'linux'}],
      },
    ],
    verify: SEE_GPU,
    sources: [
      INSTALL,
      {title: 'NVIDIA: CUDA on WSL', url: 'https://docs.nvidia.com/cuda/wsl-user-guide/index.html'},
    ],
    page: '/installation/nvidia-gpu#driver',
    sample: 'ada@gpu1:~$ nvidia-smi\nbash: nvidia-smi: command not found',
  },
  {
    id: 'nvidia-ubuntu-drivers',
    title: 'The ubuntu-drivers command is missing',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('ubuntu-drivers: command not found'),
      variant('command not found: ubuntu-drivers'),
      variant('ubuntu-drivers: not found'),
    ],
    cause:
      'The command is in the `ubuntu-drivers-common` package, which can be missing on servers and in small images.',
    steps: [
      {
        text: 'Install the package.',
        commands: [bash('sudo apt install -y ubuntu-drivers-common')],
      },
      {
        text: 'Let Ubuntu choose the driver, then restart.',
        commands: [bash('sudo ubuntu-drivers autoinstall', 'sudo reboot')],
      },
      {
        text: 'Or, on a server with a card older than Blackwell (RTX 50), install the 550 series without this command, then restart.',
        commands: [bash('sudo apt install -y nvidia-driver-550-server', 'sudo reboot')],
      },
    ],
    verify: SEE_GPU,
    sources: [INSTALL],
    page: '/installation/nvidia-gpu#driver',
    sample: 'sudo: ubuntu-drivers: command not found',
  },
  {
    id: 'nvidia-no-devices',
    title: 'The driver runs but finds no card',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      {...message('No devices were found'), near: {phrase: 'nvidia', lines: 3}},
      message('NVRM: No NVIDIA GPU found'),
      variant('NVRM: No NVIDIA devices probed'),
    ],
    follows: [
      'nvidia-fallen-off-bus',
      'nvidia-adapter-init',
      'nvidia-open-module',
      'nvidia-nouveau',
      'nvidia-secure-boot',
      'nvidia-module-missing',
      'nvidia-dkms-build',
    ],
    cause:
      'The module is loaded, but no card responded: it has no power, is loose in its slot, is hidden by the firmware, is assigned to a virtual machine, or is unknown to this driver.',
    steps: [
      {
        text: 'Check whether the bus shows the card, and which driver has it. `vfio-pci` keeps a card for virtual machines.',
        commands: [bash('lspci -nnk | grep -iA3 nvidia')],
      },
      {
        text: 'Read why the driver gave up on the card. If the driver does not support it, install one that does.',
        commands: [bash('sudo dmesg | grep -iE "NVRM|nvidia"')],
      },
      {
        text: 'Shut down the machine and unplug it for a minute. Check the power cables and the slot of the card. Then start the machine.',
      },
    ],
    verify: SEE_GPU,
    sources: [INSTALL],
    sample: 'ada@gpu1:~$ nvidia-smi\nNo devices were found',
  },
  {
    id: 'nvidia-module-missing',
    title: 'The NVIDIA kernel module is missing for this kernel',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('modprobe: FATAL: Module nvidia', 'not found in directory /lib/modules'),
      variant('Module nvidia not found'),
      variant('Module nvidia-current not found'),
      variant('modprobe: FATAL: Module nvidia not found'),
    ],
    follows: ['nvidia-dkms-build', 'kernel-modules-missing'],
    cause:
      'No module was built for the running kernel. This is common after a kernel update, when the headers of the new kernel are missing.',
    steps: [
      {
        text: 'Install the headers of the running kernel and build the module.',
        commands: [
          bash(
            'sudo apt install linux-headers-$(uname -r)',
            'sudo dkms autoinstall',
            'dkms status',
          ),
        ],
      },
      {
        text: "If `dkms status` lists no `nvidia`, the driver uses Ubuntu's prebuilt modules. Install those for the running kernel. `<version>` is the part of the driver package after `nvidia-driver-`.",
        commands: [bash('sudo apt install linux-modules-nvidia-<version>-$(uname -r)')],
      },
      {text: 'Load the module.', commands: [bash('sudo modprobe nvidia')]},
    ],
    verify: SEE_GPU,
    sources: [INSTALL, UBUNTU],
    sample:
      'ada@gpu1:~$ sudo modprobe nvidia\nmodprobe: FATAL: Module nvidia not found in directory /lib/modules/6.8.0-60-generic',
  },
  {
    id: 'nvidia-dkms-build',
    title: 'The NVIDIA module could not be built',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      {
        ...message('Bad return status for module build on kernel'),
        near: {phrase: 'nvidia', lines: 8},
      },
      message('Error! Bad return status', 'nvidia'),
      variant('Unable to build the NVIDIA kernel module'),
      variant('Unable to find the kernel source tree for the currently running kernel'),
      variant(
        'installed nvidia-dkms',
        'post-installation script subprocess returned error exit status',
      ),
      {...variant('ERROR (dkms apport)'), near: {phrase: 'nvidia', lines: 6}},
      variant('Your kernel headers for kernel', 'cannot be found'),
      variant('Kernel headers for target kernel', 'not found'),
      {...variant('dkms autoinstall on', 'failed'), near: {phrase: 'nvidia', lines: 20}},
      variant('Error! Build of nvidia'),
      variant("Unable to load the kernel module 'nvidia.ko'"),
      variant('Failed to run `/usr/sbin/dkms build'),
      variant('An error occurred while performing the step: "Building kernel modules"'),
    ],
    cause:
      'The module is compiled on the host for each kernel. This fails without the headers, with a compiler other than the one that built the kernel, or when the driver is too old for the kernel.',
    steps: [
      {
        text: 'Read the first error of the build log.',
        commands: [bash('grep -m5 -iE "error|fatal" /var/lib/dkms/nvidia/*/build/make.log')],
      },
      {
        text: 'Install the headers and the compiler, then build again. If the log names another compiler, such as `gcc-12`, install that, too. The last command lets APT finish an interrupted installation.',
        commands: [
          bash(
            'sudo apt install linux-headers-$(uname -r) build-essential',
            'sudo dkms autoinstall',
            'sudo dpkg --configure -a',
          ),
        ],
      },
      {
        text: 'If the driver is too old for the kernel, install a newer driver, or start an older kernel from the boot menu.',
      },
    ],
    verify: {
      text: 'The module is listed as installed for the running kernel.',
      commands: [bash('dkms status')],
    },
    sources: [INSTALL],
    sample:
      'Building module:\nCleaning build area...\nError! Bad return status for module build on kernel: 6.11.0-26-generic (x86_64)\nConsult /var/lib/dkms/nvidia/550.120/build/make.log for more information.',
  },
  {
    id: 'nvidia-secure-boot',
    title: 'Secure Boot refuses the NVIDIA module',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message("could not insert 'nvidia", 'Key was rejected by service'),
      message("could not insert 'nvidia", 'Required key not available'),
      variant('nvidia', 'Loading of module with unavailable key is rejected'),

      {...variant('Required key not available'), near: {phrase: 'nvidia', lines: 3}},
      {
        ...variant('PKCS#7 signature not signed with a trusted key'),
        near: {phrase: 'nvidia', lines: 3},
      },
      variant('Lockdown: modprobe: unsigned module loading is restricted'),
      variant('nvidia: Loading of unsigned module is rejected'),
    ],
    cause:
      'With Secure Boot on, the kernel loads only modules that are signed with an enrolled key. The key of this module is not enrolled.',
    steps: [
      {text: 'Check whether Secure Boot is on.', commands: [bash('mokutil --sb-state')]},
      {
        text: 'Enroll the key that signed the module: on Ubuntu, this file. Choose a password and restart. On the blue screen before the system starts, confirm with **Enroll MOK**. You need the console of the machine for that.',
        commands: [bash('sudo mokutil --import /var/lib/shim-signed/mok/MOK.der', 'sudo reboot')],
      },
      {text: 'Or turn Secure Boot off in the firmware setup, if your policies allow it.'},
    ],
    verify: SEE_GPU,
    sources: [{title: 'Ubuntu: UEFI Secure Boot', url: 'https://wiki.ubuntu.com/UEFI/SecureBoot'}],
    sample:
      "ada@gpu1:~$ sudo modprobe nvidia\nmodprobe: ERROR: could not insert 'nvidia': Key was rejected by service",
  },
  {
    id: 'nvidia-nouveau',
    title: 'The nouveau driver controls the card',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('The Nouveau kernel driver is currently in use by your system'),
      variant('nouveau kernel driver', 'currently in use'),
      variant('NVRM: GPU', 'is already bound to nouveau'),
      variant('NVRM: nouveau, rivafb, nvidiafb or rivatv'),
      variant('was loaded and obtained ownership of the NVIDIA device'),
    ],
    cause: "The kernel's free driver `nouveau` was loaded first. Two drivers cannot share a card.",
    steps: [
      {
        text: 'Keep nouveau from loading, rebuild the boot image, and restart.',
        commands: [
          bash(
            "printf 'blacklist nouveau\\noptions nouveau modeset=0\\n' | sudo tee /etc/modprobe.d/blacklist-nouveau.conf",
            'sudo update-initramfs -u',
            'sudo reboot',
          ),
        ],
      },
      {text: 'Install the NVIDIA driver again.'},
    ],
    verify: {
      text: 'The command prints nothing, and `nvidia-smi` lists the card.',
      commands: [bash('lsmod | grep nouveau')],
    },
    sources: [INSTALL],
    sample:
      'ERROR: The Nouveau kernel driver is currently in use by your system.  This driver is incompatible with the NVIDIA driver, and must be disabled before proceeding.',
  },
  {
    id: 'nvidia-open-module',
    title: 'This card needs the open kernel modules',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('requires use of the NVIDIA open kernel modules'),
      variant('GPU', 'is not supported by the', 'but is supported by', 'open'),
      hint('nvidia', 'open kernel modules'),
    ],
    cause:
      'Cards of the Blackwell generation, such as RTX 50, and later cards work only with the open variant of the kernel modules. The proprietary variant is installed.',
    steps: [
      {
        text: 'See which variants your distribution offers.',
        commands: [bash("apt-cache search '^nvidia-driver-.*-open$'")],
      },
      {
        text: 'Install the open variant, whose package name ends in `-open`, in place of the other one, and restart.',
        commands: [bash('sudo apt install nvidia-driver-<version>-open', 'sudo reboot')],
      },
    ],
    verify: SEE_GPU,
    sources: [INSTALL],
    sample:
      'NVRM: The NVIDIA GPU 0000:01:00.0 (PCI ID: 10de:2b85)\nNVRM: installed in this system requires use of the NVIDIA open kernel modules.',
  },
  {
    id: 'nvidia-adapter-init',
    title: 'The driver could not start the card',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('RmInitAdapter failed!'),
      message('NVRM: GPU', 'rm_init_adapter failed'),
      variant('rm_init_adapter failed, device minor number'),
      variant('RmInitAdapter failed'),
    ],
    follows: ['nvidia-open-module', 'nvidia-fallen-off-bus', 'nvidia-gsp-timeout'],
    cause:
      'The module found the card but could not start it. Possible reasons are firmware files that do not match the module, too little address space for the card, its power supply, or a defect.',
    steps: [
      {
        text: 'Read the lines before the message: they name the reason.',
        commands: [bash('sudo dmesg | grep -B8 -i RmInitAdapter')],
      },
      {text: 'Shut down the machine, unplug it for a minute, then start it again.'},
      {
        text: 'In the firmware setup, turn on "Above 4G decoding". Update the firmware of the board.',
      },
      {text: 'Reinstall the driver. If the message persists, try the card in another machine.'},
    ],
    verify: SEE_GPU,
    sources: [INSTALL],
    sample:
      'NVRM: GPU 0000:65:00.0: RmInitAdapter failed! (0x62:0xffff:2477)\nNVRM: GPU 0000:65:00.0: rm_init_adapter failed, device minor number 0',
  },
  {
    id: 'nvidia-fallen-off-bus',
    title: 'The card stopped answering (Xid 79)',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('GPU has fallen off the bus'),
      variant('has fallen off the bus'),
      message('NVRM: Xid (', ': 79,'),
      variant('Unable to determine the device handle for GPU', 'GPU is lost'),
      variant('GPU is lost. Reboot the system to recover this GPU'),
      variant('Unable to determine the device handle for'),
      variant('NVRM: Xid', ': 79,'),
      variant('fallen off the bus and is not responding'),
    ],
    cause:
      'The PCI Express connection to the card broke during operation. Common reasons are the power supply, heat, a loose or poor riser, or a defective card.',
    steps: [
      {
        text: 'Restart the host. The card does not work again without that.',
        commands: [bash('sudo reboot')],
      },
      {
        text: 'Watch the temperature and power draw under load.',
        commands: [bash('nvidia-smi dmon -s pt')],
      },
      {
        text: 'Check the power cables, the seating of the card and the capacity of the power supply. Update the firmware of the board and the card.',
      },
      {
        text: 'If it happens again, try the card in another slot or machine, then have it replaced.',
      },
    ],
    verify: {
      text: 'After hours under load the kernel log shows no new Xid.',
      commands: [bash('sudo dmesg | grep -i xid')],
    },
    sources: [XID],
    sample:
      "NVRM: Xid (PCI:0000:65:00): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.\nNVRM: GPU 0000:65:00.0: GPU has fallen off the bus.",
  },
  {
    id: 'nvidia-ecc',
    title: 'The memory of the card has errors',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('uncorrectable ECC error encountered'),
      message('NVRM: Xid (', ': 48,'),
      message('NVRM: Xid (', ': 95,'),
      variant('Double Bit ECC Error'),
      variant('CUDA_ERROR_ECC_UNCORRECTABLE'),
      variant('Uncontained ECC error'),
      variant('NVRM: Xid (', ': 94,'),
      variant('NVRM: Xid (', ': 63,'),
      variant('NVRM: Xid (', ': 64,'),
    ],
    cause:
      'The card found an error in its own memory that it could not correct. The program that used this memory was stopped. Xid 63 says that the card will replace the memory after a reset, Xid 64 that it could not.',
    steps: [
      {
        text: 'Read the error counters, and see whether rows wait for replacement.',
        commands: [bash('nvidia-smi -q -d ECC,ROW_REMAPPER')],
      },
      {
        text: 'Stop everything that uses the card, and reset it. `<number>` is its number in `nvidia-smi`. Or restart the host. After either step, the card uses spare memory.',
        commands: [bash('sudo nvidia-smi --gpu-reset -i <number>')],
      },
      {text: "If errors occur again, run the vendor's diagnostics, and have the card replaced."},
    ],
    verify: {
      text: 'The volatile counters stay at 0 under load.',
      commands: [bash('nvidia-smi -q -d ECC')],
    },
    sources: [XID],
    sample:
      'RuntimeError: CUDA error: uncorrectable ECC error encountered\nCUDA kernel errors might be asynchronously reported at some other API call',
  },
  {
    id: 'nvidia-gsp-timeout',
    title: 'The firmware of the card does not answer (Xid 119, 120)',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('NVRM: Xid (', ': 119,'),
      message('NVRM: Xid (', ': 120,'),
      variant('waiting for RPC', 'GSP'),
    ],
    cause: 'The GPU System Processor, a controller on the card, stopped answering the driver.',
    steps: [
      {text: 'Restart the host.', commands: [bash('sudo reboot')]},
      {text: 'Install the newest driver of your branch, which fixes several causes.'},
      {
        text: 'If it persists with the newest driver, collect a report for NVIDIA.',
        commands: [bash('sudo nvidia-bug-report.sh')],
      },
    ],
    verify: {
      text: 'The kernel log shows no new Xid.',
      commands: [bash('sudo dmesg | grep -i xid')],
    },
    sources: [XID],
    sample:
      'NVRM: Xid (PCI:0000:3b:00): 119, pid=4127, name=python3, Timeout after 6s of waiting for RPC response from GPU0 GSP! Expected function 76 (GSP_RM_CONTROL) (0x20803039 0x4).',
  },
  {
    id: 'nvidia-xid-program',
    title: 'A program made the card fault (Xid 13, 31, 43)',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('NVRM: Xid (', ': 31,', 'MMU Fault'),
      message('NVRM: Xid (', ': 13,', 'Graphics'),
      message('NVRM: Xid (', ': 43,'),
      variant('NVRM: Xid (', ': 13,'),
      variant('NVRM: Xid (', ': 31,'),
      variant('NVRM: Xid (', ': 45,'),
      variant('NVRM: Xid (', ': 69,'),
    ],
    role: 'symptom',
    cause:
      "The program accessed memory on the card that is not its own, or failed there in another way. The driver stopped only that program. The program's own log says more than the kernel.",
    steps: [
      {
        text: 'Find the program: the line has its `pid` and `name`. Look in its log at that time for a CUDA error.',
      },
      {
        text: "Update the program and the driver. The cause is usually a defect in one of the engine's GPU kernels.",
      },
      {
        text: 'If different programs fault on the same card, test its memory.',
        commands: [bash('nvidia-smi -q -d ECC,ROW_REMAPPER')],
      },
    ],
    verify: {
      text: 'The same job runs without a new Xid.',
      commands: [bash('sudo dmesg | grep -i xid')],
    },
    sources: [XID],
    sample:
      'NVRM: Xid (PCI:0000:65:00): 31, pid=88213, name=VLLM::EngineCor, Ch 00000008, intr 00000000. MMU Fault: ENGINE GRAPHICS GPCCLIENT_T1_0 faulted @ 0x7f2c_4a000000. Fault is of type FAULT_PDE ACCESS_TYPE_VIRT_READ',
  },
  {
    id: 'nvidia-fabric-manager',
    title: 'The NVIDIA fabric manager is not running',
    component: 'nvidia-driver',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('CUDA_ERROR_SYSTEM_NOT_READY'),
      variant('Error 802: system not yet initialized'),
      variant('CUDA error: system not yet initialized'),
      variant('cudaErrorSystemNotReady'),
      variant('nvidia-fabricmanager.service: Failed'),
      variant('Failed to start NVIDIA fabric manager service'),
      variant('fabric manager', 'driver interface version'),
    ],
    cause:
      'On machines whose cards are connected through NVSwitch, CUDA starts only if the fabric manager is running and has exactly the same version as the driver.',
    steps: [
      {
        text: 'Look at the service and its log.',
        commands: [
          bash('systemctl status nvidia-fabricmanager', 'journalctl -u nvidia-fabricmanager -n 50'),
        ],
      },
      {
        text: 'Install the fabric manager in the same version as the driver, then start it. On Ubuntu, the package is `nvidia-fabricmanager-<branch>`, for example `nvidia-fabricmanager-550`.',
        commands: [
          bash(
            'nvidia-smi --query-gpu=driver_version --format=csv,noheader',
            'sudo systemctl enable --now nvidia-fabricmanager',
          ),
        ],
      },
    ],
    verify: {
      text: 'CUDA starts. On H100 cards and newer, `Fabric` shows `Completed` and `Success`.',
      commands: [bash('nvidia-smi -q | grep -A3 Fabric')],
    },
    sources: [
      {
        title: 'NVIDIA Fabric Manager guide',
        url: 'https://docs.nvidia.com/datacenter/tesla/fabric-manager-user-guide/index.html',
      },
    ],
    sample:
      'UserWarning: CUDA initialization: Unexpected error from cudaGetDeviceCount(). Did you run some cuda functions before calling NumCudaDevices() that might have already set an error? Error 802: system not yet initialized (Triggered internally at ../c10/cuda/CUDAFunctions.cpp:109.)',
  },
];
