import {defineDataset} from '../types.ts';

export const addresses = defineDataset({
  id: 'addresses',
  title: 'Addresses of a running platform',
  columns: [
    {key: 'purpose', label: 'What'},
    {key: 'address', label: 'Address'},
    {key: 'remark', label: 'Good to know'},
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
      remark: 'Also in the sidebar under **API Docs**',
    },
    {
      purpose: 'API behind the proxy',
      address: '`https://localhost/api`',
      remark: 'Same host as the web UI, path `/api`',
    },
    {
      purpose: 'API on the host itself',
      address: '`http://localhost:7777/api/`',
      remark: 'Base URL for the Python SDK',
    },
    {
      purpose: 'Endpoint of a model',
      address: '`http://<host>:<lb_port>/v1`',
      remark: 'One for each deployment; take the number from the column **Port**',
    },
  ],
  note: 'The first login is user `admin` with password `kamiwaza`. On another machine, replace `localhost` with the name of the host.',
});
