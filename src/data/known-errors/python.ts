import {bash, message, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError} from './types.ts';

const VENV = {
  title: 'Python: venv',
  url: 'https://docs.python.org/3/library/venv.html',
};

const makeEnvironment = {
  text: 'Make a virtual environment and work in it.',
  commands: [
    bash('python3 -m venv ~/kamiwaza-client'),
    bash('source ~/kamiwaza-client/bin/activate'),
  ],
};

/** Python and pip. */
export const pythonErrors: readonly KnownError[] = [
  {
    id: 'python-externally-managed',
    title: 'pip may not change the Python of the system',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('error: externally-managed-environment'),
      variant('This environment is externally managed'),
    ],
    contradicts: ['--break-system-packages'],
    cause:
      'Ubuntu since 23.04, Debian and Homebrew reserve the packages of their own Python for their own package manager.',
    steps: [
      makeEnvironment,
      {
        text: 'Install into it.',
        commands: [bash('python -m pip install <package>')],
      },
      {
        text: 'Where `venv` itself is missing, install it first.',
        commands: [
          on('linux', bash('sudo apt install python3-venv')),
          on('wsl', bash('sudo apt install python3-venv')),
        ],
      },
    ],
    verify: {
      text: 'The path lies in the environment.',
      commands: [bash('python -c "import sys; print(sys.prefix)"')],
    },
    sources: [
      {title: 'PEP 668', url: 'https://peps.python.org/pep-0668/'},
      {
        title: 'python/cpython issue 102134',
        url: 'https://github.com/python/cpython/issues/102134',
      },
    ],
    page: '/sdk/intro#install',
    sample:
      'error: externally-managed-environment\n\n× This environment is externally managed\n╰─> To install Python packages system-wide, try apt install python3-xyz',
  },
  {
    id: 'python-no-distribution',
    title: 'pip finds no version that fits',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('ERROR: No matching distribution found for'),
      message('ERROR: Could not find a version that satisfies the requirement'),
    ],
    follows: ['python-pip-certificate', 'http-name-resolution', 'http-proxy'],
    cause:
      'The name is misspelt, no version exists for this Python or this processor, or pip cannot reach the index at all; then the lines above say so. The list after `from versions:` shows what pip found; `none` means nothing.',
    steps: [
      {
        text: 'See which Python pip works for.',
        commands: [bash('python -m pip --version')],
      },
      {
        text: 'See which versions exist for it.',
        commands: [bash('python -m pip index versions <package>')],
      },
      {text: 'Bring pip up to date.', commands: [bash('python -m pip install --upgrade pip')]},
      {
        text: 'If the package needs another Python, make the environment with that one.',
        commands: [bash('python3.10 -m venv <directory>')],
      },
    ],
    verify: {text: 'The package is there.', commands: [bash('python -m pip show <package>')]},
    sources: [
      {
        title: 'pypa/pip: resolution factory',
        url: 'https://github.com/pypa/pip/blob/main/src/pip/_internal/resolution/resolvelib/factory.py',
      },
      {title: 'pip: pip install', url: 'https://pip.pypa.io/en/stable/cli/pip_install/'},
    ],
    sample:
      'ERROR: Could not find a version that satisfies the requirement torch==2.1.0 (from versions: 2.2.0, 2.3.0)\nERROR: No matching distribution found for torch==2.1.0',
  },
  {
    id: 'python-module-missing',
    title: 'A module is not installed in this Python',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message("ModuleNotFoundError: No module named '"),
        unless: ['kamiwaza_client'],
        specific: "ModuleNotFoundError: No module named '",
      },
      {...variant('ImportError: No module named'), unless: ['kamiwaza_client']},
    ],
    cause:
      'The program runs with another Python than the one that the package was installed into, or the package was never installed.',
    steps: [
      {
        text: 'See which Python runs.',
        commands: [bash('python -c "import sys; print(sys.executable)"')],
      },
      {
        text: 'Install the package with exactly this Python. Its name can differ from that of the module.',
        commands: [bash('python -m pip install <package>')],
      },
      {text: 'In a notebook, restart the kernel afterwards.'},
    ],
    verify: {text: 'No message appears.', commands: [bash('python -c "import <module>"')]},
    sources: [
      {
        title: 'Python: ModuleNotFoundError',
        url: 'https://docs.python.org/3/library/exceptions.html#ModuleNotFoundError',
      },
    ],
    sample:
      'Traceback (most recent call last):\n  File "rag.py", line 3, in <module>\n    import openai\nModuleNotFoundError: No module named \'openai\'',
  },
  {
    id: 'python-pip-certificate',
    title: 'pip does not trust the certificate of the index',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('There was a problem confirming the ssl certificate'),
      variant("host='pypi.org'", 'CERTIFICATE_VERIFY_FAILED'),
      variant("host='files.pythonhosted.org'", 'CERTIFICATE_VERIFY_FAILED'),
    ],
    cause:
      'A proxy of your company reads the traffic and signs it with an authority of its own, which Python does not know.',
    steps: [
      {
        text: 'Get the certificate of the authority from your administrator and name it to pip.',
        commands: [bash('python -m pip config set global.cert <ca.pem>')],
      },
      {
        text: 'On macOS with Python from python.org, install the certificates that came with it.',
        commands: [
          on('macos', bash('open "/Applications/Python 3.12/Install Certificates.command"')),
        ],
      },
    ],
    verify: {
      text: 'The package is downloaded.',
      commands: [bash('python -m pip download --no-deps pip')],
    },
    sources: [
      {
        title: 'pip: HTTPS certificates',
        url: 'https://pip.pypa.io/en/stable/topics/https-certificates/',
      },
    ],
    sample:
      "Could not fetch URL https://pypi.org/simple/kamiwaza/: There was a problem confirming the ssl certificate: HTTPSConnectionPool(host='pypi.org', port=443): Max retries exceeded",
  },
  {
    id: 'python-venv-missing',
    title: 'This Python cannot make virtual environments',
    component: 'python',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('The virtual environment was not created successfully because ensurepip is not'),
      variant('No module named ensurepip'),
    ],
    cause: 'Debian and Ubuntu ship `venv` as a package of its own, one for each version of Python.',
    steps: [
      {
        text: 'Install the package for your version; the message names it.',
        commands: [bash('sudo apt install python3-venv')],
      },
      {text: 'Delete the half made directory.', commands: [bash('rm -r <directory>')]},
      {text: 'Make the environment again.', commands: [bash('python3 -m venv <directory>')]},
    ],
    verify: {text: 'pip answers.', commands: [bash('<directory>/bin/python -m pip --version')]},
    sources: [VENV],
    sample:
      'The virtual environment was not created successfully because ensurepip is not\navailable.  On Debian/Ubuntu systems, you need to install the python3-venv\npackage using the following command.',
  },
  {
    id: 'python-wrong-version',
    title: 'A package wants another version of Python',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('ERROR: Package', 'requires a different Python'),
        unless: ["'kamiwaza'"],
      },
      {...variant('requires a different Python:'), unless: ["'kamiwaza'"]},
      variant('Ignored the following versions that require a different python version'),
    ],
    cause:
      'The package names the versions that it supports, and the running Python is not among them.',
    steps: [
      {text: 'See the running version.', commands: [bash('python --version')]},
      {
        text: 'Make an environment with a version that the message names.',
        commands: [bash('python3.12 -m venv <directory>')],
      },
      {text: 'Or take a version of the package that supports yours.'},
    ],
    verify: {
      text: 'The package is there.',
      commands: [bash('python -m pip show <package>')],
    },
    sources: [
      {
        title: 'Python Packaging: Core metadata, Requires-Python',
        url: 'https://packaging.python.org/en/latest/specifications/core-metadata/#requires-python',
      },
    ],
    sample: "ERROR: Package 'ray' requires a different Python: 3.13.0 not in '<3.13,>=3.9'",
  },
];
