import type {PluginConfig} from '@docusaurus/types';

import crawlersPlugin from '../build/steps/crawlers/index.ts';
import markdownTwinsPlugin from '../features/markdown-pages/plugin.ts';
import redirectsPlugin from '../build/steps/redirects/index.ts';
import socialCardsPlugin from '../features/social-cards/plugin.ts';

import writersFeedbackPlugin from '../features/writers-feedback/plugin.ts';

import {redirects} from '../data/redirects.ts';

import {site} from '../data/site.ts';

/** What programs get of the site: Markdown twins, lists of them, previews, search descriptions. */
export const machinePlugins: PluginConfig[] = [
  [markdownTwinsPlugin, {title: site.title, summary: site.summary}],
  [crawlersPlugin, {summary: site.summary}],
  [socialCardsPlugin, {}],
  [redirectsPlugin, {redirects}],
  writersFeedbackPlugin,
];
