import type {BuildStep} from '../../../site/build-step.ts';

import {openSearchXml, robotsTxt, type CrawlerFacts} from './files.ts';

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
