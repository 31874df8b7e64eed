// Reason for overriding: a post names its Markdown twin and its social card. What it is (BlogPosting) the
// original says already.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

import PageHead from '../../../features/page-head/PageHead.tsx';

export default function BlogPostPageMetadata(): ReactNode {
  const {metadata, assets} = useBlogPost();
  return (
    <>
      <Original />
      <PageHead
        permalink={metadata.permalink}
        hasImage={(assets.image ?? metadata.frontMatter.image) !== undefined}
        title={metadata.title}
      />
    </>
  );
}
