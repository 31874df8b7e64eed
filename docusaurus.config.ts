import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement.ts';
import {blogOptions} from './src/config/blog.ts';
import {docsOptions, sdkOptions} from './src/config/docs.ts';
import {documentTemplate} from './src/config/document.ts';
import {env} from './src/config/env.ts';
import {faster} from './src/config/faster.ts';
import {footer} from './src/config/footer.ts';
import {parseFrontMatter} from './src/config/frontMatter.ts';
import {headTags} from './src/config/head.ts';
import {machinePlugins} from './src/config/machines.ts';
import {navbar} from './src/config/navbar.ts';
import {prism} from './src/config/prism.ts';
import {searchOptions} from './src/config/search.ts';
import {site} from './src/config/site.ts';
import {sitemapOptions} from './src/config/sitemap.ts';
import cheapBuildPlugin from './src/plugins/cheap-build/index.ts';
import contentSecurityPolicyPlugin from './src/plugins/content-security-policy/index.ts';
import lastUpdatePlugin from './src/plugins/last-update/index.ts';
import leanPlugin, {pageLinks} from './src/plugins/lean/index.ts';
import manyPagesPlugin from './src/plugins/many-pages/index.ts';
import pageFocusPlugin from './src/plugins/page-focus/index.ts';
import pageToolsPlugin from './src/plugins/page-tools/index.ts';
import resiliencePlugin from './src/plugins/resilience/index.ts';
import siteMapPlugin from './src/plugins/site-map/index.ts';
import whatChangedPlugin from './src/plugins/what-changed/index.ts';
import trailingSlashPlugin from './src/plugins/trailing-slash/index.ts';

const links = pageLinks();

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
  onBrokenMarkdownLinks: 'warn',
  markdown: {parseFrontMatter},
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: faster(),
  },
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
    lastUpdatePlugin,
    cheapBuildPlugin,
    resiliencePlugin,
    pageFocusPlugin,
    whatChangedPlugin,
    siteMapPlugin,
    manyPagesPlugin,
    pageToolsPlugin,
    trailingSlashPlugin,
    ...machinePlugins,
    function lean(context) {
      return leanPlugin(context, {links});
    },
    function contentSecurityPolicy(context) {
      return contentSecurityPolicyPlugin(context, {
        rewrite: (html, address) => links.insert(html, address),
      });
    },
  ],
  themes: [['./src/plugins/search-local/index.ts', searchOptions]],
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
