import {change, formatOf, presetOf, START} from '../entry.ts';
import type {Request} from '../estimate.ts';

const GIB = 2 ** 30;
const MIB = 2 ** 20;

/** A size that somebody published, and where. */
export interface Measured {
  readonly model: string;
  readonly format: string;
  readonly part: 'weights' | 'cache';
  readonly bytes: number;
  readonly context?: number;
  readonly requests?: number;
  readonly source: string;
}

const LLAMA_CPP = 'https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/README.md';
const MIXTRAL = 'https://github.com/ggml-org/llama.cpp/pull/4406';
const NEMOTRON = 'https://huggingface.co/bartowski/Llama-3.1-Nemotron-70B-Instruct-HF-GGUF';
const QWEN_4B = 'https://huggingface.co/bartowski/Qwen_Qwen3-4B-GGUF';
const QWEN_8B = 'https://huggingface.co/bartowski/Qwen_Qwen3-8B-GGUF';
const GPT_OSS = 'https://github.com/ollama/ollama/issues/16416';

const weights = (model: string, format: string, bytes: number, source: string): Measured => ({
  model,
  format,
  part: 'weights',
  bytes,
  source,
});

/**
 * File sizes, and what vLLM and llama.cpp report in their logs. Sizes of several cards are added up.
 * Llama 3.1 Nemotron 70B has the architecture of Llama 3.1 70B.
 */
export const measured: readonly Measured[] = [
  weights('llama-3.1-8b', 'q2_k', 2.95 * GIB, LLAMA_CPP),
  weights('llama-3.1-8b', 'q4_k_m', 4.58 * GIB, LLAMA_CPP),
  weights('llama-3.1-8b', 'q5_k_m', 5.33 * GIB, LLAMA_CPP),
  weights('llama-3.1-8b', 'q8_0', 7.95 * GIB, LLAMA_CPP),
  weights('llama-3.1-8b', 'fp16', 14.96 * GIB, LLAMA_CPP),
  weights('llama-3.1-70b', 'q3_k_m', 34.27e9, NEMOTRON),
  weights('llama-3.1-70b', 'q4_k_m', 42.52e9, NEMOTRON),
  weights('llama-3.1-70b', 'q5_k_m', 49.95e9, NEMOTRON),
  weights('llama-3.1-70b', 'q6_k', 57.89e9, NEMOTRON),
  weights('llama-3.1-70b', 'q8_0', 74.98e9, NEMOTRON),
  weights('mixtral-8x7b', 'q4_k_m', 24.62 * GIB, MIXTRAL),
  weights('mixtral-8x7b', 'q6_k', 35.74 * GIB, MIXTRAL),
  weights('mixtral-8x7b', 'q8_0', 46.22 * GIB, MIXTRAL),
  weights('qwen3-4b', 'q4_k_m', 2.5e9, QWEN_4B),
  weights('qwen3-4b', 'q6_k', 3.31e9, QWEN_4B),
  weights(
    'qwen3-4b',
    'fp16',
    7.6785 * GIB,
    'https://github.com/kyuz0/amd-strix-halo-vllm-toolboxes/pull/5',
  ),
  weights('qwen3-8b', 'q6_k', 6.73e9, QWEN_8B),
  weights('qwen3-8b', 'q8_0', 8.71e9, QWEN_8B),
  weights('qwen3-8b', 'fp16', 16.39e9, QWEN_8B),
  weights('qwen3-32b', 'q4_k_m', 18.81 * GIB, 'https://github.com/ollama/ollama/issues/14774'),
  weights(
    'qwen3-30b-a3b',
    'q4_k_m',
    17.28 * GIB,
    'https://github.com/ggml-org/llama.cpp/issues/14235',
  ),
  weights(
    'qwen3-30b-a3b',
    '4bit',
    15.6841 * GIB,
    'https://github.com/vllm-project/vllm/issues/17327',
  ),
  weights('phi-4', 'q4_k_m', 8.43 * GIB, 'https://github.com/ggml-org/llama.cpp/issues/12012'),
  weights(
    'deepseek-r1-qwen-14b',
    'fp16',
    2 * 13.9476 * GIB,
    'https://github.com/vllm-project/vllm/issues/13061',
  ),
  weights(
    'gemma-3-27b',
    'q4_0',
    15.6e9,
    'https://huggingface.co/stduhpf/google-gemma-3-27b-it-qat-q4_0-gguf-small',
  ),
  weights('gpt-oss-20b', 'mxfp4', 13.72 * GIB, 'https://github.com/vllm-project/vllm/issues/35991'),
  weights(
    'gpt-oss-120b',
    'mxfp4',
    65.9651 * GIB,
    'https://github.com/vllm-project/vllm/issues/23278',
  ),
  weights('gpt-oss-20b', 'mxfp4', 13e9, 'https://github.com/kekzl/imp/issues/547'),
  weights('gpt-oss-120b', 'mxfp4', (61_223 + 1104) * MIB, GPT_OSS),
  {
    model: 'gpt-oss-120b',
    format: 'mxfp4',
    part: 'cache',
    bytes: 9306 * MIB,
    context: 131_072,
    requests: 2,
    source: GPT_OSS,
  },
];

/** The request that the form creates for a preset, with a 16-bit cache. */
export function requestOf(model: string, over: Partial<Request> = {}): Request {
  const preset = presetOf(model);
  if (!preset) throw new Error(`There is no preset "${model}".`);
  return {
    billions: preset.billions,
    embedding: preset.embedding,
    vision: preset.vision,
    format: formatOf(change(START, 'model', model).format),
    context: 8192,
    requests: 1,
    cacheBits: 16,
    perToken: preset,
    ...over,
  };
}
