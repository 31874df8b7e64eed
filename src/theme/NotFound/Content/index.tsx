// Ejected from @docusaurus/theme-classic 3.8.1 (NotFound/Content).
// Reason for overriding: a reader who took a wrong turn needs the way on, not an apology. The page offers
// the search and the main sections, as plain links that work without JavaScript.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Card from '../../../components/Card';
import CardGrid from '../../../components/CardGrid';

import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>
        Nothing is published at this address. It may have moved between releases, or the link has a
        typing error. <Link to="/search">Search the documentation</Link> for it, or start from one
        of these pages.
      </p>
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
