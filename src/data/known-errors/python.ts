import {bash, except, message, powershell, python, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError} from './types.ts';

const VENV = {
  title: 'Python: venv',
  url: 'https://docs.python.org/3/library/venv.html',
};

const makeEnvironment = {
  text: 'Create a virtual environment and activate it.',
  commands: [
    bash('python3 -m venv ~/kamiwaza-client'),
    bash('source ~/kamiwaza-client/bin/activate'),
  ],
};

/** Python and pip. */
export const pythonErrors: readonly KnownError[] = [
  {
    id: 'python-externally-managed',
    title: 'pip cannot change the system Python',
    component: 'python',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('error: externally-managed-environment'),
      variant('This environment is externally managed'),
      variant('is externally managed, and indicates the following'),
    ],
    contradicts: ['--break-system-packages'],
    cause:
      'On Ubuntu since 23.04, on Debian and with Homebrew, only the package manager may change the packages of the system Python.',
    steps: [
      {
        text: 'On Ubuntu and Debian, install `venv` if it is missing.',
        commands: [
          on('linux', bash('sudo apt install python3-venv')),
          on('wsl', bash('sudo apt install python3-venv')),
        ],
      },
      makeEnvironment,
      {
        text: 'Install the package into it.',
        commands: [bash('python -m pip install <package>')],
      },
    ],
    verify: {
      text: 'The path that is printed is inside the environment.',
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
      {...message('ERROR: No matching distribution found for'), unless: ['kamiwaza-sdk']},
      {
        ...message('ERROR: Could not find a version that satisfies the requirement'),
        unless: ['kamiwaza-sdk'],
      },
      variant('was not found in the package registry'),
      variant('Because there is no version of'),
    ],
    follows: [
      'python-pip-certificate',
      'http-name-resolution',
      'http-proxy',
      'python-wrong-version',
      'http-no-route',
      'http-read-timeout',
      'tls-missing-issuer',
      'tls-untrusted',
      'tls-wrong-version',
      'tls-strict-check',
      'tls-ca-file-missing',
      'tls-expired',
      'tls-host-name',
      'http-proxy-login',
    ],
    cause:
      'The name is misspelled, no version exists for this Python or this processor, or pip cannot reach the index. In that last case, the lines above say so. The list after `from versions:` shows what pip found: `none` means nothing.',
    steps: [
      {
        text: 'See which Python this pip belongs to.',
        commands: [bash('python -m pip --version')],
      },
      {
        text: 'See which versions of the package exist for that Python.',
        commands: [bash('python -m pip index versions <package>')],
      },
      {text: 'Update pip.', commands: [bash('python -m pip install --upgrade pip')]},
      {
        text: 'If the package needs another Python, create an environment with that one, for example 3.10.',
        commands: [bash('python3.10 -m venv <directory>')],
      },
    ],
    verify: {text: 'pip shows the package.', commands: [bash('python -m pip show <package>')]},
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
        // A missing compiled part, of a package or of Python, is a damaged installation, and no package has its name.
        unless: ['kamiwaza_client', 'kamiwaza_sdk', "._C'", "named '_"],
        specific: "ModuleNotFoundError: No module named '",
      },
      {...variant('ImportError: No module named'), unless: ['kamiwaza_client', 'kamiwaza_sdk']},
      {
        ...variant('python', ': No module named '),
        unless: [
          "'kamiwaza_client'",
          'ensurepip',
          "No module named 'mlx",
          'kamiwaza_client',
          'kamiwaza_sdk',
        ],
      },
      variant('pip: command not found'),
      variant('pip3: command not found'),
      {...variant('command not found: pip'), unless: ['pipx', 'pipenv']},
      variant("Command 'pip' not found"),
      variant("Command 'pip3' not found"),
      variant("'pip' is not recognized"),
    ],
    cause:
      'The program runs in a different Python from the one that the package was installed into, or the package was never installed.',
    steps: [
      {
        text: 'See which Python runs. Outside of an environment, write `python3` on Linux and macOS, and `py` on Windows, here and below.',
        commands: [bash('python -c "import sys; print(sys.executable)"')],
      },
      {
        text: 'If `pip` is missing, install it, on Ubuntu and Debian with these packages.',
        commands: [
          on('linux', bash('sudo apt install python3-pip python3-venv')),
          on('wsl', bash('sudo apt install python3-pip python3-venv')),
        ],
      },
      {
        text: 'Install the package with exactly this Python. Its name can differ from that of the module: for `distutils` or `pkg_resources`, it is `"setuptools<81"`.',
        commands: [bash('python -m pip install <package>')],
      },
      {text: 'In a notebook, restart the kernel afterwards.'},
    ],
    verify: {text: 'The command prints nothing.', commands: [bash('python -c "import <module>"')]},
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
    // pip says this of every fault of TLS.
    messages: except(
      [
        'SSL module is not available',
        'wrong version number',
        'record layer failure',
        'EOF occurred',
        'not yet valid',
        'has expired',
        'Hostname mismatch',
      ],
      message('There was a problem confirming the ssl certificate'),
      variant("host='pypi.org'", 'CERTIFICATE_VERIFY_FAILED'),
      variant("host='files.pythonhosted.org'", 'CERTIFICATE_VERIFY_FAILED'),
      variant('pypi.org', 'certificate verify failed'),
      variant('pythonhosted.org', 'certificate verify failed'),
      {
        ...variant('CERTIFICATE_VERIFY_FAILED', 'certificate verify failed'),
        near: {phrase: 'Could not fetch URL', lines: 6},
      },
    ),
    follows: ['tls-strict-check', 'tls-ca-file-missing'],
    cause:
      "Your company's proxy reads the traffic and signs it with its own certificate authority (CA), which Python does not trust.",
    steps: [
      {
        text: 'Get the CA certificate from your administrator, and give pip its absolute path.',
        commands: [bash('python -m pip config set global.cert <ca.pem>')],
      },
      {
        text: 'Or add the CA to the operating system: pip 24.2 and newer also trusts the CAs there, with Python 3.10 or newer.',
      },
      {
        text: 'If a program other than pip fails on macOS, with Python from python.org, install the certificates that came with it. Adapt the version in the path.',
        commands: [
          on('macos', bash('open "/Applications/Python 3.12/Install Certificates.command"')),
        ],
      },
    ],
    verify: {
      text: 'pip downloads the package.',
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
    cause: 'Debian and Ubuntu ship `venv` as a separate package for each version of Python.',
    steps: [
      {
        text: 'Install the package. The message names the one for your version, for example `python3.12-venv`.',
        commands: [bash('sudo apt install python3-venv')],
      },
      {
        text: 'Delete the incomplete environment. `<directory>` is the one that you gave to `venv`, and no other: everything in it is lost.',
        commands: [bash('rm -r <directory>')],
      },
      {text: 'Create the environment again.', commands: [bash('python3 -m venv <directory>')]},
    ],
    verify: {
      text: 'pip prints its version.',
      commands: [bash('<directory>/bin/python -m pip --version')],
    },
    sources: [VENV],
    sample:
      'The virtual environment was not created successfully because ensurepip is not\navailable.  On Debian/Ubuntu systems, you need to install the python3-venv\npackage using the following command.',
  },
  {
    id: 'python-wrong-version',
    title: 'A package requires another version of Python',
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
      variant('requires-python', 'does not satisfy'),
      variant('the current Python version', 'does not satisfy'),
      variant('is not a supported wheel on this platform'),
    ],
    cause:
      'The package names the versions of Python that it supports, and the running one is not among them. A wheel that is "not supported on this platform" was built for another Python, system or processor.',
    steps: [
      {text: 'See the running version.', commands: [bash('python --version')]},
      {
        text: 'Create an environment with a version that the message names, for example 3.12.',
        commands: [bash('python3.12 -m venv <directory>')],
      },
      {text: 'Or use a version of the package that supports yours.'},
    ],
    verify: {
      text: 'pip shows the package.',
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

  {
    id: 'python-headers-missing',
    title: 'A compiler, header or library to build a package is missing',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('fatal error: Python.h: No such file or directory'),
        unless: ['main.c', 'cuda_utils.c'],
      },
      message('ERROR: Dependency "', 'not found, tried pkgconfig'),
      message("ERROR: Dependency '", "' is required but not found"),
      message('Dependency lookup for', "with method 'pkgconfig' failed"),
      variant('not found, tried pkgconfig'),
      {...variant('was not found in the pkg-config search path')},
      variant('pg_config executable not found'),
      variant("error: command 'gcc' failed: No such file or directory"),
      variant("error: command 'x86_64-linux-gnu-gcc' failed: No such file or directory"),
      variant("error: command 'cc' failed: No such file or directory"),
      variant('unable to execute', 'gcc', 'No such file or directory'),
      variant('Microsoft Visual C++ 14.0 or greater is required'),
      variant("can't find Rust compiler"),
      // Other compilations lack files of their own.
      ...['wheel', 'setup.py', 'python3'].map((phrase) => ({
        ...variant('fatal error: ', '.h: No such file or directory'),
        specific: '.h: No such file or directory',
        unless: ['Python.h'],
        near: {phrase, lines: 40},
      })),
      variant('CMake must be installed to build'),
    ],
    cause:
      'No prebuilt package (wheel) fits this Python and processor, so pip builds it from source. For that, it needs a C compiler, and the headers of Python and of the libraries that the package uses. The message names what is missing.',
    steps: [
      {
        text: 'For a library (`Dependency "cairo" not found`), install its development package: `libcairo2-dev` for `cairo`, `libgirepository1.0-dev` for `gobject-introspection-1.0`. The second command lists candidates for other names.',
        commands: [
          on('linux', bash('sudo apt install pkg-config libcairo2-dev')),
          on('linux', bash('apt-cache search --names-only "<library>.*-dev"')),
          on('wsl', bash('sudo apt install pkg-config libcairo2-dev')),
          on('wsl', bash('apt-cache search --names-only "<library>.*-dev"')),
          on('macos', bash('brew install pkg-config cairo gobject-introspection')),
        ],
      },
      {
        text: 'For `girepository-2.0`, install `libgirepository-2.0-dev` on Ubuntu 24.04. Ubuntu 22.04 does not have that package: use the last PyGObject that works without it.',
        commands: [bash('python3 -m pip install "PyGObject<3.51"')],
      },
      {
        text: 'For `Python.h`, `gcc` or `cc`, install the compiler and the headers of Python (on RHEL, `gcc` and `python3-devel`). A second Python has its own package, for example `python3.10-dev`.',
        commands: [
          on('linux', bash('sudo apt install build-essential python3-dev pkg-config')),
          on('wsl', bash('sudo apt install build-essential python3-dev pkg-config')),
          on('macos', bash('xcode-select --install')),
        ],
      },
      {
        text: "For other tools, install `libpq-dev` (for `pg_config`), `cmake` or `cargo` (for Rust). On Windows, install Microsoft's C++ tools.",
      },
      {
        text: 'Or use the newest pip and a version of Python that the package has wheels for, if there is one. Then nothing is built.',
        commands: [bash('python3 -m pip install --upgrade pip')],
      },
    ],
    verify: {
      text: 'The installation ends with `Successfully installed`.',
      commands: [bash('python3 -m pip install <package>')],
    },
    sources: [
      {
        title: 'pip: Build system interface',
        url: 'https://pip.pypa.io/en/stable/reference/build-system/',
      },
      {
        title: 'Microsoft: C++ Build Tools',
        url: 'https://visualstudio.microsoft.com/visual-cpp-build-tools/',
      },
      {title: 'Ubuntu: libpq-dev', url: 'https://packages.ubuntu.com/noble/libpq-dev'},
      {title: 'python/cpython issue 94027', url: 'https://github.com/python/cpython/issues/94027'},
      {title: 'beeware/toga issue 3143', url: 'https://github.com/beeware/toga/issues/3143'},
    ],
    sample:
      "psutil/_psutil_common.c:9:10: fatal error: Python.h: No such file or directory\ncompilation terminated.\nerror: command 'x86_64-linux-gnu-gcc' failed with exit status 1",
  },
  {
    id: 'python-build-failed',
    title: 'pip could not build a package; the reason is further up',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    endOnly: true,
    messages: [
      message('ERROR: Failed building wheel for'),
      message('error: subprocess-exited-with-error'),
      variant('error: metadata-generation-failed'),
      variant('Failed building wheel for'),
      variant('ERROR: Could not build wheels for'),
      variant('Failed to build installable wheels'),
      variant("ERROR: Failed to build '", "' when "),
      variant('The build backend returned an error'),
      variant('Getting requirements to build wheel did not run successfully'),
      variant('Preparing metadata', 'did not run successfully'),
      variant('Building wheel for', 'did not run successfully'),
      variant('Command "python setup.py egg_info" failed with error code'),
    ],
    follows: ['python-headers-missing', 'vllm-compiler-missing', 'disk-full', 'kernel-oom-killer'],
    cause:
      'The package has no prebuilt wheel for this Python and processor, and its own build ended with an error. The lines between `output` and this message show that error.',
    steps: [
      {text: 'Read the lines above this one, from the first `error`.'},
      {
        text: 'Use the newest pip. Old ones do not find newer wheels.',
        commands: [bash('python3 -m pip install --upgrade pip')],
      },
      {
        text: 'Forbid the build, to see whether any wheel fits. If none does, use another version of Python or of the package.',
        commands: [bash('python3 -m pip install --only-binary :all: <package>')],
      },
    ],
    verify: {
      text: 'The installation ends with `Successfully installed`.',
      commands: [bash('python3 -m pip install <package>')],
    },
    sources: [
      {
        title: 'pip: Build system interface',
        url: 'https://pip.pypa.io/en/stable/reference/build-system/',
      },
    ],
    sample:
      '  error: subprocess-exited-with-error\n  × Building wheel for demo (pyproject.toml) did not run successfully.\n  │ exit code: 1\nERROR: Failed building wheel for demo',
  },
  {
    id: 'python-version-conflict',
    title: 'Packages require conflicting versions',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('ERROR: ResolutionImpossible'),
      message('because these package versions have conflicting dependencies'),
      variant("pip's dependency resolver does not currently take into account"),
      variant('but you have', 'which is incompatible'),
      variant('No solution found when resolving dependencies'),
      variant('The conflict is caused by:'),
      variant('ContextualVersionConflict'),
      variant('A module that was compiled using NumPy 1.x cannot be run in'),
      variant('numpy.dtype size changed, may indicate binary incompatibility'),
      variant('VersionConflict: ('),
      variant('numpy.core.multiarray failed to import'),
      variant('_ARRAY_API not found'),
    ],
    follows: ['python-no-distribution', 'python-wrong-version'],
    cause:
      'Two packages need different versions of a third, and one Python environment can have only one of them.',
    steps: [
      {
        text: 'Install all packages in one command into a new virtual environment, so that pip can choose versions that fit together.',
        commands: [
          bash('python3 -m venv <directory>'),
          bash('<directory>/bin/pip install <package> <package>'),
        ],
      },
      {
        text: 'Remove fixed versions (`==`) from the requirements unless you need them.',
      },
      {
        text: 'For a message about NumPy, update the package that the traceback names. If it has no release for NumPy 2, use NumPy 1.',
        commands: [bash('<directory>/bin/pip install "numpy<2"')],
      },
      {text: 'Use a separate environment for each program that needs other versions.'},
    ],
    verify: {
      text: 'The output is `No broken requirements found.`',
      commands: [bash('<directory>/bin/pip check')],
    },
    sources: [
      {
        title: 'pip: Dependency resolution',
        url: 'https://pip.pypa.io/en/stable/topics/dependency-resolution/',
      },
      {
        title: 'NumPy: Troubleshooting import errors',
        url: 'https://numpy.org/doc/stable/user/troubleshooting-importerror.html',
      },
      {title: 'pypa/pip issue 8377', url: 'https://github.com/pypa/pip/issues/8377'},
    ],
    sample:
      'ERROR: Cannot install demo-a and demo-b because these package versions have conflicting dependencies.\nERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/dependency-resolution/#dealing-with-dependency-conflicts',
  },
  {
    id: 'python-glibc',
    title: 'The program was built for a newer Linux',
    component: 'python',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('libc.so.6: version `GLIBC_', 'not found'),
      message('version `GLIBCXX_', 'not found'),
      variant("version 'GLIBC_", 'not found'),
      variant("version 'GLIBCXX_", 'not found'),
      variant('version `GLIBC_', 'not found'),
      variant('version `CXXABI_', 'not found'),
    ],
    cause:
      'A program or package that was built elsewhere needs a newer C or C++ library than this Linux has. That library belongs to the distribution and must not be replaced by hand.',
    steps: [
      {text: 'See which version the system has.', commands: [bash('ldd --version')]},
      {
        text: 'Run the program in a container, or on a Linux release that has this version.',
      },
      {
        text: 'Or install a build for your release, or an earlier version of the package.',
        commands: [bash('python -m pip install <package>==<version>')],
      },
      {
        text: 'If only `GLIBCXX` or `CXXABI` is missing, and the path is inside a Conda environment, update the library there.',
        commands: [bash('conda install -c conda-forge libstdcxx-ng')],
      },
    ],
    verify: {text: 'The program starts without the message.'},
    sources: [
      {title: 'vLLM, issue 39609', url: 'https://github.com/vllm-project/vllm/issues/39609'},
      {
        title: 'abetlen/llama-cpp-python issue 1840',
        url: 'https://github.com/abetlen/llama-cpp-python/issues/1840',
      },
    ],
    sample:
      "ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by /opt/venv/lib/python3.10/site-packages/demo/_C.abi3.so)",
  },
  {
    id: 'python-httpx-proxies',
    title: 'The openai package is too old for this httpx',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      // Other classes have a parameter of this name, too.
      message("Client.__init__() got an unexpected keyword argument 'proxies'"),
      variant("AsyncClient.__init__() got an unexpected keyword argument 'proxies'"),
      variant("TypeError: __init__() got an unexpected keyword argument 'proxies'"),
      {
        ...variant("got an unexpected keyword argument 'proxies'"),
        near: {phrase: 'httpx', lines: 20},
      },
    ],
    cause:
      'httpx 0.28 removed the `proxies` parameter. Older versions of `openai`, `anthropic` and other packages always pass it, even where no proxy is set.',
    steps: [
      {
        text: 'Update the package that the traceback names just above the message.',
        commands: [bash('python3 -m pip install --upgrade openai')],
      },
      {
        text: 'If you must keep the installed version of that package, use a release of httpx from before the change.',
        commands: [bash('python3 -m pip install "httpx<0.28"')],
      },
      {
        text: 'If your own code passes `proxies`, pass `proxy` with one address instead.',
        commands: [
          python('import httpx', '', 'client = httpx.Client(proxy="http://<proxy>:<port>")'),
        ],
      },
    ],
    verify: {
      text: 'The command prints nothing.',
      commands: [
        bash(
          "python3 -c \"import openai; openai.OpenAI(base_url='http://localhost/v1', api_key='none')\"",
        ),
      ],
    },
    sources: [
      {
        title: 'openai/openai-python issue 1915',
        url: 'https://github.com/openai/openai-python/issues/1915',
      },
      {
        title: 'anthropics/anthropic-sdk-python issue 767',
        url: 'https://github.com/anthropics/anthropic-sdk-python/issues/767',
      },
      {
        title: 'encode/httpx: release 0.28.0',
        url: 'https://github.com/encode/httpx/releases/tag/0.28.0',
      },
    ],
    sample:
      '  File "/app/.venv/lib/python3.12/site-packages/openai/_base_client.py", line 857, in __init__\nTypeError: Client.__init__() got an unexpected keyword argument \'proxies\'',
  },
  {
    id: 'python-socks-missing',
    title: 'The package for a SOCKS proxy is missing',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message("Using SOCKS proxy, but the 'socksio' package is not installed"),
      variant('Missing dependencies for SOCKS support'),
    ],
    cause:
      'A variable such as `ALL_PROXY` begins with `socks5://`. Python clients need an extra package for this protocol. Without it, they stop before the first request, even for an address on the same machine.',
    steps: [
      {text: 'See which variables are set.', commands: [bash('env | grep -i proxy')]},
      {
        text: 'If the server is on your own network, remove the variable in this terminal.',
        commands: [bash('unset ALL_PROXY all_proxy')],
      },
      {
        text: 'If you need the proxy, install the package: the first is for httpx and `openai`, the second for Requests. pip cannot use a SOCKS proxy without it either: give pip an HTTP proxy or a wheel.',
        commands: [
          bash('python3 -m pip install "httpx[socks]"'),
          bash('python3 -m pip install "requests[socks]"'),
        ],
      },
    ],
    verify: {text: 'The program sends its request.'},
    sources: [
      {title: 'encode/httpx issue 2386', url: 'https://github.com/encode/httpx/issues/2386'},
      {title: 'HTTPX: Proxies', url: 'https://www.python-httpx.org/advanced/proxies/'},
      {
        title: 'Requests: SOCKS',
        url: 'https://requests.readthedocs.io/en/latest/user/advanced/#socks',
      },
    ],
    sample:
      "ImportError: Using SOCKS proxy, but the 'socksio' package is not installed. Make sure to install httpx using `pip install httpx[socks]`.",
  },
  {
    id: 'python-token-clock',
    title: 'A token is not valid yet: two clocks differ',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('The token is not yet valid (iat)'),
      message('The token is not yet valid (nbf)'),
      variant('ImmatureSignatureError'),
      variant('Token used before issued'),
      variant('token is not valid yet'),
    ],
    cause:
      'A token says when it was issued (`iat`) and from when it is valid (`nbf`). The clock of the machine that checks it is behind that of the machine that issued it, so the token seems to be from the future. PyJWT allows no difference unless the program sets one.',
    steps: [
      {
        text: 'Compare the clocks of both machines, and see whether a time server sets them.',
        commands: [
          bash('date -u'),
          on('linux', bash('timedatectl')),
          powershell('w32tm /query /status'),
        ],
      },
      {
        text: 'Turn on the time service on each machine, on Windows in PowerShell as administrator. In WSL, whose clock can be wrong after sleep, take the time from Windows.',
        commands: [
          on('linux', bash('sudo timedatectl set-ntp true')),
          on('wsl', bash('sudo hwclock -s')),
          powershell('w32tm /resync'),
        ],
      },
      {
        text: 'Without internet access, use the same time server in your network on all machines.',
      },
      {text: 'Log in again for a new token.'},
      {
        text: 'A difference of a few seconds is normal. In your own program, allow for it with `leeway`, in seconds.',
        commands: [
          python(
            'import jwt',
            '',
            'claims = jwt.decode("<token>", "<key>", algorithms=["HS256"], leeway=10)',
          ),
        ],
      },
    ],
    verify: {
      text: 'Both machines show the same time, and the call returns data.',
      commands: [bash('date -u')],
    },
    sources: [
      {title: 'jpadilla/pyjwt pull request 847', url: 'https://github.com/jpadilla/pyjwt/pull/847'},
      {
        title: 'dmitry-viskov/pylti1.3-flask-example issue 31',
        url: 'https://github.com/dmitry-viskov/pylti1.3-flask-example/issues/31',
      },
      {title: 'nextstrain/cli issue 307', url: 'https://github.com/nextstrain/cli/issues/307'},
    ],
    sample:
      '    raise ImmatureSignatureError("The token is not yet valid (iat)")\njwt.exceptions.ImmatureSignatureError: The token is not yet valid (iat)\nINFO:     192.0.2.12:51846 - "GET /models HTTP/1.1" 500 Internal Server Error',
  },
  {
    id: 'python-hash-mismatch',
    title: 'A downloaded package is not the expected file',
    component: 'python',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE'),
      variant('Hash mismatch for `'),
    ],
    cause:
      'The checksum of the file differs from the one in the requirements or in the index. The download or the cache is damaged, a mirror serves another file, or somebody changed the file.',
    steps: [
      {
        text: 'Empty the cache and download again.',
        commands: [
          bash('python3 -m pip cache purge'),
          bash('python3 -m pip install --no-cache-dir -r <requirements.txt>'),
        ],
      },
      {
        text: 'If the `Got` line stays the same, the source has another file. Compare it with the one from the official index.',
        commands: [
          bash(
            'python3 -m pip download --no-deps --no-cache-dir --index-url https://pypi.org/simple <package>==<version>',
          ),
          bash('python3 -m pip hash <file>.whl'),
        ],
      },
      {
        text: 'If the official file matches, have the mirror or proxy repaired. Do not install the other file.',
      },
      {
        text: 'If you changed the version on purpose, generate the hashes again with the tool that wrote them, for example pip-tools.',
        commands: [bash('pip-compile --generate-hashes <requirements.in>')],
      },
    ],
    verify: {text: 'The installation ends with `Successfully installed`.'},
    sources: [
      {
        title: 'Comfy-Org/ComfyUI-Manager issue 1645',
        url: 'https://github.com/Comfy-Org/ComfyUI-Manager/issues/1645',
      },
      {
        title: 'pip: Secure installs',
        url: 'https://pip.pypa.io/en/stable/topics/secure-installs/',
      },
    ],
    sample:
      'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package versions, please update the hashes.\n    numpy==2.1.0 from https://mirror.example.com/numpy-2.1.0.whl:',
  },
];
