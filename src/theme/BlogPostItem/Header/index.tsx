// Reason for overriding: a post offers itself as Markdown, as the pages of the docs do (`Copy page`).
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';

import CopyPage from '../../../features/copy-page/CopyPage.tsx';
import {twinOf} from '../../../site/addresses.ts';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Original />
      {isBlogPostPage && !metadata.unlisted && (
        <CopyPage
          key={metadata.permalink}
          markdown={twinOf(metadata.permalink, siteConfig.baseUrl)}
        />
      )}
    </>
  );
}
