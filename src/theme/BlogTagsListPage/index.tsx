// Replaces @docusaurus/theme-classic 3.8.1 (BlogTagsListPage).
// Reason for overriding: adds `Copy page` to the list, and a description to its head; the original has no place
// for the button and no description.
import type {Props} from '@theme/BlogTagsListPage';
import TagsListByLetter from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';

import BlogList from '../../features/page-head/BlogList.tsx';
import ListHeader from '../../features/page-head/ListHeader.tsx';
import {TAGS} from '../../site/list-pages.ts';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <BlogList page="blogTagsListPage" {...TAGS} sidebar={sidebar}>
      <ListHeader title={TAGS.title} />
      <TagsListByLetter tags={tags} />
    </BlogList>
  );
}
