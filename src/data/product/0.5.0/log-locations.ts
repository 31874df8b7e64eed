import {defineDataset} from '../types.ts';

export const logLocations = defineDataset({
  id: 'log-locations',
  title: 'Logs and other sources for a diagnosis',
  columns: [
    {key: 'target', label: 'What'},
    {key: 'place', label: 'Where'},
  ],
  moreColumns: [{key: 'platform', label: 'Platform'}],
  rows: [
    {target: 'Whole platform, `.deb`', place: '`kamiwaza doctor`', platform: 'Linux'},
    {
      target: 'Whole platform, tarball',
      place: '`bash startup/kamiwazad.sh doctor`',
      platform: 'Linux, macOS',
    },
    {
      target: 'Container of a model',
      place:
        'Advanced Mode, row of the deployment, **View logs**; marks patterns such as lack of memory and CUDA faults',
      platform: 'All',
    },
    {target: 'Ray', place: '`client.serving.get_status()`, `GET /serving/status`', platform: 'All'},
    {
      target: 'Health of the deployments',
      place: '`client.serving.get_health()`, `GET /serving/health`',
      platform: 'All',
    },
    {target: 'Log files, Enterprise', place: '`/opt/kamiwaza/logs/`', platform: 'Linux'},
    {target: 'Log files, Community', place: '`$KAMIWAZA_ROOT/logs/`', platform: 'Linux, macOS'},
    {
      target: 'Log files, Windows',
      place: '`C:\\Users\\[USER]\\AppData\\Local\\Kamiwaza\\logs`',
      platform: 'Windows',
    },
    {
      target: 'Installation on Windows, inside WSL',
      place: '`wsl -d kamiwaza -- journalctl -t kamiwaza-install`',
      platform: 'Windows',
    },
    {
      target: 'Installation on Windows, outside',
      place: '**Event Viewer** → **Applications**',
      platform: 'Windows',
    },
    {
      target: 'GPU on Windows',
      place: '`wsl -d kamiwaza -- /usr/local/bin/kamiwaza_gpu_status.sh`',
      platform: 'Windows',
    },
    {target: 'State of WSL', place: '`wsl --list --verbose`, `wsl --status`', platform: 'Windows'},
    {target: 'GPU on the host', place: '`nvidia-smi`', platform: 'Linux'},
  ],
});
