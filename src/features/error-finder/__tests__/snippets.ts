/** What an operator would paste, and the fault that must come first. */
export interface Snippet {
  readonly fault: string;
  readonly text: string;
}

const uvicorn = `INFO:     Started server process [4127]
INFO:     Waiting for application startup.
INFO:     Application startup complete.
2025-08-20 09:14:02,118 INFO ray._private.worker: Connecting to existing Ray cluster at address: 10.0.0.5:6379...`;

const vllm = `INFO 08-20 09:15:31 [config.py:717] This model supports multiple tasks: {'generate', 'embed'}. Defaulting to 'generate'.
INFO 08-20 09:15:33 [cuda.py:292] Using Flash Attention backend.
INFO 08-20 09:15:34 [weight_utils.py:265] Using model weights format ['*.safetensors']
Loading safetensors checkpoint shards:   0% Completed | 0/4 [00:00<?, ?it/s]`;

const llama = `build: 5092 (d3bd7193) with cc (Ubuntu 13.3.0) for x86_64-linux-gnu
llama_model_loader: loaded meta data with 28 key-value pairs and 310 tensors
print_info: file type   = Q6_K
print_info: file size   = 472.0 MiB (6.65 BPW)`;

const traceback = `Traceback (most recent call last):
  File "/home/ada/demo/run.py", line 14, in <module>
    main()
  File "/home/ada/demo/run.py", line 9, in main`;

const apt = `Hit:1 http://archive.ubuntu.com/ubuntu noble InRelease
Get:2 http://archive.ubuntu.com/ubuntu noble-updates InRelease [126 kB]
Reading package lists... Done
Building dependency tree... Done`;

const installer = `[kamiwaza-install] 2025-08-20T10:02:11 checking prerequisites
[kamiwaza-install] 2025-08-20T10:02:12 docker 27.1.1 found
[kamiwaza-install] 2025-08-20T10:02:13 node v22.4.0 found`;

const powershell = `PS C:\\Users\\ada> wsl --version
WSL version: 2.2.4.0
Kernel version: 5.15.153.1-2`;

const site = (line: string): string => `${traceback}\n    ${line}`;

/** At least two for each of the most common faults. */
export const snippets: readonly Snippet[] = [
  {
    fault: 'out-of-memory',
    text: `${uvicorn}\n{"id": "5b1c", "status": "FAILED", "last_error_code": "OOM"}`,
  },
  {
    fault: 'out-of-memory',
    text: `${vllm}\nERROR 08-20 09:15:58 [core.py:390] torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.96 GiB. GPU 0 has a total capacity of 23.64 GiB of which 912.81 MiB is free.`,
  },
  {
    fault: 'out-of-memory',
    text: `${vllm}\nValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in KV cache (40432). Try increasing \`gpu_memory_utilization\` or decreasing \`max_model_len\` when initializing the engine.`,
  },
  {
    fault: 'out-of-memory',
    text: `[ 8123.44] Out of memory: Killed process 4127 (llama-server) total-vm:38812344kB, anon-rss:30110212kB\n[ 8123.45] oom_reaper: reaped process 4127`,
  },
  {
    fault: 'out-of-memory',
    text: `${llama}\nggml_backend_cuda_buffer_type_alloc_buffer: allocating 7605.33 MiB on device 0: cudaMalloc failed: out of memory\nllama_model_load: error loading model: unable to allocate CUDA0 buffer`,
  },
  {fault: 'out-of-memory', text: `model-7f2c exited with code 137\nCONTAINER_EXITED after 41 s`},
  {
    fault: 'insufficient-vram',
    text: `${uvicorn}\nWARNING deploy: refusing request, checkpoint (29.9 GB) is larger than available GPU memory (23.6 GB)`,
  },
  {
    fault: 'insufficient-vram',
    text: `deploy failed: Insufficient VRAM for meta-llama/Llama-3.3-70B-Instruct on node 0`,
  },
  {
    fault: 'insufficient-vram',
    text: `${vllm}\nValueError: Free memory on device (3.1/23.64 GiB) on startup is less than desired GPU memory utilization (0.9, 21.28 GiB). Decrease GPU memory utilization or reduce GPU memory used by other processes.`,
  },
  {
    fault: 'files-unreadable',
    text: `deployment 5b1c status=ERROR code=MODEL_LOADING_FAILURE message="engine could not start"`,
  },
  {
    fault: 'files-unreadable',
    text: `${vllm}\nsafetensors_rust.SafetensorError: Error while deserializing header: MetadataIncompleteBuffer`,
  },
  {
    fault: 'files-unreadable',
    text: `gguf_init_from_file_impl: invalid magic characters: '<!do', expected 'GGUF'\nllama_model_load: error loading model: llama_model_loader: failed to load model from /app/models/Qwen3-0.6B-Q6_K.gguf`,
  },
  {
    fault: 'files-unreadable',
    text: `${vllm}\nFileNotFoundError: [Errno 2] No such file or directory: '/models/Qwen3-0.6B/model-00002-of-00004.safetensors'`,
  },
  {
    fault: 'files-unreadable',
    text: `OSError: /models/custom does not appear to have a file named config.json. Checkout 'https://huggingface.co//models/custom/tree/None' for available files.`,
  },
  {
    fault: 'startup-timeout',
    text: `${uvicorn}\nhealth check 60/60: 503\ndeployment 81fe ended: ERROR STARTUP_TIMEOUT`,
  },
  {fault: 'startup-timeout', text: `state INITIALIZING for 1800 s, timed out`},
  {
    fault: 'must-redownload',
    text: `{"deployment": "91aa", "status": "MUST_REDOWNLOAD", "m_name": "Qwen3-0.6B-GGUF"}`,
  },
  {
    fault: 'must-redownload',
    text: `2025-08-20 11:00:01 WARNING models: local files gone\n2025-08-20 11:00:01 ERROR serving: status MUST_REDOWNLOAD`,
  },
  {
    fault: 'engine-flags',
    text: `usage: api_server.py [-h] [--host HOST] [--port PORT]\napi_server.py: error: unrecognized arguments: --max-num-seq 8\nCONTAINER_EXITED`,
  },
  {
    fault: 'container-exited',
    text: `${uvicorn}\n{"status": "ERROR", "error_code": "CONTAINER_EXITED", "exit": 1}`,
  },
  {
    fault: 'runtime-error',
    text: `deployment 3c0d: ERROR\nerror_code: RUNTIME_ERROR\nsee View logs`,
  },
  {
    fault: 'deployment-failed',
    text: site(
      `raise RuntimeError(f"The deployment ended as {status}")\nRuntimeError: The deployment ended as FAILED`,
    ),
  },
  {
    fault: 'service-unavailable',
    text: `$ curl -s http://gpu1:51127/v1/models\nHTTP/1.1 503 Service Unavailable\ncontent-type: text/plain`,
  },
  {
    fault: 'endpoint-refused',
    text: `curl: (7) Failed to connect to gpu1 port 51127 after 3 ms: Couldn't connect to server`,
  },
  {fault: 'endpoint-refused', text: site('openai.APIConnectionError: Connection error.')},
  {fault: 'model-not-found', text: `${uvicorn}\n2025-08-20 12:01:00 ERROR Model not found: qwen3`},
  {
    fault: 'gated-repository',
    text: `huggingface_hub.errors.GatedRepoError: 401 Client Error. (Request ID: Root=1-66c4)\nCannot access gated repo for url https://huggingface.co/meta-llama/Llama-3.3-70B-Instruct/resolve/main/config.json.`,
  },
  {
    fault: 'hub-unreachable',
    text: `requests.exceptions.ConnectionError: HTTPSConnectionPool(host='huggingface.co', port=443): Max retries exceeded with url: /api/models (Caused by NameResolutionError: Failed to resolve 'huggingface.co' ([Errno -3] Temporary failure in name resolution))`,
  },
  {
    fault: 'docker-gpu',
    text: `Unable to find image 'nvidia/cuda:12.4.1-runtime-ubuntu22.04' locally\ndocker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].\nERRO[0000] error waiting for container`,
  },
  {
    fault: 'docker-gpu',
    text: `docker: Error response from daemon: could not select device driver “” with capabilities: [[gpu]].`,
  },
  {
    fault: 'docker-gpu',
    text: `docker: Error response from daemon: unknown or invalid runtime name: nvidia.\nSee 'docker run --help'.`,
  },
  {
    fault: 'docker-daemon-json',
    text: `Aug 20 10:11:12 gpu1 dockerd[2211]: unable to configure the Docker daemon with file /etc/docker/daemon.json: invalid character '}' looking for beginning of object key string`,
  },
  {
    fault: 'cuda-error',
    text: `NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver. Make sure that the latest NVIDIA driver is installed and running.`,
  },
  {
    fault: 'cuda-error',
    text: `${uvicorn}\n{"status":"ERROR","last_error":{"code":"CUDA_ERROR","message":"device lost"}}`,
  },
  {
    fault: 'cuda-error',
    text: `${vllm}\nRuntimeError: CUDA error: no kernel image is available for execution on the device`,
  },
  {
    fault: 'cuda-error',
    text: `${vllm}\nRuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed a driver.`,
  },
  {fault: 'cuda-error', text: `ada@gpu1:~$ nvidia-smi\nbash: nvidia-smi: command not found`},
  {fault: 'toolkit-package', text: `${apt}\nE: Unable to locate package nvidia-container-toolkit`},
  {
    fault: 'disk-full',
    text: `download 3 of 4 running\nOSError: [Errno 28] No space left on device: '/opt/kamiwaza/containers/overlay2'`,
  },
  {
    fault: 'disk-full',
    text: `tar: kamiwaza/runtime: Wrote only 4096 of 10240 bytes\ntar: Exiting with failure status\nwrite error: No space left on device`,
  },
  {
    fault: 'port-taken',
    text: `Error response from daemon: driver failed programming external connectivity on endpoint traefik: Bind for 0.0.0.0:443 failed: port is already allocated`,
  },
  {
    fault: 'port-taken',
    text: `${uvicorn}\nERROR:    [Errno 98] error while attempting to bind on address ('0.0.0.0', 7777): address already in use`,
  },
  {
    fault: 'port-taken',
    text: `Error: listen EADDRINUSE: address already in use :::3000\n    at Server.setupListenHandle [as _listen2] (node:net:1817:16)`,
  },
  {
    fault: 'docker-permission',
    text: `permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Get "http://%2Fvar%2Frun%2Fdocker.sock/v1.46/containers/json": dial unix /var/run/docker.sock: connect: permission denied`,
  },
  {
    fault: 'docker-permission',
    text: `${installer}\nGot permission denied while trying to connect to the docker daemon socket`,
  },
  {
    fault: 'web-ui',
    text: `This site can't be reached\nlocalhost refused to connect.\nERR_CONNECTION_REFUSED`,
  },
  {
    fault: 'web-ui',
    text: `curl: (7) Failed to connect to localhost port 443 after 0 ms: Couldn't connect to server`,
  },
  {
    fault: 'command-not-found',
    text: `ada@mac ~ % kamiwaza status\nzsh: command not found: kamiwaza\nbash: kamiwaza: command not found`,
  },
  {
    fault: 'certificate',
    text: site(
      `kamiwaza_client.exceptions.APIError: Request failed: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/models/ (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate')))`,
    ),
  },
  {fault: 'certificate', text: `Your connection is not private\nNET::ERR_CERT_AUTHORITY_INVALID`},
  {
    fault: 'python-version',
    text: `${installer}\n[kamiwaza-install] ERROR Python 3.12.3 is active, Python 3.10 is required`,
  },
  {
    fault: 'too-few-resources',
    text: `${installer}\n[kamiwaza-install] ERROR this machine has less than 16 GB of memory`,
  },
  {fault: 'apt-kamiwaza', text: `${apt}\nE: Unable to locate package kamiwaza`},
  {
    fault: 'apt-kamiwaza',
    text: `W: GPG error: https://packages.kamiwaza.ai/ubuntu noble InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 8A1B2C3D4E5F6071`,
  },
  {
    fault: 'deb-dependencies',
    text: `dpkg: dependency problems prevent configuration of kamiwaza:\n kamiwaza depends on docker-ce; however:\n  Package docker-ce is not installed.`,
  },
  {
    fault: 'kernel-settings',
    text: `sysctl: cannot stat /proc/sys/net/bridge/bridge-nf-call-iptables: No such file or directory`,
  },
  {
    fault: 'wsl-not-found',
    text: `KamiwazaInstaller 0.5.0\nChecking Windows features ...\nWSL not found`,
  },
  {
    fault: 'wsl-not-found',
    text: `The Windows Subsystem for Linux is not installed. You can install by running 'wsl.exe --install'.`,
  },
  {
    fault: 'virtualization-off',
    text: `WslRegisterDistribution failed with error: 0x80370102\nError: 0x80370102 The virtual machine could not be started because a required feature is not installed.`,
  },
  {
    fault: 'ubuntu-missing',
    text: `${powershell}\nPS C:\\Users\\ada> wsl -d kamiwaza\nThere is no distribution with the supplied name.\nError code: Wsl/Service/WSL_E_DISTRO_NOT_FOUND`,
  },
  {
    fault: 'ubuntu-missing',
    text: `Downloading: Ubuntu 24.04 LTS\nInstallation of Ubuntu-24.04 failed`,
  },
  {
    fault: 'wsl-memory',
    text: `${powershell}\nInsufficient system resources exist to complete the requested service.\nError code: Wsl/Service/CreateInstance/CreateVm/HCS/0x800705aa`,
  },
  {fault: 'wsl-memory', text: `KamiwazaInstaller: memory allocation error, 60 GB requested`},
  {
    fault: 'windows-gpu',
    text: `${installer}\n[kamiwaza-install] GPU not found, falling back to CPU`,
  },
  {
    fault: 'restart-recommended',
    text: `=== SYSTEM RESTART RECOMMENDED ===\nWould you like to restart your computer now? (y/N):`,
  },
  {
    fault: 'uuid-not-serializable',
    text: site(
      '  File "/usr/lib/python3.12/json/encoder.py", line 180, in default\nTypeError: Object of type UUID is not JSON serializable',
    ),
  },
  {
    fault: 'no-active-deployment',
    text: site(
      'ValueError: No active deployment found for specified repo_id: unsloth/Qwen3-0.6B-GGUF',
    ),
  },
  {fault: 'no-configurations', text: site('ValueError: No configurations found for this model')},
  {
    fault: 'no-compatible-files',
    text: site(
      'ValueError: No compatible files found for model unsloth/Qwen3-0.6B-GGUF with quantization q4_k_m\nAvailable quantizations: q2_k, q3_k, q4_k, q6_k, q8_0',
    ),
  },
  {
    fault: 'repository-not-found',
    text: site('ValueError: No model found with repo ID: Qwen3-0.6B'),
  },
  {
    fault: 'repository-not-found',
    text: site('ValueError: Exact match for repo ID qwen/qwen3 not found in search results'),
  },
  {fault: 'download-timeout', text: `Overall progress: 41.2%\nDownload timeout after 600 seconds`},
  {
    fault: 'no-authenticator',
    text: site(
      'kamiwaza_client.exceptions.AuthenticationError: Authentication failed. No authenticator provided.',
    ),
  },
  {
    fault: 'login-refused',
    text: site('kamiwaza_client.exceptions.AuthenticationError: Failed to authenticate'),
  },
  {
    fault: 'unexpected-status',
    text: site('kamiwaza_client.exceptions.APIError: Unexpected status code 204: '),
  },
  {
    fault: 'module-not-found',
    text: `Cell In[1], line 1\n----> 1 from kamiwaza_client import KamiwazaClient\nModuleNotFoundError: No module named 'kamiwaza_client'`,
  },
  {
    fault: 'ingestion-gone',
    text: site("AttributeError: 'KamiwazaClient' object has no attribute 'ingestion'"),
  },
  {
    fault: 'text-calls',
    text: site("AttributeError: 'EmbeddingService' object has no attribute 'chunk_text'"),
  },
  {
    fault: 'retrieval-gone',
    text: site(
      "AttributeError: 'RetrievalService' object has no attribute 'retrieve_relevant_chunks'",
    ),
  },
  {
    fault: 'invented-exception',
    text: site(
      "ImportError: cannot import name 'DatasetExistsError' from 'kamiwaza_client.exceptions' (/usr/lib/python3.12/site-packages/kamiwaza_client/exceptions.py)",
    ),
  },
  {
    fault: 'activity-arguments',
    text: site(
      "TypeError: ActivityService.get_recent_activity() got an unexpected keyword argument 'limit'",
    ),
  },
  {
    fault: 'vectordb-arguments',
    text: site("TypeError: VectorDBService.search() got an unexpected keyword argument 'k'"),
  },
  {
    fault: 'chunk-arguments',
    text: site(
      "TypeError: EmbeddingProvider.chunk_text() got an unexpected keyword argument 'chunk_size'",
    ),
  },
  {fault: 'path-missing', text: site('ValueError: Path does not exist: /data/manuals')},
  {
    fault: 'retrieve-datasets',
    text: site(
      'kamiwaza_client.exceptions.APIError: Failed to retrieve datasets: Authentication failed.',
    ),
  },
  {
    fault: 'oauth',
    text: site(
      '  File "kamiwaza_client/authentication.py", line 88, in OAuthAuthenticator\nNotImplementedError',
    ),
  },
  {
    fault: 'config-schema',
    text: site(
      'pydantic_core._pydantic_core.ValidationError: 2 validation errors for CreateModelConfig\nm_id\n  Field required [type=missing]',
    ),
  },
  {
    fault: 'schema',
    text: site(
      'pydantic_core._pydantic_core.ValidationError: 1 validation error for Dataset\nenvironment\n  Field required',
    ),
  },
  {
    fault: 'missing-variables',
    text: `{"detail": "Missing required environment variables: TAVILY_API_KEY"}`,
  },
  {
    fault: 'value-too-long',
    text: `MilvusException: (code=1100, message=the length (1423) of 3th VarChar paragraph_text exceeds max length (1000))\nvarchar field exceeds max length: invalid parameter`,
  },
];

/** Logs that have nothing to do with the documented faults. */
export const unrelated: readonly string[] = [
  uvicorn,
  vllm,
  llama,
  installer,
  powershell,
  apt,
  `npm WARN deprecated inflight@1.0.6: This module is not supported\nadded 812 packages in 14s\n12 packages are looking for funding`,
  `CONFLICT (content): Merge conflict in README.md\nAutomatic merge failed; fix conflicts and then commit the result.`,
  `FAIL src/app.test.ts > adds numbers\nAssertionError: expected 3 to be 4\nTest Files  1 failed (1)`,
  `error[E0382]: borrow of moved value: \`s\`\n --> src/main.rs:5:20`,
  `java.lang.NullPointerException: Cannot invoke "String.length()" because "name" is null\n\tat com.example.App.main(App.java:7)`,
  `fatal: not a git repository (or any of the parent directories): .git`,
  `The room was booked. Zoom meeting OOMPH. Broom closet at 9.`,
  `SyntaxError: invalid syntax (parser.py, line 3)\nprint "hello"`,
  `KeyError: 'name'\n  File "demo.py", line 2, in <module>`,
  `10.0.0.7 - - [20/Aug/2025:10:00:00 +0000] "GET /index.html HTTP/1.1" 200 5123 "-" "Mozilla/5.0"`,
  `Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt.`,
  `Aug 20 10:00:01 gpu1 CRON[3311]: (root) CMD (run-parts /etc/cron.hourly)\nAug 20 10:00:02 gpu1 systemd[1]: Started Daily apt download activities.`,
  `psql: error: FATAL:  database "ada" does not exist`,
  `Starting Kamiwaza ...\ntraefik up\nmilvus up\nAll services are running. Open https://localhost`,
  `SELECT * FROM models WHERE status = 'DEPLOYED';\n(3 rows)`,
  `Collecting kamiwaza\n  Downloading kamiwaza-0.5.0-py3-none-any.whl (54 kB)\nSuccessfully installed kamiwaza-0.5.0`,
  `thread 'main' panicked at src/lib.rs:10:5: index out of bounds: the len is 3 but the index is 7`,
  `warning: LF will be replaced by CRLF in docs/intro.md.`,
];
