import type {Plugin} from '@docusaurus/types';

import type {BuildStep} from '../../site/build-step.ts';

/** A blog plugin that leaves writing its feeds to {@link feedsStep}, see `../blog.ts`. */
export interface BlogWithFeeds extends Plugin {
  readonly writeFeeds?: Plugin['postBuild'];
}

/** What Docusaurus passes to a plugin after a build. */
export type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Writes the feeds of the blogs. They contain the posts as built, so this runs before any page is written
 * again.
 */
export function feedsStep(props: BuildProps): BuildStep {
  return {
    name: 'feeds',
    async start() {
      for (const plugin of props.plugins) {
        const {writeFeeds} = plugin as BlogWithFeeds;
        await writeFeeds?.({...props, content: plugin.content});
      }
      return {};
    },
  };
}
