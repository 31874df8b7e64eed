// Reason for overriding: a post links to its Markdown version and its social card. The original already has
// the structured data (BlogPosting).
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
