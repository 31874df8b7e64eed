import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {hitUrl, pathOf} from '../../core/addresses.ts';
import type {Hit} from '../../core/types.ts';
import Marked from '../Marked.tsx';
import {LABELS} from '../texts.ts';

import styles from './styles.module.css';

function Result({hit, heading: Heading}: {readonly hit: Hit; readonly heading: 'h2' | 'h3'}) {
  const {page, title, snippet, sections} = hit;
  const path = pathOf(hit);
  return (
    <li className={styles.result}>
      <Heading className={styles.title}>
        <Link to={hitUrl(hit)}>
          <Marked {...title} />
        </Link>
      </Heading>
      {path !== '' && <p className={styles.path}>{path}</p>}
      {snippet.text !== '' && (
        <p className={styles.snippet}>
          <Marked {...snippet} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={clsx('clean-list', styles.sections)} aria-label={LABELS.more(page)}>
          {sections.map((section) => (
            <li key={section.document.h}>
              <Link to={hitUrl(hit, section)}>
                <Marked {...section.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The pages that were found. */
export function Results({
  hits,
  heading,
}: {
  readonly hits: readonly Hit[];
  readonly heading: 'h2' | 'h3';
}): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.results)}>
      {hits.map((hit) => (
        <Result key={hit.document.u + hit.document.h} hit={hit} heading={heading} />
      ))}
    </ol>
  );
}
