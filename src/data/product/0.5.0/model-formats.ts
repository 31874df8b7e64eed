import {defineDataset} from '../types.ts';

export const modelFormats = defineDataset({
  id: 'model-formats',
  title: 'Formats of model files, hardware and engine',
  columns: [
    {key: 'format', label: 'Format'},
    {key: 'hardware', label: 'Hardware'},
    {key: 'engine', label: 'Engine'},
  ],
  rows: [
    {
      format: 'GGUF (quantized)',
      hardware: 'CPU, laptop, Apple silicon, small GPU',
      engine: 'llama.cpp',
    },
    {format: 'GGUF', hardware: 'Arm server with AmpereOne M', engine: 'Ampere llama.cpp'},
    {format: 'Safetensors', hardware: 'Apple silicon', engine: 'MLX'},
    {format: 'Safetensors', hardware: 'NVIDIA, AMD, Intel Gaudi 3', engine: 'vLLM'},
    {format: 'PyTorch and others', hardware: 'Server with NVIDIA or AMD', engine: 'vLLM'},
  ],
});
