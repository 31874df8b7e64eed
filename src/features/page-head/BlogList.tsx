import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout, {type Props as LayoutProps} from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface BlogListProps {
  /** The kind of page, whose class the page gets. */
  readonly page: keyof typeof ThemeClassNames.page;
  /** Title and description in the head of the page. */
  readonly title: string;
  readonly description: string | undefined;
  readonly sidebar: LayoutProps['sidebar'];
  readonly children: ReactNode;
}

/**
 * The frame of the pages that list authors, tags or the posts of one of them; each brings its heading and its list.
 * That of all posts has structured data between these parts, and with it other ids.
 */
export default function BlogList(props: BlogListProps): ReactNode {
  const {page, title, description, sidebar, children} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page[page])}
    >
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>{children}</BlogLayout>
    </HtmlClassNameProvider>
  );
}
