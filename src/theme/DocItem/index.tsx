// Reason for overriding: a page of an old release includes its banner (src/features/release-banner), but the
// layout around the page shows it. On a long page, the table of contents follows the reader: the original marks the
// section being read, also where its entry is out of sight.
import Original from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {type ComponentType, type ReactNode, useEffect} from 'react';

import {BannerContext, type BannerProps} from '../../features/release-banner/context.ts';
import {bringIntoSight} from '../../ui/in-sight.ts';

interface Banners {
  readonly VersionBanner?: ComponentType<BannerProps>;
}

export default function DocItem(props: Props): ReactNode {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-toc-desktop');
    if (!list) return undefined;
    const observer = new MutationObserver(() => {
      const entry = list.querySelector('.table-of-contents__link--active');
      if (entry) bringIntoSight(list, entry);
    });
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [props.content]);
  return (
    <BannerContext.Provider value={(props.content as Banners).VersionBanner}>
      <Original {...props} />
    </BannerContext.Provider>
  );
}
