import {defineDataset} from '../types.ts';

export const addresses = defineDataset({
  id: 'addresses',
  title: 'Platform addresses',
  columns: [
    {key: 'purpose', label: 'What'},
    {key: 'address', label: 'Address'},
    {key: 'remark', label: 'Note'},
  ],
  rows: [
    {
      purpose: 'Web UI',
      address: '`https://localhost`',
      remark: 'Type `https://`, not `http://`',
    },
    {
      purpose: 'Interactive API documentation',
      address: '`http://localhost/api/docs`',
      remark:
        'Or select **API Docs** in the web UI. The only documented address with plain `http` and no port number',
    },
    {
      purpose: 'API through the proxy',
      address: '`https://localhost/api`',
      remark: 'Use this from other machines',
    },
    {
      purpose: 'API, direct',
      address: '`http://localhost:7777/api/`',
      remark: 'Only for programs on the host, such as the Python SDK',
    },
    {
      purpose: 'Model endpoint',
      address: '`http://<host>:<lb_port>/v1`',
      remark: 'One per deployment; the **Port** column shows the number',
    },
  ],
  note: 'From another machine, replace `localhost` with the name of the host in the `https` addresses (on Windows, this is a [known gap](doc:known-gaps)). First login: `admin` with the password `kamiwaza`. This password is public, so [secure the host](doc:operate/accounts-and-tokens#secure).',
});
