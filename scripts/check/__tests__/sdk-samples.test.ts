import {expect, it} from 'vitest';

import {sdkSamples} from '../sdk-samples.ts';
import {loadSdkModels} from '../../../src/data/sdk/index.ts';
import {writtenPages} from '../index.ts';
import {checkPages} from '../../sdk/samples/index.ts';

import {fixtureSite, run, site} from './support.ts';

/** Each test starts pyright, which takes time on a busy machine. */
const TIMEOUT = 120_000;

it(
  'every Python sample of the site passes pyright with the SDK of its release',
  async () => {
    expect(await run(sdkSamples, {...site, pages: writtenPages(site)})).toEqual([]);
  },
  TIMEOUT,
);

it(
  'lists the samples that opt out of the check',
  async () => {
    const {skips, blocks} = await checkPages(writtenPages(site), loadSdkModels());
    console.log(`${blocks} Python samples, ${skips.length} opted out:`);
    for (const {file, line, reason} of skips) console.log(`  ${file}:${line}: ${reason}`);
    expect(blocks).toBeGreaterThan(100);
    // opting out is for the few samples that show what fails
    expect(skips.length).toBeLessThan(blocks / 20);
  },
  TIMEOUT,
);

it(
  'rejects what the SDK does not have',
  async () => {
    expect(await run(sdkSamples, fixtureSite('sdk-samples'))).toEqual([
      'docs/page.mdx:15: Cannot access attribute "deploy" for class "ServingService": it is not in SDK 0.5.0. Nearest: `deploy_model`.',
      'docs/page.mdx:21: No parameter named "load_file" in SDK 0.5.0.',
      'docs/page.mdx:27: Cannot access attribute "ingestion" for class "KamiwazaClient": it is not in SDK 0.5.0, only in 0.3.2.',
      'docs/page.mdx:33: syntax error: "(" was not closed.',
      'docs/page.mdx:39: Cannot access attribute "state" for class "UIModelDeployment": it is not in SDK 0.5.0. Nearest: `status`.',
      'docs/page.mdx:47: Argument missing for parameter "m_config_id" in SDK 0.5.0.',
      'docs/page.mdx:53: "DeploymentError" is unknown import symbol in SDK 0.5.0. It has `APIError`, `AuthenticationError`, `KamiwazaError`, `NotFoundError`, `TimeoutError`, `ValidationError`.',
      'docs/page.mdx:58: check-skip needs a reason: check-skip="why".',
    ]);
  },
  TIMEOUT,
);
