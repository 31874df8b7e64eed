// Ejected from @docusaurus/theme-classic 3.8.1 (BlogTagsPostsPage).
// Reason for overriding: adds `Copy page` to the list, for which the original has no place after its title. All
// posts are in one list, so there is no paginator.
import Link from '@docusaurus/Link';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';

import BlogList from '../../features/page-head/BlogList.tsx';
import ListHeader from '../../features/page-head/ListHeader.tsx';
import {TEXTS} from '../texts.ts';

export default function BlogTagsPostsPage({tag, items, sidebar}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <BlogList
      page="blogTagPostListPage"
      title={title}
      description={tag.description}
      sidebar={sidebar}
    >
      {tag.unlisted && <Unlisted />}
      <div className="margin-bottom--lg">
        <ListHeader title={title} />
        {tag.description && <p>{tag.description}</p>}
        <Link href={tag.allTagsPath}>{TEXTS.allTags}</Link>
      </div>
      <BlogPostItems items={items} />
    </BlogList>
  );
}
