import {defineDataset} from '../types.ts';
import {rowOfError} from './known-errors.ts';

export const generalFaults = defineDataset({
  id: 'general-faults',
  title: 'Platform and host problems',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  rows: [
    rowOfError('docker-gpu-driver'),
    rowOfError('port-in-use'),
    rowOfError('kamiwaza-installer-resources'),
    rowOfError('docker-socket-permission'),
    rowOfError('http-ui-refused'),
    rowOfError('sdk-not-installed'),
  ],
});
