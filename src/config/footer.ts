import type {ThemeConfig} from '@docusaurus/preset-classic';

import {copyrightYear} from './commit.ts';
import {site} from '../data/site.ts';

/** Two columns of links, and a copyright line. */
export const footer = {
  style: 'light',
  links: [
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: site.links.github},
        {label: 'Discord', href: site.links.discord},
      ],
    },
    {title: 'Company', items: [{label: 'Kamiwaza.ai', href: site.links.company}]},
  ],
  copyright: `Copyright © ${String(copyrightYear())} ${site.copyrightHolder}`,
} satisfies ThemeConfig['footer'];
