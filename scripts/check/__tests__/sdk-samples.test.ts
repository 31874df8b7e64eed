import {expect, it} from 'vitest';

import {sdkSamples} from '../sdk-samples.ts';
import {loadSdkModels} from '../../../src/data/sdk/index.ts';
import {checkPage} from '../../sdk/samples/index.ts';

import {fixtureSite, run, site} from './support.ts';

it('every Python sample of the site runs on the SDK of its release, as far as that can be read', async () => {
  expect(await run(sdkSamples, site)).toEqual([]);
});

it('lists the samples that opt out of the check', () => {
  const models = loadSdkModels();
  const results = site.pages.map((page) => checkPage(page.text, page.file, models));
  const skips = results.flatMap((result) => result.skips);
  const blocks = results.reduce((sum, result) => sum + result.blocks, 0);
  console.log(`${blocks} Python samples, ${skips.length} opted out:`);
  for (const {file, line, reason} of skips) console.log(`  ${file}:${line}: ${reason}`);
  expect(blocks).toBeGreaterThan(100);
  // opting out is for the few samples that show what fails
  expect(skips.length).toBeLessThan(blocks / 20);
});

it('rejects what the SDK does not have', async () => {
  expect(await run(sdkSamples, fixtureSite('sdk-samples'))).toEqual([
    'docs/page.mdx:15: `client.serving` has no method `deploy` in SDK 0.5.0. Nearest: `deploy_model`.',
    'docs/page.mdx:21: `client.models.list_models` has no parameter `load_file` in SDK 0.5.0. Nearest: `load_files`.',
    'docs/page.mdx:27: `client.ingestion` is not in SDK 0.5.0, only in pre-0.5.0 and 0.3.2.',
    'docs/page.mdx:33: syntax error: the block ends too early.',
    'docs/page.mdx:39: `UIModelDeployment` has no attribute `state` in SDK 0.5.0. Nearest: `status`.',
    'docs/page.mdx:47: `CreateModelDeployment` needs `m_config_id` in SDK 0.5.0.',
    'docs/page.mdx:53: The module `kamiwaza_client.exceptions` of SDK 0.5.0 has no `DeploymentError`. It has `APIError`, `AuthenticationError`, `KamiwazaError`, `NotFoundError`, `TimeoutError`, `ValidationError`.',
    'docs/page.mdx:58: check-skip needs a reason: check-skip="why".',
  ]);
});
