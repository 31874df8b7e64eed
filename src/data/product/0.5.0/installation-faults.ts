import {defineDataset} from '../types.ts';
import {rowOfError} from './known-errors.ts';

export const installationFaults = defineDataset({
  id: 'installation-faults',
  title: 'When the installation fails',
  columns: [
    {key: 'platform', label: 'Where'},
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    {platform: 'all', ...rowOfError('port-in-use')},
    {platform: 'all', ...rowOfError('kamiwaza-installer-resources')},
    {platform: 'ubuntu', ...rowOfError('apt-kamiwaza-source')},
    {platform: 'tarball', ...rowOfError('kamiwaza-installer-python')},
    {platform: 'macos', ...rowOfError('docker-config-permission')},
    {platform: 'linux', ...rowOfError('docker-socket-permission')},
    {platform: 'linux', ...rowOfError('docker-gpu-driver')},
    {platform: 'windows', ...rowOfError('wsl-not-installed')},
    {platform: 'windows', ...rowOfError('wsl-distro-missing')},
    {platform: 'windows', ...rowOfError('kamiwaza-windows-gpu')},
    {platform: 'enterprise', ...rowOfError('kernel-bridge-settings')},
  ],
});
