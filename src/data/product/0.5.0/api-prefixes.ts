import {defineDataset} from '../types.ts';

export const apiPrefixes = defineDataset({
  id: 'api-prefixes',
  title: 'Paths of the REST API under /api',
  columns: [
    {key: 'prefix', label: 'Path'},
    {key: 'service', label: 'Service'},
    {key: 'sdk', label: 'SDK'},
  ],
  rows: [
    {prefix: '`/auth`', service: 'Auth', sdk: '`client.auth`'},
    {prefix: '`/models`', service: 'Models', sdk: '`client.models`'},
    {prefix: '`/model_files`', service: 'Models', sdk: '`client.models`'},
    {prefix: '`/model_configs`', service: 'Models', sdk: '`client.models`'},
    {prefix: '`/serving`', service: 'Serving', sdk: '`client.serving`'},
    {prefix: '`/apps`', service: 'Apps', sdk: '`client.apps`'},
    {prefix: '`/tool`', service: 'Tools', sdk: '`client.tools`'},
    {prefix: '`/catalog`', service: 'Catalog', sdk: '`client.catalog`'},
    {prefix: '`/embedding`', service: 'Embedding', sdk: '`client.embedding`'},
    {prefix: '`/vectordb`', service: 'VectorDB', sdk: '`client.vectordb`'},
    {prefix: '`/retrieval`', service: 'Retrieval', sdk: '`client.retrieval`'},
    {prefix: '`/cluster`', service: 'Cluster', sdk: '`client.cluster`'},
    {prefix: '`/activity`', service: 'Activity', sdk: '`client.activity`'},
    {prefix: '`/lab`', service: 'Lab', sdk: '`client.lab`'},
    {prefix: '`/prompts`', service: 'Prompts', sdk: '`client.prompts`'},
  ],
});
