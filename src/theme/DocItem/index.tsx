// Reason for overriding: a page of an old release includes its banner (src/features/release-banner), but the
// layout around the page shows it.
import Original from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';

import {BannerContext, type BannerProps} from '../../features/release-banner/context.ts';

interface Banners {
  readonly VersionBanner?: ComponentType<BannerProps>;
}

export default function DocItem(props: Props): ReactNode {
  return (
    <BannerContext.Provider value={(props.content as Banners).VersionBanner}>
      <Original {...props} />
    </BannerContext.Provider>
  );
}
