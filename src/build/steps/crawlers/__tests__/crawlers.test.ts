import {XMLParser} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';

import {openSearchXml, robotsTxt} from '../files.ts';
import {validateOptions} from '../options.ts';
import {orderSitemap} from '../sitemap.ts';

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
  it('turns crawlers away from a site that asks for it', () => {
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

it('orders the sitemap: what is current first and heavier, tools left out', () => {
  const urls = [
    '0.3.2',
    '0.3.2/company/jobs',
    '0.3.20',
    '',
    'search',
    'quickstart',
    '0.5.0/quickstart',
  ];
  const items = orderSitemap(
    urls.map((url) => ({url: facts.root + url, lastmod: '2025-01-01'})),
    {root: facts.root, versions: ['0.5.0', '0.3.2'], leaveOut: ['/search']},
  );
  expect(items.map(({url, priority}) => [url.slice(facts.root.length), priority])).toEqual([
    ['0.3.20', 0.8],
    ['', 0.8],
    ['quickstart', 0.8],
    ['0.3.2', 0.2],
    ['0.3.2/company/jobs', 0.2],
    ['0.5.0/quickstart', 0.2],
  ]);
  expect(items.every(({lastmod}) => lastmod === '2025-01-01')).toBe(true);
});

it('refuses options that are missing', () => {
  expect(() => validateOptions({})).toThrow('crawlers: "summary" is required.');
});
