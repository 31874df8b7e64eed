import {defineDataset} from '../types.ts';

export const engines = defineDataset({
  id: 'engines',
  title: 'Engines that serve models',
  columns: [
    {key: 'engine', label: 'Engine'},
    {key: 'strength', label: 'Strength'},
    {key: 'mechanisms', label: 'What sets it apart'},
    {key: 'process', label: 'Runs as'},
  ],
  rows: [
    {
      engine: 'vLLM',
      strength: 'Many requests at once on accelerators',
      mechanisms: 'PagedAttention, continuous batching, tensor parallelism over several GPUs',
      process: 'Docker container on Linux',
    },
    {
      engine: 'llama.cpp',
      strength: 'Runs nearly anywhere: Linux, macOS, Windows',
      mechanisms: 'GGUF quantization levels; Metal on Apple silicon',
      process: 'Not stated',
    },
    {
      engine: 'MLX',
      strength: 'Fast on Apple silicon',
      mechanisms: 'Unified memory; vision-language models',
      process: 'Native process on macOS',
    },
    {
      engine: 'Ampere llama.cpp',
      strength: 'Arm servers with Ampere processors',
      mechanisms: 'A build tuned for these processors',
      process: 'Not stated',
    },
  ],
});
