// Reason for overriding: on a phone the list of pages needs JavaScript, although it is in the HTML. The
// wrapper makes it reachable by address, which the site menu of src/theme/Footer/Layout uses. On a desktop,
// the list is scrolled to the page's own entry, which the original leaves below the window.
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {type ReactNode, useEffect, useRef} from 'react';

import {bringIntoSight} from '../../../../ui/in-sight.ts';

import styles from './styles.module.css';

export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  useEffect(() => {
    const menu = root.current?.querySelector('nav.menu');
    const entry = menu?.querySelector('[aria-current]');
    if (menu && entry) bringIntoSight(menu, entry);
  }, [pathname]);
  return (
    <div ref={root} id="kw-section-menu" className={styles.menu}>
      <Original {...props} />
    </div>
  );
}
