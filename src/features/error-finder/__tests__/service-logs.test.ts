import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

const ids = (...lines: readonly string[]): string[] =>
  findErrors(lines.join('\n'), knownErrors).matches.map(({id}) => id);

describe('a login that Keycloak refuses', () => {
  const event = (error: string): string =>
    `2025-09-26 14:31:02,771 WARN  [org.keycloak.events] (executor-thread-3) type="LOGIN_ERROR", realmName="demo", clientId="web", ipAddress="192.0.2.77", error="${error}"`;

  it.each([
    ['invalid_redirect_uri', 'keycloak-redirect-uri'],
    ['ssl_required', 'keycloak-https-required'],
    ['client_not_found', 'keycloak-client'],
    ['invalid_client_credentials', 'keycloak-client'],
  ])('names its reason: %s', (error, id) => {
    expect(ids(event(error))).toEqual([id]);
    expect(ids(event(error).replaceAll('"', ''))).toEqual([id]);
  });

  it('is known by what the browser shows', () => {
    expect(ids('We are sorry... Invalid parameter: redirect_uri')).toEqual([
      'keycloak-redirect-uri',
    ]);
    expect(ids('-> browser shows: "We are sorry... HTTPS required"')).toEqual([
      'keycloak-https-required',
    ]);
  });

  it('is no fault of the installation where a user mistypes, or where the login succeeds', () => {
    expect(ids(event('invalid_user_credentials'))).toEqual([]);
    expect(
      ids(
        'INFO  [org.keycloak.events] type="LOGIN", redirect_uri="https://ai.example.com/callback"',
      ),
    ).toEqual([]);
  });
});

describe('a database that a service does not reach', () => {
  const JDBC =
    "keycloak-1 | WARN  [io.agroal.pool] (agroal-11) Datasource '<default>': Connection to postgres:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.";
  const ENDED = 'keycloak-1 | ERROR: Failed to obtain JDBC connection';

  it('is named, also where the driver is that of Python', () => {
    expect(ids(JDBC, ENDED)).toEqual(['postgres-unreachable']);
    expect(
      ids('connection to server at "db" (172.18.0.3), port 5432 failed: Connection refused')[0],
    ).toBe('postgres-unreachable');
  });

  it('comes after a password that the database refuses', () => {
    expect(
      ids(
        `keycloak-1 | WARN  [io.agroal.pool] Datasource '<default>': FATAL: password authentication failed for user "keycloak"`,
        ENDED,
      ),
    ).toEqual(['postgres-password', 'postgres-unreachable']);
  });

  it('is no fault where the service connects in the end', () => {
    expect(ids(JDBC, 'keycloak-1 | INFO  [io.quarkus] (main) Keycloak started in 9.4s.')).toEqual(
      [],
    );
  });
});

describe('MinIO', () => {
  const RESTARTS = 'milvus-minio   minio/minio   Restarting (1) 11 seconds ago';

  it('explains its restarts by the directory or the processor', () => {
    expect(
      ids(
        RESTARTS,
        'ERROR Unable to initialize backend: mkdir /minio_data/.minio.sys: permission denied',
      ),
    ).toEqual(['minio-access-denied', 'docker-restarting']);
    expect(ids(RESTARTS, 'Fatal glibc error: CPU does not support x86-64-v2')).toEqual([
      'cpu-illegal-instruction',
      'docker-restarting',
    ]);
    expect(
      ids(
        'minio-1   | Fatal glibc error: CPU does not support x86-64-v2',
        'minio-1 exited with code 127',
      ),
    ).toEqual(['cpu-illegal-instruction', 'docker-program-missing']);
  });

  it('is full where it says so, to Milvus or to a client', () => {
    const full = 'Storage backend has reached its minimum free drive threshold.';
    expect(
      ids(`[ERROR] [indexnode/task.go:573] [error="exception:XMinioStorageFull, ${full}"]`),
    ).toEqual(['minio-storage-full']);
    expect(ids(`minio.error.S3Error: S3 operation failed; ${full}`)).toEqual([
      'minio-storage-full',
    ]);
  });

  it('is no backend of another program', () => {
    expect(ids("RuntimeError: Unable to initialize backend 'cuda': no devices found")).toEqual([]);
  });
});

describe('a PostgreSQL that starts no more', () => {
  it('has data of another version, before the name that its clients miss', () => {
    expect(
      ids(
        'db-1 | FATAL:  database files are incompatible with server',
        'db-1 | DETAIL:  The data directory was initialized by PostgreSQL version 14, which is not compatible with this version 17.1.',
        'web-1 | Error: getaddrinfo ENOTFOUND db',
      ),
    ).toEqual(['postgres-data-version', 'http-name-resolution']);
    expect(
      ids(
        'db-1 | Error: in 18+, these Docker images are configured to store database data in a',
        'db-1 |        format which is compatible with "pg_ctlcluster" (specifically, using',
      ),
    ).toEqual(['postgres-data-version']);
  });

  it('is asked for where only a name without a dot is missing', () => {
    const entry = knownErrors.find(({id}) => id === 'http-name-resolution');
    expect(entry?.steps.some(({text}) => text.includes('another container'))).toBe(true);
  });
});

describe('a database without free connections', () => {
  it.each([
    'psycopg2.OperationalError: FATAL:  sorry, too many clients already',
    'FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute',
    'FATAL: remaining connection slots are reserved for non-replication superuser connections',
  ])('is PostgreSQL: %s', (line) => {
    expect(ids(line)).toEqual(['postgres-connections']);
  });

  it('is not PostgreSQL on the port of CockroachDB', () => {
    expect(
      ids(
        'connection to server at "127.0.0.1", port 26257 failed: FATAL:  sorry, too many clients already',
      ),
    ).toEqual([]);
  });
});

describe('an etcd without a leader', () => {
  it('comes after the slow disk that makes it lose one', () => {
    expect(
      ids(
        '{"level":"info","logger":"raft","msg":"a1 lost leader a1 at term 7"}',
        '{"level":"warn","msg":"slow fdatasync","took":"3.9s","expected-duration":"1s"}',
        'etcdserver: leader changed',
      ),
    ).toEqual(['etcd-slow-disk', 'etcd-no-leader']);
  });
});

describe('a password that CockroachDB refuses', () => {
  it('is answered with the password, before certificates', () => {
    const entry = knownErrors.find(({id}) => id === 'cockroach-login');
    expect(entry?.steps[0]?.text).toContain('password');
    expect(
      ids(
        'connection to server at "127.0.0.1", port 26257 failed: ERROR:  password authentication failed for user kamiwaza',
      ),
    ).toEqual(['cockroach-login']);
  });
});

describe('a message of a store gets the cause that it has', () => {
  const RETRY = 'etcd-client "msg":"retrying of unary invoker failed","error":"rpc error: code =';

  it.each([
    [
      '{"level":"warn","caller":"etcdhttp/health.go:94","msg":"serving /health false; no leader"}',
      'etcd-no-leader',
    ],
    [
      `${RETRY} OutOfRange desc = etcdserver: mvcc: required revision has been compacted"`,
      'etcd-compacted',
    ],
    [
      `${RETRY} Unavailable desc = transport: Error while dialing: dial tcp: lookup etcd on 127.0.0.11:53: no such host"`,
      'http-name-resolution',
    ],
    [
      '["etcdkv save failed"] [error="rpc error: code = ResourceExhausted desc = trying to send message larger than max (3145771 vs. 2097152)"]',
      'etcd-request-large',
    ],
    [
      `client cluster ID "cfb2f7a3" doesn't match server cluster ID "ec12a5b0"`,
      'cockroach-other-cluster',
    ],
    [
      'ERROR: cockroach server exited with error: failed to create engines: cockroach version v23.1 is incompatible with data in store; use version v24.1 or later',
      'cockroach-version-skipped',
    ],
    [
      'ERROR: certificate authentication failed for user "root"\nFailed running "sql"',
      'cockroach-login',
    ],
    [
      'ERROR: cannot load certificates.\nCheck your certificate settings, set --certs-dir, or use --insecure.',
      'cockroach-certificates',
    ],
    ['milvus-standalone | [ERROR] ["failed to connect to etcd"]', 'milvus-etcd-unreachable'],
    [
      '<MilvusException: (code=700, message=index not found[collection=docs])>',
      'milvus-not-loaded',
    ],
    ['[ERROR] ["Proxy disconnected from etcd, process will exit"]', 'milvus-etcd-unreachable'],
    [
      '<MilvusException: (code=1100, message=vector dimension mismatch, expected vector size(byte) 512, actual 1024.)>',
      'milvus-dimension',
    ],
    ['collection 4412 was not loaded into memory', 'milvus-not-loaded'],
  ])('%s', (log, id) => {
    expect(ids(log)).toEqual([id]);
  });

  it.each([
    'Error: topic-partition orders-0 has no leader',
    'ERROR: patroni cluster demo: no leader elected yet',
    `${RETRY} NotFound desc = etcdserver: requested lease not found"`,
    '{"level":"warn","msg":"prober detected unhealthy status","remote-peer-id":"2c50","error":"EOF"}',
    'ERROR: failed to solve: ResourceExhausted: trying to send message larger than max (20971593 vs. 16777216)',
    'ERROR 1045: SSL connection required by server policy',
    "ERROR rabbit@node2 lost quorum for queue 'jobs'",
    'FATAL:  certificate authentication failed for user "ada"',
    'fetchmail: cannot load certificates from /etc/ssl/certs',
    'kamiwaza | ERROR failed to connect to etcd',
    '<MilvusException: (code=8, message=Retry run out of 75 retry times, message=request is rejected by grpc RateLimiter middleware: rate limit exceeded[rate=0.1])>',
    '<MilvusException: (code=9, message=quota exceeded[reason=disk quota exceeded, please allocate more resources])>',
    'ERROR kube-proxy is not ready yet',
    'patroni: disconnected from etcd, trying another member',
    'qdrant: vector dimension mismatch',
    'ERROR: firmware blob was not loaded into memory',
  ])('other programs and other faults get none: %s', (log) => {
    expect(ids(log)).toEqual([]);
  });

  it('a text is too long for the limit in the message, whatever it is', () => {
    const entry = knownErrors.find(({id}) => id === 'milvus-text-too-long');
    expect(entry?.cause).toContain('the message gives both numbers');
  });
});

describe('messages in other languages', () => {
  it.each([
    "E: Impossible d'obtenir le verrou /var/lib/dpkg/lock-frontend - open (11: Ressource temporairement non disponible)",
    'E: Sperre /var/lib/dpkg/lock-frontend konnte nicht erlangt werden. Sie wird von Prozess 2231 (unattended-upgr) gehalten.',
    'E: 无法获得锁 /var/lib/dpkg/lock-frontend。锁正由进程 4860（apt-get）持有',
    'E: No se pudo bloquear /var/lib/apt/lists/lock - open (11: Recurso no disponible temporalmente)',
  ])('tell of a lock of APT: %s', (line) => {
    expect(ids(line)).toEqual(['apt-lock']);
  });

  it('tell a lock from missing rights', () => {
    expect(
      ids(
        'E: Sperrdatei /var/lib/dpkg/lock-frontend konnte nicht geöffnet werden. - open (13: Keine Berechtigung)',
      ),
    ).toEqual(['apt-not-root']);
    expect(
      ids(
        '$ sudo lsof /var/lib/dpkg/lock-frontend',
        'unattende 2231 root    4uW  REG  259,2        0 1234 /var/lib/dpkg/lock-frontend',
      ),
    ).toEqual([]);
  });

  it.each([
    "cp: 写入 '/models/a.safetensors' 时出错: 设备上没有空间",
    "cp: ошибка записи '/models/a.gguf': На устройстве не осталось свободного места",
    'tar: a.gguf: Kann nicht schreiben: Auf dem Gerät ist kein Speicherplatz mehr verfügbar',
    "dd: écriture vers '/models/a.gguf': Aucun espace disponible sur le périphérique",
  ])('tell of a full disk: %s', (line) => {
    expect(ids(line)).toEqual(['disk-full']);
  });

  it('do not match the limit of watched files as a full disk', () => {
    expect(ids('inotify_add_watch: デバイスに空き領域がありません')).toEqual([]);
  });
});
