import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ListHeader} from '../../page-head/index.ts';

import Crumbs from './Crumbs.tsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Title of the compared page; undefined on the list of all comparisons. */
  readonly page?: string;
  /** The headings of the page. */
  readonly contents: readonly {readonly id: string; readonly title: string}[];
  readonly children: ReactNode;
}

/** What a page of the docs has around its text: breadcrumbs, title and contents. */
export default function Layout({title, description, page, contents, children}: Props): ReactNode {
  const toc = contents.map(({id, title: text}) => ({
    id,
    level: 2,
    // The theme takes HTML.
    value: text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/`([^`]+)`/g, '<code>$1</code>'),
  }));
  const {docTocMobile, docTocDesktop, docMarkdown} = ThemeClassNames.docs;
  return (
    <div className="row">
      <PageMetadata title={title} description={description} />
      <div className={clsx('col', styles.main)}>
        <article>
          <Crumbs page={page} />
          {toc.length > 0 && (
            <TOCCollapsible toc={toc} className={clsx(docTocMobile, styles.fold)} />
          )}
          <div className={clsx(docMarkdown, 'markdown')}>
            <ListHeader title={title} />
            {children}
          </div>
        </article>
      </div>
      {toc.length > 0 && (
        <div className="col col--3">
          <TOC toc={toc} className={docTocDesktop} />
        </div>
      )}
    </div>
  );
}
