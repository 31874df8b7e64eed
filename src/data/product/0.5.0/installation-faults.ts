import {defineDataset} from '../types.ts';

export const installationFaults = defineDataset({
  id: 'installation-faults',
  title: 'When the installation fails',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    {
      symptom: 'Docker reports a permission error',
      cause: 'Your user is not in the group `docker`, or the session is older than the change',
      fix: '`sudo usermod -aG docker $USER`, then log in anew',
    },
    {
      symptom: 'The installer rejects Python, or finds the wrong version',
      cause: 'Python 3.11 or newer is active',
      fix: 'Make 3.10 the active version, run the installer again',
    },
    {
      symptom: 'A port is busy',
      cause: 'Another service holds it',
      fix: 'Stop that service; see the [port list](doc:installation/system_requirements#ports)',
    },
    {
      symptom: 'Docker reports a GPU driver error',
      cause: 'NVIDIA Container Toolkit missing, or Docker does not use its runtime',
      fix: 'Follow [NVIDIA GPU on Linux](doc:installation/installation_process#nvidia-gpu); if it stays, [GPU device driver error](doc:other-topics#gpu-device-driver-error)',
    },
    {
      symptom: 'The installer finds too few resources',
      cause: 'Less than 16 GB RAM, or no virtualization',
      fix: 'Use a larger machine or VM; turn virtualization on',
    },
  ],
});
