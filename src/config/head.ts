import type {Config} from '@docusaurus/types';

import {env} from './env.ts';

/** Icons and colours of the browser's own chrome. Everything else in the head comes from the theme. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {rel: 'icon', type: 'image/svg+xml', href: `${env.baseUrl}img/favicon.svg`},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${env.baseUrl}img/apple-touch-icon.png`},
  },
] satisfies Config['headTags'];
