import {defineDataset} from '../types.ts';

export const instanceStates = defineDataset({
  id: 'instance-states',
  title: 'Instance states',
  columns: [
    {key: 'state', label: 'State'},
    {key: 'meaning', label: 'Meaning'},
  ],
  rows: [
    {state: '`REQUESTED`', meaning: 'A copy of the deployment was requested'},
    {state: '`COPYING_FILES`', meaning: 'The model files are being copied to the node'},
    {
      state: '`DEPLOYED`',
      meaning: 'The copy is starting or running; wait until the deployment is `DEPLOYED`, too',
    },
  ],
});
