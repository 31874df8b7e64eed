// Replaces @docusaurus/theme-classic 3.8.1 (DocItem/Content).
// Reason for overriding: each page has `Copy page`, next to its title or, on a phone, below it. The original
// has no place there, and no class for the start page (src/css/home.css). Every page has its title in the front
// matter (src/site/front-matter.ts), so titles in the text are ignored.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CopyPage from '../../../features/copy-page/CopyPage.tsx';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <div
      className={clsx(
        ThemeClassNames.docs.docMarkdown,
        'markdown',
        metadata.slug === '/' && 'kw-start',
      )}
    >
      <header className="kw-page-title">
        <Heading as="h1">{metadata.title}</Heading>
        {!metadata.unlisted && <CopyPage key={metadata.permalink} permalink={metadata.permalink} />}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
