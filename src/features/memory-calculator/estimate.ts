import {HEADROOM, type HardwareClass, UNKNOWN_CACHE} from '../../data/sizing.ts';

/** Least and most, in bytes. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What decides how much one token takes in the cache. */
export interface Architecture {
  readonly layers: number;
  readonly kvHeads: number;
  readonly headDimension: number;
}

export interface Request {
  readonly billions: number;
  /** Bits of one parameter, least and most. */
  readonly bits: readonly [low: number, high: number];
  readonly context: number;
  readonly requests: number;
  /** Bits of one number in the cache. */
  readonly cacheBits: number;
  /** The cache of one token: from the architecture, as KiB at 16 bit, or not known. */
  readonly perToken: Architecture | number | undefined;
}

export interface Estimate {
  readonly weights: Range;
  readonly cache: Range;
  readonly headroom: Range;
  readonly total: Range;
}

export type Verdict = 'fits' | 'tight' | 'too large';

/** 2 × layers × KV heads × head dimension × bytes. */
export function cachePerToken(architecture: Architecture, bits: number): number {
  const {layers, kvHeads, headDimension} = architecture;
  return (2 * layers * kvHeads * headDimension * bits) / 8;
}

function tokenRange({perToken, cacheBits}: Request): Range {
  if (typeof perToken === 'object') {
    const bytes = cachePerToken(perToken, cacheBits);
    return {low: bytes, high: bytes};
  }
  const [low, high] = perToken === undefined ? UNKNOWN_CACHE : [perToken, perToken];
  const scale = 1024 * (cacheBits / 16);
  return {low: low * scale, high: high * scale};
}

/** The memory a deployment needs. The low end has no headroom, the high end has all of it. */
export function estimate(request: Request): Estimate {
  const [fewest, most] = request.bits;
  const bytes = request.billions * 1e9;
  const weights = {low: (bytes * fewest) / 8, high: (bytes * most) / 8};
  const token = tokenRange(request);
  const tokens = request.context * request.requests;
  const cache = {low: token.low * tokens, high: token.high * tokens};
  const headroom = {low: 0, high: (weights.high + cache.high) * HEADROOM};
  return {
    weights,
    cache,
    headroom,
    total: {
      low: weights.low + cache.low,
      high: weights.high + cache.high + headroom.high,
    },
  };
}

/** Fits: even the high end takes the sure share. Tight: the low end takes the largest one. */
export function judge(total: Range, {memory, share}: HardwareClass): Verdict {
  const [sure, most] = share;
  if (total.high <= memory * sure * 1e9) return 'fits';
  return total.low <= memory * most * 1e9 ? 'tight' : 'too large';
}

/** A range in GB with two digits that mean something. */
export function showRange({low, high}: Range): string {
  const from = twoDigits(low / 1e9);
  const to = twoDigits(high / 1e9);
  return from === to ? `about ${to} GB` : `${from} to ${to} GB`;
}

function twoDigits(gigabytes: number): string {
  if (gigabytes < 0.05) return '0';
  const rounded = Number(gigabytes.toPrecision(2));
  return gigabytes >= 100 ? String(Math.round(gigabytes)) : String(rounded);
}
