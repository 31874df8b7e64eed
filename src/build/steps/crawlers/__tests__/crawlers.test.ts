import {XMLParser} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';

import {builtSite} from '../../../../../tests/support/built-site.ts';
import {crawlersStep, openSearchXml, robotsTxt} from '../step.ts';

const facts = {
  title: 'Docs & more',
  summary: 'All <of> it.',
  root: 'https://example.com/base/',
  noIndex: false,
};

describe('robots.txt', () => {
  it('names the sitemap', () => {
    expect(robotsTxt(facts)).toContain('Allow: /\n\nSitemap: https://example.com/base/sitemap.xml');
  });
  it('turns crawlers away from a noindex site', () => {
    expect(robotsTxt({...facts, noIndex: true})).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('opensearch.xml', () => {
  it('is XML with the address of the search page', () => {
    const text = openSearchXml({...facts, title: 'A title of more than 16 letters'});
    const parsed = new XMLParser({ignoreAttributes: false}).parse(text) as {
      OpenSearchDescription: {
        ShortName: string;
        Description: string;
        Url: {'@_template': string}[];
      };
    };
    const {ShortName, Description, Url} = parsed.OpenSearchDescription;
    expect(ShortName.length).toBeLessThanOrEqual(16);
    expect(Description).toBe('All <of> it.');
    expect(Url[0]?.['@_template']).toBe('https://example.com/base/search?q={searchTerms}');
  });
});

it('writes both files', async () => {
  const site = builtSite();
  await site.run([crawlersStep('All of it.')]);
  expect(site.files()).toEqual(['opensearch.xml', 'robots.txt']);
  expect(site.read('robots.txt')).toContain('https://example.com/base/sitemap.xml');
  expect(site.read('opensearch.xml')).toContain('<ShortName>Docs</ShortName>');
});
