import {bash, except, message, powershell, python, variant} from './define.ts';
import {SDK_CLIENT, SDK_EMBEDDER, SDK_LOGIN, SDK_PYTHON, SDK_SOURCE} from './sdk-setup.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError, Pattern, Platform, Some} from './types.ts';

const EVERYWHERE: Some<Platform> = ['linux', 'macos', 'windows', 'wsl'];

/** What every entry of this module has in common. */
const SDK = {component: 'sdk', platforms: EVERYWHERE, kamiwaza: true} as const;

/** Names that older samples import and no SDK ever had. Other packages have some of them. */
const INVENTED = [
  'DatasetExistsError',
  'LocationNotFoundError',
  'ModelNotFoundError',
  'ProviderError',
  'EmbeddingError',
  'VectorDBError',
  'ProcessingError',
  'DeploymentError',
  'DimensionError',
  'ResourceNotFoundError',
  'KamiwazaAPIError',
  'StorageError',
  'ResourceError',
  'QuotaError',
  'MetricError',
] as const;

/** Functions of other packages refuse these names, too. */
function refusedKeyword(name: string): Pattern {
  return {
    ...variant(`got an unexpected keyword argument '${name}'`),
    near: {phrase: 'kamiwaza', lines: 40},
  };
}

/** Services that SDK 0.5.0 has and 0.1.4 lacks. 0.3.3.0 has `openai`, and all methods and parameters below. */
const NEW_SERVICES = ['apps', 'tools', 'openai'] as const;

/** Methods that SDK 0.5.0 has and 0.1.4 lacks, by class. */
const NEW_METHODS = [
  ['EmbeddingService', 'get_embedder'],
  ['ModelService', 'wait_for_download'],
  ['ModelService', 'download_and_deploy_model'],
  ['ModelService', 'get_model_download_status'],
  ['RetrievalService', 'retrieve_datasets'],
  ['ServingService', 'list_active_deployments'],
  ['VectorDBService', 'list_collections'],
  ['VectorDBService', 'drop_collection'],
] as const;

/** Parameters that SDK 0.5.0 has and 0.1.4 lacks, by method. */
const NEW_PARAMETERS = [
  ['deploy_model', 'repo_id'],
  ['stop_deployment', 'repo_id'],
  ['search_models', 'load_files'],
] as const;

/** Modules that SDK 0.5.0 has and an older one lacks. */
const NEW_MODULES = [
  'schemas.apps',
  'schemas.tools',
  'services.apps',
  'services.openai',
  'services.tools',
] as const;

/** Classes outside of the new modules that SDK 0.5.0 has and an older one lacks. */
const NEW_CLASSES = [
  'ActiveModelDeployment',
  'DatasetItem',
  'RetrieveDatasetsRequest',
  'RetrieveDatasetsResponse',
  'AppService',
  'ToolService',
] as const;

/** Requests that programs build and that have required fields; `sdk-config-schema` and `sdk-lab-resources` have two more. */
const REQUESTS = [
  'CreateVectorDB',
  'InsertVectorsRequest',
  'SearchVectorsRequest',
  'CreateAppDeployment',
  'CreateToolDeployment',
  'DeployFromTemplateRequest',
  'CreateModelDeployment',
  'ModelDownloadRequest',
  'ModelFileDownloadRequest',
  'RetrieveDatasetsRequest',
  'LocalUserCreate',
  'PromptRoleCreate',
  'PromptSystemCreate',
  'PromptElementCreate',
  'PromptTemplateCreate',
] as const;

function invalidRequest(name: string): Pattern {
  return {...message('validation error', ` for ${name}`), specific: ` for ${name}`};
}

/** Exceptions of the Python SDK and their messages. */
export const sdkErrors: readonly KnownError[] = [
  {
    ...SDK,
    id: 'sdk-uuid-not-json',
    title: 'The SDK cannot send an ID',
    messages: [
      message('Object of type UUID is not JSON serializable'),
      message('Object of type HttpUrl is not JSON serializable'),
      variant('Object of type Url is not JSON serializable'),
    ],
    cause:
      'A defect in SDK 0.5.0: some calls put a `UUID` into the request unchanged. An ID passed as text fails as well. If no file in the traceback is in `kamiwaza_client`, the fault is in another program: convert the value there with `str()`.',
    steps: [
      {
        text: 'Look in the traceback for the last file in `kamiwaza_client/services`. `client.py` below it only sends the request. For `services/apps.py`, send the request directly with `model_dump(mode="json")` and `client.post`, here for the app `hello-web`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'from kamiwaza_client.schemas.apps import AppDeployment, CreateAppDeployment',
            '',
            'templates = {template.name: template for template in client.apps.list_templates()}',
            'template = templates.get("hello-web")',
            'if template is None:',
            '    raise SystemExit("Import the apps first: client.apps.import_garden_apps()")',
            'request = CreateAppDeployment(name="my-app", template_id=template.id)',
            'reply = client.post("/apps/deploy_app", json=request.model_dump(mode="json"))',
            'print(AppDeployment.model_validate(reply).status)',
          ),
        ],
      },
      {
        text: 'For `services/models/configs.py`, do the same with a copy of an existing configuration. Change the settings in `config.config`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'from kamiwaza_client.schemas.models.model import CreateModelConfig',
            '',
            'model = client.models.get_model_by_repo_id("unsloth/Qwen3-0.6B-GGUF")',
            'if model is None:',
            '    raise SystemExit("Download the model first.")',
            'configs = client.models.get_model_configs(model.id)',
            'if not configs:',
            '    raise SystemExit("The model has no configuration.")',
            'config = CreateModelConfig.model_validate(configs[0].model_dump())',
            'config.name = "Second configuration"',
            'config.default = False',
            'client.post("/model_configs/", json=config.model_dump(mode="json"))',
          ),
        ],
      },
      {
        text: 'For other calls, see [Broken methods and workarounds](/sdk/api-reference#methods-that-cannot-work-as-shipped).',
      },
    ],
    verify: {text: 'The call returns the new object.'},
    sources: [
      kamiwazaPage(
        'Broken methods and workarounds',
        '/sdk/api-reference#methods-that-cannot-work-as-shipped',
      ),
    ],
    page: '/sdk/api-reference#methods-that-cannot-work-as-shipped',
    sample: 'TypeError: Object of type UUID is not JSON serializable',
  },
  {
    ...SDK,
    id: 'sdk-no-active-deployment',
    title: 'No deployment is ready yet',
    role: 'symptom',
    messages: [message('No active deployment found')],
    follows: [
      'kamiwaza-oom',
      'kamiwaza-cuda-error',
      'kamiwaza-model-loading-failure',
      'kamiwaza-container-exited',
      'kamiwaza-runtime-error',
      'kamiwaza-startup-timeout',
      'kamiwaza-must-redownload',
      'vllm-engine-failed',
      'llama-load-failed',
      'docker-service-failed',
      'kernel-exit-137',
    ],
    cause:
      'No matching model is ready: the deployment is not `DEPLOYED`, or none of its instances is.',
    steps: [
      {
        text: 'Check the states. Then [wait until the model is ready](/sdk/services/serving#wait-until-it-runs) before you call `get_client`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'for deployment in client.serving.list_deployments():',
            '    print(deployment.m_name, deployment.status)',
          ),
        ],
      },
      {text: 'If none is starting, deploy the model.'},
    ],
    verify: {
      text: 'The list is not empty.',
      commands: [python(...SDK_CLIENT, 'print(client.serving.list_active_deployments())')],
    },
    sources: [kamiwazaPage('Wait until it is ready', '/sdk/services/serving#wait-until-it-runs')],
    page: '/sdk/services/serving#wait-until-it-runs',
    sample: 'ValueError: No active deployment found for specified model',
  },
  {
    ...SDK,
    id: 'sdk-no-configurations',
    title: 'The model has no configuration',
    role: 'symptom',
    messages: [message('No configurations found for this model')],
    follows: ['hf-gated', 'hf-not-found'],
    cause: 'The model was not downloaded through the platform, or its configuration was deleted.',
    steps: [
      {text: 'Download the model through the platform.'},
      {
        text: 'Or create one with **New Config for Model** in the web UI. The program under [Write a configuration](/sdk/services/models#write-a-configuration) needs one that it can copy.',
      },
    ],
    verify: {text: '`deploy_model` returns an ID.'},
    sources: [kamiwazaPage('Write a configuration', '/sdk/services/models#write-a-configuration')],
    page: '/sdk/services/models#write-a-configuration',
    sample: 'ValueError: No configurations found for this model',
  },
  {
    ...SDK,
    id: 'sdk-no-compatible-files',
    title: 'No file has this quantization',
    messages: [message('No compatible files found for model')],
    cause:
      'No file matches the quantization level that you gave. The SDK knows only base forms: it reads `Q4_K_M` in a file name as `q4_k`.',
    steps: [
      {
        text: 'Use the short form: `q4_k`, not `q4_k_m`. The message lists the available levels after `Available quantizations:`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'client.models.initiate_model_download("unsloth/Qwen3-0.6B-GGUF", quantization="q6_k")',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns without an exception.'},
    sources: [kamiwazaPage('Quantization in the SDK', '/models/downloading-models#quantization')],
    page: '/models/downloading-models#quantization',
    sample:
      'ValueError: No compatible files found for model unsloth/Qwen3-0.6B-GGUF with quantization q4_k_m. Available quantizations: q4_k, q6_k',
  },
  {
    ...SDK,
    id: 'sdk-repository-not-found',
    title: 'No repository with this name',
    messages: [
      message('No model found with repo ID'),
      message('Exact match for repo ID', 'not found'),
    ],
    cause: 'The hub has no repository with exactly this `owner/name`.',
    steps: [
      {
        text: 'Search with `client.models.search_models()` and copy `repo_modelId` exactly.',
        commands: [
          python(
            ...SDK_CLIENT,
            'for hit in client.models.search_models("Qwen3-0.6B", load_files=False):',
            '    print(hit.repo_modelId)',
          ),
        ],
      },
      {
        text: 'If it finds nothing at all, check whether the host [can reach the hub](/installation/air-gapped#check).',
      },
    ],
    verify: {text: 'The download starts.'},
    sources: [kamiwazaPage('Troubleshooting', '/models/downloading-models#when-it-did-not-work')],
    page: '/models/downloading-models#when-it-did-not-work',
    sample: 'ValueError: No model found with repo ID: Qwen3-0.6B-GGUF',
  },
  {
    ...SDK,
    id: 'sdk-download-timeout',
    title: 'The wait for a download timed out',
    messages: [message('Download timeout after')],
    follows: ['disk-full'],
    cause:
      '`wait_for_download` reached its `timeout`. It prints this message and returns normally.',
    steps: [
      {
        text: 'Check the download. Repeat until `all_downloaded` is true.',
        commands: [
          python(
            ...SDK_CLIENT,
            'print(client.models.get_model_download_status("unsloth/Qwen3-0.6B-GGUF", quantization="q6_k"))',
          ),
        ],
      },
      {
        text: 'If the download does not progress, check the free disk space and the connection.',
      },
    ],
    verify: {text: '`all_downloaded` is true, and `any_downloading` is false.'},
    sources: [kamiwazaPage('Progress', '/models/downloading-models#progress')],
    page: '/models/downloading-models#progress',
    sample: 'Download timeout after ...',
  },
  {
    ...SDK,
    id: 'sdk-no-authenticator',
    title: 'The platform requires a login',
    messages: [message('Authentication failed. No authenticator provided')],
    cause:
      'The platform returned HTTP 401, and the client has no credentials. Embedding and retrieval calls raise `APIError` instead.',
    steps: [
      {
        text: 'Give the client an authenticator or an `api_key`.',
        commands: [python(...SDK_LOGIN)],
      },
    ],
    verify: {text: 'The same call returns data.'},
    sources: [kamiwazaPage('Log in', '/sdk/intro#log-in')],
    page: '/sdk/intro#log-in',
    sample:
      'kamiwaza_client.exceptions.AuthenticationError: Authentication failed. No authenticator provided.',
  },
  {
    ...SDK,
    id: 'sdk-login-refused',
    title: 'The login was refused',
    messages: [
      {
        ...message('kamiwaza_client.exceptions.AuthenticationError'),
        unless: [
          'No authenticator provided',
          'SSLError',
          'certificate verify failed',
          'Max retries exceeded',
        ],
      },
      {...message('/auth/token', '401'), specific: '/auth/token', kind: 'hint'},
    ],
    cause:
      'The user name, password or key is wrong, or the key has expired. With `UserPasswordAuthenticator`, every failed login ends this way, even if the certificate is not trusted or there is no connection: read the rest of the message. The SDK cannot renew a key. `login_for_access_token` raises `APIError` instead.',
    steps: [
      {text: 'Check the user name and the password: log in to the web UI with them.'},
      {
        text: 'In long-running programs, use `UserPasswordAuthenticator`, which logs in again automatically.',
        commands: [python(...SDK_LOGIN)],
      },
      {
        text: 'If a call of such a program fails although the password is right, assign a new `UserPasswordAuthenticator` in the same way and repeat the call. After a 401, the old one renews only the header, not the cookie `access_token`.',
      },
    ],
    verify: {text: 'The same call returns data.'},
    sources: [kamiwazaPage('Auth troubleshooting', '/sdk/services/auth#when-it-does-not-work')],
    page: '/sdk/services/auth#when-it-does-not-work',
    sample: 'kamiwaza_client.exceptions.AuthenticationError: ...',
  },
  {
    ...SDK,
    id: 'sdk-unexpected-status',
    title: 'The platform returned a code other than 200',
    messages: [
      message('APIError: Unexpected status code'),
      {...variant('Unexpected status code'), near: {phrase: 'kamiwaza_client', lines: 20}},
    ],
    cause:
      'The SDK accepts only 200. After 201 or 204 the server did the work, although the SDK raises an error.',
    steps: [
      {
        text: 'Check whether the operation succeeded before you repeat it, for example with the list call of the service.',
      },
      {
        text: 'Then report the code and the call through one of the channels under [Get help](/#need-help).',
      },
    ],
    verify: {text: 'The object exists after a create call, and is gone after a delete call.'},
    sources: [kamiwazaPage('Transport', '/sdk/api-reference#transport')],
    page: '/sdk/api-reference#transport',
    sample: 'kamiwaza_client.exceptions.APIError: Unexpected status code 204',
  },
  {
    ...SDK,
    id: 'sdk-not-installed',
    title: 'The SDK is not installed in this Python',
    messages: [
      message("No module named 'kamiwaza_client'"),
      variant('No module named kamiwaza_client'),
    ],
    cause: 'The installed package is not the current SDK, or it is in another Python.',
    steps: [
      {
        text: 'In a terminal, activate the virtual environment that has the SDK. Each new terminal needs it again.',
        commands: [bash('source ~/kamiwaza-client/bin/activate')],
      },
      {
        text: 'In a notebook, run these as two cells: `!pip uninstall -y kamiwaza`, then `!pip install kamiwaza`.',
        commands: [bash('pip uninstall -y kamiwaza'), bash('pip install kamiwaza')],
      },
      {text: 'Restart the kernel of the notebook.'},
      {
        text: 'Elsewhere, install it with the Python that runs your program.',
        commands: [bash('python -m pip install kamiwaza')],
      },
      {
        text: '[Check the version](/sdk/intro#install): the package registry may give you a version other than 0.5.0.',
      },
      {
        text: 'In a sample for a later release, change the import. Other names in it may have changed, too.',
        commands: [python('from kamiwaza_client import KamiwazaClient')],
      },
    ],
    verify: {
      text: 'No message appears.',
      commands: [bash('python -c "import kamiwaza_client"')],
    },
    sources: [
      kamiwazaPage('Install', '/sdk/intro#install'),
      kamiwazaPage('Labs and notebooks', '/other-topics#labs'),
    ],
    page: '/sdk/intro#install',
    sample: "ModuleNotFoundError: No module named 'kamiwaza_client'",
  },
  {
    ...SDK,
    id: 'sdk-python-version',
    title: 'The SDK needs Python 3.10 or newer',
    messages: [message("Package 'kamiwaza' requires a different Python", SDK_PYTHON)],
    cause: 'pip runs with an older Python.',
    steps: [
      {text: 'See the running version.', commands: [bash('python --version')]},
      {
        text: 'Create an environment with a newer Python, and activate it.',
        commands: [
          bash('python3.10 -m venv ~/kamiwaza-client'),
          bash('source ~/kamiwaza-client/bin/activate'),
        ],
      },
      {text: 'Install the SDK there.', commands: [bash('pip install kamiwaza')]},
    ],
    verify: {
      text: 'No message appears.',
      commands: [bash('python -c "import kamiwaza_client"')],
    },
    sources: [kamiwazaPage('Install', '/sdk/intro#install')],
    page: '/sdk/intro#install',
    sample: "ERROR: Package 'kamiwaza' requires a different Python: 3.9.18 not in '>=3.10'",
  },
  {
    ...SDK,
    id: 'sdk-package-name',
    title: 'The SDK for 0.5.0 has another package name',
    messages: [
      message('No matching distribution found for kamiwaza-sdk'),
      message('satisfies the requirement kamiwaza-sdk'),
      message("No module named 'kamiwaza_sdk'"),
      variant('No module named kamiwaza_sdk'),
    ],
    cause:
      'The `kamiwaza-sdk` package, with the `kamiwaza_sdk` module, begins with 0.5.1. The package for a server with 0.5.0 is `kamiwaza`, and its module is `kamiwaza_client`.',
    steps: [
      {text: 'Install the package for 0.5.0.', commands: [bash('pip install kamiwaza')]},
      {
        text: '[Check the version](/sdk/intro#install): the package registry may give you a version other than 0.5.0.',
      },
    ],
    verify: {
      text: 'No message appears.',
      commands: [bash('python -c "import kamiwaza_client"')],
    },
    sources: [kamiwazaPage('Install', '/sdk/intro#install')],
    page: '/sdk/intro#install',
    sample: 'ERROR: No matching distribution found for kamiwaza-sdk==0.5.0',
  },
  {
    ...SDK,
    id: 'sdk-ingestion-removed',
    title: 'The ingestion service was removed',
    messages: [
      message("'KamiwazaClient' object has no attribute 'ingestion'"),
      message("No module named 'kamiwaza_client.schemas.ingestion'"),
      variant("cannot import name 'IngestionConfig'"),
      variant("has no attribute 'ingestion'"),
    ],
    cause: 'SDK 0.5.0 has no `client.ingestion`.',
    steps: [
      {
        text: 'Call catalog, embedding and vectordb one after the other: [the same with 0.5.0](/sdk/services/ingestion).',
      },
    ],
    verify: {text: 'The collection has the rows.'},
    sources: [kamiwazaPage('Ingestion: removed in 0.5.0', '/sdk/services/ingestion')],
    page: '/sdk/services/ingestion',
    sample: "AttributeError: 'KamiwazaClient' object has no attribute 'ingestion'",
  },
  {
    ...SDK,
    id: 'sdk-embedder-methods',
    title: 'Text methods belong to the embedder',
    messages: except(
      ["'get_embedder'"],
      message("'EmbeddingService' object has no attribute"),
      variant("has no attribute 'chunk_text'"),
      variant("has no attribute 'embed_chunks'"),
      variant("has no attribute 'create_embedding'"),
    ),
    cause: '`client.embedding` opens embedders; it has no text methods of its own.',
    steps: [
      {
        text: 'Open an embedder, then call `embedder.chunk_text(...)`.',
        commands: [
          python(
            ...SDK_EMBEDDER,
            'chunks = embedder.chunk_text("Some text.", max_length=600, overlap=102)',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns a list of chunks.'},
    sources: [kamiwazaPage('Open an embedder', '/sdk/services/embedding#open-an-embedder')],
    page: '/sdk/services/embedding#open-an-embedder',
    sample: "AttributeError: 'EmbeddingService' object has no attribute 'chunk_text'",
  },
  {
    ...SDK,
    id: 'sdk-older-version',
    title: 'The installed SDK is older than 0.5.0',
    messages: [
      message("module 'kamiwaza_client' has no attribute '__version__'"),
      ...NEW_SERVICES.map((name) => message(`'KamiwazaClient' object has no attribute '${name}'`)),
      ...NEW_METHODS.map(([type, name]) => message(`'${type}' object has no attribute '${name}'`)),
      ...NEW_PARAMETERS.map(([method, name]) =>
        message(`${method}() got an unexpected keyword argument '${name}'`),
      ),
      ...NEW_MODULES.map((name) => variant(`No module named 'kamiwaza_client.${name}'`)),
      ...NEW_CLASSES.map((name) => variant(`cannot import name '${name}' from 'kamiwaza_client`)),
    ],
    cause:
      'The program uses a call, a parameter or a class that SDK 0.5.0 has and the installed SDK does not have. `pip install kamiwaza` may install an older one, such as 0.3.3.0; the SDK for Kamiwaza 0.3.2 is 0.1.4.',
    steps: [
      {
        text: 'See which version this Python has. In a notebook, write `%pip` instead of `python -m pip`, here and below.',
        commands: [bash('python -m pip show kamiwaza')],
      },
      {
        text: 'If it is not 0.5.0 and your server is, install 0.5.0 from its source. The command needs `git`. Without internet access, [install from wheels](/sdk/intro#install).',
        commands: [bash(`python -m pip install "${SDK_SOURCE}"`)],
      },
      {text: 'Start the program again. In a notebook, restart the kernel first.'},
      {
        text: 'If your server is 0.3.2, keep its SDK, and use only calls that this SDK has: [the differences](/installation/what-changed-since-0-3-2#sdk).',
      },
    ],
    verify: {
      text: 'This prints `0.5.0`. Older versions have no `__version__`.',
      commands: [bash('python -c "import kamiwaza_client; print(kamiwaza_client.__version__)"')],
    },
    sources: [
      kamiwazaPage('Install', '/sdk/intro#install'),
      kamiwazaPage('SDK 0.1.4 and 0.5.0', '/installation/what-changed-since-0-3-2#sdk'),
    ],
    page: '/sdk/intro#install',
    sample: "AttributeError: 'KamiwazaClient' object has no attribute 'apps'",
  },
  {
    ...SDK,
    id: 'sdk-embedder-gone',
    title: 'The server has deleted the embedder',
    messages: [
      message('Embedder not found'),
      variant('Failed to generate embedding', 'status 404'),
      {
        ...variant('404', '/api/embedding/'),
        unless: ['/api/api/', '/embedding/initialize', '/embedding/providers'],
      },
    ],
    cause:
      'An embedder belongs to a Python object. When Python garbage-collects the object, the SDK deletes the embedder on the server. This happens when a function that opened it returns, when its variable gets a new embedder, and when the program ends. Later calls with its ID then probably get 404 (unconfirmed).',
    steps: [
      {
        text: 'Open one embedder for the whole program, and keep it in a variable of the module or in an attribute, not in a helper function that returns.',
        commands: [
          python(
            ...SDK_EMBEDDER,
            'print(len(embedder.create_embedding("How do I start it?").embedding))',
          ),
        ],
      },
      {text: 'Open it again in each program and process: do not store its ID.'},
      {
        text: 'If the object still exists, the server may have restarted: open a new embedder with the same model and provider, and repeat the call.',
      },
    ],
    verify: {text: 'Further calls on the same object work, too.'},
    sources: [kamiwazaPage('Keep the embedder alive', '/data-engine#keep-the-embedder-alive')],
    page: '/data-engine#keep-the-embedder-alive',
    sample:
      'kamiwaza_client.exceptions.APIError: Failed to generate embedding: API request failed with status 404: {"detail":"404: Embedder not found"}',
  },
  {
    ...SDK,
    id: 'sdk-chunks-of-list',
    title: 'chunk_text returned a plain list',
    messages: [
      {
        ...message("'list' object has no attribute 'chunks'"),
        near: {phrase: 'embedder.chunk_text', lines: 40},
      },
      {
        ...variant("'list' object has no attribute 'chunks'"),
        near: {phrase: 'kamiwaza', lines: 40},
      },
    ],
    cause:
      '`chunk_text` returns a `ChunkResponse` only with `return_metadata=True`, otherwise a list of strings.',
    steps: [
      {
        text: 'Pass `return_metadata=True`, or use the list itself.',
        commands: [
          python(
            ...SDK_EMBEDDER,
            'response = embedder.chunk_text("Some text.", return_metadata=True)',
          ),
        ],
      },
    ],
    verify: {text: 'This prints the chunks.', commands: [python('print(response.chunks)')]},
    sources: [kamiwazaPage('Split a text', '/sdk/services/embedding#split-a-text')],
    page: '/sdk/services/embedding#split-a-text',
    sample:
      "    response = embedder.chunk_text(text)\n    print(response.chunks)\nAttributeError: 'list' object has no attribute 'chunks'",
  },
  {
    ...SDK,
    id: 'sdk-client-search-removed',
    title: 'client.search was removed',
    messages: [message("'KamiwazaClient' object has no attribute 'search'")],
    cause: '`client.search` existed only from April to July 2025, before SDK 0.5.0.',
    steps: [
      {
        text: 'Embed the question, and pass its vector to `client.vectordb.search`: [Find text chunks instead](/sdk/services/retrieval#find-text-chunks-instead).',
      },
    ],
    verify: {text: 'The call returns hits.'},
    sources: [kamiwazaPage('Removed calls', '/sdk/api-reference#gone-since-earlier-versions')],
    page: '/sdk/services/retrieval#find-text-chunks-instead',
    sample: "AttributeError: 'KamiwazaClient' object has no attribute 'search'",
  },
  {
    ...SDK,
    id: 'sdk-removed-names',
    title: 'The call or class was removed after SDK 0.1.4',
    messages: [
      message("'KamiwazaClient' object has no attribute 'vectors'"),
      message("'ServingService' object has no attribute 'simple_generate'"),
      message("'ServingService' object has no attribute 'generate'"),
      message("cannot import name 'SimpleGenerateRequest'"),
      variant("has no attribute 'simple_generate'"),
      variant("cannot import name 'SimpleGenerateResponse'"),
      variant("cannot import name 'RetrieveRelevantChunksRe"),
      // Other packages have classes with these names.
      ...['AddSchema', 'ChunkData', 'DropSchema', 'Insert', 'SearchVector'].map((name) =>
        variant(`cannot import name '${name}' from 'kamiwaza_client.schemas`),
      ),
    ],
    cause:
      'SDK 0.5.0 has no `client.vectors`, no `simple_generate` or `generate`, and none of their classes. The code was written for SDK 0.1.4, the client of Kamiwaza 0.3.2.',
    steps: [
      {
        text: 'Ask a model with an OpenAI client.',
        commands: [
          python(
            ...SDK_CLIENT,
            'llm = client.openai.get_client(repo_id="unsloth/Qwen3-0.6B-GGUF")',
            'answer = llm.chat.completions.create(',
            '    model="model", messages=[{"role": "user", "content": "Say hello."}]',
            ')',
            'print(answer.choices[0].message.content)',
          ),
        ],
      },
      {
        text: 'Instead of `client.vectors`, use `insert`, `search` and `drop_collection` of [`client.vectordb`](/sdk/services/vectordb).',
      },
      {
        text: 'Find the other removed names in your code, and replace them: [What to do in your code](/installation/what-changed-since-0-3-2#what-to-do-in-your-code).',
      },
    ],
    verify: {text: 'The program runs without this error.'},
    sources: [kamiwazaPage('Removed calls', '/sdk/api-reference#gone-since-earlier-versions')],
    page: '/installation/what-changed-since-0-3-2#removed-11-methods',
    sample: "AttributeError: 'KamiwazaClient' object has no attribute 'vectors'",
  },
  {
    ...SDK,
    id: 'sdk-openai-chat',
    title: 'client.openai is not a chat client',
    messages: [message("'OpenAIService' object has no attribute")],
    cause:
      '`client.openai` has one method, `get_client`. It returns the client that sends chat requests.',
    steps: [
      {
        text: 'Get a client for your deployment first.',
        commands: [
          python(
            ...SDK_CLIENT,
            'llm = client.openai.get_client(repo_id="unsloth/Qwen3-0.6B-GGUF")',
            'answer = llm.chat.completions.create(',
            '    model="model", messages=[{"role": "user", "content": "Say hello."}]',
            ')',
          ),
        ],
      },
    ],
    verify: {
      text: 'This prints the answer.',
      commands: [python('print(answer.choices[0].message.content)')],
    },
    sources: [kamiwazaPage('Ask a question', '/sdk/services/openai#ask-a-question')],
    page: '/sdk/services/openai#ask-a-question',
    sample: "AttributeError: 'OpenAIService' object has no attribute 'chat'",
  },
  {
    ...SDK,
    id: 'sdk-openai-key',
    title: 'The OpenAI client has no key',
    messages: [
      message('The api_key client option must be set'),
      {
        ...variant('Missing credentials. Please pass', 'OPENAI_API_KEY'),
        specific: 'Missing credentials. Please pass',
      },
    ],
    cause:
      'Without an `api_key`, the `openai` package stops before it sends anything, even if `base_url` is the address of your own server.',
    steps: [
      {
        text: 'Pass any text as the key. The SDK itself sends `local`.',
        commands: [
          python(
            'from openai import OpenAI',
            '',
            'llm = OpenAI(base_url="http://<host>:<lb_port>/v1", api_key="local")',
          ),
        ],
      },
      {text: 'Or let the SDK create the client: `client.openai.get_client()` fills in both.'},
      {
        text: 'If another program creates the client, set its variable.',
        commands: [
          on('linux', bash('export OPENAI_API_KEY=local')),
          on('macos', bash('export OPENAI_API_KEY=local')),
          on('wsl', bash('export OPENAI_API_KEY=local')),
          powershell("$env:OPENAI_API_KEY = 'local'"),
        ],
      },
    ],
    verify: {text: 'This prints the address.', commands: [python('print(llm.base_url)')]},
    sources: [
      kamiwazaPage('Use the endpoint elsewhere', '/sdk/services/openai#use-the-endpoint-elsewhere'),
      {
        title: 'openai/openai-python: src/openai/_client.py',
        url: 'https://github.com/openai/openai-python/blob/main/src/openai/_client.py',
      },
    ],
    page: '/sdk/services/openai#use-the-endpoint-elsewhere',
    sample:
      'openai.OpenAIError: The api_key client option must be set either by passing api_key to the client or by setting the OPENAI_API_KEY environment variable',
  },
  {
    ...SDK,
    id: 'sdk-not-subscriptable',
    title: 'The SDK returned an object, not a dict',
    messages: [
      message("'ToolTemplate' object is not subscriptable"),
      message("'AppTemplate' object is not subscriptable"),
      variant("'ToolDeployment' object is not subscriptable"),
      variant("'AppDeployment' object is not subscriptable"),
      variant("'ActiveModelDeployment' object is not subscriptable"),
      ...['Model', 'ModelConfig', 'Dataset', 'SearchResult'].map((name) => ({
        ...variant(`'${name}' object is not subscriptable`),
        near: {phrase: 'kamiwaza', lines: 40},
      })),
    ],
    cause: 'Most calls return objects with attributes. Square brackets read keys of a dict.',
    steps: [
      {
        text: 'Write `template.name`, not `template["name"]`.',
        commands: [
          python(
            ...SDK_LOGIN,
            '',
            'for template in client.tools.list_available_templates():',
            '    print(template.name, template.required_env_vars)',
          ),
        ],
      },
      {
        text: 'If a function needs a dict, call `model_dump()` on the object. The [SDK reference](/sdk/current/api/reference) lists the fields.',
      },
    ],
    verify: {text: 'The program prints the value.'},
    sources: [kamiwazaPage('Tools', '/sdk/api-reference#tools')],
    page: '/sdk/api-reference#tools',
    sample: "TypeError: 'ToolTemplate' object is not subscriptable",
  },
  {
    ...SDK,
    id: 'sdk-retrieve-chunks-removed',
    title: 'retrieve_relevant_chunks was removed',
    messages: [message("has no attribute 'retrieve_relevant_chunks'")],
    cause: 'The method was removed. The `TextChunk` class does not exist either.',
    steps: [
      {
        text: 'Search the vector store, and read `hit.metadata` and `hit.score`: [Find text chunks instead](/sdk/services/retrieval#find-text-chunks-instead).',
      },
    ],
    verify: {text: 'The call returns hits.'},
    sources: [
      kamiwazaPage('Find text chunks instead', '/sdk/services/retrieval#find-text-chunks-instead'),
    ],
    page: '/sdk/services/retrieval#find-text-chunks-instead',
    sample: "AttributeError: 'RetrievalService' object has no attribute 'retrieve_relevant_chunks'",
  },
  {
    ...SDK,
    id: 'sdk-unknown-exception',
    title: 'An exception that the SDK does not have',
    messages: [
      message("cannot import name 'APIError' from 'kamiwaza_client'"),
      ...INVENTED.map((name) => message(`cannot import name '${name}' from 'kamiwaza_client`)),
      ...INVENTED.map((name) => variant("module 'kamiwaza_client", `no attribute '${name}'`)),
    ],
    cause: 'Older samples import names that never existed.',
    steps: [
      {
        text: 'Import `APIError` or `KamiwazaError` from `kamiwaza_client.exceptions`.',
        commands: [python('from kamiwaza_client.exceptions import APIError, KamiwazaError')],
      },
    ],
    verify: {
      text: 'No message appears.',
      commands: [python('from kamiwaza_client.exceptions import APIError')],
    },
    sources: [kamiwazaPage('Outdated samples', '/sdk/intro#samples-that-fail-today')],
    page: '/sdk/intro#samples-that-fail-today',
    sample:
      "ImportError: cannot import name 'DatasetExistsError' from 'kamiwaza_client.exceptions'",
  },
  {
    ...SDK,
    id: 'sdk-activity-arguments',
    title: 'get_recent_activity takes no arguments',
    messages: [message('get_recent_activity() got an unexpected keyword argument')],
    cause: 'The call has no limit, no paging and no time window.',
    steps: [
      {
        text: 'Sort the list, because the order is not fixed, then slice it.',
        commands: [
          python(
            ...SDK_CLIENT,
            'events = [event for event in client.activity.get_recent_activity() if event.created_at]',
            'events.sort(key=lambda event: event.created_at, reverse=True)',
            'print(events[:50])',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns entries.'},
    sources: [
      kamiwazaPage('Activity troubleshooting', '/sdk/services/activity#when-it-does-not-work'),
    ],
    page: '/sdk/services/activity#when-it-does-not-work',
    sample:
      "TypeError: ActivityService.get_recent_activity() got an unexpected keyword argument 'limit'",
  },
  {
    ...SDK,
    id: 'sdk-client-undefined',
    title: "The code block doesn't create the client",
    messages: [
      message("NameError: name 'KamiwazaClient' is not defined"),
      // Other programs have a `client`, too.
      {
        ...variant("NameError: name 'client' is not defined"),
        near: {phrase: 'kamiwaza', lines: 40},
      },
    ],
    cause:
      'A block was copied without the lines that import the SDK and create the client. Later blocks of a page use names from its earlier ones.',
    steps: [
      {text: 'Put these lines first.', commands: [python(...SDK_CLIENT)]},
      {text: 'If another name is missing next, copy the block above as well.'},
    ],
    verify: {text: 'The block runs without a `NameError`.'},
    sources: [kamiwazaPage('Make the first call', '/sdk/intro#make-the-first-call')],
    page: '/sdk/intro#make-the-first-call',
    sample: "NameError: name 'KamiwazaClient' is not defined",
  },
  {
    ...SDK,
    id: 'sdk-vectordb-arguments',
    title: 'Vector store keywords from older samples',
    messages: [
      message('VectorDBService.', 'got an unexpected keyword argument'),
      refusedKeyword('vectordb_id'),
    ],
    cause: "`client.vectordb` doesn't take the parameters that older samples use.",
    steps: [
      {
        text: 'Use the calls of [VectorDB](/sdk/services/vectordb), for example a search.',
        commands: [
          python(
            ...SDK_EMBEDDER,
            'question = embedder.create_embedding("How do I start it?").embedding',
            'hits = client.vectordb.search(question, collection_name="guide_offsets", limit=5)',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns hits.'},
    sources: [
      kamiwazaPage('VectorDB troubleshooting', '/sdk/services/vectordb#when-it-does-not-work'),
    ],
    page: '/sdk/services/vectordb#when-it-does-not-work',
    sample: "TypeError: VectorDBService.search() got an unexpected keyword argument 'vectordb_id'",
  },
  {
    ...SDK,
    id: 'sdk-chunk-arguments',
    title: 'chunk_size is not a parameter',
    messages: [
      message('chunk_text() got an unexpected keyword argument'),
      refusedKeyword('chunk_size'),
    ],
    cause: 'The parameters are `max_length` and `overlap`.',
    steps: [
      {
        text: 'Pass both, in tokens.',
        commands: [
          python(
            ...SDK_CLIENT,
            'embedder = client.embedding.get_embedder()',
            'chunks = embedder.chunk_text("Press the green button.", max_length=600, overlap=102)',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns a list of chunks.'},
    sources: [kamiwazaPage('Split a text', '/sdk/services/embedding#split-a-text')],
    page: '/sdk/services/embedding#split-a-text',
    sample:
      "TypeError: EmbeddingProvider.chunk_text() got an unexpected keyword argument 'chunk_size'",
  },
  {
    ...SDK,
    id: 'sdk-catalog-arguments',
    title: 'ingest_by_path has no such keyword',
    messages: [
      message('ingest_by_path() got an unexpected keyword argument'),
      refusedKeyword('file_pattern'),
    ],
    cause: "`ingest_by_path` doesn't take this keyword.",
    steps: [
      {
        text: 'Use the parameters in [Let the server read a path](/sdk/services/catalog#let-the-server-read-a-path).',
        commands: [
          python(...SDK_CLIENT, 'client.catalog.ingest_by_path("/data/guide", recursive=True)'),
        ],
      },
    ],
    verify: {text: 'The dataset is in the list.'},
    sources: [
      kamiwazaPage(
        'Let the server read a path',
        '/sdk/services/catalog#let-the-server-read-a-path',
      ),
    ],
    page: '/sdk/services/catalog#let-the-server-read-a-path',
    sample:
      "TypeError: CatalogService.ingest_by_path() got an unexpected keyword argument 'file_pattern'",
  },
  {
    ...SDK,
    id: 'sdk-create-dataset',
    title: 'The SDK has no class CreateDataset',
    messages: [message("cannot import name 'CreateDataset'")],
    cause: '`create_dataset` takes keyword arguments instead of an object.',
    steps: [
      {
        text: 'Pass the values directly, with the parameters in [Register a dataset](/sdk/services/catalog#register-a-dataset).',
        commands: [
          python(
            ...SDK_CLIENT,
            'client.catalog.create_dataset(dataset_name="/data/guide.md", platform="file")',
          ),
        ],
      },
    ],
    verify: {text: 'The dataset is in the list.'},
    sources: [kamiwazaPage('Register a dataset', '/sdk/services/catalog#register-a-dataset')],
    page: '/sdk/services/catalog#register-a-dataset',
    sample:
      "ImportError: cannot import name 'CreateDataset' from 'kamiwaza_client.schemas.catalog'",
  },
  {
    ...SDK,
    id: 'sdk-path-missing',
    title: 'The path is not on this machine',
    messages: [
      message('ValueError: Path does not exist'),
      // Docker and others say this about their own paths, in logs that name the platform.
      {...variant('Path does not exist:'), near: {phrase: 'kamiwaza_client', lines: 20}},
      {...variant('Path does not exist:'), near: {phrase: 'ingest_by_path', lines: 20}},
    ],
    cause: '`ingest_by_path` checks the path where your program runs.',
    steps: [
      {
        text: 'Run the program on the machine that has the file, or share its directory with your machine.',
      },
      {text: 'Give an absolute path.'},
    ],
    verify: {text: 'The call returns without an exception.'},
    sources: [kamiwazaPage('Ingest by path', '/data-engine#ingest-by-path')],
    page: '/data-engine#ingest-by-path',
    sample: 'ValueError: Path does not exist: /data/guide',
  },
  {
    ...SDK,
    id: 'sdk-retrieve-datasets',
    title: 'Retrieving datasets failed',
    role: 'symptom',
    messages: [message('APIError: Failed to retrieve datasets')],
    follows: ['sdk-no-authenticator', 'sdk-login-refused', 'http-401', 'http-api-refused'],
    cause: 'The SDK reports every error of this call with this text, even a missing login.',
    steps: [{text: 'Read the text after the colon for the real cause.'}],
    verify: {text: 'The call returns datasets.'},
    sources: [kamiwazaPage('Retrieval or search?', '/data-engine#retrieval')],
    page: '/data-engine#retrieval',
    sample: 'kamiwaza_client.exceptions.APIError: Failed to retrieve datasets: ...',
  },
  {
    ...SDK,
    id: 'sdk-oauth',
    title: 'OAuthAuthenticator is not implemented',
    messages: [
      {...message('NotImplementedError'), near: {phrase: 'OAuthAuthenticator', lines: 12}},
    ],
    cause: 'The class raises `NotImplementedError` on first use.',
    steps: [{text: 'Use `UserPasswordAuthenticator` or `ApiKeyAuthenticator`.'}],
    verify: {text: 'A call returns data.'},
    sources: [kamiwazaPage('Authentication classes', '/sdk/intro#which-class-does-what')],
    page: '/sdk/intro#which-class-does-what',
    sample:
      'client.authenticator = OAuthAuthenticator("id", "secret", client.auth)\nNotImplementedError',
  },
  {
    ...SDK,
    id: 'sdk-empty-address',
    title: 'The client has no address',
    messages: [
      message('ValueError', 'KAMIWAZA_API_URI'),
      {...variant('base_url', 'KAMIWAZA_API_URI'), specific: 'KAMIWAZA_API_URI'},
    ],
    cause: '`base_url` is empty. The SDK reads no environment variable.',
    steps: [
      {
        text: 'Pass the address.',
        commands: [python(...SDK_CLIENT)],
      },
    ],
    verify: {text: 'The command prints the address.', commands: [python('print(client.base_url)')]},
    sources: [kamiwazaPage('Choose the base URL', '/sdk/intro#choose-the-address')],
    page: '/sdk/intro#choose-the-address',
    sample: 'ValueError: ... KAMIWAZA_API_URI ...',
  },
  {
    ...SDK,
    id: 'sdk-model-is-none',
    title: 'The model is not registered',
    messages: [
      {
        ...message("'NoneType' object has no attribute 'id'"),
        near: {phrase: 'get_model_by_repo_id', lines: 12},
      },
      {
        ...variant("'NoneType' object has no attribute 'id'"),
        near: {phrase: 'kamiwaza_client', lines: 12},
      },
    ],
    cause: '`get_model_by_repo_id` found nothing and returned `None`.',
    steps: [
      {
        text: 'Test for `None`, and download the model first.',
        commands: [
          python(
            ...SDK_CLIENT,
            'model = client.models.get_model_by_repo_id("unsloth/Qwen3-0.6B-GGUF")',
            'if model is None:',
            '    raise SystemExit("Download the model first.")',
          ),
        ],
      },
    ],
    verify: {text: 'This prints the ID.', commands: [python('print(model.id)')]},
    sources: [kamiwazaPage('Models troubleshooting', '/sdk/services/models#when-it-does-not-work')],
    page: '/sdk/services/models#when-it-does-not-work',
    sample:
      "    model = client.models.get_model_by_repo_id(\"unsloth/Qwen3-0.6B-GGUF\")\n    print(model.id)\nAttributeError: 'NoneType' object has no attribute 'id'",
  },
  {
    ...SDK,
    id: 'sdk-malformed-id',
    title: 'An ID argument is not a UUID',
    messages: [
      {
        ...message('badly formed hexadecimal UUID string'),
        near: {phrase: 'kamiwaza_client', lines: 20},
      },
      {
        ...variant('badly formed hexadecimal UUID string'),
        near: {phrase: 'client.models.get_model', lines: 20},
      },
    ],
    cause:
      'A parameter for an ID got other text, for example the name of a repository passed to `get_model`.',
    steps: [
      {
        text: 'Look the model up by its `owner/name`, and pass its `id`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'model = client.models.get_model_by_repo_id("unsloth/Qwen3-0.6B-GGUF")',
            'if model is None:',
            '    raise SystemExit("Download the model first.")',
            'print(client.models.get_model(model.id).name)',
          ),
        ],
      },
      {text: 'Or pass `repo_id=` to methods that have it, such as `deploy_model`.'},
    ],
    verify: {text: 'The call returns the model.'},
    sources: [kamiwazaPage('Models troubleshooting', '/sdk/services/models#when-it-does-not-work')],
    page: '/sdk/services/models#when-it-does-not-work',
    sample:
      '    model = client.models.get_model("unsloth/Qwen3-0.6B-GGUF")\n  File "/usr/lib/python3.12/uuid.py", line 178, in __init__\nValueError: badly formed hexadecimal UUID string',
  },
  {
    ...SDK,
    id: 'sdk-empty-reply',
    title: 'The reply is not JSON',
    messages: [
      {
        ...message('JSONDecodeError: Expecting value: line 1 column 1 (char 0)'),
        near: {phrase: 'kamiwaza_client/client.py', lines: 6},
      },
      {
        ...variant('JSONDecodeError: Expecting value: line 1 column 1 (char 0)'),
        near: {phrase: 'kamiwaza_client\\client.py', lines: 6},
      },
      // What `requests` runs for a reply: a notebook shows more lines of each frame, or a pasted log only the last one.
      ...['KamiwazaClient', 'kamiwaza_client'].map((phrase) => ({
        ...variant('complexjson.loads(self.text'),
        near: {phrase, lines: 40},
      })),
    ],
    cause:
      'Either the address lacks `/api`, so the web UI probably returns a page, which begins with `<!doctype html>` (unconfirmed), or an SDK before 0.5.0 got an empty reply, for example a 204 after a delete.',
    steps: [
      {
        text: 'Check the address of the client: it must end with `/api/`. Behind the proxy, it is `https://<host>/api/`.',
        commands: [python(...SDK_CLIENT, 'print(client.base_url)')],
      },
      {
        text: 'After a delete or an update with an older SDK: check whether it succeeded before you repeat it, because the server did the work.',
      },
      {
        text: 'Check the version. [SDK 0.5.0](/sdk/intro#install) raises `APIError` instead.',
        commands: [bash('pip show kamiwaza')],
      },
    ],
    verify: {text: 'A list call shows the expected state.'},
    sources: [
      kamiwazaPage('Changed since earlier versions', '/sdk/intro#changed-since-earlier-versions'),
    ],
    page: '/sdk/intro#changed-since-earlier-versions',
    sample:
      '  File "/usr/lib/python3/dist-packages/kamiwaza_client/client.py", line 84, in _request\njson.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)',
  },
  {
    ...SDK,
    id: 'sdk-config-schema',
    title: 'The model configuration needs different fields',
    messages: [
      message('validation error for CreateModelConfig'),
      message('validation errors for CreateModelConfig'),
    ],
    cause:
      '`m_id` and `default` are required; `model_id` and `parameters` come from older samples.',
    steps: [
      {
        text: 'Pass the required fields.',
        commands: [
          python(
            'from kamiwaza_client.schemas.models.model import CreateModelConfig',
            ...SDK_CLIENT,
            'model = client.models.list_models()[0]',
            'config = CreateModelConfig(m_id=model.id, default=False, config={"max_model_len": 4096})',
          ),
        ],
      },
    ],
    verify: {text: 'No exception is raised.'},
    sources: [kamiwazaPage('Write a configuration', '/sdk/services/models#write-a-configuration')],
    page: '/sdk/services/models#write-a-configuration',
    sample:
      'pydantic_core._pydantic_core.ValidationError: 2 validation errors for CreateModelConfig\nm_id\n  Field required',
  },
  {
    ...SDK,
    id: 'sdk-lab-resources',
    title: 'Lab resources must be text',
    messages: [
      message('validation error for CreateLabRequest'),
      message('validation errors for CreateLabRequest'),
    ],
    cause: 'All values in `resources` must be text.',
    steps: [
      {
        text: 'Write `"4"` instead of `4`.',
        commands: [python(...SDK_CLIENT, 'client.lab.create_lab("ada", resources={"cpu": "4"})')],
      },
    ],
    verify: {
      text: 'The lab is in the list.',
      commands: [python(...SDK_CLIENT, 'print(client.lab.list_labs())')],
    },
    sources: [kamiwazaPage('Lab troubleshooting', '/sdk/services/lab#when-it-does-not-work')],
    page: '/sdk/services/lab#when-it-does-not-work',
    sample:
      'pydantic_core._pydantic_core.ValidationError: 1 validation error for CreateLabRequest\nresources.cpu\n  Input should be a valid string',
  },
  {
    ...SDK,
    id: 'sdk-request-fields',
    title: 'A request of the SDK lacks a field, or has a wrong one',
    messages: [invalidRequest(REQUESTS[0]), ...REQUESTS.slice(1).map(invalidRequest)],
    cause:
      'The class checks its fields when you create the object, before anything is sent. `Field required` below a name means that you did not pass this field. Names that the class does not have are ignored without a message, so a misspelled one counts as missing.',
    steps: [
      {
        text: 'Pass every field whose name is above a `Field required`. The registration of a vector store, for example, needs these five. Dimension and metric belong to a collection.',
        commands: [
          python(
            'from kamiwaza_client.schemas.vectordb import CreateVectorDB',
            '',
            'store = CreateVectorDB(',
            '    name="second-milvus",',
            '    engine="milvus",',
            '    description="Milvus on the lab server",',
            '    host="10.0.0.20",',
            '    port=19530,',
            ')',
          ),
        ],
      },
      {
        text: 'For other classes, see the tables of fields in the [SDK reference](/sdk/current/api/reference). Samples for other releases have other names.',
      },
    ],
    verify: {text: 'The object is created without an exception.'},
    sources: [
      kamiwazaPage('Register a vector store', '/sdk/services/vectordb#register-a-vector-store'),
      {
        title: 'Pydantic: Validation errors',
        url: 'https://docs.pydantic.dev/latest/errors/validation_errors/',
      },
    ],
    page: '/sdk/services/vectordb#register-a-vector-store',
    sample:
      "pydantic_core._pydantic_core.ValidationError: 2 validation errors for CreateVectorDB\nengine\n  Field required [type=missing, input_value={'name': 'guide', 'dimension': 768}, input_type=dict]",
  },
  {
    ...SDK,
    id: 'sdk-schema',
    title: 'The arguments or the reply do not match the schema',
    messages: [
      // A container of the platform is also called kamiwaza, and vLLM checks its arguments with Pydantic.
      {
        ...message('pydantic_core._pydantic_core.ValidationError'),
        near: {phrase: 'kamiwaza_client', lines: 20},
        unless: ['CreateModelConfig', 'CreateLabRequest', ...REQUESTS],
      },
      {
        ...message('pydantic_core._pydantic_core.ValidationError'),
        near: {phrase: 'kamiwaza_sdk', lines: 20},
        unless: ['CreateModelConfig', 'CreateLabRequest', ...REQUESTS],
      },
    ],
    cause: 'A field is missing or has the wrong type. The message names it.',
    steps: [
      {text: 'Compare your call with the [complete method list](/sdk/current/api/reference).'},
      {
        text: 'If the reply does not match, get the raw reply with `client.get(...)`.',
        commands: [python(...SDK_CLIENT, 'print(client.get("/serving/deployments"))')],
      },
    ],
    verify: {text: 'The call returns an object.'},
    sources: [kamiwazaPage('Handle errors and exceptions', '/sdk/intro#handle-errors')],
    page: '/sdk/intro#handle-errors',
    sample:
      '  File "/usr/lib/python3/dist-packages/kamiwaza_client/services/tools.py", line 41, in list_deployments\npydantic_core._pydantic_core.ValidationError: 1 validation error for ToolDeployment\nurl\n  Field required',
  },
  {
    ...SDK,
    id: 'sdk-recursion',
    title: 'The authenticator calls itself',
    messages: [
      {
        ...message('RecursionError: maximum recursion depth exceeded'),
        near: {phrase: 'kamiwaza_client', lines: 60},
      },
    ],
    cause:
      'Before SDK 0.5.0, a refused login ends this way if the authenticator uses the client that it belongs to.',
    steps: [
      {text: 'Check the user name and the password.'},
      {
        text: 'Install SDK 0.5.0 from its source, since the package registry may give you an older version, and [check the version](/sdk/intro#install). It raises `AuthenticationError` instead.',
        commands: [bash(`pip install "${SDK_SOURCE}"`)],
      },
    ],
    verify: {text: 'A call returns data.'},
    sources: [
      kamiwazaPage('Changed since earlier versions', '/sdk/intro#changed-since-earlier-versions'),
    ],
    page: '/sdk/intro#changed-since-earlier-versions',
    sample:
      '  File "/usr/lib/python3/dist-packages/kamiwaza_client/authentication.py", line 31, in refresh_token\nRecursionError: maximum recursion depth exceeded',
  },
  {
    ...SDK,
    id: 'sdk-missing-variables',
    title: 'A required variable is missing',
    messages: [
      // A container of the platform is also called kamiwaza.
      {
        ...message('Missing required environment variables'),
        near: {phrase: 'kamiwaza_client', lines: 20},
      },
      message('APIError', 'Missing required environment variables'),
    ],
    cause: 'The template of the tool needs environment variables that you did not pass.',
    steps: [
      {
        text: 'Read `required_env_vars` of the template, and pass every one. `tool-websearch`, for example, needs `TAVILY_API_KEY`.',
        commands: [
          python(
            ...SDK_LOGIN,
            '',
            'for tool in client.tools.list_available_templates():',
            '    print(tool.name, tool.required_env_vars)',
            '',
            'deployment = client.tools.deploy_from_template(',
            '    "tool-websearch", "search", env_vars={"TAVILY_API_KEY": "<key>"}',
            ')',
          ),
        ],
      },
    ],
    verify: {
      text: 'The health is `healthy`.',
      commands: [python('print(client.tools.check_health(deployment.id).status)')],
    },
    sources: [kamiwazaPage('Tool Shed: MCP servers', '/app-garden#tool-shed')],
    page: '/app-garden#tool-shed',
    sample: 'kamiwaza_client.exceptions.APIError: ... Missing required environment variables ...',
  },
  {
    ...SDK,
    id: 'sdk-search-templates',
    title: 'There is no search for templates',
    messages: [message("'AppService' object has no attribute 'search_templates'")],
    cause: 'The readme of the SDK names `search_templates`, but `client.apps` has no such method.',
    steps: [
      {
        text: 'Filter the list of templates, or that of the catalog, `client.apps.list_garden_apps()`.',
        commands: [
          python(
            ...SDK_CLIENT,
            'for template in client.apps.list_templates():',
            '    if "chat" in template.name:',
            '        print(template.id, template.name)',
          ),
        ],
      },
    ],
    verify: {text: 'The program prints the templates whose name contains the word.'},
    sources: [kamiwazaPage('SDK and HTTP calls', '/app-garden#with-the-sdk')],
    page: '/app-garden#with-the-sdk',
    sample: "AttributeError: 'AppService' object has no attribute 'search_templates'",
  },
  {
    ...SDK,
    id: 'sdk-not-found',
    title: 'The ID of a template or deployment is unknown',
    messages: [message('kamiwaza_client.exceptions.NotFoundError')],
    cause: 'The ID is wrong, or the error text contains `404` for another reason.',
    steps: [
      {
        text: 'List the templates or deployments of the same service, and copy the ID. Templates of `client.tools` have a name instead. Here are the templates of apps:',
        commands: [
          python(
            ...SDK_CLIENT,
            'for template in client.apps.list_templates():',
            '    print(template.id, template.name)',
          ),
        ],
      },
    ],
    verify: {text: 'The call returns an object.'},
    sources: [kamiwazaPage('Troubleshooting', '/app-garden#when-it-did-not-work')],
    page: '/app-garden#when-it-did-not-work',
    sample: 'kamiwaza_client.exceptions.NotFoundError: ...',
  },
  {
    ...SDK,
    id: 'sdk-api-error',
    title: 'An SDK call failed',
    role: 'symptom',
    messages: [
      {
        ...message('kamiwaza_client.exceptions.APIError'),
        unless: [
          'Unexpected status code',
          'Missing required environment variables',
          'Failed to retrieve datasets',
          'port=7777',
        ],
      },
    ],
    follows: [
      'http-500',
      'traefik-502',
      'traefik-503',
      'traefik-504',
      'http-connection-failed',
      'http-api-refused',
      'http-connection-lost',
      'milvus-unreachable',
      'etcd-timeout',
      'kernel-exit-137',
      'docker-dependency-failed',
    ],
    cause: 'The server replied with a code other than 200, or there is no connection.',
    steps: [
      {text: 'Read the text after `APIError`: it contains the status and the body of the reply.'},
      {
        text: 'Paste it into the [error finder](/models/which-error), or look up its status, such as 401, 403, 404, 422 or 500, under [Network, HTTP and TLS errors](/errors/network#http).',
      },
    ],
    verify: {text: 'The call returns data.'},
    sources: [kamiwazaPage('Handle errors and exceptions', '/sdk/intro#handle-errors')],
    page: '/sdk/intro#handle-errors',
    sample: 'kamiwaza_client.exceptions.APIError: ...',
  },
];
