import type {SdkModel} from '../../src/data/sdk/types.ts';
import {encodeIndex} from '../../src/features/search/core/encode.ts';

import type {DocsData, PageData} from '../data.ts';

const BASE = '/docs/';

function model(release: string, methods: SdkModel['services'][number]['methods']): SdkModel {
  return {
    format: 1,
    release,
    source: {commit: '0'.repeat(40), date: '2025-01-01'},
    package: {
      importName: 'kamiwaza_client',
      distribution: null,
      version: null,
      python: null,
      requirements: [],
    },
    environment: {read: [], mentioned: []},
    client: {
      class: 'KamiwazaClient',
      module: 'kamiwaza_client',
      params: [],
      attributes: [],
      methods: [],
    },
    services: [
      {
        attribute: 'models',
        class: 'ModelService',
        module: 'kamiwaza_client.services.models',
        methods,
      },
    ],
    helpers: [],
    schemas: [
      {
        name: 'CreateModel',
        module: 'kamiwaza_client.schemas',
        bases: ['BaseModel'],
        fields: [{name: 'name', type: 'str', required: true}],
      },
    ],
    enums: [],
    exceptions: [],
    authenticators: [],
    utilities: [],
    modules: {},
  };
}

const list = {
  name: 'list_models',
  params: [{name: 'load_files', type: 'bool', default: 'False'}],
  returns: 'List[Model]',
  http: [{method: 'GET', path: '/models/', query: ['load_files']}],
};
const wait = {name: 'wait_for_download', params: [], returns: null, raises: ['TimeoutError']};

const long = Array.from(
  {length: 400},
  (_, index) => `Line ${String(index)} of a long page about certificates, keys and trust.`,
).join('\n\n');

const pages: readonly PageData[] = [
  {
    route: '/install',
    title: 'Install the platform',
    text: 'Install the package.\n\n## Before you start\n\nHave 16 GB of memory.\n\n## Run the installer\n\n```bash\n# not a heading\nsudo apt install ./kamiwaza.deb\n```',
    anchors: ['before-you-start', 'run-the-installer'],
  },
  {
    route: '/long',
    title: 'Certificates',
    text: `Start.\n\n## All lines\n\n${long}`,
    anchors: ['all-lines'],
  },
  {
    route: '/wide',
    title: 'Long lines',
    text: `${'Many words, and '.repeat(60)}the end of the first line.\n\n${'Many words, and '.repeat(60)}the end.`,
    anchors: [],
  },
  {
    route: '/sdk/current/services/models',
    title: 'Models reference',
    text: 'Every method.\n\n### `list_models`\n\nList them.',
    anchors: ['list_models'],
  },
  {
    route: '/0.3.2/install',
    title: 'Install the platform',
    text: 'The old way.\n\n## Old steps\n\nRun the tarball script.',
    anchors: ['old-steps'],
  },
  {
    route: '/0.3.2/sdk/services/models',
    title: 'Models service',
    text: 'Models.\n\n1. Ask:\n\n   ```python\n   models = client.models.list_models()\n   ```',
    anchors: [],
  },
];

function index(some: readonly PageData[]): unknown {
  return encodeIndex(
    some.map(({route, title, text}) => ({
      url: BASE + route.slice(1),
      title,
      breadcrumbs: ['Docs'],
      description: title,
      keywords: [],
      sections: [{heading: '', hash: '', level: 1, text, code: ''}],
    })),
    BASE,
  );
}

/** A small site with two releases. */
export const data: DocsData = {
  origin: 'https://docs.example.com',
  baseUrl: BASE,
  date: '2025-01-01',
  releases: [
    {
      name: '0.5.0',
      path: '',
      sdk: model('0.5.0', [list, wait]),
      notes: {
        models: {
          methods: {
            list_models: {
              purpose: 'List the registered models.',
              params: {load_files: 'Fill the files as well.'},
              returns: 'one entry for each model',
              raises: {APIError: 'the server refuses'},
              sample: 'for model in client.models.list_models():\n    print(model.name)\n',
            },
            wait_for_download: {purpose: 'Wait.', sample: 'client.models.wait_for_download()'},
          },
        },
      },
    },
    {name: '0.3.2', path: '0.3.2/', sdk: model('0.3.2', [list]), notes: {}},
  ],
  pages,
  indexes: {
    'search-index.json': {
      v: 1,
      indexes: {'': {docs: 'new.json'}, '0.3.2/': {docs: '0.3.2/old.json'}},
    },
    'new.json': index(pages.filter(({route}) => !route.startsWith('/0.3.2'))),
    '0.3.2/old.json': index(pages.filter(({route}) => route.startsWith('/0.3.2'))),
  },
};
