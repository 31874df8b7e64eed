import {defineDataset} from '../types.ts';

export const appStates = defineDataset({
  id: 'app-states',
  title: 'Status values of apps',
  columns: [
    {key: 'state', label: 'Status'},
    {key: 'source', label: 'Where it comes from'},
  ],
  rows: [
    {state: '`UNINITIALIZED`', source: 'Default of a deployment and of an instance in the API'},
    {state: '`DEPLOYED`', source: 'Shown in the UI for an app that runs'},
    {state: '`RUNNING`', source: 'Named as an example in the SDK'},
    {state: '`STOPPED`', source: 'Named as an example in the SDK'},
    {state: '`FAILED`', source: 'Named as an example in the SDK'},
  ],
});
