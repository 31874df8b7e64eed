import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the architecture pages. */
export const architectureTerms: SearchTerms = {
  '/architecture': {
    '': 'how does Kamiwaza work, how does it work, system design, technical overview, architecture for decision makers, big picture for new staff, software design, explain the platform to my team',
    'the-system-in-one-picture':
      'diagram, how everything fits together, big picture, block diagram, schematic, map of the system, which parts talk to each other, why 7777 and 443, overview for a presentation, microservices map, main building blocks, layers and stores in one image, component map',
    'four-requests-step-by-step':
      'request flow, sequence, data flow, life of a request, end-to-end flow, walkthrough of a request, which hops does a call take, trace a call, sequence diagram, who calls whom, debug a request path',
    '1-a-person-opens-the-web-ui':
      'browser request, HTTPS entry, what happens when I open the UI, path from browser to UI, where does TLS end, who answers on 443, frontend to backend, login page request, what happens in the browser, route of a page request, HTTPS path, UI traffic',
    '2-a-program-calls-the-api':
      'API request path, gateway, 7777, REST call path, how does the SDK reach the server, route by prefix, from client to service, API on the host itself, how does the backend pick a service, where does an API call go, call without the browser',
    '3-a-program-asks-a-model':
      'inference request, prompt path, model port, how does a chat request travel, LLM call flow, does inference pass the gateway, direct access to a model, why plain http for models, completion request path, chat completion path, why is the gateway skipped, which port does inference use',
    '4-a-document-answers-a-question':
      'RAG flow, ask my documents, retrieval augmented generation, semantic search path, knowledge base flow, how do my files reach the model, from file to answer, chat with my files, vector search in the flow, who embeds the question, document pipeline explained',
    'what-ships-and-what-you-connect':
      'what is included, bring your own, third-party components, integrations, solution diagram, scope of the product, out of scope, what do I have to add myself, reference architecture, buy or build, platform boundaries, connect the company directory, existing data lake, are guardrails included, is a cache included, function calling back end, third-party parts, custom integrations',
  },
  '/architecture/components': {
    '': 'parts explained, technology behind each function, list of the parts with their technology, building-block reference',
    'how-the-objects-hang-together':
      'object model, relations, entity diagram, data model, concept map, from template to address, dependencies between objects, chain of rights, how a file becomes an answer, relations of model and deployment, how dataset and collection relate, which object contains which',
    'the-building-blocks':
      'list of components, which technology is used for what, modules, feature to technology map, under the hood, open-source parts, where in the UI is a function, SDK accessor of a part, which screen for which part, subsystems, tech behind the UI, product inventory, menu entry of a part',
    'vector-database':
      'Milvus, Qdrant, nearest neighbors, similarity search, which vector store is used, store for RAG, swap the vector engine, semantic index, recommendation search, replace Milvus, what is Milvus used for, Qdrant or Milvus, database for semantic search, can I bring my own vector store',
    embeddings:
      'vectors from text, embedding provider, text to numbers, vectorize text, text encoder, sentence transformers, same model for questions and documents, which service splits text, which model makes vectors, do I deploy the embedder, convert documents to vectors, default embedder, deploy an embedding model, embedding model on the Models screen',
    'data-catalog':
      'DataHub, metadata, data inventory, origin of data, owner of data, dataset registry, data governance, data steward, does the catalog copy my files, metadata store, where does data come from, inventory of files, list of my data sources, does it store the data itself, where is my data registered',
    orchestration:
      'Ray, scale out, distributed work, distributed computing, scheduler, spread work over machines, load sharing between servers, job distribution, how is load balanced over nodes, run on several nodes, parallel computing, worker scheduling, what is Ray used for, what is Ray for, what does Ray do',
    'model-serving':
      'inference engine per platform, vLLM or llama.cpp, OpenAI-compatible endpoint, run LLMs, model server, inference runtime, hardware decides the engine, serving on AMD, serving on a CPU only, host an LLM, AMD or NVIDIA serving, Mac inference, chat API compatible',
    'api-gateway':
      'FastAPI, Swagger, REST entry, entry to the API, throttling, rate limiting, request logging, where is the login checked, single entry for HTTP, central API, one URL for all services, limit requests per user',
    'identity-and-access':
      'authentication, authorization, RBAC, JWT, users and roles, IAM, two-factor authentication, 2FA, MFA support, login technology, permission concept, security model, who is allowed to sign in, sign-in methods, company login, local users only',
    caching:
      'Redis, Valkey, cache, speed up repeated requests, in-memory store, response cache, prompt cache, semantic cache, reuse answers, is there a cache, cache answers of the model',
    'app-runtime':
      'compose, app containers, what runs the apps, container runtime for apps, how are apps started, routing of apps, compose based apps, app hosting technology, from template to container',
    'tool-servers':
      'MCP, agent tools, MCP part of the platform, where are tools managed, agent tooling, function calling servers, agents and tools, tools without a screen, MCP hosting',
    objects:
      'terms, vocabulary, what is a deployment, difference between model and model config, instance, template, nouns of the API, what is a model config, what is an embedder, which field tells what it is, entity list, what does instance mean, difference between collection and dataset, which ID do I need, port field of an instance, term list of the SDK, right and role, ready condition of an object, difference between a deployment and an instance, what is an instance',
    'parts-without-a-control':
      'guardrails, content filter, safety checks, turn on caching, moderation, filter bad prompts, block harmful output, prompt injection protection, personal data filter, jailbreak protection, where to put safety checks, check the output of a model, enable Redis, safety layer, policy checks',
  },
  '/architecture/core-services': {
    '': 'backend services, what is behind the API, microservice list, service reference, which service for my task',
    'all-services':
      'list of services, REST paths, API paths, routes, service overview, which service owns a path, URL prefixes, number of services, route table of the API, what is client.openai, backend of each service, what runs behind the gateway, path of the model API, list of API areas, API modules',
    'calls-data-and-screens':
      'which service does what, where data is stored, accessor, screen for a service, where are records kept, database of a service, service without a UI, main SDK calls, where are embeddings stored, which accessor do I need, UI page of a service, functions at a glance',
    'prompts-service':
      'prompt templates, prompt roles, system prompts, prompt elements, version of a prompt, edit a saved prompt, cannot delete a prompt, API for prompts, tags on prompts, list saved prompts, manage prompts, prompt roles and elements, prompt templates by API',
    'what-is-there-and-what-is-only-announced':
      'missing features, roadmap, planned functions, not implemented, not yet available, promised features, supported or planned, feature gaps, is hybrid search there',
    'how-services-work-together':
      'interplay of services, which services does a task need, service chain, order of services, who calls which service, joint work of services',
    'deploy-a-model':
      'services involved in a deployment, who sets the route, download then serve, what runs behind Deploy, service steps of a deployment, from hub to endpoint by service, which service checks health, which service selects the engine',
    'answer-a-question-from-your-documents':
      'services involved in RAG, which services for document search, RAG across services, embedding then search, services for a knowledge base, order of calls for RAG, search then ask, services in a document chat',
    'host-an-app':
      'services involved in an app, which service starts apps, images then containers, app service flow, app start by service, catalog to container, who routes the app',
    'pairs-that-you-meet-often':
      'which services go together, combine services, what works together, service patterns, which two services do I need, typical service combination, models plus serving, what do I need for search',
    'how-services-are-reached-and-built':
      'code structure, FastAPI router, SQLAlchemy, Pydantic, service structure, source layout, folder structure of a service, message queue, background jobs, inter-service communication, where is the business logic, internal design, code of a service, state shared between services',
    'calls-worth-knowing-by-their-fields':
      'request body, default values of a request, JSON fields, payload, required fields, optional fields, old field names, wrong field names in a sample, body of a download request, CPU only flag, number of copies by REST, example request for deploy, parameter names of REST, lb_port in the request, what to send in JSON, limit of a model search',
    'how-the-sdk-behaves-for-all-services':
      'exceptions, sessions, lazy services, timeouts, error classes of the SDK, catch SDK errors, status 201 raises an error, which methods are broken, login again after a 401, known SDK bugs, connection reuse, UUID serialization bug, exception hierarchy, calls that never work, one session for all, paging, PATCH, status number of an exception',
  },
  '/architecture/overview': {
    '': 'plan the hosts, solution architect, infrastructure overview, design of an installation, hosting concept, technical planning',
    'four-layers':
      'layers, stack, tiers, software layers, infrastructure, platform stack, logical architecture, supported clouds, run in the cloud, GCP, Azure VM, host it on cloud VMs, what sits on top of what, where does the SDK belong, infrastructure layer, where do apps sit, layer model, bottom to top',
    'parts-and-their-jobs':
      'components and their roles, what is Traefik for, what is Ray for, what is etcd for, load balancer, reverse proxy, message routing, what does CockroachDB do, which software is inside, purpose of each program, ingress controller, role of JupyterHub, role of DataHub, container engine, bill of materials, message flow parts, notebook server, which database products, databases to patch, third-party software to scan',
    'state-stores':
      'databases, where state is kept, CockroachDB, Milvus, persistence, what is stored where, which database, SQL database, where are vectors kept, persistent data, where does the platform save things, stateful parts, metadata database, are my documents in the database, relational database, which databases are used, where is the metadata stored, databases behind the platform',
    'what-happens-when':
      'sequence of events, flows explained, behind the scenes, runtime flows, step lists',
    'somebody-calls-the-api-or-logs-in':
      'login flow, API flow, authentication flow, what happens at login, how does a token travel, sign-in sequence, bearer header, cookie of the login, token request, how does authentication work, where does the cookie come from, authorization header',
    'somebody-deploys-a-model':
      'deployment flow, diagram of a deployment, route before the model answers, from click to running model, what does Deploy trigger, steps before DEPLOYED, engine start sequence',
    'somebody-asks-a-model':
      'inference flow, prompt routing, does a prompt pass the gateway, path of a prompt, which parts see my prompt, path of an LLM query, data path of a chat, inference hops, does my prompt leave the host, inference route, port routing',
    'somebody-opens-an-app':
      'app flow, app routing, how does Open App work, app networking, from browser to container, address of an app instead of a port, why not the container port, route of an app, what happens on Open App',
    'what-runs-where':
      'process layout, what runs in Docker, Docker or native, WSL instance, where do engines run, host process or container, is everything in Docker, where does MLX run, native Mac process, process placement, Windows inside WSL, where does vLLM run, where does llama.cpp run, bare metal or container',
    'one-node-or-a-cluster':
      'single node, multi-node, Community and Enterprise compared, editions, head node, worker, difference between Community and Enterprise, how many nodes, high availability, standalone server, how do nodes find each other, redundancy, which edition do I need, single point of failure, scale beyond one machine, multi-server setup, main server dies, head node fails, head node is lost',
    'traffic-to-allow':
      'network rules, firewall rules, which ports between machines, inbound, who talks to whom, security zones, network segmentation, DMZ, security groups, what to expose to users, minimal firewall openings, ports for developers, network plan',
    'technology-and-versions':
      'tech stack, programming languages, frameworks, versions of components, written in, frontend framework, backend framework, React, database versions, software inventory, which React version, UI library, ORM, open-source components, version table, is it written in Python, which database version, stack for developers, what is the backend written in',
  },
};
