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
  /** Weight formats, by id, that the calculator does not cover there. */
  readonly uncovered?: readonly string[];
}

/**
 * With the computer's own RAM, llama.cpp reads GGUF files, also of 16 and 32 bits, and MLX on a Mac 16-bit weights.
 * MLX also reads quantized variants of its own, and vLLM some formats on a CPU: the calculator leaves these out.
 */
const NOT_IN_RAM: readonly string[] = ['8bit', '4bit'];

/** Half to three quarters of the RAM is the share documented for Kamiwaza on Windows. */
export const RAM_SHARE: Hardware['share'] = [0.5, 0.75];
/**
 * vLLM claims nine tenths of a card by default. The driver keeps about 2 %: vLLM logs report 23.56 GiB for a
 * card with 24, as in https://github.com/vllm-project/vllm/issues/17327.
 */
export const CARD_SHARE: Hardware['share'] = [0.9, 0.98];

/** How many cards a host takes. Whether a model can be split over them depends on its heads. */
export const CARD_COUNTS: readonly number[] = [1, 2, 4, 8];

/**
 * The examples have their full memory: an RTX 6000 Ada reports 49,140 MiB. Cards such as the L40 and the L40S use ECC,
 * which takes a part of it: an L40S reports 46,068 MiB, so it is no example for 48 GB.
 */
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
  return {id, label, example, memory, share: RAM_SHARE, counts: [1], uncovered: NOT_IN_RAM};
}

function mac(memory: number, example: string): Hardware {
  const size = String(memory);
  return ram(`mac-${size}`, memory, `Mac with ${size} GB`, example);
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
  mac(64, 'M1 Max'),
  card(40, 'A100 40 GB'),
  card(48, 'RTX 6000 Ada'),
  mac(96, 'M2 Max'),
  mac(128, 'M3 Max'),
  card(80, 'A100, H100'),
  card(192, 'MI300X'),
];
