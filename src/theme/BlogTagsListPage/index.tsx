// Replaces @docusaurus/theme-classic 3.8.1 (BlogTagsListPage).
// Reason for overriding: the list offers itself as Markdown (`Copy page`) and says what it is in its head; the
// original leaves no place for the one and has no description.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ListHeader from '../../features/page-head/ListHeader.tsx';
import {TAGS} from '../../site/list-pages.ts';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata {...TAGS} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={TAGS.title} />
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
