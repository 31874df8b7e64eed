import type {Verdict} from './estimate.ts';

export const TEXTS = {
  region: 'Will it fit',
  answer: 'Result',
  gb: 'GB',
  gib: 'GiB',
  form: 'Model, load and hardware',
  mode: 'Question',
  modes: {model: 'Does this model fit?', card: 'What fits on my hardware?'},
  withoutScript:
    'The calculator needs JavaScript. Without it, this is the result for its first example; the formula and more worked examples are below.',

  groups: {
    model: 'Model',
    load: 'Load',
    hardware: 'Hardware',
    cache: 'KV cache per token (optional)',
  },
  fields: {
    model: 'Model',
    billions: 'Parameters in billions',
    format: 'Weights',
    fileSize: 'Weight files in GB (optional)',
    context: 'Context length in tokens',
    requests: 'Concurrent requests',
    cacheBits: 'KV-cache precision',
    perToken: 'KiB at 16-bit',
    layers: 'Layers',
    kvHeads: 'KV heads',
    headDimension: 'Head dimension',
    card: 'Card or machine',
    cards: 'Number of cards',
    memory: 'Memory in GiB',
  },
  ownModel: 'My own numbers',
  smallestCard: 'The smallest that fits',
  bits: (bits: number) => `${String(bits)} bit`,

  required: 'Enter a number.',
  notNumber: 'Enter a number, such as 7.5 or 7,5.',
  /** A comma before three digits separates thousands or decimals. */
  ambiguous: (whole: string, decimal: string) =>
    `Enter ${whole} or ${decimal}: the comma can mean either.`,
  notWhole: (examples: string) => `Enter a whole number, such as ${examples}.`,
  outside: (least: string, most: string) => `Enter a number from ${least} to ${most}.`,
  mib: 'To enter the MiB that nvidia-smi shows, add the unit: 24564 MiB.',
  unlisted: 'NVFP4, or another GGUF level? Choose the nearest format and enter the file size.',
  smaller:
    'L4, A10, T4, L40S and B200 have about 6% less: choose Another GPU and enter the MiB that nvidia-smi shows.',
  parameters: (count: string, unit: 'million' | 'billion') => `${count} ${unit} parameters`,
  file: (count: string) => `${count} GB`,
  tokens: (count: string) => `${count} tokens`,
  requests: (count: string, one: boolean) => `${count} ${one ? 'request' : 'requests'}`,
  kib: (count: string) => `${count} KiB per token`,
  memory: (count: string) => `${count} GiB`,
  fromPreset: (model: string) => `from ${model}`,
  same: (model: string) => `The numbers are still those of ${model}.`,
  changed: (model: string) => `Changed from ${model}.`,
  cleared: (model: string) =>
    `Changed from ${model}. Its layers, KV heads and head dimension were cleared, because they belong to another model size.`,
  weightsNow: (format: string) => `Weights is now ${format}.`,
  reset: (model: string) => `Back to ${model}`,
  eitherOr:
    'Enter KiB, or the three numbers from the model’s config.json. Count only layers with attention. If the file has kv_lora_rank, see Latent attention below; if it has linear or Mamba layers, see Hybrid models.',
  partly: (missing: readonly string[]) =>
    `Fill in all three or none: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} empty, so the others are not used.`,
  fromArchitecture: (size: string) => `${size}, from the three numbers`,
  unknown: (least: string, most: string) =>
    `The KV cache per token is not known. Published models need ${least} to ${most} KiB, which is the range above.`,
  askSize: (most: string) =>
    `The embedding and the output layer may keep 16 bits. The high end assumes ${most} billion parameters for them. For a narrower range, enter the size of all weight files of the one format that you load.`,
  incomplete: (fields: readonly string[]) =>
    `Part of this address could not be read and was ignored.${fields.length > 0 ? ` Check: ${fields.join(', ')}.` : ''}`,
  stale: (fields: string) =>
    `Correct the marked field: ${fields}. The result is for the last valid numbers.`,
  /** What a screen reader says about a field: its name and what is wrong. */
  wrong: (field: string, problem: string) => `${field}: ${problem}`,

  verdicts: {fits: 'Fits', tight: 'Tight', no: 'No', unknown: '?'} satisfies Record<
    Verdict,
    string
  >,
  smallest: (machine: string) => `Smallest listed hardware that fits: ${machine}.`,
  smallestUnknown:
    'Which hardware fits depends on the KV cache. Enter the layers, the KV heads and the head dimension.',
  nothing: 'Doesn’t fit on any listed machine.',
  heads: {
    attention: 'attention heads',
    kv: 'KV heads',
  },
  /** Why a model cannot be split: `10 KV heads`, `four 16 GB GPUs` or `4 or 8 cards`. */
  uneven: (heads: string, cards: string) => `vLLM can’t divide ${heads} evenly among ${cards}.`,
  unevenBlocks: (width: string, cards: string) =>
    `vLLM can’t divide ${width} columns into whole blocks of 128 among ${cards}. Most AWQ and GPTQ files, and some FP8 files, have such blocks.`,
  checkHeads:
    'Before you choose several cards, check the config.json: for vLLM, the number of attention heads (num_attention_heads) must be divisible by the number of cards.',
  checkKvHeads:
    'The number of KV heads (num_key_value_heads) must be divisible by the number of cards, or the reverse.',
  checkBlocks:
    'Most AWQ and GPTQ files, and some FP8 files, need an intermediate_size (of an expert: moe_intermediate_size) that is divisible by 128 times the number of cards.',
  uncovered: (format: string, machine: string) =>
    `The calculator doesn’t cover ${format} on ${machine}.`,
  slow: 'Without a GPU, answers are slow.',
  onlyFormat: (model: string) =>
    `${model} is published by its makers in this format only. GGUF files made by others are about the same size at every level.`,
  tooLong: (model: string, most: string, asked: string) =>
    `${model} is made for at most ${most} tokens. The result is for ${asked}: check that your version, or its settings, allow that many.`,
  on: {
    fits: (machine: string) => `Fits on ${machine}.`,
    tight: (machine: string) => `Tight on ${machine}: it may run out of memory.`,
    no: (machine: string) => `Doesn’t fit on ${machine}.`,
    unknown: (machine: string) =>
      `Whether it fits on ${machine} depends on the KV cache. Enter the layers, the KV heads and the head dimension.`,
  } satisfies Record<Verdict, (machine: string) => string>,
  wouldFit: (ways: string) => `It fits ${ways}.`,
  wouldFitOn: (machine: string, ways: string) => `On ${machine}, it fits ${ways}.`,
  ways: {
    context: (context: string) => `with a context of ${context} tokens`,
    cache: 'with an 8-bit KV cache',
    format: (format: string) => `as ${format}`,
    machine: (machine: string) => `on ${machine}`,
    requests: (count: string) => `with ${count} concurrent requests`,
    oneRequest: 'with one request at a time',
  },
  noWay:
    'None of these changes makes it fit on its own. Use a smaller model, or combine several changes.',
  experts: (active: string) =>
    `Mixture of experts: all weights must be in memory, although each token uses only ${active} billion parameters.`,
  sliding: (layers: string, window: string, gguf: boolean) =>
    `${layers} layers look back at most ${window} tokens. ${gguf ? 'llama.cpp keeps little more than these.' : 'The low end assumes an engine that keeps only these; the high end doesn’t.'}`,
  perCard: (cards: string) =>
    `Each of the ${cards} cards holds its part of the weights and of the cache.`,
  copies: (cards: string, kvHeads: number) =>
    `Each of the ${cards} cards holds its part of the weights and ${kvHeads === 1 ? 'the whole cache, because there is one KV head.' : `the cache of one of ${String(kvHeads)} KV heads, so cards have copies.`}`,
  wholeCache: (cards: string) =>
    `Each of the ${cards} cards holds its part of the weights. The KV heads are not known, so the high end counts the whole cache on each card.`,
  share: 'The address of this page contains your numbers: copy it to share them.',

  parts: {
    weights: 'Weights',
    cache: 'KV cache',
    overhead: 'Overhead',
    headroom: 'Headroom',
    missing: 'Shortfall',
    limit: 'Fits up to',
    total: 'Total',
  },
  /** Before the parts, which are those of one card. */
  onEach: (cards: number) => `On each of ${String(cards)} cards:`,
  barTitle: (machine: string) => `High end on ${machine}`,
  memoryTable: 'Memory',
  part: 'Part',
  hardwareTable: 'Which hardware fits',
  machine: 'Card or machine',
  cards: (count: string) => `${count} cards`,
  cardCount: (count: number) => (count === 1 ? '1 card' : `${String(count)} cards`),
  fitTable: (machine: string) => `What fits on ${machine}, with the longest context`,
  fitSummary: (fitting: string, all: string, machine: string) =>
    `${fitting} of ${all} models fit on ${machine}.`,
  fitHint:
    'K is 1,024 tokens. No context exceeds what the listed version of a model is made for. A dash (“not available”) means that the model may not fit, isn’t published in this format, isn’t covered on this hardware in this format, or can’t be divided among these cards. With a sliding window (Gemma 3, gpt-oss), the context can be longer than shown for 16, 8 and 4 bit.',
  none: '—',
  /** The question mark and the dash in words: a column is too narrow for them. */
  unknownInWords: 'unknown',
  noneInWords: 'not available',
} as const;
