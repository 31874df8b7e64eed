/** Facts of a public model, from its config.json. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  /** All parameters, in billions. A mixture of experts keeps all of them in memory. */
  readonly billions: number;
  /** Parameters used for one token, in billions; only for a mixture of experts. */
  readonly active?: number;
  readonly layers: number;
  /** Attention heads. */
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDimension: number;
  /** Width of the feed-forward blocks, or of one expert (`intermediate_size`, `moe_intermediate_size`). */
  readonly intermediate: number;
  /** Layers that look back at most `window` tokens, where the model has some. */
  readonly sliding?: {readonly layers: number; readonly window: number};
  /** Parameters of the embedding and the output layer, in billions. */
  readonly embedding: number;
  /** Parameters of the part for images, in billions. Files in GGUF don't have it. */
  readonly vision?: number;
  /** The longest context that this version is made for, in tokens. Others of the same name may read more. */
  readonly context: number;
  /** The weight format that the calculator starts with. */
  readonly format: string;
  /** True where the publisher offers the weights in `format` only. */
  readonly onlyFormat?: boolean;
  /** The config.json. */
  readonly source: string;
}

const config = (repository: string): string =>
  `https://huggingface.co/${repository}/blob/main/config.json`;

/** Embedding and output layer: vocabulary × hidden size, twice where they are not shared. In billions. */
const untied = (vocabulary: number, hidden: number): number => (2 * vocabulary * hidden) / 1e9;
const tied = (vocabulary: number, hidden: number): number => (vocabulary * hidden) / 1e9;

/** The part for images of Gemma 3, in billions: 417 million of SigLIP and 3 to 6 million that connect it. */
const GEMMA_VISION = 0.42;

function shape(
  layers: number,
  heads: number,
  kvHeads: number,
  headDimension: number,
  intermediate: number,
): Pick<Preset, 'layers' | 'heads' | 'kvHeads' | 'headDimension' | 'intermediate'> {
  return {layers, heads, kvHeads, headDimension, intermediate};
}

const LLAMA_8B = {
  billions: 8.03,
  ...shape(32, 32, 8, 128, 14_336),
  embedding: untied(128_256, 4096),
  context: 131_072,
  format: 'q4_k_m',
} as const;

const LLAMA_70B = {
  billions: 70.55,
  ...shape(80, 64, 8, 128, 28_672),
  embedding: untied(128_256, 8192),
  context: 131_072,
  format: '4bit',
} as const;

/** Models that the calculator knows, by family and size. */
export const presets: readonly Preset[] = [
  {
    id: 'llama-3.1-8b',
    label: 'Llama 3.1 8B',
    ...LLAMA_8B,
    source: config('meta-llama/Llama-3.1-8B-Instruct'),
  },
  {
    id: 'llama-3.1-70b',
    label: 'Llama 3.1 70B',
    ...LLAMA_70B,
    source: config('meta-llama/Llama-3.1-70B-Instruct'),
  },
  {
    id: 'llama-3.3-70b',
    label: 'Llama 3.3 70B',
    ...LLAMA_70B,
    source: config('meta-llama/Llama-3.3-70B-Instruct'),
  },
  {
    id: 'qwen3-0.6b',
    label: 'Qwen3 0.6B',
    billions: 0.596,
    ...shape(28, 16, 8, 128, 3072),
    embedding: tied(151_936, 1024),
    context: 40_960,
    format: 'q6_k',
    source: config('Qwen/Qwen3-0.6B'),
  },
  {
    id: 'qwen3-4b',
    label: 'Qwen3 4B',
    billions: 4.022,
    ...shape(36, 32, 8, 128, 9728),
    embedding: tied(151_936, 2560),
    context: 40_960,
    format: 'q4_k_m',
    source: config('Qwen/Qwen3-4B'),
  },
  {
    id: 'qwen3-8b',
    label: 'Qwen3 8B',
    billions: 8.191,
    ...shape(36, 32, 8, 128, 12_288),
    embedding: untied(151_936, 4096),
    context: 40_960,
    format: 'q4_k_m',
    source: config('Qwen/Qwen3-8B'),
  },
  {
    id: 'qwen3-32b',
    label: 'Qwen3 32B',
    billions: 32.76,
    ...shape(64, 64, 8, 128, 25_600),
    embedding: untied(151_936, 5120),
    context: 40_960,
    format: '4bit',
    source: config('Qwen/Qwen3-32B'),
  },
  {
    id: 'qwen3-30b-a3b',
    label: 'Qwen3 30B-A3B',
    billions: 30.53,
    active: 3.3,
    ...shape(48, 32, 4, 128, 768),
    embedding: untied(151_936, 2048),
    context: 40_960,
    format: 'q4_k_m',
    source: config('Qwen/Qwen3-30B-A3B'),
  },
  {
    id: 'mistral-7b',
    label: 'Mistral 7B v0.3',
    billions: 7.248,
    ...shape(32, 32, 8, 128, 14_336),
    embedding: untied(32_768, 4096),
    context: 32_768,
    format: 'q4_k_m',
    source: config('mistralai/Mistral-7B-Instruct-v0.3'),
  },
  {
    id: 'mistral-small-24b',
    label: 'Mistral Small 24B (2501)',
    billions: 23.57,
    ...shape(40, 32, 8, 128, 32_768),
    embedding: untied(131_072, 5120),
    context: 32_768,
    format: 'q4_k_m',
    source: config('mistralai/Mistral-Small-24B-Instruct-2501'),
  },
  {
    id: 'mixtral-8x7b',
    label: 'Mixtral 8x7B',
    billions: 46.7,
    active: 12.9,
    ...shape(32, 32, 8, 128, 14_336),
    embedding: untied(32_000, 4096),
    context: 32_768,
    format: '4bit',
    source: config('mistralai/Mixtral-8x7B-Instruct-v0.1'),
  },
  {
    id: 'gemma-3-4b',
    label: 'Gemma 3 4B',
    billions: 4.3,
    ...shape(34, 8, 4, 256, 10_240),
    sliding: {layers: 29, window: 1024},
    vision: GEMMA_VISION,
    embedding: tied(262_208, 2560),
    context: 131_072,
    format: 'q4_k_m',
    source: config('google/gemma-3-4b-it'),
  },
  {
    id: 'gemma-3-12b',
    label: 'Gemma 3 12B',
    billions: 12.19,
    ...shape(48, 16, 8, 256, 15_360),
    sliding: {layers: 40, window: 1024},
    vision: GEMMA_VISION,
    embedding: tied(262_208, 3840),
    context: 131_072,
    format: 'q4_k_m',
    source: config('google/gemma-3-12b-it'),
  },
  {
    id: 'gemma-3-27b',
    label: 'Gemma 3 27B',
    billions: 27.43,
    ...shape(62, 32, 16, 128, 21_504),
    sliding: {layers: 52, window: 1024},
    vision: GEMMA_VISION,
    embedding: tied(262_208, 5376),
    context: 131_072,
    format: 'q4_k_m',
    source: config('google/gemma-3-27b-it'),
  },
  {
    id: 'deepseek-r1-llama-8b',
    label: 'DeepSeek-R1-Distill-Llama 8B',
    ...LLAMA_8B,
    source: config('deepseek-ai/DeepSeek-R1-Distill-Llama-8B'),
  },
  {
    id: 'deepseek-r1-qwen-14b',
    label: 'DeepSeek-R1-Distill-Qwen 14B',
    billions: 14.77,
    ...shape(48, 40, 8, 128, 13_824),
    embedding: untied(152_064, 5120),
    context: 131_072,
    format: 'q4_k_m',
    source: config('deepseek-ai/DeepSeek-R1-Distill-Qwen-14B'),
  },
  {
    id: 'gpt-oss-20b',
    label: 'gpt-oss-20b',
    billions: 20.91,
    active: 3.6,
    ...shape(24, 64, 8, 64, 2880),
    sliding: {layers: 12, window: 128},
    embedding: untied(201_088, 2880),
    context: 131_072,
    format: 'mxfp4',
    onlyFormat: true,
    source: config('openai/gpt-oss-20b'),
  },
  {
    id: 'gpt-oss-120b',
    label: 'gpt-oss-120b',
    billions: 116.83,
    active: 5.1,
    ...shape(36, 64, 8, 64, 2880),
    sliding: {layers: 18, window: 128},
    embedding: untied(201_088, 2880),
    context: 131_072,
    format: 'mxfp4',
    onlyFormat: true,
    source: config('openai/gpt-oss-120b'),
  },
  {
    id: 'phi-4',
    label: 'Phi-4 14B',
    billions: 14.66,
    ...shape(40, 40, 10, 128, 17_920),
    embedding: untied(100_352, 5120),
    context: 16_384,
    format: 'q4_k_m',
    source: config('microsoft/phi-4'),
  },
];
