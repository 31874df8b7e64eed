import {defineDataset} from '../types.ts';

export const installMethods = defineDataset({
  id: 'install-methods',
  title: 'Ways to install Kamiwaza 0.5.0',
  columns: [
    {key: 'platform', label: 'Your machine'},
    {key: 'method', label: 'Method'},
    {key: 'edition', label: 'Edition'},
    {key: 'effort', label: 'Effort'},
  ],
  rows: [
    {
      platform: 'Ubuntu 24.04',
      method: 'APT repository, or the `.deb` file',
      edition: 'Community',
      effort: 'Lowest',
    },
    {
      platform: 'Ubuntu 22.04 or 24.04, other Linux',
      method: 'Tarball',
      edition: 'Community',
      effort: 'Medium',
    },
    {platform: 'macOS', method: 'Tarball', edition: 'Community', effort: 'Medium'},
    {
      platform: 'Windows 11, x64',
      method: 'MSI package',
      edition: 'Community',
      effort: 'Low to medium',
    },
    {
      platform: 'Cluster in the cloud',
      method: 'Terraform',
      edition: 'Enterprise',
      effort: 'High, but automated',
    },
    {
      platform: 'Cluster from prepared images',
      method: 'By hand',
      edition: 'Enterprise',
      effort: 'Highest',
    },
  ],
});
