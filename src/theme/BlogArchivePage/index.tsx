// Replaces @docusaurus/theme-classic 3.8.1 (BlogArchivePage).
// Reason for overriding: the original leaves out a heading level (h1, then h3), keeps its h1 outside of the
// main content, has no `Copy page`, says "Archive" twice, and writes on a background in the link color.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import ListHeader from '../../features/page-head/ListHeader.tsx';
import {ARCHIVE} from '../../site/list-pages.ts';
import {groupBy} from '../../site/util/group-by.ts';

type Posts = Props['archive']['blogPosts'];

/** Newest year first, and within a year the newest post first. */
function byYear(posts: Posts): readonly (readonly [string, Posts])[] {
  const sorted = [...posts].sort((a, b) => Number(b.metadata.date) - Number(a.metadata.date));
  return [...groupBy(sorted, ({metadata}) => new Date(metadata.date).toISOString().slice(0, 4))];
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <Layout {...ARCHIVE}>
      <PageMetadata {...ARCHIVE} />
      <main className="container margin-vert--lg">
        <ListHeader title={ARCHIVE.title} />
        <p>{ARCHIVE.description}</p>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} aria-labelledby={year}>
            <Heading as="h2" id={year} aria-label={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>,{' '}
                  <time dateTime={new Date(metadata.date).toISOString()}>
                    {format.format(new Date(metadata.date))}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
