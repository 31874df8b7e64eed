import {bash, except, hint, message, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError} from './types.ts';

const ERRORS = {
  title: 'etcd-io/etcd: api/v3rpc/rpctypes/error.go',
  url: 'https://github.com/etcd-io/etcd/blob/main/api/v3rpc/rpctypes/error.go',
};

const RECONFIGURATION = {
  title: 'etcd: Runtime reconfiguration',
  url: 'https://etcd.io/docs/v3.5/op-guide/runtime-configuration/',
};

const FAQ = {title: 'etcd: Frequently asked questions', url: 'https://etcd.io/docs/v3.5/faq/'};

/** Codes with which etcd refuses a request: it did answer. Or its name is unknown. */
const REFUSED = [
  'code = ResourceExhausted',
  'code = InvalidArgument',
  'code = Unauthenticated',
  'code = PermissionDenied',
  'code = FailedPrecondition',
  'code = NotFound',
  'code = OutOfRange',
  'no such host',
] as const;

/** Where to type the commands of a step. */
const WHERE = 'If etcd runs in a container, put `docker exec <etcd-container>` before `etcdctl`.';

const health = {
  text: `Check the health of every member. ${WHERE}`,
  commands: [bash('etcdctl endpoint health --cluster')],
};

/** etcd, the store of coordination data. */
export const etcdErrors: readonly KnownError[] = [
  {
    id: 'etcd-space-exceeded',
    title: 'The etcd database is full',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('etcdserver: mvcc: database space exceeded'),
      variant('mvcc: database space exceeded'),
      variant('alarm:NOSPACE'),
    ],
    cause:
      'etcd keeps old versions of every key until they are compacted, and accepts no more writes when its quota (2 GB by default) is reached. The alarm stays until you clear it.',
    steps: [
      {
        text: `Save the database before you change it. ${WHERE} The file is then in the container, so copy it to the host.`,
        commands: [bash('etcdctl snapshot save etcd-backup.db')],
      },
      {
        text: 'See the size and the revision of the database.',
        commands: [bash('etcdctl endpoint status --write-out=json')],
      },
      {
        text: 'Drop the old versions. `<revision>` is the number after `revision` in that output.',
        commands: [bash('etcdctl compact <revision>')],
      },
      {
        text: "Release the space. The command handles one member at a time; that member doesn't respond until it is done.",
        commands: [bash('etcdctl defrag --cluster')],
      },
      {text: 'Clear the alarm.', commands: [bash('etcdctl alarm disarm')]},
    ],
    verify: {
      text: 'The list of alarms is empty.',
      commands: [bash('etcdctl alarm list')],
    },
    sources: [
      {
        title: 'etcd: Maintenance, space quota',
        url: 'https://etcd.io/docs/v3.5/op-guide/maintenance/',
      },
      ERRORS,
    ],
    sample:
      'Error: etcdserver: mvcc: database space exceeded\n{"level":"warn","ts":"2025-06-02T08:14:11Z","msg":"failed to apply request","error":"etcdserver: mvcc: database space exceeded"}',
  },
  {
    id: 'etcd-slow-disk',
    title: 'The disk is too slow for etcd',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'warning',
    messages: [
      message('failed to send out heartbeat', 'server is overloaded likely from slow disk'),
      message('leader failed to send out heartbeat on time'),
      variant('failed to send out heartbeat on time'),
      message('apply request took too long'),
      variant('apply entries took too long'),
      variant('slow fdatasync'),
      variant('wal: sync duration of', 'expected less than'),
      variant('Slow etcd operation'),
      // Without a majority it comes as well: see `etcd-timeout`.
      hint('waiting for ReadIndex response took too long'),
      variant('leader is overloaded likely from slow disk'),
    ],
    cause:
      'etcd writes every change to the disk before it responds. If this takes long, heartbeats are late and the leader changes. Downloading models to the same disk can be enough.',
    steps: [
      {
        text: 'See how busy the disk is. The first command installs the package that the second one needs.',
        commands: [
          on('linux', bash('sudo apt install sysstat')),
          on('linux', bash('iostat -x 2 5')),
          on('wsl', bash('sudo apt install sysstat')),
          on('wsl', bash('iostat -x 2 5')),
        ],
      },
      {text: 'Move the data of etcd to an SSD that nothing else writes to.'},
      {text: 'Do not download large models while the platform starts.'},
      {
        text: 'Occasional lines under load are harmless. Act when they appear together with `no leader` or timeouts.',
      },
    ],
    verify: {
      text: 'No new lines of this kind appear, and each member responds within a few milliseconds.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      FAQ,
      {title: 'etcd: Tuning', url: 'https://etcd.io/docs/v3.5/tuning/'},
      {title: 'etcd-io/etcd pull request 9761', url: 'https://github.com/etcd-io/etcd/pull/9761'},
    ],
    sample:
      '{"level":"warn","ts":1527101858.4149103,"caller":"etcdserver/raft.go:370","msg":"failed to send out heartbeat; took too long, server is overloaded likely from slow disk","heartbeat-interval":0.1,"expected-duration":0.2,"exceeded-duration":0.025771662}',
  },
  {
    id: 'etcd-no-leader',
    role: 'symptom',
    title: 'etcd has no leader',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('etcdserver: no leader'),
      variant('etcdserver: leader changed'),
      variant('raft.node:', ' lost leader '),
      variant('etcdserver: unhealthy cluster'),
      variant('raft', 'lost leader'),
      variant('serving /health false; no leader'),
      {...variant('no leader elected'), near: {phrase: 'etcd', lines: 10}},
      // One member that is down is no lost majority.
      hint('prober detected unhealthy status'),
      {...variant('etcd', 'has no leader'), specific: 'has no leader'},
      hint('lost the TCP streaming connection with peer'),
      variant('failed to publish local member to cluster'),
    ],
    follows: ['etcd-slow-disk', 'etcd-space-exceeded', 'etcd-cluster-id'],
    cause:
      'The members elect a leader by majority: of three, two must reach each other. Until then, etcd accepts no writes.',
    steps: [
      {
        text: `See which members respond, and whether one is the leader. Without a leader, \`--cluster\` does not work: list the addresses. ${WHERE}`,
        commands: [
          bash(
            'etcdctl --endpoints=<member>:2379,<member>:2379,<member>:2379 endpoint status --write-out=table',
          ),
        ],
      },
      {
        text: 'Start the members that are down, and check that all members reach each other on port 2380.',
        commands: [bash('nc -vz <member> 2380')],
      },
      {text: 'If the leader changes all the time, look for a slow disk.'},
      {
        text: 'If the members use TLS, compare the clocks of the machines: with a wrong clock, certificates are not valid.',
        commands: [bash('date --utc')],
      },
    ],
    verify: {
      text: 'One member is the leader.',
      commands: [bash('etcdctl endpoint status --cluster --write-out=table')],
    },
    sources: [FAQ, ERRORS],
    sample: 'Error: etcdserver: no leader',
  },
  {
    id: 'etcd-timeout',
    title: 'etcd does not answer in time',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: ['etcd-slow-disk', 'etcd-no-leader', 'etcd-space-exceeded', 'etcd-cluster-id'],
    messages: except(
      REFUSED,
      message('etcdserver: request timed out'),
      variant('etcdserver: request timed out, possibly due to previous leader failure'),
      variant('etcdserver: request timed out, possibly due to connection lost'),
      variant('retrying of unary invoker failed'),
      variant('waiting for ReadIndex response took too long'),
      {...variant('context deadline exceeded'), near: {phrase: 'etcdctl', lines: 4}},
    ),
    cause:
      'The members could not agree within the time limit: the leader was lost, a member cannot be reached, or the disk is slow.',
    steps: [
      health,
      {
        text: 'Read the log of the member that does not respond.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {text: 'In this log, look for slow writes, a lost leader and a full database.'},
    ],
    verify: {
      text: 'All members are healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      ERRORS,
      {title: 'etcd-io/etcd issue 11809', url: 'https://github.com/etcd-io/etcd/issues/11809'},
    ],
    sample: 'Error: etcdserver: request timed out, possibly due to previous leader failure',
  },

  {
    id: 'etcd-not-running',
    title: 'Nothing listens on the port of etcd',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'etcd-space-exceeded',
      'etcd-no-leader',
      'etcd-data-damaged',
      'etcd-cluster-id',
      'etcd-bootstrapped',
      'disk-full',
      'docker-daemon-not-running',
    ],
    messages: [
      {
        ...message(':2379', 'connect: connection refused'),
        specific: 'connect: connection refused',
      },
      variant(':2379', 'connection refused'),
    ],
    cause:
      'etcd accepts client requests on port 2379. They are refused while etcd is stopped or still starting, or if it listens on an address other than the one that the client uses.',
    steps: [
      {
        text: 'Check whether its container is running.',
        commands: [bash('docker ps -a --filter name=etcd')],
      },
      {
        text: 'If not, read the last lines of its log for the reason.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'After you have fixed the cause, start it, then the services that use it.',
        commands: [bash('docker start <container>')],
      },
      {
        text: 'If it is running, compare the address of the client with `--listen-client-urls` of etcd. Inside a container, `localhost` is the container itself.',
      },
    ],
    verify: {
      text: 'All members are healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      {title: 'etcd-io/etcd issue 12190', url: 'https://github.com/etcd-io/etcd/issues/12190'},
      {title: 'etcd-io/etcd issue 13367', url: 'https://github.com/etcd-io/etcd/issues/13367'},
    ],
    sample:
      '{"level":"warn","ts":"2026-03-02T09:14:11.220Z","caller":"clientv3/retry_interceptor.go:61","msg":"retrying of unary invoker failed","error":"transport: Error while dialing dial tcp 127.0.0.1:2379: connect: connection refused"}',
  },
  {
    id: 'etcd-request-large',
    title: 'A request is larger than etcd accepts',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('etcdserver: request is too large'),
      // Every gRPC client says so.
      {...variant('trying to send message larger than max'), near: {phrase: 'etcd', lines: 10}},
      variant('etcdserver: too many operations in txn request'),
    ],
    cause:
      'etcd accepts requests of up to 1.5 MiB, and 128 operations in one transaction. A client that writes large values, or very many entries at once, exceeds these limits.',
    steps: [
      {text: 'Have the client write less at a time.'},
      {
        text: 'If the client cannot, raise the limits when etcd starts. The numbers are examples: bytes, and operations in one transaction.',
        commands: [bash('etcd --max-request-bytes=10485760 --max-txn-ops=1024')],
      },
    ],
    verify: {text: 'The message does not appear again when the request is repeated.'},
    sources: [
      {title: 'etcd: System limits', url: 'https://etcd.io/docs/v3.5/dev-guide/limit/'},
      {
        title: 'milvus-io/milvus issue 18067',
        url: 'https://github.com/milvus-io/milvus/issues/18067',
      },
    ],
    sample: 'rpc error: code = InvalidArgument desc = etcdserver: request is too large',
  },
  {
    id: 'etcd-compacted',
    title: 'A client asks etcd for a revision that was removed',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('required revision has been compacted'),
      variant('ErrCompacted'),
      variant('required revision is a future revision'),
    ],
    cause:
      'etcd removes old revisions from time to time. A client that was disconnected for too long, or that starts from an older copy of its state, asks for one of them.',
    steps: [
      {
        text: 'Restart the client: it reads the current state and continues from there.',
        commands: [bash('docker restart <container>')],
      },
      {
        text: 'If the error returns immediately, compare the revisions of the members: replace a member whose history differs.',
        commands: [bash('etcdctl endpoint status --cluster -w table')],
      },
    ],
    verify: {text: 'The log of the client has no new line with this message.'},
    sources: [
      {
        title: 'etcd: Maintenance, history compaction',
        url: 'https://etcd.io/docs/v3.5/op-guide/maintenance/',
      },
      {title: 'etcd-io/etcd issue 20451', url: 'https://github.com/etcd-io/etcd/issues/20451'},
    ],
    sample:
      'rpc error: code = OutOfRange desc = etcdserver: mvcc: required revision has been compacted',
  },
  {
    id: 'etcd-cluster-id',
    title: 'The etcd members belong to different clusters',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('request sent was ignored', 'cluster ID mismatch'),
      message('cluster ID mismatch'),
      variant('the member has been permanently removed from the cluster'),
      variant('member count is unequal'),
      variant('error validating peerURLs'),
    ],
    cause:
      'A member was started as a new cluster instead of joining the existing one, or its data directory comes from another cluster.',
    steps: [
      {
        text: `List the members on a healthy one. Continue only if a majority of them is healthy. ${WHERE}`,
        commands: [bash('etcdctl member list -w table')],
      },
      {
        text: 'On the wrong member, stop etcd, and move its data directory away.',
        commands: [bash('mv <data-dir> <data-dir>.old')],
      },
      {
        text: 'On the healthy one, remove the wrong member, and add it again. Its ID is in the first column. If it is not in the list, only add it.',
        commands: [
          bash('etcdctl member remove <id>'),
          bash('etcdctl member add <name> --peer-urls=<url>'),
        ],
      },
      {
        text: 'Start etcd on that member with the values that `member add` prints, including the state `existing`.',
        commands: [{language: 'bash', code: '--initial-cluster-state=existing'}],
      },
    ],
    verify: {
      text: 'All members are in one cluster and healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      RECONFIGURATION,
      {
        title: 'etcd: FAQ, cluster ID mismatch',
        url: 'https://etcd.io/docs/v3.5/faq/#what-does-the-etcd-warning-request-ignored-cluster-id-mismatch-mean',
      },
      {title: 'etcd-io/etcd issue 13462', url: 'https://github.com/etcd-io/etcd/issues/13462'},
    ],
    sample:
      '{"level":"warn","caller":"rafthttp/stream.go:653","msg":"request sent was ignored by remote peer due to cluster ID mismatch","remote-peer-id":"2c506e52bc451d34"}',
  },
  {
    id: 'etcd-bootstrapped',
    title: 'An etcd member has lost its data and starts as new',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [message('member', 'has already been bootstrapped')],
    cause:
      'The data directory of this member is empty: it was deleted, or the container was created again without its volume. With the state `new`, the member tries to create a new cluster, but the others already know it.',
    steps: [
      {
        text: 'Check the data directory first. If the old one still exists, mount it again and start the member: nothing else is needed.',
        commands: [bash('docker inspect --format "{{json .Mounts}}" <etcd-container>')],
      },
      {
        text: `If the data is lost, remove the member: run the command on a healthy one. The ID is in the message and in the first column. ${WHERE}`,
        commands: [bash('etcdctl member list -w table'), bash('etcdctl member remove <id>')],
      },
      {
        text: 'Add it again.',
        commands: [bash('etcdctl member add <name> --peer-urls=<url>')],
      },
      {
        text: 'Start it with an empty data directory, with the values that `member add` prints, and with the state of an existing cluster.',
        commands: [{language: 'bash', code: '--initial-cluster-state=existing'}],
      },
    ],
    verify: {
      text: 'All members are healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      {title: 'etcd-io/etcd issue 2780', url: 'https://github.com/etcd-io/etcd/issues/2780'},
      RECONFIGURATION,
    ],
    sample:
      '{"level":"fatal","caller":"etcdmain/etcd.go:204","msg":"discovery failed","error":"member 9b3523b532ddb797 has already been bootstrapped"}',
  },
  {
    id: 'etcd-data-damaged',
    title: 'The data of an etcd member is damaged',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    follows: ['disk-full', 'disk-io-error'],
    messages: [
      message('failed to read WAL, cannot be repaired'),
      message('walpb: crc mismatch'),
      message('etcdserver: corrupt cluster'),
      variant('read wal error'),
      variant('open wal error'),
      variant('wal: file not found'),
      variant('wal: max entry size limit exceeded'),
      variant('failed to find database snapshot file'),
      variant('alarm:CORRUPT'),
      variant('failed to recover v3 backend from snapshot'),
      variant('freepages: failed to get all reachable pages'),
      variant('tocommit(', 'is out of range [lastIndex('),
    ],
    cause:
      'The log of changes (WAL) or the database of the member cannot be read: a power cut, a full or faulty disk, or files that were copied or deleted while etcd was running.',
    steps: [
      {text: 'Keep a copy of the data directory before you change anything.'},
      {
        text: 'In a cluster whose other members are healthy, stop this member, remove it, and add it again. Then start it with an empty data directory and `--initial-cluster-state=existing`.',
        commands: [
          bash('etcdctl member list -w table'),
          bash('etcdctl member remove <id>'),
          bash('etcdctl member add <name> --peer-urls=<url>'),
        ],
      },
      {
        text: 'If etcd has only one member, restore it from a snapshot into a new directory, then start etcd with that directory. Before etcd 3.5, write `etcdctl` instead of `etcdutl`.',
        commands: [bash('etcdutl snapshot restore <file>.db --data-dir <new-data-dir>')],
      },
    ],
    verify: {
      text: 'Every member is healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      RECONFIGURATION,
      {
        title: 'etcd: Data corruption',
        url: 'https://etcd.io/docs/v3.5/op-guide/data_corruption/',
      },
      {title: 'etcd: Disaster recovery', url: 'https://etcd.io/docs/v3.5/op-guide/recovery/'},
      {title: 'etcd-io/etcd issue 6191', url: 'https://github.com/etcd-io/etcd/issues/6191'},
      {title: 'etcd-io/etcd issue 15090', url: 'https://github.com/etcd-io/etcd/issues/15090'},
    ],
    sample:
      '{"level":"fatal","caller":"etcdserver/storage.go:95","msg":"failed to read WAL, cannot be repaired","error":"walpb: crc mismatch"}',
  },
];
