import {expect, it} from 'vitest';

import {anchorsOf} from '../anchors.ts';
import {parsePage} from '../mdx/parse.ts';

const tabs = `<Tabs groupId="platform">
  <TabItem value="ubuntu">

One.

  </TabItem>
  <TabItem value="windows">

Two.

  </TabItem>
</Tabs>
`;

it('knows every anchor that the site gives a page', () => {
  const table = '<DataTable of="ports" />\n';
  const text = ['## Ports {#ports}', '## Logs', table, table, tabs, tabs, '<a id="own" />'];
  expect([...anchorsOf(parsePage('docs/a.mdx', text.join('\n\n'), 'docs'))]).toEqual([
    'ports',
    'logs',
    'data-ports',
    'data-ports-2',
    'platform-ubuntu',
    'platform-windows',
    'platform-ubuntu-2',
    'platform-windows-2',
    'own',
  ]);
});

it('knows no panel of tabs that are not about the setup', () => {
  const page = parsePage('docs/a.mdx', tabs.replace('platform', 'engine'), 'docs');
  expect([...anchorsOf(page)]).toEqual([]);
});
