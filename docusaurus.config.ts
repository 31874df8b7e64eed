import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement.ts';
import {blogOptions} from './src/config/blog.ts';
import {docsOptions, sdkOptions} from './src/config/docs.ts';
import {documentTemplate} from './src/config/document.ts';
import {env} from './src/config/env.ts';
import {frameworkOptions} from './src/config/framework.ts';
import {footer} from './src/config/footer.ts';
import {parseFrontMatter} from './src/site/front-matter.ts';
import {headTags} from './src/config/head.ts';
import {machinePlugins} from './src/config/machines.ts';
import {navbar} from './src/config/navbar.ts';
import {prism} from './src/config/prism.ts';
import {searchOptions} from './src/config/search.ts';
import {site} from './src/data/site.ts';
import {sitemapOptions} from './src/config/sitemap.ts';
import bundlerOptionsPlugin from './src/build/bundler-options.ts';
import contentSecurityPolicyPlugin from './src/build/steps/content-security-policy/index.ts';
import offlineEditionPlugin from './src/features/offline-edition/plugin.ts';
import pageFocusPlugin from './src/features/page-focus/plugin.ts';
import pageToolsPlugin from './src/features/page-tools/plugin.ts';
import {frameworkPatches} from './src/framework-patches/registry.ts';
import printHeaderPlugin from './src/features/print-header/plugin.ts';
import siteMapPlugin from './src/features/site-map/plugin.ts';
import whatChangedPlugin from './src/features/release-diff/plugin.ts';
import trailingSlashPlugin from './src/build/steps/trailing-slash/index.ts';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.ico',
  url: env.url,
  baseUrl: env.baseUrl,
  trailingSlash: false,
  noIndex: env.noIndex,
  ssrTemplate: documentTemplate,
  organizationName: site.organization,
  projectName: site.project,
  headTags,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  ...frameworkOptions(parseFrontMatter),
  presets: [
    [
      'classic',
      {
        docs: docsOptions,
        blog: blogOptions,
        pages: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: sitemapOptions,
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', sdkOptions],
    ...frameworkPatches(env.stock),
    bundlerOptionsPlugin,
    offlineEditionPlugin,
    pageFocusPlugin,
    printHeaderPlugin,
    whatChangedPlugin,
    siteMapPlugin,
    pageToolsPlugin,
    trailingSlashPlugin,
    ...machinePlugins,
    contentSecurityPolicyPlugin,
  ],
  themes: [['./src/features/search/plugin/plugin.ts', searchOptions]],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    image: 'img/social-card.png',
    announcementBar,
    navbar,
    footer,
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  } satisfies Preset.ThemeConfig,
};

export default config;
