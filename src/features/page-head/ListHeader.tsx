import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {twinOf} from '../../site/addresses.ts';
import {CopyPage} from '../copy-page/index.ts';
import PageHead from './PageHead.tsx';

export interface ListHeaderProps {
  /** What the h1 says. */
  readonly title: string;
  /** Stands in place of a plain h1 and holds one itself. */
  readonly children?: ReactNode;
}

/**
 * The title of a page that lists or compares others, with `Copy page` beside it and, for programs, the same
 * in its head as a written page has.
 */
export default function ListHeader({title, children}: ListHeaderProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const permalink = useLocation().pathname;
  return (
    <header className="kw-page-title">
      <PageHead permalink={permalink} hasImage={false} title={title} />
      {children ?? <Heading as="h1">{title}</Heading>}
      <CopyPage key={permalink} markdown={twinOf(permalink, baseUrl)} />
    </header>
  );
}
