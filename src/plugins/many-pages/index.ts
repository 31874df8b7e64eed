import {setFlagsFromString} from 'node:v8';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';

/** Pages up to which the bundler keeps its work for the next build. Why so many: README.md. */
export const MOST_KEPT = 2000;

/** By how much of what is in use the heap may grow before garbage is collected, in percent; V8 lets it double. */
const GROWTH = 20;

/** Docs of all versions and posts; lists and the like are few. */
function pagesOf(allContent: AllContent): number {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {});
  return [
    ...docs.flatMap((content) =>
      (content as LoadedContent).loadedVersions.map((version) => version.docs.length),
    ),
    ...blogs.map((content) => (content as BlogContent).blogPosts.length),
  ].reduce((sum, count) => sum + count, 0);
}

/** Keeps the memory of a build with thousands of pages down. See README.md. */
export default function manyPagesPlugin(): Plugin {
  let pages = 0;
  return {
    name: 'kamiwaza-many-pages',
    allContentLoaded({allContent}) {
      pages = pagesOf(allContent);
      return Promise.resolve();
    },
    configureWebpack({mode}) {
      if (mode !== 'production' || pages <= MOST_KEPT) return {};
      setFlagsFromString(`--heap-growing-percent=${String(GROWTH)}`);
      // Both halves of the build or none: the server's waits for pages that the browser's compiles.
      return {cache: false, experiments: {cache: false}};
    },
  };
}
