import {defineDataset} from '../types.ts';

export const serviceCommands = defineDataset({
  id: 'service-commands',
  title: 'Commands that control the platform',
  columns: [
    {key: 'task', label: 'Task'},
    {key: 'deb', label: 'Ubuntu `.deb`'},
    {key: 'tarball', label: 'Tarball'},
    {key: 'windows', label: 'Windows'},
  ],
  moreColumns: [{key: 'tray', label: 'Tray icon on Windows'}],
  rows: [
    {
      task: 'Start',
      deb: '`kamiwaza start`',
      tarball: '`bash startup/kamiwazad.sh start`',
      windows: '`wsl -d kamiwaza -- kamiwaza start`',
      tray: '**Start Kamiwaza**',
    },
    {
      task: 'Stop',
      deb: '`kamiwaza stop`',
      tarball: 'Not documented',
      windows: '`wsl -d kamiwaza -- kamiwaza stop`',
      tray: '**Stop Kamiwaza**',
    },
    {
      task: 'Restart',
      deb: '`kamiwaza restart`',
      tarball: 'Not documented',
      windows: '`wsl -d kamiwaza -- kamiwaza restart`',
      tray: '—',
    },
    {
      task: 'Show the state',
      deb: '`kamiwaza status`',
      tarball: 'Not documented',
      windows: '`wsl -d kamiwaza -- kamiwaza status`',
      tray: '**Kamiwaza Status**',
    },
    {
      task: 'Diagnose',
      deb: '`kamiwaza doctor`',
      tarball: '`bash startup/kamiwazad.sh doctor`',
      windows: 'Not documented',
      tray: '—',
    },
  ],
  note: 'Run the tarball commands in the directory of the installation. The Enterprise Edition runs as a systemd service that `first-boot.sh` sets up.',
});
