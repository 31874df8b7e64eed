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
      cause: 'Your user is not in the group `docker`, or you have not logged in again since',
      fix: '[Add your user to the group](doc:other-topics#docker-permission), then log out and in',
    },
    {
      symptom: 'The installer rejects Python',
      cause: 'Python 3.11 or newer is active',
      fix: 'Make 3.10 the active version, then run the installer again',
    },
    {
      symptom: 'A port is in use',
      cause: 'Another program uses it',
      fix: '[Find the program](doc:operate/ports-and-firewall#find-the-program) and stop it',
    },
    {
      symptom: 'Docker reports a GPU driver error',
      cause: 'NVIDIA Container Toolkit missing, or Docker does not use its runtime',
      fix: 'Follow [NVIDIA GPU on Linux](doc:installation/nvidia-gpu)',
    },
    {
      symptom: 'The installer finds too few resources',
      cause:
        'Less RAM than the [minimum](doc:installation/system_requirements#hardware), or virtualization is off',
      fix: 'Use a larger machine or VM; turn on virtualization',
    },
  ],
});
