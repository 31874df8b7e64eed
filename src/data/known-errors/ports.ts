import {bash, except, message, powershell, variant} from './define.ts';
import {kamiwazaPage, on, portOwner, startPlatform} from './steps.ts';
import type {KnownError} from './types.ts';

/** Ports that a program cannot open. */
export const portErrors: readonly KnownError[] = [
  {
    id: 'port-in-use',
    title: 'A port is in use',
    component: 'ports',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      ...except(
        ['userland proxy', 'failed to bind host port', 'exposing port'],
        message('address already in use'),
        {
          ...variant('Port ', ' already in use'),
          unless: ['container name', 'trying another', 'using another', 'instead'],
        },
      ),
      message('Only one usage of each socket address'),
      message('listen EADDRINUSE'),
      variant('port', 'is already in use by another'),
      variant('error while attempting to bind on address'),
      variant('EADDRINUSE'),
      variant('WinError 10048'),
      variant('OSError: [Errno 98]'),
      variant('failed to listen on any local network address'),
    ],
    cause:
      'Another program has the port. Its number is in the message or in the line above. Kamiwaza needs the ports of its [port list](/installation/system_requirements#ports).',
    steps: [
      {
        ...portOwner('<port>'),
        text: 'Find the program that has the port. `docker-proxy` is a container: see `docker ps`.',
      },
      {
        text: 'Stop that program, or move it to another port. On Linux, `<service>` is the name of its systemd unit, for example `nginx`. The service starts again at the next boot: only if nothing needs it, also run `sudo systemctl disable <service>`. If an earlier instance of the same program has the port, stop that one.',
        commands: [on('linux', bash('sudo systemctl stop <service>'))],
      },
      startPlatform,
    ],
    verify: {
      text: 'The program that needs the port is the only one in the list.',
      commands: [
        on('linux', bash('sudo lsof -nP -iTCP:<port> -sTCP:LISTEN')),
        on('macos', bash('sudo lsof -nP -iTCP:<port> -sTCP:LISTEN')),
        on('wsl', bash('sudo lsof -nP -iTCP:<port> -sTCP:LISTEN')),
        powershell(
          'Get-NetTCPConnection -LocalPort <port> -State Listen -ErrorAction SilentlyContinue',
        ),
      ],
    },
    sources: [
      kamiwazaPage('Ports', '/operate/ports-and-firewall#ports'),
      {
        title: 'systemd: systemctl',
        url: 'https://www.freedesktop.org/software/systemd/man/latest/systemctl.html',
      },
      {title: 'Linux: bind(2)', url: 'https://man7.org/linux/man-pages/man2/bind.2.html'},
      {
        title: 'Node.js: Common system errors',
        url: 'https://nodejs.org/api/errors.html#common-system-errors',
      },
    ],
    page: '/operate/ports-and-firewall#ports',
    sample:
      "ERROR:    [Errno 98] error while attempting to bind on address ('0.0.0.0', 8000): address already in use",
  },
  {
    id: 'port-reserved-windows',
    title: 'Windows has reserved the port',
    component: 'ports',
    platforms: ['windows'],
    kamiwaza: true,
    messages: [
      message(
        'An attempt was made to access a socket in a way forbidden by its access permissions',
      ),
      variant('ports are not available: exposing port', 'forbidden by its access permissions'),
    ],
    cause:
      'The port is in a range that Windows keeps for itself, for example for Hyper-V. The Kamiwaza installer reserves 61100–61299 for the platform.',
    steps: [
      {
        text: 'List the reserved ranges.',
        commands: [powershell('netsh interface ipv4 show excludedportrange protocol=tcp')],
      },
      {
        text: 'If the port is in a range without `*`, Windows chose that range at random. In PowerShell as administrator, stop the `winnat` service, which releases such ranges. Until you start it again, containers and virtual machines have no network.',
        commands: [powershell('net stop winnat')],
      },
      {
        text: 'Before you start `winnat` again, reserve the ports permanently. Otherwise Windows may choose the same range after the next restart. Programs that ask for one of these ports by its number still get it. For a port outside 61100–61299, change the first port and the number of ports.',
        commands: [
          powershell(
            'netsh int ipv4 add excludedportrange protocol=tcp startport=61100 numberofports=200 store=persistent',
          ),
        ],
      },
      {
        text: 'Start `winnat` again.',
        commands: [powershell('net start winnat')],
      },
      {
        text: 'If the reservation fails because the range is in use, restart Windows. Repeat the last three steps before you start Docker or WSL.',
      },
      {
        text: 'Start the platform again.',
        commands: [powershell('wsl -d kamiwaza -- kamiwaza start')],
      },
    ],
    verify: {
      text: 'The list shows the range with `*`, as an administered exclusion.',
      commands: [powershell('netsh interface ipv4 show excludedportrange protocol=tcp')],
    },
    sources: [
      kamiwazaPage(
        'Step 2: Run the installer',
        '/installation/windows_installation#run-the-installer',
      ),
      {
        title: 'docker/docs issue 15452',
        url: 'https://github.com/docker/docs/issues/15452',
      },
      {
        title: 'docker/for-win issue 3171',
        url: 'https://github.com/docker/for-win/issues/3171',
      },
      {
        title: 'Microsoft: Windows Sockets error codes, WSAEACCES',
        url: 'https://learn.microsoft.com/en-us/windows/win32/winsock/windows-sockets-error-codes-2',
      },
    ],
    page: '/operate/ports-and-firewall#ports',
    sample:
      'Error response from daemon: ports are not available: exposing port TCP 0.0.0.0:61100 -> 0.0.0.0:0: listen tcp 0.0.0.0:61100: bind: An attempt was made to access a socket in a way forbidden by its access permissions.',
  },
  {
    id: 'port-privileged',
    title: 'A program is not allowed to open a port below 1024',
    component: 'ports',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('listen tcp', ':443: bind: permission denied'),
        specific: ':443: bind: permission denied',
      },
      {
        ...message('listen tcp', ':80: bind: permission denied'),
        specific: ':80: bind: permission denied',
      },
      variant('exposing privileged port', 'cannot expose privileged port'),
      variant('cannot expose privileged port'),
      variant('listen EACCES: permission denied'),
    ],
    cause:
      'On Linux, only root and programs with a special permission may open ports below 1024. Docker without root (rootless) has no such permission.',
    steps: [
      {
        text: 'Check whether Docker runs without root.',
        commands: [bash('docker info --format "{{.SecurityOptions}}"')],
      },
      {
        text: "Use the system's Docker, which runs as root. The steps under [Linux tarball](/installation/installation_process#linux-tarball) install it.",
        commands: [bash('docker context use default')],
      },
      {
        text: "Or lower the kernel's limit to the port in the message, until the next restart. Every user can then open ports from this number on.",
        commands: [bash('sudo sysctl -w net.ipv4.ip_unprivileged_port_start=443')],
      },
    ],
    verify: {
      text: 'A program listens on the port.',
      commands: [bash('sudo lsof -nP -iTCP:443 -sTCP:LISTEN')],
    },
    sources: [
      {
        title: 'Docker: Rootless mode, exposing privileged ports',
        url: 'https://docs.docker.com/engine/security/rootless/tips/',
      },
      {
        title: 'Linux: capabilities(7)',
        url: 'https://man7.org/linux/man-pages/man7/capabilities.7.html',
      },
    ],
    sample: 'listen tcp 0.0.0.0:443: bind: permission denied',
  },
];
