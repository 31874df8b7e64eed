import Link from '@docusaurus/Link';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface CardProps {
  /** Short heading of the card; with `to` it is the link. */
  readonly title: string;
  /**
   * Site path that the whole card links to. On a page of an older release it leads to the same page of that
   * release where there is one. Without it the card only groups what it holds.
   */
  readonly to?: string;
  /** One sentence, or a short list. */
  readonly children: ReactNode;
}

/** Keeps a reader of an older release inside it. */
function useVersioned(to: string): string {
  const version = useActivePluginAndVersion()?.activeVersion;
  const latest = useBaseUrl(to);
  const own = version ? `${version.path.replace(/\/$/, '')}${to}` : latest;
  return version?.docs.some(({path}) => path.replace(/\/$/, '') === own) ? own : latest;
}

function TitleLink({to, title}: {readonly to: string; readonly title: string}): ReactNode {
  return (
    <Link className={styles.link} to={useVersioned(to)}>
      {title}
    </Link>
  );
}

/**
 * A card of a `CardGrid`. Its title is plain text, so it adds no heading to the page's outline; what a card without a
 * link holds is a group with that name.
 */
export default function Card({title, to, children}: CardProps): ReactNode {
  return (
    <div className={styles.card} {...(to === undefined && {role: 'group', 'aria-label': title})}>
      <p className={styles.title}>
        {to === undefined ? title : <TitleLink to={to} title={title} />}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
