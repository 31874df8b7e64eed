import {fold} from './text.ts';
import {STOP_WORDS} from './words.ts';

/** A group of expressions readers use for one thing. */
interface SynonymGroup {
  /** How well a page about one answers another: 1 means the same thing. */
  readonly quality: number;
  readonly words: readonly string[];
}

/**
 * Readers' words and the docs' words. Every member of a group finds pages that have another member. Phrases
 * are recognised in a query word by word, stop words included.
 */
export const SYNONYMS: readonly SynonymGroup[] = [
  {
    quality: 0.9,
    words: [
      'air-gapped',
      'airgap',
      'offline',
      'no internet',
      'disconnected',
      'without internet',
      'isolated network',
    ],
  },
  {quality: 0.8, words: ['glossary', 'dictionary', 'terminology']},
  {quality: 0.8, words: ['min', 'minimum', 'minimal']},
  {quality: 0.8, words: ['max', 'maximum']},
  {quality: 0.9, words: ['ram', 'memory', 'system memory', 'main memory']},
  {quality: 0.9, words: ['vram', 'gpu memory', 'video memory', 'graphics memory']},
  {quality: 0.85, words: ['gpu', 'graphics card', 'video card', 'accelerator', 'graphics']},
  {quality: 0.55, words: ['vram', 'graphics card', 'video card']},
  {
    quality: 0.7,
    words: ['kubernetes', 'k8s', 'orchestration', 'orchestrator', 'docker swarm', 'helm'],
  },
  {quality: 0.9, words: ['login', 'log in', 'sign in', 'signin', 'log on', 'logon', 'sign on']},
  {quality: 0.8, words: ['auth', 'authentication', 'authenticate', 'login']},
  {
    quality: 0.6,
    words: [
      'authorization',
      'permissions',
      'rights',
      'privileges',
      'roles',
      'access control',
      'rbac',
    ],
  },
  {quality: 0.7, words: ['reset', 'change', 'forgot', 'forgotten', 'lost']},
  {quality: 0.75, words: ['password', 'credentials', 'passphrase', 'passwd']},
  {quality: 0.75, words: ['crash', 'crashed', 'crashes', 'exited', 'dies', 'died', 'killed']},
  {quality: 0.65, words: ['crash', 'fail', 'failed', 'failure', 'error', 'fault', 'broken']},
  {
    quality: 0.75,
    words: [
      'delete',
      'remove',
      'uninstall',
      'removal',
      'get rid',
      'erase',
      'wipe',
      'drop',
      'throw away',
      'discard',
    ],
  },
  {quality: 0.7, words: ['ports', 'port', 'firewall']},
  {quality: 0.85, words: ['update', 'upgrade', 'newer version', 'migrate']},
  {quality: 0.85, words: ['install', 'setup', 'set up', 'installation', 'installer']},
  {quality: 0.8, words: ['mac', 'macos', 'osx', 'os x', 'apple', 'macbook', 'darwin']},
  {quality: 0.75, words: ['apple silicon', 'm1', 'm2', 'm3', 'm4', 'mlx', 'metal']},
  {quality: 0.8, words: ['windows', 'win11', 'win']},
  {quality: 0.7, words: ['wsl', 'wsl2', 'linux on windows', 'subsystem']},
  {quality: 0.8, words: ['linux', 'ubuntu', 'debian', 'deb']},
  {
    quality: 0.7,
    words: ['linux', 'fedora', 'rhel', 'red hat', 'centos', 'suse', 'arch linux', 'distro'],
  },
  {
    quality: 0.75,
    words: ['disk', 'storage', 'disk space', 'ssd', 'drive', 'hard drive', 'hard disk'],
  },
  {quality: 0.85, words: ['certificate', 'cert', 'tls', 'ssl', 'https', 'encrypted', 'encryption']},
  {
    quality: 0.75,
    words: [
      'slow',
      'latency',
      'lag',
      'performance',
      'sluggish',
      'takes forever',
      'takes ages',
      'speed',
    ],
  },
  {quality: 0.75, words: ['stuck', 'hangs', 'hang', 'hanging', 'frozen', 'freeze', 'freezes']},
  {quality: 0.85, words: ['oom', 'out of memory', 'memory exhausted', 'insufficient memory']},
  {quality: 0.75, words: ['insufficient', 'not enough', 'exceeds', 'too small', 'lack']},
  {
    quality: 0.8,
    words: ['logs', 'log', 'log files', 'logfile', 'logfiles', 'logging', 'journalctl'],
  },
  {quality: 0.8, words: ['start', 'launch', 'run', 'boot', 'bring up']},
  {
    quality: 0.8,
    words: ['stop', 'shut down', 'shutdown', 'terminate', 'halt', 'kill', 'switch off', 'turn off'],
  },
  {quality: 0.7, words: ['deploy', 'serve', 'host', 'serving', 'deployment']},
  {quality: 0.7, words: ['download', 'pull', 'fetch', 'get model']},
  {
    quality: 0.8,
    words: [
      'vector database',
      'vectordb',
      'vector db',
      'vector store',
      'milvus',
      'embeddings database',
    ],
  },
  {quality: 0.7, words: ['chatbot', 'chat', 'assistant']},
  {
    quality: 0.85,
    words: [
      'rag',
      'retrieval augmented generation',
      'ask documents',
      'own documents',
      'document qa',
    ],
  },
  {
    quality: 0.8,
    words: ['notebook', 'notebooks', 'jupyter', 'jupyterlab', 'jupyterhub', 'lab', 'labs'],
  },
  {
    quality: 0.8,
    words: ['job', 'jobs', 'career', 'careers', 'hiring', 'vacancy', 'open positions', 'work at'],
  },
  {quality: 0.7, words: ['engine', 'inference server', 'inference engine', 'runtime', 'backend']},
  {
    quality: 0.85,
    words: ['requirements', 'prerequisites', 'specs', 'minimum hardware', 'hardware requirements'],
  },
  {
    quality: 0.8,
    words: ['model size', 'parameters', 'quantization', 'quantisation', 'quant', 'quants', 'gguf'],
  },
  {quality: 0.75, words: ['backup', 'back up', 'restore', 'disaster recovery', 'snapshot']},
  {
    quality: 0.85,
    words: [
      'tools',
      'tool shed',
      'mcp',
      'mcp server',
      'mcp servers',
      'model context protocol',
      'tool server',
    ],
  },
  {quality: 0.75, words: ['tarball', 'archive', 'bundle', 'tar.gz', 'package']},
  {quality: 0.7, words: ['status', 'state', 'health']},
  {quality: 0.75, words: ['insert', 'upsert', 'add vectors']},
  {quality: 0.8, words: ['verify', 'verification', 'validate', 'validation']},
  {quality: 0.75, words: ['compare', 'comparison', 'comparing', 'evaluate', 'evaluation', 'eval']},
  {quality: 0.9, words: ['genai', 'gen ai', 'generative ai', 'generative']},
  {quality: 0.65, words: ['gpu', 'graphics card', 'card', 'cards']},
  {quality: 0.75, words: ['too large', 'too big', 'larger than', 'exceeds']},
  {quality: 0.75, words: ['javascript', 'typescript']},
  {quality: 0.7, words: ['reboot', 'boot', 'autostart', 'start automatically', 'starts by itself']},
  {quality: 0.8, words: ['app', 'apps', 'application', 'applications']},
  {quality: 0.8, words: ['support', 'help', 'contact', 'discord', 'ticket']},
  {
    quality: 0.75,
    words: ['env var', 'env vars', 'environment variable', 'environment variables', 'env'],
  },
  {quality: 0.8, words: ['folder', 'directory', 'directories', 'path', 'paths', 'location']},
  {quality: 0.75, words: ['url', 'address', 'endpoint', 'base url']},
  {
    quality: 0.75,
    words: ['cluster', 'multi node', 'multiple nodes', 'multinode', 'several machines'],
  },
  {quality: 0.8, words: ['node', 'nodes', 'worker', 'server', 'machine', 'host']},
  {
    quality: 0.75,
    words: ['machine', 'host', 'computer', 'pc', 'laptop', 'notebook computer', 'workstation'],
  },
  {quality: 0.8, words: ['licence', 'license', 'licensing', 'license key']},
  {quality: 0.75, words: ['license key', 'serial number', 'product key', 'activation key']},
  {quality: 0.8, words: ['organisation', 'organization', 'tenant', 'org']},
  {quality: 0.8, words: ['user', 'users', 'account', 'accounts']},
  {quality: 0.8, words: ['colleague', 'coworker', 'teammate']},
  {quality: 0.8, words: ['price', 'pricing', 'cost', 'fee']},
  {
    quality: 0.75,
    words: ['config', 'configuration', 'configure', 'settings', 'options', 'parameters'],
  },
  {quality: 0.75, words: ['architecture', 'design', 'how it is built', 'diagram']},
  {quality: 0.8, words: ['context', 'context length', 'context window', 'max_model_len']},
  {quality: 0.7, words: ['split', 'chunk', 'chunks', 'chunking', 'split text']},
  {quality: 0.75, words: ['dataset', 'datasets', 'data set', 'data sets']},
  {quality: 0.8, words: ['web interface', 'ui', 'gui', 'web ui', 'screen', 'dashboard']},
  {quality: 0.8, words: ['huggingface', 'hugging face', 'hf', 'hub']},
  {quality: 0.8, words: ['llama.cpp', 'llamacpp', 'llama cpp']},
  {
    quality: 0.8,
    words: ['cockroachdb', 'cockroach', 'sql database', 'relational database', 'postgres'],
  },
  {quality: 0.8, words: ['api', 'rest', 'rest api', 'http api', 'openapi', 'swagger']},
  {
    quality: 0.8,
    words: ['sdk', 'python client', 'python library', 'python package', 'client library'],
  },
  {
    quality: 0.8,
    words: ['beginner', 'beginners', 'novice', 'newcomer', 'simple mode', 'easy mode'],
  },
  {quality: 0.75, words: ['error', 'errors', 'exception', 'exceptions']},
  {quality: 0.75, words: ['script', 'program', 'sample code', 'code sample', 'snippet']},
  {
    quality: 0.75,
    words: [
      'broken',
      'does not work',
      'doesnt work',
      'not working',
      'wont work',
      'stopped working',
    ],
  },
  {
    quality: 0.75,
    words: ['audit', 'audit log', 'audit trail', 'activity', 'history', 'recent activity'],
  },
  {
    quality: 0.75,
    words: ['company', 'who makes', 'vendor', 'about us', 'founders', 'founder', 'founded', 'ceo'],
  },
  {
    quality: 0.85,
    words: ['cpu', 'cpu only', 'no gpu', 'without gpu', 'without a gpu', 'without graphics card'],
  },
  {quality: 0.85, words: ['swagger', 'swagger ui', 'openapi', 'api docs', 'api documentation']},
  {quality: 0.85, words: ['email', 'e-mail', 'mail']},
  {quality: 0.75, words: ['model', 'llm']},
  {quality: 0.75, words: ['llm', 'language model', 'large language model']},
  {
    quality: 0.65,
    words: ['identity provider', 'idp', 'sso', 'single sign on', 'oauth', 'oidc', 'saml', 'ldap'],
  },
  {quality: 0.65, words: ['identity provider', 'okta', 'auth0', 'azure ad', 'active directory']},
  {quality: 0.7, words: ['bug', 'defect', 'fault']},
  {
    quality: 0.8,
    words: [
      'nearest neighbor',
      'nearest neighbors',
      'similarity search',
      'semantic search',
      'vector search',
    ],
  },
  {quality: 0.65, words: ['metric', 'distance', 'inner product', 'dot product', 'cosine', 'l2']},
  {
    quality: 0.75,
    words: ['load test', 'load testing', 'stress test', 'stress testing', 'benchmark'],
  },
  {quality: 0.75, words: ['copies', 'replicas', 'scale', 'scaling', 'scale out', 'autoscaling']},
  {quality: 0.8, words: ['concurrent', 'concurrency', 'parallel', 'simultaneous', 'at once']},
  {
    quality: 0.7,
    words: ['reverse proxy', 'proxy', 'ingress', 'load balancer', 'gateway', 'nginx'],
  },
  {quality: 0.95, words: ['lifecycle', 'life cycle']},
  {
    quality: 0.7,
    words: ['unreachable', 'reach', 'connect', 'connection refused', 'does not open'],
  },
  {quality: 0.75, words: ['fine tune', 'finetune', 'fine tuned', 'own weights', 'train']},
  {quality: 0.75, words: ['async', 'asynchronous', 'await', 'coroutines', 'synchronous']},
  {quality: 0.75, words: ['deactivate', 'disable', 'suspend', 'lock', 'is_active']},
  {quality: 0.8, words: ['current user', 'who am i', 'whoami']},
  {quality: 0.65, words: ['nvidia', 'geforce', 'rtx', 'gtx']},
  {quality: 0.7, words: ['amd', 'radeon', 'rocm']},
  {quality: 0.8, words: ['compose', 'docker compose', 'compose file']},
  {quality: 0.6, words: ['docker', 'podman', 'containerd']},
  {quality: 0.65, words: ['quota', 'rate limit', 'rate limiting', 'throttle', 'throttling']},
  {quality: 0.75, words: ['timeout', 'timed out', 'times out', 'too long']},
  {quality: 0.75, words: ['corrupt', 'corrupted', 'damaged', 'incomplete', 'unreadable']},
  {quality: 0.7, words: ['missing', 'not found', 'not find', 'absent']},
  {quality: 0.7, words: ['denied', 'forbidden', '403', 'refused', 'rejects', 'rejected']},
  {quality: 0.7, words: ['unauthorized', '401', 'authentication failed', 'not logged in']},
  {
    quality: 0.65,
    words: [
      'wrong answer',
      'wrong answers',
      'hallucination',
      'hallucinates',
      'garbage',
      'nonsense',
    ],
  },
  {quality: 0.8, words: ['expire', 'expires', 'expiry', 'expiration', 'lifetime', 'expires_in']},
  {quality: 0.8, words: ['downgrade', 'rollback', 'roll back', 'revert']},
  {quality: 0.7, words: ['hostname', 'host name', 'domain', 'fqdn', 'dns']},
  {quality: 0.8, words: ['retry', 'retries', 'try again', 'attempt']},
  {quality: 0.65, words: ['poll', 'polling', 'wait', 'wait until']},
  {quality: 0.65, words: ['monitoring', 'monitor', 'observability', 'metrics', 'prometheus']},
  {quality: 0.75, words: ['enterprise', 'enterprise edition', 'commercial']},
  {quality: 0.75, words: ['community', 'community edition', 'free version', 'free']},
];

/** An expression, split into the words that a query is matched against. */
export interface Expression {
  readonly words: readonly string[];
  readonly quality: number;
}

function normalise(expression: string): string[] {
  return expression
    .split(' ')
    .map((word) => fold(word).replace(/[-_.]/g, ''))
    .filter((word) => word !== '');
}

/** Readers' expressions by their first word; each with its synonyms. */
export type SynonymTable = ReadonlyMap<
  string,
  readonly {readonly words: readonly string[]; readonly alternatives: readonly Expression[]}[]
>;

/**
 * Turns groups of synonyms into a table that is looked up word by word.
 *
 * @param groups - the groups; {@link SYNONYMS} unless a test passes its own
 */
export function synonymTable(groups: readonly SynonymGroup[] = SYNONYMS): SynonymTable {
  const byExpression = new Map<string, {words: string[]; alternatives: Map<string, Expression>}>();
  for (const {words: expressions, quality} of groups) {
    const normalised = expressions.map(normalise);
    for (const own of normalised) {
      const key = own.join(' ');
      const entry = byExpression.get(key) ?? {
        words: own,
        alternatives: new Map<string, Expression>(),
      };
      byExpression.set(key, entry);
      for (const other of normalised) {
        const otherKey = other.join(' ');
        // Stop words are not indexed: `no internet` is recognised, but cannot be searched for.
        if (otherKey === key || other.some((word) => STOP_WORDS.has(word))) continue;
        const known = entry.alternatives.get(otherKey);
        if (!known || known.quality < quality) {
          entry.alternatives.set(otherKey, {words: other, quality});
        }
      }
    }
  }
  const table = new Map<string, {words: string[]; alternatives: Expression[]}[]>();
  for (const {words, alternatives} of byExpression.values()) {
    const first = words[0];
    if (first === undefined) continue;
    const list = table.get(first) ?? [];
    list.push({words, alternatives: [...alternatives.values()]});
    table.set(first, list);
  }
  // Longest first: `log in` before `log`.
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
}
