import {defineDataset} from '../types.ts';

const COMMUNITY = '[Discord](https://discord.gg/cVGBS5rD2U)';
const SUPPORT = '[Support portal](https://portal.kamiwaza.ai)';

/** What nobody has documented about the data engine and the SDK, and who can answer. */
export const knownGapsData = defineDataset({
  id: 'known-gaps-data',
  title: 'Known gaps: data engine and SDK',
  columns: [
    {key: 'subject', label: 'Subject'},
    {key: 'gap', label: 'What is missing'},
    {key: 'since', label: 'Since'},
    {key: 'ask', label: 'Whom to ask'},
  ],
  rows: [
    {
      subject: 'Data engine: embedding',
      gap: 'Whether the embedding service normalizes vectors; if it does, the metric `IP` orders hits in the same way as the cosine',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Data engine: embedding',
      gap: 'The dimension of the default model, the keys of `additional_config`, the columns that `embedder.call()` reads and adds, what the reply to `/embedding/initialize` contains, and what happens to text that is longer than the model can read',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Data engine: embedding',
      gap: 'Which embedding models each provider loads, also gated models, models with code of their own, and models without internet; whether `chunk_text()` returns its chunks with the `preamble_text`',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Data engine: catalog',
      gap: 'Whether the server refuses a second dataset of the same name; a refusal arrives as `APIError`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'Data engine: catalog',
      gap: 'Permissions for a dataset or a team',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Data engine: collections',
      gap: 'Permissions for a collection, for example one per department; encryption of vectors on disk',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Data engine: collections',
      gap: 'The largest size of a collection, and how many vectors it can hold before a search gets slow',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'Data engine: collections',
      gap: 'Backup, restore and export of the catalog and the vector store, for example to Parquet or to another server',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Data engine: collections',
      gap: 'Direct use of Milvus, without the SDK or the API; use of Qdrant, which the architecture pages also name',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.activity`',
      gap: 'The values of `module`, `apicall` and `action`, whether `user_id` is a name or an ID, the order of the entries and how many the server sends',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.apps`',
      gap: 'The states of an app, and the keys of `port_mappings`',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.apps`',
      gap: 'Which permission `import_garden_apps()` needs',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.auth`',
      gap: 'The names of rights that the server enforces',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.auth`',
      gap: 'Which token `/auth/verify-token` and `/auth/users/me` check if a request has both the cookie `access_token` and the header `Authorization`',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.auth`, `client.cluster`, `client.models`',
      gap: 'Whether a `null` in an update leaves a field unchanged or clears it',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.auth`',
      gap: 'The spelling of `provider` for each identity provider',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.catalog`',
      gap: 'The keys of `secrets` in `ingest_by_path()`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.cluster`',
      gap: 'The keys of a `gpus` entry, of `resources` of a running node, of `get_hostname()` and of `get_runtime_config()`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.lab`',
      gap: 'The keys and units of `resources`, the states of a lab, and what happens to its files when you delete it',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.models`',
      gap: 'The unit of `get_model_memory_usage()` and `get_model_file_memory_usage()`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.models`',
      gap: 'The complete list of settings in a model configuration, per engine',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.models`',
      gap: 'How a file registered with `create_model_file()` is assigned to a model',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.models`',
      gap: 'Which `m_file_id` starts a GGUF model that is split into several files',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.openai`',
      gap: 'Whether a model endpoint rejects a value of `model` other than `"model"`, and whether it still accepts `"model"` if the configuration sets `served_model_name`',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.prompts`',
      gap: 'Whether a second prompt with the same name becomes a new `version`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.retrieval`',
      gap: 'Further values of `ray_mode`, the keys of `pathspec` and `ray_kwargs`, reply keys other than `datasets`, and the fields of an entry in `datasets`',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.serving`',
      gap: 'Values of `engine_name` other than `llamacpp`',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.serving`',
      gap: 'How `autoscaling` behaves, and what `force` changes when you stop a deployment',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.serving`',
      gap: 'The keys of `get_health()` and `get_status()`, the keys and unit of the memory estimate, and when to call `start_ray()`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.openai`',
      gap: 'Batch jobs: a call that takes many prompts and keeps the answers until you collect them',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.serving`',
      gap: 'TLS on model ports; the SDK always calls them over `http`',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: `client.tools`',
      gap: 'The states of a tool server, the port and path that it needs in your own image, whether `client.tools.deploy()` finds an image that you only built on the host, the keys that `get_garden_status()` and `import_garden_servers()` return, and whether the URL of a tool server needs a token and which transport it speaks',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.vectordb`',
      gap: 'The keys of `search_params`, and the spellings that `engine` accepts',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: `client.vectordb`',
      gap: 'Whether data stays in an engine after `remove_vectordb()`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'SDK: login',
      gap: 'Which calls other than those of `client.tools` need a login, for example those for accounts, and how the rules differ behind `https://<host>/api/`',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'SDK: languages',
      gap: 'A client for a language other than Python, such as TypeScript, JavaScript, Java, Go, Rust or .NET; from these languages, call the REST API',
      since: '0.5.0',
      ask: COMMUNITY,
    },
  ],
});
