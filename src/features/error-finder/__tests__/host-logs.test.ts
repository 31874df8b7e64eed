import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

const find = (...lines: readonly string[]): ReturnType<typeof findErrors> =>
  findErrors(lines.join('\n'), knownErrors);
const ids = (...lines: readonly string[]): string[] => find(...lines).matches.map(({id}) => id);

const attempt = (left: number): string =>
  `WARNING: Retrying (Retry(total=${String(left)}, connect=None, read=None, redirect=None, status=None)) after connection broken by 'ReadTimeoutError("HTTPSConnectionPool(host='pypi.org', port=443): Read timed out. (read timeout=15)")': /simple/demo/`;

describe('a reply 500', () => {
  const access = 'INFO:     10.0.0.3:5 - "GET /api/models/ HTTP/1.1" 500 Internal Server Error';

  it('is an answer by itself, and none below the exception that explains it', () => {
    expect(ids(access)).toEqual(['http-500']);
    const {matches, mentions} = find(
      'ERROR:    Exception in ASGI application',
      'Traceback (most recent call last):',
      '  File "/opt/app/main.py", line 3, in list_models',
      "KeyError: 'lb_port'",
      access,
    );
    expect(matches).toEqual([]);
    expect(mentions).toContain('http-500');
  });

  it('is an answer where the client alone reports it', () => {
    expect(
      ids(
        'requests.exceptions.HTTPError: 500 Server Error: Internal Server Error for url: https://kz/api',
      ),
    ).toEqual(['http-500']);
  });
});

describe('a name without an address', () => {
  const FAILED = 'socket.gaierror: [Errno -3] Temporary failure in name resolution';

  it('is a matter of Docker where a container reports it', () => {
    expect(ids('$ docker run --rm python:3.12-slim python demo.py', FAILED)).toEqual([
      'docker-container-dns',
      'http-name-resolution',
    ]);
    expect(
      ids(
        '$ docker build -t demo .',
        "#6 10.2   Temporary failure resolving 'archive.ubuntu.com'",
        '#6 10.2 E: Some index files failed to download.',
      ),
    ).toEqual(['docker-container-dns', 'apt-name-resolution']);
  });

  it('is a matter of the host elsewhere, also when Docker itself looks for the name', () => {
    expect(ids(FAILED)).toEqual(['http-name-resolution']);
    expect(
      ids(
        '$ docker run --rm busybox true',
        'docker: Error response from daemon: Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io: Temporary failure in name resolution',
      ),
    ).not.toContain('docker-container-dns');
  });
});

describe('modules of the kernel', () => {
  const DIRECTORY = 'not found in directory /lib/modules/6.8.0-60-generic';

  it('come before the firewall rules that need them, and before the service', () => {
    expect(
      ids(
        `failed to start daemon: Error initializing network controller: failed to register "bridge" driver: failed to create NAT chain DOCKER: iptables failed: iptables -t nat -N DOCKER: modprobe: FATAL: Module ip_tables ${DIRECTORY}`,
        "iptables v1.8.10 (legacy): can't initialize iptables table `nat': Table does not exist (do you need to insmod?)",
        "docker.service: Failed with result 'exit-code'.",
      ),
    ).toEqual(['kernel-modules-missing', 'docker-service-failed']);
  });

  it('are named only where every kernel has them', () => {
    expect(ids(`modprobe: FATAL: Module nvidia ${DIRECTORY}`)).toEqual(['nvidia-module-missing']);
    expect(ids(`modprobe: FATAL: Module demo_driver ${DIRECTORY}`)).toEqual([]);
    expect(
      ids(
        `modprobe: FATAL: Module nvidia ${DIRECTORY}`,
        `modprobe: FATAL: Module overlay ${DIRECTORY}`,
      ),
    ).toEqual(['kernel-modules-missing', 'nvidia-module-missing']);
  });

  it('raise no alarm where Docker starts without one', () => {
    expect(
      ids(
        `time="2025-09-10T05:12:40Z" level=warning msg="Running modprobe bridge br_netfilter failed with message: modprobe: WARNING: Module bridge ${DIRECTORY}, error: exit status 1"`,
        'time="2025-09-10T05:12:41Z" level=info msg="Daemon has completed initialization"',
      ),
    ).toEqual([]);
  });

  it('are no matter of rights', () => {
    expect(
      ids(
        "failed to create NAT chain DOCKER: iptables failed: iptables -t nat -N DOCKER: can't initialize iptables table `nat': Permission denied (you must be root)",
      ),
    ).toEqual(['docker-iptables']);
  });
});

describe('a variable of a compose file without a value', () => {
  const WARNING = 'WARN[0000] The "DATA_ROOT" variable is not set. Defaulting to a blank string.';
  const MISSING =
    'Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /traefik/dynamic';

  it('explains the path that is missing', () => {
    expect(ids(WARNING, MISSING)).toEqual(['docker-compose-variable', 'docker-bind-source']);
    expect(ids(MISSING)).toEqual(['docker-bind-source']);
  });

  it('is only mentioned without a failure', () => {
    const {matches, mentions} = find(WARNING);
    expect(matches).toEqual([]);
    expect(mentions).toContain('docker-compose-variable');
    expect(ids(WARNING, ' ✔ Container demo-web-1  Started')).toEqual([]);
  });
});

describe('packages that cannot be installed', () => {
  const UNMET = 'The following packages have unmet dependencies:';

  it('are those of another release where libc6 is too old for them', () => {
    expect(
      ids(
        UNMET,
        ' kamiwaza : Depends: python3.12 but it is not installable',
        '            Depends: libc6 (>= 2.38) but 2.35-0ubuntu3.8 is to be installed',
      ),
    ).toEqual(['apt-other-release', 'apt-unmet-dependencies']);
    expect(
      ids(
        'dpkg: dependency problems prevent configuration of kamiwaza:',
        ' kamiwaza depends on libc6 (>= 2.38); however:',
        '  Version of libc6:amd64 on system is 2.35-0ubuntu3.8.',
      ),
    ).toEqual(['apt-other-release', 'dpkg-kamiwaza-dependencies']);
  });

  it.each([
    ' demo : Depends: docker-ce but it is not installable',
    ' libc6-dev : Depends: libc6 (= 2.35-0ubuntu3.8) but 2.35-0ubuntu3.9 is to be installed',
    ' demo : Depends: libc6 (>= 2.34) but it is not going to be installed',
  ])('are not, where something else is missing: %s', (line) => {
    expect(ids(UNMET, line)).toEqual(['apt-unmet-dependencies']);
  });

  it('are named by the newer APT, too', () => {
    expect(
      ids('Unsatisfied dependencies:', ' demo : Depends: demo-base but it is not installable'),
    ).toEqual(['apt-unmet-dependencies']);
  });
});

describe('a proxy', () => {
  it.each([
    'curl: (56) CONNECT tunnel failed, response 407',
    'curl: (56) Received HTTP code 407 from proxy after CONNECT',
    'W: Failed to fetch https://example.com/dists/noble/InRelease  Invalid response from proxy: HTTP/1.1 407 Proxy Authentication Required',
    'Error response from daemon: Get "https://registry-1.docker.io/v2/": Proxy Authentication Required',
  ])('that asks for a login: %s', (line) => {
    expect(ids(line)).toEqual(['http-proxy-login']);
  });

  it.each([
    'curl: (56) CONNECT tunnel failed, response 403',
    'W: Failed to fetch https://example.com/dists/noble/InRelease  Invalid response from proxy: HTTP/1.1 403 Forbidden',
  ])('that forbids the address: %s', (line) => {
    expect(ids(line)).toEqual(['http-proxy']);
  });
});

describe('a connection to a model', () => {
  const FAILED = 'curl: (7) Failed to connect to 10.0.0.21 port 51104 after 3 ms: ';

  it('was not refused where it did not arrive, or where the answer takes too long', () => {
    expect(ids(`${FAILED}No route to host`)).toEqual(['http-no-route']);
    expect(
      ids(
        "HTTPConnectionPool(host='localhost', port=51100): Max retries exceeded with url: /v1/models (Caused by ReadTimeoutError(\"HTTPConnectionPool(host='localhost', port=51100): Read timed out. (read timeout=10)\"))",
      ),
    ).toEqual(['http-read-timeout']);
    expect(ids(`${FAILED}Connection refused`)[0]).toBe('http-endpoint-refused');
  });
});

describe('attempts of pip', () => {
  it('are an answer only after the last one', () => {
    expect(ids(attempt(4), 'error: metadata-generation-failed')).not.toContain('http-read-timeout');
    expect(ids(attempt(1), attempt(0), 'ERROR: giving up')).toContain('http-read-timeout');
  });
});

describe('the source of Kamiwaza', () => {
  const MISSING =
    "  The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 6C8E4F0A91B27D35";

  it('comes before what is said about any source', () => {
    expect(
      ids(
        'Err:4 https://packages.kamiwaza.ai/ubuntu noble InRelease',
        MISSING,
        `W: GPG error: https://packages.kamiwaza.ai/ubuntu noble InRelease:${MISSING}`,
      ),
    ).toEqual(['apt-kamiwaza-source', 'apt-missing-key']);
    expect(
      ids(`W: GPG error: https://nvidia.github.io/libnvidia-container InRelease:${MISSING}`),
    ).toEqual(['apt-missing-key']);
  });
});

describe('Docker next to Podman', () => {
  it('is known by the packages that DNF names', () => {
    expect(
      ids(
        ' Problem: problem with installed package podman-4:4.9.4-4.el9.x86_64',
        '  - package podman-4:4.9.4-4.el9.x86_64 requires runc >= 1.0.0-57, but none of the providers can be installed',
        '  - package containerd.io-1.6.32-3.1.el9.x86_64 obsoletes runc provided by runc-4:1.1.12-2.el9.x86_64',
      ),
    ).toEqual(['docker-podman-conflict']);
    expect(ids(' Problem: problem with installed package podman-4:4.9.4-4.el9.x86_64')).toEqual([]);
  });
});

describe('a registry', () => {
  const UNKNOWN =
    'Error response from daemon: Get "https://registry.example.com/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority';

  it('comes before the same certificate in a request by hand: Docker also needs a restart', () => {
    expect(
      ids(
        UNKNOWN,
        '$ curl https://registry.example.com/v2/',
        'curl: (60) SSL certificate problem: unable to get local issuer certificate',
      ),
    ).toEqual(['docker-registry-certificate', 'tls-missing-issuer']);
  });

  it('is no manager of a swarm', () => {
    expect(
      ids(
        'Error response from daemon: Get "https://192.0.2.4/v2/": dial tcp 192.0.2.4:2377: i/o timeout',
      ),
    ).toEqual(['docker-registry-timeout']);
  });
});

describe('a request that the browser blocks', () => {
  it.each([
    "Mixed Content: The page at 'https://a.example.com/' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint 'http://kz.example.com:7777/api/models/'.",
    'Blocked loading mixed active content “http://kz.example.com:51102/v1/models”',
    "Access to fetch at 'http://kz.example.com:51102/v1/models' from origin 'https://a.example.com' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at http://kz.example.com:51102/v1/models.',
  ])('is known in the words of each browser: %s', (line) => {
    expect(ids(line, 'Uncaught (in promise) TypeError: Failed to fetch')).toEqual([
      'http-browser-blocked',
    ]);
  });

  it('comes after the error of the server, whose reply lacks the header', () => {
    expect(
      ids(
        "Access to fetch at 'https://kz.example.com/api/models/' from origin 'https://a.example.com' has been blocked by CORS policy",
        '$ curl -ik https://kz.example.com/api/models/',
        'HTTP/2 502',
      ),
    ).toEqual(['traefik-502', 'http-browser-blocked']);
  });
});

describe('a port of the host', () => {
  it('is that of the message, whichever it is', () => {
    const entry = knownErrors.find(({id}) => id === 'docker-port-in-use');
    const commands = entry?.steps.flatMap((step) => step.commands ?? []) ?? [];
    expect(commands.map(({code}) => code).join('\n')).toContain('<port>');
    expect(commands.filter(({code}) => code.includes('443'))).toEqual([]);
  });
});

describe('an archive', () => {
  const TAR = ['tar: Child returned status 1', 'tar: Error is not recoverable: exiting now'];

  it.each([
    'gzip: stdin: not in gzip format',
    'tar: This does not look like a tar archive',
    'gzip: demo-1.2.tar.gz: not in gzip format',
    'gzip: stdin: unexpected end of file',
    'xz: (stdin): File format not recognized',
  ])('is unusable: %s', (line) => {
    expect(
      ids(
        'Length: unspecified [text/html]',
        "2025-10-14 08:12:44 (1.20 MB/s) - 'demo-1.2.tar.gz' saved [18231]",
        '$ tar -xvf demo-1.2.tar.gz',
        line,
        ...TAR,
      ),
    ).toEqual(['archive-download']);
  });

  it('is unusable on macOS', () => {
    expect(ids('tar: Error opening archive: Unrecognized archive format')).toEqual([
      'archive-download',
    ]);
  });

  it('comes after what stopped the download', () => {
    expect(
      ids(
        'ERROR 407: Proxy Authentication Required.',
        'gzip: stdin: unexpected end of file',
        ...TAR,
      ),
    ).toEqual(['http-proxy-login', 'archive-download']);
    expect(
      ids(
        'curl: (6) Could not resolve host: downloads.example.com',
        'gzip: stdin: unexpected end of file',
        ...TAR,
      ),
    ).toEqual(['http-name-resolution', 'archive-download']);
  });

  it.each([
    [
      'curl: (7) Failed to connect to downloads.example.com port 443: Connection refused',
      'http-connection-failed',
    ],
    [
      'curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to downloads.example.com:443',
      'http-connection-lost',
    ],
  ])('comes after the connection that failed: %s', (line, reason) => {
    expect(ids(line, 'gzip: stdin: unexpected end of file', ...TAR)).toEqual([
      reason,
      'archive-download',
    ]);
    // In a pipe, tar may be first.
    expect(ids('gzip: stdin: unexpected end of file', ...TAR, line)).toEqual([
      reason,
      'archive-download',
    ]);
  });

  it('is not the matter where gzip reads something else', () => {
    expect(ids('gzip: /var/log/syslog.1: not in gzip format')).toEqual([]);
    expect(ids('gzip: /var/log/syslog.2.gz: not in gzip format')).toEqual([]);
    expect(ids('gunzip: /boot/initrd.img-6.8.0-60-generic: not in gzip format')).toEqual([]);
    expect(
      ids(
        'Setting up curl (8.5.0-2ubuntu10.6) ...',
        'update-initramfs: Generating /boot/initrd.img-6.8.0-60-generic',
        'gzip: stdin: not in gzip format',
      ),
    ).toEqual([]);
    expect(
      ids(
        'update-initramfs: Generating /boot/initrd.img-6.8.0-60-generic',
        'gzip: stdin: not in gzip format',
      ),
    ).toEqual([]);
  });

  it.each([
    ['gzip: demo-1.2.tar.gz: not in gzip format'],
    ['gunzip: demo.gz: not in gzip format'],
    ['$ curl -L https://downloads.example.com/demo.gz | gunzip', 'gzip: stdin: not in gzip format'],
    ['$ gunzip < demo.tgz > demo.tar', 'gzip: stdin: not in gzip format'],
  ])('is unusable without a line of tar: %s', (...lines) => {
    expect(ids(...lines)).toEqual(['archive-download']);
  });

  it('is unusable where the line of gzip alone is pasted', () => {
    expect(ids('gzip: stdin: not in gzip format')).toEqual(['archive-download']);
  });

  it('is not the matter where tar fails otherwise', () => {
    expect(ids('tar: a.gguf: Cannot write: No space left on device', ...TAR)).toEqual([
      'disk-full',
    ]);
    expect(ids('tar: demo.tar.gz: Cannot open: No such file or directory', ...TAR)).toEqual([]);
  });
});

describe('a service that systemd no longer starts', () => {
  const journal = (unit: string, result: string): string[] => [
    `Nov 28 09:12:02 kz1 systemd[1]: ${unit}: Main process exited, code=exited, status=1/FAILURE`,
    `Nov 28 09:12:03 kz1 systemd[1]: ${unit}: Scheduled restart job, restart counter is at 5.`,
    `Nov 28 09:12:03 kz1 systemd[1]: ${unit}: Start request repeated too quickly.`,
    `Nov 28 09:12:03 kz1 systemd[1]: ${unit}: Failed with result '${result}'.`,
    `Nov 28 09:12:03 kz1 systemd[1]: Failed to start ${unit} - Demo.`,
  ];

  it.each(['start-limit-hit', 'exit-code'])('is known, whatever the result: %s', (result) => {
    expect(ids(...journal('demo.service', result))).toEqual(['systemd-start-limit']);
  });

  it('comes after the reason that the program gives', () => {
    expect(
      ids(
        'Nov 28 09:12:02 kz1 demo[812]: OSError: [Errno 98] Address already in use',
        ...journal('demo.service', 'exit-code'),
      ),
    ).toEqual(['port-in-use', 'systemd-start-limit']);
  });

  it('is no answer where the log names a reason that has no entry', () => {
    expect(
      ids(
        'Nov 28 09:12:02 kz1 demo[812]: Traceback (most recent call last):',
        'Nov 28 09:12:02 kz1 demo[812]:   File "/opt/demo/main.py", line 3, in <module>',
        "Nov 28 09:12:02 kz1 demo[812]: KeyError: 'lb_port'",
        ...journal('demo.service', 'exit-code'),
      ),
    ).toEqual([]);
  });

  it('is Docker where the unit is its own', () => {
    expect(ids(...journal('docker.service', 'start-limit-hit'))).toEqual(['docker-service-failed']);
    expect(ids(...journal('docker.socket', 'service-start-limit-hit'))).not.toContain(
      'systemd-start-limit',
    );
  });

  it('is known from the terminal, except for Docker', () => {
    const refused = (unit: string): string =>
      `Job for ${unit} failed because start of the service was attempted too often.`;
    expect(ids(refused('demo.service'))).toEqual(['systemd-start-limit']);
    expect(ids(refused('docker.service'))).not.toContain('systemd-start-limit');
  });

  it('is no fault where it starts again', () => {
    expect(
      ids('demo.service - Demo', 'Active: active (running) since Fri 2026-11-20 16:36:20 UTC'),
    ).toEqual([]);
  });
});

describe('Docker Swarm', () => {
  it.each(['connect: connection refused', 'i/o timeout'])(
    'does not reach the manager: no fault of a registry or of the product: %s',
    (reason) => {
      expect(
        ids(
          `Error response from daemon: rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing: dial tcp 192.0.2.4:2377: ${reason}"`,
        ),
      ).toEqual(['docker-swarm-join']);
    },
  );

  it('refuses commands on a worker, too', () => {
    expect(
      ids(
        "Error response from daemon: This node is not a swarm manager. Worker nodes can't be used to view or modify cluster state.",
      ),
    ).toEqual(['docker-swarm-not-manager']);
  });
});

describe('PowerShell', () => {
  it('refuses a script, also where the window breaks its message', () => {
    expect(
      ids(
        'PS C:\\demo> .\\setup.ps1',
        '.\\setup.ps1 : File C:\\demo\\setup.ps1 cannot be loaded because running',
        'scripts is disabled on this system. For more information, see about_Execution_Policies',
        'At line:1 char:1',
        '+ .\\setup.ps1',
        '    + CategoryInfo          : SecurityError: (:) [], PSSecurityException',
        '    + FullyQualifiedErrorId : UnauthorizedAccess',
      ),
    ).toEqual(['powershell-scripts-disabled']);
    expect(
      ids(
        'npm : File C:\\Program Files\\nodejs\\npm.ps1 cannot be loaded. The file C:\\Program Files\\nodejs\\npm.ps1 is not digitally signed. You cannot run this script on the current system.',
      ),
    ).toEqual(['powershell-scripts-disabled']);
  });

  it('is not the matter where Windows denies access otherwise', () => {
    expect(
      ids(
        "Access to the path 'C:\\demo' is denied.",
        '    + FullyQualifiedErrorId : UnauthorizedAccessException,Demo',
      ),
    ).not.toContain('powershell-scripts-disabled');
  });
});

describe('Windows Installer', () => {
  it('runs one installation at a time', () => {
    expect(
      ids(
        'MSI (c) (A4:10) [14:01:22:118]: MainEngineThread is returning 1618',
        '=== Verbose logging stopped: 11/28/2026  14:01:22 ===',
      ),
    ).toEqual(['msi-install-running']);
  });

  it('runs one at a time, and says so in its own words', () => {
    expect(
      ids(
        'Another program is being installed. Please wait until that installation is complete, and then try installing this software again.',
      ),
    ).toEqual(['msi-install-running']);
    expect(
      ids('Error 1618: Another installation is already in progress. Complete that installation.'),
    ).toEqual(['msi-install-running']);
  });

  it('is not the matter where another program waits', () => {
    expect(ids('demo: Another installation is already in progress (pid 812)')).toEqual([]);
    expect(ids('demo: Another program is being installed')).toEqual([]);
  });

  it.each([
    'MSI (s) (2C:C4) [02:22:15:584]: MainEngineThread is returning 1603',
    'MSI (s) (2C:C4) [02:22:15:584]: Windows Installer installed the product. Product Name: Demo. Manufacturer: Example. Installation success or error status: 1603.',
    'msiexec.exe exited with code 1603',
  ])('says that an installation failed: %s', (line) => {
    expect(ids('Action ended 2:22:15: DemoAction. Return value 3.', line)).toEqual(['msi-failed']);
  });

  it('has no fault where an installation succeeds', () => {
    expect(
      ids(
        'Windows Installer installed the product. Product Name: Demo. Installation success or error status: 0.',
        'msiexec started with process id 16031',
      ),
    ).toEqual([]);
  });
});

describe('words that several programs write', () => {
  const TIMEOUT =
    'net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)';
  const PLAIN = 'http: server gave HTTP response to HTTPS client';
  const TOKEN = 'failed to authorize: failed to fetch oauth token';

  it.each([
    ['error: could not open port /dev/ttyUSB0, is another process using it?'],
    [`Get "http://10.0.0.4:9091/healthz": ${TIMEOUT}`],
    ['huggingface-cli: error: unrecognized arguments: --local_dir'],
    ["clang: error: unknown argument: '-fopenmp'"],
    ['_pickle.UnpicklingError: Invalid magic number; corrupt file?'],
    ['KeyError: Model class DemoModel is not registered'],
    [
      'OSError: [WinError 10045] The attempted operation is not supported for the type of object referenced',
    ],
    ['ERR Error occurred error="yaml: line 3: did not find expected key" providerName=file'],
  ])('are no answer elsewhere: %s', (line) => {
    expect(ids(line)).toEqual([]);
  });

  it.each([
    [`Get "https://registry-1.docker.io/v2/": ${TIMEOUT}`, 'docker-registry-timeout'],
    [TIMEOUT, 'docker-registry-timeout'],
    ['docker-compose: yaml: line 3: did not find expected key', 'docker-compose-invalid'],
    ['gguf_init_from_file: invalid magic number 67676a74', 'llama-not-gguf'],
    ['ValueError: Model acme/demo is not registered', 'kamiwaza-model-not-found'],
    ['engine.py: error: unrecognized arguments: --demo', 'kamiwaza-engine-flags'],
    [`Get "https://r.example.com:5000/v2/": ${PLAIN}`, 'docker-registry-http'],
    [`Get "https://kz.example.com:7777/api/": ${PLAIN}`, 'tls-wrong-version'],
    ['x509: certificate specifies an incompatible key usage', 'tls-purpose'],
    [
      `${TOKEN}: unexpected status from POST request to https://auth.docker.io/token: 401 Unauthorized`,
      'docker-registry-login',
    ],
    [
      `${TOKEN}: Post "https://auth.docker.io/token": dial tcp 3.94.224.37:443: i/o timeout`,
      'docker-registry-timeout',
    ],
    ['Failed to restart docker.service: Unit docker.service not found.', 'docker-not-installed'],
    ['Failed to start docker.service: Unit docker.service not found.', 'docker-not-installed'],
    [
      'failed to start daemon: Error initializing network controller: list bridge addresses failed: PredefinedLocalScopeDefaultNetworks List: [172.17.0.0/16]: no available network',
      'docker-address-pool',
    ],
  ])('are an answer in their place: %s', (line, id) => {
    expect(ids(line)[0]).toBe(id);
  });
});

describe('archives that APT does not get', () => {
  const END =
    'E: Unable to fetch some archives, maybe run apt-get update or try with --fix-missing?';

  it('are a matter of the lists only where the server has no such file', () => {
    const failed = (reason: string): string =>
      `E: Failed to fetch http://archive.ubuntu.com/ubuntu/pool/main/d/demo/demo_1_amd64.deb  ${reason}`;
    expect(ids(failed("Could not resolve 'archive.ubuntu.com'"), END)).toEqual([
      'apt-name-resolution',
    ]);
    expect(ids(failed('404  Not Found [IP: 91.189.91.82 80]'), END)).toEqual(['apt-not-found-404']);
    expect(ids(END)).toEqual(['apt-not-found-404']);
  });
});
