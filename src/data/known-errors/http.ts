import {bash, hint, message, powershell, variant} from './define.ts';
import {askState, kamiwazaPage, on, startPlatform} from './steps.ts';
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

const testApi = {
  text: 'Ask the API on the host. The interactive documentation answers when it runs.',
  commands: [bash('curl -i http://localhost:7777/api/docs')],
};

const readBody = {
  text: 'Read the rest of the message: the SDK puts status and body of the reply into it.',
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
    follows: ['docker-daemon-not-running', 'docker-port-in-use', 'docker-port-allocated'],
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
    ],
    cause:
      'Platform not running, or the address is that of another machine: port 7777 is meant for programs on the host itself.',
    steps: [
      askState,
      startPlatform,
      testApi,
      {
        text: 'From another machine, take the address behind the proxy, with a login. `<host>` is the name of the machine with Kamiwaza.',
        commands: [
          {
            language: 'python',
            code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("https://<host>/api/")',
          },
        ],
      },
      {
        text: 'Inside a container, `localhost` is the container itself: take the name of the host.',
      },
    ],
    verify: testApi,
    sources: [
      kamiwazaPage('Addresses and API', '/other-topics#addresses'),
      URLLIB3,
      {title: 'psf/requests issue 4512', url: 'https://github.com/psf/requests/issues/4512'},
    ],
    page: '/other-topics#service-control',
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
      variant('ERR_CONNECTION_REFUSED'),
      variant('Failed to connect to localhost port 443'),
      variant('Failed to connect to', 'port 443', "Couldn't connect to server"),
      {
        ...variant("host='localhost', port=443", 'Failed to establish a new connection'),
        specific: "host='localhost', port=443",
      },
      {
        ...variant("', port=443", 'Connection refused'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org', 'github.com', 'docker.io'],
        specific: 'Connection refused',
      },
      variant('NS_ERROR_CONNECTION_REFUSED'),
      hint("This site can't be reached"),
    ],
    cause: 'Platform not running, or `http://` typed.',
    steps: [
      askState,
      startPlatform,
      {text: 'Open `https://localhost`, with `https`.'},
      {
        text: 'If the platform runs, see whether it listens on port 443.',
        commands: [
          on('linux', bash('sudo lsof -i :443')),
          on('macos', bash('sudo lsof -i :443')),
          powershell('Get-NetTCPConnection -LocalPort 443 -State Listen'),
        ],
      },
      {text: 'On Windows, let the firewall allow it, and free the ports 61100–61299.'},
    ],
    verify: {
      text: 'The screen **Sign In** appears at `https://localhost`. A warning about the certificate is no failure of the connection.',
    },
    sources: [
      kamiwazaPage('General faults', '/other-topics#general-faults'),
      kamiwazaPage(
        'The page does not open',
        '/installation/windows_installation#page-does-not-open',
      ),
    ],
    page: '/other-topics#service-control',
    sample: "This site can't be reached\nlocalhost refused to connect.\nERR_CONNECTION_REFUSED",
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
    ],
    messages: [
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
    ],
    cause: 'The port is wrong, or the deployment is not `DEPLOYED`.',
    steps: [
      {
        text: 'Read **Host** and **Port** in the row of the deployment. Ports change with a new deployment.',
      },
      {text: 'Wait until the deployment and one of its instances are `DEPLOYED`.'},
      {
        text: 'Ask what is served. Put the values of the two columns into the command.',
        commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
      },
      {text: 'If nothing answers at `DEPLOYED`, stop the deployment and deploy again.'},
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
    follows: ['http-endpoint-refused', 'tls-untrusted', 'http-name-resolution', 'http-proxy'],
    messages: [message('openai.APIConnectionError: Connection error')],
    cause:
      'The port is wrong, or the deployment is not `DEPLOYED`. The line above names the reason.',
    steps: [
      {
        text: 'Let the SDK build the client: it takes the address of a ready deployment.',
        commands: [
          {
            language: 'python',
            code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("http://localhost:7777/api/")\nopenai_client = client.openai.get_client(repo_id="unsloth/Qwen3-0.6B-GGUF")',
          },
        ],
      },
      {
        text: 'Ask the address that your program uses.',
        commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
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
    id: 'http-connection-failed',
    title: 'The server refuses the connection',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      {
        ...message('Max retries exceeded with url', 'Connection refused'),
        unless: ['port=7777', 'port=443', 'port=511', 'port=611', HUB],
      },
      {
        ...message('httpx.ConnectError: [Errno 111] Connection refused'),
        unless: [HUB],
      },
      variant('httpx.ConnectError: All connection attempts failed'),
      variant('httpcore.ConnectError: [Errno 111] Connection refused'),
      variant('httpcore.ConnectError: All connection attempts failed'),
      hint('ConnectionRefusedError: [Errno 111]'),
      {
        ...variant('Max retries exceeded with url', 'actively refused it'),
        unless: ['port=7777', 'port=443', 'port=511', 'port=611', HUB],
      },
    ],
    cause:
      'The machine answers, but no program listens on this port: the service is down, still starting, or on another port. Its own log has the reason.',
    steps: [
      {text: 'Read host and port in the message and compare them with those of the service.'},
      {
        text: 'See on the machine of the service whether something listens there.',
        commands: [
          on('linux', bash('sudo lsof -i :<port>')),
          on('macos', bash('sudo lsof -i :<port>')),
          powershell('Get-NetTCPConnection -LocalPort <port> -State Listen'),
        ],
      },
      {text: 'If nothing does, start the service and read its log.'},
      {
        text: 'In a container, `localhost` means the container. Take the name of the other container or of the host.',
      },
    ],
    verify: {text: 'The port answers.', commands: [bash('curl -i http://<host>:<port>/')]},
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
    title: 'No packet reaches the server',
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
    ],
    cause:
      'A firewall drops the packets, the address belongs to no machine, or there is no way into that network (VPN).',
    steps: [
      {text: 'Compare the address in the message with that of the machine.'},
      {
        text: 'See whether the port answers from your machine.',
        commands: [
          on('linux', bash('nc -vz <host> <port>')),
          on('macos', bash('nc -vz <host> <port>')),
          powershell('Test-NetConnection <host> -Port <port>'),
        ],
      },
      {
        text: 'If it answers on the machine itself only, open the port in its firewall for the machines that need it: [Ports](/other-topics#ports).',
        commands: [on('linux', bash('sudo ufw status'))],
      },
    ],
    verify: {
      text: 'The port answers.',
      commands: [
        on('linux', bash('nc -vz <host> <port>')),
        powershell('Test-NetConnection <host> -Port <port>'),
      ],
    },
    sources: [
      URLLIB3,
      HTTPX,
      {title: 'psf/requests issue 4189', url: 'https://github.com/psf/requests/issues/4189'},
    ],
    page: '/other-topics#ports',
    sample:
      "requests.exceptions.ConnectTimeout: HTTPSConnectionPool(host='10.0.0.12', port=443): Max retries exceeded with url: /api/models (Caused by ConnectTimeoutError(<urllib3.connection.HTTPSConnection object at 0x7f>, 'Connection to 10.0.0.12 timed out. (connect timeout=10)'))",
  },
  {
    id: 'http-read-timeout',
    title: 'The answer did not come in time',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('Read timed out. (read timeout='), unless: [HUB]},
      variant('httpx.ReadTimeout'),
      variant('openai.APITimeoutError: Request timed out'),
      variant('curl: (28) Operation timed out after'),
    ],
    cause:
      'The connection stands, but the program ended its waiting before the answer was complete. A model that loads, a long prompt or a long answer needs more time than the limit in the message.',
    steps: [
      {
        text: 'Give the call more time. Calls of the SDK take a limit through the raw methods only.',
        commands: [
          {
            language: 'python',
            code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("http://localhost:7777/api/")\nprint(client.get("/serving/status", timeout=120))',
          },
        ],
      },
      {text: 'For chats, ask for fewer tokens per answer, or let the answer come as a stream.'},
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
      kamiwazaPage('Limits of the SDK', '/sdk/intro#know-the-limits'),
    ],
    page: '/models/troubleshooting#slow-responses',
    sample:
      "requests.exceptions.ReadTimeout: HTTPConnectionPool(host='localhost', port=7777): Read timed out. (read timeout=10)",
  },
  {
    id: 'http-name-resolution',
    title: 'The name of the server has no address',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: ['wsl-name-resolution'],
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
    ],
    cause:
      'The name is misspelt, it is known in another network only, or the machine has no name server that answers.',
    steps: [
      {
        text: 'Ask for the name.',
        commands: [
          on('linux', bash('getent hosts <host>')),
          on('wsl', bash('getent hosts <host>')),
          on('macos', bash('dscacheutil -q host -a name <host>')),
          powershell('Resolve-DnsName <host>'),
        ],
      },
      {text: 'If other names work, correct the name, or enter it in your name server.'},
      {
        text: 'If no name works, repair the name server of the machine, or connect the VPN.',
        commands: [on('linux', bash('resolvectl status'))],
      },
    ],
    verify: {
      text: 'The name gets an address.',
      commands: [on('linux', bash('getent hosts <host>')), powershell('Resolve-DnsName <host>')],
    },
    sources: [URLLIB3, HTTPX],
    page: '/installation/installation_process#outbound-hosts',
    sample:
      "requests.exceptions.ConnectionError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/models (Caused by NameResolutionError(\"<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to resolve 'kamiwaza.example.com' ([Errno -2] Name or service not known)\"))",
  },
  {
    id: 'http-401',
    title: 'The server wants a login (401)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('401 Client Error: Unauthorized for url'), unless: [HUB]},
      {...message("Client error '401 Unauthorized' for url"), unless: [HUB]},
      variant('openai.AuthenticationError: Error code: 401'),
      variant('HTTP/1.1 401 Unauthorized'),
    ],
    follows: ['sdk-login-refused', 'sdk-no-authenticator'],
    cause:
      'User, password or key are wrong or expired, or none was sent. Behind the proxy the API asks for a login; on port 7777 of the host only the Tool Shed does.',
    steps: [
      {
        text: 'Give the client an authenticator.',
        commands: [
          {
            language: 'python',
            code: 'from kamiwaza_client import KamiwazaClient\nfrom kamiwaza_client.authentication import UserPasswordAuthenticator\n\nclient = KamiwazaClient("https://<host>/api/")\nclient.authenticator = UserPasswordAuthenticator("admin", "<password>", client.auth)',
          },
        ],
      },
      {text: 'A key (`ApiKeyAuthenticator`) is never renewed: get a new one if it has expired.'},
      readBody,
    ],
    verify: {
      text: 'A call that was refused before returns data.',
      commands: [{language: 'python', code: 'print(client.lab.list_labs())'}],
    },
    sources: [kamiwazaPage('Log in', '/sdk/intro#log-in'), REQUESTS, HTTPX],
    page: '/sdk/intro#log-in',
    sample:
      'requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url: https://localhost/api/models/',
  },
  {
    id: 'http-403',
    title: 'The login may not do this (403)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('403 Client Error: Forbidden for url'), unless: [HUB]},
      {...message("Client error '403 Forbidden' for url"), unless: [HUB]},
      variant('openai.PermissionDeniedError: Error code: 403'),
      variant('HTTP/1.1 403 Forbidden'),
    ],
    cause:
      'The server knows the user, but the user has no right to the call, or a proxy on the way refuses it. In the SDK a 403 is an `APIError`, not a `PermissionError`.',
    steps: [
      {text: 'Read the body of the reply: a page of a proxy looks different from JSON of the API.'},
      {
        text: 'See which groups and roles the user has. Rights come through roles, roles through groups: [How rights reach a user](/other-topics#rights).',
      },
      {text: 'Repeat the call as a user with more rights to see whether it is a matter of rights.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [kamiwazaPage('How rights reach a user', '/other-topics#rights'), REQUESTS, HTTPX],
    page: '/other-topics#rights',
    sample:
      'requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://localhost/api/auth/users/',
  },
  {
    id: 'http-404',
    title: 'The address or the object does not exist (404)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('404 Client Error: Not Found for url'), unless: [HUB]},
      {...message("Client error '404 Not Found' for url"), unless: [HUB]},
      {...variant('openai.NotFoundError: Error code: 404'), unless: ['does not exist']},
      {...variant('HTTP/1.1 404 Not Found'), unless: [HUB]},
    ],
    follows: ['vllm-model-name', 'hf-not-found', 'hf-file-not-found', 'sdk-not-found'],
    cause:
      'The path is wrong, most often because `/api` is missing or doubled in the base address, or the ID belongs to nothing.',
    steps: [
      {
        text: 'Compare the address in the message with the documented one: the base address ends in `/api/`, and the paths are in the [API map](/sdk/api-reference).',
        commands: [bash('curl -i http://localhost:7777/api/docs')],
      },
      {text: 'List the objects and take the ID from there.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [kamiwazaPage('Addresses and API', '/other-topics#addresses'), REQUESTS, HTTPX],
    page: '/sdk/intro#choose-the-address',
    sample:
      'requests.exceptions.HTTPError: 404 Client Error: Not Found for url: http://localhost:7777/models/',
  },
  {
    id: 'http-422',
    title: 'The request does not fit the schema (422)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      message('422 Client Error: Unprocessable Entity for url'),
      message("Client error '422 Unprocessable Entity' for url"),
      variant('422 Client Error: Unprocessable Content for url'),
      variant("Client error '422 Unprocessable Content' for url"),
      variant('openai.UnprocessableEntityError: Error code: 422'),
      variant('HTTP/1.1 422 Unprocessable'),
      {...variant('"detail":[{"type":', '"loc":["body"'), specific: '"detail":[{"type":'},
    ],
    cause:
      'A field is missing or has the wrong type. The body of the reply names it: `loc` is the place, `msg` the reason.',
    steps: [
      {text: 'Read `loc` and `msg` in the body of the reply.'},
      {
        text: 'Compare the request with the schema in the interactive documentation of your installation.',
        commands: [bash('curl -i http://localhost:7777/api/docs')],
      },
      {text: 'In the SDK, a 422 is an `APIError`; the body is in its text.'},
    ],
    verify: {text: 'The call returns data.'},
    sources: [
      kamiwazaPage('Handle errors', '/sdk/intro#handle-errors'),
      {
        title: 'FastAPI: Handling errors',
        url: 'https://fastapi.tiangolo.com/tutorial/handling-errors/',
      },
      REQUESTS,
    ],
    page: '/sdk/intro#handle-errors',
    sample:
      'requests.exceptions.HTTPError: 422 Client Error: Unprocessable Entity for url: http://localhost:7777/api/serving/deploy_model\n{"detail":[{"type":"missing","loc":["body","m_id"],"msg":"Field required"}]}',
  },
  {
    id: 'http-429',
    title: 'Too many requests (429)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      {...message('429 Client Error: Too Many Requests for url'), unless: [HUB]},
      {...message("Client error '429 Too Many Requests' for url"), unless: [HUB]},
      variant('openai.RateLimitError: Error code: 429'),
    ],
    cause: 'The server limits how many requests a client may send in a period.',
    steps: [
      {text: 'Read the header `Retry-After` of the reply and wait that long.'},
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
    title: 'The server failed while it worked on the request (500)',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    messages: [
      message('500 Server Error: Internal Server Error for url'),
      message("Server error '500 Internal Server Error' for url"),
      variant('openai.InternalServerError: Error code: 500'),
      variant('HTTP/1.1 500 Internal Server Error'),
    ],
    cause:
      'Something failed in the service; its log has the reason. The client can only pass it on.',
    steps: [
      {
        text: 'Run the diagnosis of the platform.',
        commands: [
          on('linux', bash('kamiwaza doctor')),
          on('linux', bash('bash startup/kamiwazad.sh doctor')),
          on('macos', bash('bash startup/kamiwazad.sh doctor')),
        ],
      },
      {
        text: 'Read the logs of the time of the call: [Log files and diagnosis](/other-topics#logs).',
      },
      {text: 'For the endpoint of a model, open **View logs** in the row of the deployment.'},
      readBody,
    ],
    verify: {text: 'The same call returns data.'},
    sources: [kamiwazaPage('Log files and diagnosis', '/other-topics#logs'), REQUESTS, HTTPX],
    page: '/other-topics#logs',
    sample:
      'requests.exceptions.HTTPError: 500 Server Error: Internal Server Error for url: http://localhost:7777/api/serving/deploy_model',
  },
  {
    id: 'http-connection-lost',
    title: 'The server closed the connection before it answered',
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
    ],
    follows: [
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'kamiwaza-oom',
      'kamiwaza-container-exited',
    ],
    cause:
      'The program that should answer ended or was restarted in the middle, a proxy cut the connection, or the port speaks another protocol, such as TLS.',
    steps: [
      {text: 'See whether the service was restarted at that time, and read its log.'},
      {
        text: 'See whether the kernel ended a program for lack of memory.',
        commands: [on('linux', bash('sudo dmesg -T | grep -i "out of memory"'))],
      },
      {text: 'Compare the address: `https` for port 443, `http` for 7777 and for models.'},
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
    title: 'http was sent to a port that wants https',
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
    title: 'The proxy of the network does not let the request through',
    component: 'http',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('Unable to connect to proxy'),
      variant('Tunnel connection failed: 407 Proxy Authentication Required'),
      variant('Tunnel connection failed: 403 Forbidden'),
      variant('Received HTTP code 407 from proxy after CONNECT'),
      variant('Received HTTP code 403 from proxy after CONNECT'),
    ],
    cause:
      'Variables such as `HTTPS_PROXY` send the request to a proxy that is not reachable, wants a login, or forbids the address. Requests to the own machine must not go there at all.',
    steps: [
      {
        text: 'See what is set.',
        commands: [bash('env | grep -i proxy')],
      },
      {
        text: 'Exclude the own machine and your own servers.',
        commands: [bash('export NO_PROXY=localhost,127.0.0.1,<host>')],
      },
      {
        text: 'For 407, put user and password into the address of the proxy; for 403, ask who runs it.',
      },
    ],
    verify: {
      text: 'The request gets an answer.',
      commands: [bash('curl -i http://localhost:7777/api/docs')],
    },
    sources: [
      {
        title: 'Requests: Proxies',
        url: 'https://requests.readthedocs.io/en/latest/user/advanced/#proxies',
      },
    ],
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
      'The catalog of Kamiwaza is built on DataHub. Its metadata service (GMS) does not run, is still starting, or refuses the record; the rest of the message has its answer.',
    steps: [
      {
        text: 'See whether its container runs.',
        commands: [bash('docker ps -a --filter name=datahub')],
      },
      {
        text: 'Read its log. An end with code 137 means that the memory was used up.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      startPlatform,
    ],
    verify: {
      text: 'The list of datasets comes back.',
      commands: [
        {
          language: 'python',
          code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("http://localhost:7777/api/")\nprint(client.catalog.list_datasets())',
        },
      ],
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
];
