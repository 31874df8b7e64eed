import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the product docs: what a newcomer needs first stands first. */
const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    'quickstart',
    {
      type: 'category',
      label: 'Installation',
      items: [
        'installation/system_requirements',
        'installation/installation_process',
        'installation/windows_installation',
        'installation/what-changed-since-0-3-2',
        {type: 'link', label: 'Changes page by page', href: '/changes'},
      ],
    },
    {
      type: 'category',
      label: 'Models',
      items: [
        'models/overview',
        'models/novice-mode',
        'models/gui-walkthrough',
        'models/downloading-models',
        'models/deployment',
        'models/will-it-fit',
        'models/troubleshooting',
        'models/which-error',
      ],
    },
    'app-garden',
    'data-engine',
    {
      type: 'category',
      label: 'Use cases',
      link: {type: 'doc', id: 'use-cases/index'},
      items: ['use-cases/building-a-rag-pipeline'],
    },
    {
      type: 'category',
      label: 'Architecture',
      link: {type: 'doc', id: 'architecture/index'},
      items: ['architecture/overview', 'architecture/components', 'architecture/core-services'],
    },
    'other-topics',
    {type: 'category', label: 'Our team', items: ['team/kamiwaza', 'team/jobs', 'team/mts']},
  ],
};

export default sidebars;
