import {bash, code, except, hint, message, powershell, python, variant} from './define.ts';
import {installedBy, kamiwazaPage, on, startPlatform, viewLogs} from './steps.ts';
import {SDK_CLIENT, SDK_PYTHON} from './sdk-setup.ts';
import type {KnownError, Pattern, Source, Step} from './types.ts';

const PAGE = '/models/troubleshooting';
const WINDOWS = '/installation/windows_installation';
const INSTALL = '/installation/installation_process';

const CODES: Source = kamiwazaPage('Error codes', '/models/deployment#error-codes');

/** Programs whose refused flags have an entry of their own. */
const ENGINE_PROGRAMS = ['vllm', 'api_server.py'] as const;

/** Programs whose flags are typed by hand: they are no engines. */
const TOOLS = [
  'huggingface-cli',
  'hf: error',
  'hf download: error',
  'pytest',
  '__main__.py',
  'torchrun',
  'accelerate',
  'jupyter',
  'manage.py',
  'convert_hf_to_gguf',
] as const;

const deployAgain: Step = {
  text: 'Fix the cause, then deploy again. Without a change you get the same code.',
};

const becomesReady: Step = {
  text: 'The model is ready: the deployment is `DEPLOYED` and at least one of its instances is `DEPLOYED`. The endpoint lists the model.',
  commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
};

/**
 * A short code that other programs write too: it counts only beside words that the platform shows
 * with it, or if it is all that was pasted.
 */
function codeNear(text: string, ...words: readonly string[]): [Pattern, ...Pattern[]] {
  return [
    {...code(text), alone: true},
    ...words.map((phrase): Pattern => ({
      ...code(text),
      near: {phrase, lines: 3},
      unless: ['counter', 'killer', 'score'],
    })),
  ];
}

/** Codes and messages of the platform and of its installers. */
export const kamiwazaErrors: readonly KnownError[] = [
  {
    id: 'kamiwaza-oom',
    title: 'A deployment ended with OOM',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    messages: codeNear('OOM', 'deployment', 'FAILED', 'error code', 'error_code', 'status: ERROR'),
    cause:
      'The memory is full: weights, batch, context and KV cache together need more than there is.',
    steps: [
      {
        text: 'Stop other deployments that share the memory: [Free GPU memory](/models/deployment#free-gpu-memory).',
      },
      {
        text: 'Shorten the context: for vLLM, lower `max_model_len`. In Novice Mode, use a smaller preset; the UI suggests balanced values.',
      },
      {text: 'Lower the number of concurrent requests: for vLLM, lower `max_num_seqs`.'},
      {
        text: 'Lower `gpu_memory_utilization`, the share of GPU memory that vLLM claims. Exception: if the log says to raise it, the KV cache is too small; raise it or shorten the context.',
      },
      {text: 'Use a smaller model or quantization.'},
      deployAgain,
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('Out of memory', `${PAGE}#out-of-memory`)],
    page: `${PAGE}#out-of-memory`,
    sample: 'Deployment 4f1c2a9e of unsloth/Qwen3-32B-GGUF\nstatus: FAILED\nerror code: OOM',
  },
  {
    id: 'kamiwaza-cuda-error',
    title: 'A deployment ended with CUDA_ERROR',
    component: 'kamiwaza',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    messages: [code('CUDA_ERROR')],
    follows: [
      'vllm-engine-failed',
      'llama-load-failed',
      'ray-actor-died',
      'nccl-timeout',
      'nvidia-xid-program',
      'docker-daemon-not-running',
      'docker-service-failed',
    ],
    cause: 'The driver or the GPU is not available to the engine. Macs have no CUDA.',
    steps: [
      {
        text: 'Check the driver on the host.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Check that containers reach the GPU. The image has CUDA 12.4.1; for CUDA 12, [NVIDIA requires driver 525.60.13 or newer](https://docs.nvidia.com/cuda/archive/12.4.1/cuda-toolkit-release-notes/index.html) (not specific to Kamiwaza).',
        commands: [
          on(
            'linux',
            bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
          ),
        ],
      },
      {
        text: 'On Windows, run the GPU script of the platform. [GPU acceleration](/installation/windows_installation#gpu) lists the versions.',
        commands: [powershell('wsl -d kamiwaza -- /usr/local/bin/kamiwaza_gpu_status.sh')],
      },
      {text: 'Restart the GPU services or the host, then deploy again.'},
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('CUDA error', `${PAGE}#cuda-error`)],
    page: `${PAGE}#cuda-error`,
    sample: 'Deployment 4f1c2a9e\nstatus: ERROR\nerror code: CUDA_ERROR',
  },
  {
    id: 'kamiwaza-model-loading-failure',
    title: 'Model files cannot be read',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    messages: [code('MODEL_LOADING_FAILURE')],
    follows: [
      'disk-full',
      'disk-io-error',
      'vllm-engine-failed',
      'llama-load-failed',
      'ray-actor-died',
      'nccl-timeout',
      'nvidia-xid-program',
      'docker-daemon-not-running',
      'docker-service-failed',
    ],
    cause: 'A file is missing, damaged, unreadable or of the wrong version.',
    steps: [
      {
        text: 'Check the files: open the model under **Your Models**. Only those marked `(downloaded)` are on the disk. Their [records](/models/downloading-models#disk) have a checksum to compare.',
      },
      {
        text: 'Compare with [which files to take](/models/downloading-models#which-files): one file for GGUF, all parts if it is split; every file for Safetensors.',
      },
      {
        text: 'Delete the damaged model and [download](/models/downloading-models) it again.',
      },
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('Model files cannot be read', `${PAGE}#files-unreadable`)],
    page: `${PAGE}#files-unreadable`,
    sample: 'status: ERROR\nerror code: MODEL_LOADING_FAILURE',
  },
  {
    id: 'kamiwaza-container-exited',
    title: 'The engine crashed',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'kamiwaza-oom',
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'docker-gpu-driver',
      'disk-full',
      'vllm-engine-failed',
      'llama-load-failed',
      'ray-actor-died',
      'nccl-timeout',
      'nvidia-xid-program',
      'docker-daemon-not-running',
      'docker-service-failed',
      'kernel-exit-137',
      'kamiwaza-cuda-error',
      'kamiwaza-model-loading-failure',
    ],
    messages: [code('CONTAINER_EXITED')],
    cause: 'The engine crashed. The code says nothing about the reason; its log does.',
    steps: [
      {
        text: 'Read the logs: in Advanced Mode, open **View logs** in the row of the deployment, and begin at the end.',
      },
      {
        text: 'If memory ran out, see [Out of memory](/models/troubleshooting#out-of-memory); if the log names CUDA or the driver, see [CUDA error](/models/troubleshooting#cuda-error).',
      },
      {
        text: "If it names a flag, undo your last change to the configuration, or deploy with **Default Model Config**. Some flags can't be combined.",
      },
      deployAgain,
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('The engine crashes', `${PAGE}#engine-crash`)],
    page: `${PAGE}#engine-crash`,
    sample: 'status: ERROR\nerror code: CONTAINER_EXITED',
  },
  {
    id: 'kamiwaza-runtime-error',
    title: 'The engine raised an exception',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    messages: codeNear(
      'RUNTIME_ERROR',
      'deployment',
      'FAILED',
      'error code',
      'error_code',
      'status: ERROR',
    ),
    cause: 'The engine raised an exception. Its log has the message.',
    steps: [
      viewLogs,
      {text: 'Read the last line of the exception: it names the fault.'},
      deployAgain,
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('The engine crashes', `${PAGE}#engine-crash`)],
    page: `${PAGE}#engine-crash`,
    sample: 'status: ERROR\nerror code: RUNTIME_ERROR',
  },
  {
    id: 'kamiwaza-startup-timeout',
    title: 'A model was not ready in time',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    messages: [code('STARTUP_TIMEOUT'), variant('TimeoutError: The model was not ready after')],
    follows: [
      'vllm-engine-failed',
      'llama-load-failed',
      'ray-actor-died',
      'nccl-timeout',
      'nvidia-xid-program',
      'docker-daemon-not-running',
      'docker-service-failed',
      'kernel-exit-137',
    ],
    cause: 'The model was not ready in time: the disk is slow, or the model is large.',
    steps: [
      {text: 'Wait for running downloads to end.'},
      {text: 'Open **View logs** and look for the last line that changes.'},
      {
        text: 'Use a smaller model or a shorter context, or change the [engine parameters](/models/deployment#parameters-of-the-engine).',
      },
      deployAgain,
    ],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('Stuck while starting', `${PAGE}#stuck`)],
    page: `${PAGE}#stuck`,
    sample: 'status: ERROR\nerror code: STARTUP_TIMEOUT',
  },
  {
    id: 'kamiwaza-must-redownload',
    title: 'The weights are missing',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    messages: [code('MUST_REDOWNLOAD')],
    cause: 'The weights are no longer on the host (Community Edition).',
    steps: [{text: '[Download](/models/downloading-models) the model, then deploy.'}],
    verify: becomesReady,
    sources: [CODES, kamiwazaPage('The weights are missing', `${PAGE}#weights-missing`)],
    page: `${PAGE}#weights-missing`,
    sample: 'status: MUST_REDOWNLOAD',
  },
  {
    id: 'kamiwaza-insufficient-vram',
    title: 'The model is larger than the GPU memory',
    component: 'kamiwaza',
    platforms: ['linux', 'windows', 'wsl'],
    kamiwaza: true,
    messages: [
      message('insufficient VRAM'),
      variant('checkpoint', 'larger than the VRAM'),
      hint('checkpoint', 'VRAM'),
    ],
    cause: 'The model is too large for the GPU memory.',
    steps: [
      {
        text: 'Use a smaller or quantized variant (AWQ, MLX, GGUF). [Will it fit?](/models/will-it-fit) estimates the memory.',
      },
      {text: 'Lower the batch size.'},
      {text: 'If no GPU is large enough, run a GGUF file on the CPU.'},
    ],
    verify: becomesReady,
    sources: [kamiwazaPage('Insufficient VRAM', `${PAGE}#insufficient-vram`)],
    page: `${PAGE}#insufficient-vram`,
    sample: 'The checkpoint is larger than the VRAM: insufficient VRAM',
  },
  {
    id: 'kamiwaza-deployment-failed',
    title: 'A deployment failed',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'kamiwaza-oom',
      'kamiwaza-cuda-error',
      'kamiwaza-model-loading-failure',
      'kamiwaza-startup-timeout',
      'kamiwaza-container-exited',
    ],
    messages: [message('The deployment ended as'), hint('status: FAILED'), hint('status: ERROR')],
    cause: "`ERROR`: something failed, and a retry may help. `FAILED`: a retry won't help.",
    steps: [
      {
        text: 'Look for an error code in **Details** of the deployment (unconfirmed) and in the last lines of **View logs** (Advanced Mode).',
      },
      {text: 'Without a code, deploy again unchanged, once.'},
      {
        text: 'With a code, fix its cause first, then deploy again: [Error codes](/models/deployment#error-codes).',
      },
      {
        text: 'After `FAILED`, use a smaller model, another quantization or another configuration.',
      },
      {
        text: '`MUST_REDOWNLOAD`: download the model, then deploy. `STOPPED`: deploy again if you want it.',
      },
    ],
    verify: becomesReady,
    sources: [kamiwazaPage('States', '/models/deployment#states')],
    page: '/models/deployment#states',
    sample: 'RuntimeError: The deployment ended as FAILED.',
  },
  {
    id: 'kamiwaza-engine-flags',
    title: 'The engine refuses a parameter',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    messages: [
      ...except(
        [...ENGINE_PROGRAMS, ...TOOLS],
        message('error: argument', 'not allowed with argument'),
        variant('error: unrecognized arguments: --'),
      ),
    ],
    cause:
      'A flag of the model configuration is unknown to the engine or conflicts with another flag.',
    steps: [
      {text: 'Read the flag in the message.'},
      {
        text: 'Undo your last change to the configuration, or deploy with **Default Model Config**.',
      },
    ],
    verify: becomesReady,
    sources: [kamiwazaPage('The engine crashes', `${PAGE}#engine-crash`)],
    page: `${PAGE}#engine-crash`,
    sample: 'engine.py: error: argument --quantization: not allowed with argument --load-format',
  },
  {
    id: 'kamiwaza-command-missing',
    title: 'The kamiwaza command is not found',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows'],
    kamiwaza: true,
    messages: [
      message('kamiwaza: command not found'),
      variant('kamiwaza: not found'),
      variant('command not found: kamiwaza'),
      variant("'kamiwaza' is not recognized"),
      variant("The term 'kamiwaza' is not recognized"),
    ],
    cause:
      'The `kamiwaza` command comes with the Ubuntu package. A tarball installation has a script instead, and on Windows the command is inside WSL.',
    steps: [
      {
        text: 'With a tarball, run the script in the installation directory.',
        commands: [
          installedBy('tarball', bash('bash startup/kamiwazad.sh start')),
          on('macos', bash('bash startup/kamiwazad.sh start')),
        ],
      },
      {
        text: 'On Windows, run it through WSL.',
        commands: [powershell('wsl -d kamiwaza -- kamiwaza status')],
      },
      {
        text: 'With the Ubuntu package, check that it is installed.',
        commands: [on('linux', bash('apt-cache policy kamiwaza'))],
      },
    ],
    verify: {
      text: 'The status of the platform appears.',
      commands: [
        installedBy('ubuntu', bash('kamiwaza status')),
        powershell('wsl -d kamiwaza -- kamiwaza status'),
      ],
    },
    sources: [kamiwazaPage('All commands', '/operate/start-and-stop#commands')],
    page: '/operate/start-and-stop#commands',
    sample: 'bash: kamiwaza: command not found',
  },
  {
    id: 'kamiwaza-script-missing',
    title: 'The start script is not in this directory',
    component: 'kamiwaza',
    platforms: ['linux', 'macos'],
    kamiwaza: true,
    messages: [
      message('kamiwazad.sh: No such file or directory'),
      variant("can't open", 'kamiwazad.sh'),
      variant('no such file or directory: startup/kamiwazad.sh'),
    ],
    cause:
      'The path of the script is relative to the installation directory, but the terminal is in another directory. The Ubuntu package uses the `kamiwaza` command instead.',
    steps: [
      {
        text: 'With a tarball, go to the directory where you unpacked the bundle, and start the platform there.',
        commands: [
          installedBy('tarball', bash('cd ~/kamiwaza')),
          installedBy('tarball', bash('bash startup/kamiwazad.sh start')),
          on('macos', bash('cd ~/kamiwaza')),
          on('macos', bash('bash startup/kamiwazad.sh start')),
        ],
      },
      {
        text: 'If you unpacked it elsewhere, find the script.',
        commands: [bash('find ~ -name kamiwazad.sh')],
      },
      {
        text: 'With the Ubuntu package, use its command instead.',
        commands: [installedBy('ubuntu', bash('kamiwaza start'))],
      },
    ],
    verify: {text: 'Open `https://localhost`. The **Sign In** screen appears.'},
    sources: [kamiwazaPage('Start, stop, restart or check', '/operate/start-and-stop#run')],
    page: '/operate/start-and-stop#run',
    sample: 'bash: startup/kamiwazad.sh: No such file or directory',
  },
  {
    id: 'kamiwaza-node-version',
    title: 'Node.js 22 or NVM is missing or not active',
    component: 'kamiwaza',
    platforms: ['linux', 'macos'],
    kamiwaza: true,
    messages: [
      message('nvm: command not found'),
      variant('command not found: nvm'),
      // npm says the same about other packages, which may need another version.
      variant('EBADENGINE', "node: '>=22"),
      variant('EBADENGINE', "node: '^22"),
    ],
    cause:
      'NVM is not loaded in this terminal, or the active Node.js is too old for the package. Kamiwaza needs 22.x. `sudo` does not find NVM: run the command without it.',
    steps: [
      {text: 'Check the active version.', commands: [bash('node --version')]},
      {
        text: 'Load NVM. If it is not installed, follow the [recipe](/installation/installation_process#linux-tarball) first.',
        commands: [
          bash(
            'export NVM_DIR="$([ -z "${XDG_CONFIG_HOME-}" ] && printf %s "${HOME}/.nvm" || printf %s "${XDG_CONFIG_HOME}/nvm")"',
          ),
          bash('[ -s "$NVM_DIR/nvm.sh" ] && . "$NVM_DIR/nvm.sh"'),
        ],
      },
      {text: 'Install and use Node.js 22.', commands: [bash('nvm install 22')]},
      {text: 'Repeat the command that failed, in the same terminal.'},
    ],
    verify: {text: 'The version begins with v22.', commands: [bash('node --version')]},
    sources: [
      kamiwazaPage('Software versions', '/installation/system_requirements#software'),
      kamiwazaPage('macOS tarball', `${INSTALL}#macos`),
      {title: 'npm/cli issue 3114', url: 'https://github.com/npm/cli/issues/3114'},
    ],
    page: `${INSTALL}#linux-tarball`,
    follows: ['nvm-prefix'],
    sample:
      "npm WARN EBADENGINE Unsupported engine {\nnpm WARN EBADENGINE   required: { node: '>=22' },\nnpm WARN EBADENGINE   current: { node: 'v18.19.1', npm: '9.2.0' }\nnpm WARN EBADENGINE }",
  },
  {
    id: 'nvm-prefix',
    title: 'NVM does not work because npm has a prefix',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('setting, which are incompatible with nvm'),
      message('nvm is not compatible with the npm config "prefix" option'),
      message('nvm is not compatible with the "', '" environment variable'),
    ],
    cause:
      'NVM gives each Node.js version its own directory for global packages. A `prefix` or `globalconfig` line in an `.npmrc` file, or a variable such as `NPM_CONFIG_PREFIX`, sets another directory, so NVM installs the new Node.js but leaves the old one active.',
    steps: [
      {
        text: 'See what is set. The message names the file or the variable.',
        commands: [
          bash('grep -nE "^(prefix|globalconfig)" ~/.npmrc'),
          bash('env | grep -iE "^(npm_config_)?prefix="'),
        ],
      },
      {
        text: 'For a file, run the command that the message names. It removes the lines. Packages under the old prefix stay on the disk, but this Node.js does not use them: reinstall those that you need.',
        commands: [bash('nvm use --delete-prefix v<version>')],
      },
      {
        text: 'For a variable, remove it in this terminal, and its line from `~/.bashrc`, `~/.profile` or `~/.zshrc`.',
        commands: [bash('unset NPM_CONFIG_PREFIX PREFIX')],
      },
      {
        text: 'Open a new terminal, activate the version, and repeat the command that failed.',
        commands: [bash('nvm use 22')],
      },
    ],
    verify: {
      text: 'The version is the one that you installed.',
      commands: [bash('node --version')],
    },
    sources: [
      {title: 'nvm-sh/nvm issue 2340', url: 'https://github.com/nvm-sh/nvm/issues/2340'},
      {title: 'nvm-sh/nvm issue 1245', url: 'https://github.com/nvm-sh/nvm/issues/1245'},
      {title: 'nvm-sh/nvm: nvm.sh', url: 'https://github.com/nvm-sh/nvm/blob/master/nvm.sh'},
    ],
    page: `${INSTALL}#linux-tarball`,
    sample:
      "Your user's .npmrc file (${HOME}/.npmrc)\nhas a `globalconfig` and/or a `prefix` setting, which are incompatible with nvm.\nRun `nvm use --delete-prefix v22.19.0` to unset it.",
  },
  {
    id: 'kamiwaza-installer-python',
    title: 'The installer rejects Python',
    component: 'kamiwaza',
    platforms: ['linux', 'macos'],
    kamiwaza: true,
    messages: [
      {
        ...message('kamiwaza', 'requires a different Python'),
        specific: 'requires a different Python',
        unless: [SDK_PYTHON],
      },
      {...variant('requires Python 3.10'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('Python 3.10 is required'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('unsupported Python version'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('python3.10: command not found'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('python3.10: not found'), near: {phrase: 'kamiwaza', lines: 20}},
    ],
    cause: 'Python 3.11 or newer is active, or 3.10 is missing.',
    steps: [
      {text: 'Check the active version.', commands: [bash('python --version')]},
      {
        text: 'Make 3.10 the active version, on macOS in the installation directory.',
        commands: [
          on('linux', bash('sudo add-apt-repository -y ppa:deadsnakes/ppa')),
          on('linux', bash('sudo apt install -y python3.10')),
          on('linux', bash('sudo ln -sf /usr/bin/python3.10 /usr/local/bin/python')),
          on('macos', bash('pyenv install 3.10')),
          on('macos', bash('pyenv local 3.10')),
        ],
      },
      {text: 'Run the installer again.', commands: [bash('bash install.sh --community')]},
    ],
    verify: {text: 'The version begins with 3.10.', commands: [bash('python --version')]},
    sources: [
      kamiwazaPage('Installation troubleshooting', `${INSTALL}#when-it-fails`),
      kamiwazaPage('Linux tarball', `${INSTALL}#linux-tarball`),
    ],
    page: `${INSTALL}#when-it-fails`,
    sample: "ERROR: Package 'kamiwaza' requires a different Python: 3.12.3 not in '>=3.10,<3.11'",
  },
  {
    id: 'kamiwaza-installer-resources',
    title: 'The installer finds too few resources',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('less than 16 GB'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('at least 16 GB', 'RAM'), specific: 'at least 16 GB'},
      {...variant('at least 16GB', 'RAM'), specific: 'at least 16GB'},
    ],
    cause:
      'The machine has too little RAM (at least 16 GB on Linux and macOS, 8 GB on Windows) or free disk (at least 10 GB, on Windows 20 GB), or virtualization is off.',
    steps: [
      {
        text: 'Check the RAM: at least 16 GB, on Windows 8 GB. You may see a little less.',
        commands: [
          on('linux', bash('free -h')),
          on('macos', bash('sysctl -n hw.memsize')),
          powershell('Get-CimInstance Win32_ComputerSystem | Select-Object TotalPhysicalMemory'),
        ],
      },
      {
        text: 'Check the free disk space: at least 10 GB, on Windows 20 GB.',
        commands: [
          on('linux', bash('df -h')),
          on('macos', bash('df -h')),
          powershell('Get-PSDrive C'),
        ],
      },
      {text: 'Use a larger machine or VM, and turn virtualization on.'},
      {
        text: 'If a Windows PC has 8 GB and the message asks for 16 GB, [ask](/#need-help): 8 GB is the documented minimum.',
      },
    ],
    verify: {text: 'The installer continues.'},
    sources: [
      kamiwazaPage('Memory, disk and processor', '/installation/system_requirements#hardware'),
      kamiwazaPage('Installation troubleshooting', `${INSTALL}#when-it-fails`),
    ],
    page: '/installation/system_requirements#hardware',
    sample: 'kamiwaza-install: less than 16 GB RAM',
  },
  {
    id: 'kamiwaza-tarball-404',
    title: 'The tarball download returns 404',
    component: 'kamiwaza',
    platforms: ['linux', 'macos'],
    kamiwaza: true,
    messages: [
      {
        ...message('404 Not Found'),
        near: {phrase: 'kamiwaza-community-0.5.0', lines: 8},
        specific: '404 Not Found',
      },
      message('tar: kamiwaza-community-0.5.0', 'Cannot open: No such file or directory'),
      variant('Error opening archive', 'kamiwaza-community-0.5.0'),
      {...variant('ERROR 404: Not Found'), near: {phrase: 'kamiwaza-community-0.5.0', lines: 4}},
      {...variant('returned error: 404'), near: {phrase: 'kamiwaza-community-0.5.0', lines: 4}},
    ],
    cause:
      'The download addresses of the tarballs point to the newest state of the Community Edition repository. In October 2025 it held only the archives of 0.5.1.',
    steps: [
      {
        text: 'On Ubuntu 24.04, install the [APT package](/installation/installation_process#ubuntu-apt) instead.',
      },
      {
        text: 'On other systems, get the archive from the Git history: [Tarball not found](/release-notes/0-5-0#tarball-not-found) has the commands.',
      },
      {
        text: 'If the history does not have it, ask on [Discord](https://discord.gg/cVGBS5rD2U) for the archive.',
      },
    ],
    verify: {
      text: 'The command lists the files in the archive.',
      commands: [
        on('linux', bash('tar -tf kamiwaza-community-0.5.0-UbuntuLinux.tar.gz')),
        on('macos', bash('tar -tf kamiwaza-community-0.5.0-OSX.tar.gz')),
      ],
    },
    sources: [kamiwazaPage('Tarball not found', '/release-notes/0-5-0#tarball-not-found')],
    page: '/release-notes/0-5-0#tarball-not-found',
    sample:
      '--2025-10-14 08:12:44--  https://github.com/kamiwaza-ai/kamiwaza-community-edition/raw/main/kamiwaza-community-0.5.0-UbuntuLinux.tar.gz\nHTTP request sent, awaiting response... 404 Not Found\n2025-10-14 08:12:45 ERROR 404: Not Found.',
  },
  {
    id: 'kamiwaza-windows-gpu',
    title: 'The GPU is not found on Windows',
    component: 'kamiwaza',
    platforms: ['windows', 'wsl'],
    kamiwaza: true,
    messages: [
      {...message('GPU not found'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('GPU not detected'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('No supported GPU'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('no compatible GPU'), near: {phrase: 'kamiwaza', lines: 20}},
      {...variant('/dev/dxg', 'No such file or directory'), specific: 'No such file or directory'},
    ],
    cause:
      'The driver is old, the WSL kernel is older than 5.10.60.1, the instance uses WSL 1, or the card or the Windows build is not supported.',
    steps: [
      {
        text: 'Check the [supported cards](/installation/system_requirements#gpu), and the versions under [GPU acceleration](/installation/windows_installation#gpu).',
      },
      {text: 'Install a new driver on Windows, not inside WSL.'},
      {
        text: 'Update WSL. `uname -r` inside the instance must then show kernel 5.10.60.1 or newer.',
        commands: [powershell('wsl --update'), powershell('wsl -d kamiwaza -- uname -r')],
      },
      {
        text: 'If **VERSION** says 1, convert the instance, with the name from `wsl --list`.',
        commands: [powershell('wsl --list --verbose'), powershell('wsl --set-version <distro> 2')],
      },
      {text: 'Restart the computer.'},
    ],
    verify: {
      text: 'The script reports the card.',
      commands: [powershell('wsl -d kamiwaza -- /usr/local/bin/kamiwaza_gpu_status.sh')],
    },
    sources: [kamiwazaPage('The GPU is not found', `${WINDOWS}#gpu-not-found`)],
    page: `${WINDOWS}#gpu-not-found`,
    sample: 'kamiwaza-install: GPU not found',
  },
  {
    id: 'kamiwaza-restart-recommended',
    title: 'The installer asks for a restart',
    component: 'kamiwaza',
    platforms: ['windows'],
    kamiwaza: true,
    role: 'warning',
    messages: [
      message('=== SYSTEM RESTART RECOMMENDED ==='),
      variant('Would you like to restart your computer now? (y/N)'),
    ],
    cause: 'The installer set up the GPU, which works after a restart of Windows.',
    steps: [{text: 'Answer `y`, or restart the computer yourself.'}, startPlatform],
    verify: {
      text: 'The script reports the card.',
      commands: [powershell('wsl -d kamiwaza -- /usr/local/bin/kamiwaza_gpu_status.sh')],
    },
    sources: [kamiwazaPage('Step 2: Run the installer', `${WINDOWS}#run-the-installer`)],
    page: `${WINDOWS}#run-the-installer`,
    sample:
      '=== SYSTEM RESTART RECOMMENDED ===\nWould you like to restart your computer now? (y/N):',
  },
  {
    id: 'kamiwaza-model-not-found',
    title: 'The platform does not know the model',
    component: 'kamiwaza',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: true,
    messages: [
      message('The model ', 'is not registered'),
      // Python libraries have registers of classes.
      {
        ...variant('Model ', ' is not registered'),
        unless: ['class', 'architecture', 'parser'],
      },
      variant('ValueError: Model not found'),
    ],
    follows: ['hf-gated', 'hf-not-found'],
    cause: 'The model is not registered, or Novice Mode does not list it.',
    steps: [
      {
        text: 'Look under **Your Models**. If the model is missing, [download it](/models/downloading-models) first.',
      },
      {
        text: 'Novice Mode shows only the curated list. Switch to Advanced Mode to search the hub.',
      },
      {text: 'Check the spelling. **Exact match** needs the whole `owner/name`.'},
    ],
    verify: {
      text: 'The model is in the list.',
      commands: [
        python(
          ...SDK_CLIENT,
          'print(client.models.get_model_by_repo_id("unsloth/Qwen3-0.6B-GGUF"))',
        ),
      ],
    },
    sources: [kamiwazaPage('Model not found', `${PAGE}#model-not-found`)],
    page: `${PAGE}#model-not-found`,
    sample: 'SystemExit: The model is not registered.',
  },
];
