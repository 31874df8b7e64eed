import {defineDataset} from '../types.ts';

export const appStates = defineDataset({
  id: 'app-states',
  title: 'Status values of apps',
  columns: [
    {key: 'state', label: 'Status'},
    {key: 'source', label: 'Where it comes from'},
  ],
  rows: [
    {state: '`UNINITIALIZED`', source: 'Default in the API, for deployments and instances'},
    {state: '`DEPLOYED`', source: 'Shown in the UI for a running app'},
    {state: '`RUNNING`', source: 'Named as an example in the SDK'},
    {state: '`STOPPED`', source: 'Named as an example in the SDK'},
    {state: '`FAILED`', source: 'Named as an example in the SDK'},
  ],
});
