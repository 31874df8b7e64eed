// Reason for overriding: adds `Copy page` to posts, as on docs pages.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';

import CopyPage from '../../../features/copy-page/CopyPage.tsx';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Original />
      {isBlogPostPage && !metadata.unlisted && (
        <CopyPage key={metadata.permalink} permalink={metadata.permalink} />
      )}
    </>
  );
}
