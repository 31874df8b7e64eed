/** Weight formats of the memory calculator: how many bits one parameter takes. */
export interface WeightFormat {
  readonly id: string;
  readonly label: string;
  /** Bits of one parameter, least and most. */
  readonly bits: readonly [low: number, high: number];
  /** The most bits of one parameter in a file of an unknown model, which may keep more than its embedding at 16. */
  readonly mostBits?: number;
  /** Bits of one parameter of the embedding and the output layer, where they are stored with more. */
  readonly embeddingBits?: readonly [low: number, high: number];
  /** True if vLLM takes more than the file when it loads the weights. */
  readonly pads?: boolean;
  /** True for the levels of GGUF, which llama.cpp reads. */
  readonly gguf?: boolean;
  /**
   * True if files of the format can have a scale for each block of 128 weights, which several cards can only share as
   * whole blocks: most AWQ and GPTQ files, and some FP8 files. The calculator assumes them.
   */
  readonly blocks?: boolean;
}

/**
 * A GGUF level. Its bits per parameter are those of Llama 3.1 8B. Files of other models are up to 8 % smaller
 * or 7 % larger, because each model has another share of tensors that keep more bits. Small models can need
 * {@link SMALL_MODEL} more.
 */
function gguf(level: string, bits: number): WeightFormat {
  return {
    id: level.toLowerCase(),
    label: `GGUF ${level}`,
    bits: [bits * 0.92, bits * 1.07],
    gguf: true,
  };
}

/**
 * GGUF bits from https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/README.md, except Q3_K_M
 * and Q4_0, which follow from the file sizes of Llama 3.1 8B (4.02 and 4.66 GB for 8.03 billion parameters).
 * AWQ and GPTQ store a scale (and a zero point) for each group of 128 weights: 4.125 to 4.25 bits.
 * MXFP4 stores a scale for each 32 weights: 4.25 bits; the attention layers of gpt-oss keep 16 bits, and vLLM pads the
 * rest: it loads 13.72 GiB of gpt-oss-20b, which are 5.03 bits (`measured.ts` of the calculator has the log).
 * FP8 files may keep attention at 16 bits: Llama 3.1 405B takes 57.75 GiB on each of eight cards
 * (https://github.com/vllm-project/vllm/issues/6746).
 */
export const weightFormats: readonly WeightFormat[] = [
  {id: 'f32', label: '32 bit (F32)', bits: [32, 32]},
  {id: 'fp16', label: '16 bit (BF16, FP16)', bits: [16, 16]},
  {
    id: '8bit',
    label: '8 bit (FP8, INT8)',
    bits: [8, 8.125],
    embeddingBits: [8, 16],
    mostBits: 9.8,
    blocks: true,
  },
  {
    id: '4bit',
    label: '4 bit (AWQ, GPTQ)',
    bits: [4.125, 4.25],
    embeddingBits: [16, 16],
    blocks: true,
  },
  {id: 'mxfp4', label: '4 bit (MXFP4)', bits: [4.25, 5.05], embeddingBits: [8, 16], pads: true},
  {id: 'q8_0', label: 'GGUF Q8_0', bits: [8.5, 8.6], gguf: true},
  gguf('Q6_K', 6.5633),
  gguf('Q5_K_M', 5.7036),
  gguf('Q4_K_M', 4.8944),
  gguf('Q4_0', 4.643),
  gguf('Q3_K_M', 4.005),
  gguf('Q2_K', 3.1593),
];

/** llama.cpp stores 32 numbers of 8 bits with a scale of 16: https://github.com/ggml-org/llama.cpp/issues/11200. */
export const Q8_0_BITS = 8.5;

/**
 * KiB of cache for one token at 16 bits if nothing is known of a model: the least and the most of published ones.
 * Models without attention have none. DeepSeek V3 has the most, in an engine that does not use its latent attention:
 * 61 layers × 128 heads × (192 + 128) numbers (https://github.com/ggml-org/llama.cpp/pull/11397 has the log).
 */
export const UNKNOWN_CACHE = {low: 0, high: 4880} as const;

/**
 * The most parameters that embedding and output layer of an unknown model may have: `billions`, plus a share of all,
 * at most `most` of all. From vocabulary × hidden size, twice where they are not shared, of the models with the largest
 * vocabularies: 0.17 of 0.27 billion in Gemma 3 270M, 1.6 of 4.2 in Nemotron-Mini, 2.1 of 8.3 in Minitron 8B, 3.1 of
 * 104 in Command R+, 9.4 of 340 in Nemotron-4.
 */
export const EMBEDDING = {billions: 2, share: 0.023, most: 0.65} as const;

/**
 * Below this number of parameters, in billions, the levels of GGUF take up to `bits` more: rows that a level cannot
 * divide into its blocks are stored at a higher one. Gemma 3 1B takes 5.5 bits at Q2_K.
 */
export const SMALL_MODEL = {billions: 2, bits: 2.4, most: 8.6} as const;

/**
 * Memory of the engine on top of weights and cache, as a share of both, and the least of the high end on one card in
 * GiB. The shares are a rule of thumb. vLLM needs 1.45 GiB on a card with 8 GB for activations and its own data
 * (https://github.com/vllm-project/vllm/issues/13882); llama.cpp needs less.
 */
export const OVERHEAD = {low: 0.02, high: 0.1, least: {gguf: 0.6, other: 1.5}} as const;
