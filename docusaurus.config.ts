import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement.ts';
import {blogOptions} from './src/config/blog.ts';
import {readCommit} from './src/config/commit.ts';
import {docsOptions, sdkOptions} from './src/config/docs.ts';
import {documentTemplate} from './src/config/document.ts';
import {env} from './src/config/env.ts';
import {frameworkOptions} from './src/config/framework.ts';
import {footer} from './src/config/footer.ts';
import {headTags} from './src/config/head.ts';
import {navbar} from './src/config/navbar.ts';
import {prism} from './src/config/prism.ts';
import {sitemapOptions} from './src/config/sitemap.ts';
import {site} from './src/data/site.ts';
import {frameworkPatches} from './src/framework-patches/registry.ts';
import {parseFrontMatter} from './src/site/front-matter.ts';

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
        // Wrapped by src/build/docs.ts and src/build/blog.ts.
        docs: false,
        blog: false,
        pages: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: sitemapOptions,
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./src/build/docs.ts', docsOptions],
    ['@docusaurus/plugin-content-docs', sdkOptions],
    ['./src/build/blog.ts', blogOptions],
    ['./src/build/index.ts', {cache: env.cache, summary: site.summary}],
    ['./src/build/bundler-options.ts', {development: env.development}],
    ['./src/features/markdown-pages/plugin.ts', {summary: site.summary}],
    // Only where the environment names an endpoint can the search page ask a model.
    [
      './src/features/ask/plugin.ts',
      {ask: env.ask && {model: env.ask.model, date: readCommit().date.toISOString().slice(0, 10)}},
    ],
    './src/features/offline-edition/plugin.ts',
    ['./src/features/release-diff/plugin.ts', {cache: env.cache}],
    './src/features/site-map/plugin.ts',
    './src/features/writers-feedback/plugin.ts',
    ...frameworkPatches(env.stock),
  ],
  clientModules: [
    './src/features/glossary/client.ts',
    './src/features/page-focus/client.ts',
    './src/features/print-header/client.ts',
  ],
  themes: [['./src/features/search/plugin.ts', {development: env.development}]],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    image: 'img/social-card.png',
    announcementBar,
    navbar,
    footer,
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    // Its years would be headings before that of the page.
    blog: {sidebar: {groupByYear: false}},
  } satisfies Preset.ThemeConfig,
};

export default config;
