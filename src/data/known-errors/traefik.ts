import {bash, fromOwnServer, hint, message, variant} from './define.ts';
import {askState, kamiwazaPage, portOwner, startPlatform} from './steps.ts';
import type {KnownError} from './types.ts';

const FAQ = {
  title: 'Traefik: FAQ, HTTP response status codes',
  url: 'https://doc.traefik.io/traefik/getting-started/faq/',
};

/** Traefik, the proxy in front of the web UI and the API. */
export const traefikErrors: readonly KnownError[] = [
  {
    id: 'traefik-404',
    title: 'The proxy has no route for this address',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    messages: [{...message('404 page not found'), specific: '404 page not found'}],
    follows: [
      'docker-api-version',
      'docker-daemon-not-running',
      'docker-socket-permission',
      'traefik-file-provider',
      'traefik-container-address',
    ],
    cause:
      'Traefik returns exactly this line when no route matches: the service behind it has not registered yet, the path is wrong, or the address was typed with `http` or another name.',
    steps: [
      {
        text: 'Check the address: the UI is at `https://localhost`, the API at `https://localhost/api/`.',
      },
      {text: 'After a start, wait a few minutes. Routes appear when the services are ready.'},
      askState,
      {
        text: 'Read the log of the proxy. A line about the Docker provider means that the proxy learns no routes at all.',
        commands: [bash('docker logs --tail 100 <traefik-container>')],
      },
    ],
    verify: {
      text: 'The reply is a page, not the line `404 page not found`.',
      commands: [bash('curl -ik https://localhost/')],
    },
    sources: [FAQ],
    page: '/other-topics#addresses',
    sample: 'HTTP/2 404\ncontent-type: text/plain; charset=utf-8\n\n404 page not found',
  },
  {
    id: 'traefik-502',
    title: 'The proxy cannot reach the service behind it (502)',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'kamiwaza-container-exited',
      'vllm-engine-failed',
      'llama-load-failed',
      'kernel-exit-137',
      'docker-daemon-not-running',
      'docker-service-failed',
      'docker-dependency-failed',
      'docker-restarting',
    ],
    messages: [
      // Traefik 3 names its own file in the line, at github.com.
      message('502 Bad Gateway error='),
      variant('dial tcp', '"message":"502 Bad Gateway"'),
      ...fromOwnServer(
        message("'502 Bad Gateway' caused by"),
        message('502 Server Error: Bad Gateway for url'),
        message("Server error '502 Bad Gateway' for url"),
        variant('HTTP/1.1 502 Bad Gateway'),
        {...variant('HTTP/2 502'), code: true},
        variant('<title>502 Bad Gateway</title>'),
        variant('openai.InternalServerError: Error code: 502'),
        variant('502 Server Error: Bad Gateway'),
        variant('HTTP Error 502: Bad Gateway'),
        variant('ERROR 502: Bad Gateway'),
        variant('The requested URL returned error: 502'),
        variant('API request failed with status 502'),
        variant('ClientResponseError: 502, message='),
        variant('Request failed with status code 502'),
        variant('connect() failed', 'while connecting to upstream'),
        variant('upstream prematurely closed connection'),
      ),
      // The access log says it with the 11 bytes of `Bad Gateway`, for a single request, too.
      hint('HTTP/', '" 502 11 "', '"http://'),
    ],
    cause:
      'The route exists, but the service refused the connection or broke it off: it is down, still starting, or was stopped during the request. The proxy itself is fine.',
    steps: [
      {text: 'After a start or a deployment, wait. The route exists before the service responds.'},
      {
        text: 'See which containers restart or have exited. The address in the message is that of the container.',
        commands: [bash('docker ps -a')],
      },
      {
        text: 'Read the log of that container. For a model, use **View logs**. The first exception is the cause: paste it into the [error finder](/models/which-error).',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      startPlatform,
    ],
    verify: {
      text: 'The reply has a code other than 502.',
      commands: [bash('curl -ik https://localhost/')],
    },
    sources: [
      FAQ,
      {title: 'traefik/traefik issue 3237', url: 'https://github.com/traefik/traefik/issues/3237'},
      {title: 'traefik/traefik issue 7652', url: 'https://github.com/traefik/traefik/issues/7652'},
    ],
    page: '/operate/start-and-stop#commands',
    sample:
      'time="2025-06-02T08:14:11Z" level=debug msg="\'502 Bad Gateway\' caused by: dial tcp 172.18.0.4:7777: connect: connection refused"',
  },
  {
    id: 'traefik-503',
    title: 'The proxy has no running server for the route (503)',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    role: 'symptom',
    follows: [
      'kamiwaza-oom',
      'kamiwaza-container-exited',
      'vllm-engine-failed',
      'llama-load-failed',
      'kernel-exit-137',
      'docker-daemon-not-running',
      'docker-service-failed',
      'docker-dependency-failed',
    ],
    messages: fromOwnServer(
      message('no available server'),
      message('503 Server Error: Service Unavailable for url'),
      message("Server error '503 Service Unavailable' for url"),
      variant('HTTP/1.1 503 Service Unavailable'),
      {...variant('HTTP/2 503'), code: true},
      variant('openai.InternalServerError: Error code: 503'),
      variant('503 Server Error: Service Unavailable'),
      variant('HTTP Error 503: Service Unavailable'),
      variant('ERROR 503: Service Unavailable'),
      variant('The requested URL returned error: 503'),
      variant('API request failed with status 503'),
      variant('ClientResponseError: 503, message='),
      variant('Request failed with status code 503'),
    ),
    cause: 'The route or the port conflicts with another one, or no copy of the service is ready.',
    steps: [
      {
        text: 'Wait until the deployment is `DEPLOYED` and at least one of its instances is `DEPLOYED`.',
      },
      {
        text: 'Deploy again. If it fails again, stop the deployment and deploy it once more. It may get another port: read it (`<port>` below) from the **Port** column.',
      },
      portOwner('<port>'),
    ],
    verify: {
      text: 'JSON with the name of the model appears.',
      commands: [bash('curl "http://<host>:<lb_port>/v1/models"')],
    },
    sources: [
      kamiwazaPage(
        'Service unavailable or port error',
        '/models/troubleshooting#service-unavailable',
      ),
      FAQ,
      {
        title: 'traefik/traefik: pkg/server/service/loadbalancer/wrr/wrr.go',
        url: 'https://github.com/traefik/traefik/blob/master/pkg/server/service/loadbalancer/wrr/wrr.go',
      },
    ],
    page: '/models/troubleshooting#service-unavailable',
    sample: 'HTTP/1.1 503 Service Unavailable\n\nno available server',
  },
  {
    id: 'traefik-504',
    title: 'The service behind the proxy did not answer in time (504)',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      message('504 Gateway Timeout error='),
      ...fromOwnServer(
        message("'504 Gateway Timeout' caused by"),
        message('504 Server Error: Gateway Timeout for url'),
        message('504 Server Error: Gateway Time-out for url'),
        message("Server error '504 Gateway Timeout' for url"),
        variant('HTTP/1.1 504 Gateway Timeout'),
        {...variant('HTTP/2 504'), code: true},
        variant('<title>504 Gateway Time-out</title>'),
        variant('openai.InternalServerError: Error code: 504'),
        variant('504 Server Error: Gateway Timeout'),
        variant('HTTP Error 504: Gateway Timeout'),
        variant('ERROR 504: Gateway Timeout'),
        variant('The requested URL returned error: 504'),
        variant('API request failed with status 504'),
        variant('ClientResponseError: 504, message='),
        variant('Request failed with status code 504'),
        variant('HTTP Error 504: Gateway Time-out'),
        variant('upstream timed out (110'),
      ),
    ],
    follows: [
      'vllm-engine-failed',
      'llama-load-failed',
      'kernel-exit-137',
      'docker-daemon-not-running',
      'docker-service-failed',
      'docker-dependency-failed',
    ],
    cause:
      'The proxy got no reply within its time limit: the service is busy with a long task, hangs, or is in a network that the proxy cannot reach.',
    steps: [
      {
        text: 'Send a short request. If it works, make the long one shorter, with fewer tokens or a shorter prompt, or stream its answer.',
      },
      {
        text: 'If every request times out, read the log of the service.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'Check whether the proxy and the service share a network.',
        commands: [
          bash('docker inspect --format "{{json .NetworkSettings.Networks}}" <container>'),
        ],
      },
    ],
    verify: {
      text: 'The request gets a reply within the limit.',
      commands: [bash('curl -ik --max-time 30 https://localhost/')],
    },
    sources: [
      {title: 'traefik/traefik issue 4426', url: 'https://github.com/traefik/traefik/issues/4426'},
      {title: 'traefik/traefik issue 5040', url: 'https://github.com/traefik/traefik/issues/5040'},
    ],
    page: '/models/troubleshooting#slow-responses',
    sample:
      'time="2025-06-02T08:14:11Z" level=debug msg="\'504 Gateway Timeout\' caused by: dial tcp 192.168.0.3:80: i/o timeout"',
  },
  {
    id: 'traefik-default-certificate',
    title: 'The proxy sends its built-in certificate',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'warning',
    messages: [
      message('TRAEFIK DEFAULT CERT'),
      hint('Serving default certificate for request'),
      hint('No default certificate, fallback to the internal generated certificate'),
    ],
    follows: ['tls-key-mismatch', 'traefik-acme-file'],
    cause:
      'Traefik has no certificate for the requested name, so it makes its own, which no client trusts. There is no known way to give Kamiwaza your own certificate.',
    steps: [
      {text: 'If the installation has a certificate, use the name that it is for.'},
      {
        text: 'See which certificate the proxy sends.',
        commands: [
          bash(
            'openssl s_client -connect localhost:443 </dev/null | openssl x509 -noout -subject -issuer',
          ),
        ],
      },
      {
        text: 'Ask through one of the channels under [Get help](/#need-help) how to install your own.',
      },
    ],
    verify: {
      text: 'The subject is the name of your host.',
      commands: [
        bash(
          'openssl s_client -connect localhost:443 </dev/null | openssl x509 -noout -subject -issuer',
        ),
      ],
    },
    sources: [
      {
        title: 'Traefik: TLS, default certificate',
        url: 'https://doc.traefik.io/traefik/https/tls/',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample: 'subject=CN = TRAEFIK DEFAULT CERT\nissuer=CN = TRAEFIK DEFAULT CERT',
  },

  {
    id: 'traefik-file-provider',
    title: 'Traefik cannot read a file with routes',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('Cannot start the provider *file.Provider'),
        unless: ['error adding file watcher: no space left'],
      },
      variant('Error occurred during watcher callback', 'file'),
      variant('*file.Provider', 'no such file or directory'),
      variant('*file.Provider', 'field not found, node:'),
      variant('Error while building configuration', 'file'),
    ],
    cause:
      'The file or directory with the dynamic configuration is missing in the container, cannot be read, or has a key that this version of Traefik does not know. Without it, its routes do not exist, so requests get a 404.',
    steps: [
      {text: 'Find the path or the key at the end of the message.'},
      {
        text: 'Check whether the file is where Traefik looks, inside the container.',
        commands: [bash('docker exec <traefik-container> ls -l <path>')],
      },
      {
        text: 'Compare the path with the directories that are mounted.',
        commands: [bash('docker inspect --format "{{json .Mounts}}" <traefik-container>')],
      },
      {
        text: 'After a correction, restart the container.',
        commands: [bash('docker restart <traefik-container>')],
      },
    ],
    verify: {
      text: 'The log has no error about `*file.Provider`.',
      commands: [bash('docker logs --tail 50 <traefik-container>')],
    },
    sources: [
      {
        title: 'Traefik: File provider',
        url: 'https://doc.traefik.io/traefik/providers/file/',
      },
      {title: 'traefik/traefik issue 7240', url: 'https://github.com/traefik/traefik/issues/7240'},
      {title: 'traefik/traefik issue 9840', url: 'https://github.com/traefik/traefik/issues/9840'},
    ],
    sample:
      'time="2025-06-02T08:14:11Z" level=error msg="Cannot start the provider *file.Provider: error reading configuration file: /etc/traefik/routes.yml - open /etc/traefik/routes.yml: no such file or directory"',
  },
  {
    id: 'traefik-acme',
    title: 'Traefik gets no certificate from the certificate authority (CA)',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    // Its routes still answer, with another certificate: a route that is missing is the worse fault.
    role: 'symptom',
    messages: [
      message('Unable to obtain ACME certificate for domains'),
      variant('cannot get ACME client'),
      variant('acme: error: ', 'urn:ietf:params:acme:error'),
      variant('unable to generate a certificate for the domains'),
      message('Error renewing certificate', 'acme'),
      variant('urn:ietf:params:acme:error:'),
      variant('acme: error presenting token'),
      variant('Unable to obtain ACME certificate'),
      variant('Error renewing certificate from LE'),
      variant('cannot obtain a certificate', 'acme'),
    ],
    follows: ['traefik-acme-file'],
    cause:
      "A CA such as Let's Encrypt checks over the internet or DNS that the name is yours. That fails if the host is not reachable from there, if only your network knows the name, or if a limit of the CA is reached. The text after the domains says which.",
    steps: [
      {
        text: 'For `connection` or `timeout`, make port 80 or 443 of the host reachable from the internet, or use the DNS challenge, which needs no open port.',
      },
      {
        text: "For `rateLimited`, wait. Until then, test with the CA's staging server.",
      },
      {
        text: 'For a name such as `localhost` or one that only your network knows, use a certificate from your own CA instead.',
      },
    ],
    verify: {
      text: 'The issuer is the CA.',
      commands: [
        bash(
          'openssl s_client -connect <host>:443 </dev/null | openssl x509 -noout -subject -issuer',
        ),
      ],
    },
    sources: [
      {title: 'Traefik: ACME', url: 'https://doc.traefik.io/traefik/https/acme/'},
      {title: 'traefik/traefik issue 3303', url: 'https://github.com/traefik/traefik/issues/3303'},
    ],
    sample:
      'level=error msg="Unable to obtain ACME certificate for domains "ai.example.com": unable to generate a certificate for the domains [ai.example.com]: error: one or more domains had a problem"',
  },
  {
    id: 'traefik-docker-provider',
    title: 'Traefik cannot get the list of containers from Docker',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: ['docker-api-version', 'docker-daemon-not-running', 'docker-socket-permission'],
    messages: [
      message('Failed to retrieve information of the docker client and server host'),
      {...variant('Provider connection error', 'providerName=docker')},
      variant('Provider error, retrying in', 'docker'),
    ],
    cause:
      "Traefik learns from Docker which containers to serve. It cannot reach Docker's socket, or the proxy for that socket, so it has no routes, and requests get a 404.",
    steps: [
      {
        text: 'Read the end of the message: a missing socket, a refused permission, or a name that is not resolved.',
      },
      {
        text: 'Check whether the socket is mounted into the container.',
        commands: [bash('docker inspect --format "{{json .Mounts}}" <traefik-container>')],
      },
      {
        text: 'If Traefik uses a proxy for the socket, check that the proxy runs and shares a network with Traefik.',
        commands: [bash('docker ps --format "table {{.Names}}\\t{{.Networks}}\\t{{.Status}}"')],
      },
    ],
    verify: {
      text: 'The log has no new line with the message.',
      commands: [bash('docker logs --since 1m <traefik-container>')],
    },
    sources: [
      {
        title: 'Traefik: Docker provider',
        url: 'https://doc.traefik.io/traefik/providers/docker/',
      },
      {title: 'demyxsh/demyx issue 28', url: 'https://github.com/demyxsh/demyx/issues/28'},
    ],
    sample:
      'time="2025-06-02T08:14:11Z" level=error msg="Failed to retrieve information of the docker client and server host: error during connect: Get \\"http://socket-proxy:2375/v1.24/version\\": EOF" providerName=docker',
  },
  {
    id: 'traefik-reference-missing',
    title: 'A route of the proxy names something that does not exist',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: ['traefik-file-provider', 'traefik-docker-provider', 'traefik-acme-file'],
    messages: [
      message('middleware "', '" does not exist', 'routerName='),
      message('middleware', 'does not exist', 'entryPointName='),
      message('"routerName":', 'middleware "', '" does not exist'),
      message('middleware "', '" does not exist', '"routerName"'),
      // The name of a service of Traefik ends with its provider.
      message('the service "', '@', '" does not exist'),
      variant("the entryPoint doesn't exist"),
      variant("EntryPoint doesn't exist"),
      variant('uses a nonexistent certificate resolver'),
      variant('uses a non-existent resolver'),
      variant('uses a nonexistent resolver'),
      variant('the router uses a non-existent'),
    ],
    cause:
      'A router refers to a middleware, a service, an entry point or a certificate resolver that is misspelled, was not read, or belongs to another provider. Traefik leaves the router out, so its address returns 404.',
    steps: [
      {
        text: 'Compare the name in the message with its definition. The part after `@` is the provider that defines it: `@docker` for labels, `@file` for files.',
      },
      {
        text: 'Check that the container whose labels define the name is running and healthy. Otherwise the name does not exist.',
        commands: [bash('docker ps')],
      },
      {
        text: 'After a correction of a label, create the container again. A restart keeps the old labels.',
        commands: [bash('docker compose up -d <service>')],
      },
    ],
    verify: {
      text: 'The log has no new line with the message.',
      commands: [bash('docker logs --since 1m <traefik-container>')],
    },
    sources: [
      {
        title: 'Traefik: Middlewares, provider namespace',
        url: 'https://doc.traefik.io/traefik/middlewares/overview/',
      },
      {
        title: 'traefik/traefik issue 10685',
        url: 'https://github.com/traefik/traefik/issues/10685',
      },
      {
        title: 'Docker: Object labels',
        url: 'https://docs.docker.com/engine/manage-resources/labels/',
      },
    ],
    sample:
      'time="2025-06-02T08:14:11Z" level=error msg="middleware \\"auth@docker\\" does not exist" entryPointName=websecure routerName=web@docker',
  },
  {
    id: 'traefik-acme-file',
    title: "Other users can read the file with Traefik's keys",
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('unable to get ACME account: permissions', 'are too open, please use 600'),
      variant('are too open, please use 600'),
    ],
    cause:
      'This file contains private keys, so Traefik requires that only its owner can read it. Otherwise Traefik skips the certificate resolver, and routers that name it report that the resolver does not exist.',
    steps: [
      {
        text: 'Let only its owner access the file. The message names it.',
        commands: [bash('chmod 600 <path>/acme.json')],
      },
      {
        text: 'On a Windows drive (under `/mnt/c`), this has no effect. Move the file to the Linux file system, or into a volume.',
      },
      {
        text: 'Restart Traefik.',
        commands: [bash('docker restart <traefik-container>')],
      },
    ],
    verify: {
      text: 'The first column is `-rw-------`, and the message does not appear again.',
      commands: [bash('ls -l <path>/acme.json')],
    },
    sources: [
      {title: 'traefik/traefik issue 6972', url: 'https://github.com/traefik/traefik/issues/6972'},
      {title: 'traefik/traefik issue 5474', url: 'https://github.com/traefik/traefik/issues/5474'},
      {title: 'Traefik: ACME', url: 'https://doc.traefik.io/traefik/https/acme/'},
    ],
    sample:
      'level=error msg="The ACME resolver \\"le\\" is skipped from the resolvers list because: unable to get ACME account: permissions 644 for /data/acme.json are too open, please use 600"',
  },
  {
    id: 'traefik-container-address',
    title: 'Traefik finds no network address of a container',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('unable to find the IP address for the container', 'the server is ignored'),
      variant('unable to find the IP address for the container'),
    ],
    cause:
      'The container has no address in a network that it shares with Traefik: it is in another network, its label names a network that it is not in, or it keeps restarting. Its routes return 404.',
    steps: [
      {
        text: 'Check that the container runs and does not restart.',
        commands: [bash('docker ps -a --format "table {{.Names}}\\t{{.Networks}}\\t{{.Status}}"')],
      },
      {
        text: 'Compare its networks with those of Traefik. If they share none, connect the container to one. To keep this, add the network in the Compose file.',
        commands: [bash('docker network connect <network> <container>')],
      },
      {
        text: 'If the container is in several networks, specify the shared one in a label, with its full name as in `docker network ls`. Then create the container again.',
        commands: [{language: 'yaml', code: 'labels:\n  - traefik.docker.network=<network>'}],
      },
    ],
    verify: {
      text: 'The log has no new line with the message.',
      commands: [bash('docker logs --since 1m <traefik-container>')],
    },
    sources: [
      {title: 'traefik/traefik issue 5700', url: 'https://github.com/traefik/traefik/issues/5700'},
      {
        title: 'Traefik: Docker provider',
        url: 'https://doc.traefik.io/traefik/providers/docker/',
      },
    ],
    sample:
      'level=error msg="service \\"web-svc\\" error: unable to find the IP address for the container \\"/web\\": the server is ignored" providerName=docker container=web-1',
  },
];
