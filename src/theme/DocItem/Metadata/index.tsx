// Reason for overriding: adds metadata for programs. While 0.5.0 is the latest release its pages exist twice,
// at the root and under /0.5.0/, and old pages have successors: the canonical link tells search engines which
// page to index (docs-internal/adr/0002). Every page has its Markdown version, its social card and structured
// data (TechArticle). Pages that are not of the latest release name their release in the title, so no two
// pages share one.
import {
  useActivePlugin,
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import PageHead, {type StructuredData} from '../../../features/page-head/PageHead.tsx';
import {company} from '../../../data/company.ts';
import {LATEST} from '../../../data/releases.ts';
import {sdkSuccessor} from '../../../site/routes.ts';
import {TEXTS} from '../../texts.ts';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {title: siteTitle, url: siteUrl, baseUrl} = useDocusaurusContext().siteConfig;
  const {isLast, label} = useDocsVersion();
  const plugin = useActivePlugin({failfast: true});
  const {latestDocSuggestion} = useDocVersionSuggestions(plugin?.pluginId);
  const {permalink, title, description, version, lastUpdatedAt} = metadata;
  const successor = sdkSuccessor(`/${permalink.slice(baseUrl.length)}`);
  const canonical =
    successor === undefined ? latestDocSuggestion?.path : baseUrl + successor.slice(1);

  const describe = ({url, image}: {url: string; image: string}): StructuredData => ({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    version: version === 'current' ? LATEST : version,
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords.join(', ')}),
    isPartOf: {'@type': 'WebSite', name: siteTitle, url: siteUrl + baseUrl},
    publisher: {'@type': 'Organization', ...company},
  });
  return (
    <>
      <Original />
      {!isLast && <PageMetadata title={TEXTS.release(title, label)} />}
      <PageHead
        permalink={permalink}
        canonical={canonical}
        hasImage={(assets.image ?? frontMatter.image) !== undefined}
        title={title}
        describe={describe}
      />
    </>
  );
}
