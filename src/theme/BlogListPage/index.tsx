// Ejected from @docusaurus/theme-classic 3.8.1 (BlogListPage).
// Reason for overriding: the original has no h1, so screen readers get no title before the posts (WCAG 2.4.6).
// All posts are in one list, so there is no paginator. Adds `Copy page`.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItems from '@theme/BlogPostItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ListHeader from '../../features/page-head/ListHeader.tsx';

import styles from './styles.module.css';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <div className={styles.header}>
          <ListHeader title={metadata.blogTitle} />
          <p>{metadata.blogDescription}</p>
        </div>
        <BlogPostItems items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
