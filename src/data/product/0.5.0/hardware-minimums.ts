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
      unix: '32 GB; GPU memory (VRAM) is counted separately',
      windows: '32 GB or more',
    },
    {
      resource: 'RAM given to Kamiwaza',
      unix: '—',
      windows: '50–75%; 12 GB on a host with 16 GB',
    },
    {resource: 'Free disk space, minimum', unix: '10 GB', windows: '20 GB'},
    {
      resource: 'Free disk space, recommended',
      unix: '100 GB for several models (our estimate)',
      windows: '50 GB or more on an SSD',
    },
    {resource: 'Processor', unix: 'No stated minimum; plan for 8 cores', windows: 'x64'},
    {resource: 'Rights', unix: '`sudo`', windows: 'Administrator'},
  ],
  note: 'Add the size of your model files to the disk space: 0.5 GB for a 0.6B model in Q6_K, 8.5 GB for an 8B model in Q8_0.',
});
