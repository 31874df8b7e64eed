/** Title and description of a page that lists others; the page and its Markdown version use the same. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

export const ARCHIVE: PageTexts = {
  title: 'Archive',
  description: 'All posts of the blog, by year.',
};

export const AUTHORS: PageTexts = {
  title: 'Authors',
  description: 'Who writes the blog, with the number of posts and a list of them.',
};

export const TAGS: PageTexts = {
  title: 'Tags',
  description: 'What the posts of the blog are about, with the number of posts on each subject.',
};

export const SITE_MAP: PageTexts = {
  title: 'Site map',
  description:
    'Every page of the documentation on one page: product docs and Python SDK by release, and the blog.',
};

export const SEARCH: PageTexts = {
  title: 'Search the documentation',
  description:
    'Search the Kamiwaza documentation, the reference of the Python SDK and the blog, in each release, with hits grouped by page.',
};

/** Site paths of the generated pages whose address does not depend on the content. */
export const LIST_ROUTES: readonly string[] = [
  '/search',
  '/sitemap',
  '/changes',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
];
