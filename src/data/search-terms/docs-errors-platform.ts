import type {SearchTerms} from './types.ts';

/** What readers type, without the message, who want one of the errors of the platform, its services, programs and networks. */
export const platformErrorTerms: SearchTerms = {
  '/errors': {
    '': 'list of all faults, look up a message, find an error by program, error catalogue, short link to an error, error code list',
  },
  '/errors/kamiwaza': {
    platform: 'list of Kamiwaza messages, platform codes explained, installer messages',
    'kamiwaza-oom': 'memory code of a deployment, OOM code, deployment fails with a memory code',
    'kamiwaza-cuda-error':
      'CUDA code of a deployment, engine has no GPU, driver not available for the engine',
    'kamiwaza-model-loading-failure':
      'loading code of a deployment, unreadable weights code, loading failure',
    'kamiwaza-container-exited':
      'container code of a deployment, engine container gone, exit code of the engine',
    'kamiwaza-runtime-error':
      'exception in the engine log, deployment crashed with a traceback, generic engine failure',
    'kamiwaza-startup-timeout':
      'deployment timed out, timeout code of a deployment, time limit while starting',
    'kamiwaza-must-redownload':
      'redownload state, code for lost weights, platform wants the model again',
    'kamiwaza-insufficient-vram':
      'VRAM message at deployment, weights bigger than the card, platform says too little VRAM',
    'kamiwaza-deployment-failed':
      'deployment unsuccessful, final failure of a deployment, program reports a failed deployment',
    'kamiwaza-engine-flags':
      'unknown engine option, wrong flag in the model config, conflicting parameters, engine argument refused',
    'kamiwaza-command-missing':
      'kamiwaza not in the path, command unknown after a tarball installation, kamiwaza in PowerShell, which command on Windows',
    'kamiwaza-installer-python':
      'Python 3.11 not accepted, Python too new, installer wants Python 3.10, wrong default Python',
    'kamiwaza-installer-resources':
      'installer refuses my machine, too little RAM to install, virtualization missing at installation, minimum memory check',
    'kamiwaza-tarball-404':
      'tar.gz not found, download link dead, wget gets 404, archive no longer there',
    'kamiwaza-windows-gpu':
      'installer message about the GPU, card unsupported by the Windows installer, GPU message on Windows',
    'kamiwaza-restart-recommended':
      'reboot question of the installer, restart after GPU setup, y or N',
    'kamiwaza-model-not-found':
      'unknown model ID, model not downloaded yet, Novice Mode hides a model',
  },
  '/errors/network': {
    http: 'list of connection messages, HTTP faults',
    tls: 'list of certificate messages, SSL faults',
    ports: 'list of port messages, port conflicts',
    'http-api-refused':
      'SDK cannot connect, API down, API not reachable from another machine, localhost 7777 refused',
    'http-ui-refused':
      'web interface down, ERR code in the browser, http instead of https in the browser, UI refuses the connection',
    'http-endpoint-refused':
      'model port closed, wrong model port, endpoint of the model dead, curl to a model port fails',
    'http-openai-connection': 'openai library cannot connect, chat client fails, wrong base_url',
    'http-url-scheme':
      'scheme missing in the address, host and port only, empty server address, add http to the URL',
    'http-connection-failed': 'nothing listens on the port, service down, server still starting',
    'http-no-route':
      'host unreachable, firewall drops packets, VPN not connected, ping works but port does not',
    'http-read-timeout':
      'answer takes too long, raise the timeout, client gives up, slow model and timeout, long answer cut by timeout',
    'http-name-resolution':
      'DNS lookup fails, host name unknown, typo in the server name, getaddrinfo error, name works only in the office',
    'http-401': 'wrong password or key, API asks for credentials, unauthorized call, login expired',
    'http-403':
      'call not permitted, missing permission, access denied by the server, rights of the user too low',
    'http-404':
      'wrong path, api missing in the base URL, api twice in the URL, unknown ID, route does not exist',
    'http-422':
      'field missing in the request, wrong type in the body, validation failed, invalid JSON body',
    'http-429': 'rate limit reached, slow down requests, client is throttled',
    'http-500':
      'crash in the service, server bug, unexpected server failure, look at the service log',
    'http-connection-lost': 'server restarted during a request, socket closed early, broken pipe',
    'http-plain-to-tls': 'use https instead of http, 400 on port 443, TLS port with plain HTTP',
    'http-proxy':
      'company proxy, NO_PROXY for localhost, HTTPS_PROXY set, proxy needs a password, traffic to localhost through the proxy',
    'http-datahub-unreachable':
      'catalog down, GMS not running, dataset cannot be saved, metadata service missing',
    'tls-untrusted':
      'self-made certificate, certificate of the platform unknown, requests refuses the certificate',
    'tls-missing-issuer':
      'company root certificate missing, intermediate certificate missing, proxy replaces certificates, update CA certificates',
    'tls-host-name':
      'certificate for localhost only, IP address instead of name, wrong host in the URL, name mismatch in the certificate',
    'tls-expired': 'certificate out of date, wrong clock and TLS, WSL clock behind',
    'tls-wrong-version':
      'https to port 7777, plain HTTP behind the port, use http for the model port',
    'tls-common-name':
      'certificate without SAN, subject alternative name missing, old certificate for a registry',
    'tls-strict-check':
      'Python 3.13 and company proxy, VERIFY_X509_STRICT, key identifier missing, works with curl but not in Python',
    'tls-key-mismatch':
      'wrong private key, key and certificate differ, order in the PEM file, certificate replaced without the key',
    'tls-legacy-renegotiation': 'OpenSSL 3 and an old proxy, unsafe renegotiation, old TLS server',
    'tls-ca-file-missing': 'REQUESTS_CA_BUNDLE wrong, CA bundle path, verify parameter is a path',
    'tls-not-compliant':
      'Mac refuses a certificate, certificate valid too long, docker login on a Mac and certificate, Apple rules for certificates',
    'port-in-use': 'second instance running, bind fails on a port, program already listening',
    'port-reserved-windows':
      'excluded port range, Hyper-V takes ports, netsh excludedportrange, bind forbidden on Windows, WSAEACCES',
    'port-privileged':
      'ports under 1024 need root, bind to 443 without root, rootless Docker and port 80',
  },
  '/errors/python': {
    sdk: 'list of SDK exceptions, Python client faults',
    python: 'list of pip messages, Python environment faults',
    'sdk-uuid-not-json':
      'SDK bug with UUID, deploy app from Python fails, create_model_config fails, convert the ID to a string',
    'sdk-no-active-deployment':
      'get_client finds no model, chat client without a model, chat before the model is deployed',
    'sdk-no-configurations':
      'model without config, deploy fails without configuration, add a model config',
    'sdk-no-compatible-files':
      'quantization not in the repository, q4_k_m not found, wrong level name, files of a model do not match',
    'sdk-repository-not-found':
      'wrong repository name, model not on the hub, owner missing in the name, exact name needed',
    'sdk-download-timeout':
      'wait_for_download gives up, download takes longer than the wait, raise the wait time, still downloading after the wait',
    'sdk-no-authenticator':
      'login missing in the program, client without credentials, add an authenticator, SDK call unauthorized',
    'sdk-login-refused':
      'wrong user name in the SDK, API key expired, password refused in Python, credentials rejected',
    'sdk-unexpected-status': '201 is an error, 204 is an error, success reported as failure',
    'sdk-not-installed':
      'import kamiwaza_client fails, wrong virtual environment, Python client missing',
    'sdk-ingestion-removed': 'client.ingestion gone, old ingestion sample, replace ingestion',
    'sdk-embedder-methods':
      'call chunk_text on the embedder, get_embedder first, embedding service has no methods for text',
    'sdk-retrieve-chunks-removed':
      'old RAG sample fails, replacement for chunk retrieval, search instead of retrieve',
    'sdk-unknown-exception':
      'import of an exception fails, module of the exceptions, old sample imports',
    'sdk-activity-arguments': 'limit the activity list, filter activities, paging of activities',
    'sdk-vectordb-arguments':
      'old vectordb sample, keyword unknown in search, collection_name or vectordb_id, parameters of insert',
    'sdk-chunk-arguments':
      'chunk size parameter, max_length instead of chunk_size, old chunking sample',
    'sdk-catalog-arguments':
      'file pattern for ingest, keyword of ingest unknown, old catalog sample',
    'sdk-path-missing':
      'local path not found, path only on the server, ingest from another machine',
    'sdk-retrieve-datasets': 'retrieval fails, retrieval without login, dataset search error',
    'sdk-oauth': 'OAuth login in the SDK, single sign-on from Python, which authenticator works',
    'sdk-empty-address':
      'base URL missing, environment variable for the address, client without URL',
    'sdk-model-is-none': 'get_model_by_repo_id returns None, model not downloaded, None has no id',
    'sdk-config-schema': 'create a model config, required fields of a config, old config sample',
    'sdk-lab-resources': 'create a lab fails, resources of a notebook, numbers as text',
    'sdk-schema':
      'pydantic error, wrong type of an argument, field required, reply does not validate',
    'sdk-recursion': 'endless login loop, old SDK login crash, stack overflow at login',
    'sdk-missing-variables':
      'tool needs a key, TAVILY_API_KEY missing, env_vars for a tool, deploy a tool without key',
    'sdk-not-found': 'wrong template ID, object deleted meanwhile, stale ID in the program',
    'sdk-api-error':
      'generic SDK failure, how to read an APIError, call failed with a status code, SDK cannot reach the server',
    'python-externally-managed':
      'use a virtual environment, pip refused on Ubuntu, PEP 668, break-system-packages, pip on Debian',
    'python-no-distribution':
      'package does not exist for my Python, typo in a package, wheel not available',
    'python-module-missing':
      'import error, package not installed, wrong interpreter, wrong kernel in a notebook, pip of another Python',
    'python-pip-certificate': 'pip behind a proxy, SSL error with pip, company certificate for pip',
    'python-venv-missing': 'cannot create a venv, ensurepip missing, virtualenv on Ubuntu',
    'python-wrong-version':
      'package needs newer Python, Python too old, Python too new for a package, switch the Python version',
    'python-headers-missing': 'gcc missing, compiler needed for pip, cairo missing, build tools',
    'python-build-failed':
      'wheel build error, pip compile error, setup.py failed, package builds from source',
    'python-version-conflict':
      'incompatible requirements, pip cannot resolve versions, fresh environment, pip dependency conflict',
    'python-glibc':
      'Linux too old, GLIBC too old, binary from a newer distribution, libstdc++ too old',
    'python-httpx-proxies':
      'openai and httpx versions, update openai, pin httpx, OpenAI client fails at creation',
    'python-socks-missing': 'socks5 proxy, install socksio, PySocks',
    'python-hash-mismatch': 'pip checksum, corrupted pip cache, hash in requirements',
  },
  '/errors/services': {
    ray: 'list of Ray messages, cluster scheduler faults',
    milvus: 'list of Milvus messages, vector database faults',
    etcd: 'list of etcd messages, key-value store faults',
    cockroachdb: 'list of CockroachDB messages, SQL database faults',
    traefik: 'list of proxy messages, reverse proxy faults',
    'ray-gcs': 'worker cannot join, head address wrong, head node down, cluster control store',
    'ray-memory': 'worker killed by Ray, 95 percent RAM, too many parallel tasks, memory monitor',
    'ray-version':
      'different Python on nodes, different Ray on nodes, same version on all machines',
    'ray-infeasible':
      'no free GPU in the cluster, pending actor, not enough CPUs, deployment waits for resources, autoscaler message',
    'ray-shm': 'shm-size for Ray, small dev shm, Ray in Docker slow, object store on disk',
    'ray-disk': 'tmp ray too large, spill directory full, clean /tmp/ray, disk 95 percent',
    'ray-not-running': 'start Ray first, ray.init fails, address auto, Ray not started',
    'ray-object-store-full':
      'plasma full, too many objects in memory, release references, shared objects too large',
    'ray-session': 'old Ray processes, two Rays on one machine, stale Ray session',
    'ray-actor-died': 'actor crashed, worker process gone, look at the worker log, replica died',
    'ray-worker-register':
      'slow process start, machine overloaded, many workers at once, network file system slow',
    'milvus-etcd-unreachable':
      'Milvus stops at start, etcd down for Milvus, metadata store of Milvus, Milvus restarts in a loop',
    'milvus-unreachable':
      'vector database not reachable, port 19530 refused, Milvus container down, pymilvus cannot connect',
    'milvus-dimension':
      'changed embedding model, wrong vector length, schema of the collection differs, new fields refused, old collection and new rows',
    'milvus-text-too-long': 'chunk longer than 1000 bytes, varchar limit, metadata value too big',
    'milvus-not-loaded': 'collection released, search before load, index missing',
    'milvus-collection-missing': 'collection name wrong, collection deleted, wrong Milvus database',
    'milvus-memory-quota': 'Milvus RAM full, insert refused, too many loaded collections',
    'etcd-space-exceeded': 'etcd 2 GB limit, compact and defragment, NOSPACE alarm, etcd read only',
    'etcd-slow-disk':
      'heartbeat late, disk latency, etcd on a hard drive, leader changes during downloads, move etcd to an SSD',
    'etcd-no-leader':
      'quorum lost, majority of members missing, two of three members, cluster without majority',
    'etcd-timeout': 'slow etcd, etcd requests hang, member unreachable, election in progress',
    'etcd-not-running': 'port 2379 closed, start etcd, etcd down, etcd on another address',
    'etcd-request-large': 'value too large for etcd, 1.5 MB limit, gRPC message too large',
    'etcd-compacted': 'watch restarts, client too far behind, harmless etcd message',
    'etcd-cluster-id': 'wrong cluster joined, old data directory, member from another cluster',
    'etcd-bootstrapped':
      'remove and add the member, etcd container without volume, rejoin after data loss',
    'etcd-data-damaged':
      'etcd after a power cut, WAL broken, restore a snapshot, corrupted database file',
    'cockroach-clock-offset': 'time synchronization, node stops because of time, 500 milliseconds',
    'cockroach-other-cluster':
      'data of an earlier installation, wrong store directory, cluster ID differs, reused data folder',
    'cockroach-disk-stall':
      'database disk hangs, slow storage for the database, network disk lost, node ends itself',
    'cockroach-store-unusable':
      'store locked, database files damaged, database already running, database does not start',
    'cockroach-secure-mode': 'client certificate needed, connect with certs, database wants TLS',
    'cockroach-certificates':
      'certs-dir wrong, permissions of the key file, node certificate missing, create certificates',
    'cockroach-no-quorum':
      'too many nodes down, database waits, unavailable ranges, start the missing nodes',
    'cockroach-login':
      'root password refused, client certificate for root, database user unknown, psql login',
    'traefik-404':
      'plain text 404 page, wrong host name in the browser, app not routed, path unknown to the proxy',
    'traefik-502': 'backend down, service restarting, upstream refused',
    'traefik-503': 'service not available, no healthy copy, proxy finds no running copy',
    'traefik-504': 'backend too slow, long request cut, upstream does not answer',
    'traefik-default-certificate':
      'strange certificate issuer, replace the proxy certificate, wrong certificate shown',
    'traefik-file-provider':
      'dynamic configuration broken, YAML of the proxy, routes file missing, route file not mounted',
    'traefik-acme':
      "Let's Encrypt fails, no automatic certificate, HTTP challenge, internal host name and certificate",
    'traefik-docker-provider':
      'proxy cannot read docker.sock, no routes from containers, socket not mounted, Docker 29 and Traefik',
    'traefik-reference-missing':
      'middleware unknown, typo in a label, service name wrong in a route, router left out',
    'traefik-acme-file': 'acme.json permissions, key file readable by others, key file too open',
    'traefik-container-address':
      'container in another network, label for the Docker network, proxy and app not connected, container restarts constantly',
  },
};
