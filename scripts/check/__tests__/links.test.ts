import {describe, expect, it} from 'vitest';
import published from '../../../src/data/published.json';
import {DATA} from '../../../src/data/product/releases.ts';
import {LATEST, PREVIOUS} from '../../../src/data/releases.ts';
import {findingsOf} from '../findings.ts';
import {links} from '../links.ts';
import {fixtureSite, lines, page, site} from './support.ts';

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
    expect.stringContaining(
      'docs/page.mdx:11: javascript:alert is not a link that a browser can follow.',
    ),
    expect.stringContaining('docs/page.mdx:11: there is no file docs/data.csv.'),
    'docs/page.mdx:11: there is no file docs/www.kamiwaza.ai. Write the path of a page with its extension, or https:// before the name of another site.',
    expect.stringContaining('docs/page.mdx:17: docs/other.mdx has no anchor #prots.'),
    'docs/page.mdx:19: there is no file docs/nothing-like-this.mdx.',
    'docs/page.mdx:19: there is no page /nothing-like-this. Correct it.',
    'docs/page.mdx:19: there is no file docs/othre.mdx. Did you mean docs/other.mdx?',
    'docs/page.mdx:19: docs/many.mdx has no anchor #zzzzzzzz. Its headings: #part-1, #part-2, ' +
      '#part-3, #part-4, #part-5, #part-6, #part-7, #part-8, #part-9, #part-10 and 2 more.',
    expect.stringContaining('docs/page.mdx:19: docs/empty.mdx has no anchor #zzzz. It has no'),
    'docs/page.mdx:19: there is no page /kamiwaza-docs-x. Correct it.',
    'docs/page.mdx:19: /kamiwaza-docs carries the base path, which changes. Begin behind it: /.',
    expect.stringContaining('docs/page.mdx:21: there is no file sdk.'),
    expect.stringContaining('docs/page.mdx:21: there is no page /img.'),
    'docs/page.mdx:23: "windws" is not a value of platform. The values are: ubuntu, tarball, macos, windows, enterprise.',
    'docs/page.mdx:23: tabs have no query plattform. Did you mean platform?',
    'docs/page.mdx:25: https://kamiwaza-ai.github.io/kamiwaza-docs/other is a page of this site. Write its path: /other.',
    'docs/page.mdx:25: there is no file other.mdx. Write ./other.mdx.',
    'docs/page.mdx:25: https://kamiwaza-ai.github.io/kamiwaza-docs is a page of this site. Write its path: /.',
    expect.stringContaining('docs/page.mdx:13: a component takes a site path, not "./other.mdx".'),
  ]);
});

describe('judges', () => {
  const fixture = fixtureSite('links');
  const others = [
    page('---\nslug: /\n---\n', 'docs/home.mdx'),
    page('Text.', 'docs/a/same.mdx'),
    page('Text.', 'docs/b/same.mdx'),
    page('Text.', 'sdk/only-sdk.mdx'),
    page('{ never closed', 'docs/bad.mdx'),
  ];
  const onPage = async (text: string, file: string): Promise<string[]> => {
    const one = page(text, file);
    const whole = {...fixture, pages: [...fixture.pages, ...others, one]};
    return (await findingsOf(links, [one], whole)).map(({message}) => message);
  };

  it.each([
    ['the home page', '[Home](/)', 'blog/2025-01-01-new.mdx'],
    ['a site path of a card', '<Card title="x" to="/other#ports">Text.</Card>', 'docs/new.mdx'],
    ['a file that is no page', '[File](../static/img/a.svg)', 'docs/new.mdx'],
    ['a list of posts', '[Tags](/blog/tags)', 'docs/new.mdx'],
    ['an anchor in escapes', '[Size](#gr%C3%B6%C3%9Fe)\n\n## Größe', 'docs/new.mdx'],
    ['an anchor of a page that is not MDX', '[Bad](./bad.mdx#x)', 'docs/new.mdx'],
  ])('%s as right', async (_, text, file) => {
    expect(await onPage(text, file)).toEqual([]);
  });

  it.each([
    ['[Text][one]\n\n[one]: ./missing.mdx', 'there is no file docs/missing.mdx.'],
    ['<a href="/sdk#strat">Text</a>', 'sdk/intro.mdx has no anchor #strat. Did you mean #start?'],
    ['[Two pages of that name](../same.mdx)', 'there is no file same.mdx.'],
    [
      '[A page of another set](./only-sdk.mdx)',
      'there is no file docs/only-sdk.mdx. Did you mean sdk/only-sdk.mdx?',
    ],
  ])('%j as wrong', async (text, message) => {
    expect(await onPage(text, 'docs/new.mdx')).toEqual([message]);
  });
});

it('accepts a link to the copy of the latest release', async () => {
  const copy = page(`[A copy](/${LATEST}/other#ports)`);
  expect(lines(await findingsOf(links, [copy], fixtureSite('links')))).toEqual([]);
});

it('rejects a link in shared data to a missing page', async () => {
  const fixture = fixtureSite('links');
  const found = lines((await links.checkSite?.(fixture)) ?? []);
  expect(found).toContain(
    `src/data/product/${LATEST}/error-codes.ts:1: doc:models/downloading-models leads nowhere. Correct it.`,
  );
});

it('compares links in the data of an older release with its pages, or the latest that it lacks', async () => {
  const folder = `versioned_docs/version-${PREVIOUS}`;
  const pages = [page('## Here', `${folder}/kept.mdx`), page('## There', 'docs/later.mdx')];
  const cell =
    '[One](doc:kept), [two](doc:kept#gone), [later](doc:later#there), [no](doc:later#no), [none](doc:none)';
  const old = {id: 'old', title: 'Old', columns: [], rows: [{cell}]};
  const before = {...DATA};
  try {
    Object.assign(DATA, {[PREVIOUS]: [old]});
    published.push(`/${PREVIOUS}/kept`);
    const file = `src/data/product/${PREVIOUS}/old.ts`;
    const found = lines((await links.checkSite?.({...site, pages})) ?? []);
    expect(found.filter((line) => line.startsWith(file))).toEqual([
      `${file}:1: ${folder}/kept.mdx has no anchor #gone. Its headings: #here.`,
      `${file}:1: docs/later.mdx has no anchor #no. Its headings: #there.`,
      `${file}:1: doc:none leads nowhere. Correct it.`,
    ]);
  } finally {
    published.pop();
    if (before[PREVIOUS]) Object.assign(DATA, before);
    else Reflect.deleteProperty(DATA, PREVIOUS);
  }
});
