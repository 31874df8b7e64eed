import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';

import styles from './styles.module.css';

/**
 * Breadcrumbs like those of the docs. The theme's own look for the page in the sidebar, which has no comparisons;
 * and with them, the pages of the docs would load one more file, because the bundler would share it with these.
 * `page` is the title of the compared page; undefined on the list of all comparisons.
 */
export default function Crumbs({page}: {readonly page: string | undefined}): ReactNode {
  const item = (text: string, to?: string): ReactNode => (
    <li className={clsx('breadcrumbs__item', {'breadcrumbs__item--active': to === undefined})}>
      {to === undefined ? (
        <span className="breadcrumbs__link">{text}</span>
      ) : (
        <Link className="breadcrumbs__link" to={to}>
          <span>{text}</span>
        </Link>
      )}
    </li>
  );
  const {label, notes, all} = TEXTS.crumbs;
  return (
    <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.crumbs)} aria-label={label}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {item(notes, '/release-notes')}
        {page === undefined ? item(all) : item(all, '/changes')}
        {page !== undefined && item(page)}
      </ul>
    </nav>
  );
}
