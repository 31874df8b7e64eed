import type {Config} from '@docusaurus/types';

import {site} from '../data/site.ts';

import {env} from './env.ts';

/** Icons, and how a browser searches the site. Everything else in the head comes from the theme. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {rel: 'icon', type: 'image/svg+xml', href: `${env.baseUrl}img/favicon.svg`},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${env.baseUrl}img/apple-touch-icon.png`},
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: site.title,
      href: `${env.baseUrl}opensearch.xml`,
    },
  },
] satisfies Config['headTags'];
