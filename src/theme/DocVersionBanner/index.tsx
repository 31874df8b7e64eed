// Replaces @docusaurus/theme-classic 3.8.1 (DocVersionBanner).
// Reason for overriding: the banner of an old release is part of the pages of that release
// (src/features/release-banner), so pages of the latest one do not load it.
import type {Props} from '@theme/DocVersionBanner';
import {type ReactNode, useContext} from 'react';

import {BannerContext} from '../../features/release-banner/context.ts';

export default function DocVersionBanner(props: Props): ReactNode {
  const Banner = useContext(BannerContext);
  return Banner ? <Banner {...props} /> : null;
}
