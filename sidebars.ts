import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the product docs: what a newcomer needs first comes first. The classes are in src/css/chrome.css. */
const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Install',
      className: 'kw-run',
      items: [
        'installation/system_requirements',
        'installation/installation_process',
        'installation/windows_installation',
        'installation/nvidia-gpu',
        'installation/air-gapped',
        'quickstart',
      ],
    },
    {
      type: 'category',
      label: 'Operate',
      className: 'kw-run',
      items: [
        'other-topics',
        'operate/start-and-stop',
        'operate/ports-and-firewall',
        'operate/logs',
        'operate/backup',
        'operate/accounts-and-tokens',
        'operate/certificates',
        'operate/update-and-removal',
        'operate/cheat-sheet',
      ],
    },
    {
      type: 'category',
      label: 'Models',
      className: 'kw-build',
      items: [
        'models/overview',
        'models/novice-mode',
        'models/gui-walkthrough',
        'models/downloading-models',
        'models/deployment',
        'models/troubleshooting',
      ],
    },
    {type: 'category', label: 'Apps', className: 'kw-build', items: ['app-garden']},
    {type: 'category', label: 'Data', className: 'kw-build', items: ['data-engine']},
    {
      type: 'category',
      label: 'Use cases',
      className: 'kw-build',
      link: {type: 'doc', id: 'use-cases/index'},
      items: ['use-cases/building-a-rag-pipeline'],
    },
    {
      type: 'category',
      label: 'Architecture',
      link: {type: 'doc', id: 'architecture/index'},
      items: [
        'architecture/overview',
        'architecture/components',
        'architecture/core-services',
        'glossary',
      ],
    },
    {
      type: 'category',
      label: 'Tools',
      className: 'kw-fix',
      items: [
        'models/will-it-fit',
        'models/which-error',
        'ai-agents',
        {
          type: 'category',
          label: 'Known errors',
          link: {type: 'doc', id: 'errors/index'},
          // Readers come here from the error finder or the search; open, the list would double the sidebar.
          collapsed: true,
          items: [
            'errors/kamiwaza',
            'errors/python',
            'errors/network',
            'errors/docker-engine',
            'errors/gpu',
            'errors/host',
            'errors/windows',
            'errors/apt',
            'errors/vllm',
            'errors/llama-cpp',
            'errors/mlx',
            'errors/hugging-face',
            'errors/services',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Release notes',
      link: {type: 'doc', id: 'release-notes/index'},
      items: [
        'release-notes/0-5-0',
        'release-notes/0-3-2',
        'installation/what-changed-since-0-3-2',
        {type: 'link', label: 'Changes page by page', href: '/changes'},
        'known-gaps',
      ],
    },
    {type: 'category', label: 'Company', items: ['team/kamiwaza', 'team/jobs', 'team/mts']},
  ],
};

export default sidebars;
