import {defineDataset} from '../types.ts';

export const windowsFaults = defineDataset({
  id: 'windows-faults',
  title: 'Windows problems',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    {
      symptom: '`WSL not found`',
      cause: 'The Windows feature is off',
      fix: '`wsl --install`, restart, then `wsl --version`',
    },
    {
      symptom: 'Ubuntu-24.04 is missing',
      cause: 'Its download failed',
      fix: 'Check with `wsl --list --verbose`, then run the installer again',
    },
    {
      symptom: 'Error about memory allocation',
      cause: 'More memory reserved than the machine has free',
      fix: 'Give Kamiwaza less; close programs',
    },
    {
      symptom: 'GPU not found',
      cause: 'Old driver, WSL 1, or a card or Windows build that is not supported',
      fix: 'Follow [The GPU is not found](doc:installation/windows_installation#gpu-not-found)',
    },
    {
      symptom: 'The page does not open',
      cause: 'Firewall, a port in use, or an address with `http://`',
      fix: 'Follow [The page does not open](doc:installation/windows_installation#page-does-not-open)',
    },
    {
      symptom: 'Everything is slow',
      cause: 'Too little memory or too few cores',
      fix: 'Raise the values in [`.wslconfig`](doc:installation/windows_installation#memory); use an SSD',
    },
  ],
});
