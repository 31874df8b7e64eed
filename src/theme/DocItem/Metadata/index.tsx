// Reason for overriding: while 0.5.0 is the latest release its pages exist twice, at the root and under
// /0.5.0/. Search engines are told that the root page is the one to keep (decision 3). Pages that are not
// of the latest release name their release in the title, so that no two pages share one.
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import {site} from '../../../config/site.ts';

export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {isLast, label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const copyPrefix = `${siteConfig.baseUrl}${site.release}`;
  const isCopy =
    metadata.permalink === copyPrefix || metadata.permalink.startsWith(`${copyPrefix}/`);
  const rest = metadata.permalink.slice(copyPrefix.length + 1).replace(/\/$/, '');
  const original = siteConfig.baseUrl + rest;
  return (
    <>
      <Original />
      {!isLast && <PageMetadata title={`${metadata.title} (${label})`} />}
      {isCopy && (
        <Head>
          <link rel="canonical" href={siteConfig.url + original} />
          <meta property="og:url" content={siteConfig.url + original} />
        </Head>
      )}
    </>
  );
}
