import {company} from './company.ts';
import {LATEST} from './releases.ts';

/** Names and addresses that several modules need. */
export const site = {
  title: 'Kamiwaza Docs',
  tagline: 'Run models, data and apps on your own hardware',
  /** One sentence on the site as a whole, for programs. */
  summary:
    'How to install and use Kamiwaza, a platform that runs generative AI models, data services and apps on your own hardware, and the reference for its Python SDK.',
  organization: 'kamiwaza-ai',
  project: 'kamiwaza-docs',
  /** Release that `docs/` describes. */
  release: LATEST,
  latestLabel: `${LATEST} (Latest)`,
  copyrightHolder: company.name,
  links: {
    github: 'https://github.com/kamiwaza-ai',
    repository: 'https://github.com/kamiwaza-ai/kamiwaza-docs',
    discord: 'https://discord.gg/cVGBS5rD2U',
    company: company.url,
  },
} as const;
