import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {feedProblems, type FeedFormat} from './validate.ts';

const FILES: Readonly<Record<FeedFormat, string>> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

const good = (format: FeedFormat): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../fixtures/feeds', FILES[format]), 'utf8');

/** A good feed with one thing changed; fails when there is nothing to change. */
function broken(format: FeedFormat, from: string, to: string): string {
  const source = good(format);
  expect(source).toContain(from);
  return source.replace(from, to);
}

describe('a feed that follows its specification', () => {
  it.each(['rss', 'atom', 'json'] as const)('%s has no problems', (format) => {
    expect(feedProblems(good(format), format)).toEqual([]);
  });
});

describe('is rejected', () => {
  it.each<[FeedFormat, string, string, string, RegExp]>([
    ['rss', 'is not well formed', '</item>', '', /line \d+/],
    ['rss', 'has another version', 'version="2.0"', 'version="0.91"', /version/],
    ['rss', 'has no description', '<description>Notes of a team.</description>', '', /description/],
    ['rss', 'has a relative link', '>https://example.com/notes/one<', '>/notes/one<', /link/],
    ['rss', 'has an ISO date', 'Fri, 03 Jan 2025 00:00:00 GMT', '2025-01-03', /RFC 822/],
    ['rss', 'has the wrong day of the week', 'Fri, 03', 'Mon, 03', /day of the week/],
    [
      'rss',
      'names an item twice',
      '<guid>https://example.com/notes/two',
      '<guid>https://example.com/notes/one',
      /duplicate/,
    ],
    ['rss', 'has an item without title and text', '<title>Two</title>', '', /title/],
    ['rss', 'has an element of its own', '<category>Team</category>', '<tag>Team</tag>', /tag/],
    [
      'rss',
      'has an item without content',
      '<content:encoded><![CDATA[<p>Second note.</p>]]></content:encoded>',
      '',
      /no content in entry 2/,
    ],
    ['atom', 'is of no namespace', ' xmlns="http://www.w3.org/2005/Atom"', '', /xmlns/],
    ['atom', 'has no id', '<id>https://example.com/notes/one</id>', '', /entry\[0\]\.id/],
    [
      'atom',
      'has a date without a zone',
      '<updated>2025-01-13T00:00:00.000Z</updated>\n  <link',
      '<updated>2025-01-13</updated>\n  <link',
      /RFC 3339/,
    ],
    ['atom', 'has an entry without author', '<author><name>Team</name></author>', '', /author/],
    ['atom', 'has a category without term', 'term="Team"', 'name="Team"', /term/],
    [
      'atom',
      'has an entry without content',
      '<content type="html"><![CDATA[<p>First note.</p>]]></content>',
      '',
      /no content in entry 1/,
    ],
    ['json', 'is not JSON', '"items": [', '"items": [,', /JSON|token/i],
    ['json', 'has no version', '"version": "https://jsonfeed.org/version/1",', '', /version/],
    ['json', 'has a number as id', '"id": "https://example.com/notes/one"', '"id": 1', /id/],
    [
      'json',
      'has an item without content',
      '"content_html": "<p>First note.</p>",',
      '',
      /content_html/,
    ],
    ['json', 'has a bad date', '2025-01-13T00:00:00.000Z', '13 Jan 2025', /RFC 3339/],
    ['json', 'has an unknown key', '"tags"', '"labels"', /labels/],
  ])('%s that %s', (format, _, from, to, problem) => {
    expect(feedProblems(broken(format, from, to), format).join('\n')).toMatch(problem);
  });

  it('what is not a feed at all', () => {
    expect(feedProblems('<html></html>', 'rss').join('\n')).toMatch(/a reader cannot open it/);
  });
});
