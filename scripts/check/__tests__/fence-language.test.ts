import {expect, it} from 'vitest';
import {fenceLanguage} from '../fence-language.ts';
import {fixtureSite, run} from './support.ts';

it('rejects fences without one or with another', async () => {
  expect(await run(fenceLanguage, fixtureSite('fence-language'))).toEqual([
    expect.stringContaining('docs/page.mdx:5: this code has no language.'),
    expect.stringContaining(
      'docs/page.mdx:9: the language "yml" is not in use here. Did you mean "yaml"?',
    ),
    expect.stringContaining('docs/page.mdx:13: the language "console" is not in use here.'),
  ]);
});
