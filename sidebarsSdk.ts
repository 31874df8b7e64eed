import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the SDK docs: task guides first, then the exhaustive reference generated from the SDK's model. */
const services = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

const sidebars: SidebarsConfig = {
  sdk: [
    'intro',
    'api-reference',
    {
      type: 'category',
      label: 'Service guides',
      collapsible: true,
      collapsed: false,
      items: services('services', [
        'activity',
        'auth',
        'catalog',
        'cluster',
        'embedding',
        'lab',
        'models',
        'openai',
        'retrieval',
        'serving',
        'vectordb',
      ]),
    },
    {
      type: 'category',
      label: 'Reference (0.5.0)',
      collapsible: true,
      collapsed: false,
      items: [
        'current/intro',
        'current/api/reference',
        ...services('current/services', [
          'activity',
          'apps',
          'auth',
          'catalog',
          'cluster',
          'embedding',
          'lab',
          'models',
          'openai',
          'retrieval',
          'serving',
          'tools',
          'vectordb',
        ]),
      ],
    },
    {type: 'category', label: 'Removed services', collapsed: false, items: ['services/ingestion']},
  ],
};

export default sidebars;
