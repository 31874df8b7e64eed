import {defineDataset} from '../types.ts';

export const softwareVersions = defineDataset({
  id: 'software-versions',
  title: 'Software versions',
  columns: [
    {key: 'component', label: 'Component'},
    {key: 'version', label: 'Version'},
    {key: 'platform', label: 'Where'},
  ],
  rows: [
    {
      component: 'Docker Engine',
      version: '20.10 or newer',
      platform: 'Linux; WSL instance on Windows',
    },
    {
      component: 'Docker Compose',
      version: 'v2 or newer; the recipe installs `v2.39.1`',
      platform: 'Linux',
    },
    {component: 'Docker Desktop', version: 'Current, from Homebrew', platform: 'macOS'},
    {
      component: 'Node.js',
      version: '22.x, with `nvm install 22`; the recipes use NVM `v0.40.1`',
      platform: 'Tarball on Linux and macOS; the MSI installs it',
    },
    {
      component: 'Python',
      version: '3.10; tested with 3.10.14',
      platform: 'Tarball on Linux and macOS',
    },
    {component: 'Python', version: '3.12', platform: '`.deb` package and MSI'},
    {
      component: 'etcd',
      version:
        '3.5 or newer is the documented requirement. The recipe uses the client from Ubuntu, which is older: [3.4 on 24.04](https://packages.ubuntu.com/noble/etcd-client), [3.3 on 22.04](https://packages.ubuntu.com/jammy/etcd-client)',
      platform: 'Package `etcd-client` on Ubuntu, `etcd` on macOS',
    },
    {component: 'CockroachDB', version: '`v23.2.12`', platform: 'Tarball on Linux'},
    {
      component: 'CockroachDB',
      version: 'Current, from `cockroachdb/tap/cockroach`',
      platform: 'Tarball on macOS',
    },
    {
      component: 'NVIDIA driver',
      version:
        '525 or newer, but not 530 or 545; the 550 server driver is recommended. RTX 50 cards [need a newer one](doc:installation/nvidia-gpu#before-you-start)',
      platform: 'Linux with an NVIDIA GPU',
    },
    {
      component: 'NVIDIA driver',
      version:
        '535.98 or newer is recommended; the documented minimum, 470.82, is too old for CUDA 12, which needs 525',
      platform: 'Windows with an NVIDIA GPU',
    },
    {
      component: 'NVIDIA Container Toolkit',
      version: 'Current',
      platform: 'Linux with an NVIDIA GPU',
    },
    {
      component: 'Intel Arc driver',
      version: '31.0.101.4502 or newer',
      platform: 'Windows with an Intel Arc GPU',
    },
    {component: 'WSL', version: '2; kernel 5.10.60.1 or newer for GPU work', platform: 'Windows'},
  ],
});
