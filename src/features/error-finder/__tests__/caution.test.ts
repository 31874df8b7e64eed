import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {findErrors} from '../match.ts';

const ids = (...lines: readonly string[]): string[] =>
  findErrors(lines.join('\n'), knownErrors).matches.map(({id}) => id);

interface Thread {
  readonly id: string;
  readonly text: string;
  readonly right: readonly string[];
  readonly area: readonly string[];
}

const threads = JSON.parse(readFileSync('tests/errors/threads.json', 'utf8')) as {
  readonly faults: readonly Thread[];
};

describe('a fault gets an answer, the same words in harmless places do not', () => {
  const REFUSED = 'dial tcp 10.0.0.4:8000: connect: connection refused';

  it.each(['error: null pointer dereference', 'failed: none of the replicas is ready'])(
    'a fault whose text begins like an empty value: %s',
    (fault) => {
      expect(ids(`[WARN] ${REFUSED}`, 'connected', fault)).not.toEqual([]);
    },
  );

  it('a request that the browser upgraded is not blocked', () => {
    const line =
      "Mixed Content: The page at 'https://a.example/' was loaded over HTTPS, but requested an insecure element 'http://a.example/x.png'.";
    expect(ids(line)).toEqual(['http-browser-blocked']);
    expect(ids(`${line} This request was automatically upgraded to HTTPS`)).toEqual([]);
  });

  it.each([
    [
      'an attempt that succeeds later',
      `Readiness probe failed: ${REFUSED}`,
      'Readiness probe succeeded',
    ],
    ['a warning before a good end', `[WARN] ${REFUSED}`, '[INFO] Proxy successfully started'],
    ['an empty list of errors', `[WARN] ${REFUSED}`, 'download complete, errors=[]'],
    ['an error without a value', `[WARN] ${REFUSED}`, '{"msg":"connected","error":null}'],
    ['source code', `  return fmt.Errorf("${REFUSED}")`, '}'],
    ['code that catches an exception', `except ConnectionError:  # ${REFUSED}`, ''],
    ['a test that passed', `test_client (${REFUSED}) ... ok  `, ''],
    ['an explanation', `If you see "${REFUSED}", start the server.`, ''],
    ['a command', `ubuntu@node1:~$ grep -c "${REFUSED}" server.log`, '0'],
    ['release notes', `- Fixed: ${REFUSED} during the start`, ''],
  ])('%s', (_, line, next) => {
    expect(ids(line, next)).toEqual([]);
    expect(ids(REFUSED)).toContain('http-connection-failed');
  });

  it('a warning counts when the log does not end well', () => {
    expect(ids(`[WARN] ${REFUSED}`, '[ERROR] giving up')).toContain('http-connection-failed');
    expect(ids(`[WARN] ${REFUSED}`, 'connected, errors=["x"]')).not.toEqual([]);
  });

  it('a traceback may show source code', () => {
    const raised = '    raise ValueError("No available memory for the cache blocks. "';
    expect(ids('Traceback (most recent call last):', raised)).toContain('vllm-no-cache-blocks');
    expect(ids(raised)).toEqual([]);
  });

  it('information that reports no fault', () => {
    const line = 'collection not loaded [collectionID=449]';
    expect(ids(`[INFO] ${line}`)).toEqual([]);
    expect(ids(`[ERROR] ${line}`)).toContain('milvus-not-loaded');
  });

  it('a container that was stopped on purpose', () => {
    expect(ids('Exited (137) 3 seconds ago')).toContain('kernel-exit-137');
    expect(ids('$ docker stop kamiwaza-api-1', 'Exited (137) 3 seconds ago')).toEqual([]);
  });

  it('a warning that the program survives is only mentioned', () => {
    const line = 'no usable GPU found, --gpu-layers option will be ignored';
    expect(ids(line)).toContain('llama-no-gpu');
    const {matches, mentions} = findErrors(`${line}\nserver is listening`, knownErrors);
    expect(matches).toEqual([]);
    expect(mentions).toContain('llama-no-gpu');
  });
});

describe('what a match needs', () => {
  it('matches a word only from its start', () => {
    expect(ids('huggingface_hub.errors.EntryNotFoundError: 404')).toContain('hf-file-not-found');
    expect(ids('huggingface_hub.errors.LocalEntryNotFoundError: 404')).not.toContain(
      'hf-file-not-found',
    );
  });

  it('takes an escaped line break as the end of the word before it', () => {
    expect(ids('error: \\nCUDA out of memory. Tried to allocate 2 GiB')).toContain(
      'cuda-out-of-memory',
    );
  });

  it('joins an address that continues on the next line', () => {
    const before = 'HTTPError: 403 Client Error: Forbidden for url:';
    expect(ids(before, 'https://huggingface.co/api/models/a/b')[0]).toBe('hf-gated');
    expect(ids(before, 'https://kz.example.com/api/models')[0]).toBe('http-403');
  });

  it('requires a mention of the product for an entry of the product', () => {
    expect(ids('GPU not found')).toEqual([]);
    expect(ids('kamiwaza-install: GPU not found')).toEqual(['kamiwaza-windows-gpu']);
    const unknown =
      'tls: failed to verify certificate: x509: certificate signed by unknown authority';
    expect(ids(unknown)[0]).toBe('tls-missing-issuer');
    expect(ids(`Error response from daemon: Get "https://r.example.com/v2/": ${unknown}`)[0]).toBe(
      'docker-registry-certificate',
    );
  });

  it('takes a status only from a server of the reader', () => {
    const reply = '504 Server Error: Gateway Time-out for url: https://';
    expect(ids(`${reply}kz.example.com/api/models`)).toEqual(['traefik-504']);
    expect(ids(`${reply}huggingface.co/api/models/a/b`)).toEqual([]);
    expect(ids('HTTP Error 503: Service Unavailable')).toEqual(['traefik-503']);
    expect(ids('HTTP Error 503: Service Unavailable for https://pypi.org/simple/')).toEqual([]);
  });

  it('has no answer for a message that fits many causes without its program', () => {
    const yaml = 'yaml: line 12: mapping values are not allowed in this context';
    expect(ids(yaml)).toEqual([]);
    expect(ids('docker compose up', yaml)).toEqual(['docker-compose-invalid']);
    expect(ids("ModuleNotFoundError: No module named 'vllm'")).toEqual(['python-module-missing']);
    expect(ids("ModuleNotFoundError: No module named 'vllm._C'")).toEqual([]);
  });

  it('has no answer for an exit whose reason is named but unknown', () => {
    const end = 'RuntimeError: Engine core initialization failed. See root cause above.';
    expect(ids(end)).toEqual(['vllm-engine-failed']);
    expect(ids('ValueError: the moon is not full', end)).toEqual([]);
  });

  it('takes a full /dev/shm for shared memory, not for a full disk', () => {
    const full = 'OSError: [Errno 28] No space left on device';
    expect(ids(`${full}: '/data/model.gguf'`)).toEqual(['disk-full']);
    expect(ids(`${full}: '/dev/shm/nccl-2hVxQd'`)).toEqual(['nccl-shared-memory']);
    expect(ids('    sl = self._semlock = _multiprocessing.SemLock(', full)[0]).toBe(
      'nccl-shared-memory',
    );
    expect(ids("Error: ENOSPC: no space left on device, watch '/app'")).not.toContain('disk-full');
  });

  it('has one answer for a port that a container cannot have', () => {
    expect(
      ids(
        'failed to bind port 0.0.0.0:443/tcp: Error starting userland proxy: listen tcp4 0.0.0.0:443: bind: address already in use',
      ),
    ).toEqual(['docker-port-in-use']);
  });

  it('takes a blocked NVIDIA card for one in WSL', () => {
    expect(ids('Failed to initialize NVML: GPU access blocked by the operating system')).toEqual([
      'wsl-no-adapter',
    ]);
  });

  it('tells the limit of a program from the memory of the machine', () => {
    expect(ids('java.lang.OutOfMemoryError: Java heap space')).toEqual(['heap-limit']);
    expect(ids('java.lang.OutOfMemoryError: unable to create native thread')).toEqual([]);
    expect(ids('OSError: [Errno 12] Cannot allocate memory')).toEqual(['host-memory-short']);
  });

  it('does not match what Kubernetes says about a pod as an error of a Docker container', () => {
    expect(ids('    Last State:  Terminated', '      Reason:    OOMKilled')).toEqual([]);
    expect(ids('{"OOMKilled": true}')).toEqual(['kernel-cgroup-oom']);
  });

  it('takes a bus error for a lack of shared memory only beside what uses it', () => {
    const crash = 'Bus error (core dumped)';
    expect(ids('llama_model_loader: loaded meta data', crash)).not.toContain('nccl-shared-memory');
    expect(ids('gpu1:412:812 NCCL INFO Channel 00/02', crash)).toContain('nccl-shared-memory');
  });

  it('puts a llama.cpp that does not know a type before the file that it cannot read', () => {
    expect(
      ids(
        "gguf_init_from_file_impl: tensor 'blk.0.ffn_down_exps.weight' has invalid ggml type 39 (NONE)",
        'gguf_init_from_file_impl: failed to read tensor info',
      )[0],
    ).toBe('llama-unknown-architecture');
  });

  it('takes a package that is not configured for one that waits only where dpkg says so', () => {
    const failed = 'dpkg: error processing package kamiwaza (--configure):';
    expect(ids(failed, ' dependency problems - leaving unconfigured')).toContain(
      'dpkg-kamiwaza-dependencies',
    );
    const script = ' installed kamiwaza package post-installation script subprocess returned error';
    expect(ids(failed, script)).not.toContain('dpkg-kamiwaza-dependencies');
  });

  it('takes a refused file for the socket of Docker only in a connection', () => {
    const refused = "PermissionError(13, 'Permission denied')";
    const command = '$ docker compose logs api';
    expect(ids(command, `${refused}: 'models/.lock'`)).not.toContain('docker-socket-permission');
    expect(ids(command, `('Connection aborted.', ${refused})`)).toContain(
      'docker-socket-permission',
    );
  });

  it('puts a disk that stalls before the connections that it breaks', () => {
    expect(
      ids(
        'F240502 storage/pebble.go:1525 [n1] disk stall detected: unable to sync log files within 20s',
        'psycopg2.OperationalError: connection to server at "cockroach", port 26257 failed: Connection refused',
      )[0],
    ).toBe('cockroach-disk-stall');
  });

  it('has no answer for what is gone since a restart', () => {
    expect(
      ids("ada: the 'Driver/library version mismatch' from Friday is gone since the reboot"),
    ).toEqual([]);
    expect(ids('Failed to initialize NVML: Driver/library version mismatch')).toEqual([
      'nvidia-driver-mismatch',
    ]);
  });

  it('puts what is logged as an error before what is logged as a warning', () => {
    const found = ids(
      'WARNING 06-02 08:14:11 retry: dial tcp 10.0.0.4:8000: i/o timeout',
      'ERROR 06-02 08:14:12 OSError: [Errno 28] No space left on device',
    );
    expect(found[0]).toBe('disk-full');
  });

  it('puts an attempt that is repeated after what ends the program', () => {
    const timeout =
      "Error while downloading from https://cdn-lfs.hf.co/repos/55: HTTPSConnectionPool(host='cdn-lfs.hf.co', port=443): Read timed out.";
    const again = 'Trying to resume download...';
    expect(ids(timeout, again, 'OSError: [Errno 122] Disk quota exceeded')).toEqual([
      'disk-quota',
      'hf-timeout',
    ]);
    expect(ids(timeout, again)).toEqual(['hf-timeout']);
    expect(
      ids(
        'error: dial tcp 10.0.0.4:8000: connect: connection refused, retrying in 2s',
        'OSError: [Errno 28] No space left on device',
      )[0],
    ).toBe('disk-full');
  });
});

describe('services that depend on each other', () => {
  it('puts a route that is missing before a certificate that is', () => {
    expect(
      ids(
        '2025-09-09T06:31:15Z ERR Unable to obtain ACME certificate for domains error="unable to generate a certificate for the domains [ai.example.com]" providerName=le.acme',
        '2025-09-09T06:31:16Z ERR error="middleware \\"auth@file\\" does not exist" entryPointName=websecure routerName=api@docker',
      ),
    ).toEqual(['traefik-reference-missing', 'traefik-acme']);
  });

  it('puts a container that restarts before the proxy that does not reach it', () => {
    const proxy =
      '2025-09-11T07:45:10Z DBG github.com/traefik/traefik/v3/pkg/proxy/httputil/proxy.go:121 > 502 Bad Gateway error="dial tcp 172.18.0.7:8000: connect: connection refused"';
    expect(ids(proxy)[0]).toBe('traefik-502');
    expect(ids(proxy, 'vllm-51104   Restarting (1) 12 seconds ago')).toEqual([
      'docker-restarting',
      'traefik-502',
    ]);
    expect(ids('vllm-51104   Up 12 seconds')).toEqual([]);
  });

  it('only mentions a single 502 of an access log', () => {
    const line =
      '192.0.2.7 - - [11/Sep/2025:07:45:10 +0000] "GET /v1/models HTTP/2.0" 502 11 "-" "-" 1841 "model@file" "http://172.18.0.7:8000" 1ms';
    const {matches, mentions} = findErrors(line, knownErrors);
    expect(matches).toEqual([]);
    expect(mentions).toEqual(['traefik-502']);
  });

  it('puts the key that MinIO refuses before the client that does not reach Milvus', () => {
    const client =
      'MilvusException: (code=2, message=Fail connecting to server on 172.20.0.12:19530, illegal connection params or server unavailable)';
    const refused = 'The Access Key Id you provided does not exist in our records.';
    expect(ids(client, `milvus-standalone | panic: ${refused}`)).toEqual([
      'minio-credentials',
      'milvus-unreachable',
    ]);
    // What AWS says about its own keys and signatures.
    expect(ids('The AWS Access Key Id you provided does not exist in our records.')).toEqual([]);
    const signature =
      'The request signature we calculated does not match the signature you provided.';
    expect(ids(`botocore: An error occurred (SignatureDoesNotMatch): ${signature}`)).toEqual([]);
    expect(ids(`milvus-minio: ${signature}`)).toEqual(['minio-credentials']);
  });

  it('does not match a request that etcd refuses as a timeout', () => {
    const invoker = 'msg="retrying of unary invoker failed" error="rpc error: code = ';
    const full = 'ResourceExhausted desc = etcdserver: mvcc: database space exceeded"';
    expect(ids(`${invoker}${full}`)).toEqual(['etcd-space-exceeded']);
    expect(ids(`${invoker}DeadlineExceeded desc = context deadline exceeded"`)).toEqual([
      'etcd-timeout',
    ]);
  });

  it('takes a read that etcd cannot confirm for a slow disk only where it says so', () => {
    const wait = 'waiting for ReadIndex response took too long, retrying';
    expect(
      ids(
        'prober detected unhealthy status',
        'request sent was ignored by remote peer due to cluster ID mismatch',
        wait,
      ),
    ).toEqual(['etcd-cluster-id', 'etcd-timeout']);
    expect(ids(wait, 'slow fdatasync took=2.1s')).toContain('etcd-slow-disk');
  });

  it('tells the refused passwords of PostgreSQL and CockroachDB apart', () => {
    const refused = 'password authentication failed for user';
    expect(ids(`Datasource '<default>': FATAL: ${refused} "keycloak"`)).toEqual([
      'postgres-password',
    ]);
    expect(ids('Connecting to server "cockroachdb:26257"', `ERROR: ${refused} root`)).toEqual([
      'cockroach-login',
    ]);
    expect(ids('erp_prod@erp ERROR:  deadlock detected')).toEqual([]);
  });

  it('puts two clocks that differ before the code 500 that comes of it', () => {
    expect(
      ids(
        'jwt.exceptions.ImmatureSignatureError: The token is not yet valid (iat)',
        'INFO:     192.0.2.12:51846 - "GET /api/models/ HTTP/1.1" 500 Internal Server Error',
      ),
    ).toEqual(['python-token-clock', 'http-500']);
  });

  it('knows the requests of the SDK, and no classes of others', () => {
    const missing = "  Field required [type=missing, input_value={'name': 'a'}, input_type=dict]";
    expect(ids('4 validation errors for CreateVectorDB', 'engine', missing)).toEqual([
      'sdk-request-fields',
    ]);
    expect(
      ids(
        '  File "/opt/venv/kamiwaza_client/services/vectordb.py", line 9',
        'pydantic_core._pydantic_core.ValidationError: 1 validation error for CreateVectorDB',
        'host',
        missing,
      ),
    ).toEqual(['sdk-request-fields']);
    expect(ids('1 validation error for Invoice', 'total', missing)).toEqual([]);
  });

  it('does not match a path that Docker misses as an error of the SDK', () => {
    const bind =
      'Container kamiwaza-traefik Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /opt/routes';
    expect(ids(bind)).toEqual(['docker-bind-source']);
  });
});

describe('logs of public threads', () => {
  it('nearly all get a right answer, and hardly any a wrong one', () => {
    const first = threads.faults.map(({text}) => ids(text)[0]);
    const right = threads.faults.filter(({right: wanted}, index) =>
      wanted.includes(first[index] ?? ''),
    ).length;
    const wrong = threads.faults.filter(({right: wanted, area}, index) => {
      const answer = first[index];
      return answer !== undefined && ![...wanted, ...area].includes(answer);
    }).length;
    expect(right / threads.faults.length).toBeGreaterThan(0.9);
    expect(wrong / threads.faults.length).toBeLessThan(0.02);
  });
});
