import {site} from '../data/site.ts';

import {env} from './env.ts';

/** What happens after Docusaurus has written its pages (`src/build`). */
export const buildOptions = {
  cache: env.cache,
  summary: site.summary,
} as const;
