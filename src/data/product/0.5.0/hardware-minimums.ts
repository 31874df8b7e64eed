import {defineDataset} from '../types.ts';

export const hardwareMinimums = defineDataset({
  id: 'hardware-minimums',
  title: 'Memory, disk and processor',
  columns: [
    {key: 'resource', label: 'Resource'},
    {key: 'unix', label: 'Linux and macOS'},
    {key: 'windows', label: 'Windows'},
  ],
  rows: [
    {resource: 'RAM, minimum', unix: '16 GB', windows: '8 GB'},
    {resource: 'RAM, recommended', unix: '32 GB', windows: '16 GB or more'},
    {
      resource: 'RAM, heavy use',
      unix: '32 GB, plus the memory of the GPU (VRAM)',
      windows: '32 GB or more',
    },
    {
      resource: 'Share of RAM for Kamiwaza',
      unix: '—',
      windows: '50–75 %; 12 GB on a host with 16 GB',
    },
    {resource: 'Free disk space, minimum', unix: '10 GB', windows: '20 GB'},
    {
      resource: 'Free disk space, recommended',
      unix: 'Not specified',
      windows: '50 GB or more on an SSD',
    },
    {resource: 'Processor', unix: 'Not specified', windows: 'x64'},
    {resource: 'Rights', unix: '`sudo`', windows: 'Administrator'},
  ],
  note: 'Model files come on top of the disk space: 0.5 GB for a model with 0.6 billion parameters in Q6_K, 8 GB for 8 billion in Q8_0.',
});
