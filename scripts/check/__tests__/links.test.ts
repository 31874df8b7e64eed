import {expect, it} from 'vitest';
import {findingsOf} from '../findings.ts';
import {links} from '../links.ts';
import {fixtureSite, lines} from './support.ts';

it('rejects links to missing files, routes and anchors', async () => {
  const fixture = fixtureSite('links');
  expect(lines(await findingsOf(links, fixture.pages, fixture))).toEqual([
    expect.stringContaining('docs/page.mdx:7: there is no file docs/missing.mdx.'),
    expect.stringContaining(
      'docs/page.mdx:7: docs/other.mdx has no anchor #prots. Did you mean #ports?',
    ),
    expect.stringContaining('docs/page.mdx:7: ./other lacks its extension. Write ./other.mdx.'),
    expect.stringContaining('docs/page.mdx:7: a link is empty.'),
    expect.stringContaining(
      'docs/page.mdx:9: docs/page.mdx has no anchor #heer. Did you mean #here?',
    ),
    expect.stringContaining('docs/page.mdx:9: docs/page.mdx has no anchor #50%.'),
    expect.stringContaining('docs/page.mdx:9: there is no page /nowhere.'),
    expect.stringContaining(
      'docs/page.mdx:9: /other leaves the version of the page. Inside the docs, write the file: ./other.mdx.',
    ),
    expect.stringContaining('docs/page.mdx:9: /sdk/ ends with a slash. Write /sdk.'),
    expect.stringContaining('docs/page.mdx:9: /kamiwaza-docs/other carries the base path'),
    expect.stringContaining(
      'docs/page.mdx:11: ../sdk/intro.mdx is in another set. Write its site path: /sdk.',
    ),
    expect.stringContaining('docs/page.mdx:11: http://kamiwaza.ai is not encrypted.'),
    expect.stringContaining('docs/page.mdx:11: javascript:alert is no link a browser follows.'),
    expect.stringContaining('docs/page.mdx:11: there is no file docs/data.csv.'),
    expect.stringContaining('docs/page.mdx:17: docs/other.mdx has no anchor #prots.'),
    expect.stringContaining('docs/page.mdx:13: a component takes a site path, not "./other.mdx".'),
  ]);
});

it('rejects a link in shared data to a missing page', async () => {
  const fixture = fixtureSite('links');
  const found = lines((await links.checkSite?.(fixture)) ?? []);
  expect(found).toContain(
    'src/data/product/0.5.0/error-codes.ts:1: doc:models/downloading-models leads nowhere. Correct it.',
  );
});
