import {defineDataset} from '../types.ts';

/** The memory of a model, part by part, as the calculator computes it. */
export const memoryParts = defineDataset({
  id: 'memory-parts',
  title: 'Parts of the memory that a model needs',
  columns: [
    {key: 'part', label: 'Part'},
    {key: 'formula', label: 'Formula'},
  ],
  moreColumns: [{key: 'depends', label: 'What it depends on'}],
  rows: [
    {
      part: 'Weights',
      formula: 'parameters × bits per parameter ÷ 8',
      depends: 'The model and its quantization',
    },
    {
      part: 'KV cache',
      formula:
        '2 × layers × KV heads × head dimension × bytes × context length × concurrent requests',
      depends: 'The architecture of the model, the context length and the concurrent requests',
    },
    {
      part: 'Overhead',
      formula:
        '2 to 10% of weights plus KV cache; the high end is at least 1.5 GiB on each card (GGUF: 0.6)',
      depends: 'The engine',
    },
    {
      part: 'Memory',
      formula: 'weights + KV cache + overhead',
      depends: 'All three',
    },
  ],
});
