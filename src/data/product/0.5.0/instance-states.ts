import {defineDataset} from '../types.ts';

export const instanceStates = defineDataset({
  id: 'instance-states',
  title: 'States of an instance',
  columns: [
    {key: 'state', label: 'State'},
    {key: 'meaning', label: 'Meaning'},
  ],
  rows: [
    {state: '`REQUESTED`', meaning: 'A copy of the deployment is asked for'},
    {state: '`COPYING_FILES`', meaning: 'The files of the model go to the node'},
    {state: '`DEPLOYED`', meaning: 'The copy runs'},
  ],
});
