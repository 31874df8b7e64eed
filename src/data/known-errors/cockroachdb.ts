import {bash, message, variant} from './define.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError, Step} from './types.ts';

const COMMON = {
  title: 'Cockroach Labs: Common errors',
  url: 'https://www.cockroachlabs.com/docs/stable/common-errors',
};

const nodeIsLive: Step = {
  text: 'The node is in the list, and **is_live** is `true`. With certificates, write `--certs-dir=<directory>` instead of `--insecure`.',
  commands: [bash('cockroach node status --insecure')],
};

/** CockroachDB, the relational store of the platform. */
export const cockroachErrors: readonly KnownError[] = [
  {
    id: 'cockroach-exec-format',
    title: 'CockroachDB is for another processor',
    component: 'cockroachdb',
    platforms: ['linux'],
    kamiwaza: true,
    messages: [
      message('cockroach: cannot execute binary file'),
      {
        ...variant('cockroach: exec format error'),
        unless: ['exec /', '/cockroach/cockroach'],
      },
      variant('exec format error: cockroach'),
      variant('exec format error: ./cockroach'),
    ],
    cause:
      'The tarball recipe downloads `cockroach-v23.2.12.linux-amd64`, which runs on x86-64 only. This machine has another processor, for example Arm.',
    steps: [
      {
        text: 'Check the processor. The recipe needs `x86_64`.',
        commands: [bash('uname -m')],
      },
      {
        text: 'On `aarch64`, install on an x86-64 machine instead: there is no known recipe for Arm Linux. [Ask for help](/#need-help) if you need one.',
      },
      {
        text: 'On `x86_64`, the file is damaged or the wrong one: repeat step 3 of the [Linux tarball](/installation/installation_process#linux-tarball) recipe.',
      },
    ],
    verify: {text: 'The version is `v23.2.12`.', commands: [bash('cockroach version')]},
    sources: [kamiwazaPage('Linux tarball', '/installation/installation_process#linux-tarball')],
    page: '/installation/installation_process#linux-tarball',
    sample: '-bash: /usr/local/bin/cockroach: cannot execute binary file: Exec format error',
  },
  {
    id: 'cockroach-clock-offset',
    title: 'The clock of a node is wrong',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('clock synchronization error: this node is more than'),
      variant('clock offset', 'exceeds the maximum'),
      variant('is not healthy: clock offset is'),
      variant('clock synchronization error'),
      variant('fewer than half the known nodes are within the maximum offset'),
    ],
    cause:
      'The nodes of a cluster order events by their clocks. A node shuts itself down when its clock differs from at least half of the others by 80% of the limit (500 ms by default), because readers could otherwise get old data.',
    steps: [
      {
        text: 'On every node, check whether a time server sets its clock.',
        commands: [on('linux', bash('timedatectl')), on('wsl', bash('timedatectl'))],
      },
      {
        text: 'If not, turn time synchronization on.',
        commands: [on('linux', bash('sudo timedatectl set-ntp true'))],
      },
      {
        text: 'After a sleep, the clock of a virtual machine or of WSL can be behind: take the time from the hardware clock.',
        commands: [on('linux', bash('sudo hwclock -s')), on('wsl', bash('sudo hwclock -s'))],
      },
      {text: 'Use the same time servers on all nodes, then start the node again.'},
    ],
    verify: {
      text: 'Every node shows `System clock synchronized: yes`.',
      commands: [on('linux', bash('timedatectl')), on('wsl', bash('timedatectl'))],
    },
    sources: [
      COMMON,
      {
        title: 'Cockroach Labs: Operational FAQs, clock synchronization',
        url: 'https://www.cockroachlabs.com/docs/stable/operational-faqs#what-happens-when-node-clocks-are-not-properly-synchronized',
      },
      {
        title: 'oxidecomputer/cockroach pull request 60',
        url: 'https://github.com/oxidecomputer/cockroach/pull/60',
      },
    ],
    sample:
      'F250602 08:14:11.970114 15 server/server.go:246 [n1] clock synchronization error: this node is more than 500ms away from at least half of the known nodes (0 of 1 are within the offset)',
  },
  {
    id: 'cockroach-other-cluster',
    title: 'A node belongs to another cluster',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'node belongs to cluster',
        'but is attempting to connect to a gossip network for cluster',
      ),
      variant('client cluster ID', "doesn't match server cluster ID"),
    ],
    cause:
      'The store of the node comes from another cluster, for example from an earlier installation in the same directory.',
    steps: [
      {text: 'Compare the address that the node joins with that of the cluster it belongs to.'},
      {text: 'If you need the old data, start the node with the addresses of its own cluster.'},
      {
        text: 'If you do not need the old data, stop the node, move its store away, and start the node again: it makes a new store. `<store>` is the path in the start command.',
        commands: [bash('mv <store> <store>.old')],
      },
    ],
    verify: nodeIsLive,
    sources: [COMMON],
    sample:
      'node belongs to cluster {"cfb2f7a3-1f4b"} but is attempting to connect to a gossip network for cluster {"ec12a5b0-9d11"}',
  },
  {
    id: 'cockroach-disk-stall',
    title: 'The disk of CockroachDB does not respond',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('disk stall detected: unable to write to'),
      message('file write stall detected: disk slowness detected'),
      variant('disk slowness detected:', 'has been ongoing for'),
      variant('disk stall detected:'),
    ],
    cause:
      'A write is taking too long. After a time limit (20 seconds by default), the node shuts itself down. The disk is overloaded or faulty, or it is a network disk that lost its connection.',
    steps: [
      {
        text: 'See how busy the disk is. `iostat` is in the `sysstat` package.',
        commands: [on('linux', bash('iostat -x 2 5')), on('wsl', bash('iostat -x 2 5'))],
      },
      {
        text: 'Check whether the kernel reports faults.',
        commands: [
          on('linux', bash('sudo dmesg -T | tail -n 50')),
          on('wsl', bash('sudo dmesg -T | tail -n 50')),
        ],
      },
      {text: 'Move the store to a local SSD, and download models to another disk.'},
    ],
    verify: nodeIsLive,
    sources: [
      {
        title: 'Cockroach Labs: Cluster setup troubleshooting, disk stalls',
        url: 'https://www.cockroachlabs.com/docs/stable/cluster-setup-troubleshooting#disk-stalls',
      },
      {
        title: 'cockroachdb/cockroach issue 123552',
        url: 'https://github.com/cockroachdb/cockroach/issues/123552',
      },
      {
        title: 'cockroachdb/cockroach issue 34224',
        url: 'https://github.com/cockroachdb/cockroach/issues/34224',
      },
    ],
    sample:
      'F240502 23:55:46.268103 338424495 storage/pebble.go:1525 [n2,s2,pebble] 549369  file write stall detected: disk slowness detected: write on file 24856607.sst (4096 bytes) has been ongoing for 83.5s',
  },
  {
    id: 'cockroach-store-unusable',
    title: 'CockroachDB cannot open its store',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('cockroach server exited with error: failed to create engines'),
        unless: ['incompatible with data', 'for running version'],
      },
      variant('ERROR: cockroach server exited with error', 'Corruption:'),
      variant('failed to create engines: could not open'),
      variant('pebble: fatal commit error'),
      variant('cockroach-data', 'LOCK', 'temporarily unavailable'),
    ],
    follows: ['disk-full', 'disk-io-error', 'disk-read-only'],
    cause:
      'Files of the store are missing, damaged, in use by another process or not accessible to the user, or the disk is full. The text after the colon names the file.',
    steps: [
      {
        text: 'Check whether another CockroachDB process uses the store: only one can.',
        commands: [bash('pgrep -a cockroach')],
      },
      {text: 'Check whether the disk is full.', commands: [bash('df -h')]},
      {
        text: 'In a cluster of three or more nodes where all others are live, stop this node, move its store away, and start it again. It joins as a new node and gets the data from the others.',
        commands: [bash('mv <store> <store>.old')],
      },
      {
        text: 'Then remove the old node from the cluster. `<old-id>` is its number in the list of `cockroach node status`. With certificates, write `--certs-dir=<directory>` instead of `--insecure`.',
        commands: [bash('cockroach node decommission <old-id> --insecure')],
      },
      {
        text: 'With a single node, restore a backup. Do not delete files of the store one by one.',
      },
    ],
    verify: nodeIsLive,
    sources: [
      {
        title: 'Cockroach Labs: Node shutdown',
        url: 'https://www.cockroachlabs.com/docs/stable/node-shutdown',
      },
      {
        title: 'cockroachdb/cockroach issue 20269',
        url: 'https://github.com/cockroachdb/cockroach/issues/20269',
      },
      {
        title: 'cockroachdb/cockroach issue 131954',
        url: 'https://github.com/cockroachdb/cockroach/issues/131954',
      },
    ],
    page: '/operate/backup#make',
    sample:
      "ERROR: cockroach server exited with error: failed to create engines: could not open rocksdb instance: Corruption: Can't access /000488.sst: IO error: /cockroach/cockroach-data/000488.sst: No such file or directory",
  },
  {
    id: 'cockroach-version-skipped',
    title: 'The CockroachDB version does not match its data',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('last used with cockroach version', 'is too old for running version'),
      variant('is too old for running version', 'requires data from'),
      message('last used with cockroach version', 'is too high for running version'),
      message('cockroach version', 'is incompatible with data in store'),
    ],
    contradicts: ['rm -'],
    cause:
      '`too old`: the program is more major versions ahead of the data than one upgrade may skip, or the last upgrade was never finalized. `too high` or `incompatible`: the program is older than the data. The data is good; CockroachDB only refuses to open it.',
    steps: [
      {
        text: 'Do not delete or change the store. Stop the node, and copy its store before you continue.',
        commands: [bash('cp -a <store> <store>.copy')],
      },
      {
        text: 'See which version of the program is installed.',
        commands: [bash('cockroach version')],
      },
      {
        text: 'For `too old`, start the version after `requires data from` with the same store. Wait until this upgrade is finalized: the command then shows that version. With certificates, write `--certs-dir=<directory>` instead of `--insecure`.',
        commands: [bash('cockroach sql --insecure -e "SHOW CLUSTER SETTING version"')],
      },
      {
        text: 'If the command still shows the old version, a setting is holding the upgrade back. Reset it, and wait again. After that, you cannot return to the older version.',
        commands: [
          bash(
            'cockroach sql --insecure -e "RESET CLUSTER SETTING cluster.preserve_downgrade_option"',
          ),
        ],
      },
      {
        text: 'Then start the next major version in the same way, until you reach the one that you want.',
      },
      {
        text: 'For `too high` or `incompatible`, start the version that last used the store, or a newer one. A downgrade needs a backup from before the upgrade.',
      },
    ],
    verify: nodeIsLive,
    sources: [
      {
        title: 'Cockroach Labs: Upgrade CockroachDB',
        url: 'https://www.cockroachlabs.com/docs/stable/upgrade-cockroach-version',
      },
      {
        title: 'cockroachdb/cockroach issue 72849',
        url: 'https://github.com/cockroachdb/cockroach/issues/72849',
      },
      {
        title: 'cockroachdb/cockroach issue 37542',
        url: 'https://github.com/cockroachdb/cockroach/issues/37542',
      },
    ],
    page: '/operate/backup#make',
    sample:
      'ERROR: store <no-attributes>=/cockroach/cockroach-data, last used with cockroach version v22.2, is too old for running version v23.2 (which requires data from v23.1 or later)\nFailed running "start-single-node"',
  },
  {
    id: 'cockroach-secure-mode',
    title: 'CockroachDB requires TLS and a certificate',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('node is running secure mode, SSL connection required'),
      variant('node is running secure mode'),
    ],
    cause: 'The node was started with certificates, and the client connects without them.',
    steps: [
      {
        text: 'Give the client the directory with the certificates.',
        commands: [bash('cockroach sql --certs-dir=<directory>')],
      },
      {
        text: 'In the connection address of a program, require TLS with `sslmode=verify-full`, and give the CA certificate as `sslrootcert`.',
      },
    ],
    verify: {
      text: 'The prompt of the database appears.',
      commands: [bash('cockroach sql --certs-dir=<directory>')],
    },
    sources: [COMMON],
    sample: 'ERROR: node is running secure mode, SSL connection required',
  },

  {
    id: 'cockroach-certificates',
    title: 'CockroachDB cannot use its certificates',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('ERROR: cannot load certificates'),
      {...variant('cannot load certificates'), near: {phrase: 'certs-dir', lines: 4}},
      variant('no certificates found; does certs dir exist'),
      variant('problem with CA certificate'),
      variant('problem with node certificate'),
      variant('problem with client cert for user'),
      variant('.key has permissions', 'exceeds'),
      variant('could not parse certificate for'),
    ],
    cause:
      'The certificate directory that was given is missing, empty or the wrong one, a file in it is damaged, or users other than the owner can read a key.',
    steps: [
      {
        text: 'List the certificates in the directory, and what is wrong with them.',
        commands: [bash('cockroach cert list --certs-dir=<directory>')],
      },
      {
        text: 'Let only the owner read the keys.',
        commands: [bash('chmod 0600 <directory>/*.key')],
      },
      {
        text: 'If files are missing, copy them from where they were made, or make them again. Each node has its own `node.crt` and `node.key`.',
      },
    ],
    verify: nodeIsLive,
    sources: [
      {
        title: 'Cockroach Labs: cockroach cert',
        url: 'https://www.cockroachlabs.com/docs/stable/cockroach-cert',
      },
      {
        title: 'cockroachdb/cockroach-operator issue 187',
        url: 'https://github.com/cockroachdb/cockroach-operator/issues/187',
      },
    ],
    sample:
      'ERROR: cannot load certificates.\nCheck your certificate settings, set --certs-dir, or use --insecure for insecure clusters.\n\nfailed to start server: problem using security settings: empty certificate file: node.crt',
  },
  {
    id: 'cockroach-no-quorum',
    title: 'Too few CockroachDB nodes are live',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    follows: ['cockroach-clock-offset', 'cockroach-certificates', 'cockroach-store-unusable'],
    messages: [
      message('range requires a replication change, but lacks a quorum of live replicas'),
      variant('lacks a quorum of live replicas'),
      {...variant('lost quorum'), near: {phrase: 'cockroach', lines: 20}},
      message('replica unavailable:', 'unable to serve request to'),
      variant('have been waiting', 'for slow proposal'),
    ],
    cause:
      'CockroachDB keeps each part of the data on several nodes, and more than half of these nodes must respond. With too few, reads and writes of that part wait.',
    steps: [
      {
        text: 'See which nodes are not live.',
        commands: [bash('cockroach node status --insecure')],
      },
      {text: 'Start the stopped nodes again with the data directories that they had.'},
      {
        text: 'If a node starts and exits, read the end of its log: certificates, the clock and the disk are common reasons.',
        commands: [bash('docker logs --tail 100 <container>')],
      },
    ],
    verify: nodeIsLive,
    sources: [
      {
        title: 'Cockroach Labs: Troubleshoot cluster setup',
        url: 'https://www.cockroachlabs.com/docs/stable/cluster-setup-troubleshooting',
      },
      {
        title: 'cockroachdb/cockroach issue 27277',
        url: 'https://github.com/cockroachdb/cockroach/issues/27277',
      },
    ],
    sample:
      'E250602 08:14:11.356910 208 kv/kvserver/queue.go:778 ⋮ [replicate,n1,s1,r5/1:/System] 88  range requires a replication change, but lacks a quorum of live replicas (0/1)',
  },
  {
    id: 'cockroach-login',
    title: 'CockroachDB refuses the password or certificate of a user',
    component: 'cockroachdb',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('must use certificate authentication instead of password authentication'),
      {
        ...message('password authentication failed for user'),
        near: {phrase: 'cockroach', lines: 6},
      },
      {
        ...variant('password authentication failed for user'),
        near: {phrase: '26257', lines: 6},
      },
      {
        ...variant('password authentication failed for user'),
        near: {phrase: 'cockroach', lines: 30},
      },
      // PostgreSQL has a level before it.
      {...variant('certificate authentication failed for user'), unless: ['FATAL']},
      variant('requested user is', 'but certificate is for'),
    ],
    cause:
      '`password authentication failed`: the password that the service sends is not the one that the database has for this user. In the other cases, a certificate is missing or has another name: `root` logs in with a client certificate made for `root`. Other users log in with their password, or with a certificate in their own name.',
    steps: [
      {
        text: 'For a refused password, see which user, password and address the service uses. The output is secret: do not paste it anywhere.',
        commands: [
          bash(
            "docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' <container> | grep -iE 'db|database|cockroach|postgres'",
          ),
        ],
      },
      {
        text: 'If that is an old or misspelled password, correct it in the settings of the service, and restart the service. In an address, special characters must be encoded, for example `@` as `%40`.',
      },
      {
        text: "If it is the right one, log in to the database as `root` with the next step, and set it there: `ALTER USER <user> WITH PASSWORD '<password>';`.",
      },
      {
        text: 'To log in with a certificate, specify the directory that holds `client.<user>.crt` and `client.<user>.key`.',
        commands: [bash('cockroach sql --certs-dir=<directory> --host=<host> --user=root')],
      },
      {
        text: 'If this user has none, make a certificate with the key of the certificate authority (CA).',
        commands: [
          bash(
            'cockroach cert create-client <user> --certs-dir=<directory> --ca-key=<directory>/ca.key',
          ),
        ],
      },
    ],
    verify: {text: 'The service connects, and the message does not appear again.'},
    sources: [
      {
        title: 'Cockroach Labs: Authentication',
        url: 'https://www.cockroachlabs.com/docs/stable/security-reference/authentication',
      },
      {
        title: 'Cockroach Labs: ALTER USER',
        url: 'https://www.cockroachlabs.com/docs/stable/alter-user',
      },
      {
        title: 'cockroachdb/docs issue 1640',
        url: 'https://github.com/cockroachdb/docs/issues/1640',
      },
    ],
    sample:
      'Error: pq: user root must use certificate authentication instead of password authentication\nFailed running "sql"',
  },
];
