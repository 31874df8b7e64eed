import {defineDataset} from '../types.ts';

export const serviceCommands = defineDataset({
  id: 'service-commands',
  title: 'Service commands',
  columns: [
    {key: 'task', label: 'Task'},
    {key: 'deb', label: 'Ubuntu package'},
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
      tarball: '—',
      windows: '`wsl -d kamiwaza -- kamiwaza stop`',
      tray: '**Stop Kamiwaza**',
    },
    {
      task: 'Restart',
      deb: '`kamiwaza restart`',
      tarball: '—',
      windows: '`wsl -d kamiwaza -- kamiwaza restart`',
      tray: '—',
    },
    {
      task: 'Show the status',
      deb: '`kamiwaza status`',
      tarball: '`bash startup/kamiwazad.sh status` (from 0.3.2, unconfirmed)',
      windows: '`wsl -d kamiwaza -- kamiwaza status`',
      tray: '**Kamiwaza Status**',
    },
    {
      task: 'Diagnose',
      deb: '`kamiwaza doctor`',
      tarball: '`bash startup/kamiwazad.sh doctor`',
      windows: '—',
      tray: '—',
    },
  ],
  note: 'A dash means that no command is known: see [Known gaps](doc:known-gaps). Run tarball commands in the installation directory. The Enterprise Edition runs as a systemd service.',
});
