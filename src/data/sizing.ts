/**
 * What the calculator Will it fit? knows. Every number stands in the docs or the blog; where one is
 * unknown there is none here, and the reader enters it.
 */
export interface WeightFormat {
  readonly id: string;
  readonly label: string;
  /** Bits of one parameter, least and most. */
  readonly bits: readonly [low: number, high: number];
}

/** GB of a file dialog may be 10⁹ or 2³⁰ bytes; nobody says which, so both count. */
const GIB_PER_GB = 2 ** 30 / 1e9;

/** Bits per parameter of a file whose size is documented. */
function measured(gigabytes: number, billions: number): [number, number] {
  const bits = (gigabytes * 8) / billions;
  return [bits, bits * GIB_PER_GB];
}

export const weightFormats: readonly WeightFormat[] = [
  {id: 'f32', label: '32 bit (f32)', bits: [32, 32]},
  {id: 'fp16', label: '16 bit (fp16)', bits: [16, 16]},
  {id: '8bit', label: '8 bit', bits: [8, 8]},
  {id: '4bit', label: '4 bit (AWQ, GPTQ)', bits: [4, 4]},
  {id: 'q8_0', label: 'GGUF Q8_0', bits: measured(8, 8)},
  {id: 'q6_k', label: 'GGUF Q6_K', bits: measured(0.49511, 0.6)},
  {id: 'q5_k_m', label: 'GGUF Q5_K_M', bits: measured(5.73, 8)},
  {id: 'q4_k_m', label: 'GGUF Q4_K_M', bits: measured(4.92, 8)},
  {id: 'q4_0_4_4', label: 'GGUF Q4_0_4_4', bits: measured(4.66, 8)},
  {id: 'q3_k_m', label: 'GGUF Q3_K_M', bits: measured(4.02, 8)},
  {id: 'q2_k', label: 'GGUF Q2_K', bits: measured(3.18, 8)},
];

/** KiB of cache for one token at 16 bit, where the model is not known: the span of those that are. */
export const UNKNOWN_CACHE: readonly [low: number, high: number] = [224, 512];

/** Planned on top of weights and cache for the engine. A habit, not a documented number. */
export const HEADROOM = 0.1;

export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly billions: number;
  readonly format: string;
  /** KiB of cache for one token at 16 bit, where it is documented. */
  readonly cache?: number;
}

/** Models that the docs and the blog name with their size. */
export const presets: readonly Preset[] = [
  {id: 'qwen3-0.6b', label: 'Qwen3 0.6B', billions: 0.6, format: 'q6_k'},
  {id: 'gemma-2b', label: 'Gemma 2B', billions: 2, format: 'fp16'},
  {id: 'llama-2-7b', label: 'Llama 2 7B', billions: 7, format: 'fp16', cache: 512},
  {id: 'openhermes-7b', label: 'OpenHermes 2.5 Mistral 7B', billions: 7, format: 'fp16'},
  {id: 'llama-3.1-8b', label: 'Llama 3.1 8B', billions: 8, format: 'q4_k_m'},
  {id: 'deepseek-coder-33b', label: 'DeepSeek Coder 33B', billions: 33, format: '4bit'},
  {id: 'mixtral-8x7b', label: 'Mixtral 8x7B', billions: 46.7, format: '4bit'},
  {id: 'llama-2-70b', label: 'Llama 2 70B', billions: 70, format: '4bit', cache: 320},
  {id: 'llama-3.3-70b', label: 'Llama 3.3 70B', billions: 70, format: 'fp16'},
  {id: 'mixtral-8x22b', label: 'Mixtral 8x22B', billions: 141, format: 'fp16', cache: 224},
];

export interface HardwareClass {
  readonly id: string;
  readonly label: string;
  /** Memory in GB. */
  readonly memory: number;
  /** Shares of it that a model may take: surely, and at most. */
  readonly share: readonly [sure: number, most: number];
}

/** Half to three quarters of the RAM is the share documented for Kamiwaza on Windows. */
const RAM: HardwareClass['share'] = [0.5, 0.75];
/** vLLM claims nine tenths of a card by default, as of 2024. */
const CARD: HardwareClass['share'] = [0.9, 1];

/** Hardware that the docs and the blog name, in growing order of what a model may take. */
export const hardwareClasses: readonly HardwareClass[] = [
  {id: 'ram-8', label: 'CPU, 8 GB RAM (minimum on Windows)', memory: 8, share: RAM},
  {id: 'gpu-8', label: 'One GPU with 8 GB, such as RTX 4060', memory: 8, share: CARD},
  {
    id: 'ram-16',
    label: 'CPU, 16 GB RAM (minimum on Linux and macOS)',
    memory: 16,
    share: RAM,
  },
  {id: 'ram-32', label: 'CPU, 32 GB RAM (recommended)', memory: 32, share: RAM},
  {id: 'gpu-24', label: 'One GPU with 24 GB, such as RTX 4090', memory: 24, share: CARD},
  {id: 'gpu-40', label: 'One A100 with 40 GB', memory: 40, share: CARD},
  {id: 'gpu-48', label: 'One GPU with 48 GB, such as RTX 6000 Ada or L40', memory: 48, share: CARD},
  {id: 'mac-96', label: 'Mac with M2 Max, 96 GB', memory: 96, share: RAM},
  {id: 'mac-128', label: 'Mac with M3 Max, 128 GB', memory: 128, share: RAM},
  {id: 'gpu-80', label: 'One A100 or H100 with 80 GB', memory: 80, share: CARD},
  {id: 'gpu-192', label: 'One MI300X with 192 GB', memory: 192, share: CARD},
  {id: 'gpu-4x80', label: 'Four A100 with 80 GB', memory: 320, share: CARD},
  {id: 'gpu-8x80', label: 'Eight GPUs with 80 GB', memory: 640, share: CARD},
];
