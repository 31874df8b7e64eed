import type {ThemeConfig} from '@docusaurus/preset-classic';

import {PREVIOUS} from '../data/releases.ts';
import {site} from '../data/site.ts';

import {env} from './env.ts';

/** Page that compares the latest release with the one before; cutting a release asks for it. */
const comparison = `installation/what-changed-since-${PREVIOUS.replaceAll('.', '-')}`;

/** The bar above every page. A new release has a new id and shows it again to readers who closed the last one. */
export const announcementBar = {
  id: `release-${site.release}`,
  content: `Release ${site.release}: <a href="${env.baseUrl}${comparison}">what changed since ${PREVIOUS}</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
