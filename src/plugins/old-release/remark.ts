import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {FROZEN, FROZEN_SDK, PREVIOUS} from '../../versions/releases.ts';
import {reexport} from '../shared/reexport.ts';
import {sitePath} from '../shared/site-path.ts';

/** Gives pages of frozen releases their banner, as an export `VersionBanner`. See README.md. */
export default function remarkOldRelease(): Transformer<Root> {
  return (tree, vfile) => {
    const [, sdk, release = ''] =
      /^(sdk_)?versioned_docs\/version-([^/]+)\//.exec(sitePath(vfile)) ?? [];
    if ((sdk === undefined ? FROZEN : FROZEN_SDK).includes(release)) {
      // Only the product docs of the release before the latest are compared (src/plugins/what-changed).
      const banner = sdk === undefined && release === PREVIOUS ? 'Compared' : 'index';
      const module = `@site/src/components/OldRelease/${banner}.tsx`;
      tree.children.unshift(reexport('VersionBanner', module));
    }
  };
}
