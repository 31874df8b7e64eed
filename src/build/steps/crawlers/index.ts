import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {openSearchXml, robotsTxt, type SiteFacts} from './files.ts';
import {validateOptions} from './options.ts';

/** Writes `robots.txt` and `opensearch.xml` and links the latter from every page. See README.md. */
export default function crawlersPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const {summary} = validateOptions(rawOptions);
  const {siteConfig, baseUrl} = context;
  const facts: SiteFacts = {
    title: siteConfig.title,
    summary,
    root: siteConfig.url + baseUrl,
    noIndex: siteConfig.noIndex,
  };
  return {
    name: 'kamiwaza-crawlers',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(facts));
      await writeFile(path.join(outDir, 'opensearch.xml'), openSearchXml(facts));
    },
  };
}
