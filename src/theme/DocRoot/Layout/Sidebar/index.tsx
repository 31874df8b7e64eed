// Reason for overriding: on a phone the list of pages needs JavaScript, although it is in the HTML. The
// wrapper makes it reachable by address, which the site menu of src/theme/Footer/Layout uses. On a desktop,
// the lists beside the text are scrolled to the entries of the page and of the section being read,
// which the originals leave below the window.
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './styles.module.css';

function bringIntoSight(list: Element | null | undefined, selector: string): void {
  if (!list) return;
  const {top, bottom, height} = list.getBoundingClientRect();
  const own = list.querySelector(selector)?.getBoundingClientRect();
  // Above the first section, no entry is marked. `scrollIntoView` would scroll the page, too.
  if (!own) list.scrollTop = 0;
  else if (own.top < top || own.bottom > Math.min(bottom, window.innerHeight)) {
    list.scrollTop += own.top - top - height / 3;
  }
}

export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  useEffect(() => {
    bringIntoSight(root.current?.querySelector('nav.menu'), '[aria-current]');
    const toc = document.querySelector('.theme-doc-toc-desktop');
    const observer = new MutationObserver(() => bringIntoSight(toc, '[class$=active]'));
    if (toc) observer.observe(toc, {subtree: true, attributes: true});
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div ref={root} id="kw-section-menu" className={styles.menu}>
      <Original {...props} />
    </div>
  );
}
