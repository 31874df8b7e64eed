import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {FROZEN, FROZEN_SDK} from '../../data/releases.ts';
import {reexport} from '../../site/mdx/esm.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

const MODULE = '@site/src/features/release-banner/ReleaseBanner.tsx';

/** Adds a banner to pages of frozen releases, as an export `VersionBanner`. See README.md. */
export default function remarkReleaseBanner(): Transformer<Root> {
  return (tree, vfile) => {
    const [, sdk, release = ''] =
      /^(sdk_)?versioned_docs\/version-([^/]+)\//.exec(sitePath(vfile)) ?? [];
    if ((sdk === undefined ? FROZEN : FROZEN_SDK).includes(release)) {
      tree.children.unshift(...reexport('VersionBanner', MODULE));
    }
  };
}
