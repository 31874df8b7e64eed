import {defineDataset} from '../types.ts';

const SUPPORT = '[Support portal](https://portal.kamiwaza.ai)';
const DISCORD = '[Discord](https://discord.gg/cVGBS5rD2U)';

/** What the sources of this release do not say about installation and operation. */
export const knownGapsOperations = defineDataset({
  id: 'known-gaps-operations',
  title: 'Known gaps: installation and operation',
  columns: [
    {key: 'subject', label: 'Subject'},
    {key: 'gap', label: 'What is missing'},
    {key: 'since', label: 'Since'},
    {key: 'ask', label: 'Whom to ask'},
  ],
  rows: [
    {
      subject: 'Requirements',
      gap: 'Sizing of a cluster; other Linux distributions than Ubuntu, and SELinux rules for them; Arm servers',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Requirements',
      gap: 'Driver versions for AMD and Intel Gaudi; AMD cards on Windows',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Requirements',
      gap: 'Other container programs in place of Docker, such as Podman or Colima; a separate service account for the platform',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Requirements',
      gap: 'Tested hypervisors for virtual machines, such as VMware',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Ports',
      gap: 'Owners of 3000, 5432, 8000, 9090 and 19530; port range of apps; whether 7777 listens beyond `localhost`; ports between the nodes of a cluster',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Ports',
      gap: 'CORS: whether the API or a model port answers web pages of another origin',
      since: '0.3.2',
      ask: DISCORD,
    },
    {
      subject: 'Ports',
      gap: 'How other machines reach the web UI of a Windows installation',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Ubuntu package',
      gap: 'A download page for the `.deb` file; whether the package installs the NVIDIA Container Toolkit; which directory is its `KAMIWAZA_ROOT`; the unit name of its service, and how to turn off the start at boot; how to update and remove it',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Start',
      gap: 'How long the first start takes; what sleep and wake of the machine do to the platform',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Tarball',
      gap: 'Commands for stop, restart and removal; a start at boot (also on Windows); whether the status command of 0.3.2 still works; a lasting download address',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Tarball',
      gap: 'Whether `install.sh` asks for the license; the scripts `1.sh`, `2.sh` and `3.sh` in 0.5.0',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Windows',
      gap: 'A `doctor` command; what **Full** adds to **Lite**; how to register an address; whether the license key is checked online or tied to one machine',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Windows',
      gap: 'Whether `memory` in `.wslconfig` overrides **Dedicated Memory**; which files stay after a removal; a silent installation of the MSI',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Enterprise Edition',
      gap: 'Terraform inputs; where to get the images; name of the systemd unit',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Enterprise Edition',
      gap: 'Who starts `first-boot.sh` in a manual cluster',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Enterprise Edition',
      gap: 'The directory of `cluster-manual-prep.sh` in the image',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Enterprise Edition',
      gap: 'Storage that nodes share; updates; adding or removing a node later; what happens when the head node fails',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Update and removal',
      gap: 'Which data an update or a removal keeps; an upgrade from 0.3.2; two releases side by side on one host',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Backup',
      gap: 'A procedure for backup and restore; how to restore a single database; how to repair the databases of a cluster after a power failure; where CockroachDB, Milvus, DataHub and etcd keep their files',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Passwords',
      gap: 'How to change a password, in the web UI or with the SDK',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Logins',
      gap: 'A working single sign-on; LDAP; multi-factor login and smart cards; a legal notice (banner) before the login; the length of a login session, and an automatic logout; how to revoke a token or an API key; which calls for accounts need a login; the Admin screens',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Host',
      gap: 'How to rename the host, or change its IP address, after the installation',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Security',
      gap: 'Exclusions for antivirus programs such as Microsoft Defender',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Security',
      gap: 'A security statement, audit or certification of the platform; whether organizations separate tenants',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Certificates',
      gap: 'The origin of the first certificate; how to install your own',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Air-gapped machines',
      gap: 'A bundle that installs without a network; local mirrors and registries; proxy settings; app images and the Model Guide without a network',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Settings',
      gap: 'The full list of environment variables',
      since: '0.3.2',
      ask: DISCORD,
    },
    {
      subject: 'Editions',
      gap: 'Whether the Community Edition has limits other than one node; a trial period and its limits; prices',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Privacy',
      gap: 'Whether the platform sends telemetry or usage data',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Logs',
      gap: 'How long logs and activity entries are kept; alerts and dashboards; connections to monitoring or ticket systems',
      since: '0.5.0',
      ask: DISCORD,
    },
    {
      subject: 'Web UI',
      gap: 'Accessibility: use with a screen reader, or with the keyboard alone',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Web UI',
      gap: 'How to serve the web UI under a sub path behind a reverse proxy; what **Home** shows; where a model is stopped; where to switch between Novice and Advanced Mode',
      since: '0.5.0',
      ask: DISCORD,
    },
  ],
});
