import {defineDataset} from '../types.ts';

export const generalFaults = defineDataset({
  id: 'general-faults',
  title: 'Platform and host problems',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    {
      symptom:
        '`docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].`',
      cause: 'Docker on Linux has no NVIDIA runtime',
      fix: 'Install the NVIDIA Container Toolkit and register its runtime: [GPU device driver error](doc:other-topics#gpu-device-driver-error)',
    },
    {
      symptom: 'The start fails because a port is in use',
      cause:
        'Another program uses a port from the [port list](doc:installation/system_requirements#ports)',
      fix: '[Find the program](doc:operate/ports-and-firewall#find-the-program), then stop it or move it to another port',
    },
    {
      symptom: 'The installation aborts',
      cause: 'Too little disk space or RAM, or virtualization is off',
      fix: 'Compare with the [system requirements](doc:installation/system_requirements#hardware)',
    },
    {
      symptom:
        'Docker: permission denied (`permission denied while trying to connect to the Docker daemon socket`)',
      cause: 'Your user is not in the group `docker`',
      fix: 'Add the user to the group, then log out and in: [Docker permission denied](doc:other-topics#docker-permission)',
    },
    {
      symptom: 'The web UI does not answer',
      cause: 'The platform is down, or the address starts with `http://`',
      fix: '[Check the status](doc:operate/start-and-stop), then open `https://localhost`',
    },
    {
      symptom: "`ModuleNotFoundError: No module named 'kamiwaza_client'` in a notebook",
      cause: 'The installed package is not the current SDK',
      fix: 'Install it again and check its version: [Labs and notebooks](doc:other-topics#labs)',
    },
  ],
});
