// Reason for overriding: on a phone the navbar's entries need JavaScript. Where there is none, or not yet, the
// menu button leads here (src/theme/Navbar/MobileSidebar/Toggle); nobody else sees it.
import Link from '@docusaurus/Link';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function FooterLayout(props: Props): ReactNode {
  // Only docs pages have the pages of their section beside them (src/theme/DocRoot/Layout/Sidebar).
  const hasSection = useActiveDocContext(useActivePlugin()?.pluginId).activeDoc !== undefined;
  return (
    <>
      <nav id="kw-site-menu" aria-label="Site menu" className={styles.menu}>
        <ul>
          <li>
            <Link to="/">Docs</Link>
          </li>
          {hasSection && (
            <li>
              <a href="#kw-section-menu">Pages of this section</a>
            </li>
          )}
          <li>
            <Link to="/sdk/intro">SDK</Link>
          </li>
          <li>
            <Link to="/blog">Blog</Link>
          </li>
          <li>
            <Link to="/search">Search</Link>
          </li>
          <li>
            <Link to="/0.3.2">Documentation of 0.3.2</Link>
          </li>
        </ul>
      </nav>
      <Original {...props} />
    </>
  );
}
