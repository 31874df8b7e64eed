import {bash, except, hint, message, variant} from './define.ts';
import type {KnownError, Platform, Some, Source} from './types.ts';

const ALL: Some<Platform> = ['linux', 'macos', 'windows', 'wsl'];
const GATED: Source = {
  title: 'Hugging Face: gated models',
  url: 'https://huggingface.co/docs/hub/models-gated',
};
const TOKENS: Source = {
  title: 'Hugging Face: access tokens',
  url: 'https://huggingface.co/docs/hub/security-tokens',
};
const VARIABLES: Source = {
  title: 'huggingface_hub: environment variables',
  url: 'https://huggingface.co/docs/huggingface_hub/package_reference/environment_variables',
};
const ERRORS: Source = {
  title: 'huggingface_hub: errors',
  url: 'https://huggingface.co/docs/huggingface_hub/package_reference/utilities#errors',
};
const DOWNLOAD: Source = {
  title: 'huggingface_hub: download files',
  url: 'https://huggingface.co/docs/huggingface_hub/guides/download',
};
const HUB_PAGE = '/models/overview#from-the-hub-to-an-endpoint';
const WHOAMI = bash('hf auth whoami');
/** Addresses to which programs upload: they refuse a token that may only read. */
const UPLOADS = ['/api/repos/', '/commit/', '/preupload/'] as const;

/** The hub from which models are downloaded, and its Python library. */
export const huggingFaceErrors: readonly KnownError[] = [
  {
    id: 'hf-gated',
    follows: [
      'hf-access-pending',
      'hf-not-found',
      'hf-token-invalid',
      'hf-file-not-found',
      'hf-repo-id',
    ],
    title: 'The model is gated: it needs an account with access',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: except(
      UPLOADS,
      message('Cannot access gated repo for url'),
      message('Access to model', 'is restricted'),
      message('You are trying to access a gated repo'),
      variant('GatedRepoError'),
      variant('is restricted and you are not in the authorized list'),
      variant('You must have access to it and be authenticated to access it'),
      hint('403 Client Error', 'huggingface.co'),
      variant('Please enable access to public gated repositories'),
      variant('Cannot access content at', 'huggingface.co'),
      variant('403 Client Error', 'huggingface.co'),
      variant('403 Forbidden', 'huggingface.co'),
      variant('401 Client Error: Unauthorized for url: https://huggingface.co', '/resolve/'),
      variant('huggingface.co', 'to ask for access.'),
    ),
    contradicts: ['repository name'],
    cause:
      'Only accounts that accepted the terms of the authors can download the model. The request came without a token, or with the token of an account without access.',
    steps: [
      {
        text: 'In Kamiwaza 0.5.0, choose a public repository: there is no known place for a token ([Known gaps](/known-gaps)). The next steps are for your own programs.',
      },
      {
        text: 'Log in on the page of the model and accept the terms. If the authors have to approve the request, wait for that.',
      },
      {
        text: 'Create a token with the permission to read gated repositories. Log in with it, or give it to the program as a variable.',
        commands: [bash('hf auth login'), bash('export HF_TOKEN=<token>')],
      },
    ],
    verify: {
      text: 'The account is yours, and the file list of the model opens.',
      commands: [WHOAMI],
    },
    sources: [GATED, TOKENS],
    page: HUB_PAGE,
    sample:
      'huggingface_hub.errors.GatedRepoError: 401 Client Error. (Request ID: Root=1-66c4)\n\nCannot access gated repo for url https://huggingface.co/meta-llama/Llama-3.3-70B-Instruct/resolve/main/config.json.\nAccess to model meta-llama/Llama-3.3-70B-Instruct is restricted. You must have access to it and be authenticated to access it. Please log in.',
  },
  {
    id: 'hf-access-pending',
    title: 'Access to the model is not approved yet',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('is awaiting a review from the repo authors'),
      message("has been rejected by the repo's authors"),
      variant('awaiting a review from the repo'),
    ],
    cause:
      'You asked for access and are logged in correctly, but the authors have not answered yet, or have refused.',
    steps: [
      {
        text: 'See the state of your request under **Gated Repositories** in the settings of your account.',
      },
      {text: 'Wait for the authors, or use a model that is not gated.'},
    ],
    verify: {text: 'The settings show the request as accepted.'},
    sources: [GATED],
    page: HUB_PAGE,
    sample:
      'OSError: You are trying to access a gated repo.\nMake sure to have access to it at https://huggingface.co/meta-llama/Llama-3.3-70B-Instruct.\n403 Client Error. (Request ID: Root=1-67a2)\nYour request to access model meta-llama/Llama-3.3-70B-Instruct is awaiting a review from the repo authors.',
  },
  {
    id: 'hf-not-found',
    title: 'The hub has no such repository, or it is private',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Repository Not Found for url'),
      variant('RepositoryNotFoundError'),
      message('is not a local folder and is not a valid model identifier listed on'),
      variant('is not a valid model identifier listed on'),
      hint('401 Client Error', 'huggingface.co'),
      hint('404 Client Error', 'huggingface.co'),
      variant('Please make sure you specified the correct `repo_id` and `repo_type`'),
      variant('If this is a private repository, make sure'),
      variant('404 Client Error', 'huggingface.co/api/models/'),
    ],
    cause:
      'The name is misspelled, the repository was renamed or removed, or it is private. To hide private repositories, the hub returns 401 for missing and for private ones.',
    steps: [
      {
        text: 'Open `https://huggingface.co/<name>` in a browser, and copy the name from there. Names are case-sensitive.',
      },
      {
        text: 'If it is private, give the program the token of an account that may see it.',
        commands: [bash('hf auth login')],
      },
      {
        text: 'If you meant a path on your disk, check that it exists where the program runs: otherwise the library treats it as a name on the hub.',
        commands: [bash('ls -d <path>')],
      },
    ],
    verify: {
      text: 'The output is `200`; `401` means missing, private or gated.',
      commands: [
        bash("curl -s -o /dev/null -w '%{http_code}\\n' https://huggingface.co/api/models/<name>"),
      ],
    },
    sources: [ERRORS],
    page: HUB_PAGE,
    sample:
      'huggingface_hub.errors.RepositoryNotFoundError: 401 Client Error. (Request ID: Root=1-67ab-2f)\n\nRepository Not Found for url: https://huggingface.co/api/models/Qwen/Qwen3-0.6.\nPlease make sure you specified the correct `repo_id` and `repo_type`.\nIf you are trying to access a private or gated repo, make sure you are authenticated.',
  },
  {
    id: 'hf-file-not-found',
    title: 'The repository has no such file or revision',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Entry Not Found for url'),
      message('Revision Not Found for url'),
      variant('EntryNotFoundError'),
      variant('RevisionNotFoundError'),
      variant('Invalid rev id'),
      variant('is not a valid git identifier'),
      {
        ...variant('404 Client Error', 'huggingface.co', '/resolve/'),
        unless: ['Repository Not Found'],
      },
      variant('does not appear to have a file named model'),
      variant('RemoteEntryNotFoundError'),
    ],
    follows: ['hf-not-found'],
    cause: 'The repository exists, but not the requested file, branch or commit.',
    steps: [
      {
        text: 'Compare the name, the directory and the branch with the **Files and versions** tab of the model.',
      },
      {text: 'Correct the name, or leave the revision out to use the `main` branch.'},
    ],
    verify: {text: 'The download begins.', commands: [bash('hf download <name> <file>')]},
    sources: [ERRORS],
    page: '/models/downloading-models#which-files',
    sample:
      'huggingface_hub.errors.EntryNotFoundError: 404 Client Error. (Request ID: Root=1-67b1)\n\nEntry Not Found for url: https://huggingface.co/unsloth/Qwen3-0.6B-GGUF/resolve/main/Qwen3-0.6B-Q9_K.gguf.',
  },
  {
    id: 'hf-rate-limit',
    title: 'The hub limits the number of requests',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('429 Client Error', 'huggingface.co'),
      message('We had to rate limit your IP'),
      variant('Too Many Requests', 'huggingface.co'),
      variant('HTTP Error 429', 'huggingface.co'),
      variant('429 Too Many Requests', 'hf.co'),
      variant('429 Too Many Requests', 'huggingface.co'),
    ],
    cause:
      'Too many requests came from your account or, without a token, from your network address, which a whole office may share.',
    steps: [
      {text: 'Wait a few minutes: limits are counted over five minutes.'},
      {
        text: 'Use a token: accounts have higher limits than network addresses.',
        commands: [bash('export HF_TOKEN=<token>')],
      },
      {
        text: 'Download a model once and keep it, and stop programs from asking the hub at every start.',
        commands: [bash('export HF_HUB_OFFLINE=1')],
      },
      {
        text: 'Download fewer files at a time.',
        commands: [bash('hf download <name> --max-workers 1')],
      },
    ],
    verify: {text: 'The download continues.'},
    sources: [
      {title: 'Hugging Face: rate limits', url: 'https://huggingface.co/docs/hub/rate-limits'},
    ],
    sample:
      'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://huggingface.co/api/models/unsloth/Qwen3-0.6B-GGUF/tree/main',
  },
  {
    id: 'hf-offline',
    title: 'Offline mode is on, and the files are not in the cache',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('offline mode is enabled. To disable it, please unset the'),
      variant('OfflineModeIsEnabled'),
      variant(
        "outgoing traffic has been disabled. To enable repo look-ups and downloads online, set 'local_files_only' to False",
      ),
      variant('outgoing traffic has been disabled'),
      variant('Cannot find an appropriate cached snapshot folder for the specified revision'),
    ],
    cause:
      '`HF_HUB_OFFLINE` forbids every request to the hub, so all files have to be on the disk already. At least one file of the model is missing.',
    steps: [
      {
        text: 'If the machine has internet access, switch the mode off and start again.',
        commands: [bash('unset HF_HUB_OFFLINE TRANSFORMERS_OFFLINE')],
      },
      {
        text: 'Check that the process uses the cache that you expect.',
        commands: [
          bash(
            'echo "$HF_HOME" "$HF_HUB_CACHE"',
            'du -sh "${HF_HOME:-$HOME/.cache/huggingface}"/hub/* | sort -h',
          ),
        ],
      },
      {
        text: 'Without internet access, download the whole repository on a machine that has it, copy the directory, and use its path instead of the repository.',
        commands: [bash('hf download <name> --local-dir <directory>')],
      },
    ],
    verify: {text: 'The model loads without a request to the hub.'},
    sources: [VARIABLES],
    page: '/installation/air-gapped',
    sample:
      'huggingface_hub.errors.OfflineModeIsEnabled: Cannot reach https://huggingface.co/api/models/Qwen/Qwen3-0.6B: offline mode is enabled. To disable it, please unset the `HF_HUB_OFFLINE` environment variable.',
  },
  {
    id: 'hf-unreachable',
    title: 'The machine cannot reach the hub',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("Failed to resolve 'huggingface.co'"),
      message("We couldn't connect to 'https://huggingface.co'"),
      message("HTTPSConnectionPool(host='huggingface.co'", 'Max retries exceeded'),
      message(
        'An error happened while trying to locate the file on the Hub and we cannot find the requested files in the local cache',
      ),
      variant('Could not resolve host: huggingface.co'),
      variant("host='cdn-lfs", 'Max retries exceeded'),
      variant("host='cas-bridge.xethub.hf.co'", 'Max retries exceeded'),
      variant('huggingface.co', 'Temporary failure in name resolution'),
      variant('Failed to connect to huggingface.co'),
      variant('An error happened while trying to locate the file on the Hub'),
      {...variant('Cannot reach https://huggingface.co'), unless: ['offline mode is enabled']},
      variant(
        'cannot find the appropriate snapshot folder for the specified revision on the local disk',
      ),
      variant('trying to locate the files on the Hub'),
      variant('thrown while requesting', 'huggingface.co'),
      variant('Connection to huggingface.co timed out'),
      variant('huggingface.co', 'Network is unreachable'),
      variant('Checkout your internet connection or see how to run the library in offline mode'),
      variant('huggingface.co', 'Name or service not known'),
    ],
    follows: [
      'hf-offline',
      'tls-missing-issuer',
      'tls-untrusted',
      'http-proxy',
      'hf-not-the-hub',
      'tls-strict-check',
      'http-proxy-login',
      'docker-container-dns',
    ],
    cause:
      'The machine has no connection to Hugging Face: no internet, no name resolution in the container, a proxy that is not set for the process, or a firewall. Large files come from hosts other than `huggingface.co`.',
    steps: [
      {
        text: 'Test the connection from where the process runs.',
        commands: [bash('curl -sSI https://huggingface.co | head -1')],
      },
      {
        text: 'Behind a proxy, set this variable for the process or the container.',
        commands: [bash('export HTTPS_PROXY=http://<proxy>:<port>')],
      },
      {
        text: 'Open the firewall for the [outbound hosts](/installation/air-gapped#outbound-hosts).',
      },
      {
        text: 'Without internet, download the model in Kamiwaza while there is a connection: importing files is a [known gap](/known-gaps). Your own programs can read a copied model from its path.',
      },
    ],
    verify: {
      text: 'The output is `200`.',
      commands: [bash("curl -s -o /dev/null -w '%{http_code}\\n' https://huggingface.co")],
    },
    sources: [VARIABLES, ERRORS],
    page: '/installation/air-gapped#outbound-hosts',
    sample:
      "requests.exceptions.ConnectionError: (MaxRetryError('HTTPSConnectionPool(host=\\'huggingface.co\\', port=443): Max retries exceeded with url: /api/models/Qwen/Qwen3-0.6B (Caused by NameResolutionError(\"Failed to resolve 'huggingface.co' ([Errno -3] Temporary failure in name resolution)\"))'))",
  },
  {
    id: 'hf-timeout',
    title: 'The connection to the hub is too slow',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("host='huggingface.co'", 'Read timed out'),
      message("host='cdn-lfs", 'Read timed out'),
      variant("xethub.hf.co'", 'Read timed out'),
      {...variant('huggingface.co', 'timed out'), unless: ['Max retries exceeded']},
      variant('Error while downloading from https://cdn-lfs', 'Trying to resume download'),
      variant('Error while downloading from https://', 'hf.co', 'Trying to resume download'),
    ],
    cause: 'The host responds, but takes longer than the library waits (10 seconds by default).',
    steps: [
      {
        text: 'Start the download again. The Hugging Face library continues where it stopped; whether a download in Kamiwaza does is a [known gap](/known-gaps).',
      },
      {
        text: 'Let the library wait longer, in seconds.',
        commands: [bash('export HF_HUB_DOWNLOAD_TIMEOUT=60', 'export HF_HUB_ETAG_TIMEOUT=60')],
      },
      {
        text: 'Over a weak connection, download fewer files at a time.',
        commands: [bash('hf download <name> --max-workers 1')],
      },
    ],
    verify: {text: 'The download completes.'},
    sources: [VARIABLES],
    sample:
      "requests.exceptions.ReadTimeout: (ReadTimeoutError(\"HTTPSConnectionPool(host='huggingface.co', port=443): Read timed out. (read timeout=10)\"), '(Request ID: 2f6d)')",
  },
  {
    id: 'hf-token-invalid',
    title: 'The hub does not accept the token',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Invalid user token'),
      message('Invalid credentials in Authorization header'),
      variant('Token is required', 'but no token found'),
      variant('Token is required (`token=True`), but no token found'),
      {...variant('Your token has expired'), near: {phrase: 'hugging', lines: 4}},
      variant('LocalTokenNotFoundError'),
      {...variant('Invalid username or password.'), near: {phrase: 'huggingface', lines: 4}},
      variant('401 Client Error', 'huggingface.co/api/whoami'),
      variant("Client error '401 Unauthorized'", 'huggingface.co/api/whoami'),
      ...UPLOADS.map((path) => ({
        ...variant('huggingface.co', path),
        specific: 'huggingface.co',
        near: {phrase: '403 ', lines: 3},
      })),
    ],
    cause:
      'The token was revoked, has expired, was not copied completely, or lacks the permission. Or no token is set where the process runs.',
    steps: [
      {text: 'See which account the token belongs to.', commands: [WHOAMI]},
      {
        text: 'An environment variable overrides the saved login: correct or remove it.',
        commands: [bash('unset HF_TOKEN HUGGING_FACE_HUB_TOKEN')],
      },
      {
        text: 'Create a new token in the settings of the account, and log in with it. For uploads, it needs permission to write.',
        commands: [bash('hf auth login')],
      },
    ],
    verify: {text: 'Your account is shown.', commands: [WHOAMI]},
    sources: [TOKENS],
    sample:
      'huggingface_hub.errors.HfHubHTTPError: 401 Client Error: Unauthorized for url: https://huggingface.co/api/whoami-v2 (Request ID: Root=1-67c0)\n\nInvalid credentials in Authorization header',
  },
  {
    id: 'hf-repo-id',
    title: 'This is not a repository name',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("Repo id must be in the form 'repo_name' or 'namespace/repo_name'"),
      message('Repo id must use alphanumeric chars'),
      variant('HFValidationError'),
      variant('Incorrect path_or_model_id'),
      variant(
        'Please provide either the path to a local folder or the repo_id of a model on the Hub',
      ),
    ],
    cause:
      'The library got a path, an address or an empty string where it needs `owner/name`. If it is a path, the directory does not exist where the program runs.',
    steps: [
      {
        text: 'If you meant a directory, check that it exists where the program runs, for example inside the container.',
        commands: [bash('ls -d <path>')],
      },
      {text: 'If you meant a repository, give `owner/name` without `https://huggingface.co/`.'},
    ],
    verify: {text: 'The model loads.'},
    sources: [ERRORS],
    sample:
      "huggingface_hub.errors.HFValidationError: Repo id must be in the form 'repo_name' or 'namespace/repo_name': '/models/Qwen3-0.6B'. Use `repo_type` argument if needed.",
  },
  {
    id: 'hf-download-damaged',
    title: 'A downloaded file is not complete',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Consistency check failed: file should be of size'),
      hint('Consistency check failed'),
      {...variant('IncompleteRead('), near: {phrase: 'hugging', lines: 30}},
      {...variant('Connection broken: IncompleteRead'), near: {phrase: 'hf_hub', lines: 30}},
      {
        ...variant('Data processing error: CAS service error'),
        unless: ['401 Unauthorized', '403 Forbidden'],
      },
      variant('Data processing error: File reconstruction error'),
      variant('Consistency check failed'),
      {...variant('Connection broken: IncompleteRead'), near: {phrase: 'hugging', lines: 15}},
      {...variant('Connection broken: IncompleteRead'), near: {phrase: '.safetensors', lines: 15}},
    ],
    follows: ['hf-disk-space', 'disk-full', 'disk-quota', 'disk-read-only'],
    cause:
      'The connection broke during the download, or a proxy or cache in between delivered other content.',
    steps: [
      {
        text: 'Check the free disk space.',
        commands: [bash('df -h "${HF_HOME:-$HOME/.cache/huggingface}"')],
      },
      {
        text: 'Download the file again from the start.',
        commands: [bash('hf download <name> <file> --force-download')],
      },
      {
        text: 'If the messages mention CAS or reconstruction, turn off the newer transfer method (Xet), then download again.',
        commands: [bash('export HF_HUB_DISABLE_XET=1')],
      },
    ],
    verify: {
      text: "The checksum matches the one on the file's page.",
      commands: [bash('sha256sum <file>')],
    },
    sources: [DOWNLOAD, VARIABLES],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      'OSError: Consistency check failed: file should be of size 4227858712 but has size 2290365199 (model-00045-of-00061.safetensors).\nWe are sorry for the inconvenience. Please retry with `force_download=True`.',
  },
  {
    id: 'safetensors-damaged',
    title: 'A Safetensors file is damaged or a pointer',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Error while deserializing header'),
      // A file of another model, or a full disk while it is written, is not damaged.
      {
        ...variant('SafetensorError'),
        unless: ['does not contain tensor', 'Error while serializing', ' is invalid'],
      },
      variant('MetadataIncompleteBuffer'),
      {...variant('HeaderTooLarge'), near: {phrase: 'safetensor', lines: 5}},
      variant('InvalidHeaderDeserialization'),
      variant('InvalidHeaderLength'),
      variant('HeaderTooSmall'),
      variant("invalid load key, 'v'"),
      variant('PytorchStreamReader failed reading zip archive'),
      variant('incomplete metadata, file not fully covered'),
    ],
    follows: ['hf-timeout', 'hf-download-damaged', 'hf-disk-space', 'disk-full'],
    cause:
      'The file ends too early, or contains the three lines of a Git LFS pointer instead of the weights. `incomplete metadata` and `MetadataIncompleteBuffer` mean that its size does not match its header: the download or the copy was cut off. `header too large` comes from a pointer, as in a repository that was cloned without Git LFS.',
    steps: [
      {
        text: 'Compare each size with the file list of the repository. A smaller file was cut off; files of about 130 bytes are pointers.',
        commands: [bash('ls -lL <model_directory>/*.safetensors')],
      },
      {
        text: 'Check that the disk has room for the whole file.',
        commands: [bash('df -h <model_directory>')],
      },
      {
        text: 'Download files that were cut off again, from the start. Without `--force-download`, a file that exists may be skipped.',
        commands: [
          bash(
            'hf download <name> <file>.safetensors --local-dir <model_directory> --force-download',
          ),
        ],
      },
      {
        text: 'In a clone with pointers, fetch the real files.',
        commands: [bash('git lfs install', 'git lfs pull')],
      },
    ],
    verify: {
      text: 'The file opens.',
      commands: [
        bash(
          "python3 -c \"from safetensors import safe_open; print(len(list(safe_open('<file>.safetensors', 'np').keys())))\"",
        ),
      ],
    },
    sources: [
      {title: 'Safetensors: format', url: 'https://huggingface.co/docs/safetensors'},
      {
        title: 'Comfy-Org/ComfyUI issue 6744',
        url: 'https://github.com/Comfy-Org/ComfyUI/issues/6744',
      },
      DOWNLOAD,
    ],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      'safetensors_rust.SafetensorError: Error while deserializing header: MetadataIncompleteBuffer',
  },
  {
    id: 'hf-cache-permission',
    title: 'The model cache is not writable',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('There was a problem when trying to write in your cache folder'),
      message("Permission denied: '", '.cache/huggingface'),
      variant('PermissionError', "'/.cache"),
      variant("Permission denied: '/.cache"),
      variant('Permission denied', 'huggingface/hub'),
      variant('Check cache directory permissions'),
      variant('Permission denied', '/hub/models--'),
      variant('PermissionError', 'huggingface'),
    ],
    cause:
      'The process runs as a user other than the owner of the directory, often in a container without a home directory.',
    steps: [
      {
        text: 'See who owns it, and as whom the process runs.',
        commands: [bash('ls -ld "${HF_HOME:-$HOME/.cache/huggingface}"', 'id')],
      },
      {
        text: 'Choose a directory that the process can write to.',
        commands: [bash('export HF_HOME=<directory>')],
      },
      {
        text: 'Or make your user the owner of the directory.',
        commands: [bash('sudo chown -R "$(id -u):$(id -g)" <directory>')],
      },
    ],
    verify: {text: 'The download begins.'},
    sources: [VARIABLES],
    sample:
      "PermissionError: [Errno 13] Permission denied: '/home/ada/.cache/huggingface/hub/models--Qwen--Qwen3-0.6B'",
  },
  {
    id: 'hf-transfer-missing',
    title: 'The package for fast downloads is missing',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message("Fast download using 'hf_transfer' is enabled", 'package is not available'),
      variant("Fast download using 'hf_transfer' is enabled"),
    ],
    cause:
      'The `HF_HUB_ENABLE_HF_TRANSFER` variable is set, often by an image or a script, without the `hf_transfer` package.',
    steps: [
      {text: 'Switch it off.', commands: [bash('unset HF_HUB_ENABLE_HF_TRANSFER')]},
      {text: 'Or install the package.', commands: [bash('pip install hf_transfer')]},
    ],
    verify: {text: 'The download begins.'},
    sources: [VARIABLES],
    sample:
      "ValueError: Fast download using 'hf_transfer' is enabled (HF_HUB_ENABLE_HF_TRANSFER=1) but 'hf_transfer' package is not available in your environment. Try `pip install hf_transfer`.",
  },
  {
    id: 'hf-disk-space',
    title: 'The disk has too little space for the model',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Not enough free disk space to download the file'),
      variant('The expected file size is', 'only has', 'free disk space'),
      hint('huggingface', 'No space left on device'),
      variant('huggingface', 'No space left on device'),
      variant('/hub/models--', 'No space left on device'),
    ],
    cause:
      'The library compares the size of the file with the free space before it begins, but only warns. The download then fails when the disk is full.',
    steps: [
      {
        text: 'See what fills the disk, and delete models that you no longer need.',
        commands: [
          bash(
            'df -h "${HF_HOME:-$HOME/.cache/huggingface}"',
            'du -sh "${HF_HOME:-$HOME/.cache/huggingface}"/hub/* | sort -h',
          ),
        ],
      },
      {text: 'Or move the cache to a larger disk.', commands: [bash('export HF_HOME=<directory>')]},
    ],
    verify: {text: 'The download completes.'},
    sources: [VARIABLES],
    page: '/models/downloading-models#disk',
    sample:
      'UserWarning: Not enough free disk space to download the file. The expected file size is: 4976.70 MB. The target location /root/.cache/huggingface/hub only has 1201.33 MB free disk space.',
  },
  {
    id: 'hf-not-the-hub',
    title: 'The reply did not come from the hub',
    component: 'hugging-face',
    platforms: ALL,
    kamiwaza: false,
    messages: [
      message('Distant resource does not seem to be on huggingface.co'),
      variant('Distant resource does not have a Content-Length'),
    ],
    cause:
      'The reply lacks headers that the hub always sends. It came from a mirror that only redirects or drops them (`HF_ENDPOINT`), or from a proxy or login page in between.',
    steps: [
      {
        text: 'See whether a mirror or a proxy is set.',
        commands: [bash('env | grep -iE "HF_ENDPOINT|proxy"')],
      },
      {
        text: 'Send a request to the hub itself. The headers must contain `x-repo-commit`.',
        commands: [
          bash('curl -sI https://huggingface.co/<name>/resolve/main/config.json | grep -i x-repo'),
        ],
      },
      {text: 'Connect to the hub without the mirror.', commands: [bash('unset HF_ENDPOINT')]},
      {
        text: "If the header is missing without the mirror, too, ask the administrator of the proxy to let the hub's replies through unchanged.",
      },
    ],
    verify: {
      text: 'A file is downloaded.',
      commands: [bash('hf download <name> config.json')],
    },
    sources: [
      {
        title: 'huggingface/huggingface_hub pull request 1670',
        url: 'https://github.com/huggingface/huggingface_hub/pull/1670',
      },
      {
        title: 'padeoe/hf-mirror-site issue 56',
        url: 'https://github.com/padeoe/hf-mirror-site/issues/56',
      },
      VARIABLES,
    ],
    sample:
      'huggingface_hub.errors.FileMetadataError: Distant resource does not seem to be on huggingface.co. It is possible that a configuration issue prevents you from downloading resources from https://huggingface.co.',
  },
];
