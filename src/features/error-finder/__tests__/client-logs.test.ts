import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

/** The entry that is shown first. */
const first = (text: string): string | undefined => findErrors(text, knownErrors).matches[0]?.id;

const PIP_TLS =
  "Could not fetch URL https://pypi.org/simple/pip/: There was a problem confirming the ssl certificate: HTTPSConnectionPool(host='pypi.org', port=443): Max retries exceeded with url: /simple/pip/ (Caused by SSLError(";
const WEB_HEADER = 'demo.c:3:10: fatal error: web.h: No such file or directory';

describe('Python and pip', () => {
  it.each([
    ['error: The interpreter at /usr is externally managed, and indicates the following:'],
    ['error: externally-managed-environment'],
  ])('cannot change the system: %s', (line) => {
    expect(first(line)).toBe('python-externally-managed');
  });

  it.each([
    'zsh: command not found: pip',
    "Command 'pip' not found, but can be installed with:",
    "Command 'pip3' not found, but can be installed with:",
    "'pip' is not recognized as an internal or external command,",
    "pip : The term 'pip' is not recognized as the name of a cmdlet, function, script file",
  ])('have no pip: %s', (line) => {
    expect(first(line)).toBe('python-module-missing');
  });

  it('lack a part that no package has, or another program', () => {
    expect(first("ModuleNotFoundError: No module named '_ctypes'")).toBeUndefined();
    expect(first('zsh: command not found: pipx')).toBeUndefined();
  });

  it.each([
    [
      `"Can't connect to HTTPS URL because the SSL module is not available.")) - skipping`,
      undefined,
    ],
    [
      `SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1131)')))`,
      'tls-wrong-version',
    ],
    [
      `SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid (_ssl.c:1000)')))`,
      'tls-expired',
    ],
    [
      `SSLEOFError(8, '[SSL: UNEXPECTED_EOF_WHILE_READING] EOF occurred in violation of protocol (_ssl.c:1000)')))`,
      'http-connection-lost',
    ],
    [
      `SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1007)')))`,
      'python-pip-certificate',
    ],
  ])('have a fault of TLS that pip calls a certificate: %s', (reason, id) => {
    expect(first(PIP_TLS + reason)).toBe(id);
  });

  it('lack a header for a package, not for any program', () => {
    expect(first(`Building wheel for demo (setup.py): started\n${WEB_HEADER}`)).toBe(
      'python-headers-missing',
    );
    expect(first(`gcc -o demo demo.c\n${WEB_HEADER}`)).toBeUndefined();
  });

  it.each([
    "ERROR: Failed to build 'demo' when getting requirements to build wheel",
    '× Failed to build installable wheels for some pyproject.toml based projects',
    '  ├─▶ The build backend returned an error',
  ])('could not build: %s', (line) => {
    expect(first(line)).toBe('python-build-failed');
  });

  it.each([
    [
      'Because demo was not found in the package registry and you require demo,',
      'python-no-distribution',
    ],
    [
      'Because there is no version of demo==9.9 and you require demo==9.9,',
      'python-no-distribution',
    ],
    [
      'Because the current Python version (3.9.6) does not satisfy Python>=3.10',
      'python-wrong-version',
    ],
    ['Because demo==1.0 depends on torch<2 and you require torch>=2', 'python-version-conflict'],
  ])('find no solution with uv: %s', (reason, id) => {
    expect(first(`  × No solution found when resolving dependencies:\n  ╰─▶ ${reason}`)).toBe(id);
  });

  it('pass proxies to httpx, not to another class', () => {
    const refused = "__init__() got an unexpected keyword argument 'proxies'";
    for (const name of ['Client.', 'AsyncClient.', ''])
      expect(first(`TypeError: ${name}${refused}`)).toBe('python-httpx-proxies');
    for (const name of ['InferenceClient.', 'Session.'])
      expect(first(`TypeError: ${name}${refused}`)).toBeUndefined();
  });

  it('get another file than uv expects', () => {
    expect(first('  Caused by: Hash mismatch for `numpy==2.1.0`')).toBe('python-hash-mismatch');
  });
});

describe('words of the SDK that other packages have, too', () => {
  it.each([
    "TypeError: read_csv() got an unexpected keyword argument 'chunk_size'",
    "TypeError: list_files() got an unexpected keyword argument 'file_pattern'",
    "ImportError: cannot import name 'EmbeddingError' from 'litellm.exceptions'",
    'ERROR superset: Failed to retrieve datasets from the metadata database',
    'kamiwaza-app-1 | Error: Missing required environment variables: DATABASE_URL',
  ])('are no answer: %s', (line) => {
    expect(first(line)).toBeUndefined();
  });

  it('are one where the SDK is in the log', () => {
    const refused = "got an unexpected keyword argument 'chunk_size'";
    expect(first(`from kamiwaza_client import KamiwazaClient\nTypeError: split() ${refused}`)).toBe(
      'sdk-chunk-arguments',
    );
    expect(
      first("ImportError: cannot import name 'EmbeddingError' from 'kamiwaza_client.exceptions'"),
    ).toBe('sdk-unknown-exception');
  });
});

describe('the hub of Hugging Face', () => {
  const FORBIDDEN = '403 Forbidden: You have read access but not the required permissions.';

  it.each([
    'api/repos/create',
    'api/models/ada/demo/commit/main',
    'api/models/ada/demo/preupload/main',
  ])('refuses an upload for its token, not for a gated model: %s', (path) => {
    const url = `https://huggingface.co/${path}`;
    expect(first(`${FORBIDDEN}\nCannot access content at: ${url}.`)).toBe('hf-token-invalid');
    expect(first(`HTTPError: 403 Client Error: Forbidden for url: ${url}`)).toBe(
      'hf-token-invalid',
    );
    expect(first(`POST ${url} 200 OK`)).toBeUndefined();
  });

  it('refuses a token in the words of httpx', () => {
    expect(
      first(
        "huggingface_hub.errors.HfHubHTTPError: Client error '401 Unauthorized' for url 'https://huggingface.co/api/whoami-v2'",
      ),
    ).toBe('hf-token-invalid');
  });

  it.each([
    'You have no permission for this project. Contact the owner to ask for access.',
    'sshd: user ada is not in the authorized list',
    "ERROR: Your token has expired. Please run 'az login' again.",
  ])('is not what another server means: %s', (line) => {
    expect(first(line)).toBeUndefined();
  });

  it.each([
    ['File does not contain tensor lm_head.weight', undefined],
    ['device cuda:9 is invalid', undefined],
    ['Error while serializing: IoError(Os { code: 28, kind: StorageFull })', undefined],
    ['Error while deserializing header: header too large', 'safetensors-damaged'],
  ])('has sent a damaged file only where that cannot be read: %s', (reason, id) => {
    expect(first(`safetensors_rust.SafetensorError: ${reason}`)).toBe(id);
  });
});

describe('Traefik 3', () => {
  const LOG =
    '2025-10-01T08:14:11Z DBG github.com/traefik/traefik/v3/pkg/proxy/httputil/proxy.go:117 >';

  it.each([
    ['502 Bad Gateway error=EOF', 'traefik-502'],
    [
      '502 Bad Gateway error="read tcp 172.18.0.2:5000->172.18.0.4:80: read: connection reset by peer"',
      'traefik-502',
    ],
    ['504 Gateway Timeout error="dial tcp 172.18.0.4:80: i/o timeout"', 'traefik-504'],
    ['504 Gateway Timeout error="context deadline exceeded"', 'traefik-504'],
    ['499 Client Closed Request error="context canceled"', undefined],
  ])('names its own file in the line: %s', (line, id) => {
    expect(first(`${LOG} ${line}`)).toBe(id);
  });

  it('misses a service of its own', () => {
    expect(first('ERR error="the service "web@docker" does not exist" routerName=web@docker')).toBe(
      'traefik-reference-missing',
    );
    expect(first('Error: the service "web" does not exist in namespace default')).toBeUndefined();
  });
});

describe('a service and its database', () => {
  it('is not cut off where its pool has no free connection', () => {
    const failed = 'JDBCConnectionException: Unable to acquire JDBC Connection';
    expect(first(`${failed} [n/a]`)).toBe('postgres-unreachable');
    expect(
      first(
        `${failed} [HikariPool-1 - Connection is not available, request timed out after 30000ms]`,
      ),
    ).toBeUndefined();
  });

  it('knows a disabled user in both forms of the log', () => {
    expect(first('type="LOGIN_ERROR", realmName="demo", error="user_disabled"')).toBe(
      'keycloak-user-locked',
    );
    expect(first('type=LOGIN_ERROR, realmId=demo, error=user_disabled')).toBe(
      'keycloak-user-locked',
    );
  });
});

describe('a connection', () => {
  const POOL =
    "requests.exceptions.ConnectionError: HTTPConnectionPool(host='10.0.0.12', port=7777): Max retries exceeded with url: /api/ (Caused by NewConnectionError('<urllib3.connection.HTTPConnection object at 0x7f>: Failed to establish a new connection: ";

  it.each([
    "[Errno 65] No route to host'))",
    "[Errno 60] Operation timed out'))",
    "[Errno 51] Network is unreachable'))",
    "[WinError 10051] A socket operation was attempted to an unreachable network'))",
  ])('does not arrive, in the words of macOS and Windows: %s', (reason) => {
    expect(first(POOL + reason)).toBe('http-no-route');
  });

  it.each(['github.com', 'raw.githubusercontent.com', 'download.docker.com'])(
    'to %s is no matter of the platform',
    (host) => {
      for (const end of ["Couldn't connect to server", 'Could not connect to server'])
        expect(first(`curl: (7) Failed to connect to ${host} port 443 after 134 ms: ${end}`)).toBe(
          'http-no-route',
        );
    },
  );

  it.each(['pypi.org', 'api.openai.com'])('to %s is refused on the way', (host) => {
    expect(
      first(
        `HTTPSConnectionPool(host='${host}', port=443): Max retries exceeded with url: / (Caused by NewConnectionError('<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to establish a new connection: [Errno 111] Connection refused'))`,
      ),
    ).toBe('http-no-route');
  });

  it('to the platform is, also in the words of the newer curl', () => {
    for (const end of ["Couldn't connect to server", 'Could not connect to server'])
      expect(
        first(`curl: (7) Failed to connect to kz.example.com port 443 after 2 ms: ${end}`),
      ).toBe('http-ui-refused');
  });

  it.each([
    'GET http://localhost:3000/api net::ERR_CONNECTION_REFUSED',
    'httpx.ConnectError: [Errno 61] Connection refused',
    'urllib.error.URLError: <urlopen error [Errno 111] Connection refused>',
    'nc: connect to localhost port 8000 (tcp) failed: Connection refused',
  ])('is refused by any server: %s', (line) => {
    expect(first(line)).toBe('http-connection-failed');
  });

  it('times out before an answer could', () => {
    expect(
      first(
        "socket.timeout: timed out\n\nurllib3.exceptions.ConnectTimeoutError: (<urllib3.connection.HTTPConnection object at 0x7f>, 'Connection to 10.0.0.12 timed out. (connect timeout=10)')",
      ),
    ).toBe('http-no-route');
    expect(
      first(
        'aiohttp.client_exceptions.ServerTimeoutError: Connection timeout to host http://10.0.0.5/',
      ),
    ).toBe('http-no-route');
    expect(first('asyncio.exceptions.TimeoutError')).toBeUndefined();
    expect(first('File "aiohttp/client.py", line 5\nasyncio.exceptions.TimeoutError')).toBe(
      'http-read-timeout',
    );
  });

  it.each([
    'ClientConnectorDNSError: Cannot connect to host demo:443 ssl:default [Name or service not known]',
    'ClientConnectorError: Cannot connect to host demo:443 ssl:default [Temporary failure in name resolution]',
    'curl: (28) Resolving timed out after 5000 milliseconds',
  ])('has no address: %s', (line) => {
    expect(first(line)).toBe('http-name-resolution');
  });

  it('breaks off, and a pipe of the shell does not count', () => {
    const pipe = 'BrokenPipeError: [Errno 32] Broken pipe';
    expect(
      first("ConnectionError: ('Connection aborted.', BrokenPipeError(32, 'Broken pipe'))"),
    ).toBe('http-connection-lost');
    expect(first(`File "/usr/lib/python3.12/http/client.py", line 1055, in send\n${pipe}`)).toBe(
      'http-connection-lost',
    );
    expect(
      first(`Exception ignored in: <_io.TextIOWrapper name='<stdout>'>\n${pipe}`),
    ).toBeUndefined();
  });

  it('of git breaks off', () => {
    expect(
      first('error: RPC failed; curl 18 transfer closed with outstanding read data remaining'),
    ).toBe('http-connection-lost');
  });

  it('is not made by the proxy, whatever its code', () => {
    const from = (code: number): string =>
      `curl: (56) Received HTTP code ${code} from proxy after CONNECT`;
    expect(first(from(403))).toBe('http-proxy');
    expect(first(from(503))).toBe('http-proxy');
    expect(first(from(407))).toBe('http-proxy-login');
  });

  it('has an address without a protocol in front of a port', () => {
    const adapters = 'requests.exceptions.InvalidSchema: No connection adapters were found for';
    expect(first(`${adapters} 'localhost:7777/api/models/'`)).toBe('http-url-scheme');
    expect(first(`${adapters} 's3://bucket/file'`)).toBeUndefined();
  });
});
