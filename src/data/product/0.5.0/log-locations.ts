import {defineDataset} from '../types.ts';

export const logLocations = defineDataset({
  id: 'log-locations',
  title: 'Logs and diagnosis',
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
      target: 'One service in a container',
      place: '`docker ps -a`, then `docker logs <container>`; on Windows in `wsl -d kamiwaza`',
      platform: 'All',
    },
    {
      target: 'Model container',
      place:
        '**View logs** in the deployment row, in Advanced Mode; marks out-of-memory and CUDA errors',
      platform: 'All',
    },
    {target: 'Ray', place: '`client.serving.get_status()`, `GET /serving/status`', platform: 'All'},
    {
      target: 'Deployment health',
      place: '`client.serving.get_health()`, `GET /serving/health`',
      platform: 'All',
    },
    {target: 'Log files, Enterprise', place: '`/opt/kamiwaza/logs/`', platform: 'Linux'},
    {target: 'Log files, Community', place: '`$KAMIWAZA_ROOT/logs/`', platform: 'Linux, macOS'},
    {
      target: 'Log files on the Windows side',
      place: '`C:\\Users\\[USER]\\AppData\\Local\\Kamiwaza\\logs`',
      platform: 'Windows',
    },
    {
      target: 'Windows installation, inside WSL',
      place: '`wsl -d kamiwaza -- journalctl -t kamiwaza-install`',
      platform: 'Windows',
    },
    {
      target: 'Windows installation, outside WSL',
      place: '**Event Viewer** → **Windows Logs** → **Application**',
      platform: 'Windows',
    },
    {
      target: 'GPU on Windows',
      place: '`wsl -d kamiwaza -- /usr/local/bin/kamiwaza_gpu_status.sh`',
      platform: 'Windows',
    },
    {target: 'WSL state', place: '`wsl --list --verbose`, `wsl --status`', platform: 'Windows'},
    {target: 'GPU on the host', place: '`nvidia-smi`', platform: 'Linux'},
  ],
});
