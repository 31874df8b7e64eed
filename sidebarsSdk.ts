import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the SDK docs: task guides first, then the exhaustive reference generated from the SDK's model. */
const sidebars: SidebarsConfig = {
  sdk: [
    'intro',
    'api-reference',
    {
      type: 'category',
      label: 'Service guides',
      collapsible: true,
      collapsed: false,
      items: [
        'services/activity',
        'services/auth',
        'services/catalog',
        'services/cluster',
        'services/embedding',
        'services/lab',
        'services/models',
        'services/openai',
        'services/retrieval',
        'services/serving',
        'services/vectordb',
      ],
    },
    {
      type: 'category',
      label: 'Reference (0.5.0)',
      collapsible: true,
      collapsed: false,
      items: [
        'current/intro',
        'current/api/reference',
        'current/services/activity',
        'current/services/apps',
        'current/services/auth',
        'current/services/catalog',
        'current/services/cluster',
        'current/services/embedding',
        'current/services/lab',
        'current/services/models',
        'current/services/openai',
        'current/services/retrieval',
        'current/services/serving',
        'current/services/tools',
        'current/services/vectordb',
      ],
    },
    {type: 'category', label: 'Removed services', collapsed: false, items: ['services/ingestion']},
  ],
};

export default sidebars;
