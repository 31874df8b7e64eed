import {defineDataset} from '../types.ts';

export const accelerators = defineDataset({
  id: 'accelerators',
  title: 'GPUs and accelerators by operating system',
  columns: [
    {key: 'accelerator', label: 'Accelerator'},
    {key: 'linux', label: 'Linux'},
    {key: 'windows', label: 'Windows (WSL)'},
    {key: 'macos', label: 'macOS'},
  ],
  rows: [
    {
      accelerator: 'NVIDIA',
      linux: 'vLLM for Safetensors; compute capability 7.0 (Volta) or higher',
      windows: 'RTX 30, 40 and 50 series',
      macos: 'No',
    },
    {accelerator: 'AMD', linux: 'vLLM, ROCm', windows: '—', macos: '—'},
    {accelerator: 'Intel Gaudi 3', linux: 'vLLM', windows: '—', macos: '—'},
    {accelerator: 'Intel Arc', linux: '—', windows: 'A3xx, A5xx and A7xx', macos: '—'},
    {accelerator: 'Apple silicon', linux: '—', windows: '—', macos: 'MLX; llama.cpp with Metal'},
    {accelerator: 'Ampere Arm CPU', linux: 'Ampere build of llama.cpp', windows: '—', macos: '—'},
    {
      accelerator: 'None',
      linux: 'llama.cpp on the CPU',
      windows: 'llama.cpp on the CPU',
      macos: 'llama.cpp on the CPU',
    },
  ],
  note: 'A dash means that no support is known for this pair. Compute capability 7.0 is the Volta generation, such as the V100; [NVIDIA lists every card](https://developer.nvidia.com/cuda-gpus) (not specific to Kamiwaza).',
});
