import {defineDataset} from '../types.ts';

export const generalFaults = defineDataset({
  id: 'general-faults',
  title: 'Faults of the platform and its host',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    {
      symptom:
        '`docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].`',
      cause: 'Docker on Linux does not know the NVIDIA runtime',
      fix: '`sudo apt-get install -y nvidia-container-toolkit`; set `runtimes.nvidia.path` to `nvidia-container-runtime` in `/etc/docker/daemon.json`; `sudo systemctl restart docker`',
    },
    {
      symptom: 'The start fails because a port is taken',
      cause:
        'Another service uses a port of the [port list](doc:installation/system_requirements#ports)',
      fix: 'Stop that service or move it to another port',
    },
    {
      symptom: 'The installation aborts',
      cause: 'Low disk space, less than 16 GB RAM, or no virtualization',
      fix: 'Free or add what is missing',
    },
    {
      symptom: 'Docker: permission denied',
      cause: 'Your user is not in the group `docker`',
      fix: '`sudo usermod -aG docker $USER`, then log in again',
    },
    {
      symptom: 'The web UI does not answer',
      cause: 'Platform not running, or `http://` typed',
      fix: 'Ask for the state with the [service commands](doc:other-topics#service-control); open `https://localhost`',
    },
    {
      symptom: "`ModuleNotFoundError: No module named 'kamiwaza_client'` in a notebook",
      cause: 'The installed package is not the current SDK',
      fix: '`!pip uninstall -y kamiwaza`, then `!pip install kamiwaza`',
    },
  ],
});
