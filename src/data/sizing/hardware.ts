/** Hardware of the memory calculator. */
export interface Hardware {
  readonly id: string;
  /** Without article: "24 GB GPU". */
  readonly label: string;
  /** A machine or card of this size. */
  readonly example: string;
  /** Memory of one card, or RAM, in GiB. Makers write GB, but they count in units of 2³⁰ bytes. */
  readonly memory: number;
  /** Shares of the memory that a model may take: surely, and at most. */
  readonly share: readonly [sure: number, most: number];
  /** How many of them one host may have. */
  readonly counts: readonly number[];
}

/** Half to three quarters of the RAM is the share documented for Kamiwaza on Windows. */
export const RAM_SHARE: Hardware['share'] = [0.5, 0.75];
/**
 * vLLM claims nine tenths of a card by default. The driver keeps about 2 %: vLLM logs report 23.56 GiB for a
 * card with 24, as in https://github.com/vllm-project/vllm/issues/17327.
 */
export const CARD_SHARE: Hardware['share'] = [0.9, 0.98];

/** A model can be split evenly over these numbers of cards. A host takes up to eight. */
export const CARD_COUNTS: readonly number[] = [1, 2, 4, 8];

function card(memory: number, example: string): Hardware {
  return {
    id: `gpu-${String(memory)}`,
    label: `${String(memory)} GB GPU`,
    example,
    memory,
    share: CARD_SHARE,
    counts: CARD_COUNTS,
  };
}

function ram(id: string, memory: number, label: string, example: string): Hardware {
  return {id, label, example, memory, share: RAM_SHARE, counts: [1]};
}

/** In growing order of what a model may take. */
export const hardware: readonly Hardware[] = [
  ram('ram-8', 8, '8 GB RAM, no GPU', 'the minimum on Windows'),
  card(8, 'RTX 4060'),
  ram('ram-16', 16, '16 GB RAM, no GPU', 'the minimum on Linux and macOS'),
  card(16, 'RTX 4080'),
  ram('ram-32', 32, '32 GB RAM, no GPU', 'recommended'),
  card(24, 'RTX 4090'),
  card(32, 'RTX 5090'),
  card(40, 'A100 40 GB'),
  card(48, 'RTX 6000 Ada, L40'),
  ram('mac-96', 96, 'Mac with 96 GB', 'M2 Max'),
  ram('mac-128', 128, 'Mac with 128 GB', 'M3 Max'),
  card(80, 'A100, H100'),
  card(192, 'MI300X'),
];
