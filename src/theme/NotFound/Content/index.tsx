// Ejected from @docusaurus/theme-classic 3.8.1 (NotFound/Content).
// Reason for overriding: a reader with a wrong address needs a way to continue, not an apology. The page has
// the search and links to the main sections, which work without JavaScript.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Card from '../../../ui/Card/index.tsx';
import CardGrid from '../../../ui/CardGrid/index.tsx';

import styles from './styles.module.css';

/** The words of an address, as a query: `/models/deploy-model` becomes `models deploy model`. */
function wordsOf(pathname: string): string {
  return pathname
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 80);
}

/** A plain form for the search page; with scripts, it is filled with the words of the address. */
function SearchForm(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  // The server renders one page for all unknown addresses, so the words come after hydration.
  const words = useIsBrowser() ? wordsOf(pathname.slice(baseUrl.length)) : '';
  return (
    <form
      className={styles.search}
      action={useBaseUrl('/search')}
      role="search"
      aria-label="Whole site"
    >
      <label htmlFor="not-found-query">Search the documentation</label>
      <input id="not-found-query" key={words} name="q" type="search" defaultValue={words} />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      {/* Under docs at the root an unknown path reaches this content without the page around it. */}
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>
        Nothing is published at this address. It may have moved between releases, or the link has a
        typing error. Search for it, start from one of the pages below, or look through{' '}
        <Link to="/sitemap">all pages</Link>.
      </p>
      <SearchForm />
      <CardGrid>
        <Card title="Quickstart" to="/quickstart">
          From an installed host to a first model and a first app.
        </Card>
        <Card title="Installation" to="/installation/installation_process">
          Ubuntu, other Linux, macOS, Windows, and clusters.
        </Card>
        <Card title="Models" to="/models/overview">
          Find, download, deploy and call a model.
        </Card>
        <Card title="Troubleshooting" to="/models/troubleshooting">
          From the status or the message you see to its cause.
        </Card>
        <Card title="Python SDK" to="/sdk/intro">
          Guides and the reference of every method.
        </Card>
        <Card title="Blog" to="/blog">
          Articles by the Kamiwaza team.
        </Card>
      </CardGrid>
      <p>
        On an older release? The documentation of <Link to="/0.3.2">release 0.3.2</Link> is kept. If
        a link on this site brought you here, please{' '}
        <Link href="https://github.com/kamiwaza-ai/kamiwaza-docs/issues">report it on GitHub</Link>.
      </p>
    </main>
  );
}
