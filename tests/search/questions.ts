/**
 * Questions readers ask of this site, with the pages that answer them. Written from what is known of
 * the product, before any result was looked at; a page is `best` when a reader would be served at
 * once, `fair` when it helps. Where several pages are best, each is.
 */
export interface Question {
  readonly kind: Kind;
  /** Page on which the reader stands, without base path. */
  readonly from: string;
  readonly query: string;
  readonly best: readonly string[];
  readonly fair?: readonly string[];
}

export const KINDS = [
  'title',
  'task',
  'question',
  'symptom',
  'identifier',
  'sdk',
  'synonym',
  'typo',
  'cross',
  'version',
] as const;

export type Kind = (typeof KINDS)[number];

type Row = readonly [
  query: string,
  best: string | readonly string[],
  fair?: string | readonly string[],
];

const list = (value: string | readonly string[] = []): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const rows = (kind: Kind, from: string, all: readonly Row[]): Question[] =>
  all.map(([query, best, fair]) => ({kind, from, query, best: list(best), fair: list(fair)}));

const INSTALL = '/installation/installation_process';
const REQUIREMENTS = '/installation/system_requirements';
const WINDOWS = '/installation/windows_installation';
const CHANGED = '/installation/what-changed-since-0-3-2';
const DEPLOYMENT = '/models/deployment';
const DOWNLOADING = '/models/downloading-models';
const MODELS = '/models/overview';
const FIX = '/models/troubleshooting';
const OTHER = '/other-topics';
const RAG = '/use-cases/building-a-rag-pipeline';
const DATA = '/data-engine';
const APPS = '/app-garden';
const CORE = '/architecture/core-services';
const COMPONENTS = '/architecture/components';
const LAYERS = '/architecture/overview';

const both = (service: string): string[] => [
  `/sdk/services/${service}`,
  `/sdk/current/services/${service}`,
];
const REFERENCE = ['/sdk/api-reference', '/sdk/current/api/reference'];
const INTRO = ['/sdk/intro', '/sdk/current/intro'];

export const QUESTIONS: readonly Question[] = [
  ...rows('title', '/', [
    ['quickstart', '/quickstart'],
    ['system requirements', REQUIREMENTS],
    ['install on windows', WINDOWS],
    ['installation', INSTALL, [WINDOWS, REQUIREMENTS]],
    ['novice mode', '/models/novice-mode'],
    ['gui walkthrough', '/models/gui-walkthrough'],
    ['models troubleshooting', FIX],
    ['architecture overview', LAYERS, '/architecture'],
    ['architecture components', COMPONENTS],
    ['distributed data engine', DATA],
    ['other topics', OTHER],
    ['use cases', '/use-cases'],
    ['building a rag pipeline', RAG],
    ['jobs', '/team/jobs', '/team/mts'],
    ['what changed since 0.3.2', CHANGED],
    ['download models', DOWNLOADING],
    ['models overview', MODELS],
    ['app garden', APPS],
  ]),
  ...rows('title', '/sdk/intro', [
    ['activity service', both('activity')],
    ['vector database service', both('vectordb')],
    ['lab service', both('lab')],
    ['api reference', REFERENCE],
    ['retrieval service', both('retrieval')],
    ['ingestion service', '/sdk/services/ingestion'],
  ]),
  ...rows('title', '/blog', [
    [
      'agentic computing is here',
      '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
    ],
    ['hardware primer', '/blog/2024/04/15/a-primer-on-GenAI-hardware'],
    [
      'kamiwaza auth and models in your app',
      '/blog/2025/01/03/adding-kamiwaza-auth-and-models-to-your-app',
    ],
  ]),

  ...rows('task', '/', [
    ['uninstall kamiwaza from windows', WINDOWS, OTHER],
    ['update to a newer version', [INSTALL, OTHER], WINDOWS],
    ['stop a deployed model', DEPLOYMENT, '/quickstart'],
    ['add repository key apt install', INSTALL],
    ['install nvidia container toolkit', INSTALL, [REQUIREMENTS, OTHER, FIX]],
    ['set up docker engine on ubuntu', INSTALL, REQUIREMENTS],
    ['worker node join cluster', INSTALL, LAYERS],
    ['limit memory of wsl', WINDOWS],
    ['intel arc driver oneapi', WINDOWS],
    ['free the port range for models', [WINDOWS, REQUIREMENTS, OTHER]],
    ['choose a quantization', [MODELS, DOWNLOADING]],
    ['choose engine for apple silicon', MODELS, COMPONENTS],
    ['search hugging face hub', [DOWNLOADING, '/models/gui-walkthrough'], '/quickstart'],
    ['download only one gguf file', [DOWNLOADING, '/models/gui-walkthrough', '/quickstart']],
    ['delete model files from disk', DOWNLOADING, FIX],
    ['open chat with a deployed model', ['/models/gui-walkthrough', '/quickstart'], DEPLOYMENT],
    ['switch to advanced mode', '/models/novice-mode'],
    ['call a model endpoint with curl', DEPLOYMENT],
    ['import app catalog', APPS],
    ['launch ai chatbot', ['/quickstart', APPS]],
    ['pull images before first app deployment', APPS],
    ['register a file as dataset', DATA],
    ['create embeddings and store vectors', [DATA, RAG]],
    ['drop a collection', [DATA, RAG]],
    ['cite sources in answers', RAG],
    ['choose chunk size and overlap', [RAG, DATA]],
    ['collect information for a support ticket', [OTHER, FIX], '/'],
    ['find out which process uses a port', [OTHER, FIX, REQUIREMENTS, INSTALL]],
    ['move docker data root', REQUIREMENTS],
    ['apply for an internship', '/team/jobs'],
    ['list nodes of the cluster', OTHER, CORE],
    ['run the installer in full or lite mode', WINDOWS],
  ]),
  ...rows('task', '/sdk/intro', [
    ['install the python package', INTRO],
    ['log in with username and password', [...both('auth'), ...INTRO, ...REFERENCE]],
    ['wait until a download is finished', both('models')],
    ['chat with a deployed model', both('openai'), both('serving')],
    ['insert vectors with metadata', both('vectordb')],
    ['split text into chunks', both('embedding')],
    ['create a notebook environment for a user', both('lab')],
    ['add user to group', both('auth')],
    ['assign role to group', both('auth')],
    ['deploy an app from a template', '/sdk/current/services/apps'],
    ['check health of a tool server', '/sdk/current/services/tools'],
    ['store a secret in the catalog', both('catalog')],
    ['stop all deployments of a repo', both('serving')],
    ['turn off certificate verification', [...INTRO, ...REFERENCE], both('openai')],
  ]),

  ...rows('question', '/', [
    ['how do I log in for the first time?', ['/quickstart', INSTALL], '/'],
    ['how much disk space does it need?', REQUIREMENTS, WINDOWS],
    ['does it run on macOS without docker desktop?', [INSTALL, REQUIREMENTS]],
    ['can I use an AMD graphics card?', [REQUIREMENTS, MODELS]],
    ['which python version do I need', [REQUIREMENTS, INSTALL]],
    [
      'what is the difference between community and enterprise edition',
      ['/', INSTALL, REQUIREMENTS],
    ],
    ['where are the log files', OTHER, [WINDOWS, REQUIREMENTS]],
    ['how long does the windows installation take?', WINDOWS],
    ['what happens after I press deploy?', DEPLOYMENT],
    ['why does my model stay in INITIALIZING', DEPLOYMENT, FIX],
    ['which engine is used for safetensors?', MODELS, COMPONENTS],
    ['how big is an 8B model in Q4_K_M?', MODELS],
    [
      'where do I find the port of my model',
      [DEPLOYMENT, '/quickstart', '/models/gui-walkthrough'],
      OTHER,
    ],
    ['how do apps get their model?', APPS],
    ['what is a dataset urn', DATA],
    ['what does flush_catalog delete', DATA],
    ['who founded kamiwaza', ['/team/kamiwaza', '/team/jobs']],
    ['is there an interactive api documentation?', [OTHER, '/', '/quickstart', INSTALL, LAYERS]],
    ['what is the role of traefik', [LAYERS, '/architecture', COMPONENTS]],
    ['which services does the platform have', CORE, COMPONENTS],
    ['how do I check that the gpu works in docker', [INSTALL, FIX, OTHER], WINDOWS],
    ['can I install it in a cluster with terraform?', INSTALL],
    ['how many gb is the windows installer', WINDOWS],
    ['what does risk tier mean', APPS],
    ['how do I know a model is ready?', [DEPLOYMENT, '/quickstart'], FIX],
    ['which notebooks show tool calling', '/use-cases'],
    ['where is the configuration of the enterprise edition stored', [OTHER, REQUIREMENTS]],
    ['how do I change the admin password', [OTHER, '/quickstart', '/']],
    ['what is kept in cockroachdb and what in etcd', [LAYERS, DATA], [CORE, '/architecture']],
  ]),
  ...rows('question', '/sdk/intro', [
    ['what is the base url of the api', INTRO, REFERENCE],
    ['which exceptions can be raised', [...REFERENCE, ...INTRO]],
    ['what replaced the ingestion service', '/sdk/services/ingestion'],
    ['is the client synchronous or async', [...INTRO, ...REFERENCE]],
    ['how do I get an openai client for my deployment', both('openai')],
    ['how do I see the memory usage of a model', both('models')],
  ]),

  ...rows('symptom', '/', [
    ['could not select device driver "" with capabilities: [[gpu]]', [OTHER, FIX, INSTALL]],
    [
      'docker: permission denied while trying to connect to the Docker daemon socket',
      [INSTALL, OTHER],
      REQUIREMENTS,
    ],
    ['CONTAINER_EXITED', [DEPLOYMENT, FIX]],
    ['STARTUP_TIMEOUT', [DEPLOYMENT, FIX], '/models/novice-mode'],
    ['CUDA_ERROR', [DEPLOYMENT, FIX]],
    ['MODEL_LOADING_FAILURE', [DEPLOYMENT, FIX]],
    ['out of memory when deploying', [DEPLOYMENT, FIX], '/models/novice-mode'],
    ['WSL not found', WINDOWS],
    ['Ubuntu-24.04 missing in wsl', WINDOWS],
    ['gpu not detected on windows', WINDOWS],
    ['catalog of apps is empty', APPS],
    ['app url unreachable', APPS],
    ['first request is very slow', [FIX, DEPLOYMENT]],
    ['model guide list is outdated', ['/models/novice-mode', FIX]],
    ['installer rejects python 3.12', INSTALL, REQUIREMENTS],
    ['port already in use at startup', [INSTALL, OTHER], [REQUIREMENTS, FIX]],
    ['browser page does not open after installation', [WINDOWS, INSTALL, '/quickstart']],
    ['disk full', [FIX, DOWNLOADING], OTHER],
    [
      'ValueError: No active deployment found for specified repo_id: Qwen/Qwen3-0.6B-GGUF',
      [FIX, RAG, DEPLOYMENT],
    ],
    ['No compatible files found for model with quantization q4_k_m', [DOWNLOADING, FIX]],
    ['ModuleNotFoundError: No module named kamiwaza_client', OTHER, RAG],
    ['Object of type UUID is not JSON serializable', [FIX, APPS, CORE]],
    [
      'Traceback (most recent call last): File "/home/me/app.py", line 12, in <module> client.serving.deploy_model(model_id=m.id) ValueError: No configurations found for this model',
      [FIX, DEPLOYMENT],
    ],
    ['insert fails on existing collection', [RAG, DATA]],
    ['search hits have no text', RAG, DATA],
  ]),
  ...rows('symptom', '/sdk/intro', [
    [
      'Authentication failed. No authenticator provided.',
      [...INTRO, ...REFERENCE, ...both('auth')],
    ],
    ['Unexpected status code', [...INTRO, ...REFERENCE]],
    [
      "AttributeError: 'KamiwazaClient' object has no attribute 'ingestion'",
      '/sdk/services/ingestion',
      [...REFERENCE, ...INTRO],
    ],
    ['No active deployment found for specified', both('openai'), both('serving')],
    ['Missing required environment variables', '/sdk/current/services/tools'],
  ]),

  ...rows('identifier', '/', [
    ['first-boot.sh', INSTALL, OTHER],
    ['--head-ip', INSTALL],
    ['kamiwazad.sh doctor', [OTHER, INSTALL, '/quickstart', FIX]],
    ['nvidia-smi', [INSTALL, WINDOWS, FIX, REQUIREMENTS]],
    ['kamiwaza_installer_0.5.0_x86_64.msi', [WINDOWS, INSTALL]],
    ['wsl --unregister kamiwaza', [WINDOWS, OTHER]],
    ['.wslconfig', WINDOWS],
    ['KAMIWAZA_ROOT', [REQUIREMENTS, OTHER]],
    ['KAMIWAZA_API_URI', OTHER],
    ['/etc/kamiwaza/ssl', [OTHER, REQUIREMENTS]],
    ['19530', [REQUIREMENTS, OTHER, DATA]],
    ['51100-51199', [REQUIREMENTS, OTHER, LAYERS]],
    ['7777', [OTHER, '/', LAYERS, RAG]],
    ['br_netfilter', [REQUIREMENTS, OTHER]],
    ['/api/docs', ['/', '/quickstart', OTHER, LAYERS, INSTALL]],
    ['Qwen3-0.6B-GGUF', ['/quickstart', RAG]],
    ['Qwen3-0.6B-Q6_K.gguf', ['/quickstart', DOWNLOADING]],
    ['Meta-Llama-3.1-8B-Instruct-GGUF', '/models/gui-walkthrough'],
    ['gpu_memory_utilization', [DEPLOYMENT, FIX]],
    ['tensor_parallel_size', [MODELS, DEPLOYMENT]],
    ['BAAI/bge-base-en-v1.5', [RAG, DATA]],
    ['TAVILY_API_KEY', APPS],
    ['lb_port', [DEPLOYMENT, OTHER, COMPONENTS, LAYERS]],
    ['COPYING_FILES', DEPLOYMENT],
    ['journalctl -t kamiwaza-install', [WINDOWS, OTHER]],
    ['letsbuild@kamiwaza.ai', ['/team/jobs', '/team/mts']],
    ['access_token', OTHER],
  ]),

  ...rows('sdk', '/sdk/intro', [
    ['deploy_model', both('serving')],
    ['client.serving.deploy_model', both('serving')],
    ['DeployModel', both('serving')],
    ['estimate_model_vram', both('serving')],
    ['initiate_model_download', both('models')],
    ['wait_for_download', both('models')],
    ['get_model_by_repo_id', both('models')],
    ['create_local_user', both('auth')],
    ['assign_right_to_role', both('auth')],
    ['UserPasswordAuthenticator', [...REFERENCE, ...INTRO, ...both('auth')]],
    ['chunk_text', both('embedding')],
    ['get_embedder', both('embedding')],
    ['embed_chunks', both('embedding')],
    ['HuggingFaceEmbedding', both('embedding')],
    ['list_collections', both('vectordb')],
    ['search_vectors nprobe', both('vectordb')],
    ['InsertVectorsRequest', [...both('vectordb'), ...REFERENCE]],
    ['retrieve_datasets', both('retrieval')],
    ['flush_catalog', both('catalog')],
    ['ingest_by_path', both('catalog')],
    ['get_recent_activity', both('activity')],
    ['list_nodes', both('cluster')],
    ['get_runtime_config', both('cluster')],
    ['create_lab', both('lab')],
    ['import_garden_apps', '/sdk/current/services/apps'],
    ['deploy_from_template', '/sdk/current/services/tools'],
    ['IngestionConfig', '/sdk/services/ingestion'],
    ['get_client', both('openai')],
    ['client.prompts', REFERENCE],
    ['/serving/deploy_model', both('serving')],
    ['POST /auth/token', both('auth'), REFERENCE],
    ['NotFoundError', [...REFERENCE, ...INTRO], '/sdk/current/services/apps'],
    ['AppDeployment', ['/sdk/current/services/apps', ...REFERENCE]],
    ['download_and_deploy_model', both('models')],
  ]),

  ...rows('synonym', '/', [
    ['air-gapped', [DOWNLOADING, REQUIREMENTS, INSTALL, OTHER]],
    ['offline installation', [INSTALL, REQUIREMENTS, DOWNLOADING]],
    ['without internet access', [DOWNLOADING, REQUIREMENTS, INSTALL]],
    ['graphics card requirements', REQUIREMENTS, [WINDOWS, MODELS]],
    ['minimum RAM', REQUIREMENTS, WINDOWS],
    ['kubernetes', [LAYERS, REQUIREMENTS, COMPONENTS, CORE]],
    ['sign in', ['/quickstart', INSTALL, '/'], OTHER],
    ['credentials', ['/quickstart', '/', OTHER, INSTALL]],
    ['engine crashed', [DEPLOYMENT, FIX]],
    ['remove kamiwaza', [INSTALL, OTHER, WINDOWS]],
    ['firewall', [REQUIREMENTS, OTHER, WINDOWS]],
    ['hard drive space', REQUIREMENTS, [WINDOWS, FIX]],
    ['upgrade', [INSTALL, OTHER], WINDOWS],
    ['specs', REQUIREMENTS],
    ['macbook', [INSTALL, REQUIREMENTS, MODELS]],
    ['vector store', [DATA, COMPONENTS], RAG],
    ['jupyter', [OTHER, LAYERS, CORE, COMPONENTS]],
    ['audit log', OTHER, CORE],
    ['tls certificate', [OTHER, '/quickstart', LAYERS]],
    ['model hangs', [FIX, DEPLOYMENT]],
    ['ask questions about my own documents', [RAG, '/use-cases']],
    ['mcp server', APPS, COMPONENTS],
    ['career', '/team/jobs', '/team/mts'],
    ['k8s', [LAYERS, REQUIREMENTS, COMPONENTS, CORE]],
    ['hf token', [DOWNLOADING, MODELS]],
    ['relational database', [LAYERS, DATA], CORE],
    ['env vars', OTHER, APPS],
  ]),

  ...rows('typo', '/', [
    ['quikstart', '/quickstart'],
    ['sytem requirements', REQUIREMENTS],
    ['widnows installation', WINDOWS],
    ['instal docker', INSTALL, REQUIREMENTS],
    ['trubleshooting', FIX],
    ['downlaod models', DOWNLOADING],
    ['quantizaton', [MODELS, DOWNLOADING]],
    ['kubernets', [LAYERS, REQUIREMENTS, COMPONENTS, CORE]],
    ['terafform', INSTALL],
    ['cockroahdb', [LAYERS, INSTALL, DATA]],
    ['embeding', [DATA, RAG, COMPONENTS]],
    ['app gardn', APPS],
    ['novice mdoe', '/models/novice-mode'],
    ['MUST_REDOWNLAOD', [DEPLOYMENT, FIX]],
    ['licence keey', [WINDOWS, OTHER]],
    ['retrival pipeline', RAG],
    ['enviroment variables', OTHER, APPS],
    ['deployemnt', DEPLOYMENT],
    ['internshp', '/team/jobs'],
    ['wlaktrough', '/models/gui-walkthrough'],
    ['unistall', [INSTALL, OTHER, WINDOWS]],
  ]),
  ...rows('typo', '/sdk/intro', [
    ['get_embeder', both('embedding')],
    ['deploy_modle', both('serving')],
    ['vectrodb', both('vectordb')],
    ['authenticaton', both('auth'), [...INTRO, ...REFERENCE]],
    ['colections', both('vectordb')],
  ]),

  ...rows('cross', '/blog', [
    ['windows installation', WINDOWS],
    ['deploy_model', [...both('serving'), DEPLOYMENT]],
    ['system requirements', REQUIREMENTS],
    ['drop_collection', [...both('vectordb'), DATA, RAG]],
    ['model context protocol 2024', '/blog/2024/12/31/a-year-in-review'],
    ['h100 price', '/blog/2024/04/15/a-primer-on-GenAI-hardware'],
    ['verify-token cookie next.js', '/blog/2025/01/03/adding-kamiwaza-auth-and-models-to-your-app'],
    ['shadow ai', '/blog/2024/12/31/a-year-in-review'],
    ['stanford storm', '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed'],
    ['mixture of depths', '/blog/2024/04/15/a-primer-on-GenAI-hardware'],
    ['novice mode', '/models/novice-mode'],
    ['UserPasswordAuthenticator', [...REFERENCE, ...INTRO, ...both('auth')]],
    ['rag pipeline', RAG],
  ]),
  ...rows('cross', '/search', [
    ['quickstart', '/quickstart'],
    ['create_organization', both('auth')],
    ['google reader rss', '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed'],
    ['CONTAINER_EXITED', [DEPLOYMENT, FIX]],
  ]),

  ...rows('version', '/0.3.2', [
    ['system requirements', '/0.3.2/installation/system_requirements_updates'],
    ['install', '/0.3.2/installation/installation_process'],
    ['guardrails', '/0.3.2/architecture/considerations'],
    ['gretel synthetic data', '/0.3.2/architecture/considerations'],
    [
      'mountlocal.sh',
      '/0.3.2/installation/installation_process',
      '/0.3.2/installation/system_requirements_updates',
    ],
    ['company', '/0.3.2/company/kamiwaza'],
    ['member of technical staff', '/0.3.2/company/mts', '/0.3.2/company/jobs'],
    ['cluster-manual-prep.sh', '/0.3.2/installation/installation_process'],
  ]),
  ...rows('version', '/0.3.2/sdk/services/models', [
    ['retrieve_relevant_chunks', '/0.3.2/sdk/services/retrieval', '/0.3.2/sdk/api-reference'],
    ['ingest documents', '/0.3.2/sdk/services/ingestion'],
    ['simple_generate', '/0.3.2/sdk/services/serving'],
    ['create lab', '/0.3.2/sdk/services/lab'],
    ['start_ray', '/0.3.2/sdk/services/serving'],
    ['nodes and hardware', '/0.3.2/sdk/services/cluster'],
    ['dataset urn', '/0.3.2/sdk/services/catalog', '/0.3.2/sdk/services/ingestion'],
    ['chunk text', '/0.3.2/sdk/services/embedding'],
    ['recent activity', '/0.3.2/sdk/services/activity'],
  ]),
  ...rows('version', '/0.5.0/models/overview', [
    ['quickstart', '/0.5.0/quickstart'],
    ['app garden', '/0.5.0/app-garden'],
    ['deployment states', '/0.5.0/models/deployment'],
    ['windows', '/0.5.0/installation/windows_installation'],
    ['rag', '/0.5.0/use-cases/building-a-rag-pipeline'],
  ]),
];

/** Titles typed letter by letter: from three letters on the page is among the first three. */
export const PREFIXES: readonly {
  readonly from: string;
  readonly text: string;
  readonly best: readonly string[];
}[] = [
  {from: '/', text: 'quickstart', best: ['/quickstart']},
  {from: '/', text: 'troubleshooting', best: [FIX]},
  {from: '/', text: 'novice mode', best: ['/models/novice-mode']},
  {from: '/', text: 'app garden', best: [APPS]},
  {from: '/', text: 'windows', best: [WINDOWS]},
  {from: '/', text: 'system requirements', best: [REQUIREMENTS]},
  {from: '/', text: 'walkthrough', best: ['/models/gui-walkthrough']},
  {from: '/', text: 'deployment', best: [DEPLOYMENT, APPS]},
  {from: '/', text: 'data engine', best: [DATA]},
  {from: '/', text: 'use cases', best: ['/use-cases']},
  {from: '/', text: 'components', best: [COMPONENTS]},
  {from: '/', text: 'core services', best: [CORE]},
  {from: '/sdk/intro', text: 'embedding', best: both('embedding')},
  {from: '/sdk/intro', text: 'vectordb', best: both('vectordb')},
  {from: '/sdk/intro', text: 'retrieval', best: both('retrieval')},
  {from: '/sdk/intro', text: 'deploy_model', best: both('serving')},
  {from: '/sdk/intro', text: 'cluster', best: both('cluster')},
  {from: '/0.3.2', text: 'considerations', best: ['/0.3.2/architecture/considerations']},
];

/** Questions this site does not answer. The honest reply is none. */
export const UNANSWERABLE: readonly {readonly from: string; readonly query: string}[] = [
  ...[
    'blockchain wallet',
    'pizza recipe',
    'wordpress plugin',
    'salesforce connector',
    'oracle database license cost',
    'sharepoint sync',
    'quantum annealing',
    'bitcoin mining',
    'excel pivot table',
    'minecraft server',
    'zigbee gateway',
    'invoice payment methods',
    'kafka topic retention',
    'terrarium humidity',
    'snowflake warehouse billing',
    'iphone app store',
    'photoshop layers',
    'xqzvbnm',
    'asdkjhqwe zxcmnb',
    'mainframe cobol migration',
    'ethernet cable pinout',
    'football results',
  ].map((query) => ({from: '/', query})),
  ...['graphql subscriptions', 'ruby gem', 'php composer', 'unity shader', 'arduino sketch'].map(
    (query) => ({from: '/sdk/intro', query}),
  ),
  ...['graphql mutation', 'tax return', 'sailing boat'].map((query) => ({from: '/0.3.2', query})),
];
