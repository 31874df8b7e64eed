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
    {
      symptom: 'The MSI hangs while it sets up WSL',
      cause: 'The first set-up of WSL takes long',
      fix: 'Allow 15–30 minutes, plus 10–15 for the first set-up of WSL. If nothing happens after that, run `wsl --list --verbose` in PowerShell and look in **Event Viewer** → **Applications**. When the MSI is done, the list shows `kamiwaza` with version 2',
    },
    {
      symptom: 'The MSI closes or fails before it finishes',
      cause: 'WSL 2 or virtualization is off, or memory or disk space is short',
      fix: 'Check [what you need](doc:installation/windows_installation#before-you-start), then look in **Event Viewer** → **Applications**. If `wsl --list` shows `kamiwaza`, also run `wsl -d kamiwaza -- journalctl -t kamiwaza-install`. Then run the MSI again and accept the UAC prompt',
    },
    {
      symptom: 'The folder Kamiwaza is missing from the Start Menu',
      cause: 'The installation did not finish, or only the shortcut is missing (unconfirmed)',
      fix: 'Run `wsl --list --verbose`. If `kamiwaza` is listed, start the platform with `wsl -d kamiwaza -- kamiwaza start`. If it is not listed, or the start fails, run the MSI again',
    },
    {
      symptom: '**Start Kamiwaza** in the tray, or **Start Platform**, does nothing',
      cause: 'The platform or its WSL instance does not start (unconfirmed)',
      fix: 'Run `wsl -d kamiwaza -- kamiwaza start` in PowerShell and read its output. Then read the [logs](doc:installation/windows_installation#logs)',
    },
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
