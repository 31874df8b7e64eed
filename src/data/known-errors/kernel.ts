import {bash, except, hint, message, powershell, variant} from './define.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError} from './types.ts';

/** Modules that come with every kernel of a distribution, and that Docker needs. */
const OWN_MODULES = [
  'ip_tables',
  'iptable_nat',
  'iptable_filter',
  'nf_nat',
  'nf_tables',
  'nf_conntrack',
  'xt_conntrack',
  'xt_addrtype',
  'br_netfilter',
  'bridge',
  'overlay',
  'veth',
  'vxlan',
  'ip_vs',
] as const;

/** Memory, limits and modules of the Linux kernel. */
export const kernelErrors: readonly KnownError[] = [
  {
    id: 'kernel-oom-killer',
    title: 'The kernel killed a program because RAM ran out',
    component: 'kernel',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('Out of memory: Killed process'), unless: ['cgroup out of memory']},
      variant('Out of memory: Kill process'),
      message('oom-kill:constraint=CONSTRAINT_NONE'),
      variant('invoked oom-killer: gfp_mask'),
      hint('oom_reaper: reaped process'),
      variant('has been killed by the OOM killer'),
      variant("Failed with result 'oom-kill'"),
      variant('systemd-oomd', 'killed'),
      {...variant('Killed process', 'total-vm'), unless: ['Memory cgroup out of memory']},
      variant('oom-kill:constraint=CONSTRAINT_CPUSET'),
    ],
    // The limit of a container starts the same killer.
    follows: ['kernel-cgroup-oom'],
    contradicts: ['gpu_memory_utilization'],
    cause:
      'All programs together needed more RAM than the machine has, and the kernel killed the one with the highest OOM score. This is the memory of the machine, not that of the graphics card.',
    steps: [
      {
        text: 'See which process was killed and how much RAM it used (`anon-rss`).',
        commands: [bash('sudo dmesg -T | grep -iE "out of memory|oom-kill"')],
      },
      {text: 'See what is left now.', commands: [bash('free -h')]},
      {
        text: 'Stop deployments that nobody uses: [Free GPU memory](/models/deployment#free-gpu-memory) releases their RAM as well.',
      },
      {
        text: 'Use a smaller model or quantization. A GGUF file on the CPU needs its whole size in RAM.',
      },
      {
        text: 'In WSL, if Windows can spare it, give WSL more memory: raise `memory` in `.wslconfig`, then restart WSL, which stops everything that runs in it.',
        commands: [powershell('wsl --shutdown')],
      },
    ],
    verify: {
      text: 'No new line appears while the model works.',
      commands: [bash('sudo dmesg -T | grep -i "out of memory" | tail -n 3')],
    },
    sources: [
      {
        title: 'torvalds/linux: mm/oom_kill.c',
        url: 'https://github.com/torvalds/linux/blob/master/mm/oom_kill.c',
      },
      {
        title: 'docker/for-linux issue 1001',
        url: 'https://github.com/docker/for-linux/issues/1001',
      },
    ],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      '[ 9171.330] oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,mems_allowed=0,global_oom,task_memcg=/system.slice/docker-5f3a.scope,task=python3,pid=4210,uid=0\n[ 9171.331] Out of memory: Killed process 4210 (python3) total-vm:61824480kB, anon-rss:30218340kB, file-rss:0kB, shmem-rss:0kB',
  },
  {
    id: 'kernel-cgroup-oom',
    title: 'A container reached its memory limit',
    component: 'kernel',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Memory cgroup out of memory: Killed process'),
      variant('Memory cgroup out of memory: Kill process'),
      message('oom-kill:constraint=CONSTRAINT_MEMCG'),
      {...variant('"OOMKilled": true'), specific: '"OOMKilled": true'},
      hint('mem_cgroup_out_of_memory'),
      variant('OOMKilled=true'),
      variant('"OOMKilled":true'),
      variant('OOMKilled:true'),
      variant('OOMKilled: true'),
      {...variant('137 true'), near: {phrase: 'OOMKilled', lines: 2}},
      {...variant('true 137'), near: {phrase: 'OOMKilled', lines: 2}},
    ],
    contradicts: ['gpu_memory_utilization'],
    cause:
      'The container was started with a RAM limit, and its programs needed more. The machine itself may have enough.',
    steps: [
      {
        text: 'See the limit. `0` means none.',
        commands: [bash('docker inspect --format "{{.HostConfig.Memory}}" <container>')],
      },
      {text: 'See the usage of all containers.', commands: [bash('docker stats --no-stream')]},
      {
        text: 'Raise the limit where it is set: in the compose file, or in the command that starts the container. To raise it immediately, but only until the container is recreated, use this command. 32 GB is an example.',
        commands: [bash('docker update --memory 32g --memory-swap 32g <container>')],
      },
      {text: 'Or use a smaller model or quantization.'},
    ],
    verify: {
      text: 'The output is `false` after some time under load.',
      commands: [bash('docker inspect --format "{{.State.OOMKilled}}" <container>')],
    },
    sources: [
      {
        title: 'Docker: Resource constraints',
        url: 'https://docs.docker.com/engine/containers/resource_constraints/',
      },
      {
        title: 'harvester/harvester issue 2419',
        url: 'https://github.com/harvester/harvester/issues/2419',
      },
    ],
    page: '/models/troubleshooting#out-of-memory',
    sample:
      '[ 7063.247407] Memory cgroup out of memory: Killed process 63214 (python3) total-vm:31494680kB, anon-rss:16499200kB, file-rss:52176kB, shmem-rss:92kB, UID:0 pgtables:1372kB oom_score_adj:986',
  },
  {
    id: 'kernel-exit-137',
    title: 'A container was killed (exit code 137)',
    component: 'kernel',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    role: 'symptom',
    follows: ['kernel-oom-killer', 'kernel-cgroup-oom'],
    messages: [
      {...message('exited with code 137'), specific: 'exited with code 137'},
      {...variant('exit code 137'), specific: 'exit code 137'},
      {...variant('exit status 137'), specific: 'exit status 137'},
      {...variant('Exited (137)'), specific: 'Exited (137)'},
      {...variant('Restarting (137)'), specific: 'Restarting (137)'},
      variant('"ExitCode": 137'),
      variant('code=killed, status=9/KILL'),
      variant('code=killed, signal=KILL'),
      variant('exit code: 137'),
      variant('died with <Signals.SIGKILL: 9>'),
      variant('returned non-zero exit status 137'),
      variant('(exit code: -9)'),
      variant('exitcode: -9'),
      variant('killed by signal: Killed'),
      variant('exited with 137'),
      variant('status=137'),
    ],
    cause:
      '137 is 128 + 9: the program received the KILL signal. Usually memory ran out, but `docker kill` sends it as well, and so does `docker stop` if the program does not end in time.',
    steps: [
      {
        text: 'Ask Docker whether memory was the reason. `true` means that the container reached its limit, or that the machine ran out of memory.',
        commands: [bash('docker inspect --format "{{.State.OOMKilled}}" <container>')],
      },
      {
        text: 'Check the kernel log.',
        commands: [
          on('linux', bash('sudo dmesg -T | grep -iE "out of memory|oom-kill"')),
          on('wsl', bash('sudo dmesg -T | grep -iE "out of memory|oom-kill"')),
        ],
      },
      {
        text: 'On macOS, give Docker Desktop more memory: **Settings**, **Resources**.',
      },
      {text: 'If neither names memory, see who stopped the container at that time.'},
    ],
    verify: {
      text: 'The container keeps running.',
      commands: [bash('docker ps --filter name=<container>')],
    },
    sources: [
      {
        title: 'Docker: docker container run, exit status',
        url: 'https://docs.docker.com/engine/containers/run/#exit-status',
      },
      {title: 'Linux: signal(7)', url: 'https://man7.org/linux/man-pages/man7/signal.7.html'},
    ],
    page: '/models/troubleshooting#engine-crash',
    sample: 'vllm-1 exited with code 137',
  },
  {
    id: 'kernel-open-files',
    title: 'The limit on open files is reached',
    component: 'kernel',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      {
        ...message('Too many open files'),
        unless: ['inotify', 'watcher'],
        specific: 'Too many open files',
      },
      variant('Too many open files in system'),
      variant('open file descriptor limit of', 'is under the minimum required'),
      variant('OSError: [Errno 24]'),
      variant('EMFILE: too many open files'),
    ],
    cause:
      'Files and connections share one limit per program, 1024 in many shells. Many clients at once, or many parts of a model, reach it.',
    steps: [
      {text: 'See the limit of your shell.', commands: [bash('ulimit -n')]},
      {
        text: 'Raise it for this shell, then start the program from it.',
        commands: [bash('ulimit -n 65536')],
      },
      {
        text: 'For a systemd service, open its settings, add these two lines, and restart the service.',
        commands: [
          on('linux', bash('sudo systemctl edit <service>')),
          {language: 'ini', code: '[Service]\nLimitNOFILE=65536', platform: 'linux'},
          on('linux', bash('sudo systemctl restart <service>')),
        ],
      },
      {
        text: 'For a container, set it when you start the container.',
        commands: [bash('docker run --ulimit nofile=65536:65536 <image>')],
      },
      {
        text: 'Count the open files of the program a few times. If the number only grows, the program does not close its files: report this to its developers.',
        commands: [bash('sudo lsof -p <pid> | wc -l')],
      },
    ],
    verify: {
      text: 'The running program has the new limit.',
      commands: [on('linux', bash('grep "open files" /proc/<pid>/limits'))],
    },
    sources: [
      {title: 'Linux: getrlimit(2)', url: 'https://man7.org/linux/man-pages/man2/getrlimit.2.html'},
      {
        title: 'Cockroach Labs: Common errors',
        url: 'https://www.cockroachlabs.com/docs/stable/common-errors',
      },
      {
        title: 'watchexec/watchexec issue 251',
        url: 'https://github.com/watchexec/watchexec/issues/251',
      },
    ],
    sample:
      "OSError: [Errno 24] Too many open files: '/opt/models/model-00031-of-00062.safetensors'",
  },
  {
    id: 'kernel-file-watchers',
    title: 'The limit on watched files is reached',
    component: 'kernel',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('System limit for number of file watchers reached'),
      variant('inotify watch limit reached'),
      variant('inotify instance limit reached'),
      variant('Error creating recommended watcher: Too many open files'),
      variant('User limit of inotify instances reached or too many open files'),
      variant('Failed to allocate directory watch: Too many open files'),
      variant('inotify', 'No space left on device'),
      variant('inotify_init', 'Too many open files'),
      variant('inotify', 'too many open files'),
    ],
    cause:
      'Programs ask the kernel to report changes to files, and the number of such requests per user is limited. The message mentions space or open files, but the disk is not full.',
    steps: [
      {
        text: 'See the two limits.',
        commands: [bash('sysctl fs.inotify.max_user_watches fs.inotify.max_user_instances')],
      },
      {
        text: 'Raise both limits, and keep them after a reboot.',
        commands: [
          bash(
            'echo "fs.inotify.max_user_watches=524288" | sudo tee /etc/sysctl.d/60-inotify.conf',
          ),
          bash(
            'echo "fs.inotify.max_user_instances=1024" | sudo tee -a /etc/sysctl.d/60-inotify.conf',
          ),
          bash('sudo sysctl --system'),
        ],
      },
    ],
    verify: {
      text: 'The new numbers appear, and the program starts.',
      commands: [bash('sysctl fs.inotify.max_user_watches')],
    },
    sources: [
      {title: 'Linux: inotify(7)', url: 'https://man7.org/linux/man-pages/man7/inotify.7.html'},
      {
        title: 'Anduin2017/AnduinOS issue 232',
        url: 'https://github.com/Anduin2017/AnduinOS/issues/232',
      },
      {
        title: 'gorakhargosh/watchdog issue 846',
        url: 'https://github.com/gorakhargosh/watchdog/issues/846',
      },
    ],
    sample: "Error: ENOSPC: System limit for number of file watchers reached, watch '/opt/app/src'",
  },
  {
    id: 'kernel-process-limit',
    title: 'The limit on processes or threads is reached',
    component: 'kernel',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message("can't start new thread"),
      variant('fork: retry: Resource temporarily unavailable'),
      variant('pthread_create failed', 'Resource temporarily unavailable'),
      variant('fork: Resource temporarily unavailable'),
      variant('failed to create new OS thread'),
      variant('fork rejected by pids controller'),
      variant('unable to create new native thread'),
      variant('fork: Cannot allocate memory'),
      variant('OpenBLAS blas_thread_init: pthread_create failed'),
    ],
    cause:
      'The user, the service or the container has as many processes and threads as its limit allows. A BLAS library starts one thread per core in each process.',
    steps: [
      {text: 'See the limit of your shell.', commands: [bash('ulimit -u')]},
      {
        text: 'See how many threads are running.',
        commands: [on('linux', bash('ps -eLf | wc -l')), on('wsl', bash('ps -eLf | wc -l'))],
      },
      {
        text: 'Raise the limit of a container.',
        commands: [bash('docker update --pids-limit 8192 <container>')],
      },
      {
        text: 'For a systemd service, open its settings, add these two lines, and restart the service.',
        commands: [
          on('linux', bash('sudo systemctl edit <service>')),
          {language: 'ini', code: '[Service]\nTasksMax=8192', platform: 'linux'},
          on('linux', bash('sudo systemctl restart <service>')),
        ],
      },
      {
        text: 'Or let each process use fewer threads.',
        commands: [bash('export OMP_NUM_THREADS=4')],
      },
    ],
    verify: {text: 'The program starts.', commands: [bash('ulimit -u')]},
    sources: [
      {title: 'Linux: fork(2), EAGAIN', url: 'https://man7.org/linux/man-pages/man2/fork.2.html'},
    ],
    sample: "RuntimeError: can't start new thread",
  },
  {
    id: 'kernel-bridge-settings',
    title: 'Kernel settings of the Enterprise Edition are missing',
    component: 'kernel',
    platforms: ['linux'],
    kamiwaza: true,
    messages: [
      message('cannot stat /proc/sys/net/bridge/bridge-nf-call-iptables'),
      variant('bridge-nf-call-iptables', 'No such file or directory'),
      variant('bridge-nf-call-ip6tables', 'No such file or directory'),
      hint('bridge-nf-call-iptables is disabled'),
      // With its directory, the message is one of `kernel-modules-missing`.
      {...variant('Module br_netfilter not found'), unless: ['in directory /lib/modules/']},
    ],
    follows: ['kernel-modules-missing'],
    cause:
      'The modules `overlay` and `br_netfilter` are not loaded, or the three sysctl values are not set.',
    steps: [
      {
        text: 'The installer sets them. Compare with the list of [kernel settings](/installation/system_requirements#kernel-settings).',
        commands: [
          bash('lsmod | grep -E "overlay|br_netfilter"'),
          bash(
            'sysctl net.bridge.bridge-nf-call-iptables net.bridge.bridge-nf-call-ip6tables net.ipv4.ip_forward',
          ),
        ],
      },
      {
        text: 'Load a missing module.',
        commands: [bash('sudo modprobe overlay'), bash('sudo modprobe br_netfilter')],
      },
      {
        text: 'If a value is not 1, set all three. These files also keep modules and values across reboots; their names are our choice.',
        commands: [
          bash("printf 'overlay\\nbr_netfilter\\n' | sudo tee /etc/modules-load.d/kamiwaza.conf"),
          bash(
            "printf 'net.bridge.bridge-nf-call-iptables = 1\\nnet.bridge.bridge-nf-call-ip6tables = 1\\nnet.ipv4.ip_forward = 1\\n' | sudo tee /etc/sysctl.d/99-kamiwaza.conf",
          ),
          bash('sudo sysctl --system'),
        ],
      },
      {
        text: 'If a module is not found after an update of the kernel, restart the machine.',
        commands: [bash('sudo reboot')],
      },
    ],
    verify: {
      text: 'The three values are 1.',
      commands: [
        bash(
          'sysctl net.bridge.bridge-nf-call-iptables net.bridge.bridge-nf-call-ip6tables net.ipv4.ip_forward',
        ),
      ],
    },
    sources: [
      kamiwazaPage(
        'Enterprise kernel settings',
        '/installation/system_requirements#kernel-settings',
      ),
      {
        title: 'Linux: sysctl.d(5)',
        url: 'https://man7.org/linux/man-pages/man5/sysctl.d.5.html',
      },
      {
        title: 'Linux: modules-load.d(5)',
        url: 'https://man7.org/linux/man-pages/man5/modules-load.d.5.html',
      },
    ],
    page: '/installation/system_requirements#kernel-settings',
    sample:
      'sysctl: cannot stat /proc/sys/net/bridge/bridge-nf-call-iptables: No such file or directory',
  },
  {
    id: 'kernel-modules-missing',
    title: 'Modules of the running kernel are missing',
    component: 'kernel',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message("can't initialize iptables table", '(do you need to insmod?)'),
      ...OWN_MODULES.map((name) => ({
        ...message(`Module ${name} `, 'not found in directory /lib/modules/'),
        specific: 'not found in directory /lib/modules/',
      })),
      variant('failed to add the host (', 'pair interfaces: operation not supported'),
      variant('failed to mount overlay: no such device'),
      variant('Failed to initialize nft: Protocol not supported'),
    ],
    cause:
      'Most often, an update removed the modules of the kernel that is still running, so it cannot load any more of them. Or a package with modules is not installed, or the kernel was built without them. `Perhaps iptables or your kernel needs to be upgraded` is general advice: the installed iptables is not the reason.',
    steps: [
      {
        text: 'Compare the running kernel with the list of kernels that have modules.',
        commands: [bash('uname -r'), bash('ls /lib/modules')],
      },
      {
        text: 'If the running one is not in the list, restart the machine, so that it starts an installed kernel.',
        commands: [on('linux', bash('sudo reboot'))],
      },
      {
        text: 'If it is in the list, install its modules again. The first command is for Ubuntu, the second for RHEL and its relatives.',
        commands: [
          on(
            'linux',
            bash(
              'sudo apt install --reinstall linux-modules-$(uname -r) linux-modules-extra-$(uname -r)',
            ),
          ),
          on('linux', bash('sudo dnf install kernel-modules-$(uname -r)')),
        ],
      },
      {
        text: 'If a container reports this, it uses the modules of the host: load the module on the host.',
        commands: [bash('sudo modprobe <module>')],
      },
      {
        text: 'In WSL, the kernel comes from Windows. Update it, then restart WSL, which stops everything that runs in it.',
        commands: [powershell('wsl --update'), powershell('wsl --shutdown')],
      },
    ],
    verify: {
      text: 'The module loads without a message, and Docker is active.',
      commands: [bash('sudo modprobe <module>'), bash('systemctl is-active docker')],
    },
    sources: [
      {
        title: 'linuxserver/docker-wps-office issue 8',
        url: 'https://github.com/linuxserver/docker-wps-office/issues/8',
      },
      {title: 'moby/moby issue 27426', url: 'https://github.com/moby/moby/issues/27426'},
      {title: 'Linux: modprobe(8)', url: 'https://man7.org/linux/man-pages/man8/modprobe.8.html'},
    ],
    sample:
      "failed to start daemon: Error initializing network controller: error obtaining controller instance: failed to create NAT chain DOCKER: iptables failed: iptables -t nat -N DOCKER: iptables v1.8.10 (legacy): can't initialize iptables table `nat': Table does not exist (do you need to insmod?)\nPerhaps iptables or your kernel needs to be upgraded.",
  },
  {
    id: 'cpu-illegal-instruction',
    title: 'The processor lacks instructions that the program needs',
    component: 'kernel',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Illegal instruction (core dumped)'),
      message('trap invalid opcode ip:'),
      variant('Illegal instruction     (core dumped)'),
      variant('Fatal Python error: Illegal instruction'),
      variant('exited with code 132'),
      variant('signal: illegal instruction'),
      variant('SIGILL: illegal instruction'),
      variant('CPU does not support AVX'),
      variant('CPU does not have AVX'),
      variant('does not support the AVX'),
      message('CPU does not support x86-64-v'),
      variant('CPU ISA level is lower than required'),
    ],
    cause:
      'Programs for models and for vectors use instructions such as AVX2 or AVX-512. Images may need a whole level of them: `x86-64-v2` includes SSE4.2, `x86-64-v3` AVX2. Older processors do not have them, and virtual machines may hide them from the guest.',
    steps: [
      {
        text: 'See what the processor offers.',
        commands: [
          on('linux', bash("lscpu | grep -o -w -E 'sse4_2|avx|avx2|avx512f' | sort -u")),
          on('wsl', bash("lscpu | grep -o -w -E 'sse4_2|avx|avx2|avx512f' | sort -u")),
        ],
      },
      {
        text: 'See which levels it has.',
        commands: [
          on('linux', bash('/lib64/ld-linux-x86-64.so.2 --help | grep supported')),
          on('wsl', bash('/lib64/ld-linux-x86-64.so.2 --help | grep supported')),
        ],
      },
      {
        text: 'In a virtual machine, let the guest use the processor type of the host. In Proxmox and QEMU, this type is `host`.',
      },
      {
        text: 'For MinIO, use the image of the same release with `-cpuv1` at the end of its tag. An older release may not read the data of a newer one.',
      },
      {
        text: 'If the processor does not have these instructions, use a build that does not need them, or another machine.',
      },
    ],
    verify: {text: 'The program starts and keeps running.'},
    sources: [
      {
        title: 'ggml-org/llama.cpp issue 8734',
        url: 'https://github.com/ggml-org/llama.cpp/issues/8734',
      },
      {
        title: 'milvus-io/milvus issue 2532',
        url: 'https://github.com/milvus-io/milvus/issues/2532',
      },
      {title: 'minio/minio issue 18365', url: 'https://github.com/minio/minio/issues/18365'},
      {
        title: 'abetlen/llama-cpp-python issue 839',
        url: 'https://github.com/abetlen/llama-cpp-python/issues/839',
      },
    ],
    sample: './start_server.sh: line 3: 7 Illegal instruction (core dumped) ../bin/milvus_server',
  },
  {
    id: 'host-memory-short',
    title: 'A program cannot get more RAM',
    component: 'kernel',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message("DefaultCPUAllocator: can't allocate memory: you tried to allocate"),
      message('DefaultCPUAllocator: not enough memory: you tried to allocate'),
      message('terminate called after throwing an instance of', 'std::bad_alloc'),
      variant('uncaught exception of type std::bad_alloc'),
      variant('[Errno 12] Cannot allocate memory'),
      variant('Cannot allocate memory (os error 12)'),
      variant('OSError: [WinError 1455]'),
      variant('The paging file is too small for this operation to complete'),
      variant('numpy', 'ArrayMemoryError'),
      variant('ArrayMemoryError: Unable to allocate'),
      variant('fatal error: runtime: out of memory'),
      variant('unable to allocate CPU'),
      variant('failed to allocate CPU'),
      variant('unable to allocate CUDA_Host'),
      variant('failed to allocate CUDA_Host'),
      variant('ggml_backend_cpu_buffer_type_alloc_buffer: failed'),
      variant('ggml_aligned_malloc: insufficient memory'),
      variant('failed to mmap', 'Cannot allocate memory'),
      variant('runtime: cannot allocate memory'),
    ],
    contradicts: ['gpu_memory_utilization'],
    cause:
      'The program asked the system for memory and was refused. This is the memory of the machine or the limit of the container, not that of the graphics card.',
    steps: [
      {
        text: 'See what is free.',
        commands: [on('linux', bash('free -h')), on('wsl', bash('free -h'))],
      },
      {
        text: 'In a container, see its limit.',
        commands: [bash('docker stats --no-stream')],
      },
      {
        text: 'Stop programs and deployments that nobody uses, or use a smaller model or quantization.',
      },
      {
        text: 'On Windows, let the system choose the size of the paging file. In WSL, raise `memory` in `.wslconfig`, then restart WSL, which stops everything that runs in it.',
        commands: [powershell('wsl --shutdown')],
      },
    ],
    verify: {text: 'The program ends without the message, and memory stays free while it runs.'},
    sources: [
      {
        title: 'JingyunLiang/VRT issue 49',
        url: 'https://github.com/JingyunLiang/VRT/issues/49',
      },
      {
        title: 'epfml/sent2vec issue 98',
        url: 'https://github.com/epfml/sent2vec/issues/98',
      },
    ],
    sample:
      "RuntimeError: [enforce fail at alloc_cpu.cpp:73] . DefaultCPUAllocator: can't allocate memory: you tried to allocate 116813856768 bytes. Error code 12 (Cannot allocate memory)",
  },
  {
    id: 'heap-limit',
    title: 'A Java or Node.js program reached its own memory limit',
    component: 'kernel',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('java.lang.OutOfMemoryError: Java heap space'),
      message('JavaScript heap out of memory'),
      variant('java.lang.OutOfMemoryError: GC overhead limit exceeded'),
      variant('Reached heap limit Allocation failed'),
    ],
    contradicts: ['gpu_memory_utilization'],
    cause:
      'Java and Node.js limit the memory of a program (the heap) to a part of the RAM. The program used up its heap, even if the machine has free memory.',
    steps: [
      {
        text: 'See which program it is, and how much memory the machine or the container has left.',
        commands: [bash('docker stats --no-stream')],
      },
      {
        text: 'Raise the limit of a Java program. For a container, set the variable in its Compose file, and give the container more memory than the heap.',
        commands: [bash('export JAVA_TOOL_OPTIONS="-Xmx4g"')],
      },
      {
        text: 'Raise the limit of a Node.js program, in MiB. Set the variable in the same place.',
        commands: [bash('export NODE_OPTIONS="--max-old-space-size=4096"')],
      },
      {text: 'If the program fills a larger heap, too, report this to its developers.'},
    ],
    verify: {text: 'The program keeps running under the same load.'},
    sources: [
      {
        title: 'Java: the java command, -Xmx',
        url: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
      },
      {
        title: 'Node.js: --max-old-space-size',
        url: 'https://nodejs.org/api/cli.html#--max-old-space-sizesize-in-mib',
      },
    ],
    sample:
      'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n\tat java.base/java.util.Arrays.copyOf(Arrays.java:3537)',
  },
  {
    id: 'systemd-start-limit',
    title: 'systemd no longer starts a service',
    component: 'kernel',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    endOnly: true,
    follows: ['docker-service-failed', 'docker-daemon-not-running'],
    // Docker has an entry of its own.
    messages: except(
      ['docker.service', 'docker.socket'],
      message('Start request repeated too quickly'),
      message("Failed with result 'start-limit-hit'"),
      variant('start of the service was attempted too often'),
      hint('(Result: start-limit-hit)'),
    ),
    contradicts: ['StartLimit'],
    cause:
      'systemd starts a unit at most five times in ten seconds, unless its file says otherwise. It then refuses further starts, including manual ones. The limit is not the cause: the program ended soon after each start, and its earlier lines say why.',
    steps: [
      {
        text: 'Read what the service wrote. The first error of the last start is the cause: paste it into the [error finder](/models/which-error). For a service of your user, leave out `sudo` and add `--user` to every `journalctl` and `systemctl` here.',
        commands: [bash('sudo journalctl -u <unit> -b -n 100 --no-pager')],
      },
      {
        text: 'If there is none, see which command systemd runs, as which user and in which directory.',
        commands: [bash('systemctl cat <unit>')],
      },
      {
        text: 'After you have fixed the cause, reset the counter and start the service.',
        commands: [bash('sudo systemctl reset-failed <unit>'), bash('sudo systemctl start <unit>')],
      },
    ],
    verify: {
      text: 'It prints `active`, even a minute later.',
      commands: [bash('systemctl is-active <unit>')],
    },
    sources: [
      {
        title: 'systemd: systemd.unit(5), StartLimitIntervalSec',
        url: 'https://www.freedesktop.org/software/systemd/man/latest/systemd.unit.html',
      },
      {
        title: 'systemd/systemd issue 10529',
        url: 'https://github.com/systemd/systemd/issues/10529',
      },
    ],
    sample:
      "systemd[1]: demo.service: Scheduled restart job, restart counter is at 5.\nsystemd[1]: demo.service: Start request repeated too quickly.\nsystemd[1]: demo.service: Failed with result 'start-limit-hit'.",
  },
];
