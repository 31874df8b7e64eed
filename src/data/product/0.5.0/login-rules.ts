import {defineDataset} from '../types.ts';

/** Which calls need a login. `rule` is a sentence for running text. */
export const loginRules = defineDataset({
  id: 'login-rules',
  title: 'Which calls need a login',
  columns: [
    {key: 'call', label: 'Call'},
    {key: 'login', label: 'Login'},
  ],
  moreColumns: [
    {key: 'id', label: 'Id'},
    {key: 'rule', label: 'Rule'},
  ],
  rows: [
    {
      id: 'direct',
      call: 'Models, apps and data on port 7777 of the host',
      login: 'The samples of this release run without one',
      rule: 'In the samples of this release, calls for models, apps and data on port 7777 work without a login. The Tool Shed needs one.',
    },
    {
      id: 'accounts',
      call: '`client.auth`: users, groups, roles and rights',
      login:
        'Log in as an administrator, as the samples of the guide do ([known gaps](doc:known-gaps))',
      rule: 'For calls that manage accounts, log in as an administrator.',
    },
    {
      id: 'tools',
      call: '`client.tools`, the Tool Shed',
      login: 'Always needed',
      rule: 'All calls of `client.tools` need a login.',
    },
    {
      id: 'import',
      call: '`client.apps.import_garden_apps()`',
      login: 'Try it without one. After status 401 or 403, log in as an administrator',
      rule: '`import_garden_apps()` is described as needing permission. If it fails with status 401 or 403, log in as an administrator.',
    },
    {
      id: 'proxy',
      call: 'Any call to `https://<host>/api/`',
      login: 'Try it without one ([known gaps](doc:known-gaps))',
      rule: 'At `https://<host>/api/`, log in if a call raises `AuthenticationError`.',
    },
    {
      id: 'refused',
      call: 'Any call that raises `AuthenticationError` (without a login, that means status 401), or, in `client.embedding` and `client.retrieval`, `APIError` with 401 or `Authentication failed` in its text',
      login: 'Needed',
      rule: 'Log in if a call raises `AuthenticationError`, or if an embedding or retrieval call raises `APIError` with 401 or `Authentication failed` in its text.',
    },
    {
      id: 'endpoint',
      call: 'Requests to a model port',
      login: 'None is known',
      rule: 'No login is known for model ports.',
    },
  ],
});
