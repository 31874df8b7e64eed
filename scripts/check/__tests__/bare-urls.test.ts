import {expect, it} from 'vitest';
import {bareUrls} from '../bare-urls.ts';
import {fixtureSite, run} from './support.ts';

it('rejects addresses without words', async () => {
  expect(await run(bareUrls, fixtureSite('bare-urls'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: the address https://kamiwaza.ai is bare.'),
    expect.stringContaining('docs/page.mdx:5: the address http://www.kamiwaza.ai is bare.'),
    expect.stringContaining('docs/page.mdx:7: the address https://kamiwaza.ai is bare.'),
    expect.stringContaining('docs/page.mdx:7: the address http://kamiwaza.ai is bare.'),
  ]);
});
