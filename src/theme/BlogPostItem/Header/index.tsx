// Reason for overriding: adds `Copy page` to posts, as on docs pages.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';

import CopyPage from '../../../features/copy-page/CopyPage.tsx';
import {markdownAddress} from '../../../site/addresses.ts';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Original />
      {isBlogPostPage && !metadata.unlisted && (
        <CopyPage
          key={metadata.permalink}
          markdown={markdownAddress(metadata.permalink, siteConfig.baseUrl)}
        />
      )}
    </>
  );
}
