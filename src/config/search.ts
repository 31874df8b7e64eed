import type {SearchOptions} from '../features/search/plugin/options.ts';

/** Local search: contexts, limits and routes (specification sections 2.3 and 9). */
export const searchOptions: Partial<SearchOptions> = {
  indexBlog: true,
  docsRouteBasePath: ['/', 'sdk'],
  docsDir: ['docs', 'sdk'],
  hashed: 'filename',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchContextByPaths: ['docs', 'sdk'],
};
