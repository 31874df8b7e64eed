import type {SdkModel} from '../../src/data/sdk/types.ts';
import {encodeIndex} from '../../src/features/search/core/encode.ts';

import {pageOf} from '../../scripts/mcp/bundle.ts';

import type {DocsData, PageData} from '../data.ts';

const BASE = '/docs/';

function model(
  release: string,
  methods: SdkModel['services'][number]['methods'],
  more: readonly string[] = [],
): SdkModel {
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
    schemas: ['CreateModel', ...more].map((name) => ({
      name,
      module: 'kamiwaza_client.schemas',
      bases: ['BaseModel'],
      fields: [{name: 'name', type: 'str', required: true}],
    })),
    enums: [],
    exceptions: [
      {
        name: 'APIError',
        module: 'kamiwaza_client.exceptions',
        bases: ['KamiwazaError'],
        params: [],
        attributes: [],
      },
    ],
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
const create = {
  name: 'create_model',
  params: [{name: 'model', type: 'CreateModel', default: null}],
  returns: 'Model',
  http: [
    {
      method: 'POST',
      path: '/models/',
      body: {
        schema: 'CreateModel',
        notJsonNative: [{field: 'id', types: ['UUID'], required: true as const}],
      },
    },
  ],
};
/** Only in the newer release. */
const stop = {name: 'stop_download', params: [], returns: null};
/** Only in the older release. */
const generate = {name: 'generate', params: [], returns: 'str'};

const long = Array.from(
  {length: 400},
  (_, index) => `Line ${String(index)} of a long page about certificates, keys and trust.`,
).join('\n\n');

const panel = (name: string, label: string, inside = ''): string =>
  `<div id="platform-${name}" data-panel="${label}">${inside}</div>`;

const plain: readonly Omit<PageData, 'panels'>[] = [
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
    route: '/',
    title: 'The documentation',
    text: 'Where everything is.\n\n## Need help\n\nWrite to us.',
    anchors: ['need-help'],
  },
  {
    route: '/changes/models/overview',
    title: 'All about weights: compared',
    text: 'What changed since 0.3.2.',
    anchors: [],
  },
  {
    route: '/commands',
    title: 'Commands',
    text: `Run them:\n\n1. All:\n\n   \`\`\`bash\n${'   echo one two three\n'.repeat(60)}   \`\`\`\n\nThen wait.`,
    anchors: [],
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
    text: 'Every method.\n\n### `list_models`\n\nList them.\n\n### `create_model` broken in 0.5.0\n\nCreate one.',
    anchors: ['list_models', 'create_model'],
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
    text: 'Models.\n\n1. Ask:\n\n   ```python\n   models = client.models.list_models()\n   print(models)\n   ```',
    anchors: [],
  },
  {
    route: '/sdk/current/api/reference',
    title: 'Method list',
    text: '## Errors\n\n| Error | When |\n| - | - |\n| `APIError` | the server refuses |',
    anchors: ['errors'],
  },
  {
    route: '/installation/what-changed-since-0-3-2',
    title: 'What changed',
    text: '## Removed methods\n\n| Method | Gone since | Use instead |\n| - | - | - |\n| `client.models.generate` | February | `client.openai.get_client` |',
    anchors: ['removed-methods'],
  },
  {
    route: '/models/overview',
    title: 'Models overview',
    text: 'All about weights. See [steps](https://docs.example.com/docs/install.md#run-the-installer), [home](https://docs.example.com/docs/index.md) and [elsewhere](https://example.org/readme.md).',
    anchors: [],
  },
  {
    route: '/blog/2024/12/31/a-year-in-review',
    title: 'A year in review',
    text: 'Torrents were popular.',
    anchors: [],
  },
];

/** A page with tabs, as the build writes it. */
const tabs = pageOf(
  '/start',
  `---
title: Start and stop
---

# Start and stop

Intro.

## Start

**Ubuntu package:**

Run systemctl.

**Windows:**

Use the tray icon.

#### From a shell

Call wsl.

**All platforms:**

Wait a minute.

## Check

Open it.

**Ubuntu package:**

Look with curl.

**Windows:**

Look with a browser.

### After that

Log in.`,
  `<h2 id="start">Start</h2>${panel('ubuntu', 'Ubuntu package')}${panel('windows', 'Windows', '<h4 id="shell">From a shell</h4>')}<h2 id="check">Check</h2>${panel('ubuntu-2', 'Ubuntu package')}${panel('windows-2', 'Windows')}<h3 id="after-that">After that</h3>`,
);

const pages: readonly PageData[] = [...plain.map((page) => ({...page, panels: []})), tabs];

function index(some: readonly PageData[]): unknown {
  return encodeIndex(
    some.map(({route, title, text, panels}) => ({
      url: BASE + route.slice(1),
      title,
      breadcrumbs: ['Docs'],
      description: title,
      keywords: [],
      sections: [
        {heading: '', hash: '', level: 1, text: panels.length === 0 ? text : '', code: ''},
        ...panels.map(({anchor, from, to}) => ({
          heading: anchor,
          hash: `#${anchor}`,
          level: 3,
          text: text.split('\n').slice(from, to).join('\n'),
          code: '',
        })),
      ],
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
      sdk: model('0.5.0', [list, wait, create, stop]),
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
            create_model: {
              purpose:
                'Create one, see [the list](#list_models) and [errors](../api/reference.mdx#errors).',
              sample: 'client.models.create_model(wanted)',
            },
          },
        },
      },
    },
    {
      name: '0.3.2',
      path: '0.3.2/',
      sdk: model('0.3.2', [list, wait, create, generate], ['StopDownload']),
      notes: {},
    },
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
