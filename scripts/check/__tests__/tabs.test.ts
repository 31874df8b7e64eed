import {expect, it} from 'vitest';
import {setupGroups} from '../../../src/data/setup.ts';
import {tabs} from '../tabs.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects other groups, values, labels, orders and imports', async () => {
  const page = (await run(tabs, fixtureSite('tabs'))).filter((line) =>
    line.startsWith('docs/page.mdx'),
  );
  expect(page).toEqual([
    expect.stringContaining('docs/page.mdx:7: import and export have no place on a page.'),
    expect.stringContaining('docs/page.mdx:11: <Tabs> has no known groupId.'),
    expect.stringContaining('docs/page.mdx:19: <Tabs> takes groupId and queryString alone'),
    expect.stringContaining('docs/page.mdx:20: write <TabItem value="windows" label="Windows">'),
    expect.stringContaining('docs/page.mdx:25: the item "ubuntu" is out of order.'),
    expect.stringContaining('docs/page.mdx:30: "bsd" is no value of platform.'),
    expect.stringContaining('docs/page.mdx:36: only <TabItem> is allowed directly inside <Tabs>.'),
    expect.stringContaining('docs/page.mdx:40: <Tabs> takes groupId and queryString alone'),
    expect.stringContaining('docs/page.mdx:41: write <TabItem value="ui" label="Web UI">'),
    expect.stringContaining('docs/page.mdx:40: <Tabs> needs two items at least.'),
    expect.stringContaining('docs/page.mdx:48: <TabItem> is not directly inside <Tabs>.'),
  ]);
});

it('rejects an import that is missing, and one too many', async () => {
  const page = (await run(tabs, fixtureSite('tabs'))).filter((line) =>
    line.startsWith('docs/imports.mdx'),
  );
  expect(page).toEqual([
    expect.stringContaining('docs/imports.mdx:7: <Tabs> is not imported.'),
    expect.stringContaining('docs/imports.mdx:5: TabItem is imported and not used.'),
    expect.stringContaining(
      'docs/imports.mdx:9: only <TabItem> is allowed directly inside <Tabs>.',
    ),
    expect.stringContaining('docs/imports.mdx:7: <Tabs> needs two items at least.'),
  ]);
});

it('rejects a value that is there twice', async () => {
  const item = '<TabItem value="ui" label="Web UI">\n\nText.\n\n</TabItem>';
  const text = [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    `<Tabs groupId="interface" queryString="interface">\n${item}\n${item}\n</Tabs>`,
  ].join('\n\n');
  expect(await runOn(tabs, text)).toEqual([
    expect.stringContaining('docs/page.mdx:10: the item "ui" is out of order.'),
  ]);
});

it('names the line of an import, and takes tools from features alone', async () => {
  const text =
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Box from '@site/src/ui/Box';\n";
  expect(await runOn(tabs, text)).toEqual([
    expect.stringContaining('docs/page.mdx:3: import and export have no place'),
    expect.stringContaining('docs/page.mdx:1: Tabs is imported and not used.'),
    expect.stringContaining('docs/page.mdx:2: TabItem is imported and not used.'),
  ]);
});

it.each(Object.entries(setupGroups))('accepts all values of %s', async (group, {values}) => {
  const items = Object.entries(values).map(
    ([value, label]) => `<TabItem value="${value}" label="${label}">\n\nText.\n\n</TabItem>`,
  );
  const text = [
    '---\ntitle: A page\n---',
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    `<Tabs groupId="${group}" queryString="${group}">\n${items.join('\n')}\n</Tabs>`,
  ].join('\n\n');
  expect(await runOn(tabs, text)).toEqual([]);
});
