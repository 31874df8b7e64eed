import {expect, it} from 'vitest';
import {tabs} from '../tabs.ts';
import {fixtureSite, run} from './support.ts';

it('rejects tabs and imports', async () => {
  expect(await run(tabs, fixtureSite('tabs'))).toEqual([
    expect.stringContaining('docs/page.mdx:7: <Tabs> hides text'),
    expect.stringContaining('docs/page.mdx:8: <TabItem> hides text'),
    expect.stringContaining('docs/page.mdx:5: import and export have no place on a page.'),
  ]);
});
