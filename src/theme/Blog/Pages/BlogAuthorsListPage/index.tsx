// Ejected from @docusaurus/theme-classic 3.8.1 (Blog/Pages/BlogAuthorsListPage).
// Reason for overriding: adds `Copy page` to the list, and a description to its head; the original has no place
// for the button and no description.
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

import BlogList from '../../../../features/page-head/BlogList.tsx';
import ListHeader from '../../../../features/page-head/ListHeader.tsx';
import {AUTHORS} from '../../../../site/list-pages.ts';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <BlogList page="blogAuthorsListPage" {...AUTHORS} sidebar={sidebar}>
      <ListHeader title={AUTHORS.title} />
      <ul className="clean-list margin-vert--lg">
        {authors.map((author) => (
          <li key={author.key} className="margin-bottom--lg">
            <Author as="h2" author={author} count={author.count} />
          </li>
        ))}
      </ul>
    </BlogList>
  );
}
