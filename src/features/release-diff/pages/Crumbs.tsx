import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';

/** Breadcrumbs from the docs to a comparison, like those of the docs. */
export default function Crumbs({page}: {readonly page?: string}): ReactNode {
  const item = (text: string, to?: string): ReactNode => (
    <li
      className={
        to === undefined ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'
      }
    >
      {to === undefined ? (
        <span className="breadcrumbs__link">{text}</span>
      ) : (
        <Link className="breadcrumbs__link" to={to}>
          {text}
        </Link>
      )}
    </li>
  );
  const {label, docs, notes, all} = TEXTS.crumbs;
  return (
    <nav className="theme-doc-breadcrumbs margin-bottom--sm" aria-label={label}>
      <ul className="breadcrumbs">
        {item(docs, '/')}
        {item(notes, '/release-notes')}
        {page === undefined ? item(all) : item(all, '/changes')}
        {page !== undefined && item(page)}
      </ul>
    </nav>
  );
}
