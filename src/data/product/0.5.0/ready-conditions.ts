import {defineDataset} from '../types.ts';

/** When something that was started can be used. `rule` completes "Ready means: …". */
export const readyConditions = defineDataset({
  id: 'ready-conditions',
  title: 'When it is ready',
  columns: [
    {key: 'what', label: 'What'},
    {key: 'rule', label: 'Ready means'},
    {key: 'check', label: 'Check in the SDK'},
  ],
  moreColumns: [{key: 'id', label: 'Id'}],
  rows: [
    {
      id: 'model',
      what: 'Model',
      rule: 'the deployment is `DEPLOYED` and at least one of its instances is `DEPLOYED`',
      check: '`client.serving.list_active_deployments()`',
    },
    {
      id: 'app',
      what: 'App',
      rule: '**Status** shows `DEPLOYED` and **Instances** shows `1 / 1`',
      check: '`client.apps.get_deployment_status()`',
    },
    {
      id: 'tool',
      what: 'Tool server',
      rule: 'its health is `healthy`',
      check: '`client.tools.check_health()`',
    },
  ],
});
