import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';

import {blogFacts} from '../blog.ts';

const common = {blogPosts: [{}], blogTagsListPath: '/base/blog/tags'};

it('reads a blog as Docusaurus 3.8 and as 3.10 describe it', () => {
  const metadata = {blogTitle: 'Blog', blogDescription: 'Posts.', permalink: '/base/blog'};
  const facts = {title: 'Blog', description: 'Posts.', permalink: '/base/blog'};
  const old = {...common, blogListPaginated: [{metadata}]} as unknown as BlogContent;
  expect(blogFacts(old)).toEqual(facts);
  const newer = {...common, blogTitle: 'Blog', blogDescription: 'Posts.'} as unknown as BlogContent;
  expect(blogFacts(newer)).toEqual(facts);
});

it('returns nothing for a blog without posts', () => {
  expect(blogFacts({...common, blogPosts: []} as unknown as BlogContent)).toBeUndefined();
});
