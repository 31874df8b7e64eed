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
const RAM_SHARE: Hardware['share'] = [0.5, 0.75];
/** A server needs no quarter of its RAM for itself. 6% of 128 GB are 8 GB: our estimate. */
const LARGE_RAM = {from: 128, share: [0.5, 0.94]} as const;
/**
 * The GPU of a Mac may use two thirds of up to 32 GB (https://github.com/ggml-org/llama.cpp/pull/2011) and three
 * quarters of more (https://github.com/gpustack/gpustack/issues/1375). Newer systems allow 107.5 of 128 GiB, 84%
 * (https://github.com/antirez/ds4/issues/890). The large ones leave a tenth to the system: our estimate.
 */
const LARGE_MAC = {above: 32, share: [0.65, 0.84]} as const;
/**
 * Memory that a GPU shares with the computer, in shares of all that is installed. Of 128 GiB, a DGX Spark has 101 free
 * after it starts (https://github.com/MiaAI-Lab/GLM-5.3-Flash-EXL3-2x-DGX-Sparks/issues/47), and a Strix Halo can set
 * aside 96. One of these could allocate 110 (https://github.com/unslothai/unsloth/pull/10418).
 */
const SHARED_MEMORY: Hardware['share'] = [0.75, 0.86];
/**
 * vLLM claims nine tenths of a card by default. The driver keeps about 2 %: vLLM logs report 23.56 GiB for a
 * card with 24, as in https://github.com/vllm-project/vllm/issues/17327.
 */
const CARD_SHARE: Hardware['share'] = [0.9, 0.98];

/** How many cards a host takes. Whether a model can be split over them depends on its heads. */
export const CARD_COUNTS: readonly number[] = [1, 2, 4, 8];

/**
 * The examples have their full memory: an RTX 6000 Ada reports 49,140 MiB. Cards such as the L40 and the L40S use ECC,
 * which takes a part of it: an L40S reports 46,068 MiB, so it is no example for 48 GB, nor a B200 with 183,359 MiB for 192.
 */
function card(memory: number, example = ''): Hardware {
  return {
    id: `gpu-${String(memory)}`,
    label: `${shown(memory)} GB GPU`,
    example,
    memory,
    share: CARD_SHARE,
    counts: CARD_COUNTS,
  };
}

function ram(memory: number, example = ''): Hardware {
  return {
    id: `ram-${String(memory)}`,
    label: `${shown(memory)} GB RAM, no GPU`,
    example,
    memory,
    share: memory >= LARGE_RAM.from ? LARGE_RAM.share : RAM_SHARE,
    counts: [1],
    uncovered: NOT_IN_RAM,
  };
}

function mac(memory: number, example = ''): Hardware {
  return {
    ...ram(memory, example),
    id: `mac-${String(memory)}`,
    label: `Mac with ${shown(memory)} GB`,
    share: memory > LARGE_MAC.above ? LARGE_MAC.share : RAM_SHARE,
  };
}

function shared(memory: number): Hardware {
  return {
    ...card(memory),
    id: `shared-${String(memory)}`,
    label: `${shown(memory)} GB of shared memory`,
    share: SHARED_MEMORY,
    counts: [1],
  };
}

/** 8188 MiB are 7.996 GiB, and sold as 8 GB. */
function shown(memory: number): string {
  return String(Math.round(memory * 10) / 10);
}

/** In growing order of what a model may take. */
export const hardware: readonly Hardware[] = [
  ram(8, 'the minimum on Windows'),
  card(8, 'RTX 4060'),
  ram(16, 'the minimum on Linux and macOS'),
  card(16, 'RTX 4080'),
  ram(32, 'recommended'),
  card(24, 'RTX 4090'),
  card(32, 'RTX 5090'),
  card(40, 'A100 40 GB'),
  mac(64, 'M1 Max'),
  card(48, 'RTX 6000 Ada'),
  mac(96, 'M2 Max'),
  card(80, 'A100, H100'),
  mac(128, 'M3 Max'),
  card(192, 'MI300X'),
];

/** Hardware of another size: its id in the form, and what it is with that many GiB. */
export const otherHardware: readonly {
  readonly id: string;
  readonly label: string;
  readonly of: (memory: number) => Hardware;
}[] = [
  {id: 'own', label: 'Another GPU', of: (memory) => card(memory)},
  {id: 'shared', label: 'Shared memory (GB10, Strix Halo)', of: shared},
  {id: 'mac', label: 'Another Mac', of: (memory) => mac(memory)},
  {id: 'ram', label: 'Other RAM, no GPU', of: (memory) => ram(memory)},
];
