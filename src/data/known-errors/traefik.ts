import {bash, message, variant} from './define.ts';
import {askState, kamiwazaPage, startPlatform} from './steps.ts';
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
    messages: [{...message('404 page not found'), specific: '404 page not found'}],
    follows: ['docker-api-version'],
    cause:
      'Traefik answers with exactly this line when no route matches: the part behind it has not registered yet, the path is wrong, or the address was typed with `http` or another name.',
    steps: [
      {text: 'Compare the address: the UI is `https://localhost`, the API `/api` behind it.'},
      {text: 'After a start, wait some minutes: routes appear when the services are ready.'},
      askState,
      {
        text: 'Read the log of the proxy. A line about the Docker provider means that it learns no routes at all.',
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
    title: 'The proxy does not reach the service behind it (502)',
    component: 'traefik',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    follows: ['kernel-oom-killer', 'kernel-cgroup-oom', 'kamiwaza-container-exited'],
    messages: [
      message("'502 Bad Gateway' caused by"),
      message('502 Server Error: Bad Gateway for url'),
      message("Server error '502 Bad Gateway' for url"),
      message('502 Bad Gateway error', 'dial tcp'),
      variant('HTTP/1.1 502 Bad Gateway'),
      {...variant('HTTP/2 502'), code: true},
      variant('<title>502 Bad Gateway</title>'),
      variant('openai.InternalServerError: Error code: 502'),
    ],
    cause:
      'The route exists, but the service refused the connection or broke it: it is down, still starting, or was ended in the middle.',
    steps: [
      {text: 'After a start or a deployment, wait: the route exists before the service answers.'},
      {text: 'See which containers restart.', commands: [bash('docker ps -a')]},
      {
        text: 'Read the log of the service.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      startPlatform,
    ],
    verify: {
      text: 'The reply has another code than 502.',
      commands: [bash('curl -ik https://localhost/')],
    },
    sources: [
      FAQ,
      {title: 'traefik/traefik issue 3237', url: 'https://github.com/traefik/traefik/issues/3237'},
      {title: 'traefik/traefik issue 7652', url: 'https://github.com/traefik/traefik/issues/7652'},
    ],
    page: '/other-topics#service-control',
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
    follows: ['kamiwaza-oom', 'kamiwaza-container-exited'],
    messages: [
      message('no available server'),
      message('503 Server Error: Service Unavailable for url'),
      message("Server error '503 Service Unavailable' for url"),
      variant('HTTP/1.1 503 Service Unavailable'),
      {...variant('HTTP/2 503'), code: true},
      variant('openai.InternalServerError: Error code: 503'),
    ],
    cause: 'Route or port in conflict, or no copy of the service is ready.',
    steps: [
      {text: 'Wait until the deployment and one of its instances are `DEPLOYED`.'},
      {
        text: 'Retry; if it stays, **Stop** or remove the deployment and deploy again. It may get another port: read it from the column **Port**.',
      },
      {
        text: 'Find out who has the port. `<port>` is the number of the column.',
        commands: [bash('sudo lsof -i :<port>')],
      },
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
      message("'504 Gateway Timeout' caused by"),
      message('504 Server Error: Gateway Timeout for url'),
      message('504 Server Error: Gateway Time-out for url'),
      message("Server error '504 Gateway Timeout' for url"),
      variant('HTTP/1.1 504 Gateway Timeout'),
      {...variant('HTTP/2 504'), code: true},
      variant('<title>504 Gateway Time-out</title>'),
      variant('openai.InternalServerError: Error code: 504'),
    ],
    cause:
      'The proxy reached no answer within its limit: the service works on something long, hangs, or lies in a network that the proxy cannot reach.',
    steps: [
      {
        text: 'Repeat a short request. If it works, the long one needs less work: fewer tokens, a shorter prompt, a stream.',
      },
      {
        text: 'If every request ends this way, read the log of the service.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'See whether proxy and service share a network.',
        commands: [
          bash('docker inspect --format "{{json .NetworkSettings.Networks}}" <container>'),
        ],
      },
    ],
    verify: {
      text: 'The reply comes within the limit.',
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
      variant('Serving default certificate for request'),
      variant('No default certificate, fallback to the internal generated certificate'),
    ],
    cause:
      'Traefik has no certificate for the requested name and makes one of its own, which no client knows. How to give Kamiwaza a certificate of your own is not documented.',
    steps: [
      {text: 'Use the name that the certificate of the installation is for, if it has one.'},
      {
        text: 'See what is sent.',
        commands: [
          bash(
            'openssl s_client -connect localhost:443 </dev/null | openssl x509 -noout -subject -issuer',
          ),
        ],
      },
      {
        text: 'Ask through one of the channels under [Need help?](/#need-help) how to install your own.',
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
    page: '/other-topics#tls',
    sample: 'subject=CN = TRAEFIK DEFAULT CERT\nissuer=CN = TRAEFIK DEFAULT CERT',
  },
];
