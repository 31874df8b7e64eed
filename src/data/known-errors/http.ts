import {bash, except, fromOwnServer, hint, message, powershell, python, variant} from './define.ts';
import {askState, installedBy, kamiwazaPage, on, startPlatform} from './steps.ts';
import {SDK_CLIENT, SDK_EMBEDDER, SDK_LOGIN} from './sdk-setup.ts';
import type {KnownError} from './types.ts';

const REQUESTS = {
  title: 'psf/requests: src/requests/models.py',
  url: 'https://github.com/psf/requests/blob/main/src/requests/models.py',
};

const URLLIB3 = {
  title: 'urllib3/urllib3: src/urllib3/connection.py',
  url: 'https://github.com/urllib3/urllib3/blob/main/src/urllib3/connection.py',
};

const HTTPX = {
  title: 'HTTPX: Exceptions',
  url: 'https://www.python-httpx.org/exceptions/',
};

const HUB = 'huggingface.co';

/** Nothing refused the connection: it did not arrive (`http-no-route`), or the answer took too long. */
const NOT_REFUSED = ['No route to host', 'Network is unreachable', 'timed out'];

/** Connections that `http-api-refused` and other entries are about. */
const NOT_THE_API = ['port=7777', 'port=443', 'port=511', 'port=611', HUB];

/** Attempts of pip that it follows with another one. The line of the last says `total=0`. */
const MORE_ATTEMPTS = ['Retry(total=4,', 'Retry(total=3,', 'Retry(total=2,', 'Retry(total=1,'];

/** A proxy that asks for a login: `http-proxy-login`. */
const PROXY_LOGIN = [
  'Proxy Authentication Required',
  'failed, response 407',
  'HTTP code 407 from proxy',
  'connection failed: 407',
];

/** Servers on the internet that are reached only through a firewall or a proxy. */
const INTERNET = [
  'github.com',
  'githubusercontent.com',
  'docker.com',
  'pypi.org',
  'pythonhosted.org',
  'openai.com',
  'nvidia.com',
];

/** Signs near a line of gzip that its input came from the network, or is an archive that somebody unpacks. */
const DOWNLOADS = [
  'curl -',
  'curl http',
  'curl: (',
  'wget -',
  'wget http',
  '.tar.gz',
  '.tgz',
] as const;

/** Files that the machine itself has written: nobody downloaded them. */
const OWN_FILES = ['/var/', '/boot/', '/proc/', '/usr/share/', 'initrd', 'initramfs'] as const;

const testApi = {
  text: 'Call the API on the host. Any reply shows that it is running.',
  commands: [bash('curl -i http://localhost:7777/api/serving/status')],
};

const readBody = {
  text: 'Read the rest of the message: the SDK puts the status and the body of the reply into it.',
};

/** Replies and failed connections, in the words of requests, urllib3, httpx, curl and browsers. */
export const httpErrors: readonly KnownError[] = [
  {
    id: 'http-api-refused',
    title: 'The API does not answer on port 7777',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'docker-daemon-not-running',
      'docker-port-in-use',
      'docker-port-allocated',
      'docker-service-failed',
      'disk-full',
    ],
    messages: [
      {
        ...message("', port=7777", 'Failed to establish a new connection'),
        specific: "', port=7777",
      },
      {
        ...variant("', port=7777", 'Max retries exceeded'),
        specific: "', port=7777",
        unless: ['SSL', 'Read timed out'],
      },
      variant('Failed to connect to', 'port 7777'),
      {...variant('127.0.0.1:7777', 'refused'), specific: '127.0.0.1:7777'},
      {...variant('localhost:7777', 'refused'), specific: 'localhost:7777'},
      variant('localhost:7777', 'Connect call failed'),
      variant("'127.0.0.1', 7777", 'Connect call failed'),
      variant('ECONNREFUSED 127.0.0.1:7777'),
      variant('ECONNREFUSED ::1:7777'),
      variant('port 7777', 'Connection refused'),
    ],
    cause:
      'The platform is not running, or the program runs on another machine: port 7777 is meant for programs on the host itself.',
    steps: [
      askState,
      startPlatform,
      testApi,
      {
        text: 'From another machine, call the API through the proxy. At `https://<host>/api/`, log in if a call raises `AuthenticationError`. `<host>` is the name of the machine with Kamiwaza.',
        commands: [
          python(
            'from kamiwaza_client import KamiwazaClient',
            '',
            'client = KamiwazaClient("https://<host>/api/")',
          ),
        ],
      },
      {
        text: 'Inside a container, `localhost` is the container itself: use the host name instead.',
      },
    ],
    verify: testApi,
    sources: [
      kamiwazaPage('Addresses and API', '/other-topics#addresses'),
      URLLIB3,
      {title: 'psf/requests issue 4512', url: 'https://github.com/psf/requests/issues/4512'},
    ],
    page: '/operate/start-and-stop#commands',
    sample:
      "kamiwaza_client.exceptions.APIError: ... HTTPConnectionPool(host='localhost', port=7777): Max retries exceeded with url: /api/models (Caused by NewConnectionError('<urllib3.connection.HTTPConnection object at 0x7f1c>: Failed to establish a new connection: [Errno 111] Connection refused'))",
  },
  {
    id: 'http-ui-refused',
    title: 'The web UI does not answer',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    follows: ['docker-daemon-not-running', 'docker-port-in-use', 'docker-port-allocated'],
    messages: [
      message('localhost refused to connect'),
      // The console of a browser and programs with one write `net::` about any address.
      {...variant('ERR_CONNECTION_REFUSED'), unless: ['net::']},
      variant('Failed to connect to localhost port 443'),
      ...fromOwnServer(
        variant('Failed to connect to', 'port 443', "Couldn't connect to server"),
        variant('Failed to connect to', 'port 443', 'Could not connect to server'),
      ),
      {
        ...variant("host='localhost', port=443", 'Failed to establish a new connection'),
        specific: "host='localhost', port=443",
      },
      ...fromOwnServer({
        ...variant("', port=443", 'Connection refused'),
        specific: 'Connection refused',
      }),
      variant('NS_ERROR_CONNECTION_REFUSED'),
      hint("This site can't be reached"),
    ],
    cause: 'The platform is not running, or the address begins with `http://`.',
    steps: [
      askState,
      startPlatform,
      {text: 'Open `https://localhost`, with `https`.'},
      {
        text: 'If the platform is running, check whether it listens on port 443.',
        commands: [
          on('linux', bash('sudo lsof -nP -iTCP:443 -sTCP:LISTEN')),
          on('macos', bash('sudo lsof -nP -iTCP:443 -sTCP:LISTEN')),
          powershell(
            'Get-NetTCPConnection -LocalPort 443 -State Listen -ErrorAction SilentlyContinue',
          ),
        ],
      },
      {text: 'On Windows, allow the platform in the firewall, and free the ports 61100–61299.'},
    ],
    verify: {
      text: 'The **Sign In** screen appears at `https://localhost`. A warning about the certificate does not mean that the connection failed.',
    },
    sources: [
      kamiwazaPage('General problems', '/other-topics#general-faults'),
      kamiwazaPage(
        'The page does not open',
        '/installation/windows_installation#page-does-not-open',
      ),
    ],
    page: '/operate/start-and-stop#commands',
    sample:
      "This site can't be reached\nlocalhost refused to connect.\nERR_CONNECTION_REFUSED\n" +
      "curl: (7) Failed to connect to localhost port 443 after 0 ms: Couldn't connect to server",
  },
  {
    id: 'http-endpoint-refused',
    title: 'Nothing answers at the endpoint of a model',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'kamiwaza-oom',
      'kamiwaza-cuda-error',
      'kamiwaza-container-exited',
      'kamiwaza-model-loading-failure',
      'vllm-engine-failed',
      'llama-load-failed',
      'kernel-exit-137',
      'docker-daemon-not-running',
      'docker-service-failed',
      'docker-dependency-failed',
      'kamiwaza-startup-timeout',
      'kamiwaza-runtime-error',
    ],
    messages: except(
      NOT_REFUSED,
      {
        ...message('port=511', 'Failed to establish a new connection'),
        specific: 'Failed to establish a new connection',
      },
      {
        ...message('port=611', 'Failed to establish a new connection'),
        specific: 'Failed to establish a new connection',
      },
      {...variant('port=511', 'Max retries exceeded'), specific: 'Max retries exceeded'},
      {...variant('port=611', 'Max retries exceeded'), specific: 'Max retries exceeded'},
      message('Failed to connect to', 'port 511'),
      message('Failed to connect to', 'port 611'),
      {...variant('Connection refused', '/v1/'), specific: 'Connection refused'},
    ),
    cause: 'The port is wrong, or the model is not ready.',
    steps: [
      {
        text: 'Read **Host** and **Port** in the row of the deployment. A new deployment may get another port.',
      },
      {
        text: 'Wait until the deployment is `DEPLOYED` and at least one of its instances is `DEPLOYED`.',
      },
      {
        text: 'List the models at the endpoint. Put the values of the two columns into the command.',
        commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
      },
      {text: 'If the deployment is `DEPLOYED` but nothing answers, stop it and deploy again.'},
    ],
    verify: {
      text: 'JSON with the name of the model appears.',
      commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
    },
    sources: [kamiwazaPage('Test the endpoint', '/models/troubleshooting#endpoint-test')],
    page: '/models/troubleshooting#endpoint-test',
    sample:
      "curl: (7) Failed to connect to localhost port 51100 after 0 ms: Couldn't connect to server",
  },
  {
    id: 'http-openai-connection',
    title: 'The OpenAI client has no connection',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'http-endpoint-refused',
      'tls-untrusted',
      'http-name-resolution',
      'http-proxy',
      'http-proxy-login',
      'http-api-refused',
      'http-ui-refused',
      'http-connection-failed',
      'kamiwaza-container-exited',
      'kamiwaza-cuda-error',
      'kamiwaza-oom',
      'kamiwaza-model-loading-failure',
      'kernel-exit-137',
      'vllm-engine-failed',
      'llama-load-failed',
      'http-url-scheme',
      'tls-strict-check',
      'tls-missing-issuer',
    ],
    messages: [message('openai.APIConnectionError: Connection error')],
    cause: 'The port is wrong, or the model is not ready. The line above names the reason.',
    steps: [
      {
        text: 'Let the SDK build the client: it uses the address of a ready deployment.',
        commands: [
          python(
            ...SDK_CLIENT,
            'openai_client = client.openai.get_client(repo_id="unsloth/Qwen3-0.6B-GGUF")',
          ),
        ],
      },
      {
        text: 'Test the address that your program uses.',
        commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
      },
      {
        text: 'If there is no answer, open `lb_port` in the firewall for your machine. Use a host name that works from there: the host in your API address may not serve models.',
      },
    ],
    verify: {
      text: 'JSON with the name of the model appears.',
      commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
    },
    sources: [
      kamiwazaPage('Test the endpoint', '/models/troubleshooting#endpoint-test'),
      {
        title: 'OpenAI: Error codes, APIConnectionError',
        url: 'https://platform.openai.com/docs/guides/error-codes',
      },
    ],
    page: '/models/troubleshooting#endpoint-test',
    sample: 'openai.APIConnectionError: Connection error.',
  },
  {
    id: 'http-url-scheme',
    title: 'The address has no http:// or https://',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message("Request URL is missing an 'http://' or 'https://' protocol"),
      variant('httpx.UnsupportedProtocol'),
      variant('requests.exceptions.MissingSchema'),
      variant('Invalid URL', 'No scheme supplied'),
      {...variant('No connection adapters were found for'), unless: ['://']},
    ],
    cause:
      'The server address was given as `host:port`, or the variable that should contain it is empty. The client stops before it connects. A `Connection error` after this message has the same cause.',
    steps: [
      {
        text: 'Check the address in the program, and in the environment of the program.',
        commands: [bash('env | grep -iE "url|uri|endpoint|base"')],
      },
      {
        text: 'Write it with the protocol in front, for example `http://<host>:<port>/v1` for the endpoint of a model.',
        commands: [
          python(
            'from openai import OpenAI',
            '',
            'client = OpenAI(base_url="http://<host>:<port>/v1", api_key="none")',
          ),
        ],
      },
    ],
    verify: {
      text: 'JSON with the name of the model appears.',
      commands: [bash('curl "http://<host>:<port>/v1/models"')],
    },
    sources: [
      {
        title: 'encode/httpcore: httpcore/_sync/connection_pool.py',
        url: 'https://github.com/encode/httpcore/blob/master/httpcore/_sync/connection_pool.py',
      },
      {title: 'HTTPX: Exceptions', url: 'https://www.python-httpx.org/exceptions/'},
    ],
    sample:
      "httpx.UnsupportedProtocol: Request URL is missing an 'http://' or 'https://' protocol.",
  },
  {
    id: 'http-connection-failed',
    title: 'The server refuses the connection',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      {
        ...message('Max retries exceeded with url', 'Connection refused'),
        unless: NOT_THE_API,
      },
      {...variant('[Errno 111] Connection refused'), unless: NOT_THE_API},
      {...variant('[Errno 61] Connection refused'), unless: NOT_THE_API},
      variant('httpx.ConnectError: All connection attempts failed'),
      variant('httpcore.ConnectError: All connection attempts failed'),
      variant('net::ERR_CONNECTION_REFUSED'),
      variant('nc: connect to', 'failed: Connection refused'),
      {
        ...variant('Max retries exceeded with url', 'actively refused it'),
        unless: NOT_THE_API,
      },
      variant('connection to server at', 'failed: Connection refused'),
      variant('could not connect to server: Connection refused'),
      variant('cannot dial server'),
      {
        ...variant('connect: connection refused'),
        unless: ['docker.sock', ':2377', ':2379', ':443: connect', ':7777', '502 Bad Gateway'],
      },
      variant('Connect call failed'),
      variant('ConnectionRefusedError: [Errno 111]'),
      variant('ConnectionRefusedError: [Errno 61]'),
      variant('ConnectionRefusedError: [WinError 10061]'),
      variant('connect ECONNREFUSED'),
      variant('Connection refused (os error 111)'),
      variant('java.net.ConnectException: Connection refused'),
      variant('target machine actively refused it'),
      variant('Failed to connect to', 'Connection refused'),
      ...fromOwnServer(
        variant('Failed to connect to', "Couldn't connect to server"),
        variant('Failed to connect to', 'Could not connect to server'),
      ),
      {...variant('failed: Connection refused.'), unless: ['::1|']},
      {
        ...variant('Cannot connect to host'),
        unless: [
          'CERTIFICATE_VERIFY_FAILED',
          'Name or service not known',
          'name resolution',
          'certificate verify failed',
          'SSL',
          'Network is unreachable',
          'No route to host',
          'No address associated',
        ],
      },
    ],
    follows: [
      'postgres-unreachable',
      'http-api-refused',
      'http-ui-refused',
      'http-endpoint-refused',
      'docker-daemon-not-running',
      'kernel-oom-killer',
      'kamiwaza-oom',
      'docker-registry-name',
      'docker-registry-timeout',
      'hf-unreachable',
      'hf-timeout',
      'hf-rate-limit',
      'milvus-unreachable',
      'milvus-etcd-unreachable',
      'etcd-timeout',
      'etcd-no-leader',
      'ray-gcs',
      'ray-not-running',
      'torch-rendezvous',
      'nccl-system-error',
      'apt-name-resolution',
      'wsl-name-resolution',
      'traefik-502',
      'traefik-504',
      'cockroach-disk-stall',
      'cockroach-store-unusable',
      'safetensors-damaged',
      'vllm-engine-failed',
    ],
    cause:
      'The machine responds, but no program listens on this port: the service is down, is still starting, or uses another port. Its own log has the reason.',
    steps: [
      {
        text: 'Read the host and the port in the message and compare them with those of the service.',
      },
      {
        text: 'On the machine of the service, check whether a program listens on the port.',
        commands: [
          on('linux', bash('sudo lsof -nP -iTCP:<port> -sTCP:LISTEN')),
          on('macos', bash('sudo lsof -nP -iTCP:<port> -sTCP:LISTEN')),
          powershell(
            'Get-NetTCPConnection -LocalPort <port> -State Listen -ErrorAction SilentlyContinue',
          ),
        ],
      },
      {text: 'If none does, start the service and read its log.'},
      {
        text: 'Inside a container, `localhost` is the container itself: use the name of the other container or of the host.',
      },
    ],
    verify: {text: 'The port responds.', commands: [bash('curl -i http://<host>:<port>/')]},
    sources: [
      URLLIB3,
      HTTPX,
      {title: 'psf/requests issue 4512', url: 'https://github.com/psf/requests/issues/4512'},
    ],
    sample:
      "requests.exceptions.ConnectionError: HTTPConnectionPool(host='localhost', port=8265): Max retries exceeded with url: /api/jobs/ (Caused by NewConnectionError('<urllib3.connection.HTTPConnection object at 0x7faa0ec9df90>: Failed to establish a new connection: [Errno 111] Connection refused'))",
  },
  {
    id: 'http-no-route',
    title: 'The server cannot be reached',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('Failed to establish a new connection: [Errno 113] No route to host'),
        unless: [HUB],
      },
      {
        ...message('ConnectTimeoutError', 'timed out. (connect timeout='),
        unless: [HUB],
      },
      {...variant('Failed to connect to', 'No route to host'), unless: [HUB]},
      {...variant('Failed to connect to', 'Connection timed out'), unless: [HUB]},
      variant('httpx.ConnectTimeout'),
      variant('Failed to establish a new connection: [Errno 101] Network is unreachable'),
      variant('curl: (7)', 'Network is unreachable'),
      variant('Cannot connect to host', 'Network is unreachable'),
      variant('ping:', 'Network is unreachable'),
      {...variant('connect: no route to host'), unless: ['raft', 'peer']},
      {...variant('connect: network is unreachable'), unless: ['raft', 'peer']},
      {...variant('dial tcp', 'connect: connection timed out'), unless: ['raft', 'peer']},
      {
        ...variant('dial tcp', 'i/o timeout'),
        unless: [
          'docker',
          'Error response from daemon',
          'failed to do request',
          '502 Bad Gateway',
          '504 Gateway',
          'raft',
          'peer',
        ],
      },
      ...INTERNET.flatMap((host) => [
        variant('Failed to connect to', `${host} port`),
        variant(`${host}', port=443`, 'Connection refused'),
      ]),
      variant('[Errno 110] Connection timed out'),
      variant('[Errno 60] Operation timed out'),
      variant('[Errno 51] Network is unreachable'),
      variant('[Errno 65] No route to host'),
      variant('A socket operation was attempted to an unreachable'),
      variant('[WinError 10060]'),
      variant('connect ETIMEDOUT'),
      variant('connect EHOSTUNREACH'),
      variant('ERR_CONNECTION_TIMED_OUT'),
      variant('ERR_ADDRESS_UNREACHABLE'),
      variant('curl: (28) Connection timed out after'),
      variant('curl: (28) Failed to connect'),
      {...variant('[Errno 113] No route to host'), unless: ['huggingface.co']},
      {...variant('[Errno 101] Network is unreachable'), unless: ['huggingface.co']},
      variant('httpcore.ConnectTimeout'),
      variant('Connection timeout to host'),
      variant('Could not connect to', 'connection timed out'),
      variant('Cannot initiate the connection to'),
      variant('Connection timed out (os error 110)'),
      variant('No route to host (os error 113)'),
    ],
    follows: [
      'docker-registry-name',
      'docker-registry-timeout',
      'docker-daemon-not-running',
      'hf-unreachable',
      'hf-timeout',
      'hf-rate-limit',
      'milvus-unreachable',
      'milvus-etcd-unreachable',
      'etcd-timeout',
      'etcd-no-leader',
      'ray-gcs',
      'ray-not-running',
      'torch-rendezvous',
      'nccl-system-error',
      'apt-name-resolution',
      'wsl-name-resolution',
      'traefik-502',
      'traefik-504',
    ],
    cause:
      'A firewall drops or refuses the packets, no machine has this address, or the network, such as a VPN, is not connected.',
    steps: [
      {
        text: 'Compare the address in the message with that of the machine. For one on the internet, your network may require [a proxy](/installation/air-gapped#proxy).',
      },
      {
        text: 'Check whether you can reach the port from your machine.',
        commands: [
          on('linux', bash('nc -vz <host> <port>')),
          on('macos', bash('nc -vz <host> <port>')),
          powershell('Test-NetConnection <host> -Port <port>'),
        ],
      },
      {
        text: 'If only the machine itself can reach it, see what the firewall of that machine allows. The first command is for Ubuntu, the second for RHEL and its relatives, whose `firewalld` refuses closed ports with `No route to host`.',
        commands: [
          on('linux', bash('sudo ufw status')),
          on('linux', bash('sudo firewall-cmd --list-all')),
        ],
      },
      {
        text: 'Open the port for the machines that need it: [Ports](/operate/ports-and-firewall#ports). With `ufw`, this is one command.',
        commands: [
          on('linux', bash('sudo ufw allow from <caller-ip> to any port <port> proto tcp')),
        ],
      },
      {
        text: 'With `firewalld`, add a rule, then load the rules.',
        commands: [
          on(
            'linux',
            bash(
              "sudo firewall-cmd --permanent --add-rich-rule='rule family=ipv4 source address=<caller-ip> port port=<port> protocol=tcp accept'",
            ),
          ),
          on('linux', bash('sudo firewall-cmd --reload')),
        ],
      },
    ],
    verify: {
      text: 'The port responds.',
      commands: [
        on('linux', bash('nc -vz <host> <port>')),
        powershell('Test-NetConnection <host> -Port <port>'),
      ],
    },
    sources: [
      URLLIB3,
      HTTPX,
      {title: 'psf/requests issue 4189', url: 'https://github.com/psf/requests/issues/4189'},
      {
        title: 'firewalld/firewalld issue 1452',
        url: 'https://github.com/firewalld/firewalld/issues/1452',
      },
    ],
    page: '/operate/ports-and-firewall#ports',
    sample:
      "requests.exceptions.ConnectTimeout: HTTPSConnectionPool(host='10.0.0.12', port=443): Max retries exceeded with url: /api/models (Caused by ConnectTimeoutError(<urllib3.connection.HTTPSConnection object at 0x7f>, 'Connection to 10.0.0.12 timed out. (connect timeout=10)'))",
  },
  {
    id: 'http-read-timeout',
    title: 'The answer took too long',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      ...except(
        MORE_ATTEMPTS,
        {...message('Read timed out. (read timeout='), unless: [HUB]},
        variant('httpx.ReadTimeout'),
        variant('openai.APITimeoutError: Request timed out'),
        variant('curl: (28) Operation timed out after'),
        variant('httpcore.ReadTimeout'),
        variant('The read operation timed out'),
        variant('socket.timeout: timed out'),
        variant('Timeout on reading data from socket'),
        // aiohttp names a connection that does not come about so, too: `http-no-route`.
        {
          ...variant('aiohttp.client_exceptions.ServerTimeoutError'),
          unless: ['Connection timeout to host'],
        },
        variant('curl: (28) Operation timed out'),
        // Other programs wait for other things.
        {
          ...variant('asyncio.exceptions.TimeoutError'),
          near: {phrase: 'aiohttp', lines: 40},
        },
        {...variant('ReadTimeoutError: HTTP'), unless: ['huggingface.co']},
        variant('java.net.SocketTimeoutException: Read timed out'),
        variant('openai.APITimeoutError'),
        {...variant('asyncio.TimeoutError'), near: {phrase: 'aiohttp', lines: 40}},
      ),
      hint('Read timed out. (read timeout='),
    ],
    follows: [
      'http-no-route',
      'docker-registry-name',
      'docker-registry-timeout',
      'docker-daemon-not-running',
      'hf-unreachable',
      'hf-timeout',
      'hf-rate-limit',
      'milvus-unreachable',
      'milvus-etcd-unreachable',
      'etcd-timeout',
      'etcd-no-leader',
      'ray-gcs',
      'ray-not-running',
      'torch-rendezvous',
      'nccl-system-error',
      'apt-name-resolution',
      'wsl-name-resolution',
      'traefik-502',
      'traefik-504',
    ],
    cause:
      'The connection works, but the program stopped waiting before the answer was complete. A model that is still loading, a long prompt or a long answer needs more time than the limit in the message.',
    steps: [
      {
        text: 'Give the call more time. In the SDK, only the raw methods accept a limit; an adapter can [set one for all](/sdk/intro#timeouts).',
        commands: [python(...SDK_CLIENT, 'print(client.get("/serving/status", timeout=120))')],
      },
      {
        text: 'An OpenAI client has its own limit, in seconds.',
        commands: [
          python(
            'from openai import OpenAI',
            '',
            'llm = OpenAI(base_url="<endpoint>", api_key="local", timeout=600)',
          ),
        ],
      },
      {
        text: 'If the vLLM log shows waiting requests (`Waiting: 203 reqs`), the engine is saturated: send fewer requests at a time, or start another copy of the model.',
      },
      {text: 'For chats, ask for fewer tokens per answer, or stream the answer.'},
      {
        text: 'If the first call after a start is slow, send one short prompt after each deployment.',
      },
      {text: 'If every call is slow: [Slow responses](/models/troubleshooting#slow-responses).'},
    ],
    verify: {text: 'The same call returns an answer.'},
    sources: [
      {
        title: 'Requests: Timeouts',
        url: 'https://requests.readthedocs.io/en/latest/user/advanced/#timeouts',
      },
      HTTPX,
      kamiwazaPage('Know the limits', '/sdk/intro#know-the-limits'),
    ],
    page: '/models/troubleshooting#slow-responses',
    sample:
      "requests.exceptions.ReadTimeout: HTTPConnectionPool(host='localhost', port=7777): Read timed out. (read timeout=10)",
  },
  {
    id: 'http-name-resolution',
    title: 'The server name cannot be resolved',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: [
      'wsl-name-resolution',
      'docker-container-dns',
      'docker-local-resolver',
      'hf-unreachable',
      'docker-registry-name',
      'docker-registry-timeout',
      'docker-daemon-not-running',
      'hf-timeout',
      'hf-rate-limit',
      'milvus-unreachable',
      'milvus-etcd-unreachable',
      'etcd-timeout',
      'etcd-no-leader',
      'ray-gcs',
      'ray-not-running',
      'torch-rendezvous',
      'nccl-system-error',
      'apt-name-resolution',
      'traefik-502',
      'traefik-504',
      'postgres-data-version',
    ],
    messages: [
      {
        ...message("Failed to resolve '", 'Name or service not known'),
        unless: [HUB],
        specific: 'Name or service not known',
      },
      {
        ...message("Failed to resolve '", 'Temporary failure in name resolution'),
        unless: [HUB],
        specific: 'Temporary failure in name resolution',
      },
      {...variant('NameResolutionError'), unless: [HUB]},
      {...variant('nodename nor servname provided, or not known'), unless: [HUB]},
      {...variant('[Errno -2] Name or service not known'), unless: [HUB]},
      {...variant('[Errno -3] Temporary failure in name resolution'), unless: [HUB]},
      {...variant('curl: (6) Could not resolve host'), unless: [HUB]},
      {...variant('[Errno 11001] getaddrinfo failed'), unless: [HUB]},
      {...variant(': Temporary failure in name resolution'), unless: [HUB]},
      variant('DNS_PROBE_FINISHED_NXDOMAIN'),
      variant('getaddrinfo ENOTFOUND'),
      variant('getaddrinfo EAI_AGAIN'),
      {...variant('socket.gaierror:'), unless: ['huggingface.co']},
      variant('ERR_NAME_NOT_RESOLVED'),
      {...variant('Could not resolve host:'), unless: ['huggingface.co']},
      variant('Could not resolve hostname'),
      {...variant(': Name or service not known'), unless: ['huggingface.co']},
      variant('unable to resolve host address'),
      variant('The server name or address could not be resolved'),
      variant('WININET_E_NAME_NOT_RESOLVED'),
      variant('failed to lookup address information'),
      {
        ...variant('dial tcp: lookup', 'no such host'),
        unless: [
          'Error response from daemon',
          'failed to do request',
          'docker.io',
          'nvcr.io',
          'ghcr.io',
          'quay.io',
        ],
      },
      {
        ...variant('dial tcp: lookup', 'server misbehaving'),
        unless: ['Error response from daemon', 'failed to do request', 'docker.io'],
      },
      variant('No address associated with hostname'),
      variant('The remote name could not be resolved'),
      variant('No such host is known'),
      variant('[Name or service not known]'),
      variant('[Temporary failure in name resolution]'),
      variant('curl: (28) Resolving timed out'),
    ],
    cause: 'The name is misspelled, it exists only on another network, or no name server responds.',
    steps: [
      {
        text: 'Look up the name where the message came from. For a program in a container, this is the container, not the machine.',
        commands: [
          on('linux', bash('getent hosts <host>')),
          on('wsl', bash('getent hosts <host>')),
          on('macos', bash('dscacheutil -q host -a name <host>')),
          powershell('Resolve-DnsName <host>'),
          on('linux', bash('docker run --rm busybox nslookup <host>')),
          on('wsl', bash('docker run --rm busybox nslookup <host>')),
          on('macos', bash('docker run --rm busybox nslookup <host>')),
        ],
      },
      {
        text: 'A name without a dot, such as `db`, is usually that of another container. Docker knows it only in the network that both share, and only while that container runs. See which one has stopped or restarts, and read its log for the reason.',
        commands: [bash('docker ps -a'), bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'If only containers fail, [give Docker the name servers of your network](/errors/docker-engine).',
      },
      {text: 'If other names work, correct the name, or add it to your name server.'},
      {
        text: 'If no name works, correct the name server setting of the machine, or connect the VPN.',
        commands: [on('linux', bash('resolvectl status'))],
      },
    ],
    verify: {
      text: 'The name resolves to an address.',
      commands: [
        on('linux', bash('getent hosts <host>')),
        on('wsl', bash('getent hosts <host>')),
        on('macos', bash('dscacheutil -q host -a name <host>')),
        powershell('Resolve-DnsName <host>'),
      ],
    },
    sources: [URLLIB3, HTTPX],
    page: '/installation/air-gapped#outbound-hosts',
    sample:
      "requests.exceptions.ConnectionError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/models (Caused by NameResolutionError(\"<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to resolve 'kamiwaza.example.com' ([Errno -2] Name or service not known)\"))",
  },
  {
    id: 'http-browser-blocked',
    // A server that fails answers without the header, too.
    role: 'symptom',
    title: 'The browser blocks a request',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: ['traefik-502', 'traefik-503', 'traefik-504', 'http-401', 'http-500'],
    messages: [
      {
        ...message('was loaded over HTTPS, but requested an insecure'),
        // The request was not blocked.
        unless: ['automatically upgraded', 'should also be served over HTTPS'],
      },
      message('has been blocked by CORS policy'),
      variant('Blocked loading mixed active content'),
      variant('requested insecure content from http'),
      variant('Cross-Origin Request Blocked: The Same Origin Policy disallows'),
      variant("No 'Access-Control-Allow-Origin' header is present"),
      variant('is not allowed by Access-Control-Allow-Origin'),
    ],
    cause:
      'With "mixed content", a page that came over HTTPS calls an address that begins with `http://`, such as that of a model. With "CORS", a page calls another host or port, and the reply does not name the address of the page in `Access-Control-Allow-Origin`. Programs outside of a browser can send the same request.',
    steps: [
      {
        text: 'In **Network** in the developer tools, see the status of the request. Replies with a code of 400 or higher often lack the CORS header: fix that error first.',
      },
      {
        text: 'Let the page call only the server of your app, and that server call the model or the API. Kamiwaza has [no known CORS setting](/other-topics#addresses), and the address of a model is [plain HTTP](/sdk/services/openai#use-the-endpoint-elsewhere).',
      },
      {
        text: 'If the page calls a server of your own, make that server available over HTTPS and have it allow the address of the page. Do not turn the check off in the browser: that turns it off for all other pages, too.',
      },
    ],
    verify: {
      text: 'The console has no new message of this kind, and the reply appears on the page.',
    },
    sources: [
      {
        title: 'MDN: Mixed content',
        url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
      },
      {
        title: 'MDN: Cross-Origin Resource Sharing (CORS)',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
      },
    ],
    page: '/other-topics#addresses',
    sample:
      "chat.js:41 Mixed Content: The page at 'https://apps.example.com/' was loaded over HTTPS, but requested an insecure resource 'http://kz.example.com:51108/v1/models'. This request has been blocked; the content must be served over HTTPS.",
  },
  {
    id: 'http-401',
    title: 'The server requires a login (401)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: fromOwnServer(
      message('401 Client Error: Unauthorized for url'),
      message("Client error '401 Unauthorized' for url"),
      variant('openai.AuthenticationError: Error code: 401'),
      variant('HTTP/1.1 401 Unauthorized'),
      variant('401 Client Error: Unauthorized'),
      variant('HTTP Error 401: Unauthorized'),
      variant('ERROR 401: Unauthorized'),
      variant('The requested URL returned error: 401'),
      variant('API request failed with status 401'),
      variant('ClientResponseError: 401, message='),
      variant('Request failed with status code 401'),
      variant('{"detail":"Not authenticated"}'),
      variant('{"detail":"Could not validate credentials"}'),
      variant('"detail":"Unauthorized"'),
      {...variant('HTTP/2 401'), code: true},
    ),
    follows: ['sdk-login-refused', 'sdk-no-authenticator', 'python-token-clock'],
    cause:
      'The user name, password or key is wrong or expired, or none was sent. All calls of `client.tools` need a login.',
    steps: [
      {
        text: 'Give the client an authenticator.',
        commands: [python(...SDK_LOGIN)],
      },
      {
        text: 'The SDK cannot renew a key (`ApiKeyAuthenticator`): if it has expired, get a new one.',
      },
      readBody,
    ],
    verify: {
      text: 'A call that was refused before returns data.',
      commands: [python('print(client.lab.list_labs())')],
    },
    sources: [kamiwazaPage('Log in', '/sdk/intro#log-in'), REQUESTS, HTTPX],
    page: '/sdk/intro#log-in',
    sample:
      'requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url: https://localhost/api/models/\n\nkamiwaza_client.exceptions.APIError: API request failed with status 401: ...',
  },
  {
    id: 'http-403',
    title: 'The user is not allowed to do this (403)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    // What a proxy on the way refuses: `http-proxy`.
    messages: except(
      ['response from proxy'],
      ...fromOwnServer(
        message('403 Client Error: Forbidden for url'),
        message("Client error '403 Forbidden' for url"),
        variant('openai.PermissionDeniedError: Error code: 403'),
        variant('HTTP/1.1 403 Forbidden'),
        variant('403 Client Error: Forbidden'),
        variant('HTTP Error 403: Forbidden'),
        variant('ERROR 403: Forbidden'),
        variant('The requested URL returned error: 403'),
        variant('API request failed with status 403'),
        variant('ClientResponseError: 403, message='),
        variant('Request failed with status code 403'),
        variant('"detail":"Forbidden"'),
        variant('"detail":"Not authorized"'),
        variant('"detail":"Not enough permissions"'),
        {...variant('HTTP/2 403'), code: true},
      ),
    ),
    cause:
      'The server knows the user, but the user is not allowed to make the call, or a proxy in between refuses it. In the SDK a 403 is an `APIError`, not a `PermissionError`.',
    steps: [
      {
        text: 'Read the body of the reply: an error page from a proxy looks different from the JSON of the API.',
      },
      {
        text: 'See which groups and roles the user has. Rights come through roles, roles through groups: [Add users, groups and rights](/operate/accounts-and-tokens#rights).',
      },
      {text: 'Repeat the call as a user with more rights to see whether rights are the cause.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [
      kamiwazaPage('Add users, groups and rights', '/operate/accounts-and-tokens#rights'),
      REQUESTS,
      HTTPX,
    ],
    page: '/operate/accounts-and-tokens#rights',
    sample:
      'requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://localhost/api/auth/users/\n\nkamiwaza_client.exceptions.APIError: API request failed with status 403: ...',
  },
  {
    id: 'http-404',
    title: 'The address or the object does not exist (404)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: fromOwnServer(
      message('404 Client Error: Not Found for url'),
      message("Client error '404 Not Found' for url"),
      {...variant('openai.NotFoundError: Error code: 404'), unless: ['does not exist']},
      variant('HTTP/1.1 404 Not Found'),
      variant('404 Client Error: Not Found'),
      variant('HTTP Error 404: Not Found'),
      variant('ERROR 404: Not Found'),
      variant('The requested URL returned error: 404'),
      variant('API request failed with status 404'),
      variant('ClientResponseError: 404, message='),
      variant('Request failed with status code 404'),
      variant('{"detail":"Not Found"}'),
    ),
    follows: [
      'vllm-model-name',
      'hf-not-found',
      'hf-file-not-found',
      'sdk-embedder-gone',
      'sdk-not-found',
      'kamiwaza-tarball-404',
      'traefik-404',
    ],
    cause:
      'The path is wrong, most often because `/api` is missing or doubled in the base address, or nothing has this ID.',
    steps: [
      {
        text: 'Compare the address in the message with the documented one: the base address ends in `/api/`, and the paths are in the [API map](/sdk/api-reference). This one is correct:',
        commands: [bash('curl -i http://localhost:7777/api/serving/status')],
      },
      {text: 'List the objects and copy the ID from there.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [kamiwazaPage('Addresses and API', '/other-topics#addresses'), REQUESTS, HTTPX],
    page: '/sdk/intro#choose-the-address',
    sample:
      'requests.exceptions.HTTPError: 404 Client Error: Not Found for url: http://localhost:7777/models/\n\nkamiwaza_client.exceptions.APIError: API request failed with status 404: ...',
  },
  {
    id: 'http-414',
    title: 'The address of the request is too long (414)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: fromOwnServer(
      message('414 Request-URI Too Large'),
      message('414 Client Error', 'for url'),
      variant("Client error '414"),
      variant('414 Request-URI Too Long'),
      variant('414 URI Too Long'),
      variant('HTTP Error 414'),
      variant('The requested URL returned error: 414'),
      variant('API request failed with status 414'),
    ),
    cause:
      'A program put a long text into the URL. In the SDK, `embedder.get_embedding()` does that.',
    steps: [
      {text: 'In your own requests, send long values in the body of a `POST`.'},
      {
        text: 'If the address contains `/embedding/generate/`, use `create_embedding()`, or `embed_chunks()` for many texts: both send the text in the body.',
        commands: [
          python(...SDK_EMBEDDER, 'vector = embedder.create_embedding("A long text.").embedding'),
        ],
      },
    ],
    verify: {text: 'The call returns a vector.'},
    sources: [
      kamiwazaPage('Embed a question', '/sdk/services/embedding#embed-a-question'),
      {
        title: 'MDN: 414 URI Too Long',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/414',
      },
      REQUESTS,
    ],
    page: '/sdk/services/embedding#embed-a-question',
    sample:
      'requests.exceptions.HTTPError: 414 Client Error: Request-URI Too Large for url: http://localhost:7777/api/embedding/generate/A%20long%20text',
  },
  {
    id: 'http-422',
    title: 'The request does not fit the schema (422)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: fromOwnServer(
      message('422 Client Error: Unprocessable Entity for url'),
      message("Client error '422 Unprocessable Entity' for url"),
      variant('422 Client Error: Unprocessable Content for url'),
      variant("Client error '422 Unprocessable Content' for url"),
      variant('openai.UnprocessableEntityError: Error code: 422'),
      variant('HTTP/1.1 422 Unprocessable'),
      {...variant('"detail":[{"type":', '"loc":["body"'), specific: '"detail":[{"type":'},
      variant('422 Client Error: Unprocessable Entity'),
      variant('HTTP Error 422: Unprocessable Entity'),
      variant('ERROR 422: Unprocessable Entity'),
      variant('The requested URL returned error: 422'),
      variant('API request failed with status 422'),
      variant('ClientResponseError: 422, message='),
      variant('Request failed with status code 422'),
    ),
    cause:
      'A field is missing or has the wrong type. The body of the reply names it: `loc` is the place, `msg` the reason.',
    steps: [
      {text: 'Read `loc` and `msg` in the body of the reply.'},
      {
        text: 'Compare the request with the schema in the interactive documentation: **API Docs** in the web UI.',
      },
      {text: 'In the SDK, a 422 is an `APIError`; the body is in its text.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [
      kamiwazaPage('Handle errors and exceptions', '/sdk/intro#handle-errors'),
      {
        title: 'FastAPI: Handling errors',
        url: 'https://fastapi.tiangolo.com/tutorial/handling-errors/',
      },
      REQUESTS,
    ],
    page: '/sdk/intro#handle-errors',
    sample:
      'requests.exceptions.HTTPError: 422 Client Error: Unprocessable Entity for url: http://localhost:7777/api/serving/deploy_model\n{"detail":[{"type":"missing","loc":["body","m_id"],"msg":"Field required"}]}\n\nkamiwaza_client.exceptions.APIError: API request failed with status 422: {"detail":[{"type":"missing","loc":["body","m_id"],"msg":"Field required"}]}',
  },
  {
    id: 'http-429',
    title: 'Too many requests (429)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: fromOwnServer(
      message('429 Client Error: Too Many Requests for url'),
      message("Client error '429 Too Many Requests' for url"),
      variant('openai.RateLimitError: Error code: 429'),
      variant('429 Client Error: Too Many Requests'),
      variant('HTTP Error 429: Too Many Requests'),
      variant('ERROR 429: Too Many Requests'),
      {
        ...variant('The requested URL returned error: 429'),
        unless: ['huggingface.co', 'docker.io'],
      },
      variant('API request failed with status 429'),
      variant('ClientResponseError: 429, message='),
      variant('Request failed with status code 429'),
      variant('HTTP/1.1 429 Too Many Requests'),
    ),
    cause: 'The server limits how many requests a client may send in a period.',
    steps: [
      {text: 'If the reply has a `Retry-After` header, wait that long.'},
      {text: 'Send fewer requests at the same time.'},
    ],
    verify: {text: 'The same call returns data.'},
    sources: [
      {
        title: 'MDN: 429 Too Many Requests',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/429',
      },
      REQUESTS,
    ],
    sample:
      'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://api.example.com/v1/search',
  },
  {
    id: 'http-500',
    title: 'The server failed while it handled the request (500)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    endOnly: true,
    messages: fromOwnServer(
      message('500 Server Error: Internal Server Error for url'),
      message("Server error '500 Internal Server Error' for url"),
      variant('openai.InternalServerError: Error code: 500'),
      variant('HTTP/1.1 500 Internal Server Error'),
      variant('500 Server Error: Internal Server Error'),
      variant('HTTP Error 500: Internal Server Error'),
      variant('ERROR 500: Internal Server Error'),
      variant('The requested URL returned error: 500'),
      variant('API request failed with status 500'),
      variant('ClientResponseError: 500, message='),
      variant('Request failed with status code 500'),
      variant('HTTP/1.1" 500 Internal Server Error'),
      {...variant('HTTP/2 500'), code: true},
    ),
    follows: [
      'http-connection-failed',
      'milvus-unreachable',
      'etcd-timeout',
      'vllm-engine-failed',
      'http-connection-lost',
      'docker-dependency-failed',
      'kernel-exit-137',
      'ray-actor-died',
      'milvus-dimension',
    ],
    cause:
      'Something failed in the service, and its log has the reason. The client only reports the failure.',
    steps: [
      {
        text: 'Run the diagnosis of the platform.',
        commands: [
          installedBy('ubuntu', bash('kamiwaza doctor')),
          installedBy('tarball', bash('bash startup/kamiwazad.sh doctor')),
          on('macos', bash('bash startup/kamiwazad.sh doctor')),
        ],
      },
      {
        text: 'Read the logs from the time of the call: [Log files](/operate/logs#log-files).',
      },
      {text: 'For the endpoint of a model, open **View logs** in the row of the deployment.'},
      readBody,
    ],
    verify: {text: 'The same call returns data.'},
    sources: [kamiwazaPage('Log files', '/operate/logs#log-files'), REQUESTS, HTTPX],
    page: '/operate/logs#log-files',
    sample:
      'requests.exceptions.HTTPError: 500 Server Error: Internal Server Error for url: http://localhost:7777/api/serving/deploy_model\n\nkamiwaza_client.exceptions.APIError: API request failed with status 500: ...',
  },
  {
    id: 'http-connection-lost',
    title: 'The connection ended before the answer was complete',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      message('RemoteDisconnected', 'Remote end closed connection without response'),
      variant('Remote end closed connection without response'),
      variant('httpx.RemoteProtocolError: Server disconnected without sending a response'),
      variant('Connection aborted', 'Connection reset by peer'),
      variant('curl: (52) Empty reply from server'),
      variant('curl: (56) Recv failure: Connection reset by peer'),
      variant('InvalidChunkLength(got length'),
      variant('Response ended prematurely'),
      variant('incomplete chunked read'),
      variant('peer closed connection without sending complete message body'),
      variant('ServerDisconnectedError'),
      variant('ConnectionResetError: [Errno 104]'),
      variant('ConnectionResetError: [WinError 10054]'),
      variant('An existing connection was forcibly closed by the remote host'),
      variant('Connection aborted', 'Broken pipe'),
      // A program whose output nobody reads says this, too.
      {...variant('BrokenPipeError: [Errno 32]'), near: {phrase: 'http', lines: 40}},
      variant('curl: (18) transfer closed with'),
      variant('transfer closed with outstanding read data'),
      variant('HTTP/2 stream 1 was not closed cleanly'),
      variant('curl: (92) HTTP/2 stream'),
      variant('curl: (55) Send failure'),
      variant('ECONNRESET'),
      variant('socket hang up'),
      variant('ERR_EMPTY_RESPONSE'),
      variant('ERR_CONNECTION_RESET'),
      variant('ERR_INCOMPLETE_CHUNKED_ENCODING'),
      hint(': read: connection reset by peer'),
      variant('httpx.ReadError'),
      variant('httpcore.ReadError'),
      variant('Response payload is not completed'),
      {...variant('Connection broken: IncompleteRead'), unless: ['huggingface.co']},
      variant('http.client.IncompleteRead'),
      variant('UNEXPECTED_EOF_WHILE_READING'),
      variant('EOF occurred in violation of protocol'),
      variant('SSL_ERROR_SYSCALL'),
      variant('httpx.RemoteProtocolError'),
      variant('requests.exceptions.ChunkedEncodingError'),
    ],
    follows: [
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'kamiwaza-oom',
      'kamiwaza-container-exited',
      'cuda-out-of-memory',
      'vllm-engine-failed',
      'kernel-exit-137',
      'hf-download-damaged',
      'docker-registry-name',
      'docker-registry-timeout',
      'docker-daemon-not-running',
      'hf-unreachable',
      'hf-timeout',
      'hf-rate-limit',
      'milvus-unreachable',
      'milvus-etcd-unreachable',
      'etcd-timeout',
      'etcd-no-leader',
      'ray-gcs',
      'ray-not-running',
      'torch-rendezvous',
      'nccl-system-error',
      'apt-name-resolution',
      'wsl-name-resolution',
      'traefik-502',
      'traefik-504',
    ],
    cause:
      'The program that should answer exited or was restarted partway, a proxy cut the connection, or the port uses another protocol, such as TLS. If part of the answer had arrived (`incomplete chunked read`, `Response ended prematurely`), the reason is one of the first two.',
    steps: [
      {
        text: 'Check whether the service was restarted at that time, and read its log at that second. For a model, open **View logs** in the row of the deployment.',
        commands: [
          bash('docker inspect --format "{{.State.StartedAt}} {{.RestartCount}}" <container>'),
          bash('docker logs --since 15m <container>'),
        ],
      },
      {
        text: 'Check whether the kernel killed a program for lack of memory.',
        commands: [
          on('linux', bash('sudo dmesg -T | grep -i "out of memory"')),
          on('wsl', bash('sudo dmesg -T | grep -i "out of memory"')),
        ],
      },
      {
        text: 'If the service kept running and long answers always end after the same time, raise the time limit of each proxy in between.',
      },
      {
        text: 'If none of the answer had arrived, check the address: `https` for port 443, `http` for 7777 and for models.',
      },
      {
        text: 'Have your program catch the exception and repeat the request: a stream cannot be continued.',
      },
    ],
    verify: {text: 'The same call returns an answer.'},
    sources: [
      {
        title: 'Python: http.client.RemoteDisconnected',
        url: 'https://docs.python.org/3/library/http.client.html#http.client.RemoteDisconnected',
      },
      HTTPX,
    ],
    sample:
      "requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
  },
  {
    id: 'http-plain-to-tls',
    title: 'http was sent to a port that requires https',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('Client sent an HTTP request to an HTTPS server'),
      variant('The plain HTTP request was sent to HTTPS port'),
    ],
    cause: 'The address begins with `http://`, but the port expects TLS.',
    steps: [
      {text: 'Write `https://` in front of the address. The web UI is at `https://localhost`.'},
      {text: 'Keep `http://` for port 7777 on the host and for the endpoints of models.'},
    ],
    verify: {
      text: 'The page or the reply appears.',
      commands: [bash('curl -ik https://localhost/')],
    },
    sources: [
      {
        title: 'Go: net/http, server.go',
        url: 'https://github.com/golang/go/blob/master/src/net/http/server.go',
      },
    ],
    page: '/other-topics#addresses',
    sample: 'HTTP/1.0 400 Bad Request\n\nClient sent an HTTP request to an HTTPS server.',
  },
  {
    id: 'http-proxy',
    title: 'The network proxy blocks the request',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: except(
      PROXY_LOGIN,
      message('Unable to connect to proxy'),
      variant('Tunnel connection failed: 403 Forbidden'),
      variant('Received HTTP code', 'from proxy after CONNECT'),
      variant('Tunnel connection failed:'),
      variant('proxyconnect tcp'),
      variant('CONNECT tunnel failed, response'),
      variant('Invalid response from proxy'),
      variant('Could not resolve proxy'),
      variant('httpx.ProxyError'),
      variant('ERR_PROXY_CONNECTION_FAILED'),
      variant('ERR_TUNNEL_CONNECTION_FAILED'),
      variant('Cannot connect to proxy'),
      variant('requests.exceptions.ProxyError'),
    ),
    cause:
      'Variables such as `HTTPS_PROXY` send the request to a proxy that is not reachable or forbids the address (403). Requests to the machine itself must not go through it.',
    steps: [
      {
        text: 'See which proxy is set. If its address is wrong, correct it.',
        commands: [bash('env | grep -i proxy')],
      },
      {
        text: 'Exclude the machine itself and your own servers.',
        commands: [bash('export NO_PROXY=localhost,127.0.0.1,<host>')],
      },
      {
        text: 'For 403, ask the administrator of the proxy to allow the address.',
      },
    ],
    verify: {
      text: 'The request gets a reply.',
      commands: [bash('curl -i http://localhost:7777/api/serving/status')],
    },
    sources: [
      {
        title: 'Requests: Proxies',
        url: 'https://requests.readthedocs.io/en/latest/user/advanced/#proxies',
      },
    ],
    sample:
      "requests.exceptions.ProxyError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/ (Caused by ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 403 Forbidden')))",
  },
  {
    id: 'http-proxy-login',
    title: 'The network proxy requires a login (407)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('407 Proxy Authentication Required'),
      message('CONNECT tunnel failed, response 407'),
      variant('Received HTTP code 407 from proxy after CONNECT'),
      variant('Tunnel connection failed: 407'),
      variant('Proxy Authentication Required'),
    ],
    cause:
      'The program uses the proxy, but does not send the user name and the password that the proxy requires. Each program has its own setting: APT under `sudo` and the Docker daemon do not read the variables of your shell.',
    steps: [
      {
        text: 'Set the login for the programs of this terminal. Write special characters of the password as percent codes, such as `%40` for `@`. The password stays in the history of the shell.',
        commands: [
          on('linux', bash('export https_proxy="http://<user>:<password>@<proxy>:<port>"')),
          on('wsl', bash('export https_proxy="http://<user>:<password>@<proxy>:<port>"')),
          on('macos', bash('export https_proxy="http://<user>:<password>@<proxy>:<port>"')),
          powershell('$env:HTTPS_PROXY = "http://<user>:<password>@<proxy>:<port>"'),
        ],
      },
      {
        text: 'For APT, see which file sets the proxy now. Then write the login into a file that only root can read. If `95proxy` exists, the second command empties it.',
        commands: [
          on('linux', bash('grep -rn Proxy /etc/apt/apt.conf.d/')),
          on('linux', bash('sudo install -m 600 /dev/null /etc/apt/apt.conf.d/95proxy')),
          on(
            'linux',
            bash(
              'echo \'Acquire::http::Proxy "http://<user>:<password>@<proxy>:<port>";\' | sudo tee -a /etc/apt/apt.conf.d/95proxy',
            ),
          ),
          on(
            'linux',
            bash(
              'echo \'Acquire::https::Proxy "http://<user>:<password>@<proxy>:<port>";\' | sudo tee -a /etc/apt/apt.conf.d/95proxy',
            ),
          ),
        ],
      },
      {
        text: 'For Docker images, add the login to `/etc/docker/daemon.json`, and keep the keys that are there. Before Docker 23, use [the systemd unit](https://docs.docker.com/engine/daemon/proxy/#systemd-unit-file) instead. Then restart Docker: running containers stop. In Docker Desktop, use **Settings** → **Resources** → **Proxies** instead.',
        commands: [
          {
            language: 'json',
            code: '{\n  "proxies": {\n    "http-proxy": "http://<user>:<password>@<proxy>:<port>",\n    "https-proxy": "http://<user>:<password>@<proxy>:<port>",\n    "no-proxy": "localhost,127.0.0.1"\n  }\n}',
            platform: 'linux',
          },
          on('linux', bash('sudo systemctl restart docker')),
        ],
      },
      {
        text: 'Exclude the machine itself and your own servers.',
        commands: [bash('export no_proxy=localhost,127.0.0.1,<host>')],
      },
      {
        text: 'If the login is correct but you still get 407, the proxy may ask for another kind of login, such as Kerberos: see `Proxy-Authenticate` in its reply, and ask its administrator.',
      },
    ],
    verify: {
      text: 'The status line comes from the server and is not 407.',
      commands: [bash('curl -sS -I https://huggingface.co')],
    },
    sources: [
      {
        title: 'MDN: 407 Proxy Authentication Required',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/407',
      },
      {
        title: 'Ubuntu: apt-transport-http(1)',
        url: 'https://manpages.ubuntu.com/manpages/noble/man1/apt-transport-http.1.html',
      },
      {
        title: 'Docker: Daemon proxy configuration',
        url: 'https://docs.docker.com/engine/daemon/proxy/',
      },
      {title: 'curl: The proxy option', url: 'https://curl.se/docs/manpage.html#-x'},
    ],
    page: '/installation/air-gapped#proxy',
    sample:
      "requests.exceptions.ProxyError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/ (Caused by ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')))",
  },
  {
    id: 'http-datahub-unreachable',
    title: 'The catalog cannot write to DataHub',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('Unable to emit metadata to DataHub GMS'),
      variant('Failed to connect to DataHub with DataHubRestEmitter'),
    ],
    cause:
      'The catalog of Kamiwaza is built on DataHub. Its metadata service (GMS) is not running, is still starting, or refuses the record. The rest of the message contains its reply.',
    steps: [
      {
        text: 'Check whether its container is running.',
        commands: [bash('docker ps -a --filter name=datahub')],
      },
      {
        text: 'Read its log. Exit code 137 usually means that memory ran out.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      startPlatform,
    ],
    verify: {
      text: 'The call returns the datasets.',
      commands: [python(...SDK_CLIENT, 'print(client.catalog.list_datasets())')],
    },
    sources: [
      {
        title: 'datahub-project/datahub issue 2968',
        url: 'https://github.com/datahub-project/datahub/issues/2968',
      },
      {
        title: 'datahub-project/datahub issue 12164',
        url: 'https://github.com/datahub-project/datahub/issues/12164',
      },
    ],
    page: '/data-engine#catalog',
    sample:
      "datahub.configuration.common.OperationalError: ('Unable to emit metadata to DataHub GMS', {'message': 'HTTPConnectionPool(host=\\'localhost\\', port=8080): Max retries exceeded with url: /aspects?action=ingestProposal'})",
  },
  {
    id: 'archive-download',
    title: 'A downloaded archive is unusable',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      // gzip says the same of files that nobody downloaded: a log file, an image of the kernel.
      {...message('gzip: stdin: not in gzip format'), near: {phrase: 'tar: ', lines: 4}},
      ...DOWNLOADS.map((phrase) => ({
        ...message('gzip: stdin: not in gzip format'),
        near: {phrase, lines: 4},
      })),
      {...message('gzip: stdin: not in gzip format'), alone: true},
      message('tar: This does not look like a tar archive'),
      {...variant('gzip: ', ': not in gzip format'), near: {phrase: 'tar: ', lines: 4}},
      ...except(
        OWN_FILES,
        variant('gzip: ', '.gz: not in gzip format'),
        variant('gzip: ', '.tgz: not in gzip format'),
        variant('gunzip: ', ': not in gzip format'),
      ),
      variant('tar: Error opening archive: Unrecognized archive format'),
      variant('gzip: stdin: unexpected end of file'),
      variant('xz: (stdin): File format not recognized'),
      hint('tar: Child returned status 1'),
    ],
    follows: [
      'kamiwaza-tarball-404',
      'http-proxy',
      'http-proxy-login',
      'http-name-resolution',
      'http-connection-failed',
      'http-connection-lost',
      'disk-full',
    ],
    cause:
      'The file is not what its name says. Often it is a web page that a proxy, a login or the site itself sent instead of the archive. `unexpected end of file` means that the download is empty or stopped early.',
    steps: [
      {
        text: 'See what the file is. `HTML document` is a web page, `ASCII text` an error message or a Git LFS pointer. `gzip compressed data` is an archive, but an incomplete one. `POSIX tar archive` or `XZ compressed data`: the file is fine, unpack it with `tar -xf`.',
        commands: [bash('file <file>')],
      },
      {
        text: 'If it is text, read its beginning: it often names the proxy or the error.',
        commands: [bash('head -c 500 <file>')],
      },
      {
        text: 'Download it again. With `-f`, curl reports an HTTP error and does not save its page. On GitHub, the address has `/raw/` or `/releases/download/` in it, not `/blob/`.',
        commands: [bash('curl -fL -o <file> <address>')],
      },
      {
        text: 'If a proxy or a login page answers, [set up the proxy](/installation/air-gapped#proxy), or download the file on another machine and copy it.',
      },
    ],
    verify: {
      text: 'The command lists the files in the archive.',
      commands: [bash('tar -tf <file>')],
    },
    sources: [
      {
        title: 'GNU: gzip manual',
        url: 'https://www.gnu.org/software/gzip/manual/gzip.html',
      },
      {title: 'curl: The fail option', url: 'https://curl.se/docs/manpage.html#-f'},
      {
        title: 'algorand/go-algorand-doc issue 21',
        url: 'https://github.com/algorand/go-algorand-doc/issues/21',
      },
    ],
    sample:
      '$ tar -xzf demo-linux.tar.gz\n\ngzip: stdin: not in gzip format\ntar: Child returned status 1\ntar: Error is not recoverable: exiting now',
  },
];
