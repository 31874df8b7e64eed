import {defineDataset} from '../types.ts';
import {rowOfError} from './known-errors.ts';

export const windowsFaults = defineDataset({
  id: 'windows-faults',
  title: 'Windows problems',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    rowOfError('wsl-not-installed'),
    rowOfError('wsl-distro-missing'),
    rowOfError('wsl-memory'),
    rowOfError('kamiwaza-windows-gpu'),
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
