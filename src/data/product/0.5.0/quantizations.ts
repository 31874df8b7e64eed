import {defineDataset} from '../types.ts';

export const quantizations = defineDataset({
  id: 'quantizations',
  title: 'Quantization levels that the SDK knows',
  columns: [
    {key: 'group', label: 'Group'},
    {key: 'levels', label: 'Levels'},
    {key: 'suffixes', label: 'Suffixes in file names'},
  ],
  rows: [
    {
      group: 'K-quants',
      levels: ['`q2_k`', '`q3_k`', '`q4_k`', '`q5_k`', '`q6_k`'],
      suffixes: '`_s`, `_m`, `_l`; `_xl` with `q3_k`',
    },
    {group: 'Plain', levels: ['`q4_0`', '`q4_1`', '`q8_0`'], suffixes: '—'},
    {group: 'I-quants', levels: ['`iq1`', '`iq2`', '`iq3`', '`iq4`'], suffixes: '—'},
    {group: 'Float', levels: ['`fp16`'], suffixes: '—'},
  ],
});
