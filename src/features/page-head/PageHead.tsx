import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {markdownAddress} from '../../site/addresses.ts';
import {cardOf} from '../../site/card-address.ts';

/** A value of schema.org, see https://schema.org/TechArticle. */
export type StructuredData = Readonly<Record<string, unknown>>;

export interface PageHeadProps {
  /** Address of the page, with the base URL. */
  readonly permalink: string;
  /** Address that search engines should index instead, with the base URL. */
  readonly canonical?: string | undefined;
  /** The page has its own picture. */
  readonly hasImage: boolean;
  readonly title: string;
  /** Creates the structured data from the absolute addresses of the page and its card. */
  readonly describe?: (addresses: {url: string; image: string}) => StructuredData;
}

/** The metadata in a page's head: Markdown version, social card, canonical address, structured data. */
export default function PageHead(props: PageHeadProps): ReactNode {
  const {permalink, canonical, hasImage, title, describe} = props;
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  /** Absolute, and without a trailing slash, which only the home page has. */
  const address = (path: string): string =>
    url + (path === baseUrl ? path : path.replace(/\/$/, ''));
  const card = url + baseUrl + cardOf(permalink.slice(baseUrl.length - 1)).slice(1);
  const own = address(permalink);
  const kept = address(canonical ?? permalink);
  const main = kept === own ? undefined : kept;
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        title={title}
        href={url + markdownAddress(permalink, baseUrl)}
      />
      {main !== undefined && <link rel="canonical" href={main} />}
      {main !== undefined && <meta property="og:url" content={main} />}
      {!hasImage && <meta property="og:image" content={card} />}
      {!hasImage && <meta name="twitter:image" content={card} />}
      {!hasImage && <meta property="og:image:alt" content={title} />}
      {describe && (
        <script type="application/ld+json">
          {JSON.stringify(describe({url: own, image: card})).replaceAll('<', '\\u003c')}
        </script>
      )}
    </Head>
  );
}
