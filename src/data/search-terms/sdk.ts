import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the SDK guides. */
export const sdkTerms: SearchTerms = {
  '/sdk/intro': {
    '': 'Python client library, wrapper for the HTTP API, use the platform from Python',
    'before-you-start':
      'which Python version, dependencies of the package, required Python packages, what to import, what must be installed for the SDK',
    install:
      'pip install, python package, wheel, wrong version, requirements, venv, which version do I have, package name or module name, pip gives another version, install from GitHub, offline install, wheels, ModuleNotFoundError in a notebook, kamiwaza-sdk or kamiwaza, type stubs, set up Python, cannot import name KamiwazaClient, requires a different Python',
    'choose-the-address':
      'API URL, remote host, localhost or host name, where to connect, URL for KamiwazaClient, program on another machine, environment variable for the address, endpoint of the server, empty base_url, cannot connect from my laptop',
    'make-the-first-call':
      'hello world, test the connection, smallest example, is the SDK working, connect from Python, first script, ping the server, never used the SDK, begin with the SDK, start with the SDK, first steps with the SDK',
    'log-in':
      'authentication, do I need a login, which calls need a password, anonymous access, credentials for the SDK, does localhost need a login',
    'with-user-and-password':
      'credentials, username in Python, UserPasswordAuthenticator example, renew the login automatically, sign in from a script, login token is refreshed, credentials from environment variables, password not in the code, switch users',
    'with-an-api-key':
      'token, ApiKeyAuthenticator, bearer, log in without a password, personal access token, key expires, pass a token to the client, use a token as a key, create an API key, where do I get an API key',
    'which-class-does-what':
      'authenticators, which authenticator to use, OAuth in Python, own authenticator, compare login classes',
    'accept-a-self-signed-certificate':
      'verify SSL, CERTIFICATE_VERIFY_FAILED, HTTPS certificate, disable certificate check, corporate proxy in Python, CA file for the client, SSL error when connecting, verify=False',
    'chat-with-a-model':
      'chat example, send a prompt, first answer, complete chat program, download deploy and ask, LLM from Python, ask a question in code, end-to-end sample, which model name to pass',
    services:
      'list of services, client attributes, what can the SDK do, which service for what, number of methods, find the right guide, prompts service, overview of client, Python features, tasks in Python',
    'handle-errors':
      'try except, exceptions, catch errors, error handling, 404 in Python, which exception to catch, error message attribute, status code of an error, exception names, except clause does not catch, my script fails, my script just fails, program fails, script does not work, status number, HTTP status of an exception',
    'know-the-limits':
      'retries, pagination, hangs forever, program blocks, call never returns, 201 treated as an error, password in the log, misspelled argument ignored, APIError although it worked, fields empty after an update, too much log output, secrets in the URL',
    timeouts:
      'timeout for all calls, default timeout, stalled server, limit every request, session timeout, HTTPAdapter',
    threads:
      'async, thread safety, parallel requests, multithreading, await does not work, asyncio, AsyncOpenAI, ThreadPoolExecutor, concurrent calls, run calls in parallel',
    'samples-that-fail-today':
      'old examples, example does not run, ImportError, cannot import name, code from the internet fails, wrong class names, tutorial outdated, AI-generated code fails, old tutorial',
    'changed-since-earlier-versions':
      'changelog, version history, which SDK for which platform, new in this SDK, license of the SDK, source code, empty reply after a delete',
  },
  '/sdk/api-reference': {
    '': 'SDK on one page, map of the SDK',
    'the-client': 'create the client object, main object',
    constructor:
      'create a client, KamiwazaClient arguments, log level, does it connect at once, client options, how to build a KamiwazaClient',
    attributes:
      'session, proxy, headers, client properties, set a custom header, change the login later, set the authenticator later, extra header with every call, correlation id',
    'raw-calls':
      'call an endpoint directly, custom request, timeout, HTTP from the client, set a timeout for one call, PATCH not available, get raw JSON, route without a method, call any REST path, HTTP verbs, query parameters',
    'configuration-that-has-no-effect':
      'environment variable ignored, DEFAULT_TIMEOUT ignored, setting does nothing, config constants, why is my timeout not used, page size has no effect, settings ignored by the client',
    authentication:
      'which calls need a login, token, authenticator classes in short, what happens on 401, token expired overnight, API key is not renewed',
    transport:
      'HTTP status codes, response types, JSON, 204 raises an error, redirect handling, what does the client do with a reply, 401 handling, behavior without timeout',
    errors:
      'exception classes, APIError, exception tree, exception hierarchy, who raises ValueError, NotFoundError when, except clause misses errors, which exceptions does the client raise',
    'services-at-a-glance':
      'all services, REST paths, methods per service, service classes, table of services, main calls of each service, URL path of a service',
    'methods-that-cannot-work-as-shipped':
      'bugs, TypeError UUID not JSON serializable, workaround, broken functions, which methods fail, apps.deploy fails, method always raises, SDK defects, send the request myself',
    apps: 'deploy an app from Python, start a chatbot by script, pull container images of an app, wait for an app, App Garden automation, install an app with code, risk tier in the SDK, host and port of an app',
    tools:
      'MCP server from Python, start a tool server, web search tool by script, tool server URL, health of a tool, register tools for agents, Tool Shed automation, list of tool templates, remove a tool server, own container image, image from a private registry, list MCP servers, address of an MCP server',
    'call-a-tool':
      'MCP client in Python, run a tool, use a tool server from my program, list the tools of a server, tool arguments, streamable HTTP, package mcp',
    prompts:
      'store a prompt in Python, prompt template service, create a system prompt, reuse prompts in code, delete a prompt not possible, list prompts, load a prompt by name',
    embedder:
      'EmbeddingProvider methods, chunk and embed calls in short, which endpoint creates vectors, calls on the embedder object, chunk_text endpoint',
    'gone-since-earlier-versions':
      'removed methods, AttributeError no attribute ingestion, what replaces generate, method no longer exists, client.vectors missing, simple_generate gone, command line tool removed, new methods since 0.1.4, what was removed between 0.3.2 and 0.5.0',
  },
  '/sdk/services/activity': {
    'print-the-latest-events':
      'recent activity, audit log, API call history, history, who did what, newest entries first, audit in Python, user of a call',
    'filter-the-feed':
      'events of one user, events by date, last 24 hours, activity of a module, limit the number of events, count calls per user, time zone of events, who did what in the last day, audit of the last day, actions of one person',
    'when-it-does-not-work':
      'empty list, 403, no attribute timestamp, not allowed to read events, write own events, cannot read the activity, activity call fails',
  },
  '/sdk/services/auth': {
    'get-a-token-by-hand':
      'JWT, access token, token for another program, token lifetime, wrong password exception, token endpoint in Python, API token',
    'check-a-token':
      'who am I, current user, my permissions, is a token valid, user behind a token, decode a token, which rights do I have, whoami, verify a JWT, is a token genuine, validate a token on the backend',
    'add-a-user':
      'create an account, new user, register a colleague, make somebody a superuser, create an admin user, user with email',
    'find-change-and-delete-users':
      'list users, deactivate a user, rename, remove an account, lock an account, all accounts, edit a user, change an email address, user id by name, last login of a user, offboard a colleague, promote to administrator, block a user, unused accounts, inactive users, change a user name',
    'grant-a-right-through-a-group':
      'permissions, roles, give access, RBAC in Python, allow a team to deploy, add a member to a group, create a role, which right names exist, role based access',
    'take-a-right-away':
      'revoke, remove from a group, withdraw access, unassign a role, remove a permission, undo a membership, lock somebody out, take rights back',
    'read-change-delete-groups-roles-rights':
      'list groups, edit roles, delete a role, rename a group, show a role, description of a right',
    'organizations-and-identity-providers':
      'SSO, IdP, tenant, Okta, SAML, multi-tenant, company in the SDK, metadata URL',
    'ids-in-a-body-raise-typeerror':
      'UUID is not JSON serializable, HttpUrl is not JSON serializable, put a user into an organization, groups at creation fail, TypeError when creating a user, organization_id raises an error',
    'when-it-does-not-work':
      'login fails, 401, 403, 422, still not logged in, invalid email address, deleted but error 204, account calls fail',
  },
  '/sdk/services/catalog': {
    'register-a-dataset':
      'add a file, URN, add a document to the catalog, S3 path not accepted, owner of a dataset, dataset already exists, relative path, where does the URN come from',
    'look-datasets-up':
      'find a dataset, metadata of a file, list all data, is my file registered, containers of the catalog, lineage and tags, attributes of a dataset, find by URN',
    'let-the-server-read-a-path':
      'import a folder, recursive, scan a directory, ingest_by_path arguments, load a whole folder, file pattern not supported, share a directory with the server',
    'keep-a-secret':
      'credentials, password of a data source, store a password safely, overwrite a secret, read a secret back, is a secret there, key for a database',
    'empty-the-catalog':
      'delete all datasets, flush, remove one dataset, wipe the catalog, start with an empty catalog, erase all catalog entries, remove test datasets',
    'when-it-does-not-work':
      'path does not exist, duplicate dataset, dataset has a wrong name, CreateDataset not found, catalog call fails, working directory in the dataset name, ValueError from ingest_by_path',
  },
  '/sdk/services/cluster': {
    'take-stock':
      'list nodes, GPUs, hardware, CPUs, which machines do I have, GPU list in Python, inventory, operating system of a node, node details, where is a node, number of GPUs, GPU type per node, GPU memory of nodes, hardware dashboard, Linux or Mac server, server OS',
    'see-what-runs-now':
      'active nodes, which machines are up, is a node alive, node down, IP address of a node, host name of the server, server settings, Ray nodes, offline node',
    'record-a-new-site':
      'location, datacenter, add a server entry, new hardware entry, update a location, contact person of a site, rename a location, branch office, fields lost after an update, delete a location, delete a node entry',
    'create-a-cluster':
      'cluster record, create_cluster TypeError, location_id not serializable, add a cluster, new cluster by script',
    'when-it-does-not-work':
      'UUID, field stays empty, NodeDetails has no attribute id, invalid contact email',
  },
  '/sdk/services/embedding': {
    'before-you-start':
      'do I deploy the embedding model, can I mix embedding models, embeddings computed on the server, is torch needed, PyTorch on my laptop',
    'open-an-embedder':
      'choose the embedding model, GPU for embeddings, device cuda, default embedding model, list of providers, get_embedder arguments, embedder vanishes, sentence transformers, model_name ignored, load an embedding model, keep the object alive, embedding stops, embedding stops after some time, model_name has no effect, nomic instead of my model',
    'split-a-text':
      'chunking, offsets, chunk size, split documents, tokens per chunk, overlap between chunks, best chunk length, cut a long text, byte position of a chunk, count tokens, chunks too long, max_length ignored, pieces too large, prefix for each chunk',
    'turn-chunks-into-vectors':
      'batch size, progress, embed many texts, vector length, large documents, request too large, text to numbers, embed a list of texts, batch embeddings, embed many documents, bulk embedding',
    'embed-a-question':
      'query vector, vector of one sentence, embed a single text, search by meaning, get_embedding breaks with slashes, turn a question into numbers, URL too long, 414 from the embedding service',
    'embed-a-batch-of-columns':
      'batch, batch pipeline, data frame columns, embed a table, batch job for embeddings',
    'reset-and-close':
      'close the embedder, delete the embedder, free the embedding model, unload, clear memory of the embedder',
    'deprecated-calls':
      'old embedder class, HuggingFaceEmbedding warning, DeprecationWarning raised, replaced calls, which embedding calls are outdated',
    'when-it-does-not-work':
      'embedding fails, slow embedding, embedder not found, no attribute chunk_text, bad search results, unexpected keyword, old vectors do not match',
  },
  '/sdk/services/ingestion': {
    '': 'where did client.ingestion go, ingestion service missing',
    'what-the-old-call-did':
      'client.ingestion.ingest, IngestionConfig fields, old ingestion defaults, default model of the old ingestion, what did ingest do',
    'do-the-same-with-050':
      'replacement for ingestion, ingest a folder, load documents, migrate ingestion, index Markdown files, bulk load files, import script for documents, continue an old collection, load a directory into the vector store',
    'step-by-step':
      'explanation of the replacement, register embed insert, values for a new collection, avoid duplicates, what each part of the new program does',
    'check-that-it-worked':
      'test the ingested documents, search after loading, does the search find my files',
    'what-is-better-now':
      'PDF, other file types, recursion, top-level files skipped, only Markdown files, differences from the old service, errors per file',
    'when-it-does-not-work':
      'AttributeError ingestion, no attribute, no offsets from the server, nothing stored, IngestionResponse missing',
  },
  '/sdk/services/lab': {
    'create-a-lab':
      'start a notebook, Jupyter container, CPU and memory of a lab, notebook for a colleague, lab with more RAM, personal workspace, resource limits',
    'watch-its-status':
      'is the lab ready, lab state, wait for a lab, lab stays starting, states of a lab, poll a notebook container',
    'list-and-delete':
      'remove a lab, all labs, stop a notebook, who has a lab, delete a workspace, files in a lab lost, delete a notebook server, remove all notebook containers',
    'when-it-does-not-work':
      'resources must be strings, lab not created, quota, lab has no name, validation error for a lab, cannot start a lab, cpu must be text',
  },
  '/sdk/services/models': {
    'before-you-start': 'internet for model downloads, string or UUID ids',
    search:
      'find a model, hub search, list files of a repository, search Hugging Face from Python, file sizes before downloading, exact repository, slow search, search takes minutes, name of the hub, how many results',
    'see-what-fits-the-hardware':
      'which models run here, compatible models, filter by operating system, models for my server, models that suit my machine in Python',
    'download-a-model':
      'pull a model, download in Python, wait for a download, is the download complete, download returns at once, get weights, all_downloaded False, fetch from Hugging Face, download without progress output, download flag is true',
    'choose-the-quantization':
      'q4_k_m, q6_k, GGUF level, wrong file downloaded, which quantizations exist, everything is downloaded, smaller file, fallback to another level',
    'download-one-file':
      'files_to_download, only one file, single file, just Q4_K_M, ModelDownloadRequest, choose a file in Python',
    'follow-the-progress-yourself':
      'progress bar, percentage, download speed in Python, remaining time, status returns empty list, resume, pending files, which node downloaded, where are the downloaded weights',
    'download-and-deploy-in-one-call':
      'pull and run, one-liner to start a model, get a model running quickly, deploy after download, retries of the deployment, download and start with one method, fetch and start in one call, number of tries, deploys an incomplete model',
    'look-at-what-is-there':
      'installed models, model files, list downloaded models, is a model on the server, path of a file, attributes of a model, model id by name, list all models with Python, list all downloaded models, unknown repository returns None',
    'memory-and-disk':
      'model size, memory use, delete a model, remove a file, free space from Python, how large is a file, memory needed by a model, bytes or megabytes',
    'read-configurations':
      'default config, show engine settings, list configs of a model, which config is used, look at engine parameters in code, which settings does a model have, only the default config',
    'write-a-configuration':
      'set the context length, change engine settings, create_model_config TypeError, max_model_len in Python, update a config, delete a config, longer context by script, make a config the default, known config keys',
    'register-a-model-by-hand':
      'own model, local weights, fine-tuned model, upload my model, import a custom model, model not from the hub, bring your own model, attach files to a model, register without a download',
    'when-it-does-not-work':
      'download fails, timeout, no files found, No model found with repo ID, wrong model size, empty status, NoneType has no attribute id',
  },
  '/sdk/services/openai': {
    'before-you-start': 'openai package needed, port must be reachable for chat',
    'ask-a-question':
      'chat completion, send a prompt, system message, generate text, no attribute chat, what to pass as model, prompt in Python, model reply in code, value of the model parameter, what is passed as model, repository name as model',
    'stream-the-answer':
      'streaming, token by token, show text while it is written, live output, typing effect, answer appears piece by piece, stream tokens to the terminal',
    'handle-model-errors':
      'catch errors of a chat call, openai exceptions, openai.APITimeoutError, timeout of a chat call, chat takes too long, except KamiwazaError misses it, model does not answer, limit the waiting time',
    'choose-the-deployment':
      'which model answers, several models, endpoint argument, select a model by name, get_client selectors, use a fixed endpoint, load balancing, reuse the client, close the client, port changed after a redeployment',
    'know-what-is-sent-to-the-model':
      'security, plain HTTP, API key not checked, no authentication, are prompts encrypted, HTTPS for a model, protect an endpoint, data privacy of prompts, credentials of the model, TLS in front of a model',
    'use-the-endpoint-elsewhere':
      'LangChain, LlamaIndex, other OpenAI tools, base URL, connect another program, chat by curl, use with an IDE plugin, drop-in replacement for OpenAI, JavaScript client, TypeScript SDK, npm package, key to enter in a tool, ChatOpenAI, dummy API key, is a real key needed, any API key accepted',
    'when-it-does-not-work':
      'No active deployment found, connection refused, SSL, no selector given, openai.APIConnectionError, cannot import OpenAIService, chat fails, model not ready',
  },
  '/sdk/services/retrieval': {
    'retrieve-datasets':
      'find documents, search the catalog, filter datasets by owner, query the catalog, which datasets match, content of a dataset, read a registered file, find files by owner',
    'find-text-chunks-instead':
      'passages, semantic search, relevant text for a question, search inside documents, replacement for retrieve_relevant_chunks, context for RAG, find text by meaning, similar passages, hits without text',
    'when-it-does-not-work':
      'retrieval returns nothing, no attribute retrieve_relevant_chunks, too many filters, RetrievalError, retrieval error, empty datasets',
  },
  '/sdk/services/serving': {
    'deploy-a-model':
      'start a model, run a model, deploy by script, deploy_model arguments, choose a config, several copies, force llama.cpp, run on CPU only, fixed port, returns False, start two copies, set an engine, time-limited deployment, which settings without a config',
    'wait-until-it-runs':
      'deployment status, poll, is it ready, block until ready, wait loop, ready check in Python, timeout while starting, failed deployment raises nothing, states in Python, how long to wait, startup time, load time',
    'find-running-models':
      'which models are running, ports, endpoint of a model, active deployments, port of a model in Python, what is deployed, deployment id, URL of a running model, attributes of a deployment',
    'look-at-instances':
      'replicas, instance status, copies of a model, every copy of a model, container of a model, how many copies run, host of a copy, copies of my model in Python, which server has a copy',
    'stop-a-model':
      'force, undeploy, shut a model down, stop all copies, stop several deployments, kill a model, free memory by script, end a deployment in Python, stop all models, stop everything at the end of a job, release the GPU, free the GPU after a crash',
    'estimate-the-gpu-memory-first':
      'VRAM, estimate_model_vram TypeError, memory before deploying, will it fit in Python, how much VRAM by API, enough VRAM for a deployment by script',
    'check-health-and-ray':
      'Ray status, health of models, is serving alive, monitoring script, health endpoint, is the layer below the models up, ping the server, is there a ping endpoint, readiness check in tests',
    'calls-to-leave-alone': 'deprecated, old serving calls, calls I should not use',
    'when-it-does-not-work':
      'deployment fails in Python, stuck, cannot stop a deployment, misspelled argument, simple_generate missing, sample with replicas fails',
  },
  '/sdk/services/vectordb': {
    'insert-vectors':
      'add embeddings, write vectors, metadata rows, store chunks, fill a collection, save embeddings, text with the vector, create a collection, field types, dimension of vectors, index a document, upsert, file name and page number with each vector, unexpected metadata, dict changed after insert, Cyrillic text too long, non-English text',
    search:
      'query, similarity search, top k, nearest neighbors, find similar text, meaning of score, cosine or IP, more hits, missing metadata in hits, filter by metadata, output_fields, text of a hit is empty, only five results, recall or speed, thorough search, search accuracy, Euclidean distance',
    batches:
      'many documents, bulk insert, large lists, insert in several calls, None becomes text, filter search results by department, slices of vectors',
    'rebuild-or-drop-a-collection':
      'delete a collection, change the dimension, schema, list collections, add a field later, rename a collection, clear the index, remove vectors, start a collection over, duplicates in a collection, export a collection, copy a collection to another server, delete one document, vectors of one file, delete single rows',
    'full-control':
      'search parameters, filter, low-level calls, own vector field name, batch search, several questions at once, many query vectors',
    'register-a-vector-store':
      'Milvus host, external Milvus, connect my own Milvus, second vector database, list engines, do I have to register, use a Milvus on another server',
    'when-it-does-not-work':
      'KeyError chunk_text, dimension mismatch, no results, unexpected keyword argument, insert refused, Boolean returned as number, wrong number of rows, changed embedding model, wrong vector length, true or false becomes 0 or 1',
  },
};
