import {expect, it} from 'vitest';
import {howTo} from '../how-to.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects a how-to without time, troubleshooting and next steps', async () => {
  expect(await run(howTo, fixtureSite('how-to'))).toEqual([
    'docs/bare.mdx:9: no time above the first heading. Write how long it takes, as "Allow about 10 minutes (our estimate).".',
    'docs/bare.mdx:9: no section "Troubleshooting". Write it, or rename "Before you start".',
    'docs/bare.mdx:9: no section "Next steps". Write it, or rename "Before you start".',
  ]);
});

it('asks the same of SDK guides', async () => {
  const text = 'Log in.\n\n## Before you start\n\n## Troubleshooting\n\n## Next steps\n';
  expect(await runOn(howTo, text, 'sdk/services/auth.mdx')).toEqual([
    expect.stringContaining('no time above the first heading'),
  ]);
});

it('asks nothing of other pages, of the reference and of old releases', async () => {
  const text = '## Before you start\n\n- A machine.\n';
  expect(await runOn(howTo, text, 'sdk/current/services/auth.mdx')).toEqual([]);
  expect(await runOn(howTo, text, 'versioned_docs/version-0.3.2/intro.mdx')).toEqual([]);
  expect(await runOn(howTo, '## Overview\n\nText.\n')).toEqual([]);
});

it('looks for the time above the first heading, in minutes or hours', async () => {
  const rest = '## Before you start\n\n## Troubleshooting\n\n## Next steps\n';
  expect(await runOn(howTo, `Allow 2 hours.\n\n${rest}`)).toEqual([]);
  expect(await runOn(howTo, `Log in.\n\n## Plan\n\nAllow 5 minutes.\n\n${rest}`)).toHaveLength(1);
});
