// Reason for overriding: the original button does nothing until the scripts have run. Without JavaScript, or
// until it has loaded, this is a link to the site menu at the bottom of the page (src/theme/Footer/Layout).
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

import {TEXTS} from '../../../texts.ts';

export default function MobileSidebarToggle(): ReactNode {
  return useIsBrowser() ? (
    <Original />
  ) : (
    <a className="navbar__toggle clean-btn" href="#kw-site-menu" aria-label={TEXTS.siteMenu}>
      <IconMenu />
    </a>
  );
}
