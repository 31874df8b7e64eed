import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the product docs of 0.3.2. */
const product: SearchTerms = {
  '/0.3.2': {
    '': 'documentation of the old release, archived release, is 0.3.2 outdated, introduction, app store, App Garden in the old release, release date, when was it released',
    'start-in-three-steps':
      'getting started, quickstart, first steps, where do I begin, new to the old release, install and log in quickly',
    editions:
      'Community or Enterprise, compare editions, free version, how many nodes, license terms, is it open source, which edition do I need',
    'addresses-and-first-login':
      'default credentials, admin login, URL of the web interface, Swagger, where is JupyterLab, default password, change the password, first sign in, how do I open the web interface, username and password, Jupyter Lab address',
    'what-this-release-brought':
      'new features, release notes, changelog, what is new in 0.3.2, token needed for the API, December 2024, is TLS mandatory, is HTTPS required',
    'find-your-page':
      'table of contents, where do I find, overview of the pages, which page for my task, sitemap',
    notebooks:
      'example notebooks, Jupyter, tutorials, samples, RAG notebook, load test notebook, Parquet sample, delete all datasets notebook, lab token refused, JupyterLab login, Jupyter token',
    'known-limits':
      'bugs, known issues, what does not work, missing documentation, tested embedding models, upgrade not described, uninstall not described, backup not described, embedding model from the local repository',
    'need-help': 'support, Discord, ticket, contact, ask a question, report a problem',
  },
  '/0.3.2/architecture/considerations': {
    'the-picture': 'diagram, overview, how data flows, architecture drawing',
    'building-blocks':
      'components, what is included, bring your own, planned parts, what must I add, bundled or not, guardrails included, is there a cache, edge router',
    'candidates-named-in-2024':
      'cache, guardrails, Redis, third-party candidates, recommended libraries, embedding model candidates, Qdrant plans, which vector databases were considered',
    'what-release-032-contains':
      'versions of components, vLLM version, llama.cpp, Ray, tech stack, which database, reverse proxy, what is inside the release',
    'decide-what-you-bring':
      'own components, vector database of my own, second Milvus, plan a stack, single sign-on plan',
  },
  '/0.3.2/company/jobs': {
    'role-listed-at-that-time': 'open positions, vacancies, engineer role, job offer in 2024',
    'work-arrangement':
      'remote work, home office, which countries, English required, languages to speak',
    benefits: 'pay, insurance',
    interviews: 'hiring process, coding interview, video interview, how does the interview go',
    internships: 'students, intern, paid internship, propose a project',
    'what-you-would-work-on': 'product parts, topics of the work',
    contact: 'application email, where to apply',
  },
  '/0.3.2/company/kamiwaza': {
    'the-company':
      'who makes it, founders, location, meaning of the name, vendor, what does the company do',
    'what-release-032-covers':
      'feature list, areas of the platform, what can it do, capabilities, functions by area, which SDK page for what',
    'what-the-company-states': 'values, promises, data protection promise, goals of the company',
    editions: 'free download, cluster edition, one machine or cluster',
    contact: 'email, community, website, how to reach the company',
  },
  '/0.3.2/company/mts': {
    duties: 'tasks, responsibilities, daily work',
    background: 'experience, skills, years of experience, qualification',
    terms: 'pay, equity, remote role, conditions',
    'what-the-platform-was-said-to-be': 'roadmap phases, platform vision of 2024, product plans',
    apply: 'application, send an application',
  },
  '/0.3.2/installation/installation_process': {
    'choose-a-route':
      'which way to install, compare methods, route for Azure, route for Ubuntu, installation options, 2A or 2B, cluster or single machine, which installer',
    'before-you-start':
      'prerequisites for the installation, free ports, sudo needed, internet needed, offline installation',
    archive:
      'download, tarball, where is the file, 404, get 0.3.2, old archive missing, not in gzip format, download link, git checkout of the archive, where to download the Community Edition',
    'route-1-macos':
      'Mac, Homebrew, Apple silicon, install on a MacBook, pyenv on a Mac, Node.js on a Mac',
    'route-2a-linux-direct':
      'Ubuntu by hand, manual installation, CockroachDB, Docker, driver, NVIDIA on Ubuntu 22.04, Python 3.10 packages, Secure Boot key, install without a GPU, step by step on Linux',
    'route-2b-linux-scripted':
      '1.sh, 2.sh, Azure disk, scripts, install by script, 3.sh fails, unattended installation, silent install, install without prompts, install without questions',
    'route-3a-enterprise-with-terraform':
      'cloud cluster, cloud-init, automatic cluster installation, infrastructure as code, build a cluster with Terraform',
    'route-3b-enterprise-from-an-image':
      'cluster by hand, add a worker, head node, join the cluster, second node, worker with head IP, several machines',
    'start-and-check':
      'start the services, is it running, kamiwazad.sh, restart, status, open the login page, browser warning, verify the installation, admin password, after the installation, start after a reboot, restart the services, start Kamiwaza again',
    'when-it-did-not-work':
      'installation fails, errors, permission denied, GPU not visible, connection not safe, install problems, tar does not unpack, GPU test fails',
  },
  '/0.3.2/installation/system_requirements_updates': {
    'the-host':
      'memory, RAM, disk, CPU, operating system, GPU, minimum hardware, how much RAM, how much disk, which macOS, which Ubuntu, space for models, RHEL, Red Hat, Debian, Rocky Linux, other distributions, M1',
    software:
      'Python version, Docker version, Node version, who installs what, etcd version, versions of the tools',
    'packages-on-ubuntu-2204': 'apt packages, dependencies, apt install list, libraries on Ubuntu',
    'tools-on-macos': 'brew packages, Homebrew tools, what to install on a Mac',
    docker:
      'data root, docker group, Swarm, move the Docker data, Docker settings, Docker without sudo',
    'checklist-community-edition':
      'check one machine, is my machine ready, is port 443 free, check Python and Docker, pre-installation check, check my computer before installing',
    'checklist-gpu-host':
      'compute capability, NVIDIA card, driver, does a container see the GPU, AMD card, Linux without a GPU, oldest supported card',
    'checklist-enterprise-edition':
      'cluster, kernel modules, storage, mount, sysctl settings, IP forwarding, cluster machine check',
    ports:
      'firewall, open ports, port numbers, ports between nodes, etcd port, model ports, Swarm ports, which ports must be open',
    directories:
      'folders, paths, where is the configuration, logs, certificates, where is it installed, install path',
  },
};

/** Search terms for the sections of the SDK docs of 0.3.2. */
const sdk: SearchTerms = {
  '/0.3.2/sdk/api-reference': {
    services:
      'list of services, client attributes, number of methods, what can the old SDK do, which service for what',
    install:
      'pip, python package, git, which package name, wrong SDK version, install SDK 0.1.4, Python version',
    connect:
      'create the client, base_url, API address, KamiwazaClient parameters, http or https, call without a method',
    'log-in':
      'authenticator, credentials, username in Python, is the login working, OAuth class, renew a login',
    tls: 'self-signed certificate, SSL, HTTPS, certificate file for Python, SSL error, trust the server certificate in Python',
    errors:
      'exceptions, which exception to catch, no timeout, thread safety, status code of an error, AuthenticationError or APIError, example does not run, old sample fails',
    'methods-that-fail':
      'faulty methods, TypeError, UUID not serializable, broken methods, create_secret 404',
    'every-method':
      'list of all methods, method index, does a method exist, complete list of calls',
    clientprompts:
      'prompt library, prompt roles, templates, store a prompt, system prompts, list prompts, reuse prompts',
    clientvectors: 'vectors service, old vector calls, delete a collection',
    'which-sdk-for-which-platform':
      'SDK version, compatible client, versions, which pip package for my server, compatibility table, 0.1.4 or 0.5.0, newest package, Python client version, client of this release, which client belongs to the release',
  },
  '/0.3.2/sdk/services/activity': {
    methods: 'get_recent_activity arguments, activity endpoint',
    'print-the-latest-events':
      'recent activity, audit log, who did what, show events, history of calls',
    'take-a-part-of-the-list':
      'paging, limit, skip, last ten events, sort events by date, newest first',
    'filter-by-module-or-user': 'events of one user, only serving events, filter the audit log',
    fields: 'what does an event contain, no attribute timestamp, time of an event',
    errors: 'not allowed to read events, unexpected argument for activity',
  },
  '/0.3.2/sdk/services/auth': {
    'tokens-and-identity':
      'sign-in methods, authenticate a user, verify a token, login endpoints, profile of the caller',
    users: 'user management, accounts, list users, delete an account, endpoints for users',
    organizations: 'tenant, SAML, identity provider, company records',
    groups: 'group endpoints, delete a group, membership calls',
    roles: 'role endpoints, delete a role, rename a role',
    rights: 'right endpoints, delete a right',
    'log-a-script-in':
      'authenticate a program, automatic login, credentials from environment variables, why two clients, sign in with Python',
    'with-a-token-that-you-already-have': 'API key, bearer, token without password, token expired',
    'by-hand': 'fetch a token, password login, expiry, token for another program, token lifetime',
    'check-a-token': 'who am I, permissions of a user, is my token valid, user behind a token',
    'add-and-change-users':
      'create a user, change a password, new account, edit a user, set the full name, deactivate a user, superuser, block a login, lock an account, disable an account',
    'give-a-right-through-a-group':
      'grant access, roles, permissions, revoke a right, add to a group, role based access, remove from a group, ids in a request fail, add a user to a group, role for a group, create a group and a role, group membership',
    fields: 'attributes of a user, fields of a token, data classes of auth',
    errors:
      'login exceptions, wrong password exception, invalid mail address, OAuth not implemented',
    methods: 'list all groups, show groups and roles',
  },
  '/0.3.2/sdk/services/catalog': {
    methods: 'catalog endpoints, HTTP paths of the catalog',
    'register-a-dataset':
      'add a file, create a dataset, owner of a dataset, URN of a folder, metadata of a dataset, CreateDataset not found',
    'list-and-look-up':
      'find a dataset, all datasets, description of a dataset, containers, look up by name',
    'scan-a-path':
      'ingest a folder, import files, recursive scan, path does not exist, file pattern',
    'store-a-credential':
      'secret, password of a data source, create_secret fails, is a secret stored, overwrite a secret, 404 for a secret',
    'empty-the-catalog':
      'flush, delete everything, remove all datasets, start over, delete one dataset',
    fields: 'attributes of a dataset, data classes of the catalog',
    errors: 'catalog exceptions, DatasetExistsError missing',
  },
  '/0.3.2/sdk/services/cluster': {
    read: 'hostname, runtime config, list calls of the cluster, node endpoints, hardware endpoints',
    record: 'create calls of the cluster, does it start a machine, delete a node',
    'look-around':
      'list nodes, GPUs, running nodes, which machines are there, stored or live nodes, is a node alive',
    'one-node-in-detail': 'node details, information about one machine, GPUs of a node',
    'live-settings': 'configuration, show settings',
    'record-a-site-and-a-machine':
      'location, hardware, add a datacenter, add a GPU machine, gpu_count ignored',
    'change-a-site': 'rename a site, contact person, fields become null',
    'record-a-cluster': 'create a cluster, join nodes, provision nodes',
    fields: 'attributes of a node, data classes of the cluster',
    errors: 'cluster exceptions, unknown node id, invalid contact mail',
  },
  '/0.3.2/sdk/services/embedding': {
    'on-the-service-clientembedding':
      'default model, initialize a provider, provider type, list providers, which calls open a provider',
    'on-the-provider':
      'chunk and embed methods, where is chunk_text, no attribute chunk_text, pieces are too long, max_length in tokens',
    'before-you-start': 'embedding without internet, where does the embedding model come from',
    'embed-a-text':
      'default embedding model, vectors from text, split and embed, embedder deleted, text to numbers',
    'embed-a-question':
      'query vector, single text, vector of a sentence, turn a question into a vector',
    'choose-another-model-or-device':
      'GPU, cuda, other embedding model, CPU only, tested models, model_name ignored, smaller model',
    'chunk-sizes':
      'overlap, maximum length, tokens or characters, chunk_size missing, text too long, privacy of chunked text',
    'batch-size': 'GPU runs out of memory, request too large, many chunks, hangs without answer',
    fields: 'offsets and token counts, attributes of a chunk response',
    errors: 'embedding exceptions, AttributeError on client.embedding',
    '': 'embedding calls changed, initialize_provider in 0.5.0',
  },
  '/0.3.2/sdk/services/ingestion': {
    methods:
      'what ingest does internally, order of the calls, process documents, ingestion service',
    'before-you-start': 'PDF not read, UTF-8 files',
    'ingest-a-folder':
      'load documents, Markdown files, pipeline, index a directory, bulk load, add documents to search, dataset registered twice, ingest documents with the SDK, skip a bad file',
    settings:
      'options of the ingestion, IngestionConfig, default chunk size, limit the number of files, subfolders, embedder model, collection name',
    'query-what-you-have-loaded':
      'search the documents, test the result, find passages in my folder',
    'when-it-did-not-work':
      '0 files processed, no files, ingestion fails, duplicate passages, chunks and metadata differ, provider does not open',
  },
  '/0.3.2/sdk/services/lab': {
    methods: 'lab endpoints, calls for notebooks',
    'start-a-lab-open-it-remove-it':
      'notebook, Jupyter, delete a lab, open JupyterLab, workspace for a user, is the lab running, save files first',
    'ask-for-resources':
      'CPU and memory of a lab, GPU, more RAM for a notebook, numbers refused, resources must be strings',
    fields: 'attributes of a lab, container id of a lab',
    errors: 'lab exceptions, quota exceeded',
  },
  '/0.3.2/sdk/services/models': {
    'registry-and-search':
      'endpoints of the registry, list entries, calls to find models, look up a model by repository',
    download: 'download endpoints, calls for downloads',
    configs: 'config endpoints',
    'before-you-start': 'full model name needed, disk space for a model',
    'find-a-model':
      'search the hub, exact name, list files of a hit, compatible models, Hugging Face search, search finds nothing, huggingface as hub, hub id',
    'download-it':
      'pull a model, progress, wait for a download, download loop, is the download complete, start a download, get weights',
    'which-files-are-taken':
      'quantization, q4, q8, all files, fallback quantization, safetensors on Linux, which level, ValueError at download, download only one file, only the q4 file',
    'what-the-states-mean':
      'download status, percentage, fields of the download status, storage path',
    'look-at-files-and-memory':
      'model size, memory use, unit of the memory, how large is a downloaded file',
    'read-and-write-configs':
      'engine settings, context length, new config, create_model_config TypeError, GPU memory share, custom context',
    delete:
      'remove a model, free disk space, delete one file, remove a quantization, throw a model away',
    fields: 'attributes of a model, data classes of models, storage type',
    errors: 'models exceptions, gated models, stop a download',
    'register-a-model-of-your-own': 'own model, fine-tuned model, custom model, local weights',
  },
  '/0.3.2/sdk/services/retrieval': {
    methods: 'retrieve_relevant_chunks signature, retrieval endpoint',
    'get-passages-for-a-question':
      'semantic search, find chunks, RAG, search documents, limit the number of passages, only some datasets, retrieval returns nothing',
    'build-a-prompt': 'answer from documents, context with sources, passages into a prompt',
    'prepare-for-newer-releases':
      'removed method, replacement, vectordb.search instead, migrate retrieval code',
    fields: 'attributes of a chunk, maximum results, request object of the retrieval',
    errors:
      'retrieval exceptions, TextChunk missing, which embedding model for the question, no attribute text, chunk has no score',
  },
  '/0.3.2/sdk/services/serving': {
    'deploy-and-stop': 'endpoints to start and stop models',
    watch: 'endpoints to watch deployments, status calls',
    ray: 'Ray endpoints',
    'old-calls': 'generate endpoints, single-model calls',
    'before-you-start': 'ports to reach models, what must be installed to call a model',
    'deploy-a-model':
      'start a model, run a model, wait for DEPLOYED, returns False, choose a config, how long to wait, serve a model',
    'call-the-model':
      'chat, OpenAI client, inference, port, endpoint of a model, certificate refused, send a prompt, model name in a request',
    'stop-it':
      'stop a deployment, shut down, kill a model, is the deployment gone, end a running model',
    'settings-of-a-deployment':
      'replicas, engine, arguments, parallel requests, copies or concurrency, CPU only, fixed port',
    'estimate-the-memory-first':
      'VRAM, estimate_model_vram TypeError, will it fit, memory before deploying',
    'watch-deployments':
      'status, health, is it ready, list running models, instances, Ray state, which port',
    'old-calls-generate-load-unload': 'generate text, load a model, replace generate',
    fields: 'attributes of a deployment, attributes of an instance',
    'when-it-did-not-work':
      'deployment fails, never ready, stuck while starting, endpoint refuses the connection, model never answers',
  },
  '/0.3.2/sdk/services/vectordb': {
    'collections-insert-and-search': 'endpoints of collections, default limit of a search',
    engines: 'engine endpoints, engine or collection',
    'store-and-search':
      'insert vectors, similarity search, query, add metadata, find similar text, number of rows inserted, nearest neighbors',
    'what-decides-the-result':
      'metric, dimension, score, no results, missing fields in hits, top k, wrong hits',
    'request-objects': 'search several vectors, field types, batch search',
    'register-an-engine':
      'Milvus, own vector database, host and port of the engine, connect an external vector database',
    fields: 'attributes of a hit, data classes of the vector database',
    errors:
      'vectordb exceptions, list collections missing, list vector collections, unexpected keyword vectordb_id, insert arguments',
  },
};

/** Search terms for the sections of the docs of 0.3.2. */
export const terms032: SearchTerms = {...product, ...sdk};
