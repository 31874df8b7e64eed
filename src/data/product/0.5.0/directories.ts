import {defineDataset} from '../types.ts';

export const directories = defineDataset({
  id: 'directories',
  title: 'Directories',
  columns: [
    {key: 'path', label: 'Path'},
    {key: 'content', label: 'Holds'},
    {key: 'edition', label: 'Edition'},
  ],
  moreColumns: [{key: 'platform', label: 'Platform'}],
  rows: [
    {
      path: '`/etc/kamiwaza/config/`',
      content: 'Configuration',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {
      path: '`/etc/kamiwaza/ssl/`',
      content: 'Cluster certificates',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {
      path: '`/etc/kamiwaza/swarm/`',
      content: 'Docker Swarm join tokens',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {
      path: '`/opt/kamiwaza/containers/`',
      content: 'Docker data root; can be moved',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {path: '`/opt/kamiwaza/logs/`', content: 'Logs', edition: 'Enterprise', platform: 'Linux'},
    {
      path: '`/opt/kamiwaza/nvm/`',
      content: 'Node version manager',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {
      path: '`/opt/kamiwaza/runtime/`',
      content: 'Runtime files',
      edition: 'Enterprise',
      platform: 'Linux',
    },
    {
      path: '`$KAMIWAZA_ROOT/env.sh`',
      content: 'Settings',
      edition: 'Community',
      platform: 'Linux, macOS',
    },
    {
      path: '`$KAMIWAZA_ROOT/runtime/`',
      content: 'Runtime files',
      edition: 'Community',
      platform: 'Linux, macOS',
    },
    {
      path: '`$KAMIWAZA_ROOT/logs/`',
      content: 'Logs',
      edition: 'Community',
      platform: 'Linux, macOS',
    },
    {
      path: '`C:\\Users\\[USER]\\AppData\\Local\\Kamiwaza\\logs`',
      content: 'Logs, on the Windows side',
      edition: 'Community',
      platform: 'Windows',
    },
  ],
});
