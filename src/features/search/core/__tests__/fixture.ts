import type {Page, Section} from '../types.ts';

/** A section with defaults. */
export const section = (part: Partial<Section>): Section => ({
  heading: '',
  hash: '',
  level: 1,
  text: '',
  code: '',
  ...part,
});

/** A page with defaults. */
export const page = (part: Partial<Page>): Page => ({
  url: '/base/page',
  title: 'Page',
  breadcrumbs: [],
  description: '',
  keywords: [],
  sections: [section({})],
  ...part,
});

/** A small site: enough words to rank, few enough to follow. */
export const PAGES: readonly Page[] = [
  page({
    url: '/base/quickstart',
    title: 'Quickstart',
    breadcrumbs: ['Docs'],
    description: 'From an installed host to a first chat.',
    keywords: ['first steps', 'default password', 'getting started'],
    sections: [
      section({text: 'Deploy a small model and open the chat.'}),
      section({
        heading: 'Log in',
        hash: '#log-in',
        level: 2,
        text: 'Open https://localhost and log in with the first password.',
      }),
    ],
  }),
  page({
    url: '/base/installation/windows',
    title: 'Windows installation',
    breadcrumbs: ['Docs', 'Installation'],
    description: 'Install on Windows 11.',
    keywords: ['wsl', 'msi', 'air-gapped'],
    sections: [
      section({text: 'The installer sets up a WSL instance. It takes 15 to 30 minutes.'}),
      section({
        heading: 'Memory',
        hash: '#memory',
        level: 2,
        text: 'Half of the RAM goes to the instance.',
        code: '[wsl2]\nmemory=12GB',
      }),
      section({
        heading: 'Ports',
        hash: '#ports',
        level: 2,
        text: 'Ports 61100-61299 are reserved by the installer.',
      }),
      section({
        heading: 'Remove',
        hash: '#remove',
        level: 3,
        text: 'To delete everything run wsl --unregister kamiwaza.',
      }),
    ],
  }),
  page({
    url: '/base/models/deployment',
    title: 'Deploy a model',
    breadcrumbs: ['Docs', 'Models'],
    description: 'Start a model and follow its state.',
    keywords: ['serving', 'endpoint', 'stuck'],
    sections: [
      section({text: 'A deployment serves a model.'}),
      section({
        heading: 'States',
        hash: '#states',
        level: 2,
        text: 'INITIALIZING · weights are loading\nDEPLOYED · ready\nMUST_REDOWNLOAD · weights are missing',
      }),
      section({
        heading: 'Error codes',
        hash: '#error-codes',
        level: 2,
        text: 'CONTAINER_EXITED · the engine crashed\nOOM · memory is exhausted',
      }),
      section({
        heading: 'With the SDK',
        hash: '#with-the-sdk',
        level: 2,
        text: 'Call deploy_model and poll.',
        code: 'client.serving.deploy_model(repo_id="unsloth/Qwen3-0.6B-GGUF")',
      }),
    ],
  }),
  page({
    url: '/base/other',
    title: 'Other topics',
    breadcrumbs: ['Docs'],
    sections: [
      section({
        text: 'Which container logs exist, how to view them, where the model and the Windows log is kept.',
      }),
    ],
  }),
];
