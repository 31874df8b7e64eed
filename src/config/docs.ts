import type {Options} from '@docusaurus/plugin-content-docs';

import {FROZEN, FROZEN_SDK, LATEST} from '../data/releases.ts';

import {markdownPipeline} from './markdown.ts';
import {site} from '../data/site.ts';

const versionsOf = (
  releases: readonly string[],
  look: {banner: 'none' | 'unmaintained'; badge: boolean},
) => Object.fromEntries(releases.map((name) => [name, {label: name, path: name, ...look}]));

const common = {
  editUrl: `${site.links.repository}/edit/main/`,
  ...markdownPipeline,
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: false,
  // `src/site/routes.ts` keeps the number of `1-start.mdx` in its address.
  numberPrefixParser: false,
  lastVersion: 'current',
} satisfies Options;

/** Product docs at the site's root. */
export const docsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  ...common,
  versions: {
    current: {label: site.latestLabel, banner: 'none', badge: false},
    // While a release is the latest, its copy under its own number has no banner.
    ...versionsOf([LATEST], {banner: 'none', badge: false}),
    ...versionsOf(FROZEN, {banner: 'unmaintained', badge: true}),
  },
} satisfies Options;

/** SDK docs: those of the latest release under /sdk, frozen ones (`sdk_versions.json`) under /sdk/<release>. */
export const sdkOptions = {
  id: 'sdk',
  path: 'sdk',
  routeBasePath: 'sdk',
  sidebarPath: './sidebarsSdk.ts',
  ...common,
  versions: {
    current: {label: site.latestLabel},
    ...versionsOf(FROZEN_SDK, {banner: 'unmaintained', badge: true}),
  },
} satisfies Options;
