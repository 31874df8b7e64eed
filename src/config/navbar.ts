import type {ThemeConfig} from '@docusaurus/preset-classic';

import {FROZEN} from '../data/releases.ts';

import {site} from '../data/site.ts';

/** The page is in this section; the page itself is current in the sidebar. */
const section = {'aria-current': 'true'} as const;

/** Left Docs, SDK, Blog; right search, version dropdown, color mode (added by the theme). */
export const navbar = {
  hideOnScroll: false,
  title: site.title,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs', ...section},
    {type: 'doc', docsPluginId: 'sdk', docId: 'intro', position: 'left', label: 'SDK', ...section},
    {to: '/blog', label: 'Blog', position: 'left', ...section},
    {type: 'search', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right', versions: ['current', ...FROZEN]},
  ],
} satisfies ThemeConfig['navbar'];
