/**
 * Labels and messages of the overrides. Those of the 404 page and of code are in NotFound/Content/texts.ts and
 * CodeBlock/texts.ts, which only pages with them load.
 */
export const TEXTS = {
  allAuthors: 'All authors',
  allTags: 'All tags',
  contents: 'On this page',
  pageError: 'Page Error',
  notLoaded: 'This page could not be loaded.',
  retry: 'Retry',
  loading: 'Loading the page',
  skip: 'Skip to main content',
  siteMenu: 'Site menu',
  menu: {
    docs: 'Docs',
    section: 'Pages of this section',
    sdk: 'SDK',
    blog: 'Blog',
    search: 'Search',
    old: 'Documentation of 0.3.2',
  },
  ofRelease: 'Release ',
  release: (title: string, release: string): string => `${title} (${release})`,
} as const;
