import {defineDataset} from '../types.ts';

export const engines = defineDataset({
  id: 'engines',
  title: 'Engines that serve models',
  columns: [
    {key: 'engine', label: 'Engine'},
    {key: 'strength', label: 'Strength'},
    {key: 'mechanisms', label: 'Techniques'},
    {key: 'process', label: 'Runs as'},
  ],
  rows: [
    {
      engine: 'vLLM',
      strength: 'Many concurrent requests on accelerators',
      mechanisms: 'PagedAttention, continuous batching, tensor parallelism across GPUs',
      process: 'Docker container on Linux',
    },
    {
      engine: 'llama.cpp',
      strength: 'Runs almost anywhere: Linux, macOS, Windows',
      mechanisms: 'GGUF quantization levels; Metal on Apple silicon',
      process: '—',
    },
    {
      engine: 'MLX',
      strength: 'Fast on Apple silicon',
      mechanisms: 'Unified memory; vision-language models',
      process: 'Native macOS process',
    },
    {
      engine: 'Ampere llama.cpp',
      strength: 'Arm servers with Ampere processors',
      mechanisms: 'Tuned build',
      process: '—',
    },
  ],
  note: 'A dash means that nothing is documented.',
});
