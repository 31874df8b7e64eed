import {bash, except, hint, message, variant} from './define.ts';
import type {KnownError} from './types.ts';

const ERRORS = {
  title: 'etcd-io/etcd: api/v3rpc/rpctypes/error.go',
  url: 'https://github.com/etcd-io/etcd/blob/main/api/v3rpc/rpctypes/error.go',
};

const FAQ = {title: 'etcd: Frequently asked questions', url: 'https://etcd.io/docs/v3.5/faq/'};

/** Codes with which etcd refuses a request: it did answer. */
const REFUSED = [
  'code = ResourceExhausted',
  'code = InvalidArgument',
  'code = Unauthenticated',
  'code = PermissionDenied',
  'code = FailedPrecondition',
] as const;

const health = {
  text: 'Ask for the health of every member.',
  commands: [bash('etcdctl endpoint health --cluster')],
};

/** etcd, the store of coordination data. */
export const etcdErrors: readonly KnownError[] = [
  {
    id: 'etcd-space-exceeded',
    title: 'The database of etcd is full',
    component: 'etcd',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('etcdserver: mvcc: database space exceeded'),
      variant('mvcc: database space exceeded'),
      variant('alarm:NOSPACE'),
    ],
    cause:
      'etcd keeps old versions of every key until they are compacted, and accepts no more writes when its quota (2 GB unless set) is reached. The alarm stays until it is cleared by hand.',
    steps: [
      {
        text: 'Save the database before you change it.',
        commands: [bash('etcdctl snapshot save etcd-backup.db')],
      },
      {
        text: 'See the size and the revision.',
        commands: [bash('etcdctl endpoint status --write-out=json')],
      },
      {
        text: 'Drop the old versions. `<revision>` is the number of the answer.',
        commands: [bash('etcdctl compact <revision>')],
      },
      {
        text: 'Release the space, one member after the other. A member does not answer meanwhile.',
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
      'etcd writes every change to the disk before it answers. If this takes long, heartbeats are late and the leader changes. Downloads of models to the same disk are enough.',
    steps: [
      {
        text: 'See how busy the disk is.',
        commands: [bash('sudo apt install sysstat'), bash('iostat -x 2 5')],
      },
      {text: 'Move the data of etcd to an SSD that nothing else writes to.'},
      {text: 'Do not download large models while the platform starts.'},
      {
        text: 'Single lines under load are harmless. Act when they come together with `no leader` or timeouts.',
      },
    ],
    verify: {
      text: 'The lines have stopped; the answer takes a few milliseconds.',
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
      variant('etcdserver: leader changed'),
      variant('no leader elected'),
      variant('prober detected unhealthy status'),
      variant('has no leader'),
      hint('lost the TCP streaming connection with peer'),
      variant('failed to publish local member to cluster'),
    ],
    follows: ['etcd-slow-disk', 'etcd-space-exceeded', 'etcd-cluster-id'],
    cause:
      'Members agree by majority: of three, two must reach each other. Until then nothing is written.',
    steps: [
      health,
      {
        text: 'Start the members that are down, and see whether they reach each other on port 2380.',
        commands: [bash('etcdctl member list --write-out=table')],
      },
      {text: 'Compare the clocks of the machines.', commands: [bash('timedatectl')]},
      {text: 'If the leader changes all the time, look for a slow disk.'},
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
      'The members could not agree within the time limit: the leader was lost, a member is not reachable, or the disk is slow.',
    steps: [
      health,
      {
        text: 'Read the log of the member that does not answer.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {text: 'Look in it for slow writes, a lost leader and a full database.'},
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
      'Port 2379 accepts client requests. It refuses them while etcd is stopped, still starts, or listens on an address other than the one that the client has.',
    steps: [
      {
        text: 'See whether its container runs.',
        commands: [bash('docker ps -a --filter name=etcd')],
      },
      {
        text: 'If it does not, its last lines say why.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
      {
        text: 'After the correction, start it, then the services that use it.',
        commands: [bash('docker start <container>')],
      },
      {
        text: 'If it runs, compare the address of the client with `--listen-client-urls` of etcd. Inside a container, `localhost` is the container itself.',
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
      variant('trying to send message larger than max', 'vs.'),
      variant('etcdserver: too many operations in txn request'),
    ],
    cause:
      'etcd accepts requests up to 1.5 MiB. A client that keeps large values or very many entries in one transaction goes beyond that.',
    steps: [
      {text: 'Let the client write less at a time.'},
      {
        text: 'If the client cannot, raise the limits of etcd at its start. The numbers are examples: bytes, and operations in one transaction.',
        commands: [bash('etcd --max-request-bytes=10485760 --max-txn-ops=1024')],
      },
    ],
    verify: {text: 'The message does not come again when the request is repeated.'},
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
      'etcd removes old revisions from time to time. A client that was away longer, or that was started from an older copy of its state, asks for one of them.',
    steps: [
      {
        text: 'Restart the client: it reads the present state and continues from there.',
        commands: [bash('docker restart <container>')],
      },
      {
        text: 'If the error returns at once, compare the revisions of the members: a member with another history has to be replaced.',
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
    title: 'Members of different etcd clusters talk to each other',
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
      'A member was started as a new cluster instead of joining the existing one, or its data directory comes from an earlier cluster.',
    steps: [
      {
        text: 'List the members on a healthy one.',
        commands: [bash('etcdctl member list -w table')],
      },
      {
        text: 'Remove the wrong member and add it again. Its ID is in the first column.',
        commands: [
          bash('etcdctl member remove <id>'),
          bash('etcdctl member add <name> --peer-urls=<url>'),
        ],
      },
      {
        text: 'On that member, stop etcd, move its data directory away, and start it with `--initial-cluster-state=existing`.',
        commands: [bash('mv <data-dir> <data-dir>.old')],
      },
    ],
    verify: {
      text: 'All members have the same cluster and are healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
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
    messages: [
      message('member', 'has already been bootstrapped'),
      variant('member has already been bootstrapped'),
    ],
    cause:
      'The data directory of this member is empty: it was deleted, or the container was made again without its volume. With the state `new` the member tries to create a new cluster, but the others already know it.',
    steps: [
      {
        text: 'Check the data directory first. If the old one still exists, mount it again and start the member: then nothing else is needed.',
        commands: [bash('docker inspect --format "{{json .Mounts}}" <etcd-container>')],
      },
      {
        text: 'If the data is lost, remove the member on a healthy one. Its ID is in the message and in the first column.',
        commands: [bash('etcdctl member list -w table'), bash('etcdctl member remove <id>')],
      },
      {
        text: 'Add it again.',
        commands: [bash('etcdctl member add <name> --peer-urls=<url>')],
      },
      {
        text: 'Start it with an empty data directory and the state of an existing cluster.',
        commands: [{language: 'bash', code: '--initial-cluster-state=existing'}],
      },
    ],
    verify: {
      text: 'All members are healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
      {title: 'etcd-io/etcd issue 2780', url: 'https://github.com/etcd-io/etcd/issues/2780'},
      {
        title: 'etcd: Runtime reconfiguration',
        url: 'https://etcd.io/docs/v3.5/op-guide/runtime-configuration/',
      },
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
      'The log of changes (WAL) or the database of the member cannot be read: a power cut, a full or faulty disk, or files that were copied or deleted while etcd ran.',
    steps: [
      {text: 'Keep a copy of the data directory before you change anything.'},
      {
        text: 'In a cluster whose other members are healthy, remove this member and add it again with an empty data directory.',
        commands: [
          bash('etcdctl member list -w table'),
          bash('etcdctl member remove <id>'),
          bash('etcdctl member add <name> --peer-urls=<url>'),
        ],
      },
      {
        text: 'A single member is restored from a snapshot, into a new directory.',
        commands: [bash('etcdutl snapshot restore <file>.db --data-dir <new-data-dir>')],
      },
    ],
    verify: {
      text: 'Every member is healthy.',
      commands: [bash('etcdctl endpoint health --cluster')],
    },
    sources: [
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
