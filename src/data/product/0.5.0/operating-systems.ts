import {defineDataset} from '../types.ts';

export const operatingSystems = defineDataset({
  id: 'operating-systems',
  title: 'Supported operating systems',
  columns: [
    {key: 'os', label: 'Operating system'},
    {key: 'version', label: 'Version'},
    {key: 'package', label: 'Package'},
    {key: 'edition', label: 'Edition'},
    {key: 'python', label: 'Python'},
  ],
  rows: [
    {
      os: 'Ubuntu',
      version: '24.04 LTS (`noble`)',
      package: '`.deb` from the APT repository',
      edition: 'Community',
      python: '3.12',
    },
    {
      os: 'Ubuntu',
      version: '22.04 LTS, 24.04 LTS',
      package: 'Tarball',
      edition: 'Community',
      python: '3.10',
    },
    {
      os: 'Other Linux',
      version: '—',
      package: 'Tarball',
      edition: 'Community',
      python: '3.10',
    },
    {
      os: 'macOS',
      version: '12.0 or newer; the recipe is written for 15 (Sequoia) and newer',
      package: 'Tarball',
      edition: 'Community',
      python: '3.10',
    },
    {
      os: 'Windows',
      version: '11, x64; Build 22000 or newer for GPU work',
      package: 'MSI, creates a WSL 2 instance',
      edition: 'Community',
      python: '3.12, inside WSL',
    },
    {
      os: 'Linux cluster',
      version: 'Cloud image',
      package: 'Image or Terraform',
      edition: 'Enterprise',
      python: '—',
    },
  ],
});
