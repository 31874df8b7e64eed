import {expect, it} from 'vitest';

import {currentSdk} from '../../../src/data/sdk/index.ts';

import {sdkSamples} from '../sdk-samples.ts';
import {writtenPages} from '../index.ts';
import {pythonBlocks} from '../../sdk/samples/joined.ts';

import {fixtureSite, run, site} from './support.ts';

/** Pyright takes time on a busy machine. */
const TIMEOUT = 120_000;

// site.test.ts runs the rule on the site itself.
it('lists the samples that opt out of the check', () => {
  const blocks = writtenPages(site).flatMap((page) =>
    pythonBlocks(page).map((block) => ({...block, file: page.file})),
  );
  const skipped = blocks.filter(({skip}) => skip !== undefined);
  console.log(`${blocks.length} Python samples, ${skipped.length} opted out:`);
  for (const {file, line, skip} of skipped) console.log(`  ${file}:${line}: ${skip}`);
  expect(blocks.length).toBeGreaterThan(100);
  // opting out is for the few samples that show what fails
  expect(skipped.length).toBeLessThan(blocks.length / 20);
});

it(
  'rejects what the SDK does not have',
  async () => {
    const found = await run(sdkSamples, fixtureSite('sdk-samples'));
    expect(found.map((text) => text.replace(`SDK ${currentSdk()}`, 'the SDK'))).toEqual([
      'docs/page.mdx:15: Cannot access attribute "deploy" for class "ServingService": it is not in the SDK. Nearest: `deploy_model`.',
      'docs/page.mdx:21: No parameter named "load_file" in the SDK.',
      'docs/page.mdx:27: Cannot access attribute "ingestion" for class "KamiwazaClient": it is not in the SDK, only in 0.3.2.',
      'docs/page.mdx:33: syntax error: "(" was not closed.',
      'docs/page.mdx:39: Cannot access attribute "state" for class "UIModelDeployment": it is not in the SDK. Nearest: `status`.',
      'docs/page.mdx:47: Argument missing for parameter "m_config_id" in the SDK.',
      'docs/page.mdx:53: "DeploymentError" is unknown import symbol in the SDK. It has `APIError`, `AuthenticationError`, `KamiwazaError`, `NotFoundError`, `TimeoutError`, `ValidationError`.',
      'docs/page.mdx:58: check-skip needs a reason: check-skip="why".',
    ]);
  },
  TIMEOUT,
);
