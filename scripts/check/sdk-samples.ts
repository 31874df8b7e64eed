import {loadSdkModels} from '../../src/data/sdk/index.ts';
import {checkPage} from '../sdk/samples/index.ts';

import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** One page: (file, source) → what its samples do that the SDK of the page's release does not. */
export const sdkSampleFindings = (file: string, source: string): Finding[] => [
  ...checkPage(source, file, loadSdkModelsOnce()).violations,
];

let models: ReturnType<typeof loadSdkModels> | undefined;
const loadSdkModelsOnce = (): ReturnType<typeof loadSdkModels> => (models ??= loadSdkModels());

export const sdkSamples: Rule = {
  name: 'sdk-samples',
  about:
    'Python samples parse, import what they use, and call only what the SDK of their release has.',
  check: (pages) => pages.flatMap((page) => sdkSampleFindings(page.file, page.text)),
};
