import type {PluginConfig} from '@docusaurus/types';

import crawlersPlugin from '../plugins/crawlers/index.ts';
import markdownTwinsPlugin from '../plugins/markdown-twins/index.ts';
import redirectsPlugin from '../plugins/redirects/index.ts';
import socialCardsPlugin from '../plugins/social-cards/index.ts';

import writersFeedbackPlugin from '../plugins/writers-feedback/index.ts';

import {redirects} from '../data/redirects.ts';

import {site} from './site.ts';

/** What programs get of the site: Markdown twins, lists of them, previews, search descriptions. */
export const machinePlugins: PluginConfig[] = [
  [markdownTwinsPlugin, {title: site.title, summary: site.summary}],
  [crawlersPlugin, {summary: site.summary}],
  [socialCardsPlugin, {}],
  [redirectsPlugin, {redirects}],
  writersFeedbackPlugin,
];
