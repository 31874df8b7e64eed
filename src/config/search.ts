import {env} from './env.ts';

/** Local search: contexts, limits and routes. */
export const searchOptions = {
  indexBlog: true,
  docsRouteBasePath: ['/', 'sdk'],
  docsDir: ['docs', 'sdk'],
  hashed: 'filename',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchContextByPaths: ['docs', 'sdk'],
  development: env.development,
} as const;
