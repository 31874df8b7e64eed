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
        text: 'Compare the address at its end with the one that you used.',
      },
      {
        text: 'See whether the new node still belongs to a Swarm.',
        commands: [bash('docker info --format "{{.Swarm.LocalNodeState}}"')],
      },
      {
        text: 'If the output is not `inactive`, let the node leave. Its Swarm tasks stop. Do this on a worker only: a manager may be the last one that knows the Swarm.',
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
];
