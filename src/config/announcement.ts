import type {ThemeConfig} from '@docusaurus/preset-classic';

import {PREVIOUS, RELEASE_NOTES} from '../data/releases.ts';
import {site} from '../data/site.ts';

import {env} from './env.ts';

/** The bar above every page. A new release has a new id and shows it again to readers who closed the last one. */
export const announcementBar = {
  id: `release-${site.release}`,
  content: `Release ${site.release}: <a href="${env.baseUrl}${RELEASE_NOTES.slice(1)}">what is new since ${PREVIOUS}</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
