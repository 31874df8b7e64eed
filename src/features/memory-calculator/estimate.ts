import {
  EMBEDDING,
  type Hardware,
  OVERHEAD,
  type Preset,
  Q8_0_BITS,
  SMALL_MODEL,
  UNKNOWN_CACHE,
  type WeightFormat,
} from '../../data/sizing/index.ts';

/** Least and most, in bytes. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What determines how much cache one token takes, and how cards share it; heads and width where known. */
export type Architecture = Pick<Preset, 'layers' | 'kvHeads' | 'headDimension' | 'sliding'> &
  Partial<Pick<Preset, 'heads' | 'intermediate'>>;

export interface Request {
  readonly billions: number;
  /** Parameters of the embedding and the output layer, in billions, where known. */
  readonly embedding?: number;
  /** Parameters of the part for images, in billions, which files in GGUF don't have. */
  readonly vision?: number | undefined;
  /** Bytes of the weights on disk, where known. */
  readonly fileBytes?: number | undefined;
  readonly format: WeightFormat;
  readonly context: number;
  readonly requests: number;
  /** Bits of one number in the cache, without scales: 16 or 8. */
  readonly cacheBits: number;
  /** The cache of one token: from the architecture, as KiB at 16 bit, or not known. */
  readonly perToken: Architecture | number | undefined;
}

export interface Estimate {
  readonly weights: Range;
  readonly cache: Range;
  readonly overhead: Range;
  readonly total: Range;
}

/** `unknown`: it depends on the cache of a token, which is not known. */
export type Verdict = 'fits' | 'tight' | 'no' | 'unknown';

/** 2 × layers × KV heads × head dimension × bytes: the cache of one token, in bytes. */
export function cachePerToken(
  architecture: Pick<Architecture, 'layers' | 'kvHeads' | 'headDimension'>,
  bits: number,
): number {
  const {layers, kvHeads, headDimension} = architecture;
  return (2 * layers * kvHeads * headDimension * bits) / 8;
}

/**
 * Tokens that llama.cpp keeps for a layer with a sliding window: the window and a batch of 512, in blocks of 256
 * (https://github.com/ggml-org/llama.cpp/pull/13833).
 */
function windowTokens(window: number): number {
  return Math.ceil((window + 512) / 256) * 256;
}

/**
 * The cache in bytes. Layers with a sliding window have at least that window. At most, llama.cpp adds a batch, and
 * vLLM can take all tokens for a moment (https://github.com/vllm-project/vllm/pull/30166).
 */
function cacheRange(request: Request): Range {
  const {format, context, requests, perToken} = request;
  const bits = cacheBitsOf(request);
  if (typeof perToken !== 'object') {
    const kib = perToken === undefined ? UNKNOWN_CACHE : {low: perToken, high: perToken};
    const scale = (1024 / 16) * context * requests;
    return {low: kib.low * bits.low * scale, high: kib.high * bits.high * scale};
  }
  const {layers: windows, window} = perToken.sliding ?? {layers: 0, window: 0};
  const of = (end: 'low' | 'high', tokens: number): number => {
    const some = (layers: number, count: number): number =>
      cachePerToken({...perToken, layers}, bits[end]) * Math.min(context, count) * requests;
    return some(perToken.layers - windows, context) + some(windows, tokens);
  };
  return {
    low: of('low', window),
    high: of('high', format.gguf ? windowTokens(window) : context),
  };
}

/**
 * Bits of one number in the cache. At 8 bits, llama.cpp (`q8_0`) stores a scale for each 32 numbers, vLLM (`fp8`) none.
 * Only vLLM reads weights in blocks; both read the other formats that are not GGUF.
 */
function cacheBitsOf({cacheBits, format}: Request): Range {
  if (cacheBits !== 8) return {low: cacheBits, high: cacheBits};
  return {low: format.gguf ? Q8_0_BITS : 8, high: format.blocks ? 8 : Q8_0_BITS};
}

/** Parameters of embedding and output layer, in billions, if they are not known: the most. */
export function mostEmbedding(billions: number): number {
  return Math.min(EMBEDDING.billions + billions * EMBEDDING.share, billions * EMBEDDING.most);
}

/** The weights in bytes: the size of their files if that is known, or parameters × bits. */
function weightRange(request: Request): Range {
  const {fileBytes, format} = request;
  const calculated = weightsByBits(request);
  if (fileBytes === undefined) return calculated;
  return {low: fileBytes, high: format.pads ? Math.max(fileBytes, calculated.high) : fileBytes};
}

function weightsByBits({billions: all, embedding, vision = 0, format}: Request): Range {
  const billions = format.gguf ? all - vision : all;
  // Quantized weights may keep the part for images at 16 bits, as they keep the embedding.
  const images = format.gguf ? 0 : vision;
  const [low, usual] = format.bits;
  const small = format.gguf && billions < SMALL_MODEL.billions;
  const high = small
    ? Math.max(usual, Math.min(usual + SMALL_MODEL.bits, SMALL_MODEL.most))
    : usual;
  const [embeddingLow, embeddingHigh] = format.embeddingBits ?? [low, high];
  const least = Math.min(embedding ?? 0, billions);
  const most = Math.min((embedding ?? mostEmbedding(billions)) + images, billions);
  const unknown = embedding === undefined ? billions * (format.mostBits ?? 0) : 0;
  return {
    low: (((billions - least) * low + least * embeddingLow) * 1e9) / 8,
    high: (Math.max((billions - most) * high + most * embeddingHigh, unknown) * 1e9) / 8,
  };
}

function withOverhead(format: WeightFormat, weights: Range, cache: Range): Estimate {
  const low = weights.low + cache.low;
  const high = weights.high + cache.high;
  const overhead = {
    low: low * OVERHEAD.low,
    // On one card, in GiB.
    high: Math.max(high * OVERHEAD.high, OVERHEAD.least[format.gguf ? 'gguf' : 'other'] * 2 ** 30),
  };
  return {weights, cache, overhead, total: {low: low + overhead.low, high: high + overhead.high}};
}

/** The memory a deployment needs on one card, in bytes: least and most. */
export function estimate(request: Request): Estimate {
  return withOverhead(request.format, weightRange(request), cacheRange(request));
}

/** What a number of cards does not divide: heads, or the blocks of the weights in a width. */
export interface Uneven {
  readonly kind: 'attention' | 'kv' | 'blocks';
  readonly count: number;
}

/** Weights that share a scale: https://github.com/vllm-project/vllm/issues/2699 and 17569. */
const BLOCK = 128;

/**
 * What keeps vLLM from splitting the model over this number of cards, if anything. Each card takes the same number
 * of attention heads and of KV heads; with more cards than KV heads, each KV head has the same number of copies
 * (https://github.com/vllm-project/vllm/issues/16021). Of weights with a scale for each block, it takes whole blocks.
 * llama.cpp splits GGUF by layers, so none of this matters. Numbers that are not known are not checked.
 */
export function unevenOver({format, perToken}: Request, cards: number): Uneven | undefined {
  if (format.gguf || typeof perToken !== 'object') return undefined;
  const {heads, kvHeads, intermediate} = perToken;
  if (heads !== undefined && heads % cards !== 0) return {kind: 'attention', count: heads};
  if (Math.max(cards, kvHeads) % Math.min(cards, kvHeads) !== 0)
    return {kind: 'kv', count: kvHeads};
  const isSplit = cards > 1 && format.blocks && intermediate !== undefined;
  return isSplit && (intermediate / cards) % BLOCK !== 0
    ? {kind: 'blocks', count: intermediate}
    : undefined;
}

/** True if cards split the model by heads, and its KV heads are not known. An encoder has no cache. */
export function lacksKvHeads({format, perToken}: Request): boolean {
  return !format.gguf && typeof perToken !== 'object' && perToken !== 0;
}

/**
 * Cards that share the cache, at the low and at the high end. llama.cpp splits it by layers. vLLM keeps each KV head on
 * one card, so with more cards than heads, some cards have copies. If the KV heads are not known, there may be one, as
 * with latent attention: then each card has the whole cache.
 */
function sharers(request: Request, cards: number): Range {
  if (lacksKvHeads(request)) return {low: cards, high: 1};
  const {format, perToken} = request;
  const most = typeof perToken === 'object' && !format.gguf ? perToken.kvHeads : cards;
  return {low: Math.min(cards, most), high: Math.min(cards, most)};
}

/** The memory used on each card, in bytes, when the model is split evenly over `cards` cards. */
export function estimatePerCard(request: Request, cards: number): Estimate {
  const {weights, cache} = estimate(request);
  const divide = (range: Range, by: Range): Range => ({
    low: range.low / by.low,
    high: range.high / by.high,
  });
  return withOverhead(
    request.format,
    divide(weights, {low: cards, high: cards}),
    divide(cache, sharers(request, cards)),
  );
}

/** Bytes of one card or machine. */
export function bytesOf({memory}: Pick<Hardware, 'memory'>): number {
  return memory * 2 ** 30;
}

/**
 * Shares of the memory. Fits: the high end is within the safe share. Tight: the low end is within the largest
 * share. In between, the verdict is unknown if the cache of a token is. A model that cannot be split over the cards
 * does not fit.
 */
export function judge(
  request: Request,
  machine: Pick<Hardware, 'memory' | 'share'>,
  cards: number,
): Verdict {
  if (unevenOver(request, cards)) return 'no';
  const {total} = estimatePerCard(request, cards);
  const [sure, most] = machine.share;
  if (total.high <= bytesOf(machine) * sure) return 'fits';
  if (total.low > bytesOf(machine) * most) return 'no';
  return request.perToken === undefined ? 'unknown' : 'tight';
}

/** Whether the calculator covers the format of the weights on this machine. */
export function isCovered({id}: WeightFormat, {uncovered = []}: Hardware): boolean {
  return !uncovered.includes(id);
}

/** Whether the calculator covers the format there, and the cards can share the model, however large it is. */
export function canRun(request: Request, machine: Hardware, cards: number): boolean {
  return isCovered(request.format, machine) && !unevenOver(request, cards);
}

/** Shortest useful context, in tokens. */
const SHORTEST_CONTEXT = 1024;

/**
 * The longest context, in tokens, that still fits. A multiple of 1024 up to `limit`, or 0 if not even 1024 tokens
 * fit, or the model cannot be split over the cards.
 */
export function longestContext(
  request: Request,
  machine: Pick<Hardware, 'memory' | 'share'>,
  cards: number,
  limit: number,
): number {
  const steps = mostThat(
    Math.floor(limit / SHORTEST_CONTEXT),
    (count) => judge({...request, context: count * SHORTEST_CONTEXT}, machine, cards) === 'fits',
  );
  return steps * SHORTEST_CONTEXT;
}

/** The largest count from 1 to `limit` for which something holds that holds for all smaller ones, too, or 0. */
export function mostThat(limit: number, holds: (count: number) => boolean): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
