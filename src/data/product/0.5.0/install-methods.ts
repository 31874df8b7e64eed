import {defineDataset} from '../types.ts';

export const installMethods = defineDataset({
  id: 'install-methods',
  title: 'Installation methods',
  columns: [
    {key: 'platform', label: 'Your machine'},
    {key: 'method', label: 'Method'},
    {key: 'edition', label: 'Edition'},
    {key: 'python', label: 'Python'},
    {key: 'effort', label: 'Effort'},
  ],
  rows: [
    {
      platform: 'Ubuntu 24.04',
      method: '[APT package](doc:installation/installation_process#ubuntu-apt)',
      edition: 'Community',
      python: '3.12',
      effort: 'Lowest',
    },
    {
      platform: 'Ubuntu 22.04 or 24.04, other Linux',
      method: '[Linux tarball](doc:installation/installation_process#linux-tarball)',
      edition: 'Community',
      python: '3.10',
      effort: 'Medium',
    },
    {
      platform: 'macOS',
      method: '[macOS tarball](doc:installation/installation_process#macos)',
      edition: 'Community',
      python: '3.10',
      effort: 'Medium',
    },
    {
      platform: 'Windows 11, x64',
      method: '[MSI package](doc:installation/installation_process#windows)',
      edition: 'Community',
      python: '3.12, inside WSL',
      effort: 'Low to medium',
    },
    {
      platform: 'Cluster in the cloud',
      method: '[Terraform](doc:installation/installation_process#enterprise)',
      edition: 'Enterprise',
      python: '—',
      effort: 'High, automated',
    },
    {
      platform: 'Cluster from prepared images',
      method: '[Manual cluster](doc:installation/installation_process#manual-cluster)',
      edition: 'Enterprise',
      python: '—',
      effort: 'Highest',
    },
  ],
});
