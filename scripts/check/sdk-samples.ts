import {loadSdkModels} from '../../src/data/sdk/index.ts';
import type {Rule} from '../../src/site/mdx/types.ts';
import {checkPages} from '../sdk/samples/index.ts';

export const sdkSamples: Rule = {
  name: 'sdk-samples',
  about:
    'Python samples parse, import what they use, and call only what the SDK of their release has.',
  startsFirst: true,
  check: async (pages) => [...(await checkPages(pages, loadSdkModels())).violations],
};
