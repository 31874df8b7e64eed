import type {ThemeConfig} from '@docusaurus/preset-classic';

import {env} from './env.ts';
import {site} from '../data/site.ts';

/** Decision 8. A new id shows the bar again to readers who closed the last one. */
export const announcementBar = {
  id: `release-${site.release}`,
  content: `Release ${site.release}: <a href="${env.baseUrl}installation/what-changed-since-0-3-2">what changed since 0.3.2</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
