import type {SearchTerms} from './types.ts';

/** What readers type who want a section of the first pages, the App Garden, the data engine, the glossary and the known gaps. */
export const guidesTerms: SearchTerms = {
  '/': {
    '': 'what is Kamiwaza, private AI platform, run language models locally, local AI server, in-house LLM hosting, where do I begin, product overview, on-prem generative AI, AI on company servers, choose my operating system',
    tools:
      'calculator, log analyzer, compare releases, sizing tool, estimate memory before buying, find the cause of an error, interactive helpers, old and new release side by side, what changed on a page, check whether a model fits, paste my log somewhere, compare two versions, helpers on this site',
    'what-runs-where':
      'data privacy, on-premises, where does my data go, what leaves my network, cloud connection, does my data stay in-house, are prompts sent to a third party, data residency, confidential documents, leak of company data, cloud or local, who can see my prompts, external connections, does it need the cloud, AI without sending data out, compliance question, which computers are involved',
    'need-help':
      'support, contact, community, forum, open a ticket, ask an expert, who can I ask for help, talk to a person, help desk, customer service, chat with other users, report a problem, contact sales, support login, answer from an engineer, ask for a license key',
  },
  '/ai-agents': {
    '': 'use the docs from an LLM, let my editor read the manual, documentation for machines, agent integration of the docs, give an LLM access to the manual, documentation search for agents',
    choose:
      'Claude, Cursor, coding assistant, connect an assistant to the docs, which way suits my agent, chatbot with web access, IDE assistant, agent without internet, Markdown or MCP, which files for an LLM, best way to connect an assistant, own agent framework',
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
      'app routing, compose file, address of an app, container port not reachable, template to deployment, difference between template and deployment, meaning of template, what is an app instance, strange name of my app, same app twice, ingress for apps, how do users reach the app, words of the App Garden, from compose file to address, name of a deployed app, app vocabulary, container and instance',
    'how-an-app-reaches-a-model':
      'OPENAI_BASE_URL, environment variables of an app, app has no model, connect an app to a model, model preference, which model does an app use, fast or large model, own app, custom app, connect the chatbot to my LLM, change the model of an app, model before app, inject the endpoint, publish my own app, upload a template, add a custom container, vision model for an app',
    'before-you-start':
      'prerequisites for an app, preparations for apps, image registry access, which model for a test, what must run before an app, do I need the SDK for apps, check the template first, container images not reachable',
    'deploy-and-open-an-app':
      'install an app, launch an app, start the chatbot, import the catalog, Open App, test an app, model selector of the chatbot, run an application, add an app, where is the app link, application in the browser, start an app from a script, download the images of an app, UUID error when deploying an app, refresh the catalog, wait until the app runs, which model answers in the chatbot, put an app online, first app',
    'stop-an-app':
      'remove an app, quit an app, uninstall an app, lose data of an app, keep the data of an app, export, chat history lost, shut down an app, delete an app, turn off the chatbot, free the resources of an app, end an app from Python, save my chats, order of stopping, undeploy an app, switch off an app, app row in the table, does stopping delete data',
    'apps-in-the-catalog':
      'list of apps, which apps exist, prebuilt apps, chatbot app, summarizer, document processing app, Kaizen, Docupro, app versions, meeting transcripts, coding assistant, example app, which apps come with it, ready-made chat UI, benchmark of models, demo app, small test app, app that summarizes meetings, database of the chatbot',
    'check-first':
      'is an app safe, security of apps, risk tier, verified, login for apps, trust, is it dangerous, break glass, tier 0, tier 2, privileged container, who made the app, visibility, audit an app, malicious template, is the template official, what does a container mount, secrets in variables visible, vet third-party software',
    'follow-an-app':
      'app status, is the app running, app state, app instances, app health, monitor an app, is the app up, app still starting, number of running copies, where do I see the state, details of an app, when is the app ready, list running apps, 1 / 1 instances, watch an app from Python',
    'with-the-sdk':
      'deploy an app from Python, API for apps, automate apps, script an app, REST calls for apps, app endpoints, methods for apps, fields of a template, search for a template, wrong app ID, data classes of apps, HTTP paths of the App Garden, API reference of apps, container port field, which HTTP verb stops an app',
    'tool-shed':
      'MCP server, tools for agents, deploy a tool, tool server health, agent tools, Model Context Protocol, web search for agents, Tavily, to-do tool, tool templates, UI for tools, difference between App Garden and Tool Shed, connect an agent to tools, give an LLM web access, function calling tools, where is the Tool Shed in the sidebar, tool server unhealthy, address for an MCP client, give tools to a chatbot, deploy a tool from Python',
    'when-it-did-not-work':
      'empty catalog, no apps shown, app does not open, app page is blank, app stuck, import failed, app cannot find a model, app URL unreachable, AI in the app does not answer, container port, app fails to start, blank screen, chatbot gives no reply, nothing to deploy in the App Garden, cannot open the app link, wrong model type for the app, missing image of an app, 404 when opening an app, app crashed, app is offline',
  },
  '/data-engine': {
    '': 'vector search basics, ask my own documents, knowledge base in Python, semantic search, document pipeline, data layer of the platform, embeddings and search tutorial, make documents searchable, search in own files, private data for a model',
    'the-parts':
      'components of the data engine, Milvus, which database for vectors, what stores the catalog, what does what in the data engine, which service embeds, which service stores vectors, database behind the catalog, modules for data, components for RAG, DataHub in the data engine, role of Milvus, who keeps the URNs',
    'in-the-ui':
      'data screens, catalog screen, VectorDBs screen, data in the web interface, see my datasets in the browser, upload documents in the UI, no upload button, data without code, view collections, no code way, where is the catalog menu, look at my vectors, notebooks for data',
    'what-is-there-in-050-and-what-is-not':
      'missing features, automatic ingestion, hybrid search, reranking, filter by metadata, keyword search, lineage, Qdrant support, automatic embedding, does it index by itself, BM25, full-text search, reranker, metadata filter, data lineage, limits of the data engine, which functions work, ownership of data',
    'before-you-start':
      'setup for the samples, test document, first lines of the program, imports and client, which Python for the samples, prepare a text file, prerequisites for RAG, requirements of the samples, where must the program run, install the SDK for data',
    catalog:
      'dataset, URN, data inventory, what is a URN, environment PROD, dataset name, parts of a URN, what is a dataset, identifier of a file, unique name of a file, group datasets, metadata about files, dataset naming, format of a URN',
    'register-a-file':
      'add a dataset, add a document, file path to URN, relative path, S3 address, wrong path in the catalog, owner, put a file into the catalog, tell the platform about a file, file already registered, duplicate dataset, S3 bucket, working directory in front of the name, description of a dataset, dataset from a path',
    'read-the-catalog':
      'list datasets, find a dataset, all datasets, dataset id, lookup by name, contents of the catalog, look up a dataset, get one dataset, slash in a dataset name, name field is empty, enumerate files, wrong id of a dataset',
    'ingest-by-path':
      'import a folder, ingest directory, load many files, scan a directory, path does not exist, remote server folder, recursive, let the server read files, bulk registration, crawl a folder, subfolders, path on the server, does ingest create vectors, vectors missing after ingest',
    'keep-a-secret':
      'save a password, credentials, API key storage, overwrite a secret, is the secret safe, vault, store a token, credential for a data source, replace a secret, secret visible in logs, does the secret exist, password in the URL',
    'calls-of-the-catalog':
      'catalog API, catalog endpoints, REST for datasets, HTTP paths of the catalog, methods of client.catalog, catalog twice in the path, dataset endpoints, API to list datasets, delete the catalog by API, secret calls',
    embedding:
      'turn text into vectors, chunk and embed, embed documents, which embedding model, do I have to deploy the embedding model, split a document, create chunks, make vectors of my documents, text preprocessing, vectorize a file, number of dimensions, wrong offsets, split text into pieces, how to embed text, call the embedding service',
    'keep-the-embedder-alive':
      'embedder disappears, embedder not found, 404 from the embedding service, garbage collection, embedder deleted, fails after a while, works once then fails, object goes out of scope, embedder vanishes, second call fails, embedding stops working, function returns and embedding breaks, unexpected 404',
    'defaults-and-rules':
      'default embedding model, nomic, embedding dimension, CPU or GPU for embeddings, provider, device, max_length too small, tokens or characters, embedding on GPU, change the embedding model, list providers, model_name ignored, wrong embedding model used, use the graphics card for embeddings, default overlap, token counts, chunk settings ignored',
    'chunk-size':
      'how long should chunks be, chunk length, overlap, split size, max_length, best chunk length, tokens per chunk, how many chunks, ideal passage size, how to split long documents, chunks too large, chunks too small, how fast is embedding, time per document, recommended overlap, how many words per chunk',
    'calls-of-the-embedding-service':
      'embedding API, embedding endpoints, REST for embeddings, HTTP paths for embeddings, deprecated embedding methods, embed one text, embed many texts, slash or question mark in a text, batch embedding by HTTP, which call embeds text, reset the embedder',
    'vector-store':
      'collection, table of vectors, what is a collection, where do vectors live, rows and metadata, data structure for vectors, store and find vectors, table for embeddings, vector data model',
    insert:
      'add vectors, write embeddings, store vectors, field_list, write metadata, batch insert, save embeddings, fill a collection, create a collection, write to the index, attach a file name to a vector, load vectors into Milvus, count of stored rows',
    search:
      'query vectors, similarity search, nearest neighbors, top k, find passages, score meaning, top hits, missing fields in a hit, output_fields, find similar text, number of hits, relevance score, best match, query the index, retrieve passages, search by meaning, is the score good, limit the results',
    'rules-for-collections':
      'schema of a collection, collection name, field types, dimension mismatch, metric type, maximum length, vector length, different dimensions, 1000 bytes, long text cut, rename a collection, cosine similarity, distance metric, duplicates after a second insert, old collection refuses rows, add a field later, column types, default collection, accuracy of a search',
    'calls-of-the-vector-store':
      'vector database API, collections API, REST vector search, HTTP paths for vectors, connect my own Milvus, register a database, remove a vector database, methods of client.vectordb, API to drop a collection, insert by HTTP, search by HTTP, list vector databases',
    'storage-patterns':
      'where to keep the text, store text or offsets, where does the text go, get the text of a hit, vector back to text, keep text next to vectors, compare text and offsets, which pattern should I use, storage trade-off, how do I get the text back, where to put the chunk text, big index or small index, source file needed',
    'text-in-metadata':
      'text in the vector row, metadata length limit, text too long, byte limit, truncate, save the passage with the vector, search result with its text, accented letters count double, cut text safely, shorten UTF-8, sample with chunk_text, truncate by bytes, text longer than allowed, passage in the hit',
    'offsets-only':
      'byte offset, read the passage from the file, position in a file, seek in a file, source file changed, source file moved, passage without storing text, split again with the same settings, small index, find the place in the document, open the original file at the hit, large corpus',
    'from-hits-to-an-answer':
      'prompt with sources, generate the answer, citations, cite sources, put hits into a prompt, context for the model, RAG prompt, answer only from documents, prompt too long, send passages to an LLM, combine search and chat, ground the answer, system prompt for RAG',
    retrieval:
      'difference between search and retrieval, find datasets, which search call, read a whole document, fetch a dataset, search the catalog by text, filter by owner, find a file, retrieve_datasets or vectordb.search, find the right document, datasets for a question, retrieval service use, read file contents from the catalog',
    'clean-up':
      'delete a collection, empty the catalog, remove all vectors, start over, delete test data, flush, undo a delete, remove a dataset, erase vectors, wipe the catalog, delete one document, delete a single row, irreversible deletion, reset the data, clear the index, drop a table',
    'when-it-did-not-work':
      'embedding fails, search finds nothing, empty results, insert fails, bad search results, text is cut off, hit without text, wrong path of a dataset, wrong dimension, poor matches, vectors refused, embedder error',
  },
  '/glossary': {
    '': 'what does a word mean, abbreviations, AI terms explained, dictionary for beginners',
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
      'not documented, unknown, open questions about the installation, sizing of a cluster, change the password, HTTP proxy settings, retention of logs, monitoring dashboards, remove a node, usage limits, Terraform variables, driver for AMD, firewall between nodes, license key check online',
    models:
      'not documented for models, private models, unanswered, token for gated models, custom app not possible, size of the company, when was the company founded, cache path of models, name of the chat button, engine control in the UI, GGUF on a big GPU',
    data: 'not documented for data and SDK, unknown parameters of the SDK, vector normalization, size limit of a collection, license of the SDK, unit of memory usage, names of rights, keys of a reply, unclear return values, autoscaling behavior',
  },
};
