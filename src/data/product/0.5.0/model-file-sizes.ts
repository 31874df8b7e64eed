import {defineDataset} from '../types.ts';

/** The small model of the samples, and one 8B model in many levels: what readers compare their own files with. */
export const modelFileSizes = defineDataset({
  id: 'model-file-sizes',
  title: 'Sizes of GGUF files',
  columns: [
    {key: 'model', label: 'Model'},
    {key: 'repository', label: 'Repository'},
    {key: 'level', label: 'Level'},
    {key: 'size', label: 'Size'},
    {key: 'screen', label: 'In the web UI'},
    {key: 'memory', label: 'Memory (our estimate)'},
  ],
  moreColumns: [{key: 'share', label: 'Compared with f32'}],
  rows: [
    {
      model: 'Qwen3 0.6B',
      repository: '`unsloth/Qwen3-0.6B-GGUF`',
      level: '`Q6_K`',
      size: '495 MB (472 MiB)',
      screen: '`495.11 MB`',
      memory: 'Runs on any supported machine',
      share: '—',
    },
    ...(
      [
        ['Q2_K', '3.18 GB', '3.18 GB', '10%', 'Fits in 16 GB RAM, with a loss of quality'],
        ['Q3_K_M', '4.02 GB', '4.02 GB', '13%', 'Fits in 16 GB RAM'],
        ['Q4_0_4_4', '4.66 GB', '4.66 GB', '15%', 'Not readable by current llama.cpp'],
        ['Q4_K_M', '4.92 GB', '4.92 GB', '15%', 'Fits in 16 GB RAM, with other programs closed'],
        ['Q5_K_M', '5.73 GB', '5.73 GB', '18%', 'Fits in 16 GB RAM, with other programs closed'],
        ['Q8_0', 'About 8.5 GB', '8.0G', '27%', 'Tight in 16 GB RAM, fits in 32 GB'],
        ['f32', '32.1 GB', '29.9G', '100%', 'Needs a large server'],
      ] as const
    ).map(([level, size, screen, share, memory]) => ({
      model: 'Llama 3.1 8B',
      repository: '`bartowski/Meta-Llama-3.1-8B-Instruct-GGUF`',
      level: `\`${level}\``,
      size,
      screen: `\`${screen}\``,
      memory,
      share,
    })),
  ],
  note: 'MB means 10⁶ bytes and GB means 10⁹. The web UI shows some sizes in MiB and GiB without saying so: [Units](doc:models/will-it-fit#units).',
});
