import {defineDataset} from '../types.ts';

export const helpChannels = defineDataset({
  id: 'help-channels',
  title: 'Where to get help',
  columns: [
    {key: 'channel', label: 'Channel'},
    {key: 'use', label: 'Good for'},
  ],
  moreColumns: [{key: 'url', label: 'Address'}],
  rows: [
    {
      channel: '[Discord](https://discord.gg/cVGBS5rD2U)',
      use: 'Questions to the community, guide requests; for the Community Edition, the channel `#community-edition-support`',
      url: '`https://discord.gg/cVGBS5rD2U`',
    },
    {
      channel:
        '[Support portal](https://portal.kamiwaza.ai/_hcms/mem/login?redirect_url=https%3A%2F%2Fportal.kamiwaza.ai%2Ftickets-view)',
      use: 'Tickets and license keys, after login',
      url: '`https://portal.kamiwaza.ai/_hcms/mem/login?redirect_url=https%3A%2F%2Fportal.kamiwaza.ai%2Ftickets-view`',
    },
    {
      channel: '[Contact form](https://kamiwaza.ai/contact)',
      use: 'Everything else; no account needed',
      url: '`https://kamiwaza.ai/contact`',
    },
    {
      channel: 'Email',
      use: 'General questions',
      url: '`hello@kamiwaza.ai`',
    },
    {
      channel: '[Website](https://www.kamiwaza.ai/)',
      use: 'The company and its products',
      url: '`https://www.kamiwaza.ai/`',
    },
    {
      channel: '[GitHub organization](https://github.com/kamiwaza-ai)',
      use: 'Public source code',
      url: '`https://github.com/kamiwaza-ai`',
    },
    {
      channel: '[SDK repository](https://github.com/kamiwaza-ai/kamiwaza-sdk)',
      use: 'Source, examples and notebooks of the Python SDK',
      url: '`https://github.com/kamiwaza-ai/kamiwaza-sdk`',
    },
    {
      channel:
        '[Community Edition repository](https://github.com/kamiwaza-ai/kamiwaza-community-edition)',
      use: 'Community Edition tarballs, license, release notes',
      url: '`https://github.com/kamiwaza-ai/kamiwaza-community-edition`',
    },
  ],
});
