import type {BlogContent} from '@docusaurus/plugin-content-blog';

/** Title, description and address of a blog as a whole. */
export interface BlogFacts {
  readonly title: string;
  readonly description: string;
  /** Address of the list of posts, with the base URL. */
  readonly permalink: string;
}

/** What Docusaurus 3.9 and later has for a blog instead of `blogListPaginated`. */
interface NewerContent {
  readonly blogTitle?: string;
  readonly blogDescription?: string;
}

/** Reads the facts from where each release of Docusaurus 3 keeps them. Undefined for a blog without posts. */
export function blogFacts(content: BlogContent): BlogFacts | undefined {
  if (content.blogPosts.length === 0) return undefined;
  const newer = content as NewerContent;
  const [first] = (content as Partial<BlogContent>).blogListPaginated ?? [];
  return {
    title: first?.metadata.blogTitle ?? newer.blogTitle ?? 'Blog',
    description: first?.metadata.blogDescription ?? newer.blogDescription ?? '',
    permalink: content.blogTagsListPath.replace(/\/[^/]+\/?$/, ''),
  };
}
