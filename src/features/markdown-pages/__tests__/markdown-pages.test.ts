import {createHash} from 'node:crypto';

import {describe, expect, it} from 'vitest';

import {builtSite, LATEST_DOCS, listPage, sitePage} from '../../../../tests/support/built-site.ts';
import {glossary} from '../../../data/glossary.ts';
import {knownErrors} from '../../../data/known-errors/index.ts';
import {LATEST} from '../../../data/releases.ts';
import {markdownAddress} from '../../../site/addresses.ts';
import type {PageGroup, SitePage} from '../../../site/inventory.ts';
import {llmsFiles} from '../llms.ts';
import {described, plainPage, type Surroundings, markdownFile} from '../page.ts';
import {markdownPagesStep} from '../step.ts';

const latest: PageGroup = {...LATEST_DOCS, release: LATEST, title: `Kamiwaza ${LATEST}`};
const old: PageGroup = {
  ...LATEST_DOCS,
  release: '0.3.2',
  path: '/0.3.2',
  title: 'Kamiwaza 0.3.2',
  current: false,
};
const sdk: PageGroup = {...latest, kind: 'sdk', path: '/sdk', title: 'SDK'};

const pageOf = (route: string, file: string, group = latest, canonical = route): SitePage =>
  sitePage(route, {file, group, canonical});

const home = pageOf('/', 'docs/intro.mdx');
const page = pageOf('/models/overview', 'docs/models/overview.mdx');
const serving = pageOf('/sdk/services/serving', 'sdk/services/serving.mdx', sdk);
const oldPage = pageOf(
  '/0.3.2/company/jobs',
  'versioned_docs/version-0.3.2/company/jobs.mdx',
  old,
  '/team/jobs',
);
const all = [
  home,
  page,
  pageOf('/models/deployment', 'docs/models/deployment.mdx'),
  pageOf('/quickstart', 'docs/quickstart.mdx'),
  serving,
  oldPage,
];
const around: Surroundings = {
  siteUrl: 'https://example.com',
  baseUrl: '/base/',
  routeOfFile: new Map(all.map(({file, route}) => [file, route])),
  markdownRoutes: new Set(all.map(({route}) => route)),
};
const plain = (source: string, of = page): string => plainPage(of, source, around).trim();

describe('addresses of Markdown versions', () => {
  it.each([
    ['/base/', '/base/', '/base/index.md'],
    ['/base/quickstart', '/base/', '/base/quickstart.md'],
    ['/base/0.3.2/', '/base/', '/base/0.3.2.md'],
    ['/', '/', '/index.md'],
    ['/sdk/intro', '/', '/sdk/intro.md'],
  ])('%s under %s is %s', (route, baseUrl, address) => {
    expect(markdownAddress(route, baseUrl)).toBe(address);
  });
});

describe('a page as plain Markdown', () => {
  it('drops front matter, imports and comments', () => {
    const source =
      "---\ntitle: T\n---\n\nimport X from './x';\n\nText{' '}here.\n\n{/* truncate */}\n";
    expect(plain(source)).toBe('Text here.');
  });

  it('drops the id of a heading, and what only the site reads in a fence', () => {
    expect(
      plain('## Need help? {#need-help}\n\n```python title="a.py" check-skip="why" {1}\nx\n```\n'),
    ).toBe('## Need help?\n\n```python title="a.py"\nx\n```');
  });

  it('keeps the id of a heading that does not follow from its words', () => {
    expect(plain('## Wait until the model is `ready` {#wait_ready}')).toBe(
      '## Wait until the model is `ready` {#wait_ready}',
    );
  });

  it('describes a diagram, a picture and a sketch in words', () => {
    const source = [
      '<Diagram name="a" alt="A leads to B." caption="The way." />',
      '<Picture name="p" width={1} height={1} alt={"A rack."} />',
      '```sketch title="Models" alt="A list of models."\n# x\n```',
    ].join('\n\n');
    expect(plain(source)).toBe(
      [
        '> **Diagram: The way.** A leads to B.',
        '> **Picture:** A rack.',
        '> **Sketch of the screen: Models.** A list of models.',
      ].join('\n\n'),
    );
  });

  it('expands a data table', () => {
    const text = plain('<DataTable of="help-channels" />');
    expect(text).toMatch(/^\*\*.+\*\*\n\n\[.+\]\(\S+\)\n\n\| .+ \|\n\| - \|/);
    expect(text).toContain(`(https://example.com/base/data/${LATEST}/help-channels.json)`);
    expect(text).not.toContain('<');
  });

  it('turns cards into a list of links', () => {
    const source =
      '<CardGrid>\n<Card title="Start" to="/quickstart">\nFirst steps.\n</Card>\n<Card title="Free">\nNo link.\n</Card>\n</CardGrid>';
    expect(plain(source)).toBe(
      '- [Start](https://example.com/base/quickstart.md): First steps.\n- **Free**: No link.',
    );
  });

  it('keeps the paragraphs of a card apart', () => {
    expect(plain('<CardGrid>\n<Card title="A">\nOne.\n\nTwo.\n</Card>\n</CardGrid>')).toBe(
      '- **A**: One. Two.',
    );
  });

  it.each([
    ['/files/a(1).json?x=1&amp;amp=2', '/files/a\\(1\\).json?x=1\\&amp=2'],
    ['</files/two words (1).json>', '/files/two words (1).json'],
  ])('leaves the address %s readable', (written, read) => {
    const text = plain(`[File](${written}) of ![Picture](${written})`);
    const address = `https://example.com/base${read}`;
    const shown = read.includes(' ') ? `<${address}>` : address;
    expect(text).toBe(`[File](${shown}) of ![Picture](${shown})`);
  });

  it('puts each panel of tabs under its name', () => {
    const source = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="platform" queryString="platform">
<TabItem value="macos" label="macOS">

Press a key.

</TabItem>
<TabItem value="windows" label="Windows">

### Start

1. One
2. Two

</TabItem>
</Tabs>

After the tabs.`;
    expect(plain(source)).toBe(
      '**macOS:**\n\nPress a key.\n\n**Windows:**\n\n### Start\n\n1. One\n2. Two\n\n**All platforms:**\n\nAfter the tabs.',
    );
    expect(plain(source.replace('After the tabs.', '## After'))).toMatch(/2\. Two\n\n## After$/);
  });

  it('keeps the text inside an imported component', () => {
    const source =
      "import Choice from '@site/src/features/choice';\n\n<Choice>\n\n- [Start](/quickstart)\n\n</Choice>";
    expect(plain(source)).toBe('- [Start](https://example.com/base/quickstart.md)');
  });

  it('says that a form which the page imports needs a browser', () => {
    expect(plain("import Form from '@site/src/features/form';\n\n<Form />")).toBe(
      '> **Interactive:** this part of the page is a form. Open the page in a browser to use it.',
    );
  });

  it('turns an admonition into a quote with kind and title', () => {
    expect(plain(':::info[Not documented]\nNobody knows.\n:::')).toBe(
      '> **Info: Not documented**\n>\n> Nobody knows.',
    );
    expect(plain(':::tip\nDo it.\n:::')).toBe('> **Tip:**\n>\n> Do it.');
  });

  it('makes a title one piece of strong text, also if a part of it is strong', () => {
    expect(plain(':::note[**Sign In** and `x` are missing]\nWait.\n:::')).toBe(
      '> **Note: Sign In and `x` are missing**\n>\n> Wait.',
    );
    expect(plain('<details>\n<summary>Open **Models**</summary>\n\nText.\n\n</details>')).toBe(
      '**Open Models**\n\nText.',
    );
  });

  it('keeps a colon in a sentence', () => {
    expect(plain('From 10:30 on, the tag is vllm:latest.')).toBe(
      'From 10:30 on, the tag is vllm:latest.',
    );
  });

  it.each([
    ['deployment.mdx#states', 'https://example.com/base/models/deployment.md#states'],
    ['../quickstart.mdx', 'https://example.com/base/quickstart.md'],
    ['/sdk/services/serving', 'https://example.com/base/sdk/services/serving.md'],
    ['/', 'https://example.com/base/index.md'],
    // A section may have the name of the base path.
    ['/base/models/overview', 'https://example.com/base/base/models/overview'],
    ['/quickstart?q=a#b', 'https://example.com/base/quickstart?q=a#b'],
    ['/quickstart?platform=windows#b', 'https://example.com/base/quickstart.md?platform=windows#b'],
    ['#here', 'https://example.com/base/models/overview.md#here'],
    ['https://kamiwaza.ai', 'https://kamiwaza.ai'],
    ['/img/x.svg', 'https://example.com/base/img/x.svg'],
    ['pathname:///data/x.json', 'https://example.com/base/data/x.json'],
    ['/quickstart/', 'https://example.com/base/quickstart.md'],
    ['%64eployment.mdx', 'https://example.com/base/models/deployment.md'],
  ])('links %s as %s', (link, address) => {
    expect(plain(`[x](${link})`)).toBe(`[x](${address})`);
  });

  it('resolves the address of a reference', () => {
    expect(plain('[x][r]\n\n[r]: ../quickstart.mdx')).toBe(
      '[x][r]\n\n[r]: https://example.com/base/quickstart.md',
    );
  });

  it('expands the glossary and the known errors of a component', () => {
    const [term] = glossary;
    expect(plain('<Glossary />', pageOf('/glossary', 'docs/glossary.mdx'))).toContain(
      `## ${term?.name ?? ''}`,
    );
    const {title} = knownErrors.find(({component}) => component === 'milvus') ?? {};
    expect(plain('<KnownErrors of="milvus" />')).toContain(`### ${title ?? 'none'}`);
  });

  it.each([
    ['\n<Widget />', 'docs/models/overview.mdx:2: <Widget> has no plain form.'],
    ['Two {1 + 1}', 'docs/models/overview.mdx:1: {1 + 1} is computed and has no plain form.'],
    ['\nA :tag{x=1}.', 'docs/models/overview.mdx:2: ":tag{…}" is read as a directive.'],
    ['a {', 'docs/models/overview.mdx:1: not MDX'],
  ])('refuses %j', (source, message) => {
    expect(() => plain(source)).toThrow(message);
  });
});

describe('front matter of a Markdown version', () => {
  it('names title, description, version and the address of the current page', () => {
    expect(markdownFile(described(page), 'Text.\n', around)).toBe(
      `---\ntitle: Title of /models/overview\ndescription: What it is.\nversion: ${LATEST}\ncanonical: https://example.com/base/models/overview\n---\n\n# Title of /models/overview\n\n> For AI agents: the list of all pages is https://example.com/base/llms.txt.\n\nText.\n`,
    );
  });

  it('names the own address of an old page, then its successor, and says that it is old', () => {
    const text = markdownFile(described(oldPage), '', around);
    expect(text).toContain(
      'address: https://example.com/base/0.3.2/company/jobs\ncanonical: https://example.com/base/team/jobs\n',
    );
    expect(text).toContain(`This page describes release 0.3.2; the latest is ${LATEST}.`);
    expect(text).toContain('the list of all pages is https://example.com/base/0.3.2/llms.txt.');
    expect(markdownFile(described(page), '', around)).not.toContain('This page describes');
  });

  it.each([
    ['/sdk/0.3.2/intro', 'sdk/0.3.2/llms.txt'],
    ['/sdk/intro', 'llms.txt'],
    ['/0.3.2', '0.3.2/llms.txt'],
    // A release note is no release.
    ['/release-notes/0-3-2', 'llms.txt'],
    ['/2024-review', 'llms.txt'],
  ])('names for %s the list %s', (route, list) => {
    const of = pageOf(route, 'docs/x.mdx');
    expect(markdownFile(described(of), '', around)).toContain(`https://example.com/base/${list}.`);
  });
});

describe('llms.txt', () => {
  const entries = all.map((one) => ({page: one, text: `Text of ${one.route}.`}));
  const files = llmsFiles(entries, {
    title: 'Docs',
    summary: 'All of it.',
    root: 'https://example.com/base',
    lists: [{route: '/blog', title: 'Blog', description: 'All posts.'}],
  });
  const text = (name: string): string => files.find(({file}) => file === name)?.text ?? '';

  it('exists for the site, each other release and the SDK, in both forms', () => {
    expect(files.map(({file}) => file)).toEqual([
      'llms.txt',
      'llms-full.txt',
      'sdk/llms.txt',
      'sdk/llms-full.txt',
      '0.3.2/llms.txt',
      '0.3.2/llms-full.txt',
    ]);
  });

  it('lists the current pages and points to the rest', () => {
    expect(text('llms.txt')).toMatch(/^# Docs\n\n> All of it\.\n/);
    expect(text('llms.txt')).toContain(
      '- [Title of /quickstart](https://example.com/base/quickstart.md): What it is.',
    );
    expect(text('llms.txt')).toContain('](https://example.com/base/0.3.2/llms.txt)');
    expect(text('llms.txt')).not.toContain('company/jobs');
  });

  it('says how long the whole text is', () => {
    expect(text('llms.txt')).toContain(
      'All pages in one file, about 1,000 tokens: [llms-full.txt]',
    );
  });

  it('names lists at the end, among what can be left out, and includes none in llms-full.txt', () => {
    expect(text('llms.txt').split('## Optional\n')[1]).toContain(
      '- [Blog](https://example.com/base/blog.md): All posts.',
    );
    expect(text('0.3.2/llms.txt')).not.toContain('blog.md');
    expect(text('llms-full.txt')).not.toContain('blog.md');
  });

  it('contains only the pages of its group', () => {
    expect(text('llms-full.txt')).toContain('Text of /sdk/services/serving.');
    expect(text('llms-full.txt')).not.toContain('Text of /0.3.2/company/jobs.');
    expect(text('0.3.2/llms-full.txt')).toContain('Text of /0.3.2/company/jobs.');
    expect(text('sdk/llms-full.txt')).not.toContain('Text of /quickstart.');
  });
});

it('the step writes pages, lists and both kinds of llms.txt', async () => {
  const site = builtSite({
    '../docs/a.mdx': '---\ntitle: A\n---\n\nSee [B](b.mdx).\n',
    '../docs/b.mdx': 'B.',
    'sitemap.html': listPage({title: 'All', description: 'All pages.'}),
  });
  await site.run([markdownPagesStep({summary: 'All of it.'})], {
    pages: [sitePage('/a'), sitePage('/b')],
    routes: ['/a', '/b', '/sitemap'],
  });
  expect(site.files()).toEqual([
    '.well-known/agent-skills/index.json',
    '.well-known/agent-skills/kamiwaza-docs/SKILL.md',
    ...['a.md', 'b.md', 'llms-full.txt', 'llms.txt', 'sitemap.html', 'sitemap.md', 'skill.md'],
  ]);
  const skill = site.read('.well-known/agent-skills/kamiwaza-docs/SKILL.md');
  expect(site.read('skill.md')).toBe(skill);
  expect(skill).toMatch(/^---\nname: kamiwaza-docs\ndescription: "All of it\./);
  expect(JSON.parse(site.read('.well-known/agent-skills/index.json'))).toMatchObject({
    skills: [
      {
        url: 'kamiwaza-docs/SKILL.md',
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  });
  expect(site.read('a.md')).toContain('See [B](https://example.com/base/b.md).');
  expect(site.read('llms.txt')).toContain('- [All](https://example.com/base/sitemap.md)');
  expect(site.read('sitemap.md')).toBe(
    '---\ntitle: All\ndescription: All pages.\ncanonical: https://example.com/base/sitemap\n---\n\n# All\n\n> For AI agents: the list of all pages is https://example.com/base/llms.txt.\n\nText of the list.\n',
  );
  expect(site.read('llms-full.txt')).toContain('See [B](https://example.com/base/b.md).');
});
