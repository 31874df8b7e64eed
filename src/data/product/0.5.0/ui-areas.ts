import {defineDataset} from '../types.ts';

export const uiAreas = defineDataset({
  id: 'ui-areas',
  title: 'Areas of the web UI, in the order of the sidebar',
  columns: [
    {key: 'area', label: 'Area'},
    {key: 'use', label: 'What you do there'},
    {key: 'sdk', label: 'Same in the SDK'},
  ],
  moreColumns: [{key: 'position', label: 'Position'}],
  rows: [
    {position: 1, area: '**Home**', use: 'Start; what it shows is not documented', sdk: '—'},
    {
      position: 2,
      area: '**Notebooks**',
      use: 'Open labs: notebook environments on JupyterHub',
      sdk: '`client.lab`',
    },
    {
      position: 3,
      area: '**Models**',
      use: 'Search, download, configure and deploy models',
      sdk: '`client.models`, `client.serving`',
    },
    {
      position: 4,
      area: '**App Garden**',
      use: 'Deploy, open and stop packaged apps',
      sdk: '`client.apps`',
    },
    {
      position: 5,
      area: '**Catalog**',
      use: 'Look through registered data',
      sdk: '`client.catalog`',
    },
    {
      position: 6,
      area: '**Activity**',
      use: 'Read the record of recent calls',
      sdk: '`client.activity`',
    },
    {
      position: 7,
      area: '**Cluster**',
      use: 'See locations, nodes and hardware',
      sdk: '`client.cluster`',
    },
    {
      position: 8,
      area: '**VectorDBs**',
      use: 'Inspect the vector databases',
      sdk: '`client.vectordb`',
    },
    {position: 9, area: '**API Docs**', use: 'Try the REST API by hand', sdk: '—'},
    {
      position: 10,
      area: '**Admin**',
      use: 'Identity and access: users, groups, roles, rights',
      sdk: '`client.auth`',
    },
  ],
});
