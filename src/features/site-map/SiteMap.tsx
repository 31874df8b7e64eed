import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {ListHeader} from '../page-head/index.ts';
import {SITE_MAP} from '../../site/list-pages.ts';

import type {Entry, Part} from './list.ts';
import styles from './styles.module.css';

function Entries({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <ul>
      {entries.map(({title, route, entries: below}) => (
        <li key={route ?? title}>
          {route === undefined ? title : <Link to={route}>{title}</Link>}
          {below && <Entries entries={below} />}
        </li>
      ))}
    </ul>
  );
}

/** Every page of the site by release, in the order of the sidebars. Needs no script. */
export default function SiteMap({parts}: {readonly parts: readonly Part[]}): ReactNode {
  return (
    <Layout {...SITE_MAP}>
      <main className="container margin-vert--lg">
        <article className="theme-doc-markdown markdown">
          <ListHeader title={SITE_MAP.title} />
          {parts.map(({id, title, entries}) => (
            <section key={id} className={styles.part} aria-labelledby={id}>
              {/* Without a name of its own, it has that of the link in it as well. */}
              <Heading as="h2" id={id} aria-label={title}>
                {title}
              </Heading>
              <Entries entries={entries} />
            </section>
          ))}
        </article>
      </main>
    </Layout>
  );
}
