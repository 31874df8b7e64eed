// Replaces @docusaurus/theme-classic 3.8.1 (BlogTagsListPage).
// Reason for overriding: adds `Copy page` to the list, and a description to its head; the original has no place
// for the button and no description.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
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
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={TAGS.title} />
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
