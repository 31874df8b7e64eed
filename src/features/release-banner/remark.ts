import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {FROZEN, FROZEN_SDK, PREVIOUS} from '../../data/releases.ts';
import {reexport} from '../../site/mdx/esm.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

const MODULE = '@site/src/features/release-banner/ReleaseBanner.tsx';

/** Adds a banner to pages of frozen releases, as an export `VersionBanner`. See README.md. */
export default function remarkReleaseBanner(): Transformer<Root> {
  return (tree, vfile) => {
    const [, sdk, release = ''] =
      /^(sdk_)?versioned_docs\/version-([^/]+)\//.exec(sitePath(vfile)) ?? [];
    if ((sdk === undefined ? FROZEN : FROZEN_SDK).includes(release)) {
      // Only the product docs of the release before the latest are compared (src/features/release-diff/plugin).
      const banner =
        sdk === undefined && release === PREVIOUS ? 'ComparedReleaseBanner' : 'default';
      tree.children.unshift(...reexport('VersionBanner', MODULE, banner));
    }
  };
}
