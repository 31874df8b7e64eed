import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {parsePage} from '../../../site/mdx/parse.ts';
import {loadSite} from '../../../site/source-pages.ts';
import {LATEST, PREVIOUS, RELEASE_NOTES} from '../../../data/releases.ts';
import {writeCompared} from '../compared.ts';
import {changesRoute} from '../../../site/routes.ts';
import remarkReleaseDiff from '../remark-link.ts';
import {compareReleases, isRewritten} from '../report.ts';
import {sectionsOf} from '../units.ts';

const OLD_FOLDER = `versioned_docs/version-${PREVIOUS}`;
const sections = (text: string) => sectionsOf(parsePage('docs/x.mdx', text, 'docs'));

describe('sectionsOf', () => {
  it('splits into sentences, rows and lines of code', () => {
    const page = `Hello. It is \`a.b\` here.

## Ports {#my-ports}

| Port | Use |
|---|---|
| 443 | HTTPS |

\`\`\`bash
one

two
\`\`\`

1. First step.
`;
    expect(sections(page)).toEqual([
      {
        heading: '',
        id: '',
        units: [
          {kind: 'sentence', text: 'Hello.'},
          {kind: 'sentence', text: 'It is `a.b` here.'},
        ],
      },
      {
        heading: 'Ports',
        id: 'my-ports',
        units: [
          {kind: 'row', text: '443 | HTTPS'},
          {kind: 'code', text: 'one'},
          {kind: 'code', text: 'two'},
          {kind: 'sentence', text: 'First step.'},
        ],
      },
    ]);
  });

  it('starts a section at a heading within tabs, folds and notes, too', () => {
    const page = `## Install

Start.

<Tabs groupId="platform">
<TabItem value="ubuntu" label="Ubuntu">

No heading yet.

### APT {#apt}

Run it.

:::note

#### Proxy

Set it.

:::

Then start it.

</TabItem>
<TabItem value="windows" label="Windows">

Nor here.

### Installer

<details>
<summary>More</summary>

Folded.

</details>

</TabItem>
</Tabs>

For all.
`;
    expect(
      sections(page).map(({heading, id, units}) => [heading, id, ...units.map(({text}) => text)]),
    ).toEqual([
      ['Install', 'install', 'Start.', 'No heading yet.', 'Nor here.', 'For all.'],
      ['APT', 'apt', 'Run it.', 'Then start it.'],
      ['Proxy', 'proxy', 'Set it.'],
      ['Installer', 'installer', 'More', 'Folded.'],
    ]);
  });

  it.each([
    ['Use image:tag, not host:port.', 'Use image:tag, not host:port.'],
    ['One line  \nand a [link](/x) to *text*.', 'One line and a link to text.'],
    ['A ``code with ` in it`` here.', "A `code with ' in it` here."],
  ])('reads %j as text: %s', (markdown, text) => {
    expect(sections(markdown)).toEqual([{heading: '', id: '', units: [{kind: 'sentence', text}]}]);
  });

  it('has the title of a note, and neither sketches nor the link to the JSON of a table', () => {
    const page = `:::warning[It deletes data]

> Quoted.

:::

\`\`\`sketch
[Button]
\`\`\`

Download as JSON
`;
    expect(sections(page)[0]?.units.map(({text}) => text)).toEqual(['It deletes data', 'Quoted.']);
  });

  it('adds the address that the site generates for a heading without one', () => {
    expect(sections('## When it did not work\n\nText.')[0]?.id).toBe('when-it-did-not-work');
  });
});

describe('compareReleases', () => {
  const report = compareReleases(process.cwd());
  if (report === undefined) throw new Error('there is no older release to compare with');

  // The real pages do not differ on the day a release is cut.
  const root = mkdtempSync(path.join(tmpdir(), 'what-changed-'));
  const sentences = (word: string, count: number): string[] =>
    Array.from({length: count}, (_, number) => `${word} sentence ${number}.`);
  const pageAt = (file: string, texts: readonly string[], extra = ''): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), `---\ntitle: A\n${extra}---\n\n${texts.join(' ')}\n`);
  };
  const kept = sentences('Same', 20);
  pageAt(`${OLD_FOLDER}/intro.mdx`, kept, 'slug: /\n');
  pageAt('docs/intro.mdx', kept, 'slug: /\n');
  pageAt(`${OLD_FOLDER}/team/jobs.mdx`, kept, 'slug: /company/jobs\n');
  pageAt('docs/team/jobs.mdx', [...kept, 'One more sentence.']);
  pageAt(`${OLD_FOLDER}/sdk/services/lab.mdx`, kept);
  pageAt('sdk/services/lab.mdx', kept);
  pageAt(`${OLD_FOLDER}/rewritten.mdx`, sentences('Older', 9));
  pageAt('docs/rewritten.mdx', ['Nothing is like before.']);
  pageAt('docs/quickstart.mdx', kept);
  const small = compareReleases(root);
  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it('has every page of the older release, whether it moved or not', () => {
    const olds = report.pages.map(({old}) => old.route);
    const published = loadSite(process.cwd(), [`docs-${PREVIOUS}`]).pages.filter(
      ({hidden}) => !hidden,
    );
    expect(olds).toContain(`/${PREVIOUS}`);
    expect(olds.sort()).toEqual(published.map(({route}) => route).sort());
    expect(report.gone).toEqual([]);
    expect(small?.pages.map(({old, now}) => `${old.route} ${now.route}`).sort()).toEqual([
      `/${PREVIOUS} /`,
      `/${PREVIOUS}/company/jobs /team/jobs`,
      `/${PREVIOUS}/rewritten /rewritten`,
      `/${PREVIOUS}/sdk/services/lab /sdk/services/lab`,
    ]);
    expect(small?.gone).toEqual([]);
  });

  it('compares only the headings of a page if less than 30 % of the older one stayed the same', () => {
    expect(isRewritten({added: 0, removed: 7, changed: 0, same: 3})).toBe(false);
    expect(isRewritten({added: 4, removed: 4, changed: 4, same: 3})).toBe(true);
    // A page that only grew kept all that it had.
    expect(isRewritten({added: 40, removed: 0, changed: 0, same: 10})).toBe(false);
    expect(isRewritten({added: 0, removed: 0, changed: 0, same: 0})).toBe(false);
    const pages = [...report.pages, ...(small?.pages ?? [])];
    expect(pages.filter(({rewritten}) => rewritten).map(({route}) => route)).toContain(
      '/changes/rewritten',
    );
    for (const page of pages) {
      const detailed = page.sections.some(({changes}) => changes.length > 0);
      if (page.rewritten) expect(detailed, page.route).toBe(false);
    }
  });

  it('lists the most changed first, and what is new', () => {
    const sizes = report.pages.map(({added, removed, changed}) => added + removed + changed);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(small?.pages.slice(0, 2).map(({route}) => route)).toEqual([
      '/changes/rewritten',
      '/changes/team/jobs',
    ]);
    expect(small?.fresh.map(({route}) => route)).toEqual(['/quickstart']);
  });

  it('removes the anchor syntax from headings', () => {
    const all = report.pages.flatMap(({sections}) => sections);
    expect(all.filter(({heading}) => /[{}#\uE000-\uF8FF]/.test(heading))).toEqual([]);
  });
});

describe('a page that mostly stayed the same', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'what-changed-'));
  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it('is compared sentence by sentence and row by row, with shared tables expanded', () => {
    const texts: readonly (readonly [file: string, last: string])[] = [
      [`${OLD_FOLDER}/kept.mdx`, ''],
      ['docs/kept.mdx', '## Ports\n\n<DataTable of="ports" />\n'],
    ];
    mkdirSync(path.join(root, 'sdk'));
    for (const [file, last] of texts) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      const sentences = Array.from({length: 40}, (_, number) => `This is sentence ${number}.`);
      writeFileSync(
        path.join(root, file),
        `---\ntitle: Kept\n---\n\n${sentences.join(' ')}\n\n${last}`,
      );
    }
    const page = compareReleases(root)?.pages[0];
    expect(page).toMatchObject({route: '/changes/kept', same: 40, removed: 0, rewritten: false});
    const kinds = page?.sections.flatMap(({changes}) => changes.map(({kind}) => kind)) ?? [];
    expect(kinds.filter((kind) => kind === 'row').length).toBeGreaterThan(5);
  });
});

describe('pages that are left out', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'what-changed-'));
  const pageAt = (file: string, extra = ''): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), `---\ntitle: ${file}\n${extra}---\n\nWords of ${file}.\n`);
  };
  beforeAll(() => {
    mkdirSync(path.join(root, 'sdk'));
    for (const name of ['kept', 'hidden-now', 'hidden-then']) pageAt(`${OLD_FOLDER}/${name}.mdx`);
    pageAt(`${OLD_FOLDER}/hidden-then.mdx`, 'unlisted: true\n');
    pageAt('docs/kept.mdx');
    pageAt('docs/hidden-then.mdx');
    pageAt('docs/hidden-now.mdx', 'draft: true\n');
    pageAt('docs/new.mdx');
    pageAt('docs/new-draft.mdx', 'draft: true # until the release is out\n');
    pageAt('docs/new-unlisted.mdx', 'unlisted: true\n');
    pageAt('sdk/guide.mdx');
  });
  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it('drafts and unlisted pages are neither compared nor named', () => {
    const report = compareReleases(root);
    expect(report?.pages.map(({now}) => now.route)).toEqual(['/kept']);
    expect(report?.fresh.map(({route}) => route)).toEqual(['/hidden-then', '/new']);
    expect(report?.gone).toEqual([]);
  });

  it('of the SDK are new only against a release that had the SDK among its docs', () => {
    const fresh = () => compareReleases(root)?.fresh.map(({route}) => route);
    expect(fresh()).not.toContain('/sdk/guide');
    pageAt(`${OLD_FOLDER}/sdk/other.mdx`);
    expect(fresh()).toContain('/sdk/guide');
    // A service without a guide has its reference alone.
    pageAt('sdk/services/models.mdx');
    for (const name of ['models', 'apps']) pageAt(`sdk/current/services/${name}.mdx`);
    pageAt('sdk/current/api/reference.mdx');
    expect(fresh()?.filter((route) => route.startsWith('/sdk/current'))).toEqual([
      '/sdk/current/services/apps',
    ]);
    rmSync(path.join(root, OLD_FOLDER, 'sdk'), {recursive: true});
  });

  it('without a page in the latest release are only in the old one', () => {
    pageAt(`${OLD_FOLDER}/dropped.mdx`);
    const route = `/${PREVIOUS}/dropped`;
    expect(compareReleases(root)?.gone).toEqual([{route, title: route}]);
    rmSync(path.join(root, OLD_FOLDER, 'dropped.mdx'));
  });

  it('notes of the release are named only if they exist', () => {
    expect(compareReleases(root)?.releases).toEqual({from: PREVIOUS, to: LATEST});
    pageAt(`docs${RELEASE_NOTES}.mdx`);
    expect(compareReleases(root)?.releases.inWords).toBe(RELEASE_NOTES);
    rmSync(path.join(root, 'docs/release-notes'), {recursive: true});
  });

  it('a comparison is kept for as long as neither text changes', () => {
    const keys = (): unknown[] => {
      const asked: unknown[] = [];
      compareReleases(root, {
        of(parts, make) {
          asked.push(parts);
          return make();
        },
      });
      return asked;
    };
    const before = keys();
    expect(keys()).toEqual(before);
    for (const file of [`${OLD_FOLDER}/kept.mdx`, 'docs/kept.mdx']) {
      pageAt(file, 'description: B\n');
      expect(keys()).not.toEqual(before);
      pageAt(file);
    }
  });

  it('a page that is not MDX is named, with the line', () => {
    writeFileSync(path.join(root, 'docs/kept.mdx'), '---\ntitle: A\n---\n\n<Open>\n');
    expect(() => compareReleases(root)).toThrow(/^docs\/kept\.mdx:5: not MDX/);
    pageAt('docs/kept.mdx');
  });

  it('never link to a comparison', () => {
    const pages = compareReleases(root)?.pages ?? [];
    expect(pages.map(({route}) => route)).toEqual([changesRoute('/kept')]);
  });
});

describe('the link at the end of a page', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'what-changed-'));
  afterAll(() => {
    rmSync(root, {recursive: true});
  });
  const linksOf = (file: string, frontMatter: object = {}): string[] => {
    const tree: Root = {type: 'root', children: []};
    const vfile = new VFile({cwd: root, path: path.join(root, file), data: {frontMatter}});
    void remarkReleaseDiff()(tree, vfile, () => undefined);
    return tree.children.map((node) =>
      node.type === 'paragraph' && node.children[0]?.type === 'link' ? node.children[0].url : '',
    );
  };

  it('needs the plugin', () => {
    expect(() => linksOf('docs/a.mdx')).toThrow('There is no list of comparisons: add');
  });

  it.each([
    ['docs/models/a.mdx', {}, ['/changes/models/a']],
    ['docs/start.mdx', {slug: '/'}, ['/changes/intro']],
    [`versioned_docs/version-${LATEST}/models/a.mdx`, {}, ['/changes/models/a']],
    [`versioned_docs/version-${LATEST}/start.mdx`, {slug: '/'}, ['/changes/intro']],
    [`${OLD_FOLDER}/models/a.mdx`, {}, []],
    ['sdk/services/auth.mdx', {}, ['/changes/sdk/services/auth']],
    ['docs/new.mdx', {}, []],
    ['blog/2025-01-01-a.mdx', {}, []],
    ['templates/a.mdx', {}, []],
  ])('of %s with %j: %j', (file, frontMatter, links) => {
    writeCompared(root, ['/changes/models/a', '/changes/intro', '/changes/sdk/services/auth']);
    expect(linksOf(file, frontMatter)).toEqual(links);
  });
});
