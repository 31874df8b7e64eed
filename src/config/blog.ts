import type {Options} from '@docusaurus/plugin-content-blog';

import {createFeedItems} from './feeds.ts';
import {markdownPipeline} from './markdown.ts';
import {readingTime} from './reading-time.ts';
import {copyrightYear} from './commit.ts';
import {site} from '../data/site.ts';

/** Blog under /blog: every post in the list and in the sidebar, feeds of all types. */
export const blogOptions = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Articles by the Kamiwaza team on running generative AI on your own hardware.',
  blogSidebarTitle: 'All Posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  readingTime,
  editUrl: `${site.links.repository}/edit/main/`,
  ...markdownPipeline,
  authorsMapPath: 'authors.yml',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Kamiwaza Blog',
    description: 'Articles by the Kamiwaza team on running generative AI on your own hardware.',
    copyright: `Copyright © ${String(copyrightYear())} ${site.copyrightHolder}`,
    language: 'en',
    limit: false,
    createFeedItems,
  },
} satisfies Options;
