import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import TableBox from '../../../ui/TableBox/index.tsx';
import type {Link as PageLink, PageLine, Report} from '../types.ts';
import {summaryTexts, TEXTS} from '../texts.ts';

import Layout from './Layout.tsx';
import styles from './styles.module.css';

type Summary = Omit<Report, 'pages'> & {readonly pages: readonly PageLine[]};

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
  const text = TEXTS.list;
  const lists = [
    {id: 'new', title: text.fresh(to), pages: summary.fresh},
    {id: 'gone', title: text.gone(from), pages: summary.gone},
    // On the day a release is cut, no page is new.
  ].filter(({pages}) => pages.length > 0);
  return (
    <Layout {...summaryTexts(summary.releases)} contents={lists}>
      <p>
        {text.start(from, to)}
        {inWords !== undefined && (
          <>
            {' '}
            <Interpolate values={{link: <Link to={inWords}>{text.inWordsLink(to)}</Link>}}>
              {text.inWords}
            </Interpolate>
          </>
        )}
      </p>
      <TableBox className="kw-table" aria-label={text.table}>
        <table className={styles.list} aria-label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.page}</th>
              <th scope="col">{text.added}</th>
              <th scope="col">{text.removed}</th>
              <th scope="col">{text.changed}</th>
              <th scope="col">{text.same}</th>
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
      </TableBox>
      {lists.map(({id, title, pages}) => (
        <Fragment key={id}>
          {/* Without a name of its own, a heading has that of the link in it as well. */}
          <Heading as="h2" id={id} aria-label={title}>
            {title}
          </Heading>
          <Links pages={pages} />
        </Fragment>
      ))}
    </Layout>
  );
}
