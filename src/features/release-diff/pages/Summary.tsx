import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {ListHeader} from '../../page-head/index.ts';
import type {Compared, Link as PageLink, PageLine} from '../types.ts';
import {summaryTexts} from '../texts.ts';

import Crumbs from './Crumbs.tsx';
import styles from './styles.module.css';

interface Summary {
  readonly releases: Compared;
  readonly pages: readonly PageLine[];
  readonly fresh: readonly PageLink[];
  readonly gone: readonly PageLink[];
}

function Links({pages}: {readonly pages: readonly PageLink[]}): ReactNode {
  return (
    <ul>
      {pages.map(({route, title}) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** All pages of both releases, the most changed first. */
export default function AllChanges({summary}: {readonly summary: Summary}): ReactNode {
  const {from, to, inWords} = summary.releases;
  const {title, description} = summaryTexts(summary.releases);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <article className={`theme-doc-markdown markdown ${styles.page}`}>
        <Crumbs />
        <ListHeader title={title} />
        <p>
          Pages that exist for {from} and for {to}, the most changed first. Counted are sentences,
          table rows and lines of code.
          {inWords !== undefined && (
            <>
              {' '}
              For what this means for your installation, see{' '}
              <Link to={inWords}>
                What changed between {from} and {to}
              </Link>
              .
            </>
          )}
        </p>
        <div
          className="kw-table"
          role="group"
          aria-label="Pages by size of change"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways.
          tabIndex={0}
        >
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Added</th>
                <th scope="col">Removed</th>
                <th scope="col">Changed</th>
                <th scope="col">Same</th>
              </tr>
            </thead>
            <tbody>
              {summary.pages.map((page) => (
                <tr key={page.route}>
                  <th scope="row">
                    <Link to={page.route}>{page.title}</Link>
                  </th>
                  <td>{page.added}</td>
                  <td>{page.removed}</td>
                  <td>{page.changed}</td>
                  <td>{page.same}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Heading as="h2" id="new">
          New in {to}
        </Heading>
        <Links pages={summary.fresh} />
        {summary.gone.length > 0 && (
          <>
            <Heading as="h2" id="gone">
              Only in {from}
            </Heading>
            <Links pages={summary.gone} />
          </>
        )}
      </article>
    </>
  );
}
