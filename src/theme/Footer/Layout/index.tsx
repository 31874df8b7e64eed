// Reason for overriding: on a phone the navbar's entries need JavaScript. Without it, or until it has loaded,
// the menu button links to this menu (src/theme/Navbar/MobileSidebar/Toggle); otherwise the menu is hidden.
import Link from '@docusaurus/Link';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

import {TEXTS} from '../../texts.ts';

import styles from './styles.module.css';

export default function FooterLayout(props: Props): ReactNode {
  // Only docs pages have the list of pages next to them (src/theme/DocRoot/Layout/Sidebar).
  const hasSection = useActiveDocContext(useActivePlugin()?.pluginId).activeDoc !== undefined;
  return (
    <>
      <nav id="kw-site-menu" aria-label={TEXTS.siteMenu} className={styles.menu}>
        <ul>
          <li>
            <Link to="/">{TEXTS.menu.docs}</Link>
          </li>
          {hasSection && (
            <li>
              <a href="#kw-section-menu">{TEXTS.menu.section}</a>
            </li>
          )}
          <li>
            <Link to="/sdk/intro">{TEXTS.menu.sdk}</Link>
          </li>
          <li>
            <Link to="/blog">{TEXTS.menu.blog}</Link>
          </li>
          <li>
            <Link to="/search">{TEXTS.menu.search}</Link>
          </li>
          <li>
            <Link to="/0.3.2">{TEXTS.menu.old}</Link>
          </li>
        </ul>
      </nav>
      <Original {...props} />
    </>
  );
}
