import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the first pages, the App Garden, the data engine, the glossary and the known gaps. */
export const guidesTerms: SearchTerms = {
  '/': {
    '': 'what is Kamiwaza, private AI platform, run language models locally, local AI server, in-house LLM hosting, product overview, on-prem generative AI, AI on company servers, choose my operating system, where do I start, where do I begin with this, what can you do, first time here',
    tools:
      'calculator, log analyzer, compare releases, sizing tool, estimate memory before buying, find the cause of an error, interactive helpers, old and new release side by side, what changed on a page, check whether a model fits, paste my log somewhere, compare two versions, helpers on this site',
    'what-runs-where':
      'data privacy, on-premises, where does my data go, what leaves my network, cloud connection, does my data stay in-house, are prompts sent to a third party, data residency, confidential documents, leak of company data, cloud or local, who can see my prompts, external connections, does it need the cloud, AI without sending data out, compliance question, is it really private, does any of my data leave my machine, does it phone home',
    'need-help':
      'support, contact, community, forum, open a ticket, ask an expert, who can I ask for help, talk to a person, help desk, customer service, chat with other users, report a problem, contact sales, support login, answer from an engineer, ask for a license key',
  },
  '/ai-agents': {
    '': 'use the docs from an LLM, let my editor read the manual, documentation for machines, agent integration of the docs, give an LLM access to the manual, documentation search for agents',
    choose:
      'Claude, Cursor, connect an assistant to the docs, which way suits my agent, chatbot with web access, IDE assistant, agent without internet, Markdown or MCP, which files for an LLM, best way to connect an assistant, own agent framework',
    markdown:
      'llms.txt, plain text version, raw page, feed the docs to a chatbot, page source for an LLM, whole docs in one file, machine-readable pages, site index for bots, crawl the docs, paste a page into a chat, copy a page as text, instructions for an agent, download a page, text of all pages, sitemap for LLMs, single file for a prompt',
    local:
      'MCP server for the documentation, offline docs for agents, node, stdio, assistant on an isolated machine, editor integration, agent does not see the tools, docs server does not start, configuration file of the editor, own agent with a local LLM, which Node version for the server, command line of the server, add the docs to my coding tool, server on my laptop, check that the agent found the docs, program file of the docs server',
    network:
      'MCP over HTTP, shared docs server, intranet, remote MCP server, one docs server for the team, company-wide assistant, address of the MCP server, rate limit of the docs server, forbidden host name, access denied by the docs server, HTTP transport, shared server instead of a local file, intranet assistant, how many requests per second, refused by the MCP server, too many requests to the docs server',
    tools:
      'functions of the MCP server, what can the assistant look up, pick a release, signature of a method, privacy of a pasted log, is my log sent anywhere, search from an agent, explain an error through an agent, version of the answers, read-only docs tools, reply of the docs server cut off, token limit of a docs answer',
    platform:
      'deploy the docs server in the Tool Shed, run the docs server as a container, own MCP image, host the docs server on Kamiwaza, custom tool image, which port for an MCP image, docs server as a platform tool',
  },
  '/app-garden': {
    '': 'what is the App Garden, app store, marketplace, ready-made applications, packaged software, one-click apps, web apps on the platform, catalog of software, host applications',
    'how-an-app-becomes-a-url':
      'app routing, compose file, address of an app, container port not reachable, template to deployment, difference between template and deployment, meaning of template, what is an app instance, strange name of my app, same app twice, ingress for apps, how do users reach the app, words of the App Garden, from compose file to address, name of a deployed app, app vocabulary, container and instance, difference between an app and a template, difference between an app and a tool',
    'how-an-app-reaches-a-model':
      'OPENAI_BASE_URL, environment variables of an app, app has no model, model preference, which model does an app use, fast or large model, custom app, connect the chatbot to my LLM, change the model of an app, model before app, inject the endpoint, publish my own app, upload a template, switch the model of the chat app, other model in the chatbot, register my own app, own template, own Docker image as an app, add my own app',
    'before-you-start':
      'prerequisites for an app, preparations for apps, image registry access, which model for a test, what must run before an app, do I need the SDK for apps, check the template first, container images not reachable',
    'deploy-and-open-an-app':
      'install an app, launch an app, import the catalog, Open App, test an app, model selector of the chatbot, where is the app link, application in the browser, start an app from a script, download the images of an app, UUID error when deploying an app, refresh the catalog, wait until the app runs, put an app online, chat in the browser without code, try a model without programming, no-code chat, share an app, pull the images beforehand, app images in advance',
    'stop-an-app':
      'remove an app, quit an app, uninstall an app, lose data of an app, keep the data of an app, export, chat history lost, shut down an app, delete an app, turn off the chatbot, free the resources of an app, end an app from Python, save my chats, order of stopping, undeploy an app, app row in the table, does stopping delete data, remove an app I no longer need, get rid of an app, remove the images of an app',
    'apps-in-the-catalog':
      'list of apps, which apps exist, prebuilt apps, chatbot app, summarizer, document processing app, Kaizen, Docupro, app versions, meeting transcripts, coding assistant, which apps come with it, ready-made chat UI, benchmark of models, demo app, small test app, app that summarizes meetings, database of the chatbot, refresh the list of apps',
    'check-first':
      'is an app safe, security of apps, risk tier, verified, deploy apps without login, who may deploy apps, break glass, tier 0, tier 2, privileged container, who made the app, audit an app, malicious template, is the template official, what does a container mount, vet third-party software, license and author of an app, log in to deploy an app, must people log in to deploy apps',
    'follow-an-app':
      'app status, is the app running, app state, container of an app, container ID of an app, app health, monitor an app, is the app up, app still starting, number of running copies, where do I see the state, details of an app, when is the app ready, list running apps, 1 / 1 instances, watch an app from Python, apps after a reboot, keep an app running, app autostart, do apps restart with the server',
    'with-the-sdk':
      'deploy an app from Python, API for apps, automate apps, script an app, REST calls for apps, app endpoints, fields of a template, search for a template, wrong app ID, data classes of apps, HTTP paths of the App Garden, API reference of apps, container port field, which HTTP verb stops an app, App Garden from code, App Garden in Python',
    'tool-shed':
      'tool server health, agent tools, Model Context Protocol, web search for agents, Tavily, to-do tool, UI for tools, difference between App Garden and Tool Shed, give an LLM web access, function calling tools, where is the Tool Shed in the sidebar, tool server unhealthy, address for an MCP client, deploy a tool from Python, run an MCP tool for my agent, use MCP tools with my agent, memory of an agent, publish my own MCP server, tools answer 401',
    'when-it-did-not-work':
      'fill the catalog, app cannot find a model, AI in the app does not answer, container port, app fails to start, chatbot gives no reply, nothing to deploy in the App Garden, wrong model type for the app, missing image of an app, 404 when opening an app, app stays in pending, app says no model available, app stays in REQUESTED, app status FAILED, app has no link to open, app stopped working, no templates listed, empty app list, blank page in an app, app shows a white page',
  },
  '/data-engine': {
    '': 'vector search basics, ask my own documents, knowledge base in Python, semantic search, document pipeline, data layer of the platform, embeddings and search tutorial, make documents searchable, search in own files, private data for a model',
    'the-parts':
      'components of the data engine, Milvus, which database for vectors, what stores the catalog, what does what in the data engine, which service embeds, which service stores vectors, database behind the catalog, modules for data, components for RAG, DataHub in the data engine, role of Milvus, who keeps the URNs, which vector database, direct access to Milvus, where is my document stored',
    'in-the-ui':
      'data screens, catalog screen, VectorDBs screen, data in the web interface, see my datasets in the browser, upload documents in the UI, no upload button, data without code, view collections, no code way, where is the catalog menu, look at my vectors, notebooks for data',
    'what-is-there-in-050-and-what-is-not':
      'missing features, automatic ingestion, hybrid search, reranking, filter by metadata, keyword search, lineage, Qdrant support, BM25, full-text search, reranker, metadata filter, data lineage, limits of the data engine, which functions work, mix keyword and vector search, combine keyword search and vectors',
    'before-you-start':
      'setup for the samples, test document, first lines of the program, imports and client, which Python for the samples, prepare a text file, prerequisites for RAG, requirements of the samples, where must the program run, install the SDK for data',
    catalog:
      'dataset, URN, data inventory, what is a URN, environment PROD, dataset name, parts of a URN, what is a dataset, identifier of a file, unique name of a file, group datasets, metadata about files, dataset naming, format of a URN, difference between a dataset and a container, permissions for a dataset, teams share a catalog, who may see datasets',
    'register-a-file':
      'add a dataset, add a document, file path to URN, relative path, S3 address, wrong path in the catalog, owner, put a file into the catalog, tell the platform about a file, file already registered, duplicate dataset, S3 bucket, working directory in front of the name, description of a dataset, dataset from a path, URN of a dataset, dataset URN, what a URN looks like, list a file in the catalog',
    'read-the-catalog':
      'list datasets, find a dataset, all datasets, dataset id, lookup by name, contents of the catalog, look up a dataset, get one dataset, slash in a dataset name, name field is empty, enumerate files, wrong id of a dataset, file details missing in the catalog',
    'ingest-by-path':
      'import a folder, ingest directory, load many files, scan a directory, path does not exist, remote server folder, recursive, let the server read files, bulk registration, crawl a folder, subfolders, path on the server, does ingest create vectors, vectors missing after ingest',
    'keep-a-secret':
      'save a password, credentials, API key storage, overwrite a secret, is the secret safe, vault, store a token, credential for a data source, replace a secret, secret visible in logs, does the secret exist, password in the URL',
    'calls-of-the-catalog':
      'catalog API, catalog endpoints, REST for datasets, HTTP paths of the catalog, methods of client.catalog, catalog twice in the path, dataset endpoints, API to list datasets, secret calls',
    embedding:
      'turn text into vectors, chunk and embed, embed documents, which embedding model, do I have to deploy the embedding model, split a document, create chunks, make vectors of my documents, text preprocessing, vectorize a file, number of dimensions, wrong offsets, split text into pieces, how to embed text, call the embedding service, embedding dimension, vector size, split documents into pieces',
    'keep-the-embedder-alive':
      'embedder disappears, embedder not found, 404 from the embedding service, garbage collection, embedder deleted, fails after a while, works once then fails, object goes out of scope, embedder vanishes, second call fails, embedding stops working, function returns and embedding breaks, unexpected 404',
    'defaults-and-rules':
      'default embedding model, nomic, embedding dimension, CPU or GPU for embeddings, provider, device, max_length too small, tokens or characters, embedding on GPU, change the embedding model, list providers, model_name ignored, wrong embedding model used, use the graphics card for embeddings, default overlap, chunk settings ignored, dimension of the default model, how many dimensions, prefix before each text, default embedder',
    'chunk-size':
      'how long should chunks be, chunk length, overlap, split size, max_length, best chunk length, tokens per chunk, how many chunks, ideal passage size, how to split long documents, chunks too large, chunks too small, how fast is embedding, time per document, recommended overlap, how many words per chunk',
    'calls-of-the-embedding-service':
      'embedding API, embedding endpoints, REST for embeddings, HTTP paths for embeddings, deprecated embedding methods, embeddings from C#, embeddings over HTTP, embed one text, embed many texts, slash or question mark in a text, batch embedding by HTTP, which call embeds text, reset the embedder',
    'vector-store':
      'collection, table of vectors, what is a collection, where do vectors live, rows and metadata, data structure for vectors, store and find vectors, table for embeddings, vector data model, Milvus collections, vectors in the web interface',
    insert:
      'add vectors, write embeddings, store vectors, field_list, write metadata, batch insert, save embeddings, fill a collection, create a collection, write to the index, attach a file name to a vector, load vectors into Milvus, count of stored rows, chunk the text before inserting, does insert split the text, metadata with each vector, file name with each vector, switch the embedding model',
    search:
      'query vectors, similarity search, nearest neighbors, top k, find passages, score meaning, missing fields in a hit, output_fields, find similar text, number of hits, relevance score, query the index, retrieve passages, search by meaning, is the score good, limit the results, search documents by meaning, restrict the search, filter the hits by author or date',
    'rules-for-collections':
      'schema of a collection, collection name, field types, dimension mismatch, metric type, maximum length, 1000 bytes, long text cut, rename a collection, cosine similarity, distance metric, duplicates after a second insert, old collection refuses rows, add a field later, default collection, accuracy of a search, true or false as a number, fields I did not add',
    'calls-of-the-vector-store':
      'vector database API, collections API, REST vector search, HTTP paths for vectors, connect my own Milvus, register a database, remove a vector database, methods of client.vectordb, API to drop a collection, insert by HTTP, search by HTTP, list vector databases',
    'storage-patterns':
      'where to keep the text, store text or offsets, where does the text go, get the text of a hit, vector back to text, keep text next to vectors, compare text and offsets, which pattern should I use, storage trade-off, how do I get the text back, where to put the chunk text, big index or small index, source file needed',
    'text-in-metadata':
      'text in the vector row, metadata length limit, text too long, byte limit, truncate, save the passage with the vector, search result with its text, accented letters count double, cut text safely, shorten UTF-8, sample with chunk_text, truncate by bytes, text longer than allowed, passage in the hit',
    'offsets-only':
      'byte offset, read the passage from the file, position in a file, seek in a file, source file changed, source file moved, passage without storing text, split again with the same settings, small index, find the place in the document, open the original file at the hit, large corpus, wrong text at the offset, offset is not in bytes',
    'from-hits-to-an-answer':
      'prompt with sources, generate the answer, citations, cite sources, put hits into a prompt, context for the model, RAG prompt, answer only from documents, prompt too long, send passages to an LLM, combine search and chat, ground the answer, system prompt for RAG, how much retrieved text',
    retrieval:
      'difference between search and retrieval, find datasets, which search call, read a whole document, fetch a dataset, search the catalog by text, filter by owner, find a file, retrieve_datasets or vectordb.search, find the right document, datasets for a question, retrieval service use, read file contents from the catalog',
    'clean-up':
      'delete a collection, empty the catalog, remove all vectors, start over, delete test data, flush, undo a delete, remove a dataset, erase vectors, wipe the catalog, delete one document, delete a single row, irreversible deletion, reset the data, clear the index, drop a table',
    'when-it-did-not-work':
      'embedding fails, search finds nothing, empty results, insert fails, bad search results, text is cut off, duplicate hits, same passage twice, hits twice after indexing again, hit without text, wrong path of a dataset, wrong dimension, poor matches, vectors refused, embedder error, unrelated passages, irrelevant results, changed the embedding model, search returns nothing, empty search result',
  },
  '/glossary': {
    '': 'what does a word mean, abbreviations, AI terms explained, dictionary for beginners, terminology, jargon',
    'app-garden': 'meaning of App Garden, apps from templates',
    awq: '4-bit weights, activation-aware quantization, what does AWQ stand for',
    batch: 'requests computed together, meaning of batch size, batched requests',
    chunk: 'text piece, meaning of chunk, passage of a document',
    collection: 'meaning of collection, named vector table',
    'context-length': 'what is a context window, meaning of context length',
    deployment: 'meaning of deployment, what is a model deployment',
    embedding: 'meaning of embedding, numbers that stand for a text',
    engine: 'what is an inference engine, program that runs a model',
    gguf: 'what is a GGUF file, GGUF file ending',
    instance: 'meaning of instance, one copy of a model',
    'kv-cache': 'what is a KV cache, key-value cache',
    'lb-port': 'load balancer port, meaning of lb_port',
    mlx: "Apple's framework, MLX meaning",
    node: 'meaning of node, what is a cluster node',
    quantization: 'what is quantization, weights with fewer bits meaning',
    rag: 'what does RAG mean, RAG stands for',
    safetensors: 'what is a Safetensors file, unquantized weights format',
    'tensor-parallelism': 'what is TP, meaning of tensor parallel',
    token: 'word piece, token in a language model',
    urn: 'uniform resource name, what does URN stand for',
    'vector-database': 'what is a vector database, search by similarity',
    vram: 'video memory, how VRAM differs from RAM',
    wsl: 'what does WSL stand for, Linux on a Windows PC',
  },
  '/known-gaps': {
    '': 'what is missing in the docs, not answered anywhere, undocumented features, ask the vendor, unclear points',
    operations:
      'not documented, sizing of a cluster, change the password, HTTP proxy settings, retention of logs, monitoring dashboards, remove a node, Terraform variables, firewall between nodes, license key check online, ticket system integration, SELinux policy, price list, own domain name, SHA-256 of the installer, telemetry, price per node',
    models:
      'not documented for models, private models, unanswered, token for gated models, custom app not possible, size of the company, when was the company founded, cache path of models, support contract, SLA, guaranteed response time, end of life, security fixes until when, name of the chat button, engine control in the UI, GGUF on a big GPU',
    data: 'not documented for data and SDK, unknown parameters of the SDK, vector normalization, size limit of a collection, license of the SDK, unit of memory usage, names of rights, keys of a reply, unclear return values, autoscaling behavior, collection to Parquet, conda-forge, logprobs',
  },
  '/quickstart': {
    'before-you-start':
      'what do I need for a first try, RAM for the quickstart, do I need a GPU to try it, time needed, minimum for a test',
    'start-and-log-in':
      'admin password, first login, user name, sign in, web address, which password, open the web UI, where do I log in, initial login, localhost login page, username and password, is the service started, cannot log in',
    'deploy-a-small-model':
      'smallest model, first model, Qwen, test model, first deployment, small download, try an LLM, get my first answer, run a model for the first time, unsloth',
    'interface-curl':
      'first prompt with curl, first HTTP call to a model, ask the test model on the command line',
    'with-the-sdk':
      'Python example, hello world, sample program, first Python script, minimal Python program, starter script',
    'model-is-ready':
      'is the model up, loaded, wait for the model, state of the model, still loading, how do I know it works',
    'open-an-app': 'chat with the model, chatbot, web chat',
    'clean-up':
      'stop everything, shut down, free the memory, undo the quickstart, remove the test model, end the session, delete the sample app, tidy up',
    'if-a-step-fails':
      'page does not load, browser warning, deploy fails, web UI does not open, certificate warning, download fails, quickstart problems, row of the model missing, no apps offered, chatbot has no model, stuck at the first step',
    '': 'get my first chatbot running quickly, what next after the installation, what do I do after the installation',
  },
  '/release-notes': {
    '': 'list of releases, which version is current, latest release, when was it released, release dates',
  },
  '/release-notes/0-5-0': {
    new: 'new features, what is new, what can the new version do, highlights of the release, MLX added, Windows installer added, new hardware support, August 2025',
    breaking:
      'incompatible changes, must change, what will break, removed calls, behavior changes, deprecations, nvidia-docker2 obsolete, impact of the upgrade',
    fixed:
      'bug fixes, resolved, corrected errors, RecursionError at login, is the bug fixed, repaired in this version, errors that are gone, corrected since 0.3.2',
    'known-issues':
      'bugs, open problems, current limitations, workarounds, is it a known bug, methods raise TypeError, unresolved problems, what is broken in 0.5.0, bug list',
    'tarball-not-found':
      '404 on download, tarball download fails, archive missing on GitHub, wget 404, older archive from Git history, download link dead, get the 0.5.0 archive',
    upgrade:
      'migrate from 0.3.2, update from the old release, keep data, move to the new version, do my data survive, side by side installation, migration plan, old to new server',
  },
  '/team/jobs': {
    'open-role': 'open positions, vacancies, is Kamiwaza hiring, job offer, which jobs are there',
    'the-work': 'what would I work on, topics of the team, product of the company',
    terms:
      'remote work, home office, benefits, insurance, working conditions, work from abroad, English required, location of the job, company culture, work remotely from Europe, work from another country',
    'how-hiring-goes':
      'interview, apply, application, how do I apply, coding test, steps of the interview, recruitment, send my CV',
    internships: 'student, intern, paid internship, placement, trainee, summer job, graduate',
    contact: 'email for applications, where to send my application, recruiting address',
  },
  '/team/kamiwaza': {
    '': 'who founded Kamiwaza, who leads the company, CEO and CTO, where is the company based, headquarters, people behind Kamiwaza',
    'at-a-glance':
      'meaning of the name, GitHub, who makes this product, what is Kamiwaza AI, company goal, vendor profile, company facts, Kamiwaza meaning, what does the word Kamiwaza mean',
    'principles-and-where-you-see-them':
      'values, philosophy, mission, vendor promises, privacy promise, what the company stands for, why Kamiwaza',
    'reach-the-company':
      'email, contact form, get in touch, website, buy Enterprise, talk to somebody, general questions',
  },
  '/team/mts': {
    'what-you-do': 'tasks, responsibilities, daily work of an engineer, job description',
    'what-you-bring':
      'qualifications, skills, experience, years of experience, do I qualify, Python skills',
    'what-you-get':
      'salary, benefits, equity, pay, compensation, stock options, how much does it pay',
    'how-you-apply':
      'application, send a resume, application with AI help, apply for the position, apply as an engineer, application for the engineer role',
  },
  '/use-cases': {
    '': 'what can I do with Kamiwaza, overview of examples',
    'choose-by-goal':
      'examples, what can I build, ideas, demos, agent example, which example for my project, sample projects',
    'the-guide':
      'RAG tutorial, end-to-end tutorial, step by step guide, internal knowledge base, how long does the guide take',
    'what-all-examples-need':
      'prerequisites of the examples, requirements for tutorials, Python version for the notebooks, what to install for the examples, RAM for the samples, before I try an example',
    'notebooks-in-the-sdk-repository':
      'example notebooks, sample code, Jupyter examples, ipynb, tutorials, function calling example, structured output example, web agent notebook, stress test, compare several models, run the example notebooks, ready-made code, code to copy, model returns JSON, load test a model, get clean JSON back from a model',
    'named-not-written':
      'planned tutorials, agents, fine-tuning, upcoming, future guides, streaming data, monitoring guide, image and text, propose a tutorial, suggest a guide, missing tutorial, request an example',
  },
  '/use-cases/building-a-rag-pipeline': {
    '': 'question answering over files, ask my own documents, talk to my files, chat with my documents, AI over company documents, chat over my own PDF files, searchable knowledge base, index a folder of PDFs, search my own PDFs with an LLM, RAG example in Python, questions over my own documents',
    'before-you-start':
      'requirements for RAG, PDF to text first, Python version for RAG, RAM for RAG, RAM for the document example, RAM for ask_documents',
    'how-it-works':
      'RAG explained, index and query, what is RAG, retrieval augmented generation overview, how documents become answers, which two models are used, flow of a question, pipeline diagram, ingest phase',
    'the-whole-program':
      'complete code, full script, copy and paste, RAG source code, download the program, Python RAG script, ready-made program',
    'run-it':
      'start the script, options of the script, ask my documents a question, run ask_documents.py, point it at my folder, use my own files',
    'check-that-it-worked':
      'expected output, number of chunks, score of a hit, is the answer right, sample output, source in brackets',
    'understand-the-nine-steps':
      'explanation of the code, what does the program do, walk through the script, how does the script work inside',
    'step-1-connect':
      'create the client, connect to the platform, environment variables for login, KamiwazaClient in the pipeline',
    'step-2-download-the-chat-model':
      'get a chat model, why is the download checked twice, sleep two seconds, fetch the answering model',
    'step-3-start-the-model-and-wait-until-it-is-ready':
      'wait for the deployment, reuse a running model, chat request too early, loop until ready in the script, start the answering model',
    'step-4-register-the-files-in-the-catalog':
      'dataset, URN, can I skip the catalog, link passages to datasets',
    'step-5-chunk-embed-and-store':
      'index documents, split files, text files, cut text into pieces, write vectors, avoid duplicates, index my folder',
    'step-6-search': 'find passages, nearest chunks for a question, file changed after indexing',
    'step-7-ask-the-model':
      'prompt, sources, answer, answer only from the documents, remove think tags, context limit of the prompt, prompt template for RAG, model thinks aloud, admit that it does not know, no answer in the documents, keep the model from inventing things, stop it from making things up, name the source file in the answer, show which file the answer came from',
    'step-8-measure':
      'evaluate, hit rate, count right files, test the search alone, how many questions find the right file',
    'step-9-put-it-together':
      'main function, embedder deleted too early, drop the collection at the end, cleanup after an error, order of the steps, finally block',
    'test-the-quality':
      'evaluation, benchmark, are the answers good, test questions, measure accuracy, golden questions, improve step by step, quality check of RAG, measure retrieval',
    parameters:
      'overlap, limit, temperature, top k, best chunk size for RAG, tune the pipeline, how many hits, tuning table, L2 or IP, settings of the program, how many chunks for a prompt, how big should a chunk be, chunk size for RAG, how much text in the prompt',
    'when-it-did-not-work':
      'wrong answers, hallucinations, made-up answers, indexing takes long, no hits, search finds nothing, text cut off, script hangs, irrelevant passages, program stops with an error, answer ignores my documents, does not find what is in the file, model invents things, makes things up, bad answers, RAG answers are bad',
    'clean-up':
      'delete the collection, remove test data, datasets remain in the catalog, remove what the guide created, delete the index',
    'go-further':
      'streaming, larger model, next ideas, show text while writing, web page for the pipeline, user interface for the pipeline',
  },
  '/release-notes/0-3-2': {
    '': 'old version, version from 2024, legacy release, previous release, 0.3.2 archive date, docs of the old version',
    new: 'what did 0.3.2 bring, JWT for every endpoint, self-signed certificates accepted, JupyterLab login, vLLM version in 0.3.2, features of the old version, Vercel chatbot, when did tokens become required, vLLM 0.6.3',
    breaking:
      'do old programs still work, need token now, changes to older programs, what broke in 0.3.2',
    fixed: 'bugs fixed in 0.3.2, corrected in the old release, fix list old version',
    'known-issues':
      "problems of the old version, 0.3.2 download 404, old archive missing, script 3.sh web page, SDK TypeError old version, old bugs, workaround for 0.3.2, exceptions that don't exist, instructions missing in 0.3.2",
    upgrade:
      'go from 0.3.2 to 0.5.0, upgrade old server, migrate from the old version, can I update in place',
  },
  '/blog/2024/04/15/a-primer-on-GenAI-hardware': {
    '': 'which GPU for AI, buy hardware for LLM, GPU buying guide, what hardware for open models, memory or compute, bandwidth matters, graphics card for language models, GPU sizing, LLM hardware article, prices April 2024, what limits speed, do I need 80 GB, what to look for in GPUs',
    'three-things-want-memory':
      'KV cache per token, Mixtral 8x22B memory, Llama 2 70B at 4 bit, does MoE need all weights, cache for 4096 tokens, two bytes per parameter, which card for 70B, GPU memory by model, grouped query attention cache, activations overhead, how much memory for many users, 1 to 2 GB rule, four A100, 282 GB or 260',
    'speed-one-user-or-many':
      'tokens per second, how fast will it be, throughput versus latency, bandwidth limit, many users at once speed, maximum speed of RTX 4090, why batching helps, vLLM benchmark, 1156 tokens per second, speed estimate, single stream speed, concurrent users performance, bandwidth divided by weights, is memory bandwidth the bottleneck',
    cards:
      'RTX 4090 or A100, H100 specs, MI300X memory, A100 price, is a gaming card ok, GeForce in a data center, GeForce in a datacentre, GeForce license, legal use of GeForce cards, NVLink, Qualcomm Cloud AI 100, bandwidth of cards, GPU comparison table, 4090 license, does Mixtral fit one A100, consumer card for servers, 48 GB card, which graphics card to buy, which card should we buy, compare cards before buying',
    'three-platforms':
      'Mac for LLM, M2 Max memory, M3 Max 128 GB, CUDA or Metal, AI without GPU on Intel, engine or framework, PyTorch versus vLLM, Chat with RTX, MacBook for AI, external GPU on Mac, development laptop and server, Linux Mac or Windows for AI',
    'quantization-is-the-cheapest-upgrade':
      'is 4-bit good enough, quality loss of quantization, 8 bit versus 16 bit, best 4-bit model, cheaper than a new GPU, below 4 bits, 33B at 4 bits, Mixture of Depths, large quantized or small full model, models of 2024, DeepSeek Coder 33B, open source license of Llama 2, save memory without new hardware, use of one 24 GB card',
    'from-need-to-card':
      'decide which card, how many GPUs for my users, 20 users which hardware, decision tree GPU, card for 40 GB model, how many hosts, enterprise recommended hosts, three hosts, VRAM calculator Hugging Face, size for a team, up to eight GPUs per host, steps to choose hardware, what if over budget',
    'rent-or-own':
      'cloud or own server, lease GPUs, rent a GPU, is buying cheaper, on-premises versus cloud, cost of cloud GPU, steady load, hourly price, total cost, hybrid cloud, break even, spiky usage, data must stay in house, own box or cloud',
    'what-may-change-the-sum':
      'future GPUs, Blackwell, B200, GB200, GH200, GPU supply, H100 shortage, Grace Hopper, will prices change, Meta 350000 H100, wait for the next generation',
  },
  '/blog/2024/12/31/a-year-in-review': {
    '': 'year in review, state of open models, what happened in AI 2024, best models change fast, open versus closed, trends 2024, lessons of the year, AI retrospective, plan to replace the model, private AI outlook, Mixtral outdated, review blog post',
    'the-year-in-dates':
      'release dates of models, when was Llama 3 released, timeline AI 2024, when did DeepSeek-V3 come out, date of o1, when was MCP announced, Claude 3.5 release, Llama leak, Qwen 2.5 date, history of LLMs, Gemini 2.0, Sora release, model chronology, o3 announcement',
    'open-weights-most-of-the-way':
      'are open models as good, open source versus ChatGPT, coding benchmark 2024, LiveBench, DeepSeek-V3 score, Qwen coder 32B, Claude versus Qwen, open model ranking, how far behind are open models, leaderboard, o1 score, GPT-4o beaten',
    'why-enterprises-were-slow':
      'why companies hesitate with AI, shadow AI, employees use ChatGPT secretly, data leaks to ChatGPT, how to stop data leaks, ban ChatGPT, Samsung leak, risk of AI in business, staff bypass the ban, unsanctioned AI, countermeasures against shadow AI, counter measures, convince employees, adoption barriers, confidential contracts in chatbots, internal ChatGPT, does a ban work',
    'where-the-value-was':
      'where does AI pay off, best tasks for AI, return on investment, office automation, Jevons paradox, cheaper tokens more use, boring work, AI business value, repetitive work, what should we automate, why spending rises, less than one percent, ROI',
    'reasoning-and-the-letters-agi':
      'o3 cost, ARC-AGI, is it AGI, reasoning models explained, test time compute, model collapse, synthetic data, end of pretraining, price per task, 75.7 percent, 3400 dollars, definition of AGI, training on AI output, self improving loop',
    'tools-get-a-plug':
      'why MCP matters, connect tools to models, one adapter for all assistants, Llama Stack, cost of context, Claude desktop tools, tool standard, hidden cost of tools, integrate ticket system, plug for AI tools',
    'hardware-cheaper-by-the-token-scarce-by-the-box':
      'NVIDIA share price, GPU shortage, H100 on Azure, Blackwell sold out, own base load rent peaks, market value, stock rise 2024, cannot get GPUs, cloud quota, 182 percent, seven trillion',
    'what-private-platforms-change':
      'why run AI yourself, benefits of a private platform, swap models easily, company news 2024, advantage of self hosting, keep data in house, vendor lock-in, Kamiwaza funding, chatbot for own models, replace a model cheaply',
    'three-predictions':
      'MCP forecast, did the predictions come true, ChatGPT and MCP, OpenAI MCP support, future of tools, forecast 2025, predictions for 2025',
  },
  '/blog/2025/01/03/adding-kamiwaza-auth-and-models-to-your-app': {
    '': 'add login to my app, build a chat app, use my models in Next.js, TypeScript example, authenticate users of my app, own web frontend, cookie login, connect a website to models, Node.js tutorial, reuse platform accounts, internal tool with AI, frontend developer guide',
    'who-hands-what-to-whom':
      'who sets the cookie, auth sequence diagram, verify-token, POST auth/token form, list deployments endpoint, where is the token checked, browser cannot read the cookie, HttpOnly, API calls for login, token in JSON not cookie, check login on the server, form fields username password',
    'talk-to-kamiwaza':
      'code to list running models, kamiwaza.ts, TypeScript API client, host_name empty, model address from lb_port, localhost in Docker, filter ready models, fetch login in TypeScript, build the model URL, deployments list with token, interface Token, call API from Node, wrong host inside a container, does listing need a token',
    'keep-the-session':
      'secure cookie, HttpOnly SameSite, refresh the session, log users out, blocked account still logged in, XSS protection, CSRF, cookie not set on localhost, cache token checks, Max-Age, token renewal missing, how long users stay logged in',
    'the-routes':
      'login route, chat route, proxy to the model, SSRF, app.ts, API key for the model port, protect model ports, backend for chat, never trust URLs from the browser, placeholder key, logout endpoint, hide the model address, choose model by ID',
    'run-it':
      'login answers 404, fetch failed, 502 from my app, empty model list in my app, 401 after login, cookie dropped, Node server without framework, server.ts, streaming in the terminal, web app does not work, /me says 401, KAMIWAZA_API_URI wrong, body too large',
    'in-a-framework':
      'use it in Next.js, Hono, Deno, Bun, OpenAI and own models together, switch provider, several providers, Anthropic next to local, mix local and cloud models, baseUrl and key, route handlers, chat history Redis',
    'the-same-in-python':
      'Python version of the login, check a password in Python, verify_token Python, Python web app login, list models and chat Python, API key from token, backend in Python, wrong password raises APIError',
    'the-complete-sample':
      'ai-chatbot repository, Next.js 14 chatbot, environment variables of the chatbot, docker compose chatbot, AUTH_SECRET, ALLOW_ANONYMOUS, port 3003, Redis chat history, FIXED_MODEL_URI, public secret in compose, logout does not work, KAMIWAZA_API_URI without /api, ready-made chat frontend, keep chat history after a container restart, Redis volume, anonymous access, chat sample without login',
    'before-it-goes-live':
      'go live checklist, production checklist, deploy my app safely, harden my web app, rate limit logins, TLS for my app, roles in my app, security of my app, check groups on the server, secrets rotation, brute force protection, NODE_ENV',
  },
  '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed': {
    '': 'what is an agent, AI research agent, deep research locally, STORM, agent versus chat, agentic AI talk, private deep research, AI that searches the web, write articles with sources, Stanford OVAL, many searches per question, autonomous research, agents with own models, essay on agents',
    'one-run-taken-apart':
      'how many searches does it do, how does STORM work, personas, 900 results, tokens used by an agent, agent run numbers, max_perspective, max_conv_turn, how long does a run take, is STORM better, paper results, multi perspective questions, outline then article, server load of an agent',
    'repeat-it':
      'run STORM with my model, install STORM, Serper API key, Streamlit port 8501, research agent setup, self-host deep research, fork for Kamiwaza, which model for STORM, secrets for STORM, is STORM private, privacy of the research agent, data leaves the building, token limits per step, provider Kamiwaza, which LLM does it pick',
    'why-a-chat-hides-this':
      'why chat underuses models, cost of tokens fell, price per million tokens, cheap inference, ten times cheaper each year, a16z, research page for cents, why agents now, cost of 300000 tokens, limits of chat',
    'two-loops':
      'filter bubble, news filter with AI, RSS reader with AI, personal news agent, who chooses what I read, social media alternative, summarize news, aggregator versus agent, Google Reader, advertising model, personal assistant, digest of a hundred articles, filter enrich condense relate, curation',
    'early-signs':
      'DGX Spark price, Project DIGITS, GB10, NotebookLM, Apple Intelligence, AI on laptops, desktop AI computer, 128 GB small computer, Perplexity Spaces, when did DGX Spark ship, 3999 dollars, personal AI hardware',
    'what-can-go-wrong':
      'risks of agents, wrong citations, bias in sources, agent misleads, cost of agents, dangers of AI research, can I trust the sources, echo chamber, websites lose visitors, check the links, too many searches, drawbacks of deep research, effect on advertising',
    'where-a-platform-fits':
      'connect a tool to models, platform between tool and model, agent on own documents, run on a MacBook, swap model without code, adapt a tool for Kamiwaza, why a platform for agents, who may read documents, integrate third-party tools, local accounts or SAML, is it heavy for a laptop, which parts does a tool use, logins by edition',
  },
};
