import type {Options} from '@docusaurus/plugin-content-docs';

import {markdownPipeline} from './markdown.ts';
import {site} from './site.ts';

const editUrl = `${site.links.repository}/edit/main/`;

/** Product docs at the site's root (decisions 3 and 4). */
export const docsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl,
  ...markdownPipeline,
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {
    current: {label: site.latestLabel, banner: 'none', badge: false},
    '0.5.0': {label: '0.5.0', path: '0.5.0', banner: 'none', badge: false},
    '0.3.2': {label: '0.3.2', path: '0.3.2', banner: 'unmaintained', badge: true},
  },
} satisfies Options;

/** SDK docs under /sdk, one version (decision 5). */
export const sdkOptions = {
  id: 'sdk',
  path: 'sdk',
  routeBasePath: 'sdk',
  sidebarPath: './sidebarsSdk.ts',
  editUrl,
  ...markdownPipeline,
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: false,
  versions: {current: {label: site.latestLabel}},
} satisfies Options;
