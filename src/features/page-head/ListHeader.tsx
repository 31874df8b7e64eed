import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {CopyPage} from '../copy-page/index.ts';
import PageHead from './PageHead.tsx';

export interface ListHeaderProps {
  /** The text of the h1. */
  readonly title: string;
  /** Replaces the plain h1; contains one itself. */
  readonly children?: ReactNode;
}

/**
 * The title of a page that lists or compares others, with `Copy page` next to it and the same metadata as a
 * written page.
 */
export default function ListHeader({title, children}: ListHeaderProps): ReactNode {
  const permalink = useLocation().pathname;
  return (
    <header className="kw-page-title">
      <PageHead permalink={permalink} hasImage={false} title={title} />
      {children ?? <Heading as="h1">{title}</Heading>}
      <CopyPage key={permalink} permalink={permalink} />
    </header>
  );
}
