import {
  hardware,
  type Preset,
  presets,
  UNKNOWN_CACHE,
  type WeightFormat,
  weightFormats,
} from '../../data/sizing/index.ts';

import {formatOf} from './entry.ts';
import {
  bytesOf,
  canRun,
  estimate,
  isCovered,
  judge,
  longestContext,
  mostThat,
  type Request,
} from './estimate.ts';
import {showContext, showCount} from './numbers.ts';
import type {Machine} from './read.ts';
import {TEXTS} from './texts.ts';

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `one 24 GB GPU (e.g. RTX 4090)`, `two 48 GB GPUs (e.g. RTX 6000 Ada)`, `a Mac with 96 GB (M2 Max)`. */
export function nameOf({hardware: {label, example, counts}, cards}: Machine): string {
  if (counts.length > 1) {
    const number = NUMBER_WORDS[cards] ?? String(cards);
    return `${number} ${label}${cards > 1 ? 's' : ''}${example && ` (e.g. ${example})`}`;
  }
  const article = label.startsWith('Mac') ? 'a ' : '';
  return `${article}${label}${example && ` (${example})`}`;
}

/** `one 24 GB GPU`, or `2 × 24 GB`. */
function shortName(machine: Machine): string {
  const {hardware: one, cards} = machine;
  return cards === 1
    ? nameOf(machine).replace(/ \([^)]*\)$/u, '')
    : `${String(cards)} × ${one.label.replace(' GPU', '')}`;
}

/** All listed hardware, by the memory that a model may use, smallest first. */
const machines: readonly Machine[] = hardware
  .flatMap((one) => one.counts.map((cards): Machine => ({hardware: one, cards})))
  .sort((a, b) => usable(a) - usable(b) || a.cards - b.cards);

function usable({hardware: one, cards}: Machine): number {
  return bytesOf(one) * one.share[0] * cards;
}

const fitsOn = (request: Request, {hardware: one, cards}: Machine): boolean =>
  isCovered(request.format, one) && judge(request, one, cards) === 'fits';

/**
 * The smallest listed hardware with certainly enough memory for the request, where the calculator covers its format.
 * Undefined if there is none, or if it depends on the cache of a token, which is not known.
 */
export function smallestFor(request: Request): Machine | undefined {
  const smallest = machines.find((machine) => fitsOn(request, machine));
  if (request.perToken !== undefined) return smallest;
  const least = {...request, perToken: UNKNOWN_CACHE.low};
  return machines.find((machine) => fitsOn(least, machine)) === smallest ? smallest : undefined;
}

/** The largest listed hardware that can run the request if it had the memory, shown when nothing fits. */
export function largestFor(request: Request): Machine {
  const runs = machines.filter(({hardware: one, cards}) => canRun(request, one, cards));
  return (runs.at(-1) ?? machines.at(-1)) as Machine;
}

/** All formats that any model may be published in. */
const published = weightFormats.filter(({id}) => id !== 'mxfp4');

/** A format of the same engine is preferred, even if its weights are up to a tenth smaller. */
const SAME_ENGINE = 1.1;

/** Formats by the weights that this model has in them, largest first, with a bonus for the same engine: the first that fits loses little. */
function formatsBySize(request: Request): WeightFormat[] {
  const sizeOf = (format: WeightFormat): number =>
    estimate({...request, format, fileBytes: undefined}).weights.high *
    (format.gguf === request.format.gguf ? SAME_ENGINE : 1);
  return [...published].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/**
 * Formats in place of one that the machine cannot run: those with at least as many bits, smallest first, then the
 * others, largest first.
 */
function otherFormats({format}: Request): WeightFormat[] {
  const middle = ({bits: [low, high]}: WeightFormat): number => (low + high) / 2;
  const sorted = [...published].sort((a, b) => middle(a) - middle(b));
  const from = sorted.findIndex((one) => middle(one) >= middle(format));
  return [...sorted.slice(from), ...sorted.slice(0, from).reverse()];
}

/** The files are too large for these parameters, so they are another model's, whose size in other formats is not known. */
function isOtherModel({fileBytes = 0, ...request}: Request): boolean {
  return fileBytes > 1.25 * estimate(request).weights.high;
}

/**
 * What would make a request fit on a machine that is too small or cannot run it: one change each, cheapest
 * first. At most five phrases that follow "It fits".
 */
export function waysToFit(request: Request, machine: Machine, preset?: Preset): string[] {
  const {hardware: one, cards} = machine;
  const ways: string[] = [];
  const runs = canRun(request, one, cards);
  const limit = Math.min(request.context, preset?.context ?? Infinity);
  const context = runs ? longestContext(request, one, cards, limit) : 0;
  if (context > 0) ways.push(TEXTS.ways.context(showContext(context)));
  if (runs && request.requests > 1) {
    const fewer = mostThat(request.requests - 1, (requests) =>
      fitsOn({...request, requests}, machine),
    );
    if (fewer === 1) ways.push(TEXTS.ways.oneRequest);
    else if (fewer > 1) ways.push(TEXTS.ways.requests(showCount(fewer)));
  }
  if (fitsOn({...request, cacheBits: 8}, machine)) ways.push(TEXTS.ways.cache);
  const format =
    preset?.onlyFormat || isOtherModel(request)
      ? undefined
      : (runs ? formatsBySize : otherFormats)(request).find((other) =>
          fitsOn({...request, format: other, fileBytes: undefined}, machine),
        );
  if (format) ways.push(TEXTS.ways.format(format.label));
  const count = one.counts.find((number) => fitsOn(request, {hardware: one, cards: number}));
  const other =
    count === undefined ? smallestFor(request) : ({hardware: one, cards: count} satisfies Machine);
  if (other) ways.push(TEXTS.ways.machine(shortName(other)));
  return ways;
}

/** The columns of "what fits": 4 bit means AWQ, GPTQ and MXFP4. */
export const COLUMNS = [
  {id: 'fp16', label: '16 bit'},
  {id: '8bit', label: '8 bit'},
  {id: 'q6_k', label: 'Q6_K'},
  {id: 'q4_k_m', label: 'Q4_K_M'},
  {id: '4bit', label: '4 bit'},
] as const;

export interface FitRow {
  readonly preset: Preset;
  /** The longest context for each column, 0 where it does not fit or is not published. */
  readonly contexts: readonly number[];
}

function requestFor(preset: Preset, format: string, load: Load): Request {
  return {
    billions: preset.billions,
    embedding: preset.embedding,
    vision: preset.vision,
    format: formatOf(format),
    context: preset.context,
    perToken: preset,
    ...load,
  };
}

/** What the machine needs memory for besides the model. */
export interface Load {
  readonly requests: number;
  readonly cacheBits: number;
}

/** All known models on a machine, the largest first, those that do not fit last. */
export function whatFits({hardware: one, cards}: Machine, load: Load): FitRow[] {
  const rows = presets.map((preset): FitRow => {
    const contexts = COLUMNS.map(({id}) => {
      if (preset.onlyFormat && id !== '4bit') return 0;
      const request = requestFor(preset, preset.onlyFormat ? preset.format : id, load);
      if (!isCovered(request.format, one)) return 0;
      return longestContext(request, one, cards, preset.context);
    });
    return {preset, contexts};
  });
  const fits = ({contexts}: FitRow): number => (contexts.some((context) => context > 0) ? 1 : 0);
  return rows.sort((a, b) => fits(b) - fits(a) || b.preset.billions - a.preset.billions);
}
