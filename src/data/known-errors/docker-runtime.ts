import {bash, message, variant} from './define.ts';
import type {KnownError} from './types.ts';

/** Docker while containers run: those that do not stay up, and Swarm. */
export const dockerRuntimeErrors: readonly KnownError[] = [
  {
    id: 'docker-restarting',
    title: 'A container exits and restarts again and again',
    component: 'docker',
    platforms: ['linux', 'wsl', 'macos', 'windows'],
    kamiwaza: false,
    role: 'symptom',
    endOnly: true,
    follows: [
      'kernel-oom-killer',
      'kernel-cgroup-oom',
      'kernel-exit-137',
      'docker-exec-format',
      'cpu-illegal-instruction',
      'minio-access-denied',
      'docker-gpu-driver',
      'disk-full',
      'vllm-engine-failed',
      'llama-load-failed',
    ],
    messages: [
      {...message('Restarting (', ') ', ' ago'), specific: 'Restarting ('},
      message('is restarting, wait until the container is running'),
    ],
    cause:
      'The program in the container ends soon after its start, and the restart policy of the container starts it again. While it is down, nothing listens on its port, so a proxy in front of it returns 502 and clients get "connection refused". The number in parentheses is the exit code.',
    steps: [
      {
        text: 'Read the end of its log. The first exception or error of the last start is the cause: paste it into the [error finder](/models/which-error).',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'If the log says nothing, see how it ended. `137` with `true` means too little memory, `139` a crash in compiled code, `126` a command that cannot be executed, `127` one that the image does not have, or that cannot be loaded.',
        commands: [
          bash(
            'docker inspect --format "{{.State.ExitCode}} {{.State.OOMKilled}} {{.RestartCount}}" <container>',
          ),
        ],
      },
      {
        text: 'Stop it while you work on the cause, so that its log stays short.',
        commands: [bash('docker stop <container>')],
      },
      {
        text: 'After you have fixed the cause, start it again. For a model, deploy it again in the UI instead.',
        commands: [bash('docker start <container>')],
      },
    ],
    verify: {
      text: 'The **STATUS** column shows `Up` for longer than a minute.',
      commands: [bash('docker ps --filter name=<container>')],
    },
    sources: [
      {
        title: 'Docker: Start containers automatically',
        url: 'https://docs.docker.com/engine/containers/start-containers-automatically/',
      },
      {
        title: 'Docker: docker container run, exit status',
        url: 'https://docs.docker.com/engine/containers/run/#exit-status',
      },
    ],
    page: '/models/troubleshooting#engine-crash',
    sample: 'NAMES        STATUS\nvllm-51104   Restarting (1) 12 seconds ago',
  },
  {
    id: 'docker-swarm-token',
    title: 'The join token belongs to another Swarm',
    component: 'docker',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('remote CA does not match fingerprint'),
      {...variant('invalid join token'), near: {phrase: 'swarm', lines: 4}},
    ],
    cause:
      'A token contains the fingerprint of the certificate authority (CA) of its Swarm. The manager at this address has another CA: the Swarm was created again, its CA was replaced, or the address belongs to another Swarm. `invalid join token` means that a part of the token was not copied.',
    steps: [
      {
        text: 'On a manager, print the command with the current token. To add a manager, write `manager` instead of `worker`.',
        commands: [bash('docker swarm join-token worker')],
      },
      {
        text: 'Compare the address at the end of the printed command with the one that you used.',
      },
      {
        text: 'See whether the new node still belongs to a Swarm.',
        commands: [bash('docker info --format "{{.Swarm.LocalNodeState}}"')],
      },
      {
        text: 'If the output is not `inactive`, let the node leave. Its Swarm tasks stop. Do this on a worker only: a manager may be the last one in its Swarm.',
        commands: [bash('docker swarm leave')],
      },
      {
        text: 'Run the printed command on the new node. The Enterprise Edition keeps join tokens in [`/etc/kamiwaza/swarm`](/operate/backup#directories): an old one that is stored there is no longer valid.',
      },
    ],
    verify: {
      text: 'On the manager, the node is in the list and `Ready`.',
      commands: [bash('docker node ls')],
    },
    sources: [
      {
        title: 'Docker: docker swarm join-token',
        url: 'https://docs.docker.com/reference/cli/docker/swarm/join-token/',
      },
      {title: 'moby/moby issue 30584', url: 'https://github.com/moby/moby/issues/30584'},
    ],
    sample:
      'Error response from daemon: remote CA does not match fingerprint. Expected: e90670e77a50fdc77f3169ff0b1d314a3d4954baff73947f73c754fbe9c695a8',
  },
  {
    id: 'docker-swarm-join',
    title: 'A node cannot reach the manager of the Swarm',
    component: 'docker',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      message('Timeout was reached before node joined'),
      variant('could not connect to prospective new cluster member'),
      variant('rpc error', 'dial tcp', ':2377'),
    ],
    cause:
      'A node joins through TCP port 2377 of a manager, and a new manager is called back on its own port 2377. "Refused" means that nothing listens there: the address is wrong, or that host is not a manager. A timeout means that packets are lost on the way, usually in a firewall.',
    steps: [
      {
        text: 'On a manager, print the command for new nodes, and compare its address with the one that you used.',
        commands: [bash('docker swarm join-token worker')],
      },
      {
        text: 'On the new node, test the port.',
        commands: [bash('nc -vz <manager_address> 2377')],
      },
      {
        text: 'If the test fails, open these ports in every firewall between the nodes, for the addresses of the nodes only: 2377 (TCP) to the managers, 7946 (TCP and UDP) and 4789 (UDP) between all nodes.',
      },
      {
        text: 'If the port answers and joining still takes too long, compare the largest packet size (MTU) of the network interfaces with that of the switches: large packets may be lost.',
        commands: [bash('ip link show')],
      },
      {
        text: 'See whether the new node still tries to join. If the output is `pending` or `error`, let it leave. Then run the printed command again.',
        commands: [
          bash('docker info --format "{{.Swarm.LocalNodeState}}"'),
          bash('docker swarm leave'),
        ],
      },
    ],
    verify: {
      text: 'On the manager, the node is in the list and `Ready`.',
      commands: [bash('docker node ls')],
    },
    sources: [
      {
        title: 'Docker: Getting started with Swarm mode, ports between the hosts',
        url: 'https://docs.docker.com/engine/swarm/swarm-tutorial/#open-protocols-and-ports-between-the-hosts',
      },
      {
        title: 'docker/for-linux issue 1457 (MTU)',
        url: 'https://github.com/docker/for-linux/issues/1457',
      },
    ],
    sample:
      'Error response from daemon: Timeout was reached before node joined. The attempt to join the swarm will continue in the background. Use the "docker info" command to see the current swarm status of your node.',
  },
  {
    id: 'docker-swarm-joined',
    title: 'The node already belongs to a Swarm',
    component: 'docker',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [message('This node is already part of a swarm')],
    cause:
      'A node belongs to one Swarm at a time. It joined one before, or an earlier attempt to join still runs.',
    steps: [
      {
        text: 'See the state of the node, and whether it is a manager: the second word is `true` on a manager.',
        commands: [
          bash('docker info --format "{{.Swarm.LocalNodeState}} {{.Swarm.ControlAvailable}}"'),
        ],
      },
      {
        text: 'On a manager of the Swarm that the node is to join, see whether it is already in the list. If it is `Ready`, nothing is left to do.',
        commands: [bash('docker node ls')],
      },
      {
        text: 'Let a worker leave. Its Swarm tasks stop. Do not force a manager to leave before another manager has demoted it: the last manager takes the state of the Swarm with it.',
        commands: [bash('docker swarm leave')],
      },
      {
        text: 'Run the command for new nodes again on this node.',
      },
    ],
    verify: {
      text: 'On the manager, the node is in the list and `Ready`.',
      commands: [bash('docker node ls')],
    },
    sources: [
      {
        title: 'Docker: docker swarm leave',
        url: 'https://docs.docker.com/reference/cli/docker/swarm/leave/',
      },
    ],
    sample:
      'Error response from daemon: This node is already part of a swarm. Use "docker swarm leave" to leave this swarm and join another one.',
  },
  {
    id: 'docker-swarm-not-manager',
    title: 'The command needs a manager of the Swarm',
    component: 'docker',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [message('This node is not a swarm manager')],
    cause:
      'Commands such as `docker node` and `docker service` run on a manager only. This host is a worker, or not in a Swarm at all. In Kamiwaza, only the [Enterprise Edition](/architecture/overview) uses Swarm mode: on the Community Edition, this message is normal.',
    steps: [
      {
        text: 'See whether this host is in a Swarm. If the output is `inactive`, it is not.',
        commands: [bash('docker info --format "{{.Swarm.LocalNodeState}}"')],
      },
      {
        text: 'If it is `active`, print the addresses of the managers, and run the command on one of them.',
        commands: [bash('docker info --format "{{range .Swarm.RemoteManagers}}{{.Addr}} {{end}}"')],
      },
      {
        text: 'If it is `inactive` and the host is to be a node, print the command for new nodes on a manager, and run it here. Do not run `docker swarm init`, which creates another Swarm.',
        commands: [bash('docker swarm join-token worker')],
      },
    ],
    verify: {
      text: 'On the manager, the list of nodes appears.',
      commands: [bash('docker node ls')],
    },
    sources: [
      {
        title: 'Docker: How nodes work',
        url: 'https://docs.docker.com/engine/swarm/how-swarm-mode-works/nodes/',
      },
    ],
    sample:
      'Error response from daemon: This node is not a swarm manager. Use "docker swarm init" or "docker swarm join" to connect this node to swarm and try again.',
  },
];
