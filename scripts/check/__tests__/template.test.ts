import {expect, it} from 'vitest';
import {template} from '../template.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a page that still has lines of its template', async () => {
  expect(await run(template, fixtureSite('template'))).toEqual([
    'docs/begun.mdx:3: 4 lines are still the template\'s, first "description: Say in one sentence what th…". Write what is true for this page.',
    'docs/nearly.mdx:7: 1 line is still the template\'s, first "Say what the reader will have at the end…". Write what is true for this page.',
  ]);
});
