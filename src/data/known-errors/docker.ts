import {bash, hint, message, powershell, variant} from './define.ts';
import {kamiwazaPage, on, portOwner, restartDocker, startPlatform, tryContainer} from './steps.ts';
import type {KnownError} from './types.ts';

const DAEMON_DOCS = {
  title: 'Docker: Troubleshooting the Docker daemon',
  url: 'https://docs.docker.com/engine/daemon/troubleshoot/',
};

/** The homes of root and of image builders: their settings are not the reader's. */
const OTHER_HOMES = ['/root/', '/kaniko/'];

/** The Docker daemon, its registry, networks, images and Compose. */
export const dockerErrors: readonly KnownError[] = [
  {
    id: 'docker-daemon-not-running',
    title: 'The Docker daemon does not answer',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    role: 'symptom',
    follows: ['docker-daemon-json', 'docker-service-failed', 'docker-flag-conflict'],
    messages: [
      message('Cannot connect to the Docker daemon at', 'Is the docker daemon running?'),
      variant('Cannot connect to the Docker daemon'),
      variant('Is the docker daemon running?'),
      variant('failed to connect to the docker API at unix://'),
      variant('dial unix', 'docker.sock: connect: no such file or directory'),
      variant('docker.sock: connect: connection refused'),
      variant('Error while fetching server API version', 'FileNotFoundError'),
      variant('Error while fetching server API version', 'Connection refused'),
      variant("Couldn't connect to Docker daemon at"),
      variant('error during connect', 'docker daemon is not running'),
      variant('failed to connect to the docker API at tcp://'),
      variant('dial unix', 'docker.sock: no such file or directory'),
      variant('Are you trying to connect to a TLS-enabled daemon without TLS'),
    ],
    cause:
      'The command `docker` works, but the service behind it is stopped, or the variable `DOCKER_HOST` sends the command to another address.',
    steps: [
      {
        text: 'Start Docker. On macOS, start Docker Desktop and wait until it reports that the engine runs.',
        commands: [
          on('linux', bash('sudo systemctl start docker')),
          on('wsl', bash('sudo systemctl start docker')),
          on('macos', bash('open -a Docker')),
        ],
      },
      {
        text: 'If it does not start, read why in its log.',
        commands: [
          on('linux', bash('sudo journalctl -u docker.service -n 50 --no-pager')),
          on('wsl', bash('sudo journalctl -u docker.service -n 50 --no-pager')),
        ],
      },
      {
        text: 'If it runs, check that no variable points to another daemon. The command must print nothing.',
        commands: [bash('env | grep DOCKER_HOST')],
      },
      {
        text: 'Let Docker start with the machine.',
        commands: [
          on('linux', bash('sudo systemctl enable docker')),
          on('wsl', bash('sudo systemctl enable docker')),
        ],
      },
    ],
    verify: {text: 'The output has a section **Server**.', commands: [bash('docker info')]},
    sources: [
      DAEMON_DOCS,
      {
        title: 'moby/moby issue 32658',
        url: 'https://github.com/moby/moby/issues/32658',
      },
    ],
    sample:
      'docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
  },
  {
    id: 'docker-desktop-not-running',
    title: 'Docker Desktop is not running',
    component: 'docker',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message(
        'open //./pipe/dockerDesktopLinuxEngine',
        'The system cannot find the file specified',
      ),
      variant('open //./pipe/docker_engine', 'The system cannot find the file specified'),
      variant('pipe\\docker_engine_linux: The system cannot find the file specified'),
      variant('pipe%2FdockerDesktopLinuxEngine'),
      variant('pipe/dockerDesktopLinuxEngine: The system cannot find the file specified'),
      variant('pipe/docker_engine: The system cannot find the file specified'),
      variant('Docker Desktop is unable to start'),
      variant('Docker Desktop is not running'),
      variant('npipe:////./pipe/dockerDesktopLinuxEngine', 'check if the path is correct'),
      variant('npipe:////./pipe/docker_engine', 'check if the path is correct'),
    ],
    cause:
      'The command `docker` of Windows talks to Docker Desktop, and Docker Desktop is not started. The Windows package of Kamiwaza does not need Docker Desktop: its Docker runs inside the WSL instance `kamiwaza`.',
    steps: [
      {
        text: 'For the Docker of Kamiwaza, run the command inside the instance.',
        commands: [powershell('wsl -d kamiwaza -- docker ps')],
      },
      {
        text: 'For Docker Desktop, start it from the Start Menu and wait until it reports that the engine runs.',
      },
      {
        text: 'If it does not start, restart WSL, then Docker Desktop. This stops everything that runs in WSL, Kamiwaza included.',
        commands: [powershell('wsl --shutdown')],
      },
    ],
    verify: {
      text: 'The list of containers appears.',
      commands: [powershell('wsl -d kamiwaza -- docker ps')],
    },
    sources: [
      {
        title: 'docker/for-win issue 14975',
        url: 'https://github.com/docker/for-win/issues/14975',
      },
      {title: 'docker/for-win issue 7186', url: 'https://github.com/docker/for-win/issues/7186'},
    ],
    sample:
      'error during connect: Get "http://%2F%2F.%2Fpipe%2FdockerDesktopLinuxEngine/v1.47/containers/json": open //./pipe/dockerDesktopLinuxEngine: The system cannot find the file specified.',
  },
  {
    id: 'docker-socket-permission',
    title: 'Your user has no access to Docker',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: true,
    messages: [
      message('permission denied while trying to connect to the Docker daemon socket'),
      variant('permission denied while trying to connect to the docker API at'),
      variant('dial unix', 'docker.sock: connect: permission denied'),
      variant('Error while fetching server API version', 'Permission denied'),
      variant('connect to the docker API at unix:///var/run/docker.sock: permission denied'),
      {
        ...variant('Connection aborted', 'PermissionError(13', 'Permission denied'),
        near: {phrase: 'docker', lines: 12},
      },
    ],
    cause: 'Your user is not in the group `docker`, or the session began before you joined it.',
    steps: [
      {
        text: 'Add your user to the group.',
        commands: [bash('sudo usermod -aG docker $USER')],
      },
      {text: 'Log out and log in again. An open terminal keeps the old groups.'},
      {
        text: 'If the message persists, make your user the owner of the socket until the next restart of Docker.',
        commands: [bash('sudo chown $USER:$USER /var/run/docker.sock')],
      },
    ],
    verify: {
      text: '`docker` is among the groups, and the list of containers appears without `sudo`.',
      commands: [bash('id -nG'), bash('docker ps')],
    },
    sources: [
      kamiwazaPage('Docker permission denied', '/other-topics#docker-permission'),
      {
        title: 'Docker: Linux post-installation steps',
        url: 'https://docs.docker.com/engine/install/linux-postinstall/',
      },
      {
        title: 'docker-library/postgres issue 1124',
        url: 'https://github.com/docker-library/postgres/issues/1124',
      },
    ],
    page: '/other-topics#docker-permission',
    sample:
      'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Get "http://%2Fvar%2Frun%2Fdocker.sock/v1.47/containers/json": dial unix /var/run/docker.sock: connect: permission denied',
  },
  {
    id: 'docker-config-permission',
    title: 'Docker cannot read your settings',
    component: 'docker',
    platforms: ['macos', 'linux', 'wsl'],
    kamiwaza: true,
    messages: [
      {
        ...message('Error loading config file', '.docker/config.json', 'permission denied'),
        unless: OTHER_HOMES,
      },
      {
        ...variant('open ', '.docker/config.json: permission denied'),
        unless: OTHER_HOMES,
      },
      {
        ...variant('stat ', '.docker/config.json: permission denied'),
        unless: OTHER_HOMES,
      },
    ],
    cause: 'The directory `~/.docker` often belongs to `root` after a command with `sudo docker`.',
    steps: [
      {
        text: 'Make yourself the owner of the directory.',
        commands: [
          on('macos', bash('sudo chown -R "$(whoami)":staff ~/.docker || true')),
          on('linux', bash('sudo chown -R "$USER":"$USER" "$HOME/.docker"')),
          on('wsl', bash('sudo chown -R "$USER":"$USER" "$HOME/.docker"')),
        ],
      },
      {text: 'Then run Docker without `sudo`.'},
    ],
    verify: {
      text: 'The list of containers appears without the warning.',
      commands: [bash('docker ps')],
    },
    sources: [
      kamiwazaPage('macOS tarball', '/installation/installation_process#macos'),
      {
        title: 'Docker: Linux post-installation steps',
        url: 'https://docs.docker.com/engine/install/linux-postinstall/',
      },
    ],
    page: '/installation/installation_process#macos',
    sample:
      'WARNING: Error loading config file: /Users/ada/.docker/config.json: open /Users/ada/.docker/config.json: permission denied',
  },
  {
    id: 'docker-daemon-json',
    title: 'Docker cannot read its configuration file',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('unable to configure the Docker daemon with file /etc/docker/daemon.json'),
        unless: ['specified both as a flag and in the configuration file'],
      },
      variant('unable to configure the Docker daemon with file', 'invalid character'),
      variant('daemon.json', 'the following directives do'),
      {
        ...variant('unable to configure the Docker daemon with file'),
        unless: ['specified both as a flag'],
      },
    ],
    cause:
      '`/etc/docker/daemon.json` is not valid JSON, or has a key that this version of Docker does not know. A missing comma after an added `runtimes` block is the usual mistake.',
    steps: [
      {
        text: 'Let Docker check the file. It names the position of the mistake.',
        commands: [bash('sudo dockerd --validate --config-file=/etc/docker/daemon.json')],
      },
      {
        text: 'Correct the file. It contains one object; with only the NVIDIA runtime it looks like this.',
        commands: [
          {
            language: 'json',
            code: '{\n  "runtimes": {\n    "nvidia": {\n      "path": "nvidia-container-runtime"\n    }\n  }\n}',
          },
        ],
      },
      restartDocker,
    ],
    verify: {
      text: 'The check prints `configuration OK`, and Docker is active.',
      commands: [
        bash('sudo dockerd --validate --config-file=/etc/docker/daemon.json'),
        bash('systemctl is-active docker'),
      ],
    },
    sources: [
      DAEMON_DOCS,
      {title: 'moby/moby issue 44905', url: 'https://github.com/moby/moby/issues/44905'},
    ],
    page: '/other-topics#gpu-device-driver-error',
    sample:
      "dockerd[41140]: unable to configure the Docker daemon with file /etc/docker/daemon.json: invalid character '}' looking for beginning of object key string",
  },
  {
    id: 'docker-flag-conflict',
    title: 'A Docker setting is set twice',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'unable to configure the Docker daemon with file',
        'specified both as a flag and in the configuration file',
      ),
      variant('directives are specified both as a flag and in the configuration file'),
    ],
    cause:
      'The systemd unit starts `dockerd` with an option, and `daemon.json` sets the same option. Docker does not accept both. This happens most often with `hosts`.',
    steps: [
      {
        text: 'See which options the unit passes.',
        commands: [bash('systemctl cat docker.service')],
      },
      {
        text: 'Remove the key that the message names from `/etc/docker/daemon.json`, or override the option of the unit.',
        commands: [bash('sudo systemctl edit docker.service')],
      },
      {
        text: 'Let systemd read the unit again.',
        commands: [bash('sudo systemctl daemon-reload')],
      },
      restartDocker,
    ],
    verify: {text: 'Docker is active.', commands: [bash('systemctl is-active docker')]},
    sources: [DAEMON_DOCS],
    sample:
      'unable to configure the Docker daemon with file /etc/docker/daemon.json: the following directives are specified both as a flag and in the configuration file: hosts: (from flag: [fd://], from file: [tcp://127.0.0.1:2376])',
  },
  {
    id: 'docker-service-failed',
    title: 'The service Docker failed to start',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'docker-daemon-json',
      'docker-flag-conflict',
      'docker-iptables',
      'disk-full',
      'docker-disk-full',
    ],
    messages: [
      message('Job for docker.service failed because'),
      variant("docker.service: Failed with result 'exit-code'"),
      variant('docker.service: Start request repeated too quickly'),
      variant('Failed to start docker.service'),
      variant('Failed to start Docker Application Container Engine'),
      variant('Dependency failed for Docker Application Container Engine'),
      variant('failed to start daemon: '),
      variant('Unit docker.service not found'),
      variant('docker.service: Failed with result'),
      variant('Job for docker.service failed'),
      variant('ExecStart=/usr/bin/dockerd', 'code=exited, status=1/FAILURE'),
      variant('docker.service operation timed out'),
      {...variant('docker.service: main process exited'), unless: ['status=0']},
      variant('failed to start containerd: timeout waiting for containerd to start'),
    ],
    cause:
      'systemd reports that `dockerd` exited. The reason is in the lines that `dockerd` itself wrote before.',
    steps: [
      {
        text: 'Read the lines of `dockerd` before the failure.',
        commands: [bash('sudo journalctl -u docker.service -n 50 --no-pager')],
      },
      {
        text: 'If they say nothing, check the configuration file.',
        commands: [bash('sudo dockerd --validate --config-file=/etc/docker/daemon.json')],
      },
      {
        text: 'After the correction, reset the failure counter and start the service.',
        commands: [
          bash('sudo systemctl reset-failed docker.service'),
          bash('sudo systemctl start docker'),
        ],
      },
    ],
    verify: {text: 'Docker is active.', commands: [bash('systemctl is-active docker')]},
    sources: [
      DAEMON_DOCS,
      {title: 'moby/moby issue 32658', url: 'https://github.com/moby/moby/issues/32658'},
    ],
    sample:
      'Job for docker.service failed because the control process exited with error code.\nSee "systemctl status docker.service" and "journalctl -xeu docker.service" for details.',
  },
  {
    id: 'docker-pull-rate-limit',
    title: 'The pull limit of Docker Hub is reached',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('toomanyrequests: You have reached your', 'pull rate limit'),
      variant('You have reached your unauthenticated pull rate limit'),
      variant('You have reached your pull rate limit'),
      variant('429 Too Many Requests', 'toomanyrequests'),
      variant('toomanyrequests:'),
      variant('429 Too Many Requests', 'registry-1.docker.io'),
      variant('docker.io', '429 Too Many Requests'),
    ],
    cause:
      'Docker Hub counts downloads of images: without a login by network address, so that everybody behind the same address shares the limit; with a login by account.',
    steps: [
      {
        text: 'Log in to Docker Hub on the host that pulls. An account has its own limit, which is higher than that of an address.',
        commands: [bash('docker login')],
      },
      {text: 'Pull again. Without an account, wait: the limit counts over a period of hours.'},
      {
        text: 'If many hosts share the address, pull through your own registry mirror.',
      },
    ],
    verify: {
      text: 'Docker pulls the image without a message about a limit.',
      commands: [bash('docker pull hello-world')],
    },
    sources: [
      {
        title: 'Docker Hub: usage and limits',
        url: 'https://docs.docker.com/docker-hub/usage/',
      },
      {title: 'docker/docs issue 21908', url: 'https://github.com/docker/docs/issues/21908'},
    ],
    sample:
      'Error response from daemon: toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit',
  },
  {
    id: 'docker-image-not-found',
    title: 'The registry has no such image, or it is private',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('pull access denied for', "repository does not exist or may require 'docker login'"),
      variant('pull access denied for'),
      variant('requested access to the resource is denied'),
      variant('repository does not exist or may require'),
      variant('name unknown: Repository name not known to registry'),
      variant('insufficient_scope: authorization failed'),
      variant('Error response from daemon: No such image:'),
      variant('repository', 'not found: name unknown'),
    ],
    cause:
      'The name of the image is wrong, the image exists only on another machine, or it is private. Docker Hub gives the same answer for all three.',
    steps: [
      {text: 'Compare the name with the page of the image, letter by letter, registry included.'},
      {
        text: 'Check whether an image with this name is on the host.',
        commands: [bash('docker image ls')],
      },
      {
        text: 'For a private image, log in to its registry.',
        commands: [bash('docker login <registry>')],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull <image>')]},
    sources: [
      {title: 'moby/moby issue 36915', url: 'https://github.com/moby/moby/issues/36915'},
      {title: 'docker/for-win issue 9562', url: 'https://github.com/docker/for-win/issues/9562'},
    ],
    sample:
      "docker: Error response from daemon: pull access denied for ndtar, repository does not exist or may require 'docker login': denied: requested access to the resource is denied",
  },
  {
    id: 'docker-tag-not-found',
    title: 'The image has no such tag',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('manifest for', 'not found: manifest unknown'),
      variant('manifest unknown: manifest unknown'),
      variant('failed to resolve reference', 'manifest unknown'),
      variant('manifest unknown: The named manifest is not known to the registry'),
      variant('manifest unknown'),
      variant('failed to resolve reference', ': not found'),
      variant('failed to resolve source metadata for', ': not found'),
    ],
    cause: 'The repository exists, but not the tag or digest that was asked for. Tags get removed.',
    steps: [
      {text: 'Look at the list of tags on the page of the image and choose one that exists.'},
      {
        text: 'Ask the registry about one tag without downloading the image.',
        commands: [bash('docker manifest inspect <image>:<tag>')],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull <image>:<tag>')]},
    sources: [
      {
        title: 'Distribution: registry error codes',
        url: 'https://distribution.github.io/distribution/spec/api/#errors-2',
      },
      {title: 'docker/for-linux issue 434', url: 'https://github.com/docker/for-linux/issues/434'},
    ],
    sample:
      'Error response from daemon: manifest for nvidia/cuda:12.4.1-runtime not found: manifest unknown: manifest unknown',
  },
  {
    id: 'docker-image-platform',
    title: 'No image for this processor',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('no matching manifest for', 'in the manifest list entries'),
      variant('no match for platform in manifest'),
      variant('no matching manifest for'),
      variant('does not match the specified platform'),
      variant('does not provide the specified platform'),
      variant('no image found in manifest list for architecture'),
    ],
    cause:
      'The image was built for other processors only, for example for `linux/amd64` while the machine is an Arm machine (`linux/arm64`, as Macs with Apple silicon are).',
    steps: [
      {
        text: 'See which platforms the image has.',
        commands: [bash('docker manifest inspect <image>')],
      },
      {text: 'Use a tag or a newer version that has your platform.'},
      {
        text: 'On a Mac, Docker Desktop can emulate the other processor. This is slow and has no GPU.',
        commands: [on('macos', bash('docker pull --platform linux/amd64 <image>'))],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull <image>')]},
    sources: [
      {
        title: 'Docker: Multi-platform builds',
        url: 'https://docs.docker.com/build/building/multi-platform/',
      },
      {title: 'moby/moby issue 39201', url: 'https://github.com/moby/moby/issues/39201'},
    ],
    sample:
      'Error response from daemon: no matching manifest for linux/arm64/v8 in the manifest list entries: no match for platform in manifest: not found',
  },
  {
    id: 'docker-registry-login',
    title: 'The registry refuses the login',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('unauthorized: incorrect username or password'),
      variant('unauthorized: authentication required'),
      variant('no basic auth credentials'),
      variant('Error response from daemon', ': unauthorized: '),
      variant('error from registry: denied'),
      variant('https://ghcr.io', ': denied'),
      variant('https://nvcr.io', 'unauthorized'),
      variant('failed to authorize: failed to fetch oauth token'),
      variant('failed to fetch anonymous token', '401 Unauthorized'),
    ],
    cause:
      'The host sends stored credentials that are wrong or expired. This happens even for public images, because Docker sends what it has stored.',
    steps: [
      {
        text: 'Remove the stored credentials.',
        commands: [bash('docker logout')],
      },
      {text: 'Pull again. A public image needs no login.'},
      {
        text: 'For a private image, log in with the user name, not the email address.',
        commands: [bash('docker login')],
      },
    ],
    verify: {
      text: 'Docker pulls a public image.',
      commands: [bash('docker pull hello-world')],
    },
    sources: [
      {
        title: 'docker/hub-feedback issue 1098',
        url: 'https://github.com/docker/hub-feedback/issues/1098',
      },
      {title: 'docker/for-mac issue 2940', url: 'https://github.com/docker/for-mac/issues/2940'},
    ],
    sample:
      'Error response from daemon: Get "https://registry-1.docker.io/v2/": unauthorized: incorrect username or password',
  },
  {
    id: 'docker-registry-name',
    title: 'The host cannot resolve the name of the registry',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('dial tcp: lookup registry-1.docker.io', 'no such host'),
      variant('dial tcp: lookup registry-1.docker.io', 'server misbehaving'),
      variant('dial tcp: lookup registry-1.docker.io', 'i/o timeout'),
      variant('dial tcp: lookup auth.docker.io'),
      variant('dial tcp: lookup nvcr.io'),
      variant('dial tcp: lookup ghcr.io'),
      variant('dial tcp: lookup quay.io'),
      variant('dial tcp: lookup docker.io'),
      variant('Error response from daemon', 'dial tcp: lookup'),
      variant('failed to do request', 'dial tcp: lookup'),
      variant('failed to resolve reference', 'no such host'),
      variant('failed to resolve reference', 'server misbehaving'),
    ],
    cause:
      'The name server that the host uses gives no address for the registry: no connection, a VPN, or a name server that knows internal names only.',
    steps: [
      {
        text: 'Look up the name on the host.',
        commands: [
          on('linux', bash('getent hosts registry-1.docker.io')),
          on('wsl', bash('getent hosts registry-1.docker.io')),
          on('macos', bash('dscacheutil -q host -a name registry-1.docker.io')),
          powershell('Resolve-DnsName registry-1.docker.io'),
        ],
      },
      {
        text: 'If there is no answer, correct the name server of the host, or connect to the network that has one.',
        commands: [on('linux', bash('resolvectl status'))],
      },
      {
        text: 'If the host has an answer but Docker does not, restart Docker, so that it reads the new settings.',
        commands: [on('linux', bash('sudo systemctl restart docker'))],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull hello-world')]},
    sources: [
      DAEMON_DOCS,
      {title: 'docker/for-win issue 4884', url: 'https://github.com/docker/for-win/issues/4884'},
      {title: 'docker/for-mac issue 1317', url: 'https://github.com/docker/for-mac/issues/1317'},
    ],
    page: '/installation/air-gapped#outbound-hosts',
    sample:
      'Error response from daemon: Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io on 192.168.65.1:53: no such host',
  },
  {
    id: 'docker-registry-timeout',
    title: 'The registry does not answer in time',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message(
        'net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)',
      ),
      variant('Error response from daemon', 'net/http: TLS handshake timeout'),
      variant('docker.io', 'context deadline exceeded (Client.Timeout exceeded'),
      variant('docker.io', 'dial tcp', ': i/o timeout'),
      variant('Error response from daemon', 'dial tcp', 'i/o timeout'),
      variant('failed to do request', 'i/o timeout'),
      variant('Error response from daemon', 'request canceled'),
      variant('Error response from daemon', 'Get "https', 'context deadline exceeded'),
      variant('failed to resolve reference', 'i/o timeout'),
      variant('failed to resolve reference', 'TLS handshake timeout'),
      variant('Client.Timeout or context cancellation while reading body'),
      variant('Error response from daemon', 'Get "https', ': EOF'),
      variant('Error response from daemon', 'Get "https', 'connection reset by peer'),
      variant('Error response from daemon', 'Get "https', 'connect: connection refused'),
      variant('failed to fetch anonymous token', ': EOF'),
      variant('failed to do request', ': EOF'),
      variant('failed to do request', 'connection reset by peer'),
      variant('Error response from daemon', 'proxyconnect tcp'),
      variant('registry-1.docker.io', 'TLS handshake timeout'),
      variant('registry-1.docker.io', 'context deadline exceeded'),
      variant('registry-1.docker.io', 'connection reset by peer'),
    ],
    cause:
      'The registry does not answer: a firewall drops the packets, the network requires a proxy, or the line is too slow.',
    steps: [
      {
        text: 'Check whether the host reaches the registry at all. A 401 reply is fine: it comes from the registry.',
        commands: [
          bash('curl -sS -o /dev/null -w "%{http_code}\\n" https://registry-1.docker.io/v2/'),
        ],
      },
      {
        text: 'If your network requires a proxy, add it to `/etc/docker/daemon.json`, and keep the keys that are there. The daemon does not read the variables of your shell. On macOS, use **Settings** → **Resources** → **Proxies** in Docker Desktop.',
        commands: [
          {
            language: 'json',
            code: '{\n  "proxies": {\n    "http-proxy": "http://<proxy>:<port>",\n    "https-proxy": "http://<proxy>:<port>",\n    "no-proxy": "localhost,127.0.0.1"\n  }\n}',
          },
        ],
      },
      restartDocker,
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull hello-world')]},
    sources: [
      {
        title: 'Docker: Daemon proxy configuration',
        url: 'https://docs.docker.com/engine/daemon/proxy/',
      },
    ],
    page: '/installation/air-gapped#proxy',
    sample:
      'Error response from daemon: Get "https://registry-1.docker.io/v2/": net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)',
  },
  {
    id: 'docker-registry-certificate',
    title: 'Docker does not trust the certificate of the registry',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message(
        'Error response from daemon',
        'tls: failed to verify certificate: x509: certificate signed by unknown authority',
      ),
      variant('Error response from daemon', 'x509: certificate signed by unknown authority'),
      variant('failed to do request', 'x509: certificate signed by unknown authority'),
      variant('failed to resolve reference', 'x509: certificate signed by unknown authority'),
      variant('docker.io', 'x509: certificate signed by unknown authority'),
      variant('/v2/', 'x509: certificate signed by unknown authority'),
    ],
    follows: ['tls-missing-issuer'],
    cause:
      'The registry has a certificate from a certificate authority (CA) that the host does not know: a company proxy that reads TLS, or your own registry.',
    steps: [
      {
        text: 'Get the CA certificate from your administrator and put it where Docker looks for this registry.',
        commands: [
          bash('sudo mkdir -p /etc/docker/certs.d/<registry>'),
          bash('sudo cp <ca.crt> /etc/docker/certs.d/<registry>/ca.crt'),
        ],
      },
      {
        text: 'Where a proxy replaces every certificate, add the CA to the host instead, then restart Docker.',
        commands: [
          on('linux', bash('sudo cp <ca.crt> /usr/local/share/ca-certificates/')),
          on('linux', bash('sudo update-ca-certificates')),
          on('linux', bash('sudo systemctl restart docker')),
        ],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull <registry>/<image>')]},
    sources: [
      {
        title: 'Docker: Use CA certificates with Docker',
        url: 'https://docs.docker.com/engine/network/ca-certs/',
      },
    ],
    sample:
      'Error response from daemon: Get "https://registry.example.com/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
  },
  {
    id: 'docker-port-allocated',
    title: 'Another container uses the port',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: true,
    messages: [
      message('Bind for', 'failed: port is already allocated'),
      variant('failed: port is already allocated'),
    ],
    cause:
      'Another service uses a port of the [port list](/installation/system_requirements#ports). This message means a container.',
    steps: [
      {
        text: 'Find the container that publishes the port, here 443.',
        commands: [bash('docker ps --filter publish=443')],
      },
      {
        text: 'Stop it, or give it another port.',
        commands: [bash('docker stop <container>')],
      },
      startPlatform,
    ],
    verify: {text: 'The list shows one container for the port.', commands: [bash('docker ps')]},
    sources: [
      kamiwazaPage('Ports', '/operate/ports-and-firewall#ports'),
      {title: 'moby/moby issue 32318', url: 'https://github.com/moby/moby/issues/32318'},
    ],
    page: '/operate/ports-and-firewall#ports',
    sample:
      'Error response from daemon: driver failed programming external connectivity on endpoint traefik (d9b242ca9e7e): Bind for 0.0.0.0:443 failed: port is already allocated',
  },
  {
    id: 'docker-port-in-use',
    title: 'A program on the host uses the port of a container',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: true,
    messages: [
      message('Error starting userland proxy: listen', 'bind: address already in use'),
      variant('failed to bind host port', 'address already in use'),
      variant('ports are not available: exposing port', 'bind: address already in use'),
      variant('Error starting userland proxy', 'Failure EADDRINUSE'),
      variant('Ports are not available: listen tcp', 'bind: address already in use'),
      hint('driver failed programming external connectivity on endpoint'),
      message('ports are not available: exposing port', 'Only one usage of each socket address'),
    ],
    cause:
      'Another service uses a port of the [port list](/installation/system_requirements#ports). This message means a program on the host, often a web server or a database.',
    steps: [
      portOwner('443'),
      {
        text: 'Stop that service or move it to another port. `<service>` is the name that the list shows, for example `nginx`.',
        commands: [on('linux', bash('sudo systemctl disable --now <service>'))],
      },
      startPlatform,
    ],
    verify: {text: 'The container runs.', commands: [bash('docker ps')]},
    sources: [
      kamiwazaPage('Ports', '/operate/ports-and-firewall#ports'),
      {
        title: 'spantaleev/matrix-docker-ansible-deploy issue 911',
        url: 'https://github.com/spantaleev/matrix-docker-ansible-deploy/issues/911',
      },
    ],
    page: '/operate/ports-and-firewall#ports',
    sample:
      'Error response from daemon: driver failed programming external connectivity on endpoint traefik (0b67de5ddb55): Error starting userland proxy: listen tcp4 0.0.0.0:443: bind: address already in use',
  },
  {
    id: 'docker-disk-full',
    title: 'The Docker disk is full',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('failed to register layer', 'no space left on device'),
      variant('/var/lib/docker', 'no space left on device'),
      variant('/var/lib/containerd', 'no space left on device'),
      variant('failed to extract layer', 'no space left on device'),
      variant('Error processing tar file(exit status 1)', 'no space left on device'),
      variant('ApplyLayer', 'no space left on device'),
      variant('failed to solve', 'no space left on device'),
      variant('failed to copy', 'no space left on device'),
      variant('failed to prepare', 'no space left on device'),
      {
        ...variant('Error response from daemon', 'no space left on device'),
        unless: ['inotify', '/sys/fs/cgroup', 'file watcher'],
      },
    ],
    follows: ['disk-inodes', 'disk-quota'],
    cause:
      'The file system that holds the images has no space left for the next layer. Unpacked, an engine image takes several times its download size.',
    steps: [
      {
        text: 'See what Docker keeps, and on which file system.',
        commands: [bash('docker system df'), bash('df -h /var/lib/docker')],
      },
      {
        text: 'Remove dangling images, unused networks, the build cache, and the stopped containers of all programs. Start the platform first, so that its containers stay. Volumes stay, too.',
        commands: [bash('docker system prune')],
      },
      {
        text: 'If this is not enough, remove all images that no container uses. They are downloaded again when needed.',
        commands: [bash('docker image prune -a')],
      },
      {
        text: 'If the file system has space but no free inodes, the same message appears. Then remove many small files.',
        commands: [bash('df -i /var/lib/docker')],
      },
    ],
    verify: {
      text: 'There is free space, and Docker pulls the image.',
      commands: [bash('df -h /var/lib/docker')],
    },
    sources: [
      {
        title: 'Docker: Prune unused Docker objects',
        url: 'https://docs.docker.com/engine/manage-resources/pruning/',
      },
      {title: 'moby/moby issue 32811', url: 'https://github.com/moby/moby/issues/32811'},
    ],
    page: '/models/downloading-models#disk',
    sample:
      'failed to register layer: write /usr/local/lib/python3.12/dist-packages/torch/lib/libtorch_cuda.so: no space left on device',
  },
  {
    id: 'docker-gpu-driver',
    title: 'Docker does not know the NVIDIA runtime',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: true,
    messages: [
      message('could not select device driver', 'with capabilities: [[gpu]]'),
      {...variant('could not select device driver'), unless: ['driver "cdi"']},
      variant('with capabilities: [[gpu]]'),
    ],
    cause:
      'Docker on Linux does not know the NVIDIA runtime: the NVIDIA Container Toolkit is not installed, or Docker was not told about it.',
    steps: [
      {
        text: 'Check the driver and Docker on the host. If `nvidia-smi` fails, [install the driver](/installation/nvidia-gpu#driver) first.',
        commands: [bash('nvidia-smi'), bash('docker --version')],
      },
      {
        text: 'Install the toolkit. If APT does not find the package, [add its repository](/installation/nvidia-gpu#toolkit) first.',
        commands: [bash('sudo apt-get install -y nvidia-container-toolkit')],
      },
      {
        text: 'Register the runtime.',
        commands: [bash('sudo nvidia-ctk runtime configure --runtime=docker')],
      },
      {
        text: 'See what the command wrote into `/etc/docker/daemon.json`. You can also add the key `runtimes` by hand.',
        commands: [
          {
            language: 'json',
            code: '{\n  "runtimes": {\n    "nvidia": {\n      "path": "nvidia-container-runtime"\n    }\n  }\n}',
          },
        ],
      },
      {
        text: 'Restart Docker. Running containers stop.',
        commands: [bash('sudo systemctl restart docker')],
      },
      {text: 'Deploy the model again.'},
    ],
    verify: {
      text: 'The table of `nvidia-smi` appears, printed from inside the container.',
      commands: [
        bash('docker run --rm --gpus all nvidia/cuda:12.4.1-runtime-ubuntu22.04 nvidia-smi'),
      ],
    },
    sources: [
      kamiwazaPage('GPU device driver error', '/other-topics#gpu-device-driver-error'),
      {
        title: 'NVIDIA/nvidia-docker issue 1352',
        url: 'https://github.com/NVIDIA/nvidia-docker/issues/1352',
      },
    ],
    page: '/other-topics#gpu-device-driver-error',
    sample:
      'docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].',
  },
  {
    id: 'docker-cgroup-mount',
    title: 'Docker does not find the cgroups of the kernel',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('cgroups: cgroup mountpoint does not exist'),
      variant('cgroups: cannot found cgroup mount destination'),
      variant('mountpoint for cgroup not found'),
      variant("this version of runc doesn't work on cgroups v2"),
      variant('applying cgroup configuration for process caused'),
      variant('unable to apply cgroup configuration'),
      variant('namespace {"cgroup" ""} does not exist'),
      variant('with domain controllers -- it is in an invalid state'),
    ],
    cause:
      'The hierarchy of control groups is not mounted where Docker expects it: systemd does not run (WSL, a container), or `runc` is older than cgroups v2.',
    steps: [
      {
        text: 'See what is mounted. `cgroup2fs` means version 2.',
        commands: [bash('stat -fc %T /sys/fs/cgroup/')],
      },
      {
        text: 'In WSL, turn systemd on in `/etc/wsl.conf`, then run `wsl --shutdown` in PowerShell and open the instance again.',
        commands: [on('wsl', {language: 'ini', code: '[boot]\nsystemd=true'})],
      },
      {
        text: 'Update Docker and `containerd.io`: releases since 20.10 work with cgroups v2.',
        commands: [
          bash('sudo apt update'),
          bash('sudo apt install --only-upgrade docker-ce containerd.io'),
        ],
      },
      restartDocker,
    ],
    verify: tryContainer,
    sources: [
      {
        title: 'Docker: Runtime metrics, control groups',
        url: 'https://docs.docker.com/engine/containers/runmetrics/',
      },
      {title: 'docker/for-linux issue 219', url: 'https://github.com/docker/for-linux/issues/219'},
      {
        title: 'apache/superset issue 13394',
        url: 'https://github.com/apache/superset/issues/13394',
      },
    ],
    sample:
      'docker: Error response from daemon: cgroups: cgroup mountpoint does not exist: unknown.',
  },
  {
    id: 'docker-address-pool',
    title: 'Docker has no free network addresses',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('could not find an available, non-overlapping IPv4 address pool among the defaults'),
      variant('all predefined address pools have been fully subnetted'),
      variant('Pool overlaps with other one on this address space'),
      variant('all predefined address pools have been'),
      variant('could not find an available, non-overlapping'),
    ],
    cause:
      'Every network uses a range of addresses. Either many networks were left behind, or a VPN has a route that covers all ranges that Docker may use.',
    steps: [
      {
        text: 'Disconnect the VPN and try again. If this helps, the routes of the VPN are the reason.',
      },
      {
        text: 'Remove networks that no container uses.',
        commands: [bash('docker network prune')],
      },
      {
        text: 'Or give Docker ranges that nobody else uses, in `/etc/docker/daemon.json`, and restart it. The range is an example.',
        commands: [
          {
            language: 'json',
            code: '{\n  "default-address-pools": [{"base": "10.201.0.0/16", "size": 24}]\n}',
          },
          on('linux', bash('sudo systemctl restart docker')),
        ],
      },
    ],
    verify: {
      text: 'A network can be created and removed.',
      commands: [bash('docker network create check'), bash('docker network rm check')],
    },
    sources: [
      {title: 'docker/for-linux issue 599', url: 'https://github.com/docker/for-linux/issues/599'},
      {title: 'moby/moby issue 21170', url: 'https://github.com/moby/moby/issues/21170'},
    ],
    sample:
      'Error response from daemon: could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network',
  },
  {
    id: 'docker-name-conflict',
    title: 'A container with this name exists',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('Conflict. The container name', 'is already in use by container'),
      variant('You have to remove (or rename) that container to be able to reuse that name'),
      variant('The container name', 'is already in use'),
    ],
    cause: 'Names are unique, and a stopped container keeps its name until it is removed.',
    steps: [
      {
        text: 'See the container and its state, stopped ones included.',
        commands: [bash('docker ps -a --filter name=<container>')],
      },
      {
        text: 'Remove it if it is stopped and you do not need what it wrote outside of volumes.',
        commands: [bash('docker rm <container>')],
      },
      {
        text: 'Or keep it under another name.',
        commands: [bash('docker rename <container> <container>-old')],
      },
    ],
    verify: {
      text: 'The list shows the new container.',
      commands: [bash('docker ps -a --filter name=<container>')],
    },
    sources: [
      {title: 'docker/docs pull request 17816', url: 'https://github.com/docker/docs/pull/17816'},
      {title: 'moby/moby issue 23371', url: 'https://github.com/moby/moby/issues/23371'},
    ],
    sample:
      'docker: Error response from daemon: Conflict. The container name "/traefik" is already in use by container "78dc6f6a43d0e6cfb7aa6bba2f0a377bd39620bff79ca308540a13ddd4e62886". You have to remove (or rename) that container to be able to reuse that name.',
  },
  {
    id: 'docker-exec-format',
    title: 'The program in the image is for another processor',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      {...message('exec ', ': exec format error'), specific: ': exec format error'},
      variant('exec user process caused', 'exec format error'),
      hint("The requested image's platform", 'does not match the detected host platform'),
      {
        ...variant('cannot execute binary file: Exec format error'),
        unless: ['bin/cockroach', './cockroach', 'error: cockroach'],
      },
      {
        ...variant('exec format error'),
        unless: ['error getting credentials', 'bin/cockroach', './cockroach', 'error: cockroach'],
      },
      variant('qemu: uncaught target signal'),
      variant('rosetta error: failed to open elf'),
    ],
    cause:
      'The image holds programs for another processor than that of the host, for example Arm on x86. A start script without `#!` line gives the same message.',
    steps: [
      {
        text: 'Compare the image with the host.',
        commands: [
          bash('docker image inspect --format "{{.Os}}/{{.Architecture}}" <image>'),
          bash('uname -m'),
        ],
      },
      {
        text: 'Remove the image and pull it for the processor of the host: `linux/amd64` for `x86_64`, `linux/arm64` for `aarch64` and `arm64`.',
        commands: [
          bash('docker image rm <image>'),
          bash('docker pull --platform linux/amd64 <image>'),
        ],
      },
      {text: 'If they are the same, look at the first line of the start script of your own image.'},
    ],
    verify: {text: 'The container runs.', commands: [bash('docker ps')]},
    sources: [
      {
        title: 'Docker: Multi-platform builds',
        url: 'https://docs.docker.com/build/building/multi-platform/',
      },
      {
        title: 'docker-library/mysql issue 228',
        url: 'https://github.com/docker-library/mysql/issues/228',
      },
    ],
    sample:
      "WARNING: The requested image's platform (linux/arm64/v8) does not match the detected host platform (linux/amd64/v3) and no specific platform was requested\nexec /usr/local/bin/docker-entrypoint.sh: exec format error",
  },
  {
    id: 'docker-compose-missing',
    title: 'Docker has no command compose',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message("docker: 'compose' is not a docker command"),
      variant('docker: unknown command: docker compose'),
      variant("unknown shorthand flag: 'd' in -d"),
      variant("unknown shorthand flag: 'f' in -f"),
      variant('docker-compose: command not found'),
      variant("Command 'docker-compose' not found"),
      variant(': docker-compose: not found'),
      variant('command not found: docker-compose'),
    ],
    cause:
      'Compose version 2 is a plugin of Docker, and it is not installed where Docker looks. Then `docker` treats the options of `compose` as its own.',
    steps: [
      {
        text: "Install the plugin. This is the package of Docker's own repository.",
        commands: [
          on('linux', bash('sudo apt install docker-compose-plugin')),
          on('wsl', bash('sudo apt install docker-compose-plugin')),
        ],
      },
      {
        text: 'Without that repository, follow the steps of the [tarball recipe](/installation/installation_process#linux-tarball), which installs the plugin by hand. On macOS, Docker Desktop has it.',
      },
    ],
    verify: {
      text: 'A version 2 appears.',
      commands: [bash('docker compose version')],
    },
    sources: [
      {
        title: 'Docker: Install the Compose plugin',
        url: 'https://docs.docker.com/compose/install/linux/',
      },
      {title: 'docker/compose issue 8986', url: 'https://github.com/docker/compose/issues/8986'},
    ],
    page: '/installation/installation_process#linux-tarball',
    sample: "docker: 'compose' is not a docker command.\nSee 'docker --help'",
  },
  {
    id: 'docker-compose-not-executable',
    title: 'The Compose plugin is not executable',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('cli-plugins/docker-compose: permission denied'),
        unless: ['failed to open the file', 'cannot create', 'curl:'],
      },
    ],
    cause: 'The file of the plugin has no right to be executed, or you wrote to it without `sudo`.',
    steps: [
      {
        text: 'Make the file executable. If the message shows another path, use that.',
        commands: [
          on('linux', bash('sudo chmod +x /usr/local/lib/docker/cli-plugins/docker-compose')),
          on('wsl', bash('sudo chmod +x /usr/local/lib/docker/cli-plugins/docker-compose')),
        ],
      },
      {text: 'If the message came from the download, repeat it with `sudo`.'},
    ],
    verify: {
      text: 'A version 2 appears.',
      commands: [bash('docker compose version')],
    },
    sources: [
      {
        title: 'Docker: Install the Compose plugin',
        url: 'https://docs.docker.com/compose/install/linux/',
      },
    ],
    page: '/installation/installation_process#linux-tarball',
    sample: 'bash: /usr/local/lib/docker/cli-plugins/docker-compose: permission denied',
  },
  {
    id: 'docker-compose-no-file',
    title: 'Compose does not find a compose file',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('no configuration file provided: not found'),
      variant("Can't find a suitable configuration file in this directory or any parent"),
      variant('open ', 'docker-compose.yml: no such file or directory'),
      variant('compose.yaml: no such file or directory'),
      variant('compose.yml: no such file or directory'),
      variant("No such file or directory: './docker-compose.yml'"),
    ],
    cause: 'The command runs in a directory without `compose.yaml` or `docker-compose.yml`.',
    steps: [
      {
        text: 'Change to the directory of the compose file, or specify the file.',
        commands: [bash('docker compose -f <path-to-compose-file> ps')],
      },
    ],
    verify: {
      text: 'The services of the file appear.',
      commands: [bash('docker compose -f <path-to-compose-file> ps')],
    },
    sources: [
      {
        title: 'Docker: docker compose reference',
        url: 'https://docs.docker.com/reference/cli/docker/compose/',
      },
    ],
    sample: 'no configuration file provided: not found',
  },
  {
    id: 'docker-bind-source',
    title: 'A directory for the container is missing on the host',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('invalid mount config for type "bind": bind source path does not exist'),
      variant('bind source path does not exist'),
      variant('bind mount source path does not exist'),
      variant('Mounts denied', 'is not shared from the host'),
      variant('error while creating mount source path'),
    ],
    cause:
      'The container mounts a directory of the host that does not exist or that Docker cannot access: Docker from Snap and Docker Desktop can access only some directories.',
    steps: [
      {
        text: 'Check whether the path of the message exists on the host where the daemon runs.',
        commands: [bash('ls -ld <path>')],
      },
      {text: 'Create it if it is missing.', commands: [bash('mkdir -p <path>')]},
      {
        text: 'If it exists, check whether Docker came from Snap. If so, install it from the repository of Docker instead. On macOS, allow the directory in Docker Desktop under **Settings**, **Resources**, **File sharing**.',
        commands: [on('linux', bash('snap list docker'))],
      },
    ],
    verify: {text: 'The container starts.', commands: [bash('docker ps')]},
    sources: [
      {title: 'Docker: Bind mounts', url: 'https://docs.docker.com/engine/storage/bind-mounts/'},
      {title: 'docker/docs issue 4709', url: 'https://github.com/docker/docs/issues/4709'},
    ],
    sample:
      'docker: Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /opt/models.',
  },
  {
    id: 'docker-mount-type',
    title: 'A directory is mounted onto a file, or a file onto a directory',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('Are you trying to mount a directory onto a file (or vice-versa)'),
      variant('error mounting', 'to rootfs at', 'not a directory'),
    ],
    cause:
      'The file was missing on the host when the container first started. For a path given with `-v` or in short form, Docker then creates an empty directory of that name. It cannot be mounted onto a file.',
    steps: [
      {
        text: 'See what is on the host, on the machine where the daemon runs. The message names the path first.',
        commands: [bash('ls -ld <path>')],
      },
      {text: 'Remove the container.', commands: [bash('docker rm <container>')]},
      {
        text: 'If the path is an empty directory where a file belongs, remove it. The command refuses a directory with content.',
        commands: [bash('sudo rmdir <path>')],
      },
      {text: 'Put the file there, then create the container again.'},
    ],
    verify: {text: 'The container starts.', commands: [bash('docker ps')]},
    sources: [
      {title: 'docker/cli issue 2573', url: 'https://github.com/docker/cli/issues/2573'},
      {title: 'moby/moby issue 36428', url: 'https://github.com/moby/moby/issues/36428'},
      {title: 'Docker: Bind mounts', url: 'https://docs.docker.com/engine/storage/bind-mounts/'},
    ],
    sample:
      'Error response from daemon: OCI runtime create failed: runc create failed: unable to start container process: error during container init: error mounting "/srv/app/config.toml" to rootfs at "/app/config.toml": not a directory: unknown: Are you trying to mount a directory onto a file (or vice-versa)? Check if the specified host path exists and is the expected type',
  },
  {
    id: 'docker-swap-limit',
    title: 'The kernel does not limit swap for containers',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'warning',
    messages: [
      message('Your kernel does not support swap limit capabilities'),
      hint('WARNING: No swap limit support'),
    ],
    cause:
      'The kernel does not account for swap. Docker continues and ignores limits for swap. Limits for memory still apply.',
    steps: [
      {text: 'Ignore the warning, unless you need limits for swap.'},
      {
        text: 'To turn accounting on, add `cgroup_enable=memory swapaccount=1` to `GRUB_CMDLINE_LINUX` in `/etc/default/grub`, then write the boot menu and restart the machine.',
        commands: [bash('sudo update-grub'), bash('sudo reboot')],
      },
    ],
    verify: {
      text: 'The warning no longer appears.',
      commands: [bash('docker info 2>&1 | grep -i "swap limit"')],
    },
    sources: [DAEMON_DOCS],
    sample: 'WARNING: Your kernel does not support swap limit capabilities. Limitation discarded.',
  },
  {
    id: 'docker-local-resolver',
    title: 'Containers cannot use the name server of the host',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'warning',
    messages: [
      message('DNS resolver found in resolv.conf and containers', 'use it'),
      hint(
        'No non-localhost DNS nameservers are left in resolv.conf. Using default external servers',
      ),
    ],
    cause:
      'The host asks a name server on its own loopback address, which a container cannot reach. Docker uses public name servers instead; names on your own network are then unknown in containers.',
    steps: [
      {text: 'Ignore the warning if containers need public names only.'},
      {
        text: 'Otherwise specify the name servers of your network in `/etc/docker/daemon.json`.',
        commands: [{language: 'json', code: '{\n  "dns": ["<name-server>"]\n}'}],
      },
      restartDocker,
    ],
    verify: {
      text: 'A container resolves a name on your network.',
      commands: [bash('docker run --rm busybox nslookup <name>')],
    },
    sources: [DAEMON_DOCS],
    sample:
      "WARNING: Local (127.0.0.1) DNS resolver found in resolv.conf and containers can't use it. Using default external servers : [8.8.8.8 8.8.4.4]",
  },
  {
    id: 'docker-iptables',
    title: 'The firewall rules of Docker are missing',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('iptables failed: iptables', 'No chain/target/match by that name'),
      variant('-A DOCKER', 'No chain/target/match by that name'),
      variant('-t nat', "Chain 'DNAT' does not exist"),
      variant('iptables: No chain/target/match by that name'),
      variant('Error initializing network controller'),
      variant('failed to create NAT chain DOCKER'),
      variant('Failed to Setup IP tables'),
      variant('failed to register "bridge" driver'),
      variant("can't initialize iptables table"),
    ],
    cause:
      'Docker wrote its chains into the firewall when it started, and something removed them since: a restart of `firewalld` or `ufw`, or a script that clears all rules.',
    steps: [
      {
        text: 'Restart Docker: it writes its rules again. Running containers stop.',
        commands: [bash('sudo systemctl restart docker')],
      },
      {
        text: 'If a chain is missing in the kernel, load the modules, or restart the machine after an update of the kernel.',
        commands: [bash('sudo modprobe iptable_nat'), bash('sudo modprobe xt_nat')],
      },
      {text: 'Start Docker after the firewall, and do not clear all rules while Docker runs.'},
    ],
    verify: {
      text: 'The chain exists.',
      commands: [bash('sudo iptables -t nat -L DOCKER -n')],
    },
    sources: [
      {
        title: 'Docker: Packet filtering and firewalls',
        url: 'https://docs.docker.com/engine/network/packet-filtering-firewalls/',
      },
      {title: 'moby/moby issue 26494', url: 'https://github.com/moby/moby/issues/26494'},
      {title: 'moby/moby issue 16816', url: 'https://github.com/moby/moby/issues/16816'},
    ],
    sample:
      'docker: Error response from daemon: driver failed programming external connectivity on endpoint traefik (14e1a51512de): (iptables failed: iptables --wait -t nat -A DOCKER -p tcp -d 0/0 --dport 443 -j DNAT --to-destination 172.17.0.2:443 ! -i docker0: iptables: No chain/target/match by that name. (exit status 1)).',
  },
  {
    id: 'docker-api-version',
    title: 'A program uses an older API than Docker accepts',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    messages: [
      message('client version', 'is too old. Minimum supported API version is'),
      variant('is too new. Maximum supported API version is'),
      variant('client version', 'is too old. Minimum supported API version'),
      variant('Minimum supported API version is'),
    ],
    cause:
      'A container that talks to the Docker socket, such as a proxy, asks for a version of the API that this Docker no longer has. Docker 29 raised the minimum to 1.44. The message "too new" is the other direction: the command `docker` is newer than the daemon.',
    steps: [
      {
        text: 'See both versions.',
        commands: [bash('docker version')],
      },
      {
        text: 'Update the program that the message comes from: for Traefik, versions up to 3.6.0 ask for 1.24.',
      },
      {
        text: 'Until it can be updated, let the daemon accept the old API again: in `/etc/docker/daemon.json`.',
        commands: [{language: 'json', code: '{\n  "min-api-version": "1.24"\n}'}],
      },
      restartDocker,
    ],
    verify: {text: 'The log of the program has no further such line.'},
    sources: [
      {
        title: 'Docker: Deprecated features, legacy API versions',
        url: 'https://docs.docker.com/engine/deprecated/#deprecate-legacy-api-versions',
      },
      {
        title: 'traefik/traefik issue 12253',
        url: 'https://github.com/traefik/traefik/issues/12253',
      },
    ],
    sample:
      '2025-11-13T14:10:38Z ERR Provider error, retrying in 8.407447625s error="Error response from daemon: client version 1.24 is too old. Minimum supported API version is 1.44, please upgrade your client to a newer version" providerName=docker',
  },
  {
    id: 'docker-credential-helper',
    title: 'The program that stores the registry passwords is missing',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('error getting credentials - err: exec: "docker-credential-'),
      variant('error getting credentials - err: exit status 1'),
      variant('error getting credentials - err: fork/exec'),
      variant('docker-credential-desktop', 'executable file not found'),
      variant('docker-credential-desktop', 'not installed or not available in PATH'),
      variant('error saving credentials: error storing credentials'),
      variant('exec: "docker-credential-'),
      variant('error storing credentials - err: exit status 1'),
    ],
    cause:
      '`~/.docker/config.json` names a helper for passwords (`credsStore`), and this helper cannot be run here. Docker Desktop writes the entry; in WSL or after its removal, the helper is missing.',
    steps: [
      {text: 'See what is set.', commands: [bash('cat ~/.docker/config.json')]},
      {
        text: 'Remove the line with `credsStore`. The file is then, for example, empty but valid.',
        commands: [{language: 'json', code: '{}'}],
      },
      {
        text: 'For private images, log in again. The password is then kept in this file, readable for you.',
        commands: [bash('docker login')],
      },
    ],
    verify: {text: 'Docker pulls the image.', commands: [bash('docker pull hello-world')]},
    sources: [
      {
        title: 'Docker: docker login, credential stores',
        url: 'https://docs.docker.com/reference/cli/docker/login/#credential-stores',
      },
      {title: 'docker/for-win issue 12273', url: 'https://github.com/docker/for-win/issues/12273'},
      {title: 'docker/compose issue 7495', url: 'https://github.com/docker/compose/issues/7495'},
    ],
    sample:
      'error getting credentials - err: exec: "docker-credential-desktop.exe": executable file not found in $PATH, out: ``',
  },
  {
    id: 'docker-dependency-failed',
    title: 'A container that others depend on did not become healthy',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'etcd-space-exceeded',
      'milvus-etcd-unreachable',
      'cockroach-clock-offset',
      'disk-full',
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'kernel-exit-137',
      'etcd-timeout',
      'docker-daemon-not-running',
    ],
    messages: [
      message('dependency failed to start: container', 'is unhealthy'),
      variant('dependency failed to start: container'),
      variant('ERROR: for', 'is unhealthy'),
    ],
    cause:
      'Compose starts some containers only after another one reports that it is ready. That one exited, or its check failed too often; the message names it.',
    steps: [
      {
        text: 'Read the log of the container that the message names.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'See what its check answers.',
        commands: [bash('docker inspect --format "{{json .State.Health}}" <container>')],
      },
      {
        text: 'After the correction, start again. A slow disk can make the first start too long; a second one then works.',
      },
    ],
    verify: {
      text: 'The column **STATUS** says `healthy`.',
      commands: [bash('docker ps --filter name=<container>')],
    },
    sources: [
      {
        title: 'Docker: Control startup and shutdown order in Compose',
        url: 'https://docs.docker.com/compose/how-tos/startup-order/',
      },
      {title: 'docker/compose issue 11474', url: 'https://github.com/docker/compose/issues/11474'},
      {
        title: 'NationalSecurityAgency/datawave issue 2666',
        url: 'https://github.com/NationalSecurityAgency/datawave/issues/2666',
      },
    ],
    sample: 'dependency failed to start: container milvus-etcd is unhealthy',
  },

  {
    id: 'docker-compose-invalid',
    title: 'The compose file is not valid',
    component: 'docker',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('services.', ' must be a mapping'),
      message('Additional property', 'is not allowed'),
      variant('validating ', 'compose', 'must be a'),
      variant('services.', ' must be a list'),
      variant('services.', ' must be a string'),
      variant('services must be a mapping'),
      variant('top-level object must be a mapping'),
      variant('The Compose file', 'is invalid because'),
      variant('services.', 'Does not match any of the regexes'),
      variant('has neither an image nor a build context specified'),
      variant('refers to undefined volume'),
      variant('refers to undefined network'),
      variant('depends on undefined service'),
      {
        ...variant('yaml: line', 'mapping values are not allowed in this context'),
        near: {phrase: 'compose', lines: 5},
      },
      variant('yaml: line', 'did not find expected'),
      variant('yaml: line', 'found character that cannot start any token'),
      variant('yaml: line', 'could not find expected'),

      variant('failed to parse', 'compose', 'yaml: '),
    ],
    cause:
      'A key is in the wrong place, is misspelled or has a value of another kind, usually because of indentation, or this Compose is older than the key.',
    steps: [
      {
        text: 'Go to the key or line of the message. Indent with spaces, two for each level, never with tabs.',
      },
      {
        text: 'Check the file without starting anything. The command prints nothing when the file is valid.',
        commands: [bash('docker compose -f <file> config --quiet')],
      },
      {
        text: 'If the key is right, compare the version of Compose with the one that brought the key.',
        commands: [bash('docker compose version')],
      },
    ],
    verify: {
      text: 'The command ends without output.',
      commands: [bash('docker compose -f <file> config --quiet')],
    },
    sources: [
      {
        title: 'Docker: Compose file reference',
        url: 'https://docs.docker.com/reference/compose-file/',
      },
      {title: 'docker/compose issue 10888', url: 'https://github.com/docker/compose/issues/10888'},
    ],
    sample: 'validating /srv/app/docker-compose.yml: services.web.environment must be a mapping',
  },
  {
    id: 'docker-program-missing',
    title: 'The image does not have this program',
    component: 'docker',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('exec: "', 'executable file not found in $PATH'),
        unless: ['nvidia-', 'docker-credential-'],
      },
      {
        ...variant('unable to start container process', 'no such file or directory'),
        unless: ['nvidia', 'error mounting', '/dev/kfd', 'mount'],
      },
      {
        ...variant('starting container process caused', 'no such file or directory'),
        unless: ['nvidia', 'mount', '/dev/kfd'],
      },
      variant('unable to start container process', 'exec: "', 'permission denied'),
      variant('starting container process caused', 'exec: "', 'permission denied'),
      {
        ...variant('executable file not found in $PATH'),
        unless: ['nvidia-', 'docker-credential-'],
      },
      variant('exited with code 127'),
      variant('unable to start container process: exec', 'permission denied'),
    ],
    follows: ['nvidia-runtime-binary', 'docker-bind-source', 'docker-mount-type'],
    cause:
      'The command or entrypoint names a program that is not in the image, is not executable, or is a script whose first line names a missing interpreter or ends in a Windows line break. Options of `docker run` that follow the name of the image are treated as part of the command, too.',
    steps: [
      {text: 'Put options of `docker run` before the name of the image, the command after it.'},
      {
        text: 'See which command the image starts by itself.',
        commands: [
          bash('docker image inspect --format "{{.Config.Entrypoint}} {{.Config.Cmd}}" <image>'),
        ],
      },
      {
        text: 'Look for the program in the image. An image without a shell cannot run this command.',
        commands: [bash('docker run --rm --entrypoint sh <image> -c "command -v <program>"')],
      },
      {
        text: 'If it is your own script, make it executable, convert its line breaks, and build again.',
        commands: [bash('chmod +x <script>'), bash("sed -i 's/\\r$//' <script>")],
      },
    ],
    verify: {
      text: 'The container stays up.',
      commands: [bash('docker ps')],
    },
    sources: [
      {
        title: 'opencontainers/runc issue 1490',
        url: 'https://github.com/opencontainers/runc/issues/1490',
      },
      {title: 'moby/moby issue 31702', url: 'https://github.com/moby/moby/issues/31702'},
    ],
    sample:
      'docker: Error response from daemon: failed to create task for container: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: exec: "serve": executable file not found in $PATH: unknown',
  },
  {
    id: 'docker-cdi-off',
    title: 'Docker does not read device descriptions (CDI)',
    component: 'docker',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [message('could not select device driver "cdi"')],
    cause:
      'The container asks for its GPU by a CDI name such as `nvidia.com/gpu=all`. Docker before 28.2 understands these names only after the feature is switched on.',
    steps: [
      {
        text: 'Switch the feature on in `/etc/docker/daemon.json`. Keep the other settings of the file.',
        commands: [{language: 'json', code: '{\n  "features": {"cdi": true}\n}'}],
      },
      restartDocker,
      {
        text: 'Let the toolkit write the description of the cards.',
        commands: [bash('sudo nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml')],
      },
    ],
    verify: {
      text: 'The table of the cards appears.',
      commands: [bash('docker run --rm --device=nvidia.com/gpu=all ubuntu nvidia-smi')],
    },
    sources: [
      {
        title: 'NVIDIA/nvidia-container-toolkit issue 434',
        url: 'https://github.com/NVIDIA/nvidia-container-toolkit/issues/434',
      },
      {
        title: 'Docker: Container Device Interface (CDI)',
        url: 'https://docs.docker.com/build/building/cdi/',
      },
      {
        title: 'cncf-tags/container-device-interface pull request 277',
        url: 'https://github.com/cncf-tags/container-device-interface/pull/277',
      },
    ],
    sample:
      'docker: Error response from daemon: could not select device driver "cdi" with capabilities: [].',
  },
  {
    id: 'docker-not-installed',
    title: 'Docker is not installed',
    component: 'docker',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('docker: command not found'),
      message("Command 'docker' not found"),
      variant(': docker: not found'),
      variant('command not found: docker'),
      variant("The command 'docker' could not be found in this WSL"),
      variant("'docker' is not recognized"),
      variant("The term 'docker' is not recognized"),
      variant("No such file or directory: 'docker'"),
      variant('exec: "docker": executable file not found'),
      variant('Unit docker.service could not be found'),
    ],
    cause:
      'The command `docker` is not on the search path: Docker is not installed or, in WSL, Docker Desktop is not connected with this instance.',
    steps: [
      {
        text: 'Install Docker Engine (Linux) or Docker Desktop (macOS, Windows) as [its documentation](https://docs.docker.com/engine/install/) says.',
      },
      {
        text: 'With Docker Desktop and WSL, open **Settings > Resources > WSL Integration** and switch the instance on.',
      },
    ],
    verify: {text: 'A version appears.', commands: [bash('docker --version')]},
    sources: [
      {title: 'Docker: Install Docker Engine', url: 'https://docs.docker.com/engine/install/'},
      {
        title: 'Docker: Docker Desktop WSL 2 backend',
        url: 'https://docs.docker.com/desktop/features/wsl/',
      },
    ],
    sample: 'bash: docker: command not found',
  },
  {
    id: 'docker-network-missing',
    title: 'A Docker network does not exist',
    component: 'docker',
    platforms: ['linux', 'macos', 'windows', 'wsl'],
    kamiwaza: false,
    messages: [
      message('declared as external, but could not be found'),
      message('Error response from daemon: network ', ' not found'),
      variant('failed to set up container networking: network ', ' not found'),
    ],
    cause:
      'The network was removed, belongs to a project that is not started, or has another name. A container keeps the ID of its network; after someone creates the network again, the ID is unknown.',
    steps: [
      {text: 'List the networks.', commands: [bash('docker network ls')]},
      {
        text: 'If the compose file names an external network, create it.',
        commands: [bash('docker network create <network>')],
      },
      {
        text: 'If the container has the ID of an old network, create the container again.',
        commands: [bash('docker compose up -d --force-recreate')],
      },
    ],
    verify: {text: 'The network is in the list.', commands: [bash('docker network ls')]},
    sources: [
      {
        title: 'Docker: Networks in the Compose file reference',
        url: 'https://docs.docker.com/reference/compose-file/networks/',
      },
    ],
    sample: 'network backend declared as external, but could not be found',
  },
  {
    id: 'docker-selinux',
    title: 'SELinux blocks a container from a host directory',
    component: 'docker',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      {...message('avc:', 'denied', 'container_t'), specific: 'container_t'},
      variant('SELinux is preventing', 'from', 'access on the'),
    ],
    contradicts: ['chmod 777', 'setenforce 0'],
    cause:
      'SELinux, which RHEL and Fedora use, lets a container read only directories with a label for containers. The mounted directory does not have one, whatever its owner and mode are.',
    steps: [
      {
        text: 'See what was refused. `path` or `name` is the file, `tcontext` its label.',
        commands: [bash('sudo ausearch -m AVC -ts recent')],
      },
      {
        text: 'Mount the directory with `:z`, so that Docker gives it a label that containers share. Never do this with a directory of the system, such as `/home` or `/usr`.',
        commands: [bash('docker run -v /opt/models:/models:z <image>')],
      },
      {
        text: 'Or label the directory itself. Relabeling the file system removes this label.',
        commands: [bash('sudo chcon -R -t container_file_t /opt/models')],
      },
    ],
    verify: {
      text: 'The container reads the directory, and the list has no new line.',
      commands: [bash('sudo ausearch -m AVC -ts recent')],
    },
    sources: [
      {
        title: 'Docker: Bind mounts, configure the SELinux label',
        url: 'https://docs.docker.com/engine/storage/bind-mounts/#configure-the-selinux-label',
      },
    ],
    sample:
      'type=AVC msg=audit(1724143922.512:4021): avc:  denied  { read } for  pid=41877 comm="python3" name="config.json" dev="dm-0" ino=8415 scontext=system_u:system_r:container_t:s0:c112,c876 tcontext=unconfined_u:object_r:user_home_t:s0 tclass=file permissive=0',
  },
];
