/** A term that pages use and do not explain each time. */
export interface Term {
  /** Anchor on the glossary page. */
  readonly id: string;
  /** As the glossary lists it. */
  readonly name: string;
  /** The words of a page that mean it, as written there; the name itself when absent. */
  readonly words?: readonly string[];
  /**
   * Where its words mean something else, so that no definition is shown: the beginnings of paths, below `docs` or with
   * `sdk/`.
   */
  readonly notOn?: readonly string[];
  /** One or two sentences, plain text. */
  readonly definition: string;
  /** Page that tells more: a file below `docs`, with its anchor. */
  readonly more?: string;
}

/**
 * The terms, in the order of the alphabet. What is said about Kamiwaza is said on the page behind `more`, too; the
 * rest is general knowledge of the field.
 */
export const glossary: readonly Term[] = [
  {
    id: 'app-garden',
    name: 'App Garden',
    definition: 'The part of Kamiwaza that starts apps, as containers, from templates.',
    more: 'app-garden.mdx',
  },
  {
    id: 'awq',
    name: 'AWQ',
    definition:
      'Activation-aware weight quantization: a way to store the weights of a model with 4 bits each.',
    more: 'models/will-it-fit.mdx#formula',
  },
  {
    id: 'batch',
    name: 'Batch',
    words: ['batch'],
    definition: 'Requests that an engine processes together, to use the hardware better.',
    notOn: ['sdk/current/services/embedding', 'sdk/services/embedding'],
  },
  {
    id: 'chunk',
    name: 'Chunk',
    words: ['chunk', 'chunks'],
    definition: 'A piece of a text, with its place in the source. Document search works on chunks.',
    more: 'data-engine.mdx#chunk-size',
  },
  {
    id: 'collection',
    name: 'Collection',
    words: ['collection', 'collections'],
    definition: 'A named table of vectors in a vector database.',
    more: 'data-engine.mdx#vector-store',
  },
  {
    id: 'context-length',
    name: 'Context length',
    words: ['context length', 'context window'],
    definition:
      'How many tokens a model can use at once: the prompt, the history and the answer together.',
    more: 'models/will-it-fit.mdx#too-large',
  },
  {
    id: 'deployment',
    name: 'Deployment',
    definition:
      'A running service of one model with one configuration. It has one or more instances.',
    words: ['deployment', 'deployments'],
    more: 'models/deployment.mdx',
    notOn: ['app-garden', 'sdk/current/services/apps', 'sdk/current/services/tools'],
  },
  {
    id: 'embedding',
    name: 'Embedding',
    words: ['embedding', 'embeddings'],
    definition:
      'A list of numbers, also called a vector, that represents the meaning of a text. Similar texts have similar numbers.',
    more: 'data-engine.mdx#embedding',
  },
  {
    id: 'engine',
    name: 'Engine',
    words: ['inference engine', 'engine', 'engines'],
    definition: 'The software that loads a model and answers requests, such as vLLM or llama.cpp.',
    more: 'models/overview.mdx#the-engines',
    notOn: [
      'data-engine',
      'architecture/components',
      'sdk/current/services/vectordb',
      'sdk/services/vectordb',
    ],
  },
  {
    id: 'gguf',
    name: 'GGUF',
    definition:
      'The file format of llama.cpp. One file, or one set of numbered parts, is a complete model in one quantization.',
    more: 'models/overview.mdx#format-hardware-and-engine',
  },
  {
    id: 'instance',
    name: 'Instance',
    words: ['instance', 'instances'],
    definition: 'One copy of a deployment on a node.',
    more: 'models/deployment.mdx#instances',
    notOn: ['installation/', 'operate/'],
  },
  {
    id: 'kv-cache',
    name: 'KV cache',
    definition:
      'Memory in which an engine keeps the keys and values of the tokens it has read. It grows with the context and the number of requests.',
    more: 'models/will-it-fit.mdx#formula',
  },
  {
    id: 'lb-port',
    name: 'lb_port',
    words: ['lb_port', '<lb_port>'],
    definition:
      'The port of a deployment: where programs call the model. The web UI shows it in the Port column.',
    more: 'models/deployment.mdx#find-the-port',
  },
  {
    id: 'mlx',
    name: 'MLX',
    definition: 'An engine for Apple silicon. Models made for it are called MLX variants.',
    more: 'models/overview.mdx#mlx',
  },
  {
    id: 'node',
    name: 'Node',
    words: ['node', 'nodes'],
    definition: 'One machine that runs Kamiwaza. A cluster has several.',
    more: 'architecture/overview.mdx#one-node-or-a-cluster',
  },
  {
    id: 'quantization',
    name: 'Quantization',
    words: ['quantization', 'quantizations', 'quantized'],
    definition:
      'Storing the weights of a model with fewer bits each. The model needs less memory, and its answers get a little worse.',
    more: 'models/overview.mdx#quantization',
  },
  {
    id: 'rag',
    name: 'RAG',
    words: ['RAG', 'retrieval-augmented generation'],
    definition:
      'Retrieval-augmented generation: a program finds passages in your documents and gives them to a model together with the question.',
    more: 'use-cases/building-a-rag-pipeline.mdx',
  },
  {
    id: 'safetensors',
    name: 'Safetensors',
    definition:
      'A file format for the weights of a model. All files of a repository belong together.',
    more: 'models/overview.mdx#format-hardware-and-engine',
  },
  {
    id: 'tensor-parallelism',
    name: 'Tensor parallelism',
    words: ['tensor parallelism'],
    definition:
      'Splitting each layer of a model across several GPUs that compute together. For vLLM, the config key tensor_parallel_size sets the number of GPUs.',
    more: 'models/deployment.mdx#two-gpus',
  },
  {
    id: 'token',
    name: 'Token',
    words: ['tokens'],
    definition:
      'The unit of text that a model reads and writes: a short word or part of a word. An access token is something else: it proves who you are.',
    notOn: [
      'operate/',
      'architecture/components',
      'models/which-error',
      'sdk/api-reference',
      'sdk/current/api/reference',
      'sdk/current/services/auth',
      'sdk/services/auth',
      'sdk/intro',
    ],
  },
  {
    id: 'urn',
    name: 'URN',
    words: ['URN', 'URNs'],
    definition: 'The unique name of a dataset in the catalog, such as urn:li:dataset:(…).',
    more: 'data-engine.mdx#catalog',
  },
  {
    id: 'vector-database',
    name: 'Vector database',
    words: ['vector database', 'vector store'],
    definition: 'A database that finds the entries whose embeddings are closest to a given one.',
    more: 'data-engine.mdx#vector-store',
  },
  {
    id: 'vram',
    name: 'VRAM',
    words: ['VRAM', 'GPU memory'],
    definition:
      'The memory of a graphics card. With vLLM, a model has to fit into it; llama.cpp can leave a part in RAM, which is slower.',
    more: 'models/will-it-fit.mdx',
  },
  {
    id: 'wsl',
    name: 'WSL',
    definition:
      'Windows Subsystem for Linux: runs Linux inside Windows. Kamiwaza on Windows runs in a WSL 2 instance.',
    more: 'installation/windows_installation.mdx',
  },
];
