import {defineDataset} from '../types.ts';
import {rowOfError} from './known-errors.ts';

export const installationFaults = defineDataset({
  id: 'installation-faults',
  title: 'When the installation fails',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    rowOfError('docker-socket-permission'),
    rowOfError('kamiwaza-installer-python'),
    rowOfError('port-in-use'),
    rowOfError('docker-gpu-driver'),
    rowOfError('kamiwaza-installer-resources'),
  ],
});
