import type {SearchTerms} from './types.ts';

/** What readers type who want a section of the docs. */
export const docsTerms: SearchTerms = {
  '/': {
    tools: 'calculator, log analyzer, compare releases',
    'what-runs-where':
      'data privacy, on-premises, where does my data go, what leaves my network, cloud connection',
    'need-help': 'support, contact, community, forum, open a ticket, ask an expert',
  },
  '/ai-agents': {
    choose: 'Claude, Cursor, coding assistant, connect an assistant to the docs',
    markdown: 'llms.txt, plain text version, raw page, feed the docs to a chatbot',
    local: 'MCP server for the documentation, offline docs for agents, node, stdio',
    network: 'MCP over HTTP, shared docs server, intranet',
    tools: 'functions of the MCP server',
    platform: 'deploy the docs server in the Tool Shed',
  },
  '/app-garden': {
    'how-an-app-becomes-a-url':
      'app routing, compose file, address of an app, container port not reachable, template to deployment',
    'how-an-app-reaches-a-model':
      'OPENAI_BASE_URL, environment variables of an app, app has no model, connect an app to a model, model preference, which model does an app use, fast or large model, own app, custom app',
    'deploy-and-open-an-app':
      'install an app, launch an app, start the chatbot, import the catalog, Open App, test an app, model selector of the chatbot',
    'stop-an-app':
      'remove an app, quit an app, uninstall an app, lose data of an app, keep the data of an app, export, chat history lost',
    'apps-in-the-catalog':
      'list of apps, which apps exist, prebuilt apps, chatbot app, summarizer, document processing app, Kaizen, Docupro, app versions, meeting transcripts, coding assistant, example app',
    'check-first':
      'is an app safe, security of apps, risk tier, verified, login for apps, trust, is it dangerous, break glass, tier 0, tier 2, privileged container, who made the app, visibility',
    'follow-an-app': 'app status, is the app running, app state, app instances',
    'with-the-sdk': 'deploy an app from Python, API for apps',
    'tool-shed':
      'MCP server, tools for agents, deploy a tool, tool server health, agent tools, Model Context Protocol, web search for agents, Tavily, to-do tool, tool templates, UI for tools, difference between App Garden and Tool Shed',
    'when-it-did-not-work':
      'empty catalog, no apps shown, app does not open, app page is blank, app stuck, import failed, app cannot find a model, app URL unreachable, AI in the app does not answer, container port',
  },
  '/architecture': {
    'the-system-in-one-picture': 'diagram, how everything fits together, big picture',
    'four-requests-step-by-step': 'request flow, sequence, data flow',
    '1-a-person-opens-the-web-ui': 'browser request, HTTPS entry, what happens when I open the UI',
    '2-a-program-calls-the-api': 'API request path, gateway, 7777',
    '3-a-program-asks-a-model': 'inference request, prompt path, model port',
    'what-ships-and-what-you-connect':
      'what is included, bring your own, third-party components, integrations, solution diagram',
  },
  '/architecture/components': {
    'how-the-objects-hang-together': 'object model, relations, entity diagram',
    'the-building-blocks': 'list of components, which technology is used for what, modules',
    'vector-database': 'Milvus, Qdrant, nearest neighbors, similarity search',
    embeddings: 'vectors from text, embedding provider, text to numbers',
    'data-catalog': 'DataHub, metadata, data inventory, origin of data, owner of data',
    orchestration: 'Ray, scale out, distributed work',
    'model-serving': 'inference engine per platform, vLLM or llama.cpp, OpenAI-compatible endpoint',
    'api-gateway': 'FastAPI, Swagger, REST entry',
    'identity-and-access': 'authentication, authorization, RBAC, JWT, users and roles',
    caching: 'Redis, Valkey, cache',
    'app-runtime': 'compose, app containers',
    'tool-servers': 'MCP, agent tools',
    objects:
      'terms, vocabulary, what is a deployment, difference between model and model config, instance, template',
    'parts-without-a-control': 'guardrails, content filter, safety checks, turn on caching',
  },
  '/architecture/core-services': {
    'all-services': 'list of services, REST paths, API paths, routes, service overview',
    'calls-data-and-screens':
      'which service does what, where data is stored, accessor, screen for a service',
    'prompts-service': 'prompt templates, prompt roles, system prompts, prompt elements',
    'what-is-there-and-what-is-only-announced':
      'missing features, roadmap, planned functions, not implemented',
    'deploy-a-model': 'services involved in a deployment',
    'answer-a-question-from-your-documents': 'services involved in RAG',
    'host-an-app': 'services involved in an app',
    'pairs-that-you-meet-often': 'which services go together',
    'how-services-are-reached-and-built':
      'code structure, FastAPI router, SQLAlchemy, Pydantic, service structure',
    'calls-worth-knowing-by-their-fields':
      'request body, default values of a request, JSON fields, payload',
    'how-the-sdk-behaves-for-all-services': 'exceptions, sessions, lazy services, timeouts',
  },
  '/architecture/overview': {
    'four-layers': 'layers, stack, tiers, software layers, infrastructure',
    'parts-and-their-jobs':
      'components and their roles, what is Traefik for, what is Ray for, what is etcd for, load balancer, reverse proxy, message routing, what does CockroachDB do',
    'state-stores':
      'databases, where state is kept, CockroachDB, etcd, Milvus, persistence, what is stored where, which database, SQL database, where are vectors kept',
    'somebody-calls-the-api-or-logs-in': 'login flow, API flow',
    'somebody-deploys-a-model': 'deployment flow',
    'somebody-asks-a-model':
      'inference flow, prompt routing, does a prompt pass the gateway, path of a prompt',
    'somebody-opens-an-app': 'app flow, app routing',
    'what-runs-where':
      'process layout, what runs in Docker, Docker or native, WSL instance, where do engines run',
    'one-node-or-a-cluster':
      'single node, multi-node, Community and Enterprise compared, editions, head node, worker, difference between Community and Enterprise, how many nodes, high availability',
    'traffic-to-allow':
      'network rules, firewall rules, which ports between machines, inbound, outbound, who talks to whom, security zones',
    'technology-and-versions':
      'tech stack, programming languages, frameworks, versions of components, written in, frontend framework, backend framework, React, database versions',
  },
  '/data-engine': {
    'the-parts':
      'components of the data engine, Milvus, which database for vectors, what stores the catalog',
    'in-the-ui': 'data screens, catalog screen, VectorDBs screen, data in the web interface',
    'what-is-there-in-050-and-what-is-not':
      'missing features, automatic ingestion, hybrid search, reranking, filter by metadata, keyword search, lineage, Qdrant support, automatic embedding',
    catalog:
      'dataset, URN, data inventory, what is a URN, environment PROD, dataset name, parts of a URN',
    'register-a-file':
      'add a dataset, add a document, file path to URN, relative path, S3 address, wrong path in the catalog, owner',
    'read-the-catalog': 'list datasets, find a dataset, all datasets, dataset id, lookup by name',
    'ingest-by-path':
      'import a folder, ingest directory, load many files, scan a directory, path does not exist, remote server folder, recursive',
    'keep-a-secret':
      'save a password, credentials, API key storage, overwrite a secret, is the secret safe',
    'calls-of-the-catalog': 'catalog API, catalog endpoints',
    embedding:
      'turn text into vectors, chunk and embed, embed documents, which embedding model, do I have to deploy the embedding model',
    'keep-the-embedder-alive':
      'embedder disappears, embedder not found, 404 from the embedding service, garbage collection, embedder deleted, fails after a while',
    'defaults-and-rules':
      'default embedding model, nomic, embedding dimension, CPU or GPU for embeddings, provider, device, max_length too small, tokens or characters, embedding on GPU',
    'chunk-size':
      'how long should chunks be, chunk length, overlap, split size, max_length, best chunk length, tokens per chunk, how many chunks',
    'calls-of-the-embedding-service': 'embedding API, embedding endpoints',
    'vector-store': 'collection, table of vectors',
    insert:
      'add vectors, write embeddings, store vectors, field_list, write metadata, batch insert',
    search:
      'query vectors, similarity search, nearest neighbors, top k, find passages, score meaning, top hits, missing fields in a hit, output_fields',
    'rules-for-collections':
      'schema of a collection, collection name, field types, dimension mismatch, metric type, maximum length, vector length, different dimensions, 1000 bytes, long text cut, rename a collection',
    'calls-of-the-vector-store': 'vector database API, collections API',
    'storage-patterns':
      'where to keep the text, store text or offsets, where does the text go, get the text of a hit',
    'text-in-metadata':
      'text in the vector row, metadata length limit, text too long, byte limit, truncate',
    'offsets-only': 'byte offset, read the passage from the file',
    'from-hits-to-an-answer':
      'prompt with sources, generate the answer, citations, cite sources, put hits into a prompt, context for the model',
    retrieval: 'difference between search and retrieval, find datasets',
    'clean-up':
      'delete a collection, empty the catalog, remove all vectors, start over, delete test data, flush, undo a delete, remove a dataset',
    'when-it-did-not-work': 'embedding fails, search finds nothing, empty results, insert fails',
  },
  '/installation/air-gapped': {
    'outbound-hosts':
      'allow list, whitelist, proxy, URLs to allow, domains, internet access needed for installation',
    'what-works':
      'without internet, offline use, disconnected, no connection, carry over the installer',
    'offline-documentation': 'download the documentation, docs without internet, ZIP of the site',
  },
  '/installation/installation_process': {
    'choose-a-method':
      'which installer, recommended way, compare methods, which package for my system, Debian package or tarball, installation options, easiest installation, effort, Enterprise or Community installation',
    'ubuntu-apt':
      'apt install, apt repository, signing key, Ubuntu Noble, apt-get, Ubuntu 24.04, add a repository, GPG key, service after installation',
    'deb-file': 'install a .deb, dpkg, offline package',
    'linux-tarball':
      'Debian, Fedora, RHEL, other distributions, install.sh, unpack the archive, CockroachDB binary, pyenv, Python 3.10, nvm, Node.js, Ubuntu 22.04, manual installation, which packages, cockroach',
    macos:
      'Mac, MacBook, Apple silicon, M1, Homebrew, brew, Docker Desktop, pyenv, zshrc, cockroach on a Mac, Python on a Mac, Node on a Mac',
    windows: 'MSI, WSL, Windows PC',
    enterprise:
      'cluster installation, Terraform, cloud image, head node, multiple servers, several machines, workers, first-boot.sh',
    'manual-cluster':
      'join a node, add a worker, join token, swarm, second node, head IP, cluster-manual-prep.sh, add another node',
    check:
      'first login, is it installed correctly, verify the installation, admin login, welcome screen, first start, is it running',
    'when-it-fails':
      'installation error, installer stops, setup failed, package not found, permission error',
    'outbound-hosts': 'internet access during installation, proxy',
    'air-gapped': 'offline installation',
    'nvidia-gpu': 'CUDA driver, container toolkit',
  },
  '/installation/nvidia-gpu': {
    driver: 'CUDA driver, nvidia-smi, driver version, which cards are supported',
    toolkit: 'nvidia-container-toolkit, nvidia-docker2, GPU in Docker, Docker runtime',
    test: 'verify the GPU in a container, is the GPU visible to Docker',
    troubleshooting:
      'GPU not detected, nvidia-smi fails, could not select device driver, driver mismatch',
  },
  '/installation/system_requirements': {
    'operating-systems':
      'supported platforms, which Ubuntu, which macOS, Windows 10, Debian, Fedora, Red Hat, supported Linux, OS matrix',
    hardware:
      'minimum RAM, memory needed, CPU cores, processor, free space, disk space, how big must the machine be, how much RAM, number of cores, administrator rights, sudo, minimum specification, recommended specification, hard disk',
    laptop:
      'notebook computer, small machine, can my computer run it, weak hardware, 16 GB, MacBook, how big a model on a laptop, 8 GB RAM, 32 GB RAM',
    'ram-for-models':
      'memory for a 7B model, memory for a 70B model, how big a model can I run, which size fits in 16 GB, 8B model, full precision',
    disk: 'storage space, SSD, how much space for models, disk size',
    gpu: 'graphics card, supported GPUs, compute capability, AMD, ROCm, Intel Arc, Apple silicon, without a GPU, CPU only, minimum NVIDIA generation, Gaudi, V100, oldest supported card, do I need a GPU, RTX 50, Volta, generation of the card',
    software:
      'Docker version, Python version, Node version, browser version, dependencies, NVIDIA driver version, etcd version, CockroachDB version, minimum driver, which Node',
    'who-brings-what':
      'what do I have to install first, prerequisites, dependencies, is Docker installed automatically, does the installer install Python, prepare the machine',
    docker:
      'Docker group, Docker data directory, Compose version, Docker Swarm, network bridge, relocate Docker data',
    ports:
      'which ports must be free, firewall, open ports, internal ports, what uses 5432, ports that must stay closed, port range of models',
    'kernel-settings': 'sysctl, kernel modules, overlay',
    directories:
      'where is it installed, paths, folders, opt, etc, environment variable for the directory, home directory',
    'enterprise-storage': 'mount, managed disk, persistent volume, scratch',
    'pre-flight': 'check my machine before installing, is my machine ready',
    contradictions: 'conflicting documentation, which number is right, Python 3.12',
  },
  '/installation/what-changed-since-0-3-2': {
    'at-a-glance': 'summary of changes, differences between releases',
    installation: 'old and new installation methods, install.sh',
    requirements: 'new requirements, Ubuntu 22.04 no longer supported',
    'ports-and-directories': 'changed ports, changed paths',
    'the-product': 'new features',
    'docs-routes': 'old links, moved pages, where did the page go',
    sdk: 'old client, SDK 0.1.4',
    'package-and-import': 'renamed package, import error after upgrade',
    'by-service': 'methods per service',
    'removed-11-methods': 'missing methods, method no longer exists, AttributeError after upgrade',
    'added-33-methods': 'new methods',
    'changed-8-methods': 'changed signature, changed arguments',
    'same-form-other-behavior': 'behaves differently, silent change',
    'data-classes': 'changed schemas, pydantic models',
    'the-client-itself': 'login behavior, authenticator changes, session',
    'faults-that-stayed': 'unfixed bugs, TypeError UUID',
    'what-to-do-in-your-code': 'migrate code, port a script, update my program',
    'ingest-without-the-ingestion-service': 'replace client.ingestion, ingest a folder',
    'retrieve-without-retrieve_relevant_chunks': 'replacement for retrieve_relevant_chunks',
    'what-is-not-documented': 'migrate data, in-place upgrade, keep my data',
  },
  '/installation/windows_installation': {
    'enable-wsl':
      'wsl --install, WSL 2, Windows subsystem, virtualization, enable Linux on Windows, WSL version, convert WSL 1 to 2, Windows Terminal',
    'run-the-installer':
      'MSI, setup wizard, license key, download the installer, license, Lite or Full, installation mode, how long does the installation take, email address, memory in the wizard, installer size, UAC, SmartScreen',
    check: 'first login, is it running on Windows, log in',
    operate: 'tray icon, start menu, wsl -d kamiwaza, open a terminal',
    gpu: 'GPU on Windows, graphics card in WSL, driver in WSL or on Windows, GPU script',
    'gpu-nvidia': 'RTX, GeForce, CUDA in WSL, CUDA toolkit, nvcc, CUDA version',
    'gpu-intel': 'Arc A770, oneAPI',
    'gpu-other':
      'AMD Radeon, GTX 1080, unsupported card, integrated graphics, old graphics card, Quadro, Iris Xe, UHD graphics',
    memory:
      '.wslconfig, RAM limit of WSL, Vmmem, give WSL more memory, CPU cores, dedicated memory, swap, processors, limit RAM, WSL uses too much memory, edit wslconfig',
    logs: 'installer log, Event Viewer, where are the logs on Windows, install log',
    troubleshooting:
      'Windows error, WSL not found, installer hangs, installation fails on Windows, virtualization disabled, memory allocation error, Ubuntu missing, port in use on Windows',
    'gpu-not-found': 'graphics card not detected, no GPU in WSL',
    'page-does-not-open':
      'localhost refused, site cannot be reached, browser shows nothing, connection refused, firewall on Windows, https on Windows',
    slow: 'bad performance on Windows, sluggish',
    update: 'new version on Windows, install a newer MSI',
    remove:
      'uninstall, delete the WSL instance, wsl --unregister, clean up Windows, remove everything, get rid of it, delete all data, Apps and settings, reset Windows installation, reinstall from scratch',
  },
  '/known-gaps': {
    operations:
      'not documented, unknown, open questions about the installation, sizing of a cluster, change the password',
    models: 'not documented for models, private models, unanswered, token for gated models',
    data: 'not documented for data and SDK',
  },
  '/quickstart': {
    'start-and-log-in': 'admin password, first login, user name, sign in, web address',
    'deploy-a-small-model':
      'smallest model, first model, Qwen, test model, first deployment, small download',
    'with-the-sdk': 'Python example, hello world, sample program',
    'model-is-ready': 'is the model up, loaded, wait for the model, state of the model',
    'open-an-app': 'chat with the model, chat window, chatbot',
    'clean-up': 'stop everything, shut down, free the memory',
    'if-a-step-fails':
      'nothing happens, page does not load, it does not work, browser warning, deploy fails, web UI does not open, certificate warning, download fails',
  },
  '/models/deployment': {
    'deploy-with-the-sdk':
      'start a model, run a model, launch a model, Deploy button, how to deploy, start serving, put a model into production',
    'wait-until-ready':
      'is the model ready, finished loading, wait for DEPLOYED, poll the status, how long does it take to start, health of a deployment',
    'what-happens-after-deploy':
      'deployment sequence, container start, steps behind the Deploy button',
    states:
      'status values, REQUESTED, DEPLOYING, INITIALIZING, DEPLOYED, FAILED, ERROR, what does the state mean, difference between states, stuck in a state, lifecycle, terminal state, weights missing state, list of states',
    instances:
      'copies, replicas, state of an instance, one copy failed, number of copies, scale out, node of an instance',
    'call-the-endpoint':
      'send a prompt, use the model from a program, inference request, chat completions, base URL, OpenAI-compatible API, model URL, LangChain, connect another program, API key for the model',
    'find-the-port':
      'which port, address of my model, port changed, fixed port, port of an endpoint',
    'with-curl': 'HTTP request, REST example, shell',
    'with-the-sdk': 'OpenAI client, streaming, Python chat',
    'choose-engine-copies-and-limits':
      'replicas, autoscaling, select the engine, force vLLM, scale a model, deploy_model arguments, idle timeout, time limit of a deployment, duration, load balancing, several copies, starting copies, wrong field ignored',
    'parameters-of-the-engine':
      'multiple GPUs, split over GPUs, context length, batch size, parallel requests, longer context, more parallel users, tensor parallelism, own engine settings',
    'stop-and-restart':
      'stop a model, restart a model, force stop, kill a deployment, undeploy, pause a model, new port after a restart, stop all copies',
    'free-gpu-memory':
      'VRAM in use, unload a model, GPU full, release memory, idle model, memory after stopping, nvidia-smi still shows memory, swap models',
    logs: 'container log, engine output, View logs, log of a container, live log, error in the log',
    'error-codes':
      'OOM, what does the code mean, reason of a failure, why did the deployment fail, exit code',
    'retry-or-change':
      'try again, redeploy, should I retry, recoverable, final state, same error again, what to change',
    'in-novice-mode': 'presets',
    'calls-at-a-glance':
      'serving API, endpoints for deployments, REST calls for serving, stop by HTTP',
  },
  '/models/downloading-models': {
    'how-a-download-runs':
      'what happens during a download, where files come from, background download, verify files, checksum',
    'which-files':
      'which file to pick, quantization for a CPU, quantization for a GPU, shards, split files, safetensors or GGUF, all shards, one level only, tokenizer files, needed files',
    'download-with-the-sdk':
      'pull a model, fetch weights, get a model, initiate_model_download, where is the download button, start a download',
    'download-and-deploy-in-one-call': 'all in one',
    'search-from-a-program': 'search models, find a model on the hub, list files of a repository',
    quantization:
      'q4_k_m, wrong quantization, too many files, which files are chosen, level not found, No compatible files found, Q8, several copies downloaded, suffix',
    progress:
      'download percentage, how far is the download, remaining time, throughput, speed, is it still downloading, download speed, wait for a download',
    'interrupted-and-repeated-downloads':
      'resume, aborted, stuck download, incomplete, download again, continue a download, download hangs, network lost during a download, restart a download, half a file, skipped files',
    disk: 'where are the models, model folder, delete a model, remove weights, free disk space, move models, storage location, delete files, how much space is used, find the files on disk',
    gated:
      'Hugging Face token, HF_TOKEN, private model, license agreement, access denied, Llama license, gated model, log in to Hugging Face, bring model files by hand, offline host',
    'when-it-did-not-work':
      'download fails, model not found on the hub, download does not start, 401, 403, no files, No model found with repo ID, Exact match not found, download takes long',
  },
  '/models/gui-walkthrough': {
    'step-1-open-the-models-screen': 'sidebar, models page, where to click',
    'step-2-search-the-hub': 'find a model, search field, exact match',
    'step-3-open-the-file-dialog': 'list of files, choose files',
    'step-4-choose-one-file': 'select one quantization, untick all, download one file',
    'step-5-check-what-you-have': 'is the download finished, model detail',
    'step-6-deploy': 'Deploy button, start the model',
    'step-7-open-the-chat': 'chat page, Open Llamacpp Chat',
    'step-8-send-a-message': 'chat window, ask something',
    'check-the-endpoint-too': 'test the endpoint',
    'more-on-these-screens': 'View Config, View logs, buttons, edit the configuration',
    'clean-up': 'stop the model',
    'when-it-did-not-work': 'button missing, nothing happens, no search results, no chat link',
  },
  '/models/novice-mode': {
    'what-the-mode-decides':
      'automatic settings, preset, automatic context length, hidden parameters, who picks the files, who picks the engine, variant, score of a model',
    'deploy-a-suggested-model':
      'recommended models, list of suggestions, model guide, one click, coding model, reasoning model, chat model, easy start',
    'novice-and-advanced-compared':
      'differences between the modes, Novice or Advanced, what is missing in Novice Mode',
    'when-the-mode-fits': 'which mode should I use, demo, class, workshop',
    'switch-to-advanced-mode':
      'leave Novice Mode, expert settings, more options, show all models, where is the mode switch, change the mode, go back to Novice Mode',
    'when-it-did-not-work': 'suggestion missing, model not offered, empty list, preset too big',
  },
  '/models/overview': {
    'from-the-hub-to-an-endpoint':
      'life of a model, steps from download to use, how it works, words for models, default config',
    'format-hardware-and-engine':
      'GGUF, safetensors, MLX, AWQ, which format for which hardware, PyTorch files, which engine for AMD, which engine for Gaudi, file types',
    'how-the-engine-is-chosen':
      'automatic engine selection, why this engine, GGUF on a Mac, override the engine, engine_name',
    'the-engines':
      'compare engines, vLLM, llama.cpp, MLX, inference servers, supported engines, difference between vLLM and llama.cpp, fastest engine, vision models',
    vllm: 'many users, throughput, server GPU, continuous batching, tensor parallelism, multi-GPU server',
    llamacpp: 'GGUF, CPU inference, small GPU, run without a GPU, Metal, chat button',
    mlx: 'Apple silicon, Mac, M-series, unified memory, vision-language model, Mac process',
    'ampere-llamacpp': 'Arm server, aarch64',
    quantization:
      'smaller models, Q4_K_M, Q8_0, fewer bits, compressed model, what does Q6_K mean, names of levels, bits',
    'what-a-level-costs':
      'file sizes, Q4 or Q8, size of each level, file size of an 8B model, Q2 to Q8, size on disk',
    'how-much-memory-a-model-needs':
      'VRAM per model, estimate memory, size of a model, memory for 70B, KV cache, bytes per parameter, fp16 memory, does the cache count, concurrency memory',
    'ask-the-platform': 'memory estimate by API',
    'what-to-start-with':
      'recommended model, first model, model for a laptop, best model for my hardware, several GPUs, small model, coding model, 24 GB card, laptop model, which model should I use, recommended size',
    'two-ways-to-work': 'modes, beginner or expert',
  },
  '/models/troubleshooting': {
    'order-of-checks':
      'does not work, broken, where do I start, what should I check first, checklist, decision tree, which check first, not working',
    'state-error': 'status ERROR, FAILED, red state',
    'model-not-found': 'model missing from the list, not listed, cannot find my model',
    'insufficient-vram': 'not enough GPU memory, model too large, does not fit',
    'service-unavailable':
      '503, 502, bad gateway, port conflict, endpoint not reachable, port error, endpoint gone, route conflict',
    'outdated-guide': 'suggestions are old, new model missing, reload the guide',
    'weights-missing': 'files deleted, download again',
    'docker-gpu': 'nvidia runtime, capabilities gpu, container without GPU',
    stuck:
      'hangs, never ready, stays in INITIALIZING, stays in DEPLOYING, takes forever to start, loading for hours, never becomes DEPLOYED, endless start, waiting',
    'files-unreadable':
      'corrupt file, damaged weights, broken download, wrong version of a file, file missing',
    'engine-crash': 'container exits, dies after start, container exited, engine stops by itself',
    'cuda-error': 'driver too old, CUDA not available',
    'slow-responses':
      'slow answers, low tokens per second, takes long to answer, latency, speed up a model, slow chat, few tokens, response time',
    'first-call': 'cold start, warm up, first answer takes long',
    'out-of-memory':
      'OOM, memory grows, killed, crash under load, memory full, too many users, long prompts',
    choice:
      'wrong engine, wrong file, wrong quantization, other model than expected, Q8 instead of Q4, MLX model on Linux, two variants',
    host: 'disk full, no space left, CPU at 100 percent, not enough RAM, CPU busy, disk is full, server overloaded',
    'all-symptoms': 'list of problems, overview of faults',
    commands: 'diagnostic commands, check commands',
    'endpoint-test':
      'test with curl, model does not answer, no answer, connection refused, empty reply, 404 from the endpoint, test a port',
    'sdk-messages': 'ValueError, No active deployment found, Python error',
    report: 'bug report, what to send to support',
  },
  '/models/which-error': {
    'what-to-paste': 'which log, which lines, stack trace',
    'how-it-decides': 'how matches are found, certainty',
    codes: 'list of known errors, error catalog, error messages',
  },
  '/models/will-it-fit': {
    formula:
      'calculate VRAM, KV cache size, equation, bytes per parameter, overhead, how is it calculated, accuracy of the estimate',
    units: 'GB or GiB, gigabytes',
    verdicts: 'fits or tight, several cards, multi-GPU, tight, headroom, does it fit',
    examples: 'Llama 70B memory, sample calculation, typical models',
    'too-large':
      'model does not fit, reduce memory, smaller context, shorter context, smaller quantization, more cards, offload',
  },
  '/operate/accounts-and-tokens': {
    secure:
      'change the password, admin password, hardening, who can reach it, without login, security, forgot password, reset the password, set a new password, public internet, expose to the internet, is login required, safe to share, who can deploy',
    rights:
      'add a user, create an account, groups, roles, permissions, who may do what, organization, user management, invite, colleagues, multi-user, admin rights',
    tokens:
      'API key, bearer token, JWT, expiry, session length, access token, refresh a token, how long is a token valid, use a token with curl, cookie',
    'identity-provider': 'SSO, single sign-on, LDAP, SAML, OAuth, Okta, Azure AD, Active Directory',
    troubleshooting:
      'login fails, 401, wrong password, session expired, No authenticator provided, TypeError when creating users',
  },
  '/operate/backup': {
    make: 'copy the data, save everything, save before an update, export, copy to another disk',
    check: 'test a backup, restore test, is the backup good',
    what: 'which files to save, which data matter, what is lost, which folders to back up, database files, model files',
    directories:
      'where is everything stored, data folder, certificate path, configuration path, file locations, environment file, env.sh, log folder, config folder, token directory',
  },
  '/operate/certificates': {
    'browser-warning':
      'not secure, your connection is not private, NET::ERR_CERT, self-signed, invalid certificate, own certificate',
    sdk: 'SSL error in Python, CERTIFICATE_VERIFY_FAILED, verify=False, CA bundle',
    encrypted: 'is traffic encrypted, TLS, plain HTTP, https or http',
  },
  '/operate/cheat-sheet': {
    addresses: 'URLs, web address, API address',
    ports: 'port list',
    sdk: 'common SDK calls, snippets',
  },
  '/operate/logs': {
    diagnosis:
      'doctor, health check, check the system, what is wrong, check GPU, health report, system check',
    'log-files':
      'where are the logs, journalctl, log location, log directory, container logs, Docker logs, service log, Windows logs',
    'model-logs': 'engine output, container log, why did the model stop, logs of a deployment',
    ticket:
      'contact support, what support needs, bug report, which information to send, Docker version, steps to reproduce',
  },
  '/operate/ports-and-firewall': {
    ports:
      'which ports, port list, port numbers, 443, 7777, 61100, 51100, port of the API, port of the web UI, what listens on which port, model port range',
    firewall:
      'open a port, ufw, Windows firewall, restrict access, block, allow other machines, firewalld, open 443, close 7777, netsh, allow one machine, LAN',
    check: 'is the port open, test from another machine',
    'find-the-program':
      'port in use, address already in use, which process, lsof, netstat, port conflict, already in use, occupied port, what uses port 443, free a port',
    troubleshooting:
      'cannot reach from another machine, unreachable, port taken, remote access, opens only on the host, LAN access, other computer cannot connect',
  },
  '/operate/start-and-stop': {
    check: 'is it running, platform up, status',
    commands:
      'start, stop, restart, service command, systemctl, boot, reboot, autostart, kamiwazad.sh, daemon, start at boot, start by itself, after a reboot, shut down, tray, status command',
    troubleshooting: 'does not start, fails to start, permission denied Docker',
  },
  '/operate/update-and-removal': {
    update:
      'upgrade, new version, apt upgrade, latest version, will my models survive, keep data, update on Windows',
    check: 'verify the update',
    remove:
      'uninstall, delete everything, wipe, purge, clean removal, uninstall on Linux, delete data, remove the package, uninstall on a Mac',
  },
  '/other-topics': {
    addresses:
      'URLs, API address, Swagger UI, API docs page, REST paths, base path, OpenAPI page, how to reach the API from another machine, model endpoint address, web UI address',
    'environment-variables':
      'env vars, settings, configuration variables, export, where to set the API address, worker variable, TAVILY_API_KEY',
    'web-ui':
      'menu, sidebar entries, screens, what does each screen do, admin page, navigation, what is under Admin, where do I find a screen',
    cluster:
      'nodes, hardware list, GPUs of the cluster, locations, hosts, how many GPUs, running nodes, datacenter, hostname',
    activity: 'audit log, user history, user actions, history of calls, recent events',
    labs: 'Jupyter, notebooks, workspace, notebook cannot import the SDK, ModuleNotFoundError in a notebook, start a notebook',
    prompts: 'prompt library, store prompts, prompt templates, system prompt',
    licenses:
      'license key, terms, license agreement, Apache, terms of use, do I need a license, license for Windows',
    'general-faults':
      'problems, host problems, something broke, common errors, installation aborts, virtualization off, start fails',
    'gpu-device-driver-error': 'could not select device driver, nvidia runtime',
    'docker-permission': 'docker.sock, permission denied, docker group',
  },
  '/release-notes/0-5-0': {
    new: 'new features, what is new',
    breaking: 'incompatible changes, must change',
    fixed: 'bug fixes, resolved',
    'known-issues': 'bugs, open problems',
    'tarball-not-found': '404 on download, tarball download fails',
    upgrade: 'migrate from 0.3.2, update from the old release, keep data',
  },
  '/team/jobs': {
    'open-role': 'open positions, vacancies',
    terms: 'remote work, home office, benefits, insurance',
    'how-hiring-goes': 'interview, apply, application',
    internships: 'student, intern',
    contact: 'email for applications',
  },
  '/team/kamiwaza': {
    'at-a-glance': 'meaning of the name, GitHub',
    'principles-and-where-you-see-them': 'values, philosophy',
    'reach-the-company': 'email, contact form, get in touch, website',
  },
  '/team/mts': {
    'what-you-do': 'tasks, responsibilities',
    'what-you-bring': 'qualifications, skills, experience',
    'what-you-get': 'salary, benefits, equity, pay',
    'how-you-apply': 'application',
  },
  '/use-cases': {
    'choose-by-goal': 'examples, what can I build, ideas, demos',
    'what-all-examples-need': 'prerequisites of the examples',
    'notebooks-in-the-sdk-repository':
      'example notebooks, sample code, Jupyter examples, ipynb, tutorials',
    'named-not-written': 'planned tutorials, agents, fine-tuning, upcoming',
  },
  '/use-cases/building-a-rag-pipeline': {
    'how-it-works': 'RAG explained, index and query',
    'the-whole-program': 'complete code, full script, copy and paste',
    'run-it': 'start the script, command line options',
    'check-that-it-worked': 'expected output',
    'step-1-connect': 'create the client',
    'step-2-download-the-chat-model': 'get a chat model',
    'step-3-start-the-model-and-wait-until-it-is-ready': 'wait for the deployment',
    'step-4-register-the-files-in-the-catalog': 'dataset, URN',
    'step-5-chunk-embed-and-store': 'index documents, split files, text files',
    'step-6-search': 'find passages',
    'step-7-ask-the-model': 'prompt, sources, answer',
    'step-8-measure': 'evaluate, hit rate',
    'test-the-quality': 'evaluation, benchmark, are the answers good, test questions',
    parameters: 'overlap, limit, temperature, top k',
    'when-it-did-not-work':
      'wrong answers, hallucinations, made-up answers, indexing takes long, no hits, poor answers, search finds nothing',
    'clean-up': 'delete the collection, remove test data',
    'go-further': 'streaming, larger model, next ideas',
  },
};
