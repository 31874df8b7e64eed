import {defineDataset} from '../types.ts';

export const windowsFaults = defineDataset({
  id: 'windows-faults',
  title: 'Faults on Windows',
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
      fix: 'Look with `wsl --list --verbose`, then run the installer again',
    },
    {
      symptom: 'Error about memory allocation',
      cause: 'More memory reserved than is there',
      fix: 'Give Kamiwaza less; close programs',
    },
    {
      symptom: 'GPU not found',
      cause: 'Old driver, WSL 1, or a card or Windows build that is not supported',
      fix: 'New driver on Windows; `wsl --update`; `wsl --set-version <distro> 2` with the name from `wsl --list`; check the [supported cards](doc:installation/system_requirements#gpu)',
    },
    {
      symptom: 'The page does not open',
      cause: 'Firewall, a port taken, or `http://` typed',
      fix: 'Allow it in the firewall; free 61100–61299; open `https://localhost`',
    },
    {
      symptom: 'Everything is slow',
      cause: 'Too little memory or too few cores',
      fix: 'Raise the values in `.wslconfig`; use an SSD; keep the files on the same drive',
    },
  ],
});
