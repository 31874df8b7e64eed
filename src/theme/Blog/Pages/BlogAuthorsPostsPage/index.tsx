// Ejected from @docusaurus/theme-classic 3.8.1 (Blog/Pages/BlogAuthorsPostsPage).
// Reason for overriding: adds `Copy page` to the list, and a description to its head; the original has no place
// for the button and no description. All posts are in one list, so there is no paginator.
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {BlogAuthorNoPostsLabel, useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';

import BlogList from '../../../../features/page-head/BlogList.tsx';
import ListHeader from '../../../../features/page-head/ListHeader.tsx';
import {TEXTS} from '../../../texts.ts';

export default function BlogAuthorsPostsPage({author, items, sidebar}: Props): ReactNode {
  const title = useBlogAuthorPageTitle(author);
  const {authorsListPath} = useBlogMetadata();
  return (
    <BlogList
      page="blogAuthorsPostsPage"
      title={title}
      description={author.description}
      sidebar={sidebar}
    >
      <div className="margin-bottom--lg">
        <ListHeader title={author.name ?? author.key}>
          <Author as="h1" author={author} />
        </ListHeader>
        {author.description && <p>{author.description}</p>}
        <Link href={authorsListPath}>{TEXTS.allAuthors}</Link>
      </div>
      {items.length === 0 ? (
        <p>
          <BlogAuthorNoPostsLabel />
        </p>
      ) : (
        <BlogPostItems items={items} />
      )}
    </BlogList>
  );
}
