// Ejected from @docusaurus/theme-classic 3.8.1 (NotFound/Content).
// Reason for overriding: a reader with a wrong address needs a way to continue, not an apology. The page has
// the search and links to the main sections, which work without JavaScript.
import Head from '@docusaurus/Head';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {SearchForm} from '../../../features/search/index.ts';
import Card from '../../../ui/Card/index.tsx';
import CardGrid from '../../../ui/CardGrid/index.tsx';

import styles from './styles.module.css';
import {CARDS, TEXTS} from './texts.ts';

/** The words of an address, as a query: `/models/deploy-model` becomes `models deploy model`. */
function wordsOf(pathname: string): string {
  return pathname
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 80);
}

/** The search, in the release of the address and filled with its words where scripts run. */
function AddressSearch(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  // The server renders one page for all unknown addresses, so the words come after hydration.
  const address = useIsBrowser() ? pathname.slice(baseUrl.length) : '';
  const version = /^\d[\d.]*\//.exec(address)?.[0];
  const words = wordsOf(address.slice(version?.length));
  return <SearchForm labeled words={words} version={version} className={styles.search} />;
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      {/* Under docs at the root an unknown path reaches this content without the page around it. */}
      <PageMetadata title={TEXTS.documentTitle} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1">{TEXTS.title}</Heading>
      <p>
        <Interpolate values={{pages: <Link to="/sitemap">{TEXTS.pages}</Link>}}>
          {TEXTS.about}
        </Interpolate>
      </p>
      <AddressSearch />
      <CardGrid>
        {CARDS.map(({title, to, text}) => (
          <Card key={to} title={title} to={to}>
            {text}
          </Card>
        ))}
      </CardGrid>
      <p>
        <Interpolate
          values={{
            release: <Link to="/0.3.2">{TEXTS.release}</Link>,
            report: (
              <Link href="https://github.com/kamiwaza-ai/kamiwaza-docs/issues">{TEXTS.report}</Link>
            ),
          }}
        >
          {TEXTS.old}
        </Interpolate>
      </p>
    </main>
  );
}
