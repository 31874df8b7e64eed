import type {LoadContext, Plugin} from '@docusaurus/types';
import pluginContentBlog, {
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';

import type {BlogWithFeeds} from './steps/feeds.ts';

/**
 * The blog plugin of Docusaurus, whose feeds are written by a step of the build: all plugins run their
 * `postBuild` in parallel, and the feeds read pages that the steps write.
 */
export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {postBuild, ...plugin} = await pluginContentBlog(context, options);
  return {...plugin, writeFeeds: postBuild} as BlogWithFeeds;
}

blogPlugin.validateOptions = validateOptions;
