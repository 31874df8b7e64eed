import {expect, it} from 'vitest';
import {knownErrors} from '../known-errors.ts';
import {fixtureSite, run} from './support.ts';

it('rejects unknown errors, components and attributes', async () => {
  expect(await run(knownErrors, fixtureSite('known-errors'))).toEqual([
    'docs/page.mdx:5: there is no known error "disk-fulll". Did you mean "disk-full"?',
    'docs/page.mdx:7: <KnownErrors> names no component with known errors. ' +
      'Write of="…". Did you mean "vllm"?',
    'docs/page.mdx:9: <KnownErrors> has no attribute "foo". Write of="…" or id="…".',
    expect.stringContaining('docs/page.mdx:11: <KnownErrors> names no component'),
    'docs/page.mdx:13: <KnownErrors> takes of or id, not both. Remove one.',
    'docs/page.mdx:15: <KnownErrors> takes no {…}. Write of="…" or id="…".',
  ]);
});
