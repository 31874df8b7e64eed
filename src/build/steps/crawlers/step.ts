import type {BuildStep} from '../../../site/build-step.ts';
import {escapeHtml} from '../../../site/util/escape.ts';

export interface CrawlerFacts {
  readonly title: string;
  readonly summary: string;
  /** Origin and base URL, with a slash at the end. */
  readonly root: string;
  /** The whole site asks crawlers to stay away. */
  readonly noIndex: boolean;
}

/** `robots.txt`: everything may be read; the sitemap lists the pages. */
export function robotsTxt({root, noIndex}: CrawlerFacts): string {
  if (noIndex) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}

/** Tells a browser how to search the site from its address bar. */
export function openSearchXml({title, summary, root}: CrawlerFacts): string {
  // The format allows 16 characters for the short name and 1024 for the description.
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(summary.slice(0, 1024))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escapeHtml(root)}img/favicon.ico</Image>
  <Url type="text/html" method="get" template="${escapeHtml(root)}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(root)}opensearch.xml"/>
</OpenSearchDescription>
`;
}

/** Writes `robots.txt` and `opensearch.xml`. See README.md. `summary` says in one sentence what the site is about. */
export function crawlersStep(summary: string): BuildStep {
  return {
    name: 'files for crawlers',
    start({title, siteUrl, baseUrl, noIndex, write}) {
      const facts: CrawlerFacts = {title, summary, root: siteUrl + baseUrl, noIndex};
      return {
        async finish() {
          await write('robots.txt', robotsTxt(facts));
          await write('opensearch.xml', openSearchXml(facts));
        },
      };
    },
  };
}
