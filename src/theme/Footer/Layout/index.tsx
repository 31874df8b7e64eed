// Reason for overriding: on a phone the navbar's entries need JavaScript. Without it, or until it has loaded,
// the menu button links to this menu (src/theme/Navbar/MobileSidebar/Toggle); otherwise the menu is hidden.
import Link from '@docusaurus/Link';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function FooterLayout(props: Props): ReactNode {
  // Only docs pages have the list of pages next to them (src/theme/DocRoot/Layout/Sidebar).
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
